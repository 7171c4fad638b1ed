"""The rules of the Tock Tock Dog Game (TTG-008-XXL)."""

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
    ForcedDiscard,
    Forward,
    FromCentre,
    HomeEntry,
    Law,
    MenuOption,
    OwnPawns,
    Party,
    Ruleset,
    Seven,
    SevenHits,
    Shuffling,
    SwapPawns,
    ToCentre,
    Unplayable,
)
from tockbot.rules.rulesets.common import COMMON_CARDS, EITHER_TEAMS_OR_SOLO, PLACES, toggle

HAND_SIZES: Final = {2: (5, 5, 4, 4, 4, 4), 3: (5, 4, 4, 4), 4: (5, 4, 4), 5: (5, 5), 6: (4, 4)}


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
            "J": (Forward(11), SwapPawns()),
        },
        jokers=0,
        hand_sizes=HAND_SIZES[party.players],
        shuffling=Shuffling.EACH_CYCLE,
        exchange=Exchange.PARTNER if party.in_teams else Exchange.NONE,
        unplayable=Unplayable.DISCARD,
        may_spare_partner=party.in_teams,
        blocking=Blocking.NONE,
        own_pawns=OwnPawns.NEITHER,
        seven_hits=SevenHits.NOBODY,
        seven_backs_at_home=True,
        centre=True,
    )


def _centre(law: Law, value: str) -> Law:
    if value == OFF:
        return law
    ways = {rank: (*law.cards[rank], ToCentre(), FromCentre()) for rank in "ATK"}
    return replace(law, cards={**law.cards, **ways})


def _ten_swap(law: Law) -> Law:
    return replace(law, cards={**law.cards, "T": (*law.cards["T"], SwapPawns(opponents_only=True))})


TTG: Final = Ruleset(
    name="ttg",
    parties=EITHER_TEAMS_OR_SOLO,
    law=_law,
    options=(
        MenuOption("centre", lambda _: (ON, OFF), _centre),
        toggle("jokers", lambda law: replace(law, jokers=2)),
        toggle("ten_swap", _ten_swap),
        toggle("jack_discard", lambda law: replace(law, forced_discard=ForcedDiscard("J", loses_turn=False))),
        PLACES,
    ),
)
