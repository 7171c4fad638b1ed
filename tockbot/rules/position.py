"""One moment of a game: where the pawns stand, what everybody holds, what is due; and whether two stand alike.

What a player can do with a card: plays, most of them made of moves of pawns (rules.md 4).

A play is one of :class:`MovePlay`, :class:`Draw`, :class:`Burn`, :class:`ThrowIn`, :class:`Discard`. Cards are
written as in the notation: one character a rank, ``A23456789TJQK*``, hands and ``spent`` in that order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

from tockbot.rules.engine import Pawns, location_of
from tockbot.rules.law import PAWNS, RESERVE, BoardKind, Location, Move, Seat, is_track
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


def same_position(one: TableRules, pawns: Pawns, other: TableRules, others: Pawns) -> bool:
    """Return whether pawns stand on equal boards as if one was turned, and one pawn is out of its reserve."""
    placing = placing_of(one, pawns)
    return placing is not None and placing == placing_of(other, others)


Moves = tuple[Move, ...]


@dataclass(slots=True, unsafe_hash=True)
class MovePlay:
    """Cards are spent and pawns move. Never changed once made; were it frozen, making it would take five times as long.

    ``spent`` holds the ranks spent, ``pawns`` all pawns as the play leaves them, ``forces_discard`` whether the next
    player must then discard (rules.md 4.9, 4.10). Two plays that agree in these are the same play (rules.md 4.6);
    ``rank``, what the first card stands for (never a joker), :attr:`moves`, and ``in_parts``, whether it was put
    together part by part (4.3), only tell how it came about.
    """

    __match_args__ = ("spent", "pawns", "forces_discard", "rank", "moves")

    spent: str
    pawns: Pawns
    forces_discard: bool
    rank: str = field(compare=False)
    told: Moves | Callable[[], Moves] = field(compare=False, repr=False)
    in_parts: bool = field(default=False, compare=False)

    @property
    def moves(self) -> Moves:
        """What the pawns did, a seven's parts one by one: told when somebody asks for the first time."""
        if callable(self.told):
            self.told = self.told()
        return self.told

    def __reduce__(self) -> tuple[object, ...]:
        return MovePlay, (self.spent, self.pawns, self.forces_discard, self.rank, self.moves, self.in_parts)


@dataclass(frozen=True, slots=True)
class Draw:
    """A card is spent to take one unseen from an opponent (rules.md 4.2)."""

    spent: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Burn:
    """A card is spent so that the next player loses one, by chance or by choice, and a turn (rules-family.md W10)."""

    spent: str
    seat: Seat
    choice: bool = False


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """No card can be played and the whole hand goes (rules.md 2.6)."""

    spent: str


@dataclass(frozen=True, slots=True)
class Discard:
    """One card goes without effect: by choice (rules.md 2.6) or made to (4.9, 4.10)."""

    spent: str


Play = MovePlay | Draw | Burn | ThrowIn | Discard


def takes_from(play: Play) -> Seat | None:
    """From whose hand chance takes a card, which is drawn or burnt; None where it takes none."""
    match play:
        case Draw(_, seat) | Burn(_, seat, False):
            return seat
        case _:
            return None
