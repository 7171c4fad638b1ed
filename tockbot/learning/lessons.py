"""The lessons: each a position, and what is to be done in it; a course has them in the order in which they are learnt.

They are data: a lesson is a row, and its words stand in ``locales/``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tockbot.learning.exercises import exercise, known
from tockbot.rules import MovePlay, Phase, Play, Seat, format_pawns, legal_plays, parse_position
from tockbot.tables import Table, ranks_of

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

    def solution(self) -> Play | str:
        """What is to be done, as a play, or as the rank to give.

        Raises:
            LookupError: nothing that is legal does it. Tests hold that there is.
        """
        game = known(self.table())
        offered = ranks_of(game.hand) if game.phase is Phase.EXCHANGE else legal_plays(game.position())
        for what in offered:
            if self.is_done_by(what):
                return what
        raise LookupError(self.name)

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


BASICS: Final = Course(
    "basics",
    (
        # Out of the reserve: all pawns wait, and only a card that enters brings one out.
        Lesson(
            "way-out",
            "swiss 4t d3 pm 0 r,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 58K/269/3TQ/59J",
            ("K 0!,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # Walk, and hit: who ends on another's field sends that pawn back, the partner's too.
        Lesson(
            "hit",
            "swiss 4t d3 pm 0 10,r,r,r/19,r,r,r/16,r,r,r/50,r,r,r 69Q/25T/35Q/58J",
            ("9 19,r,r,r/r,r,r,r/16,r,r,r/50,r,r,r",),
        ),
        # A pawn that has just entered is protected: nobody hits it, nobody passes it.
        Lesson(
            "protected",
            "swiss 4t d3 pm 0 15,r,r,r/18!,r,r,r/40,r,r,r/60,r,r,r 23T/269/5JQ/59Q",
            ("2 17,r,r,r/18!,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # Home by exact count: a pawn turns in at its entry field, or walks on.
        Lesson(
            "home",
            "swiss 4t d3 pm 0 66,h4,r,r/23,r,r,r/40,r,r,r/60,r,r,r 68Q/269/35J/59T",
            ("6 h3,h4,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # A seven is split over several pawns.
        Lesson(
            "split",
            "swiss 4t d3 pm 0 12,67,h3,h4/23,r,r,r/40,r,r,r/15,r,r,r 7/269/35J/59T",
            ("7 15,h2,h3,h4/23,r,r,r/40,r,r,r/r,r,r,r", "7 16,h1,h3,h4/23,r,r,r/40,r,r,r/r,r,r,r"),
        ),
        # The card for the partner: who waits in reserve needs one that enters.
        Lesson(
            "gift",
            "swiss 4t d3 px - 30,r,r,r/23,r,r,r/r,r,r,r/60,r,r,r 58K/269/35J/59T",
            ("K",),
        ),
    ),
)
"""The first course: what somebody has to know who never played."""

MORE: Final = Course(
    "more",
    (
        # A jack changes places.
        Lesson(
            "jack",
            "swiss 4t d3 pm 0 20,r,r,r/66+,r,r,r/40,r,r,r/30,r,r,r 5J/269/35Q/59T",
            ("J 66,r,r,r/20+,r,r,r/40,r,r,r/30,r,r,r",),
        ),
        # A joker stands for any card.
        Lesson(
            "joker",
            "swiss 4t d3 pm 0 64,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 2*/269/35Q/59T",
            ("* h4,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # Four back from the start: nearly all the way round in one step.
        Lesson(
            "four",
            "swiss 4t d3 pm 0 0!,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 4Q/269/35J/59T",
            ("4 68+,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # The way through the centre (rules.md 4.11).
        Lesson(
            "centre",
            "ttg 4t d3 pm 0 8,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 5K/269/35J/59Q",
            ("K c,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # Dog: home from the start field, once it was touched twice.
        Lesson(
            "dog",
            "dog 4t d3 pm 0 60+,r,r,r/20+,r,r,r/35+,r,r,r/52+,r,r,r 58/269/35J/59T",
            (
                "5 h1,r,r,r/20+,r,r,r/35+,r,r,r/52+,r,r,r",
                "8 h4,r,r,r/20+,r,r,r/35+,r,r,r/52+,r,r,r",
            ),
        ),
        # Toc Toc: an ace is 1 or 14, and pawns of one colour never pass each other.
        Lesson(
            "toctoc",
            "toctoc 4t d3 pm 0 10,13,r,r/27,r,r,r/40,r,r,r/60,r,r,r A5/269/35J/59Q",
            ("A 10,27,r,r/r,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # Tock Tock Dog: a jack is 11 or swaps, and no pawn is protected.
        Lesson(
            "ttg",
            "ttg 4t d3 pm 0 7,r,r,r/18,r,r,r/40,r,r,r/60,r,r,r 5J/269/35Q/59Q",
            ("J 18,r,r,r/r,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # Keezen: a pawn goes round once, and never on past its home.
        Lesson(
            "keezen",
            "keezen 4t d3 pm 0 60,r,r,r/23,r,r,r/40,r,r,r/50,r,r,r 3589/269/35J/59T",
            ("5 h2,r,r,r/23,r,r,r/40,r,r,r/50,r,r,r",),
        ),
        # Keezen: a pawn on its own start field stops everybody, and only its owner swaps it away.
        Lesson(
            "keezen-start",
            "keezen 4t d3 pm 0 0,r,r,r/59,r,r,r/40,r,r,r/30,r,r,r JK/269/35J/59T",
            ("J 59,r,r,r/0,r,r,r/40,r,r,r/30,r,r,r",),
        ),
        # Jackaroo: a king hits all on its way, and two pawns side by side are a wall.
        Lesson(
            "jackaroo-king",
            "jackaroo 4t d3 pm 0 5,r,r,r/9,10,r,r/40,r,r,r/60,r,r,r 28K/269/35J/59J",
            ("K 18,r,r,r/r,r,r,r/40,r,r,r/60,r,r,r",),
        ),
        # Jackaroo: a five moves anybody, an opponent's pawn past its home.
        Lesson(
            "jackaroo-five",
            "jackaroo 4t d3 pm 0 30,r,r,r/15,r,r,r/33,r,r,r/60,r,r,r 56/246/35J/59J",
            ("5 30,r,r,r/20,r,r,r/33,r,r,r/60,r,r,r",),
        ),
        # Jackaroo: a ten burns a card of the next player, whose turn is lost.
        Lesson(
            "jackaroo-ten",
            "jackaroo 4t d3 pm 0 30,r,r,r/16,r,r,r/50,r,r,r/64,r,r,r 6T/3/35/59",
            ("T",),
        ),
        # Italian: whoever follows a ten discards a card and loses the turn.
        Lesson(
            "italian",
            "italian 4t d3 pm 0 10,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r 6T/269/35J/59Q",
            ("T 20,r,r,r/23,r,r,r/40,r,r,r/60,r,r,r",),
        ),
    ),
)
"""The second course: the special cards, and what other rulesets do otherwise; a new ruleset brings one of its own."""

PARTNER: Final = Course(
    "partner",
    (
        # What is told of gifts was measured: docs/computer-players.md, "What to give".
        Lesson(
            "two-ways-out",
            "swiss 4t d3 px - r,r,r,r/23,r,r,r/r,r,r,r/60,r,r,r A5K/269/35J/59T",
            ("A", "K"),
        ),
        # Who waits keeps the one card that brings a pawn out.
        Lesson(
            "own-way-out",
            "swiss 4t d3 px - r,r,r,r/23,r,r,r/30,50,r,r/60,r,r,r 35K/269/35J/59T",
            ("3", "5"),
        ),
        # The partner hits with it at once.
        Lesson(
            "gift-that-hits",
            "swiss 4t d3 px - 10,r,r,r/49,r,r,r/40,r,r,r/60,r,r,r 59J/269/35J/59T",
            ("9",),
        ),
    ),
)
"""The third course: what to give a partner."""

COURSES: Final = (BASICS, MORE, PARTNER)


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
