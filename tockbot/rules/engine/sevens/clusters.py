"""What a seven can do with pawns that are near each other, searched once and remembered.

Law: what a cluster comes to follows from its own pawns and from what others do to it within its reach: where they
block, and where they are hit. Pawns that the seven may not move never steer it; they are only swept away.

A pawn's *reach* is where it stands and every field to which seven steps could bring it; pawns whose reaches do not
meet can neither hit, pass nor block each other, whatever the others do. Pawns whose reaches meet make a cluster, and
each cluster is searched by itself, layer by layer: all arrangements with one step used, with two, and so on, each with
one way that led to it. An *arrangement* of the search is the number of its own pawns, on a board of n track fields, and
above all seats' regions what else tells two of them apart::

    | seat 0 | seat 1 | ... | n bits: others hit there | n bits: 8s marked (4.12) |
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import chain
from operator import or_
from typing import Final, NamedTuple

from tockbot.rules.board import Seat
from tockbot.rules.engine.layout import each
from tockbot.rules.engine.lookup import Lookup
from tockbot.rules.engine.memory import MOST_ARRANGEMENTS, Remembered
from tockbot.rules.engine.parts import PartStep
from tockbot.rules.engine.sevens.layers import BEGINNING, Layers, Reached, counted
from tockbot.rules.engine.sevens.seven_parts import spared, stepped_on_eights
from tockbot.rules.law import SEVEN_STEPS
from tockbot.rules.table import TableRules

LARGE: Final = 1 << 12
"""A cluster with more arrangements is not remembered: it would push out many that come up more often."""


Key = tuple[TableRules, int, int, int, int, int]

CLUSTERS: Final = Remembered[Key, Layers](MOST_ARRANGEMENTS)
"""What clusters of all tables come to: by the rules, the player's side, the pawns, and what others do to them."""


class Others(NamedTuple):
    """The pawns that a seven may hit but not move.

    Attributes:
        bits: these pawns.
        there: the fields on which they stand.
        passed: those of them on which they are hit in passing (rules.md 4.4).
        blocked: those on which they block.
    """

    bits: int
    there: int
    passed: int
    blocked: int


Cluster = tuple[int, int]
"""The reach of pawns that are near each other, and these pawns."""


def clusters(look: Lookup, bits: int, seats: Sequence[Seat]) -> list[Cluster]:
    """The clusters of these seats' pawns, those of several pawns last."""
    where = look.layout
    found: list[Cluster] = []
    for seat in seats:
        group, whole, reaches = bits >> where.shifts[seat] & where.region, where.whole[seat], look.reaches[seat]
        for place in each(group & where.places):
            reach, pawns = reaches[place], (group & whole[place]) << where.shifts[seat]
            apart = [one for one in found if not one[0] & reach]
            if len(apart) < len(found):
                for other_reach, others in found:
                    if other_reach & reach:
                        reach, pawns = reach | other_reach, pawns | others
            found = [*apart, (reach, pawns)] if reach else apart
    return found


def searched(look: Lookup, player: Seat, cluster: Cluster, others: Others) -> Layers:
    """All arrangements of a cluster, by the number of steps used.

    Where n single steps do the same as n in one go, a pawn hits all of its way wherever others stand. In longer parts
    it matters where each ends, and with it where others stand.
    """
    reach, pawns = cluster
    there = passed = look.layout.track
    if not look.single_parts:
        there, passed = others.there & reach, others.passed & reach
    blocked = others.blocked & reach
    key = (look.rules, player % len(look.sides), pawns, blocked, there, passed)
    layers = CLUSTERS.get(key)
    if layers is None:
        layers = _Search(look, player, pawns, Others(0, there, passed, blocked)).layers()
        count = sum(map(len, layers.alone))
        if count <= LARGE:
            CLUSTERS.keep(key, layers, count)
    return layers


class _Search:
    """The search of one cluster."""

    def __init__(self, look: Lookup, player: Seat, pawns: int, others: Others) -> None:
        where, law, not_passed = look.layout, look.rules.law, spared(look.rules, player)
        self._look, self._start, self._others = look, pawns, others
        self._seats = [
            (seat, where.shifts[seat], 0 if seat in not_passed else where.track)
            for seat in look.rules.seats
            if pawns >> where.shifts[seat] & where.region
        ]
        # Back and forth at home one pawn may use up many steps, part by part (rules.md 4.7).
        rest = where.on_track_or_centre if law.seven_backs_at_home else where.places
        self._may_rest = 0 if look.single_parts else sum(rest << shift for shift in where.shifts)
        self._found: list[dict[int, Reached]] = [{} for _ in range(SEVEN_STEPS + 1)]

    def layers(self) -> Layers:
        """Search layer by layer."""
        self._found[0][self._start] = BEGINNING
        for used in range(SEVEN_STEPS):
            lengths = range(1, 2) if self._look.single_parts else range(1, SEVEN_STEPS - used + 1)
            for now, reached in self._found[used].items():
                self._follow_up(now, reached, lengths, self._found[used:])
        where, start = self._look.layout, self._start
        pawns, track, eights = where.all_pawns, where.track, where.end + where.fields
        alone = [
            [((after ^ start) & pawns | after >> eights << where.end, reached) for after, reached in found.items()]
            for found in self._found
        ]
        sweeps = [[after >> where.end & track for after in found] for found in self._found]
        swept = reduce(or_, chain.from_iterable(sweeps))
        distinct = [{change for change, _ in layer} for layer in alone]
        alike = any(len(changes) < len(layer) for changes, layer in zip(distinct, alone, strict=True))
        repeat = len(set[int]().union(*distinct)) < sum(map(len, distinct))
        return Layers(alone, sweeps, swept, counted(alone), alike, repeat)

    def _follow_up(self, now: int, reached: Reached, lengths: range, further: list[dict[int, Reached]]) -> None:
        """Make every part that is in order from an arrangement; ``further[n]`` gains what n steps lead to."""
        look, where, others = self._look, self._look.layout, self._others
        parts, _, last, order, touched, resting = reached
        going_on = last.goal if last is not None and look.single_parts else None
        blocked = others.blocked | look.blocked[now & look.any_blocking]
        everybody = passed = 0
        for _, shift, hit_in_passing in self._seats:
            fields = now >> shift
            everybody |= fields & where.track
            passed |= fields & hit_in_passing
        for seat, shift, _ in self._seats:
            group, whole, rows = now >> shift & where.region, where.whole[seat], look.parts[seat]
            barred = blocked | group & look.own_bars
            for place in each(group & where.places & ~(resting >> shift)):
                for step in rows[group & whole[place]][lengths]:
                    over, lands, origin = step.over, step.lands, step.origin
                    if over & barred or (origin < order and not step.touches & touched):
                        continue
                    hits, swept = over & passed | lands & everybody, over & others.passed | lands & others.there
                    after = (now ^ step.change) | swept << where.end
                    if hits:
                        after ^= where.wiped(now, hits)
                    if look.eights:
                        after ^= self._newly_marked(now, step, hits)
                    goal = 1 << shift + (step.goal & 0xFF)
                    rests = 0 if lands & (everybody | others.there) else goal & self._may_rest
                    rests |= resting & after & ~goal
                    found = Reached(parts + (origin != going_on), reached, step, origin, step.touches, rests)
                    layer = further[step.length]
                    known = layer.get(after)
                    layer[after] = found if known is None else _merged(known, found)

    def _newly_marked(self, now: int, step: PartStep, hits: int) -> int:
        """The change of the 8s marked that a part makes (rules.md 4.12)."""
        where = self._look.layout
        shift = where.end + where.fields
        marked = now >> shift
        return (marked ^ stepped_on_eights(self._look.eights, marked, step, hits)) << shift


def _merged(known: Reached, other: Reached) -> Reached:
    """An arrangement reached in two ways: the one with fewer parts, and what may follow either."""
    parts, before, step, *_ = other if other.parts < known.parts else known
    order, touched = min(known.order, other.order), known.touched | other.touched
    return Reached(parts, before, step, order, touched, known.resting & other.resting)
