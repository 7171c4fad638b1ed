"""A seven is split over several pawns."""

from __future__ import annotations

from typing import Final

from tockbot.learning.lesson import Lesson

LESSON: Final = Lesson(
    name="split",
    position="swiss 4t d3 pm 0 12,67,h3,h4/23,r,r,r/40,r,r,r/15,r,r,r 7/269/35J/59T",
    right=(
        "7 15,h2,h3,h4/23,r,r,r/40,r,r,r/r,r,r,r",
        "7 16,h1,h3,h4/23,r,r,r/40,r,r,r/r,r,r,r",
    ),
)
