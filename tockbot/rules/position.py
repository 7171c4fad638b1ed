"""One moment of a game: where the pawns stand, what everybody holds, and what is due."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from tockbot.rules.board import Seat
from tockbot.rules.engine.layout import Pawns
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
