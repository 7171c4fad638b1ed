"""Tock Tock Dog: a jack is 11 or swaps, and no pawn is protected."""

from __future__ import annotations

from typing import Final

from tockbot.learning.lesson import Lesson

LESSON: Final = Lesson(
    name="ttg",
    position="ttg 4t d3 pm 0 7,r,r,r/18,r,r,r/40,r,r,r/60,r,r,r 5J/269/35Q/59Q",
    right=("J 18,r,r,r/r,r,r,r/40,r,r,r/60,r,r,r",),
)
