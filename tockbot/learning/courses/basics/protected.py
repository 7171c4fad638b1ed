"""A pawn that has just entered is protected: nobody hits it, nobody passes it."""

from __future__ import annotations

from typing import Final

from tockbot.learning.lesson import Lesson

LESSON: Final = Lesson(
    name="protected",
    position="swiss 4t d3 pm 0 15,r,r,r/18!,r,r,r/40,r,r,r/60,r,r,r 23T/269/5JQ/59Q",
    right=("2 17,r,r,r/18!,r,r,r/40,r,r,r/60,r,r,r",),
)
