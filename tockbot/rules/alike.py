"""Whether pawns stand alike at two tables, wherever at each of them somebody sits."""

from __future__ import annotations

from tockbot.rules.board import RESERVE, Location, Seat, is_track
from tockbot.rules.engine.layout import Pawns
from tockbot.rules.engine.pawns import location_of
from tockbot.rules.table import TableRules


def stand_alike(one: TableRules, pawns: Pawns, other: TableRules, others: Pawns) -> bool:
    """Whether pawns stand on equal boards as if one was turned by some seats, and one is out of its reserve."""
    if one.board != other.board or all(location_of(pawn) == RESERVE for group in pawns for pawn in group):
        return False
    first = _placing(one, pawns, Seat(0))
    return any(_placing(other, others, seat) == first for seat in other.seats)


def _placing(rules: TableRules, pawns: Pawns, seat: Seat) -> tuple[tuple[Location, ...], ...]:
    """Where all pawns stand, as a seat sees them: its own first, fields counted from its start field."""
    board = rules.board

    def seen(location: Location) -> Location:
        return Location((location - board.starts[seat]) % board.fields) if is_track(location) else location

    clockwise = (*pawns[seat:], *pawns[:seat])
    return tuple(tuple(sorted(seen(location_of(pawn)) for pawn in group)) for group in clockwise)
