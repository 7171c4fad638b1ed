"""What a move makes of all pawns: who is hit, who changes places (rules.md 3.2, 4.8).

Each function gives moves, each with the pawns as it leaves them. Nothing here decides whose turn it is or which cards
are held; :mod:`~tockbot.rules.legal` does.
"""

from __future__ import annotations

from typing import TypeVar

from tockbot.rules.board import CENTRE, Location, Seat
from tockbot.rules.paths import Path, PawnMove, carried, paths, straight_path
from tockbot.rules.pawns import IN_RESERVE, Group, Pawn, Pawns, location_of, replaced
from tockbot.rules.plays import Jump, MayHit, Spot, Swap
from tockbot.rules.standing import Standing

M = TypeVar("M", bound=MayHit)


def pawn_moves(stands: Standing, seat: Seat, card: str) -> list[tuple[str, PawnMove, Pawns]]:
    """Every move of one pawn of this seat that a card allows, and the rank for which it then stands."""
    rules, pawns, taken = stands.rules, stands.pawns, stands.taken
    barred, own = stands.barred(seat), stands.feet[seat].taken
    group, before, behind = pawns[seat], pawns[:seat], pawns[seat + 1 :]
    outcomes: list[tuple[str, PawnMove, Pawns]] = []
    for mover in group:
        for rank, path in paths(rules, seat, mover, card):
            over, clear, lands, arrived, move = path
            if over & barred or clear & own:
                continue
            if lands & taken:
                outcomes.append((rank, *gone(stands, seat, mover, path, lands)))
            else:
                outcomes.append((rank, move, (*before, replaced(group, mover, arrived), *behind)))
        if mover == IN_RESERVE:
            break
    return outcomes


def straight(stands: Standing, seat: Seat, mover: Pawn, goal: Location) -> list[tuple[Jump, Pawns]]:
    """The pawn put straight onto a field or into the centre, if its own colour lets it (rules.md 4.11 to 4.13)."""
    path = straight_path(stands.rules, seat, mover, goal)
    if path.clear & stands.feet[seat].taken:
        return []
    return [gone(stands, seat, mover, path, path.lands)]


def gone(stands: Standing, seat: Seat, mover: Pawn, path: Path[M], hitting: int) -> tuple[M, Pawns]:
    """The move along a path, and the pawns after it; it hits whoever stands on these fields, a bit mask (3.2)."""
    pawns, move = stands.pawns, path.move
    after = (*pawns[:seat], replaced(pawns[seat], mover, path.arrived), *pawns[seat + 1 :])
    if not hitting & stands.taken:
        return move, after
    hits = stands.those_on(hitting)
    if len(hits) > 1:
        origin = location_of(mover)
        hits.sort(key=lambda one: (location_of(one[1]) - origin) % stands.rules.board.fields)
    groups = list(after)
    for owner, victim in hits:
        groups[owner] = replaced(groups[owner], victim, IN_RESERVE)
    return move.hitting(tuple([Spot(owner, location_of(victim)) for owner, victim in hits])), tuple(groups)


def swaps(stands: Standing, seat: Seat, others: tuple[Seat, ...]) -> list[tuple[Swap, Pawns]]:
    """A pawn of the seat changes places with a pawn of one of these others (rules.md 4.8)."""
    rules, pawns = stands.rules, stands.pawns
    bound = 0 if rules.law.blocking_can_swap else stands.blocked
    outcomes: list[tuple[Swap, Pawns]] = []
    for mover in _free(pawns[seat], bound):
        origin = location_of(mover)
        for owner in others:
            for other in _free(pawns[owner], bound):
                goal = location_of(other)
                groups = list(pawns)
                groups[seat] = replaced(groups[seat], mover, carried(rules, seat, mover, goal))
                groups[owner] = replaced(groups[owner], other, carried(rules, owner, other, origin))
                outcomes.append((Swap(seat, origin, Spot(owner, goal)), tuple(groups)))
    return outcomes


def _free(group: Group, bound: int) -> list[Pawn]:
    """The pawns on the track or in the centre that may be swapped."""
    return [one for one in group if location_of(one) <= CENTRE and not bound >> location_of(one) & 1]
