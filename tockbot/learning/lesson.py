"""A lesson: a position, and what is to be done in it. It is data; its words stand in ``locales/``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tockbot.learning.exercises import exercise
from tockbot.rules import MovePlay, Play, Seat, format_pawns, parse_position
from tockbot.tables import Table

VIEWER: Final = Seat(0)
"""The seat of whoever learns."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson.

    Attributes:
        name: by which its texts, and who has done it, are known: one word.
        position: where it begins, in notation (rules.md 6.1); the learner sits on seat 0.
        right: what is to be done, each way as the ranks spent and all pawns after it, or in the exchange as a rank.
    """

    name: str
    position: str
    right: tuple[str, ...]

    def table(self) -> Table:
        """The table at which it is learnt.

        Raises:
            LogError: no game can begin from the position; a ``NotationError``: there is none. Tests hold both.
        """
        return exercise(parse_position(self.position), VIEWER)

    def is_done_by(self, what: Play | str) -> bool:
        """Whether a play, or a rank that is given, is what is to be done."""
        return told(what) in self.right


def told(what: Play | str) -> str:
    """A play, or a rank that is given, as lessons write it."""
    match what:
        case str():
            return what
        case MovePlay():
            return f"{what.spent} {format_pawns(what.pawns)}"
        case _:
            return what.spent


@dataclass(frozen=True, slots=True)
class Course:
    """Lessons in the order in which they are learnt."""

    name: str
    lessons: tuple[Lesson, ...]

    def after(self, lesson: Lesson) -> Lesson | None:
        """The lesson that follows another; None after the last."""
        following = self.lessons[self.lessons.index(lesson) + 1 :]
        return following[0] if following else None
