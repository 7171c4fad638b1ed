"""Who stands where, as bit masks over the locations, read off the pawns."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from tockbot.rules.board import CENTRE, Seat
from tockbot.rules.law import Blocking
from tockbot.rules.pawns import IN_RESERVE, PROTECTED, Group, Pawn, Pawns
from tockbot.rules.table_rules import TableRules


class Footing(NamedTuple):
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
def footing(rules: TableRules, seat: Seat, group: Group) -> Footing:
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
    return Footing(taken, blocking, in_own_way)


@dataclass(slots=True)
class Standing:
    """One arrangement of pawns, and what it means for who would move.

    Attributes:
        rules: the rules of the table.
        pawns: the arrangement.
        feet: where each seat's pawns stand.
        taken: all track fields taken, and the centre, as a bit mask.
        blocked: the fields of blocking pawns, as a bit mask (rules.md 3.3).
    """

    rules: TableRules
    pawns: Pawns
    feet: list[Footing]
    taken: int
    blocked: int

    def barred(self, seat: Seat) -> int:
        """What a pawn of this seat can neither pass nor land on, as a bit mask."""
        return self.blocked | self.feet[seat].in_own_way

    def taken_by(self, seats: tuple[Seat, ...]) -> int:
        """The fields on which pawns of these seats stand, as a bit mask."""
        taken = 0
        for seat in seats:
            taken |= self.feet[seat].taken
        return taken

    def those_on(self, fields: int) -> list[tuple[Seat, Pawn]]:
        """The pawns on these fields, a bit mask, and whose they are."""
        found: list[tuple[Seat, Pawn]] = []
        for seat, feet in zip(self.rules.seats, self.feet, strict=True):
            here = feet.taken & fields
            if here:
                found += [(seat, one) for one in self.pawns[seat] if here >> (one >> 3) & 1]
        return found


def standing(rules: TableRules, pawns: Pawns) -> Standing:
    """Read the board off the pawns."""
    feet = [footing(rules, seat, group) for seat, group in zip(rules.seats, pawns, strict=True)]
    taken = blocked = 0
    for one in feet:
        taken |= one.taken
        blocked |= one.blocking
    return Standing(rules, pawns, feet, taken, blocked)
