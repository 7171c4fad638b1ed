"""The Italian rules, after the sheet "Tock"."""

from __future__ import annotations

from typing import Final

from tockbot.rules import law
from tockbot.rules.rulesets.common import COMMON_CARDS, EITHER_TEAMS_OR_SOLO, PLACES


def _law(party: law.Party) -> law.Law:
    return law.Law(
        board=law.BoardKind.CORNER,
        home_entries=(law.HomeEntry.FORWARD,),
        home_entry=law.HomeEntry.FORWARD,
        cards=COMMON_CARDS
        | {
            "A": (law.EnterPawn(), law.Forward(1)),
            "4": (law.Backward(4),),
            "7": (law.Seven(),),
            "J": (law.SwapPawns(),),
        },
        jokers=0,
        hand_sizes=(5, 4, 4),
        shuffling=law.Shuffling.WHEN_SHORT,
        lead=law.Lead.NEVER,
        exchange=law.Exchange.PARTNER if party.in_teams else law.Exchange.NONE,
        unplayable=law.Unplayable.DISCARD,
        blocking=law.Blocking.OWN_START,
        seven_hits=law.SevenHits.NOBODY,
        forced_discard=law.ForcedDiscard("T", loses_turn=True),
    )


ITALIAN: Final = law.Ruleset(name="italian", parties=EITHER_TEAMS_OR_SOLO, law=_law, options=(PLACES,))
