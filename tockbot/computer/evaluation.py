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
from operator import getitem, mul
from pathlib import Path
from typing import Any, Final

from tockbot.computer.features import ALONE, DANGER_NAMES, NAMES, alone, dangers, need
from tockbot.computer.sums import in_order
from tockbot.computer.worths import HandChoices, Hands, Needs, Scaled, Weights, Worths
from tockbot.rules import JOKER, BestPlays, Group, Pawns, Scale, Seat, TableRules, is_over, side_is_home

FOLDER: Final = Path(__file__).parent / "weights"
WIN: Final = 1000.0

SHARING: Final = 3
"""Up to so many players sevens that move others' pawns are weighed; with five they take as long as the rest."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """The weights of one kind of table.

    Attributes:
        origin: how they were found.
        mover: of a position just after a play, hands included: what to play.
        quick: the same without what the pawns of two seats are to each other.
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
    return Weighing(data["origin"], *(listed(_with_joker(data[part])) for part in ("mover", "quick", "leaf")))


def _with_joker(named: Mapping[str, float]) -> Mapping[str, float]:
    """The weights, and where training met no joker, because only a house rule brings it in, the best card's for it."""
    if f"holds {JOKER}" in named:
        return named
    best = max((weight for name, weight in named.items() if name.startswith("holds ")), default=0.0)
    return {**named, f"holds {JOKER}": max(best, 0.0)}


def listed(named: Mapping[str, float]) -> Weights:
    """Weights by name as weights by index; one that is not named weighs nothing.

    Raises:
        ValueError: a name is no feature's.
    """
    unknown = named.keys() - set(NAMES)
    if unknown:
        raise ValueError(f"{min(unknown)!r} is no feature")
    return tuple(named.get(name, 0.0) for name in NAMES)


class Evaluation:
    """Weighs the positions of one table with one set of weights.

    Attributes:
        weights: the weights.
        between_seats: whether what the pawns of two seats are to each other counts.
        hands: what hands are worth.
    """

    def __init__(self, rules: TableRules, weights: Weights, *, between_seats: bool) -> None:
        """Weigh positions under these rules; without what is between seats it takes half as long."""
        self._rules = rules
        self.weights = weights
        self.between_seats = between_seats
        self._danger_weights = tuple(weights[NAMES.index(name)] for name in DANGER_NAMES)
        self._sides = len(rules.sides)
        self._against = -1.0 / (self._sides - 1)
        self._plain = [Worths(rules, weights, seat) for seat in rules.seats]
        self._alone = [Worths(rules, weights[ALONE], seat) for seat in rules.seats]
        others = [Scaled(worths, self._against) for worths in self._plain]
        self._seen_by = [
            [self._plain[seat] if seat in side else others[seat] for seat in rules.seats] for side in rules.sides
        ]
        self.hands = Hands(weights, rules.law.entering_ranks)
        choices, needs = HandChoices(self.hands), Needs(rules)
        played = rules if rules.party.players <= SHARING else rules.with_own_sevens()
        self._best = [BestPlays(played, Scale(worths, WIN, choices, needs)) for worths in self._seen_by]

    def strengths(self, pawns: Pawns) -> list[float]:
        """The strength of each side, in the order of ``rules.sides``, whatever anybody holds."""
        values = [0.0] * self._sides
        for seat, worth in enumerate(map(getitem, self._plain, pawns.numbers())):
            values[seat % self._sides] += worth
        if self.between_seats:
            for seat, more in enumerate(self._between(pawns)):
                values[seat % self._sides] += more
        return values

    def lead(self, pawns: Pawns, seat: Seat) -> float:
        """By how much the side of a seat is ahead of the others: what a play is chosen by."""
        side = seat % self._sides
        value = in_order(map(getitem, self._seen_by[side], pawns.numbers()))
        if self.between_seats:
            for one, more in enumerate(self._between(pawns)):
                value += more if one % self._sides == side else self._against * more
        return value

    def best_plays(self, seat: Seat) -> BestPlays:
        """What finds the best plays for the side of a seat.

        What is between seats is not looked at there, nor, where many play, sevens that move others' pawns.
        """
        return self._best[seat % self._sides]

    def _between(self, pawns: Pawns) -> list[float]:
        """What it is worth to each seat how its pawns stand to others': in danger, or the last of their side."""
        weights, numbers = self._danger_weights, pawns.numbers()
        values = [in_order(map(mul, weights, amounts)) for amounts in dangers(self._rules, pawns)]
        for seat in alone(self._rules, numbers):
            values[seat] += self._alone[seat][numbers[seat]]
        return values

    def chance(self, pawns: Pawns, seat: Seat, hand: float = 0.0) -> float:
        """The chance, 0 to 1, that the side of a seat wins, for what its hand is worth, whatever others hold.

        With places it is the chance to be the next to come home (rules.md 5.1).
        """
        rules = self._rules
        if side_is_home(rules, pawns, seat):
            return 1.0
        if is_over(rules, pawns):
            return 0.0
        values = self.strengths(pawns)
        own = seat % self._sides
        values[own] += hand
        most = max(values)
        shares = [
            0.0 if side_is_home(rules, pawns, side[0]) else exp(value - most)
            for side, value in zip(rules.sides, values, strict=True)
        ]
        return shares[own] / in_order(shares)

    def hand(self, hand: str, group: Group) -> float:
        """What it is worth to hold these ranks, for whoever moves these pawns."""
        return self.hands[hand][need(group)]


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
        Evaluation(rules, weighing.mover, between_seats=True),
        Evaluation(rules, weighing.quick, between_seats=False),
        Evaluation(rules, weighing.leaf, between_seats=True),
    )


Course = tuple[tuple[float, ...], ...]
"""For each moment the chance of each side, 0 to 1, in the order of ``rules.sides``."""


def course_of(rules: TableRules, boards: Sequence[Pawns]) -> Course:
    """The course of a game with these boards one after another.

    It is what the hard player makes of the pawns alone, at the leaves of its search: hands are not looked at.
    """
    judge = judges(rules).leaf
    course: list[tuple[float, ...]] = []
    for pawns in boards:
        if course and max(course[-1]) == 1.0:
            # Whoever came home first has won, and others may play on for their places (rules.md 5.1).
            course.append(course[-1])
            continue
        home = [side_is_home(rules, pawns, side[0]) for side in rules.sides]
        chances = (judge.chance(pawns, side[0]) for side in rules.sides)
        course.append(tuple(map(float, home) if any(home) else chances))
    return tuple(course)
