"""Keezen, as played in the Netherlands and Flanders."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tockbot.rules.law import (
    OFF,
    ON,
    Backward,
    Blocking,
    BoardKind,
    EnterPawn,
    Exchange,
    Forward,
    HomeEntry,
    Law,
    Lead,
    MenuOption,
    OwnPawns,
    Party,
    Ruleset,
    Seven,
    SevenHits,
    Shuffling,
    Swappable,
    SwapPawns,
    Unplayable,
)
from tockbot.rules.rulesets.common import COMMON_CARDS, EITHER_TEAMS_OR_SOLO, PLACES, toggle

CYCLE: Final = "cycle"
ROUND: Final = "round"


def _law(party: Party) -> Law:
    return Law(
        board=BoardKind.KEEZEN,
        home_entries=(HomeEntry.FORWARD,),
        home_entry=HomeEntry.FORWARD,
        cards=COMMON_CARDS
        | {
            "A": (EnterPawn(), Forward(1)),
            "4": (Backward(4),),
            "7": (Seven(),),
            "J": (SwapPawns(),),
            "K": (EnterPawn(),),
        },
        suits=party.players,
        jokers=0,
        hand_sizes=(5, 4, 4),
        shuffling=Shuffling.EACH_CYCLE,
        lead=Lead.EACH_CYCLE,
        exchange=Exchange.NONE,
        unplayable=Unplayable.THROW_IN,
        blocking=Blocking.OWN_START,
        blocking_can_swap=Swappable.OWNER,
        passes_entry=False,
        seven_hits=SevenHits.NOBODY,
        seven_pawns=2,
    )


def _dealer(law: Law, value: str) -> Law:
    return replace(law, lead=Lead.EACH_ROUND) if value == ROUND else law


def _start_swap(law: Law, value: str) -> Law:
    return replace(law, blocking_can_swap=Swappable.NOBODY) if value == OFF else law


KEEZEN: Final = Ruleset(
    name="keezen",
    parties=(*EITHER_TEAMS_OR_SOLO, Party(8, in_teams=True)),
    law=_law,
    options=(
        toggle("extra_lap", lambda law: replace(law, passes_entry=True)),
        toggle("king_13", lambda law: replace(law, cards={**law.cards, "K": COMMON_CARDS["K"]})),
        toggle("own_block", lambda law: replace(law, own_pawns=OwnPawns.NEITHER)),
        MenuOption("start_swap", lambda _: (ON, OFF), _start_swap),
        MenuOption("dealer", lambda _: (CYCLE, ROUND), _dealer),
        PLACES,
    ),
)
