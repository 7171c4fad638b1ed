"""The best that each card can leave, where what pawns are worth adds up seat by seat.

Law: an outcome is weighed by what it changes, against the pawns before it. A card changes one or two seats' pawns, and
what it does to one seat's own is remembered by that seat's number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import inf
from typing import Final, NamedTuple

from tockbot.rules.board import PAWNS, Seat
from tockbot.rules.card_plays import special_outcomes
from tockbot.rules.engine.layout import Pawns, each
from tockbot.rules.engine.lookup import Lookup, lookup
from tockbot.rules.engine.memory import Memory
from tockbot.rules.engine.moving import Standing
from tockbot.rules.engine.sides import seat_played
from tockbot.rules.engine.steps import stops
from tockbot.rules.table import TableRules

MOST_HELD: Final = 1 << 13
"""So many steps are kept for a side with what they gain, some 2 MB; then all are forgotten."""


class Gain(NamedTuple):
    """An outcome of a card: by how much it is better than the pawns before it, and all pawns after it, by number."""

    gain: float
    after: int


class _OwnStep(NamedTuple):
    """A step, and what it gains by what it does to the pawns of its own seat, those of them that it hits included."""

    gain: float
    over: int
    lands: int
    change: int


class _Group(dict[str, tuple[_OwnStep, ...]]):
    """What the pawns of one seat leave each other free to do with a card."""

    def __init__(self, look: Lookup, seat: Seat, number: int, worth: Mapping[int, float], memory: Memory) -> None:
        super().__init__()
        self._look, self._seat, self._number, self._worth, self._memory = look, seat, number, worth, memory

    def __missing__(self, card: str) -> tuple[_OwnStep, ...]:
        where, number, whole = self._look.layout, self._number, self._look.layout.whole[self._seat]
        rows, shift, own = self._look.steps[self._seat], where.shifts[self._seat], self._number & where.places
        bars = stops(where, own & self._look.own_bars, own)
        lone = [number & whole[place] for place in each(own)]
        found: list[_OwnStep] = []
        for one in (*lone, 0) if len(lone) < PAWNS else lone:
            for step in rows[one][card]:
                if not step.stops & bars:
                    change = step.change >> shift ^ number & where.with_marks(step.lands)
                    gain = self._worth[number ^ change] - self._worth[number]
                    found.append(_OwnStep(gain, step.stops & where.places, step.lands, change << shift))
        self._memory.held += 1 + len(found)
        steps = self[card] = tuple(found)
        return steps


class BestOutcomes:
    """Finds them for one side, and remembers what came up before."""

    def __init__(self, rules: TableRules, worths: Sequence[Mapping[int, float]]) -> None:
        """``worths`` says for each seat what its pawns, by their number, are worth to the side."""
        self._rules, self._worths = rules, worths
        self._groups: dict[tuple[Seat, int], _Group] = {}
        self._memory = Memory()

    def of(self, pawns: Pawns, seat: Seat, cards: str) -> dict[str, Gain | None]:
        """The best outcome of each of these cards for the seat that spends it; None for one that can move no pawn."""
        look, bits = lookup(self._rules), pawns.bits
        where, mine = look.layout, seat_played(look, bits, seat)
        number = bits >> where.shifts[mine] & where.region
        steps, blocked = self._steps(look, mine, number), look.blocked[bits & look.any_blocking]
        others = where.taken(bits) & ~number
        best: dict[str, Gain | None] = {}
        for card in cards:
            most, left = -inf, bits
            for gain, over, lands, change in steps[card]:
                if over & blocked:
                    continue
                after, value = bits ^ change, gain
                if lands & others:
                    after ^= where.wiped(bits & ~(where.region << where.shifts[mine]), lands)
                    value += self._lost(look, bits, mine, lands)
                if value > most:
                    most, left = value, after
            best[card] = None if most == -inf else Gain(most, left)
        for card, special in special_outcomes(Standing(look, bits, mine), seat, cards):
            known, other = best[card], self.furthest(pawns, special)
            if other is not None and (known is None or other.gain > known.gain):
                best[card] = other
        return best

    def furthest(self, pawns: Pawns, left: Iterable[int]) -> Gain | None:
        """The best of these outcomes, each the number of all pawns; None if there is none."""
        where, before, worths = pawns.layout, pawns.bits, self._worths
        region = where.region
        most, best = -inf, before
        for after in left:
            changed, value = after ^ before, 0.0
            for worth, shift in zip(worths, where.shifts, strict=True):
                if changed >> shift & region:
                    value += worth[after >> shift & region] - worth[before >> shift & region]
            if value > most:
                most, best = value, after
        return None if most == -inf else Gain(most, best)

    def _steps(self, look: Lookup, seat: Seat, number: int) -> _Group:
        group = self._groups.get((seat, number))
        if group is None:
            if self._memory.held > MOST_HELD:
                self._groups.clear()
                self._memory.held = 0
            group = self._groups[seat, number] = _Group(look, seat, number, self._worths[seat], self._memory)
        return group

    def _lost(self, look: Lookup, bits: int, mine: Seat, places: int) -> float:
        """What it gains that other seats' pawns on these places are sent away."""
        where, gain = look.layout, 0.0
        for seat, shift in enumerate(where.shifts):
            number = bits >> shift & where.region
            if seat != mine and number & places:
                gain += self._worths[seat][number & ~where.with_marks(places)] - self._worths[seat][number]
        return gain
