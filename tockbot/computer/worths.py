"""What pawns and hands are worth: features weighed, and remembered by the number of the pawns, or by the hand.

With hands goes what can be spent of them, and how much pawns need a card that brings one from the reserve.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tockbot.computer.features import (
    Need,
    hand_features,
    last_features,
    need,
    only_first_free,
    pawn_features,
    shape_features,
)
from tockbot.computer.sums import in_order
from tockbot.rules import PAWNS, Choice, Seat, TableRules, at_home, group_of, is_home, location_of, pawns_apart

REMEMBERED: Final = 1 << 13

Weights = tuple[float, ...]
"""A weight for each of :data:`~tockbot.computer.features.NAMES`."""


class Worths(dict[int, float]):
    """What the pawns of one seat, given by their number, are worth, worked out when first asked for."""

    def __init__(self, rules: TableRules, weights: Weights, seat: Seat) -> None:
        super().__init__()
        self._rules, self._weights, self._seat = rules, weights, seat
        self._pawns: dict[int, tuple[float, float, int]] = {}
        self._shapes: dict[tuple[int, int], tuple[float, bool]] = {}

    def __missing__(self, number: int) -> float:
        if len(self) > REMEMBERED:
            self.clear()
        value, as_last, home = 0.0, 0.0, 0
        pawns = pawns_apart(self._rules, self._seat, number)
        for one in pawns:
            worth, more, its_home = self._pawns.get(one) or self._pawn(one)
            value += worth
            as_last += more
            home |= its_home
        shape, last = self._shapes.get((home, len(pawns))) or self._shape(number, (home, len(pawns)))
        self[number] = value = shape + value + as_last * last
        return value

    def _pawn(self, number: int) -> tuple[float, float, int]:
        """What one pawn is worth by itself, what more as the last one, and its number again if it is at home."""
        one = group_of(self._rules, self._seat, number)[0]
        found = pawn_features(self._rules, self._seat, one)
        worth, as_last = weighed(self._weights, found), weighed(self._weights, last_features(found))
        known = self._pawns[number] = (worth, as_last, number * is_home(location_of(one)))
        return known

    def _shape(self, number: int, key: tuple[int, int]) -> tuple[float, bool]:
        """What it is worth how many pawns are where, and whether only the last one's home field is free."""
        group = group_of(self._rules, self._seat, number)
        known = self._shapes[key] = (weighed(self._weights, shape_features(group)), only_first_free(group))
        return known


class Scaled(dict[int, float]):
    """What the pawns of one seat, given by their number, are worth to somebody else."""

    def __init__(self, worths: Worths, factor: float) -> None:
        super().__init__()
        self._worths, self._factor = worths, factor

    def __missing__(self, number: int) -> float:
        if len(self) > REMEMBERED:
            self.clear()
        value = self[number] = self._factor * self._worths[number]
        return value


def weighed(weights: Weights, found: Sequence[tuple[int, float]]) -> float:
    """What features are worth together."""
    return in_order([weights[index] * amount for index, amount in found])


class Hands(dict[str, tuple[float, ...]]):
    """``hands[hand][needed]``: what it is worth to hold these ranks where a way out is needed so much."""

    def __init__(self, weights: Weights, ways_out: str) -> None:
        """Weigh hands; ``ways_out`` are the ranks that bring a pawn from the reserve."""
        super().__init__()
        self._weights, self._ways_out = weights, ways_out

    def __missing__(self, hand: str) -> tuple[float, ...]:
        if len(self) >= REMEMBERED:
            self.clear()
        found = self[hand] = tuple(
            weighed(self._weights, hand_features(hand, self._ways_out, needed)) for needed in Need
        )
        return found


class HandChoices(dict[str, Choice]):
    """What can be spent of each hand."""

    def __init__(self, hands: Hands) -> None:
        """With what hands are worth."""
        super().__init__()
        self._hands = hands

    def __missing__(self, hand: str) -> Choice:
        if len(self) >= REMEMBERED:
            self.clear()
        ranks = tuple(dict.fromkeys(hand))
        rests = tuple([hand.replace(rank, "", 1) for rank in ranks])
        choice = self[hand] = Choice(ranks, rests, tuple([self._hands[rest] for rest in rests]))
        return choice


class Needs(dict[int, Need | None]):
    """How much the pawns of a seat, given by their number, need a card that brings one from the reserve.

    None where all are home: in teams the partner's are then played (rules.md 2.7).
    """

    def __init__(self, rules: TableRules) -> None:
        """At a table with these rules."""
        super().__init__()
        self._rules = rules

    def __missing__(self, number: int) -> Need | None:
        if len(self) >= REMEMBERED:
            self.clear()
        group = group_of(self._rules, self._rules.seats[0], number)
        needed = self[number] = None if at_home(group) == PAWNS else need(group)
        return needed
