"""What a position is worth: weights for features, read from ``weights/`` and remembered for each seat's pawns.

The pawns and hands of a side make its *strength*; its chance to win is its part of all sides' ``exp(strength)``. So
strengths are log-odds, counted in grains. The pawns of a seat come up again and again, and so does what they are worth.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from math import exp
from pathlib import Path
from typing import Any, Final

from tockbot.computer.features import ALONE, DANGER_NAMES, FOUR, NAMES, REACH, WHOLE, alone, lost_with, need
from tockbot.computer.sums import in_order
from tockbot.computer.worths import GRAINS, Hands, Weights, Worths
from tockbot.rules import (
    CENTRE,
    JOKER,
    BestPlay,
    Group,
    Pawn,
    Pawns,
    Scale,
    Seat,
    TableRules,
    best_play,
    in_reserve,
    is_over,
    location_of,
    side_is_home,
)

FOLDER: Final = Path(__file__).parent / "weights"
WIN: Final = 1000.0

FINISH: Final = 1 << 40
"""What it gains to win, in grains: more than anything else, by far."""

SHARING: Final = 3
"""Up to so many players sevens that move others' pawns are weighed; with five they take as long as the rest."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """The weights of one kind of table.

    Attributes:
        origin: how they were found.
        mover: of a position just after a play, hands included: what to play.
        leaf: of a position in which nobody holds a card: how a round went.
    """

    origin: str
    mover: Weights
    leaf: Weights


def family(rules: TableRules) -> str:
    """The kind of table whose weights serve these rules."""
    return f"{rules.ruleset.name}-{rules.party.players}{'t' if rules.party.in_teams else 's'}"


@lru_cache(maxsize=64)
def read_weights(name: str) -> Weighing:
    """The weights of a kind of table, those tuned by hand where none were trained."""
    path = FOLDER / f"{name}.json"
    data: dict[str, Any] = json.loads((path if path.is_file() else FOLDER / "hand.json").read_text(encoding="utf-8"))
    return Weighing(data["origin"], *(listed(_with_joker(data[part])) for part in ("mover", "leaf")))


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


class Lost(dict[Pawn, int]):
    """How much is lost with each pawn of a seat that others may hit."""

    def __init__(self, rules: TableRules, seat: Seat) -> None:
        super().__init__()
        self._rules, self._seat = rules, seat

    def __missing__(self, one: Pawn) -> int:
        lost = self[one] = lost_with(self._rules, self._seat, one)
        return lost


def danger_weights(weights: Weights) -> list[int]:
    """What each of :data:`DANGER_NAMES` is worth, in grains, for each part of the way round that there is to lose."""
    return [round(weights[NAMES.index(name)] * GRAINS / WHOLE) for name in DANGER_NAMES]


class Evaluation:
    """Weighs the positions of one table with one set of weights.

    Attributes:
        weights: the weights.
        opponents: how many other sides there are; a lead counts so many times what one's own side is worth.
        hands: what hands are worth.
    """

    def __init__(self, rules: TableRules, weights: Weights) -> None:
        """Weigh positions under these rules."""
        self._rules = rules
        self.weights = weights
        self._sides = len(rules.sides)
        self.opponents = self._sides - 1
        self._plain = [Worths(rules, weights, seat) for seat in rules.seats]
        self._alone = [Worths(rules, weights[ALONE], seat) for seat in rules.seats]
        self._lost = [Lost(rules, seat) for seat in rules.seats]
        self._starters = {rules.board.starts[seat]: seat for seat in rules.seats}
        four, *behind, self._on_start = danger_weights(weights)
        self._by_way = [0] * rules.board.fields
        self._by_way[-FOUR] = four
        self._by_way[1 : REACH + 1] = behind
        self.hands = Hands(weights, rules.law.entering_ranks)
        shares = rules.party.players <= SHARING
        self._scales = [Scale(partial(self.lead, seat=seat), FINISH, self._kept, shares) for seat in rules.seats]

    def strengths(self, pawns: Pawns) -> list[int]:
        """The strength of each side, in the order of ``rules.sides``, whatever anybody holds."""
        values = [0] * self._sides
        for seat, (worth, group, danger) in enumerate(zip(self._plain, pawns, self._dangers(pawns), strict=True)):
            values[seat % self._sides] += worth[group] + danger
        for seat in alone(self._rules, pawns):
            values[seat % self._sides] += self._alone[seat][pawns[seat]]
        return values

    def lead(self, pawns: Pawns, seat: Seat) -> int:
        """By how much the side of a seat is ahead of the others: what a play is chosen by."""
        values = self.strengths(pawns)
        return (self.opponents + 1) * values[seat % self._sides] - sum(values)

    def log_odds(self, lead: int) -> float:
        """A lead as log-odds."""
        return lead / (GRAINS * self.opponents)

    def best_play(self, pawns: Pawns, seat: Seat, hand: str) -> BestPlay | None:
        """The best play of a hand for the seat that holds it, None if no card can move a pawn."""
        return best_play(self._rules, self._scales[seat], pawns, seat, hand)

    def _dangers(self, pawns: Pawns) -> list[int]:
        """What it is worth to each seat that its pawns are in danger of its opponents'."""
        sides, by_way = self._sides, self._by_way
        fields = [(location_of(one), seat % sides) for seat, group in enumerate(pawns) for one in group]
        track = [(field, side) for field, side in fields if field < CENTRE]
        values: list[int] = []
        for seat, (group, lost) in enumerate(zip(pawns, self._lost, strict=True)):
            value = 0
            for one in group:
                if (much := lost[one]) > 0:
                    field, side = location_of(one), seat % sides
                    danger = sum([by_way[field - there] for there, whose in track if whose != side])
                    starter = self._starters.get(field)
                    if starter is not None and starter % sides != side and in_reserve(pawns[starter]):
                        danger += self._on_start
                    value += much * danger
            values.append(value)
        return values

    def chance(self, pawns: Pawns, seat: Seat, hand: float = 0.0) -> float:
        """The chance, 0 to 1, that the side of a seat wins, for what its hand is worth in grains, whatever others hold.

        With places it is the chance to be the next to come home (rules.md 5.1).
        """
        rules = self._rules
        if side_is_home(rules, pawns, seat):
            return 1.0
        if is_over(rules, pawns):
            return 0.0
        values: list[float] = [*self.strengths(pawns)]
        own = seat % self._sides
        values[own] += hand
        most = max(values)
        shares = [
            0.0 if side_is_home(rules, pawns, side[0]) else exp((value - most) / GRAINS)
            for side, value in zip(rules.sides, values, strict=True)
        ]
        return shares[own] / in_order(shares)

    def hand(self, hand: str, group: Group) -> int:
        """What it is worth to hold these ranks, for whoever moves these pawns."""
        return self.hands[hand][need(group)]

    def _kept(self, hand: str, group: Group) -> int:
        return self.opponents * self.hand(hand, group)


@dataclass(frozen=True, slots=True)
class Judges:
    """The evaluations of one table, one for each use."""

    mover: Evaluation
    leaf: Evaluation


@lru_cache(maxsize=8)
def judges(rules: TableRules) -> Judges:
    """The evaluations for these rules."""
    weighing = read_weights(family(rules))
    return Judges(Evaluation(rules, weighing.mover), Evaluation(rules, weighing.leaf))


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
