"""Who stands where on the track, read off the pawns once for all the moves tried on them."""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.rules.board import CENTRE, Location, Seat
from tockbot.rules.law import Blocking
from tockbot.rules.pawns import PROTECTED, Pawn, Pawns
from tockbot.rules.table_rules import TableRules


@dataclass(slots=True)
class Standing:
    """One arrangement of pawns, and the fields it occupies.

    Attributes:
        rules: the rules of the table.
        pawns: the arrangement.
        at: the seat and pawn on each occupied track field, and in the centre.
        taken: the occupied track fields as a bit mask.
        blocked: the fields of blocking pawns as a bit mask (rules.md 3.3).
        colours: for each seat the fields of its pawns as a bit mask, where one's own colour blocks (3.3).
    """

    rules: TableRules
    pawns: Pawns
    at: dict[Location, tuple[Seat, Pawn]]
    taken: int
    blocked: int
    colours: list[int]

    def barred(self, seat: Seat) -> int:
        """The fields that a pawn of this seat can neither pass nor land on."""
        return self.blocked | self.colours[seat] if self.colours else self.blocked


def standing(rules: TableRules, pawns: Pawns) -> Standing:
    """Read the track off the pawns."""
    at: dict[Location, tuple[Seat, Pawn]] = {}
    taken = blocked = 0
    off_track = (CENTRE + 1) << 3
    own_start_blocks = rules.law.blocking is Blocking.OWN_START
    for seat in rules.seats:
        for pawn in pawns[seat]:
            if pawn >= off_track:
                break
            location = Location(pawn >> 3)
            at[location] = (seat, pawn)
            taken |= 1 << location
            if pawn & PROTECTED or (own_start_blocks and location == rules.board.starts[seat]):
                blocked |= 1 << location
    colours: list[int] = []
    if rules.law.own_colour_blocks:
        colours = [0] * len(pawns)
        for location, (seat, _) in at.items():
            if location < CENTRE:
                colours[seat] |= 1 << location
    return Standing(rules, pawns, at, taken, blocked, colours)
