"""What a seven can do with pawns that are near each other, searched once and remembered.

Law: what a cluster comes to follows from its own pawns and from which fields within its reach others block. Pawns that
the seven may not move never steer it; they are only swept away, and that is asked when the cluster is used.

A pawn's *reach* is where it stands and every field to which seven steps could bring it; pawns whose reaches do not
meet can neither hit, pass nor block each other, whatever the others do. Pawns whose reaches meet make a cluster, and
each cluster is searched by itself, layer by layer: all arrangements with one step used, with two, and so on, each with
one way that led to it. An *arrangement* of the search is the number of its own pawns, on a board of n track fields, and
above all seats' regions what else tells two of them apart::

    | seat 0 | seat 1 | ... | n bits: hits anybody there | n bits: hits opponents there | n bits: 8s marked (4.12) |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tockbot.rules.board import Seat
from tockbot.rules.engine.layers import BEGINNING, Layer, Layers, Reached
from tockbot.rules.engine.layout import each
from tockbot.rules.engine.lookup import Lookup
from tockbot.rules.engine.memory import MEMORY
from tockbot.rules.engine.parts import PartStep
from tockbot.rules.engine.seven_parts import spared, stepped_on_eights
from tockbot.rules.law import SEVEN_STEPS, SevenMoves

LARGE: Final = 1 << 12
"""A cluster with more arrangements is not remembered: it would push out many that come up more often."""

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


def searched(look: Lookup, player: Seat, pawns: int, blocked: int, swept: int) -> Layers:
    """All arrangements of a cluster, by the number of steps used, where others block these fields.

    Where they are hit counts only on the fields ``swept``.
    """
    key = (player % len(look.sides), pawns, blocked, swept)
    layers = look.clusters.get(key)
    if layers is None:
        layers = _Search(look, player, pawns, blocked, swept).layers()
        count = sum(len(layer.alone) + len(layer.sweeping) for layer in layers)
        if count <= LARGE:
            MEMORY.held += count
            look.clusters[key] = layers
    return layers


class _Search:
    """The search of one cluster."""

    def __init__(self, look: Lookup, player: Seat, pawns: int, blocked: int, swept: int) -> None:
        where, not_passed = look.layout, spared(look.rules, player)
        self._swept = swept << where.end
        self._look, self._start, self._blocked = look, pawns, blocked
        self._seats = [seat for seat in look.rules.seats if pawns >> where.shifts[seat] & where.region]
        self._hit_in_passing = [seat not in not_passed for seat in self._seats]
        self._found: list[dict[int, Reached]] = [{} for _ in range(SEVEN_STEPS + 1)]

    def layers(self) -> Layers:
        """Search layer by layer."""
        self._found[0][self._start] = BEGINNING
        for used in range(SEVEN_STEPS):
            lengths = range(1, 2) if self._look.single_parts else range(1, SEVEN_STEPS - used + 1)
            for now, reached in self._found[used].items():
                self._follow_up(now, reached, lengths, self._found[used:])
        return tuple(map(self._layer, self._found))

    def _follow_up(self, now: int, reached: Reached, lengths: range, further: list[dict[int, Reached]]) -> None:
        """Make every part that is in order from an arrangement; ``further[n]`` gains what n steps lead to."""
        look, where = self._look, self._look.layout
        parts, _, last, order, touched = reached
        going_on = last.goal if last is not None and look.single_parts else None
        blocked, swept = self._blocked | look.blocked[now & look.any_blocking], self._swept
        everybody = passed = 0
        for seat, hit_in_passing in zip(self._seats, self._hit_in_passing, strict=True):
            fields = now >> where.shifts[seat] & where.track
            everybody |= fields
            passed |= fields * hit_in_passing
        for seat in self._seats:
            group, whole, rows = now >> where.shifts[seat] & where.region, where.whole[seat], look.parts[seat]
            barred = blocked | group & look.own_bars
            left = group & where.places
            while left:
                lowest = left & -left
                left ^= lowest
                by_length = rows[group & whole[lowest.bit_length() - 1]]
                for length in lengths:
                    for step in by_length[length]:
                        over, lands, change, sweeps, origin, _, touches, _ = step
                        if over & barred or (origin < order and not touches & touched):
                            continue
                        after = now ^ change | sweeps & swept
                        hits = over & passed | lands & everybody
                        if hits:
                            after ^= where.wiped(now, hits)
                        if look.eights:
                            after ^= self._newly_marked(now, step, hits)
                        found = Reached(parts + (origin != going_on), reached, step, origin, touches)
                        known = further[length].get(after)
                        further[length][after] = found if known is None else _merged(known, found)

    def _newly_marked(self, now: int, step: PartStep, hits: int) -> int:
        """The change of the 8s marked that a part makes (rules.md 4.12)."""
        where = self._look.layout
        shift = where.end + 2 * where.fields
        marked = now >> shift
        return (marked ^ stepped_on_eights(self._look.eights, marked, step, hits)) << shift

    def _layer(self, found: dict[int, Reached]) -> Layer:
        """What was found with so many steps, as changes."""
        where, start = self._look.layout, self._start
        pawns, sweeps = (1 << where.end) - 1, (1 << 2 * where.fields) - 1
        if self._look.rules.law.seven_moves is SevenMoves.ANYONE and not self._look.eights:
            return Layer({after ^ start: reached for after, reached in found.items()}, [], 0)
        swept, alone, sweeping = 0, dict[int, Reached](), list[tuple[int, int, Reached]]()
        for after, reached in found.items():
            above = after >> where.end
            change = (after ^ start) & pawns | above >> 2 * where.fields << where.end
            sweep = above & sweeps
            swept |= sweep
            sweeping.append((change, sweep, reached))
            if change not in alone or reached.parts < alone[change].parts:
                alone[change] = reached
        return Layer(alone, sweeping, swept)


def _merged(known: Reached, other: Reached) -> Reached:
    """An arrangement reached in two ways: the one with fewer parts, and what may follow either."""
    shorter = other if other.parts < known.parts else known
    return shorter._replace(order=min(known.order, other.order), touched=known.touched | other.touched)
