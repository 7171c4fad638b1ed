"""Every arrangement of pawns that a seven can leave (rules.md 4.3 to 4.7).

Law: each arrangement is found once, as the change that leads to it, with one way to make it.

There may be thousands of orders in which to make the parts, but only so many arrangements of pawns that come of them.
One layer of each cluster (:mod:`~tockbot.rules.engine.sevens.clusters`), their steps adding up to seven, and all such
choices, make all sevens: :mod:`~tockbot.rules.engine.sevens.choices` counts them. Where that brings the last pawn of a
seat home, the steps left go on with its partner's (4.5).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from tockbot.rules.board import PAWNS, Seat
from tockbot.rules.engine.layout import each
from tockbot.rules.engine.lookup import Lookup
from tockbot.rules.engine.sevens.choices import choices
from tockbot.rules.engine.sevens.clusters import Others, clusters, searched
from tockbot.rules.engine.sevens.layers import BEGINNING, Change, Reached, Way
from tockbot.rules.engine.sevens.seven_parts import diagonals, movers, remade
from tockbot.rules.law import SEVEN_STEPS, SevenHits, SevenMoves
from tockbot.rules.moves import Part, Parts, Walk


def seven_outcomes(look: Lookup, bits: int, player: Seat) -> Collection[Change]:
    """Every change that a seven can make, with a way to it; 8s are marked in the bits above all pawns'."""
    across = diagonals(look, bits, player)
    found = _all_ways(look, bits, player, SEVEN_STEPS)
    if not across:
        return found
    by_change: dict[int, Way] = dict(found)
    by_change |= {made.after ^ bits: Reached(1, BEGINNING, made.step, 0, 0, 0) for made in across}
    return list(by_change.items())


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


def all_but(look: Lookup, bits: int, player: Seat, seats: Sequence[Seat]) -> Others:
    """The pawns that are not these seats'."""
    where = look.layout
    others = bits
    for seat in seats:
        others &= ~(where.region << where.shifts[seat])
    there = passed = where.taken(others) & where.track
    match look.rules.law.seven_hits:
        case SevenHits.OPPONENTS:
            passed = 0
            for seat in look.rules.opponents[player]:
                passed |= others >> where.shifts[seat] & where.track
        case SevenHits.NOBODY:
            passed = 0
        case SevenHits.EVERYONE:
            pass
    return Others(others, there, passed, look.blocked[others & look.any_blocking])


def _all_ways(look: Lookup, bits: int, player: Seat, steps: int) -> Collection[Change]:
    """Every change that so many steps can make."""
    seats = movers(look, bits, player)
    others = all_but(look, bits, player, seats)
    layered = [searched(look, player, cluster, others) for cluster in clusters(look, bits, seats)]
    found = choices(look.layout, others, layered, steps)
    if seats != (player,) or not _may_turn(look, bits, player):
        return found
    turned: dict[int, Way] = {}
    for used in range(1, steps):
        for change, way in choices(look.layout, others, layered, used):
            for further, rest in _with_partner(look, bits ^ change, player, steps - used):
                turned[change ^ further] = (way, rest)
    turned |= found
    return list(turned.items())


def _may_turn(look: Lookup, bits: int, player: Seat) -> bool:
    """Whether a part of a seven may bring the last own pawn home, others then the partner's (rules.md 4.5)."""
    if look.rules.law.seven_moves is not SevenMoves.OWN or not look.rules.party.in_teams:
        return False
    where, reaches = look.layout, look.reaches[player]
    places = bits >> where.shifts[player] & where.places
    return places.bit_count() == PAWNS and all(reaches[place] >> where.fields for place in each(places))


def _with_partner(look: Lookup, bits: int, player: Seat, steps: int) -> Collection[Change]:
    """How so many steps go on with the partner's pawns once all own ones are home."""
    home = look.homes[player]
    return _all_ways(look, bits, player, steps) if bits & home == home else ()
