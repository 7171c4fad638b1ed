"""What a hand can do with the pawns of one seat, weighed once and remembered, the best first.

Law: what a step gains by its own pawns follows from them alone. Others matter in two ways: where they block, and where
they stand to be hit; a *row* says where that might be.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import takewhile
from operator import itemgetter
from typing import NamedTuple

from tockbot.rules.best.lone import LoneSteps
from tockbot.rules.board import PAWNS, Seat
from tockbot.rules.engine.layout import each, read_order
from tockbot.rules.engine.lookup import Lookup
from tockbot.rules.engine.sevens.clusters import Others, clusters, searched
from tockbot.rules.engine.steps import stops
from tockbot.rules.law import SEVEN_STEPS, SevenMoves

OwnStep = tuple[float, int, int, int, int]
"""What can be done with a seat's pawns:

- what it gains by what it does to them, those of them that it hits included,
- over which places it goes, where nothing may block,
- where it hits whoever else stands there,
- what it does to all pawns if it hits nobody else's,
- these pawns after it, by their number.
"""

Done = tuple[float, str, str, int, float]
"""What is done with a hand: its value with what is kept, the card spent, what is left, the change, what that gains."""


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


class HandRow(NamedTuple):
    """What a hand can do with them where nobody else matters, one pawn moving by itself.

    Attributes:
        over: where something that blocks would matter.
        lands: where somebody would be hit.
        best: the best; None if there is none.
        more: the cards that can do more than move one pawn, with what is left and what that is worth, as in a choice.
        settled: whether this is all true: what is kept may be worth more or less by a partner's pawns.
    """

    over: int
    lands: int
    best: Done | None
    more: list[tuple[str, str, Sequence[float]]]
    settled: bool


class OwnSteps(dict[str, Row]):
    """``steps[card]``: what a card can do with one of a seat's pawns by moving it.

    Attributes:
        seat: whose pawns they are.
        number: these pawns.
        ends: whether it is the end once all of them are home.
        turns: whether a seven may bring the last of them home and go on with the partner's (rules.md 4.5).
        hands: what came up of :meth:`hand`.
    """

    def __init__(self, lone: LoneSteps, number: int, *, ends: bool) -> None:
        """Weigh what these pawns can do, each of which can do this by itself."""
        super().__init__()
        look, seat = lone.look, lone.seat
        self.seat, self.number, self.ends, self.turns = seat, number, ends, _may_turn(look, seat, number)
        self.hands: dict[str, HandRow] = {}
        self._look, self._lone, self._scale, self._home = look, lone, lone.scale, look.layout.home
        self._worth = self._scale.worths[seat]
        self._before = self._worth[number]
        apart = look.layout.apart(seat, number)
        self._movers = (*apart, 0) if len(apart) < PAWNS else tuple(apart)
        self._sevens: dict[tuple[int, int, int, bool], Row] = {}
        self._reach = 0
        for place in each(number & look.layout.places):
            self._reach |= look.reaches[seat][place]

    def __missing__(self, card: str) -> Row:
        look, number, lone = self._look, self.number, self._lone
        where, shift, own = look.layout, look.layout.shifts[self.seat], number & look.layout.places
        bars = stops(where, own & look.own_bars, own)
        found: list[OwnStep] = []
        for one in self._movers:
            for gain, stopped, over, lands, change in lone[one, card]:
                if stopped & bars:
                    continue
                if gain is None or lands & own:
                    further = change ^ (number & where.with_marks(lands & own)) << shift
                    then = number ^ further >> shift
                    found.append((self._gain(then), over, lands, further, then))
                else:
                    found.append((gain, over, lands, change, number ^ change >> shift))
        row = self[card] = self._row(found, finishing=look.rules.may_finish(card))
        return row

    def hand(self, hand: str, versatile: Container[str]) -> HandRow:
        """What a hand can do with them, some cards of which can do more than move one pawn."""
        over = lands = 0
        best: Done | None = None
        settled, more = True, []
        for rank, rest, kept in zip(*self._scale.choices[hand], strict=True):
            row = self[rank]
            over, lands = over | row.over, lands | row.lands
            if row.steps:
                gain, _, _, change, then = row.steps[0]
                needed = self._scale.needs[then]
                settled = settled and (needed is not None or self.ends)
                value = gain + kept[needed or 0]
                if best is None or value > best[0]:
                    best = (value, rank, rest, change, gain)
            if rank in versatile:
                more.append((rank, rest, kept))
        found = self.hands[hand] = HandRow(over, lands, best, more, settled)
        self._scale.held += 1
        return found

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
            self._first_listed_first(row.steps)
        return row

    def _first_listed_first(self, steps: list[OwnStep]) -> None:
        """Of the best sevens, if there are several, put the one first that stands first in a listing."""
        equal = sum(1 for _ in takewhile(lambda step: step[0] == steps[0][0], steps))
        if equal > 1:
            first = min(range(equal), key=lambda place: read_order(self._look.layout, self.seat, steps[place][4]))
            steps[0], steps[first] = steps[first], steps[0]

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
        if self.ends and then & self._home == self._home:
            return self._scale.finish
        return self._worth[then] - self._before

    def _row(self, found: list[OwnStep], *, finishing: bool) -> Row:
        if self.ends and not finishing:
            found = [step for step in found if step[4] & self._home != self._home]
        if len(found) > 1:
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
