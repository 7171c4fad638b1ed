"""The card for the partner: who waits in reserve needs one that enters."""

from __future__ import annotations

from typing import Final

from tockbot.learning.lesson import Lesson

LESSON: Final = Lesson(
    name="gift",
    position="swiss 4t d3 px - 30,r,r,r/23,r,r,r/r,r,r,r/60,r,r,r 58K/269/35J/59T",
    right=("K",),
)
