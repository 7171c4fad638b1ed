"""One pawn as a number, the four pawns of a seat, and all pawns of a game.

Invariant: sorting pawns sorts them as the notation does (rules.md 6.1), and the pawns of a seat are always sorted. A
pawn is its location in the upper bits and its marks in the lower three.
"""

from __future__ import annotations

from typing import Final, NewType

from tockbot.rules.board import HOME, RESERVE, Location, Seat

Pawn = NewType("Pawn", int)
"""``location << 3 | protected << 2 | touches``."""

Group = tuple[Pawn, ...]
"""The four pawns of one seat, sorted."""

Pawns = tuple[Group, ...]
"""All pawns of a game, a group for each seat in play."""

PROTECTED: Final = 4
TOUCHES: Final = 3


def pawn(location: Location, *, protected: bool = False, touches: int = 0) -> Pawn:
    """A pawn at a location with its marks (rules.md 3.3, 3.6)."""
    return Pawn(location << 3 | protected << 2 | touches)


FIRST_AT_HOME: Final = pawn(HOME[0])
IN_RESERVE: Final = pawn(RESERVE)


def location_of(code: Pawn) -> Location:
    """Where a pawn stands."""
    return Location(code >> 3)


def is_protected(code: Pawn) -> bool:
    """Whether a pawn was entered by a card and has not moved since (rules.md 3.3)."""
    return bool(code & PROTECTED)


def touches_of(code: Pawn) -> int:
    """How often a pawn has touched its entry field, as far as the rules count (rules.md 3.6, 3.7)."""
    return code & TOUCHES


def in_reserve(group: Group) -> int:
    """How many of a seat's pawns wait in reserve."""
    return group.count(IN_RESERVE)


def at_home(group: Group) -> int:
    """How many of a seat's pawns are home."""
    return sum([FIRST_AT_HOME <= one < IN_RESERVE for one in group])


def all_home(group: Group) -> bool:
    """Whether all of them are."""
    return group[0] >= FIRST_AT_HOME and group[-1] < IN_RESERVE


def replaced(pawns: Pawns, seat: Seat, before: Pawn, after: Pawn) -> Pawns:
    """All pawns with one of a seat's changed."""
    group = list(pawns[seat])
    group[group.index(before)] = after
    group.sort()
    return (*pawns[:seat], tuple(group), *pawns[seat + 1 :])
