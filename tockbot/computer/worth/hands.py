"""What hands are worth, what can be spent of them, and how much a way out of the reserve is needed; all remembered."""

from __future__ import annotations

from typing import Final

from tockbot.computer.worth.features import Need, hand_features, need
from tockbot.computer.worth.worths import Weights, weighed
from tockbot.rules import PAWNS, Choice, TableRules, at_home, group_of

REMEMBERED: Final = 1 << 13


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


class Choices(dict[str, Choice]):
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
