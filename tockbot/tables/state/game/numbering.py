"""Which pawn is which: each keeps its number, 1 to 4, all game, though the rules tell no two of a colour apart."""

from __future__ import annotations

from tockbot.rules import Location, Pawns, Seat, location_of

Numbering = tuple[tuple[Location, ...], ...]
"""For each seat in play, where its pawns 1 to 4 stand."""


def numbered(pawns: Pawns) -> Numbering:
    """Numbers given in the order in which the pawns stand."""
    return tuple(tuple(location_of(pawn) for pawn in group) for group in pawns)


def pawn_number(numbering: Numbering, seat: Seat, location: Location) -> int:
    """The number of the seat's pawn there; in the reserve, the lowest.

    Raises:
        ValueError: the seat has no pawn there.
    """
    return numbering[seat].index(location) + 1
