"""Every arrangement of pawns that a seven can leave (rules.md 4.3 to 4.7).

There may be thousands of orders in which to make the parts, but only so many arrangements of pawns that come of them.
So pawns are first put into clusters. A pawn's *reach* is where it stands and every field to which seven steps could
bring it; pawns whose reaches do not meet can neither hit, pass nor block each other, whatever the others do. Pawns
whose reaches meet make a cluster, and each cluster is searched by itself, layer by layer: all arrangements with one
step used, with two, and so on, each with one way that led to it, for the eye. One layer of each cluster, their steps
adding up to seven, and all such choices, make all sevens.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from tockbot.rules.board import HOME, Seat, is_home
from tockbot.rules.engine.fields import eights_to_centre, seven_places, seven_reaches
from tockbot.rules.engine.occupancy import seat_fields
from tockbot.rules.engine.pawns import Group, Pawns, all_home, location_of
from tockbot.rules.engine.seven_parts import (
    ANY_ORDER,
    Movers,
    Order,
    Outcome,
    by_single_steps,
    diagonals,
    movers,
    possible_parts,
    stepped_on_eights,
)
from tockbot.rules.law import SEVEN_STEPS, SevenMoves
from tockbot.rules.moves import Parts, Walk
from tockbot.rules.table import TableRules

SMALL: Final = 3
"""Clusters of up to so many pawns are remembered: they come up again and again, and have few arrangements."""

Found = tuple[Pawns, int, Parts]
"""An outcome with one way to it: the pawns, the 8s marked (rules.md 4.12), and the parts."""
Layer = tuple[Found, ...]
"""What so many steps lead to."""
Layers = tuple[Layer, ...]
"""What is reached with no step used, with one, and so on."""


def seven_outcomes(rules: TableRules, pawns: Pawns, player: Seat) -> list[Found]:
    """Every arrangement that a seven can leave, with one way to it; some may come again, with no fewer parts."""
    found: list[Found] = [(after, 0, (move,)) for move, after in diagonals(rules, pawns, player)]
    for some in _all_ways(rules, pawns, player, SEVEN_STEPS):
        found += some
    found.sort(key=_number_of_parts)
    return found


def _number_of_parts(one: Found) -> int:
    return len(one[2])


def _all_ways(rules: TableRules, pawns: Pawns, player: Seat, steps: int) -> Iterator[Sequence[Found]]:
    """Every arrangement in which so many steps can end, with one way to it; some come more than once."""
    who = movers(rules, pawns, player)
    still, clusters = _clusters(rules, pawns, who.seats)
    searched = [_searched(rules, cluster, who, steps) for cluster in clusters]
    yield _together(still, clusters, searched, steps)
    may_turn = rules.law.seven_moves is SevenMoves.OWN and rules.party.in_teams and who.seats == (player,)
    reaches, home = seven_reaches(rules)[player], seven_places(rules)[player][HOME[0]]
    if may_turn and all(reaches[pawn >> 3] & home for pawn in pawns[player]):
        at_home = [tuple(_home_only(layer, player) for layer in layers) for layers in searched]
        for used in range(steps):
            for now, _, made in _together(still, clusters, at_home, used):
                if all_home(now[player]):
                    for some in _all_ways(rules, now, player, steps - used):
                        yield [(after, marked, made + rest) for after, marked, rest in some]


def _home_only(layer: Layer, seat: Seat) -> Layer:
    """What of a layer leaves no pawn of this seat elsewhere than at home."""
    return tuple(one for one in layer if all(is_home(location_of(pawn)) for pawn in one[0][seat]))


def _clusters(rules: TableRules, pawns: Pawns, seats: Sequence[Seat]) -> tuple[Pawns, list[Pawns]]:
    """The pawns that no part of a seven concerns, and clusters of those that may meet when these seats' pawns move."""
    joined: list[int] = []
    for seat in seats:
        reaches = seven_reaches(rules)[seat]
        for mover in pawns[seat]:
            reach = reaches[mover >> 3]
            apart = [other for other in joined if not other & reach]
            if len(apart) < len(joined):
                for other in joined:
                    if other & reach:
                        reach |= other
            joined = [*apart, reach] if reach else apart
    clusters: list[list[Group]] = [[] for _ in joined]
    still: list[Group] = []
    anywhere = sum(joined)
    for seat, group in zip(rules.seats, pawns, strict=True):
        places = seven_places(rules)[seat]
        if seat in seats or seat_fields(rules, seat, group).taken & anywhere:
            for cluster, reach in zip(clusters, joined, strict=True):
                cluster.append(tuple([one for one in group if places[one >> 3] & reach]))
            still.append(tuple([one for one in group if not places[one >> 3] & anywhere]))
        else:
            for cluster in clusters:
                cluster.append(())
            still.append(group)
    clusters.sort(key=_seats_in, reverse=True)
    return tuple(still), [tuple(cluster) for cluster in clusters]


def _seats_in(cluster: Sequence[Group]) -> int:
    """To how many seats the pawns of a cluster belong; putting those of one seat in last is cheapest."""
    return len(cluster) - cluster.count(())


def _searched(rules: TableRules, cluster: Pawns, who: Movers, steps: int) -> Layers:
    """All arrangements of the pawns of one cluster, by the number of steps used."""
    search = _small_search if sum(map(len, cluster)) <= SMALL else _search
    return search(rules, cluster, who, steps)


def _search(rules: TableRules, cluster: Pawns, who: Movers, steps: int) -> Layers:
    single, eights = by_single_steps(rules), eights_to_centre(rules)
    layers: list[dict[Outcome, tuple[Parts, Order]]] = [{} for _ in range(steps + 1)]
    layers[0][cluster, 0] = ((), ANY_ORDER)
    for used in range(steps):
        lengths = range(1, 2) if single else range(1, steps - used + 1)
        for (before, marked), (made, last) in layers[used].items():
            for length, order, part, after in possible_parts(rules, before, who, lengths, last):
                outcome = (after, stepped_on_eights(eights, marked, part) if eights else 0)
                parts = _joined(made, part) if single else (*made, part)
                layer = layers[used + length]
                known, (place, touched) = layer.get(outcome, (parts, order))
                layer[outcome] = (min(known, parts, key=len), (min(place, order[0]), touched | order[1]))
    return tuple(tuple((*outcome, parts) for outcome, (parts, _) in layer.items()) for layer in layers)


_small_search = lru_cache(maxsize=1 << 12)(_search)


def _together(still: Pawns, clusters: Sequence[Pawns], searched: Sequence[Layers], steps: int) -> Sequence[Found]:
    """The arrangements of all clusters together, and the pawns that stand still, that use so many steps in all."""
    joined: dict[int, Sequence[Found]] = {0: ((still, 0, ()),)}
    for count, (cluster, layers) in enumerate(zip(clusters, searched, strict=True), 1):
        seats = [seat for seat, group in enumerate(cluster) if group]
        further: dict[int, list[Found]] = {}
        for before, firsts in joined.items():
            left = steps - before
            for used in range(left + 1) if count < len(clusters) else (left,):
                if layers[used]:
                    further.setdefault(before + used, []).extend(_pairs(firsts, layers[used], seats))
        joined = dict(further)
    return joined.get(steps, ())


def _pairs(firsts: Iterable[Found], seconds: Layer, seats: Sequence[int]) -> list[Found]:
    """Each of these arrangements with each of those, whose pawns belong to these seats."""
    if len(seats) == 1:
        (seat,) = seats
        return [
            ((*pawns[:seat], tuple(sorted(pawns[seat] + more[seat])), *pawns[seat + 1 :]), marked | also, made + parts)
            for pawns, marked, made in firsts
            for more, also, parts in seconds
        ]
    found: list[Found] = []
    for pawns, marked, made in firsts:
        for more, also, parts in seconds:
            groups = list(pawns)
            for seat in seats:
                groups[seat] = tuple(sorted(groups[seat] + more[seat]))
            found.append((tuple(groups), marked | also, made + parts))
    return found


def _joined(made: Parts, part: Walk) -> Parts:
    """The parts with one more, made one with the last if the same pawn walks on."""
    if made and isinstance(last := made[-1], Walk) and last.seat == part.seat and last.goal == part.origin:
        whole = Walk(part.seat, last.origin, part.goal, last.steps + part.steps, last.hits + part.hits)
        return (*made[:-1], whole)
    return (*made, part)
