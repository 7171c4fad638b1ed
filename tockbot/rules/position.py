"""One moment of a game: where the pawns stand, what everybody holds, what is due; and whether two stand alike."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from tockbot.rules.board import PAWNS, RESERVE, BoardKind, Location, Seat, is_track
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


Placing = tuple[BoardKind, tuple[tuple[Location, ...], ...]]
"""How pawns stand on a board, whoever owns them: arm by arm, each as its owner sees it."""


def placing_of(rules: TableRules, pawns: Pawns) -> Placing | None:
    """Return what is the same for all positions that stand alike; None while all pawns are in their reserves.

    The board may be turned, and an arm without a player is like an arm whose pawns are all in the reserve.
    """
    board = rules.board
    if all(location_of(pawn) == RESERVE for group in pawns for pawn in group):
        return None
    arms = dict(zip(board.sectors, pawns, strict=True))
    return board.kind, min(
        tuple(
            tuple(sorted(_turned(rules, location_of(pawn), first) for pawn in arms[sector]))
            if (sector := (first + step) % board.sector_count) in arms
            else (RESERVE,) * PAWNS
            for step in range(board.sector_count)
        )
        for first in range(board.sector_count)
    )


def _turned(rules: TableRules, location: Location, sector: int) -> Location:
    """Return a location as it is counted from the start field of a sector."""
    board = rules.board
    return Location((location - sector * board.sector_length) % board.fields) if is_track(location) else location


def stand_alike(one: TableRules, pawns: Pawns, other: TableRules, others: Pawns) -> bool:
    """Return whether pawns stand on equal boards as if one was turned, and one pawn is out of its reserve."""
    placing = placing_of(one, pawns)
    return placing is not None and placing == placing_of(other, others)
