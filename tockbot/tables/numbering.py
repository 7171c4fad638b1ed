"""Which pawn is which: each keeps its number, 1 to 4, all game, though the rules tell no two of a colour apart."""

from __future__ import annotations

from typing import Final, assert_never

from tockbot.rules.board import RESERVE, Location, Seat
from tockbot.rules.pawns import Pawns, location_of
from tockbot.rules.plays import Enter, Jump, Move, Spot, Swap, Walk

Numbering = tuple[tuple[Location, ...], ...]
"""For each seat in play, where its pawns 1 to 4 stand."""


HELD: Final = Location(-1)
"""Where a pawn is while a hand holds it."""


def numbered(pawns: Pawns) -> Numbering:
    """Numbers given in the order in which the pawns stand."""
    return tuple(tuple(location_of(pawn) for pawn in group) for group in pawns)


def pawn_number(numbering: Numbering, seat: Seat, location: Location) -> int:
    """The number of the seat's pawn there; in the reserve, the lowest.

    Raises:
        ValueError: the seat has no pawn there.
    """
    return numbering[seat].index(location) + 1


def renumbered(numbering: Numbering, move: Move) -> Numbering:
    """Where every pawn stands after a move."""
    match move:
        case Enter(seat, goal, hits):
            return _set(_hit(numbering, hits), seat, RESERVE, goal)
        case Walk(seat, origin, goal, _, hits) | Jump(seat, origin, goal, hits):
            lifted = _set(numbering, seat, origin, HELD)
            return _set(_hit(lifted, hits), seat, HELD, goal)
        case Swap(seat, origin, other):
            lifted = _set(numbering, seat, origin, HELD)
            return _set(_set(lifted, other.seat, other.location, origin), seat, HELD, other.location)
        case _:
            assert_never(move)


def _hit(numbering: Numbering, hits: tuple[Spot, ...]) -> Numbering:
    for spot in hits:
        numbering = _set(numbering, spot.seat, spot.location, RESERVE)
    return numbering


def _set(numbering: Numbering, seat: Seat, old: Location, new: Location) -> Numbering:
    group = list(numbering[seat])
    group[group.index(old)] = new
    return (*numbering[:seat], tuple(group), *numbering[seat + 1 :])
