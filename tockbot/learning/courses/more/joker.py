"""A joker stands for any card."""

from __future__ import annotations

from typing import Final

from tockbot.learning.lesson import Lesson

LESSON: Final = Lesson(
    name="joker",
    position="swiss 4t d3 pm 0 64,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 2*/269/35Q/59T",
    right=("* h4,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
)
