"""How a game stood, moment by moment: each side's chance to win, as the hard player takes it.

It is what the hard player makes of the pawns alone, at the leaves of its search: hands are not looked at.
"""

from __future__ import annotations

from collections.abc import Sequence

from tockbot.computer.worth.evaluation import judges
from tockbot.rules import Pawns, TableRules, side_is_home

Course = tuple[tuple[float, ...], ...]
"""For each moment the chance of each side, 0 to 1, in the order of ``rules.sides``."""


def course_of(rules: TableRules, boards: Sequence[Pawns]) -> Course:
    """The course of a game with these boards one after another."""
    judge = judges(rules).leaf
    course: list[tuple[float, ...]] = []
    for pawns in boards:
        if course and max(course[-1]) == 1.0:
            # Whoever came home first has won, and others may play on for their places (rules.md 5.1).
            course.append(course[-1])
            continue
        home = [side_is_home(rules, pawns, side[0]) for side in rules.sides]
        chances = (judge.chance(pawns, side[0]) for side in rules.sides)
        course.append(tuple(map(float, home) if any(home) else chances))
    return tuple(course)
