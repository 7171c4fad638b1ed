"""The shapes of boards: each is a star of equal arms around a centre. All lengths are in pitches.

A pitch is the distance from one field of the track to the next.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from tockbot.rules import BoardKind

QUARTERS: Final = 4
"""The arms of a board between which there is a quarter of the picture each."""


@dataclass(frozen=True, slots=True)
class BoardShape:
    """How many arms, half an arm's width in fields, and how many fields stand along each side of an arm."""

    arms: int
    half_width: int
    side: int

    @property
    def name(self) -> str:
        """What its picture is called."""
        return f"empty-board-{self.arms}-{self.half_width}-{self.side}"

    @property
    def corner(self) -> float:
        """How far from the centre an inner corner lies, one pitch from both the fields beside it."""
        half = math.pi / self.arms
        vertex = self.half_width / math.sin(half)
        return vertex + self._gap * math.cos(half) - math.sqrt(1 - (self._gap * math.sin(half)) ** 2)

    @property
    def reach(self) -> float:
        """How far from the centre an arm ends."""
        return self.half_width / math.tan(math.pi / self.arms) + self._gap + self.side - 1

    @property
    def centre_y(self) -> float:
        """How far below the middle the centre field lies, to leave the middle to the last card."""
        return (self.corner - 0.5) * 0.62 if self.arms > QUARTERS else self.corner * 0.62

    @property
    def _gap(self) -> float:
        """From the point where two arms' sides meet to the first field on each: those fields must not touch."""
        return max(1.0, 0.5 / math.sin(math.pi / self.arms))


BOARD_SHAPES: Final = {
    (BoardKind.CANADIAN, 4): BoardShape(arms=4, half_width=2, side=7),
    (BoardKind.CANADIAN, 6): BoardShape(arms=6, half_width=2, side=7),
    (BoardKind.CANADIAN, 8): BoardShape(arms=8, half_width=1, side=8),
    (BoardKind.CORNER, 4): BoardShape(arms=4, half_width=2, side=7),
    (BoardKind.CORNER, 6): BoardShape(arms=6, half_width=2, side=7),
    (BoardKind.CORNER, 8): BoardShape(arms=8, half_width=1, side=8),
    (BoardKind.DOG, 4): BoardShape(arms=4, half_width=2, side=6),
    # Short, wide arms would leave no room for the areas between six of them.
    (BoardKind.DOG, 6): BoardShape(arms=6, half_width=1, side=7),
    (BoardKind.DOG, 8): BoardShape(arms=8, half_width=1, side=7),
}
