"""A jack changes places."""

from __future__ import annotations

from typing import Final

from tockbot.learning.lesson import Lesson

LESSON: Final = Lesson(
    name="jack",
    position="swiss 4t d3 pm 0 20,r,r,r/66+,r,r,r/40,r,r,r/30,r,r,r 5J/269/35Q/59T",
    right=("J 66,r,r,r/20+,r,r,r/40,r,r,r/30,r,r,r",),
)
