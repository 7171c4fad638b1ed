"""All pawns of a game as one small immutable value.

A pawn is an int: its location in the upper bits, its marks in the lower three. Sorting pawns therefore sorts them as
the notation does (rules.md 6.1), and equal positions are equal tuples.
"""

from __future__ import annotations

from typing import Final, NewType

from tockbot.rules.board import HOME, PAWNS, RESERVE, Location

Pawn = NewType("Pawn", int)
"""``location << 3 | protected << 2 | touches``."""

Group = tuple[Pawn, ...]
"""The four pawns of one seat, sorted."""

Pawns = tuple[Group, ...]
"""A group for each seat in play."""

PROTECTED: Final = 4
TOUCHES: Final = 3


def pawn(location: Location, *, protected: bool = False, touches: int = 0) -> Pawn:
    """A pawn at a location with its marks (rules.md 3.3, 3.6)."""
    return Pawn(location << 3 | protected << 2 | touches)


FIRST_AT_HOME: Final = pawn(HOME[0])
IN_RESERVE: Final = pawn(RESERVE)
ALL_IN_RESERVE: Final[Group] = (IN_RESERVE,) * PAWNS


def location_of(code: Pawn) -> Location:
    """Where a pawn stands."""
    return Location(code >> 3)


def is_protected(code: Pawn) -> bool:
    """Whether a pawn was entered by a card and has not moved since (rules.md 3.3)."""
    return bool(code & PROTECTED)


def touches_of(code: Pawn) -> int:
    """How often a pawn has touched its entry field, as far as the rules count (rules.md 3.6, 3.7)."""
    return code & TOUCHES


def all_home(group: Group) -> bool:
    """Whether all four pawns of a seat are home."""
    return group[0] >= FIRST_AT_HOME and group[-1] < IN_RESERVE


def in_reserve(group: Group) -> int:
    """How many of a seat's pawns wait in reserve."""
    return group.count(IN_RESERVE)


def at_home(group: Group) -> int:
    """How many of a seat's pawns are home."""
    return sum([FIRST_AT_HOME <= one < IN_RESERVE for one in group])


def replaced(group: Group, old: Pawn, new: Pawn) -> Group:
    """The group with one pawn changed, sorted again."""
    pawns = list(group)
    pawns[pawns.index(old)] = new
    pawns.sort()
    return tuple(pawns)
