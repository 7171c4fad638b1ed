"""Four back from the start: nearly all the way round in one step."""

from __future__ import annotations

from typing import Final

from tockbot.learning.lesson import Lesson

LESSON: Final = Lesson(
    name="four",
    position="swiss 4t d3 pm 0 0!,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 4Q/269/35J/59T",
    right=("4 68+,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
)
