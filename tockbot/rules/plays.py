"""What a player can do with a card: moves of pawns, and plays made of them (rules.md 4).

A play is one of :class:`MovePlay`, :class:`Draw`, :class:`ThrowIn`, :class:`Discard`. Cards are written as in the
notation: one character a rank, ``A23456789TJQK*``, hands and ``spent`` in that order.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, Self

from tockbot.rules.board import Location, Seat
from tockbot.rules.pawns import Pawns


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a pawn stands: whose it is, and its location."""

    seat: Seat
    location: Location


class MayHit(Protocol):
    """A move of one pawn, which may hit others."""

    def hitting(self, hits: tuple[Spot, ...]) -> Self:
        """The same move, hitting these."""


@dataclass(frozen=True, slots=True)
class Enter:
    """A reserve pawn goes to its start field (rules.md 3.4)."""

    seat: Seat
    goal: Location
    hits: tuple[Spot, ...]

    def hitting(self, hits: tuple[Spot, ...]) -> Self:
        """The same move, hitting these."""
        return type(self)(self.seat, self.goal, hits)


@dataclass(frozen=True, slots=True)
class Walk:
    """A pawn goes along the track or its home, ``steps`` forward or, below zero, backward (rules.md 3.1)."""

    seat: Seat
    origin: Location
    goal: Location
    steps: int
    hits: tuple[Spot, ...]

    def hitting(self, hits: tuple[Spot, ...]) -> Self:
        """The same move, hitting these."""
        return type(self)(self.seat, self.origin, self.goal, self.steps, hits)


@dataclass(frozen=True, slots=True)
class Jump:
    """A pawn goes straight to the centre, out of it, or across the board (rules.md 4.11 to 4.13)."""

    seat: Seat
    origin: Location
    goal: Location
    hits: tuple[Spot, ...]

    def hitting(self, hits: tuple[Spot, ...]) -> Self:
        """The same move, hitting these."""
        return type(self)(self.seat, self.origin, self.goal, hits)


@dataclass(frozen=True, slots=True)
class Swap:
    """A pawn of the player changes places with a pawn of another colour (rules.md 4.8)."""

    seat: Seat
    origin: Location
    other: Spot

    @property
    def hits(self) -> tuple[Spot, ...]:
        """Nobody: a swap sends no pawn away."""
        return ()


Move = Enter | Walk | Jump | Swap


@dataclass(slots=True, unsafe_hash=True)
class MovePlay:
    """Cards are spent and pawns move. Never changed once made; were it frozen, making it would take five times as long.

    ``spent`` holds the ranks spent, ``pawns`` all pawns as the play leaves them, ``forces_discard`` whether the next
    player must then discard (rules.md 4.9, 4.10). Two plays that agree in these are the same play (rules.md 4.6);
    ``rank``, what the first card stands for (never a joker), ``moves``, a seven's parts one by one, and ``in_parts``,
    whether it was put together like that (4.3), only tell how it came about.
    """

    spent: str
    pawns: Pawns
    forces_discard: bool
    rank: str = field(compare=False)
    moves: tuple[Move, ...] = field(compare=False)
    in_parts: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class Draw:
    """A card is spent to take one unseen from an opponent (rules.md 4.2)."""

    spent: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """No card can be played and the whole hand goes (rules.md 2.6)."""

    spent: str


@dataclass(frozen=True, slots=True)
class Discard:
    """One card goes without effect: by choice (rules.md 2.6) or made to (4.9, 4.10)."""

    spent: str


Play = MovePlay | Draw | ThrowIn | Discard
