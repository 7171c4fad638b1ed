"""The way through the centre (rules.md 4.11)."""

from __future__ import annotations

from typing import Final

from tockbot.learning.lesson import Lesson

LESSON: Final = Lesson(
    name="centre",
    position="ttg 4t d3 pm 0 8,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 5K/269/35J/59Q",
    right=("K c,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
)
