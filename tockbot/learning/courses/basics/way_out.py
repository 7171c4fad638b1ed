"""Out of the reserve: all pawns wait, and only a card that enters brings one out."""

from __future__ import annotations

from typing import Final

from tockbot.learning.lesson import Lesson

LESSON: Final = Lesson(
    name="way-out",
    position="swiss 4t d3 pm 0 r,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 58K/269/3TQ/59J",
    right=("K 0!,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
)
