"""Italian: whoever follows a ten discards a card and loses the turn."""

from __future__ import annotations

from typing import Final

from tockbot.learning.lesson import Lesson

LESSON: Final = Lesson(
    name="italian",
    position="italian 4t d3 pm 0 10,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 6T/269/35J/59Q",
    right=("T 20,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
)
