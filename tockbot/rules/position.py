"""Positions and plays.

A position is one moment of a game: all pawns, all hands, and the next thing to happen.

A play is one use of a card: a :class:`MovePlay`, :class:`Draw`, :class:`Burn`, :class:`ThrowIn` or
:class:`Discard` (rules.md 4). Cards are written as in the notation: one character per rank, ``A23456789TJQK*``. Hands
and ``spent`` are sorted in that order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

from tockbot.rules.engine import Pawns, location_of
from tockbot.rules.law import PAWNS, RESERVE, BoardKind, Location, Move, Seat, is_track
from tockbot.rules.table import TableRules


class Phase(Enum):
    """The next thing to happen; each value is its letter in the notation (rules.md 6.1)."""

    EXCHANGE = "x"
    PLAY = "m"
    DISCARD = "d"
    ROUND_OVER = "r"
    GAME_OVER = "e"


@dataclass(slots=True, unsafe_hash=True)
class Position:
    """A moment of a game, with all hands (rules.md 6.1).

    Positions are never changed after creation. They are not frozen because creation would take three times as long, and
    play-outs create thousands.

    Attributes:
        rules: the rules of the table.
        dealer: the dealer of this round, or of the round just over.
        phase: the next thing to happen.
        turn: the seat to act; None except in the phases ``PLAY`` and ``DISCARD``.
        pawns: all pawns, a group for each seat in play.
        hands: a string of ranks for each seat in play, in the notation's order.
    """

    rules: TableRules
    dealer: Seat
    phase: Phase
    turn: Seat | None
    pawns: Pawns
    hands: tuple[str, ...] = field(repr=False)


Placing = tuple[BoardKind, tuple[tuple[Location, ...], ...]]
"""The locations of all pawns, sector by sector, counted from the start field of the first sector."""


def placing_of(rules: TableRules, pawns: Pawns) -> Placing | None:
    """Return a value that is the same for equal arrangements of pawns; None while all pawns are in reserve.

    Turning the board makes no difference. A sector without a player equals one whose pawns are all in reserve.
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
    """Return a location as counted from the start field of a sector."""
    board = rules.board
    return Location((location - sector * board.sector_length) % board.fields) if is_track(location) else location


def same_position(one: TableRules, pawns: Pawns, other: TableRules, others: Pawns) -> bool:
    """Return whether pawns are arranged in the same way, perhaps on a turned board; False if all are in reserve."""
    placing = placing_of(one, pawns)
    return placing is not None and placing == placing_of(other, others)


Moves = tuple[Move, ...]


@dataclass(slots=True, unsafe_hash=True)
class MovePlay:
    """A play that moves pawns.

    Plays are never changed after creation, except that :attr:`moves` is computed on first use. They are not frozen
    because creation would take five times as long.

    ``spent`` holds the ranks spent, ``pawns`` all pawns after the play, and ``forces_discard`` is true if the next
    player must then discard (rules.md 4.9, 4.10). Two plays with equal values of these three are the same play
    (rules.md 4.6).

    The other attributes only describe how the play is made: ``rank`` is the rank that the first card counts as (never a
    joker), and ``in_parts`` is true for a split seven (4.3). ``lazy_moves`` are the moves, or a function
    that computes them.
    """

    __match_args__ = ("spent", "pawns", "forces_discard", "rank", "moves")

    spent: str
    pawns: Pawns
    forces_discard: bool
    rank: str = field(compare=False)
    lazy_moves: Moves | Callable[[], Moves] = field(compare=False, repr=False)
    in_parts: bool = field(default=False, compare=False)

    @property
    def moves(self) -> Moves:
        """The moves of the pawns, a seven's parts one by one; computed on first use."""
        if callable(self.lazy_moves):
            self.lazy_moves = self.lazy_moves()
        return self.lazy_moves

    def __reduce__(self) -> tuple[object, ...]:
        return MovePlay, (self.spent, self.pawns, self.forces_discard, self.rank, self.moves, self.in_parts)


@dataclass(frozen=True, slots=True)
class Draw:
    """A card is spent to draw one, unseen, from an opponent (rules.md 4.2)."""

    spent: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Burn:
    """A card is spent so that the next player loses a turn and a card, at random or by choice (rules-family.md W10)."""

    spent: str
    seat: Seat
    choice: bool = False


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """A player who can play no card throws in the whole hand (rules.md 2.6)."""

    spent: str


@dataclass(frozen=True, slots=True)
class Discard:
    """One card is discarded without effect, by choice (rules.md 2.6) or by force (4.9, 4.10)."""

    spent: str


Play = MovePlay | Draw | Burn | ThrowIn | Discard


def takes_from(play: Play) -> Seat | None:
    """Return the seat from whose hand a card is drawn or burnt at random, or None."""
    match play:
        case Draw(_, seat) | Burn(_, seat, False):
            return seat
        case _:
            return None
