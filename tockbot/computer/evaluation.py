"""The value of positions: features of pawns and hands, and weights for them from ``weights/``.

The pawns and hands of a side make its *strength*. A side's winning chance is its share of all sides' ``exp(strength)``,
so strengths are log-odds. They are counted in whole *grains* (:data:`VALUE_SCALE` grains are one log-odds): sums of
whole numbers do not depend on their order, so both engines get the same result.

Feature functions return pairs: the index of a feature, and its amount. Distances are counted along the owner's own way,
so the same weights serve every seat and every size of board.

The pawns of a seat recur often, so their values are cached, and so are those of hands.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache, partial
from math import exp
from pathlib import Path
from typing import Any, Final

from tockbot.rules import (
    CENTRE,
    HAND_ORDER,
    HOME,
    JOKER,
    PAWNS,
    RESERVE,
    BestPlay,
    Group,
    Location,
    Pawn,
    Pawns,
    Scale,
    Seat,
    TableRules,
    at_home,
    best_play,
    can_be_hit,
    fields_to_go,
    in_reserve,
    is_home,
    is_over,
    is_protected,
    location_of,
    side_is_home,
    touches_of,
)

NEAR: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 18)
"""Numbers of fields to the entry field that have a weight of their own; between two, the weight is interpolated."""

FAR: Final = (0.25, 0.5, 0.75, 1.0)
"""Greater distances that have a weight of their own, as shares of the rest of a round."""

KNOTS: Final = len(NEAR) + len(FAR)

MAX_PAST: Final = 5
"""Maximum number of fields past the entry field that still count, because a four may bring the pawn back."""

REACH: Final = 13
"""Maximum number of fields that one card moves a pawn forward."""

FOUR: Final = 4
"""Number of fields that a four moves a pawn back."""

WHOLE: Final = 64
"""Number of parts of a round, to measure the loss of a pawn."""

GROUP_NAMES: Final = (
    *(f"to go {distance}" for distance in NEAR),
    *(f"to go far {part}" for part in FAR),
    *(f"past {distance}" for distance in range(1, MAX_PAST + 1)),
    *(f"past {distance} touched" for distance in range(1, MAX_PAST + 1)),
    "on start",
    "protected",
    "centre",
    *(f"h{depth}" for depth in range(1, PAWNS + 1)),
    "home blocked",
    *(f"reserve {count}" for count in range(1, PAWNS + 1)),
    "none on track",
    *(f"home {count}" for count in range(1, PAWNS + 1)),
    *(f"last to go {distance}" for distance in NEAR),
    *(f"last to go far {part}" for part in FAR),
)
"""Features of one seat's pawns."""

DANGER_NAMES: Final = ("four ahead", *(f"{way} behind" for way in range(1, REACH + 1)), "on their start")
"""Features of the danger to one seat's pawns: an opponent's pawn this many fields away, or one that may enter there.

Each counts in proportion to the possible loss.
"""

ALONE_NAMES: Final = tuple(f"alone: {name}" for name in GROUP_NAMES)
"""Additional value of a seat's pawns once its partner is home, and all cards of the side are for them."""

PAWN_NAMES: Final = (*GROUP_NAMES, *DANGER_NAMES, *ALONE_NAMES)
"""Features of pawns, which do not depend on hands."""

HAND_NAMES: Final = (
    *(f"holds {rank}" for rank in HAND_ORDER),
    *(f"another {rank}" for rank in HAND_ORDER),
    "way out",
    "way out when stuck",
    "ways out",
)
"""Features of a hand, after a card of it is spent."""

NAMES: Final = (*PAWN_NAMES, *HAND_NAMES)
"""All features, by index."""

ALONE: Final = slice(len(PAWN_NAMES) - len(ALONE_NAMES), len(PAWN_NAMES))
"""The place of :data:`ALONE_NAMES` among them."""

_INDEX: Final = {name: index for index, name in enumerate(NAMES)}
_FAR: Final = _INDEX[f"to go far {FAR[0]}"]
_LAST: Final = _INDEX[f"last to go {NEAR[0]}"]
_PAST: Final = _INDEX["past 1"] - 1
_TOUCHED: Final = _INDEX["past 1 touched"] - 1
_ON_START: Final = _INDEX["on start"]
_PROTECTED: Final = _INDEX["protected"]
_CENTRE: Final = _INDEX["centre"]
_HOME: Final = _INDEX["h1"]
_BLOCKED: Final = _INDEX["home blocked"]
_RESERVE: Final = _INDEX["reserve 1"] - 1
_NONE_ON_TRACK: Final = _INDEX["none on track"]
_AT_HOME: Final = _INDEX["home 1"] - 1
_HOLDS: Final = _INDEX[f"holds {HAND_ORDER[0]}"]
_ANOTHER: Final = _INDEX[f"another {HAND_ORDER[0]}"]
_WAY_OUT: Final = _INDEX["way out"]

FeatureCounts = list[tuple[int, float]]


def only_first_free(group: Group) -> bool:
    """Return whether ``h1`` is the only free home field, so that much depends on the last pawn."""
    return at_home(group) == PAWNS - 1 and not _blocked(group)


def last_features(by_itself: FeatureCounts) -> FeatureCounts:
    """Return the additional features of a pawn that is the last of its seat, with only ``h1`` free."""
    return [(_LAST + index, amount) for index, amount in by_itself if index < KNOTS]


def pawn_features(rules: TableRules, seat: Seat, one: Pawn) -> FeatureCounts:
    """Return the features of one pawn on its own; none in reserve, where only the number of pawns counts."""
    location = location_of(one)
    if location == RESERVE:
        return []
    if is_home(location):
        return [(_HOME + location - HOME[0], 1.0)]
    if location == CENTRE:
        return [(_CENTRE, 1.0)]
    found = list(_on_track(rules, seat, one))
    if is_protected(one):
        found.append((_PROTECTED, 1.0))
    return found


def shape_features(group: Group) -> FeatureCounts:
    """Return the features of a seat's numbers of pawns in reserve and at home."""
    found: FeatureCounts = []
    reserve, home = in_reserve(group), at_home(group)
    if reserve:
        found.append((_RESERVE + reserve, 1.0))
    if home:
        found.append((_AT_HOME + home, 1.0))
        blocked = _blocked(group)
        if blocked:
            found.append((_BLOCKED, float(blocked)))
    if reserve + home == PAWNS:
        found.append((_NONE_ON_TRACK, 1.0))
    return found


def _on_track(rules: TableRules, seat: Seat, one: Pawn) -> Iterator[tuple[int, float]]:
    board, field = rules.board, location_of(one)
    past = (field - board.entries[seat]) % board.fields
    if 0 < past <= MAX_PAST:
        yield _PAST + past, 1.0
        if touches_of(one) >= rules.most_touches > 0:
            yield _TOUCHED + past, 1.0
            return
    if field == board.starts[seat]:
        yield _ON_START, 1.0
    to_go = fields_to_go(rules, seat, one)
    if to_go <= NEAR[-1]:
        above = next(index for index, knot in enumerate(NEAR) if knot >= to_go)
        if NEAR[above] == to_go:
            yield above, 1.0
            return
        part = (to_go - NEAR[above - 1]) / (NEAR[above] - NEAR[above - 1])
        yield above - 1, 1.0 - part
        yield above, part
        return
    left = (to_go - NEAR[-1]) / (board.fields - NEAR[-1]) * len(FAR)
    below = min(int(left), len(FAR) - 1)
    yield _FAR + below - 1, 1.0 - (left - below)
    yield _FAR + below, left - below


def _blocked(group: Group) -> int:
    """Return the number of free home fields behind a pawn at home, where no pawn can pass it."""
    depths = [location_of(one) - HOME[0] for one in group if is_home(location_of(one))]
    return PAWNS - depths[0] - len(depths)


def stake(rules: TableRules, seat: Seat, field: Location) -> float:
    """Return the share of a round, 0 to 1, that a pawn on the track would lose if it were hit."""
    board = rules.board
    past = (field - board.entries[seat]) % board.fields
    if 0 < past < (board.starts[seat] - board.entries[seat]) % board.fields:
        return 1.0
    return 1.0 - (board.entries[seat] - field) % board.fields / board.fields


def lost_with(rules: TableRules, seat: Seat, one: Pawn) -> int:
    """Return the loss if a pawn is hit, in parts of a round; 0 if others may not hit it."""
    field = location_of(one)
    if field >= CENTRE or not can_be_hit(rules, seat, one):
        return 0
    return round(WHOLE * (0.2 + stake(rules, seat, field)))


def alone(rules: TableRules, pawns: Pawns) -> list[Seat]:
    """Return the seats that are not home, although their partner is."""
    found: list[Seat] = []
    for side in rules.sides:
        left = [seat for seat in side if at_home(pawns[seat]) < PAWNS]
        if len(left) == 1 < len(side):
            found += left
    return found


class WayOutNeed(IntEnum):
    """The need for a card that brings a pawn from the reserve."""

    NONE = 0
    SOME = 1
    STUCK = 2


def need(group: Group) -> WayOutNeed:
    """Return the need for a way out of the reserve."""
    if not in_reserve(group):
        return WayOutNeed.NONE
    return WayOutNeed.SOME if location_of(group[0]) <= CENTRE else WayOutNeed.STUCK


def hand_features(hand: str, ways_out: str, needed: WayOutNeed) -> FeatureCounts:
    """Return the features of a hand; ``ways_out`` are the ranks that bring a pawn from the reserve."""
    found: FeatureCounts = []
    for rank in dict.fromkeys(hand):
        index = HAND_ORDER.index(rank)
        found.append((_HOLDS + index, 1.0))
        more = hand.count(rank) - 1
        if more:
            found.append((_ANOTHER + index, float(more)))
    if needed:
        held = sum(rank in ways_out for rank in hand)
        if held:
            found.append((_WAY_OUT, 1.0))
            if needed is WayOutNeed.STUCK:
                found.append((_WAY_OUT + 1, 1.0))
        if held > 1:
            found.append((_WAY_OUT + 2, float(held - 1)))
    return found


MAX_CACHED: Final = 1 << 13
VALUE_SCALE: Final = 1 << 16

Weights = tuple[float, ...]
"""A weight, in log-odds, for each of :data:`~tockbot.computer.evaluation.NAMES`."""


class PawnValueCache(dict[Group, int]):
    """The values of one seat's pawns, computed on first use."""

    def __init__(self, rules: TableRules, weights: Weights, seat: Seat) -> None:
        super().__init__()
        self._rules, self._weights, self._seat = rules, weights, seat
        self._pawns: dict[Pawn, tuple[int, int]] = {}

    def __missing__(self, group: Group) -> int:
        if len(self) > MAX_CACHED:
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
        """Return the value of one pawn on its own, and its additional value as the last one."""
        found = pawn_features(self._rules, self._seat, one)
        known = self._pawns[one] = grains(self._weights, found), grains(self._weights, last_features(found))
        return known


def grains(weights: Weights, found: FeatureCounts) -> int:
    """Return the total value of features, in grains."""
    return round(VALUE_SCALE * sum(weights[index] * amount for index, amount in found))


class Hands(dict[str, tuple[int, ...]]):
    """Values of hands: ``hands[hand][needed]``, by the need for a way out."""

    def __init__(self, weights: Weights, ways_out: str) -> None:
        """Weigh hands; ``ways_out`` are the ranks that bring a pawn from the reserve."""
        super().__init__()
        self._weights, self._ways_out = weights, ways_out

    def __missing__(self, hand: str) -> tuple[int, ...]:
        if len(self) >= MAX_CACHED:
            self.clear()
        found = self[hand] = tuple(self._worth(hand, needed) for needed in WayOutNeed)
        return found

    def _worth(self, hand: str, needed: WayOutNeed) -> int:
        each = hand_features(hand, self._ways_out, needed)
        return sum(round(VALUE_SCALE * self._weights[index]) * int(amount) for index, amount in each)


def in_order(amounts: Iterable[float]) -> float:
    """Add floats from first to last: from Python 3.12, ``sum`` compensates rounding errors and would differ."""
    total = 0.0
    for amount in amounts:
        total += amount
    return total


FOLDER: Final = Path(__file__).parent / "weights"
WIN: Final = 1000.0

FINISH: Final = 1 << 40
"""The value of winning, in grains: far more than anything else."""

SHARING: Final = 3
"""Maximum number of players for which sevens that move others' pawns are weighed; with five this takes too long."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """The weights of one kind of table.

    Attributes:
        origin: how they were found.
        mover: for a position just after a play, with hands: to choose a play.
        leaf: for a position in which no player holds a card: to rate the end of a round.
    """

    origin: str
    mover: Weights
    leaf: Weights


def family(rules: TableRules) -> str:
    """Return the kind of table whose weights serve these rules."""
    return f"{rules.ruleset.name}-{rules.party.players}{'t' if rules.party.in_teams else 's'}"


@lru_cache(maxsize=64)
def read_weights(name: str) -> Weighing:
    """Return the weights of a kind of table; hand-tuned ones if none were trained."""
    path = FOLDER / f"{name}.json"
    data: dict[str, Any] = json.loads((path if path.is_file() else FOLDER / "hand.json").read_text(encoding="utf-8"))
    return Weighing(data["origin"], *(listed(_with_joker(data[part])) for part in ("mover", "leaf")))


def _with_joker(named: Mapping[str, float]) -> Mapping[str, float]:
    """Return the weights; if training had no joker, because only an option adds it, it gets the best card's weight."""
    if f"holds {JOKER}" in named:
        return named
    best = max((weight for name, weight in named.items() if name.startswith("holds ")), default=0.0)
    return {**named, f"holds {JOKER}": max(best, 0.0)}


def listed(named: Mapping[str, float]) -> Weights:
    """Return weights by name as weights by index; features without a name weigh nothing."""
    unknown = named.keys() - set(NAMES)
    if unknown:
        raise ValueError(f"{min(unknown)!r} is not a feature")
    return tuple(named.get(name, 0.0) for name in NAMES)


class PawnLosses(dict[Pawn, int]):
    """The loss of each of a seat's pawns if it is hit, computed on first use."""

    def __init__(self, rules: TableRules, seat: Seat) -> None:
        super().__init__()
        self._rules, self._seat = rules, seat

    def __missing__(self, one: Pawn) -> int:
        lost = self[one] = lost_with(self._rules, self._seat, one)
        return lost


def danger_weights(weights: Weights) -> list[int]:
    """Return the weights of :data:`DANGER_NAMES`, in grains for each part of a round that can be lost."""
    return [round(weights[NAMES.index(name)] * VALUE_SCALE / WHOLE) for name in DANGER_NAMES]


class Evaluation:
    """Weighs the positions of one table with one set of weights.

    Attributes:
        weights: the weights.
        opponents: number of other sides; in a lead, one's own value counts this many times.
        hands: the values of hands.
    """

    def __init__(self, rules: TableRules, weights: Weights) -> None:
        self._rules = rules
        self.weights = weights
        self._sides = len(rules.sides)
        self.opponents = self._sides - 1
        self._plain = [PawnValueCache(rules, weights, seat) for seat in rules.seats]
        self._alone = [PawnValueCache(rules, weights[ALONE], seat) for seat in rules.seats]
        self._lost = [PawnLosses(rules, seat) for seat in rules.seats]
        self._starters = {rules.board.starts[seat]: seat for seat in rules.seats}
        four, *behind, self._on_start = danger_weights(weights)
        self._by_way = [0] * rules.board.fields
        self._by_way[-FOUR] = four
        self._by_way[1 : REACH + 1] = behind
        self.hands = Hands(weights, rules.law.entering_ranks)
        shares = rules.party.players <= SHARING
        self._scales = [Scale(partial(self.lead, seat=seat), FINISH, self._kept, shares) for seat in rules.seats]

    def strengths(self, pawns: Pawns) -> list[int]:
        """Return the strength of each side, in the order of ``rules.sides``, without hands."""
        values = [0] * self._sides
        for seat, (worth, group, danger) in enumerate(zip(self._plain, pawns, self._dangers(pawns), strict=True)):
            values[seat % self._sides] += worth[group] + danger
        for seat in alone(self._rules, pawns):
            values[seat % self._sides] += self._alone[seat][pawns[seat]]
        return values

    def lead(self, pawns: Pawns, seat: Seat) -> int:
        """Return the lead of a seat's side over the others, by which plays are chosen."""
        values = self.strengths(pawns)
        return (self.opponents + 1) * values[seat % self._sides] - sum(values)

    def log_odds(self, lead: int) -> float:
        """Return a lead as log-odds."""
        return lead / (VALUE_SCALE * self.opponents)

    def best_play(self, pawns: Pawns, seat: Seat, hand: str) -> BestPlay | None:
        """Return the best play of a hand for its seat, or None if no card can move a pawn."""
        return best_play(self._rules, self._scales[seat], pawns, seat, hand)

    def _dangers(self, pawns: Pawns) -> list[int]:
        """Return the (negative) value to each seat of the danger to its pawns."""
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
        """Return the winning chance, 0 to 1, of a seat's side, given the value of its hand in grains.

        With places, it is the chance to be the next side home (rules.md 5.1).
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
            0.0 if side_is_home(rules, pawns, side[0]) else exp((value - most) / VALUE_SCALE)
            for side, value in zip(rules.sides, values, strict=True)
        ]
        return shares[own] / in_order(shares)

    def hand(self, hand: str, group: Group) -> int:
        """Return the value of holding these ranks, for the player of these pawns."""
        return self.hands[hand][need(group)]

    def _kept(self, hand: str, group: Group) -> int:
        return self.opponents * self.hand(hand, group)


@dataclass(frozen=True, slots=True)
class Evaluators:
    """The evaluations of one table, one for each use."""

    mover: Evaluation
    leaf: Evaluation


@lru_cache(maxsize=8)
def judges(rules: TableRules) -> Evaluators:
    """Return the evaluations for these rules."""
    weighing = read_weights(family(rules))
    return Evaluators(Evaluation(rules, weighing.mover), Evaluation(rules, weighing.leaf))


Course = tuple[tuple[float, ...], ...]
"""For each moment, the winning chance of each side, 0 to 1, in the order of ``rules.sides``."""


def course_of(rules: TableRules, boards: Sequence[Pawns]) -> Course:
    """Return the course of a game with these boards.

    The chances are those of the hard player at the leaves of its search: from the pawns alone, without hands.
    """
    judge = judges(rules).leaf
    course: list[tuple[float, ...]] = []
    for pawns in boards:
        if course and max(course[-1]) == 1.0:
            # The first side home has won, although others may play on for places (rules.md 5.1).
            course.append(course[-1])
            continue
        home = [side_is_home(rules, pawns, side[0]) for side in rules.sides]
        chances = (judge.chance(pawns, side[0]) for side in rules.sides)
        course.append(tuple(map(float, home) if any(home) else chances))
    return tuple(course)
