"""The rules of the Italian sheet."""

from __future__ import annotations

from typing import Final

from tockbot.rules.law import (
    Backward,
    Blocking,
    BoardKind,
    EnterPawn,
    Exchange,
    ForcedDiscard,
    Forward,
    HomeEntry,
    Law,
    Lead,
    Party,
    Ruleset,
    Seven,
    SevenHits,
    Shuffling,
    SwapPawns,
    Unplayable,
)
from tockbot.rules.rulesets.common import COMMON_CARDS, EITHER_TEAMS_OR_SOLO, PLACES


def _law(party: Party) -> Law:
    return Law(
        board=BoardKind.CORNER,
        home_entries=(HomeEntry.FORWARD,),
        home_entry=HomeEntry.FORWARD,
        cards=COMMON_CARDS
        | {
            "A": (EnterPawn(), Forward(1)),
            "4": (Backward(4),),
            "7": (Seven(),),
            "J": (SwapPawns(),),
        },
        jokers=0,
        hand_sizes=(5, 4, 4),
        shuffling=Shuffling.WHEN_SHORT,
        lead=Lead.NEVER,
        exchange=Exchange.PARTNER if party.in_teams else Exchange.NONE,
        unplayable=Unplayable.DISCARD,
        blocking=Blocking.OWN_START,
        seven_hits=SevenHits.NOBODY,
        forced_discard=ForcedDiscard("T", loses_turn=True),
    )


ITALIAN: Final = Ruleset(name="italian", parties=EITHER_TEAMS_OR_SOLO, law=_law, options=(PLACES,))
