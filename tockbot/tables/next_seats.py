"""Who sits where in the next game of the same people."""

from __future__ import annotations

from enum import Enum
from hashlib import sha256


class SeatsAgain(Enum):
    """How the seats of the last game are taken in the next one; its value is how it is written."""

    SAME = "same"
    """Everybody sits where they sat."""

    CHANGED = "changed"
    """The first stays, and all others go round in a circle in which everybody has another partner after each step."""

    DRAWN = "drawn"
    """The seats are drawn by lot."""


def seats_again(seats: int, how: SeatsAgain, lot: bytes) -> tuple[int, ...]:
    """For each of so many seats of the next game, which seat of the last one whoever sits there had.

    With partners opposite each other, and changed again and again, everybody plays with everybody before the first
    partner comes back.

    Args:
        seats: how many there are, 2 at least.
        how: how they are taken.
        lot: what a draw by lot follows from.
    """
    match how:
        case SeatsAgain.SAME:
            return tuple(range(seats))
        case SeatsAgain.CHANGED:
            return _gone_round(seats)
        case SeatsAgain.DRAWN:
            return tuple(sorted(range(seats), key=lambda seat: sha256(lot + bytes([seat])).digest()))


def _gone_round(seats: int) -> tuple[int, ...]:
    """The circle method of round robins, laid around a table at which partners sit opposite each other."""
    half = seats // 2
    circle = (half, *range(1, half), *range(2 * half - 1, half, -1))
    order = list(range(seats))
    for before, after in zip(circle, (*circle[1:], circle[0]), strict=True):
        order[after] = before
    return tuple(order)
