"""Jackaroo, as played around the Gulf."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tockbot.rules.law import (
    OFF,
    ON,
    Backward,
    Blocking,
    BoardKind,
    BurnCard,
    EnterPawn,
    Exchange,
    Forward,
    HomeEntry,
    Law,
    Lead,
    MenuOption,
    OwnPawns,
    Party,
    PawnOwner,
    Ruleset,
    Seven,
    SevenHits,
    Shuffling,
    SwapPawns,
    Unplayable,
)
from tockbot.rules.rulesets.common import COMMON_CARDS, EITHER_TEAMS_OR_SOLO, PLACES, toggle

BLIND: Final = "blind"
CHOICE: Final = "choice"


def _law(party: Party) -> Law:
    return Law(
        board=BoardKind.JACKAROO,
        home_entries=(HomeEntry.FORWARD,),
        home_entry=HomeEntry.FORWARD,
        cards=COMMON_CARDS
        | {
            "A": (EnterPawn(), Forward(1), Forward(11)),
            "4": (Backward(4),),
            "5": (Forward(5, pawns=PawnOwner.ANYONE),),
            "7": (Seven(),),
            "T": (Forward(10), BurnCard()),
            "J": (SwapPawns(),),
            "K": (EnterPawn(), Forward(13, hits_passed=True)),
        },
        suits=party.players,
        jokers=0,
        hand_sizes=(4, 4, 5),
        shuffling=Shuffling.EACH_CYCLE,
        lead=Lead.EACH_CYCLE,
        exchange=Exchange.NONE,
        unplayable=Unplayable.THROW_IN,
        blocking=Blocking.OWN_START,
        own_pawns=OwnPawns.HIT_ONLY,
        pairs_block=True,
        passes_entry=False,
        seven_hits=SevenHits.NOBODY,
        seven_pawns=2,
    )


def _plain(law: Law) -> Law:
    plain = {rank: COMMON_CARDS[rank] for rank in "5T"}
    return replace(law, cards={**law.cards, **plain, "K": (EnterPawn(),)})


def _queen_burns(law: Law) -> Law:
    return replace(law, cards={**law.cards, "Q": (*law.cards["Q"], BurnCard())})


def _burn(law: Law, value: str) -> Law:
    if value != CHOICE:
        return law
    chosen = {
        rank: tuple(BurnCard(choice=True) if isinstance(one, BurnCard) else one for one in actions)
        for rank, actions in law.cards.items()
    }
    return replace(law, cards=chosen)


JACKAROO: Final = Ruleset(
    name="jackaroo",
    parties=EITHER_TEAMS_OR_SOLO,
    law=_law,
    options=(
        toggle("plain", _plain),
        toggle("queen_burns", _queen_burns),
        MenuOption("burn", lambda _: (BLIND, CHOICE), _burn),
        toggle("discard", lambda law: replace(law, unplayable=Unplayable.DISCARD)),
        toggle("own_pass", lambda law: replace(law, own_pawns=OwnPawns.PASSED_AND_HIT)),
        MenuOption("pair_wall", lambda _: (ON, OFF), lambda law, value: replace(law, pairs_block=value == ON)),
        PLACES,
    ),
)
