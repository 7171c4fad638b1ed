"""What a position is worth: weights for features, read from ``weights/`` and remembered for each seat's pawns.

The pawns and hands of a side make its *strength*; its chance to win is its part of all sides' ``exp(strength)``. So
strengths are log-odds. The pawns of a seat come up again and again, and so does what they are worth.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp
from pathlib import Path
from typing import Any, Final

from tockbot.computer.features import NAMES, Need, danger_features, group_features, hand_features, need
from tockbot.rules.board import Seat
from tockbot.rules.pawns import Group, Pawns
from tockbot.rules.position import side_is_home
from tockbot.rules.table_rules import TableRules

FOLDER: Final = Path(__file__).parent / "weights"
REMEMBERED: Final = 1 << 17
WIN: Final = 1000.0

Weights = tuple[float, ...]
"""A weight for each of :data:`~tockbot.computer.features.NAMES`."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """The weights of one kind of table.

    Attributes:
        origin: how they were found.
        mover: of a position just after a play, hands included: what to play.
        quick: the same without what pawns of two seats are to each other.
        leaf: of a position in which nobody holds a card: how a round went.
    """

    origin: str
    mover: Weights
    quick: Weights
    leaf: Weights


def family(rules: TableRules) -> str:
    """The kind of table whose weights serve these rules."""
    return f"{rules.ruleset.name}-{rules.party.players}{'t' if rules.party.in_teams else 's'}"


@lru_cache(maxsize=64)
def read_weights(name: str) -> Weighing:
    """The weights of a kind of table, those tuned by hand where none were trained."""
    path = FOLDER / f"{name}.json"
    data: dict[str, Any] = json.loads((path if path.is_file() else FOLDER / "hand.json").read_text(encoding="utf-8"))
    return Weighing(data["origin"], *(_listed(data[part]) for part in ("mover", "quick", "leaf")))


def _listed(named: Mapping[str, float]) -> Weights:
    """Weights by name as weights by index; one that is not named weighs nothing.

    Raises:
        ValueError: a name is no feature's.
    """
    unknown = named.keys() - set(NAMES)
    if unknown:
        raise ValueError(f"{min(unknown)!r} is no feature")
    return tuple(named.get(name, 0.0) for name in NAMES)


class Evaluation:
    """Weighs the positions of one table with one set of weights."""

    def __init__(self, rules: TableRules, weights: Weights, *, with_danger: bool) -> None:
        """Weigh positions under these rules; without danger it takes half as long."""
        self._rules = rules
        self._weights = weights
        self._with_danger = with_danger
        self._groups: list[dict[Group, float]] = [{} for _ in rules.seats]
        self._dangers: dict[tuple[Seat, Group, Seat, Group], float] = {}
        self._hands: dict[tuple[str, Need], float] = {}
        self._ways_out = rules.law.entering_ranks
        self._enemies = tuple(
            (one, other) for one in rules.seats for other in rules.seats if other not in rules.side_of(one)
        )
        self._side_of = tuple(seat % len(rules.sides) for seat in rules.seats)

    def _weighed(self, found: Sequence[tuple[int, float]]) -> float:
        weights = self._weights
        return sum(weights[index] * amount for index, amount in found)

    def strengths(self, pawns: Pawns) -> list[float]:
        """The strength of each side, in the order of ``rules.sides``, whatever anybody holds."""
        values = [0.0] * len(self._rules.sides)
        side_of = self._side_of
        for seat, (group, known) in enumerate(zip(pawns, self._groups, strict=True)):
            value = known.get(group)
            if value is None:
                value = known[group] = self._weighed(group_features(self._rules, Seat(seat), group))
            values[side_of[seat]] += value
        if self._with_danger:
            self._add_dangers(pawns, values)
        return values

    def _add_dangers(self, pawns: Pawns, values: list[float]) -> None:
        known = self._dangers
        for one, other in self._enemies:
            key = (one, pawns[one], other, pawns[other])
            value = known.get(key)
            if value is None:
                if len(known) > REMEMBERED:
                    known.clear()
                value = known[key] = self._weighed(danger_features(self._rules, *key))
            values[self._side_of[one]] += value

    def lead(self, pawns: Pawns, seat: Seat) -> float:
        """By how much the side of a seat is ahead of the others: what a play is chosen by."""
        values = self.strengths(pawns)
        own = values[self._side_of[seat]]
        return own - (sum(values) - own) / (len(values) - 1)

    def chance(self, pawns: Pawns, seat: Seat) -> float:
        """The chance, 0 to 1, that the side of a seat wins, whatever anybody holds."""
        rules = self._rules
        if side_is_home(rules, pawns, seat):
            return 1.0
        values = self.strengths(pawns)
        if not rules.law.places and any(side_is_home(rules, pawns, side[0]) for side in rules.sides):
            return 0.0
        most = max(values)
        shares = [exp(value - most) for value in values]
        return shares[self._side_of[seat]] / sum(shares)

    def hand(self, hand: str, group: Group) -> float:
        """What it is worth to hold these ranks, for whoever moves these pawns."""
        key = (hand, need(group))
        value = self._hands.get(key)
        if value is None:
            value = self._hands[key] = self._weighed(hand_features(hand, self._ways_out, key[1]))
        return value


@dataclass(frozen=True, slots=True)
class Judges:
    """The evaluations of one table, one for each use."""

    mover: Evaluation
    quick: Evaluation
    leaf: Evaluation


@lru_cache(maxsize=8)
def judges(rules: TableRules) -> Judges:
    """The evaluations for these rules."""
    weighing = read_weights(family(rules))
    return Judges(
        Evaluation(rules, weighing.mover, with_danger=True),
        Evaluation(rules, weighing.quick, with_danger=False),
        Evaluation(rules, weighing.leaf, with_danger=True),
    )
