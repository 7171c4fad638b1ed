"""Toc Toc, the rules of Québec."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tockbot.rules.law import (
    Backward,
    Blocking,
    BoardKind,
    EnterPawn,
    Exchange,
    Forward,
    HomeEntry,
    Law,
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
from tockbot.rules.rulesets.common import COMMON_CARDS, toggle

LAW: Final = Law(
    board=BoardKind.CORNER,
    home_entries=(HomeEntry.FORWARD,),
    home_entry=HomeEntry.FORWARD,
    cards=COMMON_CARDS
    | {
        "A": (EnterPawn(), Forward(1), Forward(14)),
        "4": (Backward(4),),
        "7": (Seven(),),
        "J": (SwapPawns(),),
    },
    jokers=0,
    hand_sizes=(5, 4, 4),
    shuffling=Shuffling.EACH_CYCLE,
    exchange=Exchange.PARTNER,
    unplayable=Unplayable.THROW_IN_OFF_TRACK,
    blocking=Blocking.ENTERED,
    own_pawns=OwnPawns.NEITHER,
    blocking_can_swap=Swappable.ANYONE,
    seven_hits=SevenHits.OPPONENTS,
)

TOCTOC: Final = Ruleset(
    name="toctoc",
    parties=(Party(4, in_teams=True),),
    law=lambda _: LAW,
    options=(toggle("seven_diagonal", lambda law: replace(law, seven_diagonal=True)),),
)
