"""Home by exact count: a pawn turns in at its entry field, or walks on."""

from __future__ import annotations

from typing import Final

from tockbot.learning.lesson import Lesson

LESSON: Final = Lesson(
    name="home",
    position="swiss 4t d3 pm 0 66,h4,r,r/23,r,r,r/40,r,r,r/60,r,r,r 68Q/269/35J/59T",
    right=("6 h3,h4,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
)
