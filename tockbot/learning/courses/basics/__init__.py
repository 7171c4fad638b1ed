"""The first course: what somebody has to know who never played."""

from __future__ import annotations

from typing import Final

from tockbot.learning.courses.basics import gift, hit, home, protected, split, way_out
from tockbot.learning.lesson import Course

BASICS: Final = Course("basics", (way_out.LESSON, hit.LESSON, protected.LESSON, home.LESSON, split.LESSON, gift.LESSON))
