"""Learning the game by lessons. Pure, and without a word: those stand in ``locales/learning``.

Theory of operation. Whatever is learnt from is an *exercise*: a table of no channel, set up in a position
(:mod:`~tockbot.learning.exercise`). A *lesson* is such a position with a task. Neither is kept anywhere: what was
pressed says which it is.
"""

from __future__ import annotations

from tockbot.learning.courses import COURSES, course_of
from tockbot.learning.exercise import LEARNER, NOWHERE, exercise, gave, known, played, seen
from tockbot.learning.lesson import VIEWER, Course, Lesson

__all__ = [
    "COURSES",
    "LEARNER",
    "NOWHERE",
    "VIEWER",
    "Course",
    "Lesson",
    "course_of",
    "exercise",
    "gave",
    "known",
    "played",
    "seen",
]
