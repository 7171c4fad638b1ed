"""Which fields the pawns take, as bit masks over the locations."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tockbot.rules.board import CENTRE, Seat
from tockbot.rules.engine.pawns import IN_RESERVE, PROTECTED, Group, Pawn, Pawns
from tockbot.rules.law import Blocking
from tockbot.rules.table import TableRules


class SeatFields(NamedTuple):
    """Where one seat's pawns stand, as bit masks.

    Attributes:
        taken: the track fields and the centre that they occupy.
        blocking: the fields of those that nobody passes (rules.md 3.3).
        in_own_way: what their own colour can neither pass nor land on: their home, blocking pawns, and under some
            rules every field of theirs (3.2, 3.3, 3.5).
    """

    taken: int
    blocking: int
    in_own_way: int


@lru_cache(maxsize=1 << 15)
def seat_fields(rules: TableRules, seat: Seat, group: Group) -> SeatFields:
    """Read off where the pawns of one seat stand. Few groups come up again and again, so they are remembered."""
    taken = blocking = home = 0
    start = rules.board.starts[seat]
    own_start_blocks = rules.law.blocking is Blocking.OWN_START
    for one in group:
        location = one >> 3
        if one >= IN_RESERVE:
            break
        if location > CENTRE:
            home |= 1 << location
            continue
        taken |= 1 << location
        if one & PROTECTED or (own_start_blocks and location == start):
            blocking |= 1 << location
    in_own_way = home | blocking
    if rules.law.own_colour_blocks:
        in_own_way |= taken & ~(1 << CENTRE)
    return SeatFields(taken, blocking, in_own_way)


@dataclass(slots=True)
class Occupancy:
    """One arrangement of pawns, and what it means for who would move.

    Attributes:
        rules: the rules of the table.
        pawns: the arrangement.
        by_seat: where each seat's pawns stand.
        taken: all track fields taken, and the centre, as a bit mask.
        blocked: the fields of blocking pawns, as a bit mask (rules.md 3.3).
    """

    rules: TableRules
    pawns: Pawns
    by_seat: list[SeatFields]
    taken: int
    blocked: int

    def barred(self, seat: Seat) -> int:
        """What a pawn of this seat can neither pass nor land on, as a bit mask."""
        return self.blocked | self.by_seat[seat].in_own_way

    def taken_by(self, seats: tuple[Seat, ...]) -> int:
        """The fields on which pawns of these seats stand, as a bit mask."""
        taken = 0
        for seat in seats:
            taken |= self.by_seat[seat].taken
        return taken

    def those_on(self, fields: int) -> list[tuple[Seat, Pawn]]:
        """The pawns on these fields, a bit mask, and whose they are."""
        found: list[tuple[Seat, Pawn]] = []
        for seat, own in zip(self.rules.seats, self.by_seat, strict=True):
            here = own.taken & fields
            if here:
                found += [(seat, one) for one in self.pawns[seat] if here >> (one >> 3) & 1]
        return found


def occupancy(rules: TableRules, pawns: Pawns) -> Occupancy:
    """Read the board off the pawns."""
    by_seat = [seat_fields(rules, seat, group) for seat, group in zip(rules.seats, pawns, strict=True)]
    taken = blocked = 0
    for one in by_seat:
        taken |= one.taken
        blocked |= one.blocking
    return Occupancy(rules, pawns, by_seat, taken, blocked)


def fields_taken(rules: TableRules, pawns: Pawns) -> list[int]:
    """The track fields and the centre on which each seat's pawns stand, as bit masks over the locations."""
    return [seat_fields(rules, seat, group).taken for seat, group in zip(rules.seats, pawns, strict=True)]
