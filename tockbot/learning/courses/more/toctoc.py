"""Toc Toc: an ace is 1 or 14, and pawns of one colour never pass each other."""

from __future__ import annotations

from typing import Final

from tockbot.learning.lesson import Lesson

LESSON: Final = Lesson(
    name="toctoc",
    position="toctoc 4t d3 pm 0 10,13,r,r/27,r,r,r/40,r,r,r/60,r,r,r A5/269/35J/59Q",
    right=("A 10,27,r,r/r,r,r,r/40,r,r,r/60,r,r,r",),
)
