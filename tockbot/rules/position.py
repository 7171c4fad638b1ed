"""One moment of a game: where the pawns stand, what everybody holds, what is due; and whether two stand alike."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from tockbot.rules.board import RESERVE, Location, Seat, is_track
from tockbot.rules.engine.pawns import Pawns, location_of
from tockbot.rules.table import TableRules


class Phase(Enum):
    """What is due, by its letter in the notation (rules.md 6.1)."""

    EXCHANGE = "x"
    PLAY = "m"
    DISCARD = "d"
    ROUND_OVER = "r"
    GAME_OVER = "e"


@dataclass(slots=True, unsafe_hash=True)
class Position:
    """Where everything stands, all hands included (rules.md 6.1).

    Never changed once made; were it frozen, making it would take three times as long, and play-outs make thousands.

    Attributes:
        rules: the rules of the table.
        dealer: the dealer of this round, or of the one just over.
        phase: what is due.
        turn: the seat to act, in play and forced discard.
        pawns: a group for each seat in play.
        hands: a string of ranks for each seat in play, in the notation's order.
    """

    rules: TableRules
    dealer: Seat
    phase: Phase
    turn: Seat | None
    pawns: Pawns
    hands: tuple[str, ...] = field(repr=False)


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
