"""What a card can do with the pawns of one seat, weighed once and remembered, the best first.

Law: what pawns are worth adds up seat by seat, so what a step gains by its own pawns follows from them alone. Others
matter in two ways: where they block, and where they stand to be hit. A *row* says where that might be, so that mostly
its first step is known to be the best at one look.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import NamedTuple

from tockbot.rules.board import PAWNS, Seat
from tockbot.rules.engine.clusters import Others, clusters, searched
from tockbot.rules.engine.layout import each
from tockbot.rules.engine.lookup import Lookup
from tockbot.rules.engine.steps import Lifted, stops
from tockbot.rules.law import SEVEN_STEPS, SevenMoves

OwnStep = tuple[float, int, int, int, int]
"""What can be done with a seat's pawns:

- what it gains by what it does to them, those of them that it hits included,
- over which places it goes, where nothing may block,
- where it hits whoever else stands there,
- what it does to all pawns if it hits nobody else's,
- these pawns after it, by their number.
"""


class Row(NamedTuple):
    """What a card can do with them.

    Attributes:
        over: where something that blocks would matter to any of the steps.
        lands: where any of them would hit somebody.
        steps: the steps, the best first.
    """

    over: int
    lands: int
    steps: list[OwnStep]


@dataclass(slots=True)
class Scale:
    """What things are worth to one side.

    Attributes:
        worths: for each seat what its pawns, by their number, are worth.
        finish: what it gains to bring the last pawn of the side home.
        held: how many steps are kept with what they gain.
    """

    worths: Sequence[Mapping[int, float]]
    finish: float
    held: int = 0


class OwnSteps(dict[str, Row]):
    """``steps[card]``: what a card can do with one of a seat's pawns by moving it.

    Attributes:
        seat: whose pawns they are.
        number: these pawns.
        turns: whether a seven may bring the last of them home and go on with the partner's (rules.md 4.5).
    """

    def __init__(self, look: Lookup, seat: Seat, number: int, scale: Scale, *, ends: bool) -> None:
        """Weigh what these pawns can do; ``ends`` says whether it is the end once all of them are home."""
        super().__init__()
        self.seat, self.number, self.turns = seat, number, _may_turn(look, seat, number)
        self._look, self._scale, self._ends, self._home = look, scale, ends, look.layout.home
        self._worth = scale.worths[seat]
        self._before = self._worth[number]
        apart = look.layout.apart(seat, number)
        self._movers = (*apart, 0) if len(apart) < PAWNS else tuple(apart)
        self._sevens: dict[tuple[int, int, int, bool], Row] = {}
        self._reach = 0
        for place in each(number & look.layout.places):
            self._reach |= look.reaches[seat][place]

    def __missing__(self, card: str) -> Row:
        look, seat, number, gain = self._look, self.seat, self.number, self._gain
        where, rows, shift = look.layout, look.steps[seat], look.layout.shifts[seat]
        own = number & where.places
        bars = stops(where, own & look.own_bars, own)
        found: list[OwnStep] = []
        for one in self._movers:
            for step in rows[one][card]:
                if not step.stops & bars:
                    hit = number & where.with_marks(step.lands) if step.lands & own else 0
                    then = number ^ step.change >> shift ^ hit
                    over, change = step.stops & where.places, step.change ^ hit << shift
                    found.append((gain(then), over, step.lands, change, then))
        row = self[card] = self._row(found, finishing=look.rules.may_finish(card))
        return row

    def seven(self, others: Others, card: str) -> Row:
        """What a card can do as a seven that moves them alone, among others; no step then says what it goes over."""
        look, reach = self._look, self._reach
        there, passed = (0, 0) if look.single_parts else (others.there & reach, others.passed & reach)
        key = (others.blocked & reach, there, passed, look.rules.may_finish(card))
        row = self._sevens.get(key)
        if row is None:
            shift, gain = look.layout.shifts[self.seat], self._gain
            found: list[OwnStep] = []
            for lands, change in self._sevens_among(others):
                then = self.number ^ change >> shift
                found.append((gain(then), 0, lands, change, then))
            row = self._sevens[key] = self._row(found, finishing=look.rules.may_finish(card))
        return row

    def _sevens_among(self, others: Others) -> list[tuple[int, int]]:
        """Where a seven hits others, and its change: a layer of each cluster, seven steps in all, all such choices."""
        look, where = self._look, self._look.layout
        found = clusters(look, self.number << where.shifts[self.seat], (self.seat,))
        together: list[list[tuple[int, int]]] = [[(0, 0)], *([] for _ in range(SEVEN_STEPS))]
        for last, cluster in enumerate(found, 1 - len(found)):
            layers = searched(look, self.seat, cluster, others)
            further: list[list[tuple[int, int]]] = [[] for _ in together]
            for used, (layer, sweeps) in enumerate(zip(layers.alone, layers.sweeps, strict=True)):
                for before in range(SEVEN_STEPS + 1 - used) if last else (SEVEN_STEPS - used,):
                    begun = together[before]
                    if begun:
                        further[before + used] += [
                            (hits | sweep, made ^ change & where.all_pawns)
                            for (change, _), sweep in zip(layer, sweeps, strict=True)
                            for hits, made in begun
                        ]
            together = further
        return together[SEVEN_STEPS]

    def _gain(self, then: int) -> float:
        """What it gains that these pawns are then others, by number."""
        if self._ends and then & self._home == self._home:
            return self._scale.finish
        return self._worth[then] - self._before

    def _row(self, found: list[OwnStep], *, finishing: bool) -> Row:
        if self._ends and not finishing:
            found = [step for step in found if step[4] & self._home != self._home]
        found.sort(key=_gain, reverse=True)
        self._scale.held += 1 + len(found)
        over = lands = 0
        for step in found:
            over |= step[1]
            lands |= step[2]
        return Row(over, lands, found)


_gain = itemgetter(0)


def _may_turn(look: Lookup, seat: Seat, number: int) -> bool:
    law, places = look.rules.law, number & look.layout.places
    if law.seven_moves is not SevenMoves.OWN or not look.rules.party.in_teams or places.bit_count() < PAWNS:
        return False
    return all(look.reaches[seat][place] >> look.layout.fields for place in each(places))


class OwnSwaps(dict[int, "_SwapsFrom"]):
    """``swaps[place][there]``: what it gains to put a seat's pawn from one place to another, and the change."""

    def __init__(self, look: Lookup, seat: Seat, number: int, scale: Scale) -> None:
        """Weigh where these pawns may be put."""
        super().__init__()
        self._look, self._seat, self._number, self._scale = look, seat, number, scale

    def __missing__(self, place: int) -> _SwapsFrom:
        lifted = self._look.lifted[self._seat][self._number & self._look.layout.whole[self._seat][place]]
        found = self[place] = _SwapsFrom(lifted, self._number, self._look.layout.shifts[self._seat], self._scale)
        return found


class _SwapsFrom(dict[int, tuple[float, int]]):
    def __init__(self, lifted: Lifted, number: int, shift: int, scale: Scale) -> None:
        super().__init__()
        self._lifted, self._number, self._shift, self._scale = lifted, number, shift, scale

    def __missing__(self, there: int) -> tuple[float, int]:
        change, worth = self._lifted.bits ^ self._lifted.on(there), self._scale.worths[self._lifted.seat]
        found = self[there] = (worth[self._number ^ change >> self._shift] - worth[self._number], change)
        self._scale.held += 1
        return found
