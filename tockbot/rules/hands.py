"""Hands: ranks as a string, in the notation's order (rules.md 2.4, 6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tockbot.rules.board import Seat
from tockbot.rules.law import HAND_ORDER

PLACE_IN_HAND: Final = {rank: place for place, rank in enumerate(HAND_ORDER)}


def sorted_hand(ranks: str) -> str:
    """Ranks in the notation's order (rules.md 6.1)."""
    return "".join(sorted(ranks, key=PLACE_IN_HAND.__getitem__))


def without(hand: str, spent: str) -> str:
    """A hand once these ranks are gone from it."""
    for rank in spent:
        hand = hand.replace(rank, "", 1)
    return hand


def next_holder(hands: Sequence[str], seat: Seat) -> Seat | None:
    """The next seat clockwise that holds a card, the seat itself last; None if nobody does (rules.md 2.4)."""
    players = len(hands)
    for step in range(1, players + 1):
        after = (seat + step) % players
        if hands[after]:
            return Seat(after)
    return None
