"""Walk, and hit: who ends on another's field sends that pawn back, the partner's too."""

from __future__ import annotations

from typing import Final

from tockbot.learning.lesson import Lesson

LESSON: Final = Lesson(
    name="hit",
    position="swiss 4t d3 pm 0 10,r,r,r/19,r,r,r/16,r,r,r/50,r,r,r 69Q/25T/35Q/58J",
    right=("9 19,r,r,r/r,r,r,r/16,r,r,r/50,r,r,r",),
)
