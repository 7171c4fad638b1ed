"""Every arrangement of pawns that a seven can leave (rules.md 4.3 to 4.7).

Law: each arrangement is found once, as the change that leads to it, with one way to make it.

There may be thousands of orders in which to make the parts, but only so many arrangements of pawns that come of them.
One layer of each cluster (:mod:`~tockbot.rules.engine.clusters`), their steps adding up to seven, and all such choices,
make all sevens. Where that brings the last pawn of a seat home, the steps left go on with its partner's (4.5).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tockbot.rules.board import PAWNS, Seat
from tockbot.rules.engine.clusters import Cluster, clusters, searched
from tockbot.rules.engine.layers import BEGINNING, Changes, Layer, Layers, Reached, Way
from tockbot.rules.engine.layout import each
from tockbot.rules.engine.lookup import Lookup
from tockbot.rules.engine.seven_parts import diagonals, movers, remade
from tockbot.rules.law import SEVEN_STEPS, SevenHits, SevenMoves
from tockbot.rules.moves import Part, Parts, Walk


def seven_outcomes(look: Lookup, bits: int, player: Seat) -> Changes:
    """Every change that a seven can make, with a way to it; 8s are marked in the bits above all pawns'."""
    across = diagonals(look, bits, player)
    found = _all_ways(look, bits, player, SEVEN_STEPS)
    if not across:
        return found
    return {**found, **{made.after ^ bits: Reached(1, BEGINNING, made.step, 0, 0) for made in across}}


def told_parts(look: Lookup, bits: int, player: Seat, way: Way) -> Parts:
    """The parts of a seven, one by one, with whom they hit, from the pawns before it."""
    parts: list[Part] = []
    for reached in _one_by_one(way):
        if reached.before is not None and reached.step is not None:
            made = remade(look, bits, player, reached.step)
            part, bits = made.step.told(look.layout, bits, made.hits), made.after
            goes_on = reached.parts == reached.before.parts
            parts = [*parts[:-1], _joined(parts[-1], part)] if goes_on else [*parts, part]
    return tuple(parts)


def _joined(part: Part, more: Part) -> Part:
    """Two parts in which one pawn walks on as one."""
    if isinstance(part, Walk) and isinstance(more, Walk):
        return Walk(part.seat, part.origin, more.goal, part.steps + more.steps, part.hits + more.hits)
    return more


def _one_by_one(way: Way) -> Iterator[Reached]:
    """How a seven is made, part by part."""
    if isinstance(way, Reached):
        chain = [way]
        while (before := chain[-1].before) is not None:
            chain.append(before)
        yield from reversed(chain)
    else:
        for some in way:
            yield from _one_by_one(some)


class _Others(NamedTuple):
    """The pawns that a seven may hit but not move.

    Attributes:
        bits: these pawns.
        swept: where one is hit, as :class:`~tockbot.rules.engine.parts.PartStep` says where it sweeps.
        blocked: the fields on which one blocks.
    """

    bits: int
    swept: int
    blocked: int


def _others(look: Lookup, bits: int, player: Seat, seats: Sequence[Seat]) -> _Others:
    where = look.layout
    others = bits
    for seat in seats:
        others &= ~(where.region << where.shifts[seat])
    swept = where.taken(others) & where.track
    if look.rules.law.seven_hits is SevenHits.OPPONENTS:
        for seat in look.rules.opponents[player]:
            swept |= (others >> where.shifts[seat] & where.track) << where.fields
    return _Others(others, swept, look.blocked[others & look.any_blocking])


def _all_ways(look: Lookup, bits: int, player: Seat, steps: int) -> Changes:
    """Every change that so many steps can make."""
    seats = movers(look, bits, player)
    others = _others(look, bits, player, seats)
    layered = [_layers(look, player, cluster, others) for cluster in clusters(look, bits, seats)]
    # Clusters have no pawn in common, so no two choices of their arrangements come to the same.
    found = _together(look, others, layered, steps)
    if seats == (player,) and _may_turn(look, bits, player):
        turned: dict[int, Way] = {}
        for used in range(1, steps):
            for change, way in _together(look, others, layered, used).items():
                for further, rest in _with_partner(look, bits ^ change, player, steps - used).items():
                    turned[change ^ further] = (way, rest)
        return {**turned, **found}
    return found


def _may_turn(look: Lookup, bits: int, player: Seat) -> bool:
    """Whether a part of a seven may bring the last own pawn home, others then the partner's (rules.md 4.5)."""
    if look.rules.law.seven_moves is not SevenMoves.OWN or not look.rules.party.in_teams:
        return False
    where, reaches = look.layout, look.reaches[player]
    places = bits >> where.shifts[player] & where.places
    return places.bit_count() == PAWNS and all(reaches[place] >> where.fields for place in each(places))


def _with_partner(look: Lookup, bits: int, player: Seat, steps: int) -> Changes:
    """How so many steps go on with the partner's pawns once all own ones are home."""
    home = look.homes[player]
    return _all_ways(look, bits, player, steps) if bits & home == home else {}


def _layers(look: Lookup, player: Seat, cluster: Cluster, others: _Others) -> Layers:
    """What a cluster comes to with others about it.

    In single steps a pawn sweeps all of its way, wherever others stand; in longer ones it would matter where each ends.
    """
    reach, pawns = cluster
    swept = -1 if look.single_parts else others.swept & (reach | reach << look.layout.fields)
    return searched(look, player, pawns, others.blocked & reach, swept)


def _on_board(look: Lookup, layer: Layer, others: _Others) -> Changes:
    """What a layer comes to on a board with others: those it hits are sent away."""
    if not layer.swept & others.swept:
        return layer.alone
    where, found = look.layout, dict[int, Reached]()
    for alone, sweep, reached in layer.sweeping:
        hits, change = sweep & others.swept, alone
        if hits:
            change ^= where.wiped(others.bits, (hits | hits >> where.fields) & where.track)
        if change not in found or reached.parts < found[change].parts:
            found[change] = reached
    return found


def _together(look: Lookup, others: _Others, layered: Sequence[Layers], steps: int) -> Changes:
    """One layer of each cluster, so many steps in all, and all such choices."""
    if not layered:
        return {}
    if len(layered) == 1:
        return _on_board(look, layered[0][steps], others)
    first, *rest = [[_on_board(look, layer, others) for layer in layers] for layers in layered]
    together: Sequence[Changes] = first
    for count, changes in enumerate(rest, 1):
        further: list[dict[int, Way]] = [{} for _ in range(steps + 1)]
        for before, firsts in enumerate(together[: steps + 1]):
            left = steps - before
            for used in range(left + 1) if count < len(rest) else (left,):
                seconds, into = changes[used], further[before + used]
                for change, way in firsts.items():
                    for other, more in seconds.items():
                        into[change ^ other] = (way, more)
        together = further
    return together[steps]
