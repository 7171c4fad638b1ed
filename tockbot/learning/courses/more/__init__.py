"""The second course: the special cards, and what other rulesets do otherwise."""

from __future__ import annotations

from typing import Final

from tockbot.learning.courses.more import centre, four, italian, jack, joker, toctoc, ttg
from tockbot.learning.lesson import Course

MORE: Final = Course(
    "more",
    (jack.LESSON, joker.LESSON, four.LESSON, centre.LESSON, toctoc.LESSON, ttg.LESSON, italian.LESSON),
)
