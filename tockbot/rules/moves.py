"""What a pawn does in one go: it enters, walks, jumps, or changes places with another (rules.md 3, 4)."""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.rules.board import Location, Seat
from tockbot.rules.law import SEVEN_STEPS


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a pawn stands: whose it is, and its location."""

    seat: Seat
    location: Location


@dataclass(frozen=True, slots=True)
class Enter:
    """A reserve pawn goes to its start field (rules.md 3.4)."""

    seat: Seat
    goal: Location
    hits: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Walk:
    """A pawn goes along the track or its home, ``steps`` forward or, below zero, backward (rules.md 3.1)."""

    seat: Seat
    origin: Location
    goal: Location
    steps: int
    hits: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Jump:
    """A pawn goes straight to the centre, out of it, or across the board (rules.md 4.11 to 4.13)."""

    seat: Seat
    origin: Location
    goal: Location
    hits: tuple[Spot, ...]


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


PawnMove = Enter | Walk | Jump
"""A move of one pawn."""

Move = PawnMove | Swap

Part = Walk | Jump
"""A part of a seven: some of its steps, or all of them straight across the board (rules.md 4.3, 4.13)."""

Parts = tuple[Part, ...]
"""Parts of one seven, in the order in which they are made."""


def steps_of(part: Part) -> int:
    """How many of the seven steps a part uses (rules.md 4.3, 4.13)."""
    return abs(part.steps) if isinstance(part, Walk) else SEVEN_STEPS
