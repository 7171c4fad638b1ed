"""The courses, and where each lesson stands. A new ruleset brings a lesson of its own."""

from __future__ import annotations

from typing import Final

from tockbot.learning.courses.basics import BASICS
from tockbot.learning.courses.more import MORE
from tockbot.learning.lesson import Course, Lesson

COURSES: Final = (BASICS, MORE)


def course_of(name: str) -> tuple[Course, Lesson]:
    """The lesson of this name, and the course in which it stands.

    Raises:
        KeyError: there is none.
    """
    for course in COURSES:
        for lesson in course.lessons:
            if lesson.name == name:
                return course, lesson
    raise KeyError(name)
