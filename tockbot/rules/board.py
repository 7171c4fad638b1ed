"""The board: sectors, numbered fields, and where each seat starts and turns home (rules.md 1).

A *location* is an int. Track fields are their index, clockwise from 0; the places off the track follow
in the order in which the notation sorts them: the centre, home h1 to h4, the reserve.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final, NewType

Seat = NewType("Seat", int)
"""A seat in play, counted clockwise from 0; its arm of the board is ``board.sectors[seat]``."""

Location = NewType("Location", int)
"""A track field's index, :data:`CENTRE`, one of :data:`HOME`, or :data:`RESERVE`."""

LONGEST_TRACK: Final = 8 * 18
CENTRE: Final = Location(LONGEST_TRACK)
HOME: Final = tuple(Location(LONGEST_TRACK + k) for k in (1, 2, 3, 4))
RESERVE: Final = Location(LONGEST_TRACK + 5)
PAWNS: Final = 4

SECTORS_IN_PLAY: Final[dict[int, tuple[int, ...]]] = {
    2: (0, 2),
    3: (0, 1, 2),
    4: (0, 1, 2, 3),
    5: (0, 1, 2, 3, 4),
    6: (0, 1, 2, 3, 4, 5),
    8: (0, 1, 2, 3, 4, 5, 6, 7),
}
"""The sectors used by so many players (rules.md 1.2)."""

SECTORS_ON_BOARD: Final = {2: 4, 3: 4, 4: 4, 5: 6, 6: 6, 8: 8}


class BoardKind(Enum):
    """How the fields of one sector are printed (rules.md 1.3)."""

    CANADIAN = "canadian"
    CORNER = "corner"
    DOG = "dog"
    KEEZEN = "keezen"
    JACKAROO = "jackaroo"


@dataclass(frozen=True, slots=True)
class Sector:
    """The measures of one sector: its track fields, the number its start field bears, the entry before the start."""

    length: int
    number_on_start: int
    entry_before_start: int


SECTOR: Final = {
    BoardKind.CANADIAN: Sector(18, 1, 3),
    BoardKind.CORNER: Sector(18, 18, 2),
    BoardKind.DOG: Sector(16, 16, 0),
    BoardKind.KEEZEN: Sector(16, 16, 1),
    BoardKind.JACKAROO: Sector(19, 19, 2),
}


@dataclass(frozen=True)
class Board:
    """One board laid out for a number of players."""

    kind: BoardKind
    players: int

    @cached_property
    def sectors(self) -> tuple[int, ...]:
        """The sector owned by each seat in play."""
        return SECTORS_IN_PLAY[self.players]

    @cached_property
    def sector_count(self) -> int:
        """How many sectors the board has, used or not."""
        return SECTORS_ON_BOARD[self.players]

    @cached_property
    def sector_length(self) -> int:
        """Track fields in a sector."""
        return SECTOR[self.kind].length

    @cached_property
    def fields(self) -> int:
        """Track fields in all."""
        return self.sector_count * self.sector_length

    @cached_property
    def starts(self) -> tuple[Location, ...]:
        """The start field of each seat."""
        return tuple(Location(sector * self.sector_length) for sector in self.sectors)

    @cached_property
    def entries(self) -> tuple[Location, ...]:
        """The entry field of each seat, from which its pawns turn home."""
        back = SECTOR[self.kind].entry_before_start
        return tuple(Location((start - back) % self.fields) for start in self.starts)

    def number(self, field: Location) -> int:
        """The number printed on a track field (rules.md 1.3)."""
        return (field + SECTOR[self.kind].number_on_start - 1) % self.sector_length + 1

    @cached_property
    def eights(self) -> tuple[Location, ...]:
        """The fields that bear an 8, from which ways lead to the centre (rules.md 4.11, 4.12)."""
        return self._numbered(8)

    @cached_property
    def sevens(self) -> tuple[Location, ...]:
        """The fields that bear a 7, between which a seven may cross the board (rules.md 4.13)."""
        return self._numbered(7)

    def _numbered(self, number: int) -> tuple[Location, ...]:
        return tuple(field for field in map(Location, range(self.fields)) if self.number(field) == number)


def is_track(location: Location) -> bool:
    """Whether a location is a track field."""
    return location < CENTRE


def is_home(location: Location) -> bool:
    """Whether a location is in a home column."""
    return CENTRE < location < RESERVE
