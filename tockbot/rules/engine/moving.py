"""Moving pawns on a board with others: who is hit, who changes places (rules.md 3.2, 4.8).

Each function gives moves, each with the pawns as it leaves them. Nothing here decides whose turn it is or which cards
are held; :mod:`~tockbot.rules.legal` does.
"""

from __future__ import annotations

from typing import TypeVar

from tockbot.rules.board import CENTRE, Location, Seat
from tockbot.rules.engine.occupancy import Occupancy
from tockbot.rules.engine.paths import Path, paths, set_down, straight_path
from tockbot.rules.engine.pawns import IN_RESERVE, Group, Pawn, Pawns, location_of, replaced
from tockbot.rules.moves import Jump, MayHit, PawnMove, Spot, Swap

M = TypeVar("M", bound=MayHit)


def pawn_moves(occupied: Occupancy, seat: Seat, card: str) -> list[tuple[str, PawnMove, Pawns]]:
    """Every move of one pawn of this seat that a card allows, and the rank for which it then stands."""
    rules, pawns, taken = occupied.rules, occupied.pawns, occupied.taken
    barred, own = occupied.barred(seat), occupied.by_seat[seat].taken
    group, before, behind = pawns[seat], pawns[:seat], pawns[seat + 1 :]
    outcomes: list[tuple[str, PawnMove, Pawns]] = []
    for mover in group:
        for rank, path in paths(rules, seat, mover, card):
            over, clear, lands, arrived, move = path
            if over & barred or clear & own:
                continue
            if lands & taken:
                outcomes.append((rank, *moved_along(occupied, seat, mover, path, lands)))
            else:
                outcomes.append((rank, move, (*before, replaced(group, mover, arrived), *behind)))
        if mover == IN_RESERVE:
            break
    return outcomes


def moved_straight(occupied: Occupancy, seat: Seat, mover: Pawn, goal: Location) -> list[tuple[Jump, Pawns]]:
    """The pawn put straight onto a field or into the centre, if its own colour lets it (rules.md 4.11 to 4.13)."""
    path = straight_path(occupied.rules, seat, mover, goal)
    if path.clear & occupied.by_seat[seat].taken:
        return []
    return [moved_along(occupied, seat, mover, path, path.lands)]


def moved_along(occupied: Occupancy, seat: Seat, mover: Pawn, path: Path[M], hitting: int) -> tuple[M, Pawns]:
    """The move along a path, and the pawns after it; it hits whoever stands on these fields, a bit mask (3.2)."""
    pawns, move = occupied.pawns, path.move
    after = (*pawns[:seat], replaced(pawns[seat], mover, path.arrived), *pawns[seat + 1 :])
    if not hitting & occupied.taken:
        return move, after
    hits = occupied.those_on(hitting)
    if len(hits) > 1:
        origin = location_of(mover)
        hits.sort(key=lambda one: (location_of(one[1]) - origin) % occupied.rules.board.fields)
    groups = list(after)
    for owner, victim in hits:
        groups[owner] = replaced(groups[owner], victim, IN_RESERVE)
    return move.hitting(tuple([Spot(owner, location_of(victim)) for owner, victim in hits])), tuple(groups)


def swaps(occupied: Occupancy, seat: Seat, others: tuple[Seat, ...]) -> list[tuple[Swap, Pawns]]:
    """A pawn of the seat changes places with a pawn of one of these others (rules.md 4.8)."""
    rules, pawns = occupied.rules, occupied.pawns
    bound = 0 if rules.law.blocking_can_swap else occupied.blocked
    outcomes: list[tuple[Swap, Pawns]] = []
    for mover in _free(pawns[seat], bound):
        origin = location_of(mover)
        for owner in others:
            for other in _free(pawns[owner], bound):
                goal = location_of(other)
                groups = list(pawns)
                groups[seat] = replaced(groups[seat], mover, set_down(rules, seat, mover, goal))
                groups[owner] = replaced(groups[owner], other, set_down(rules, owner, other, origin))
                outcomes.append((Swap(seat, origin, Spot(owner, goal)), tuple(groups)))
    return outcomes


def _free(group: Group, bound: int) -> list[Pawn]:
    """The pawns on the track or in the centre that may be swapped."""
    return [one for one in group if location_of(one) <= CENTRE and not bound >> location_of(one) & 1]
