"""What pawns and hands are worth: features weighed, and remembered by a seat's pawns, or by the hand.

All of it is in whole grains, of which :data:`GRAINS` are one log-odds: sums of them are the same in any order, so both
engines come to the same, each in its own way.
"""

from __future__ import annotations

from typing import Final

from tockbot.computer.features import (
    Found,
    Need,
    hand_features,
    last_features,
    only_first_free,
    pawn_features,
    shape_features,
)
from tockbot.rules import RESERVE, Group, Pawn, Seat, TableRules, location_of

REMEMBERED: Final = 1 << 13
GRAINS: Final = 1 << 16

Weights = tuple[float, ...]
"""A weight, in log-odds, for each of :data:`~tockbot.computer.features.NAMES`."""


class Worths(dict[Group, int]):
    """What the pawns of one seat are worth, worked out when first asked for."""

    def __init__(self, rules: TableRules, weights: Weights, seat: Seat) -> None:
        super().__init__()
        self._rules, self._weights, self._seat = rules, weights, seat
        self._pawns: dict[Pawn, tuple[int, int]] = {}

    def __missing__(self, group: Group) -> int:
        if len(self) > REMEMBERED:
            self.clear()
        value, as_last = grains(self._weights, shape_features(group)), 0
        for one in group:
            if location_of(one) != RESERVE:
                worth, more = self._pawns.get(one) or self._pawn(one)
                value += worth
                as_last += more
        self[group] = value = value + as_last * only_first_free(group)
        return value

    def _pawn(self, one: Pawn) -> tuple[int, int]:
        """What one pawn is worth by itself, and what more as the last one."""
        found = pawn_features(self._rules, self._seat, one)
        known = self._pawns[one] = grains(self._weights, found), grains(self._weights, last_features(found))
        return known


def grains(weights: Weights, found: Found) -> int:
    """What features are worth together."""
    return round(GRAINS * sum(weights[index] * amount for index, amount in found))


class Hands(dict[str, tuple[int, ...]]):
    """``hands[hand][needed]``: what it is worth to hold these ranks where a way out is needed so much."""

    def __init__(self, weights: Weights, ways_out: str) -> None:
        """Weigh hands; ``ways_out`` are the ranks that bring a pawn from the reserve."""
        super().__init__()
        self._weights, self._ways_out = weights, ways_out

    def __missing__(self, hand: str) -> tuple[int, ...]:
        if len(self) >= REMEMBERED:
            self.clear()
        found = self[hand] = tuple(self._worth(hand, needed) for needed in Need)
        return found

    def _worth(self, hand: str, needed: Need) -> int:
        each = hand_features(hand, self._ways_out, needed)
        return sum(round(GRAINS * self._weights[index]) * int(amount) for index, amount in each)
