"""Puzzles: positions with one play that is clearly best.

Each ruleset has a file of puzzles, one a line, found by ``python -m training.puzzles`` (docs/computer-players.md).
There is one puzzle a day, and each weekday has its ruleset.

In a *rush*, a player solves randomly drawn puzzles against the clock, easy ones first.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from enum import Enum
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

from tockbot.learning.lessons import exercise
from tockbot.rules import (
    MovePlay,
    Pawns,
    Play,
    Position,
    parse_pawns,
    parse_position,
)
from tockbot.tables import Table

WEEK: Final = ("swiss", "dog", "swiss", "keezen", "swiss", "jackaroo", "swiss")
"""The ruleset of each weekday's puzzle, from Monday on."""

FIRST_MONDAY: Final = date(2025, 12, 29)
"""From this day on, the puzzles of each ruleset follow each other in order; after the last, the first comes again."""


@dataclass(frozen=True, slots=True)
class Answers:
    """The number of people who have answered a day's puzzle in some place, and of those who have solved it."""

    answered: int
    solved: int


def streak(solved: Iterable[date], today: date) -> int:
    """Return the number of days in a row, up to ``today``, on which the puzzle was solved."""
    days = set(solved)
    return next(back for back in count() if today - timedelta(days=back) not in days)


@dataclass(frozen=True, slots=True)
class Streak:
    """The number of days in a row on which someone on a server has solved the puzzle.

    Attributes:
        days: length up to today, or up to yesterday if no one has solved today's puzzle yet.
        best: longest streak ever.
        is_carried_on: whether someone has solved today's puzzle.
    """

    days: int
    best: int
    is_carried_on: bool


def streak_of(solved: Iterable[date], today: date) -> Streak:
    """Return the streak of a server, given the days on which puzzles were solved."""
    days, a_day = set(solved), timedelta(days=1)
    lasts = (day for day in days if day + a_day not in days)
    return Streak(
        streak(days, today if today in days else today - a_day),
        max((streak(days, last) for last in lasts), default=0),
        today in days,
    )


class Difficulty(Enum):
    """The difficulty of a puzzle: how many of the players that do not look ahead find its best play.

    These players are the greedy one and the level *easy*.
    """

    EASY = "easy"
    """Both find it."""

    MEDIUM = "medium"
    """One finds it."""

    HARD = "hard"
    """Neither finds it."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A play of a puzzle, with the result of a long search.

    Attributes:
        spent: ranks that it spends.
        pawns: all pawns after it.
        chance: winning chance after it, 0 to 1.
    """

    spent: str
    pawns: Pawns
    chance: float

    def is_made_by(self, play: Play) -> bool:
        """Return whether this is the play (rules.md 4.6)."""
        return isinstance(play, MovePlay) and (play.spent, play.pawns) == (self.spent, self.pawns)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one play that is clearly best.

    Attributes:
        position: the position; the solver is the seat to act and sees only its hand.
        best: the play that is clearly best.
        second: the best of the other plays.
        comes_home: share of the play-outs after it in which a pawn of its side came home.
        is_hit: share of the play-outs after it in which a pawn of its side was hit.
        difficulty: the difficulty.
    """

    position: Position = field(repr=False)
    best: Candidate = field(repr=False)
    second: Candidate = field(repr=False)
    comes_home: float
    is_hit: float
    difficulty: Difficulty

    def table(self) -> Table:
        """Return the table at which the puzzle is solved."""
        if self.position.turn is None:
            raise ValueError("a puzzle asks for a play")
        return exercise(self.position, self.position.turn)


def read_puzzle(line: str) -> Puzzle:
    """Return the puzzle in a line."""
    data = json.loads(line)
    position = parse_position(data["position"])
    return Puzzle(
        position,
        _candidate(position, data["best"]),
        _candidate(position, data["second"]),
        data["comes_home"],
        data["is_hit"],
        Difficulty(data["difficulty"]),
    )


def _candidate(position: Position, data: dict[str, Any]) -> Candidate:
    return Candidate(data["spent"], parse_pawns(position.rules, data["pawns"]), data["chance"])


def file_of(ruleset: str) -> Path:
    """Return the path of a ruleset's puzzles."""
    return Path(__file__).with_name(f"puzzles-{ruleset}.jsonl")


@cache
def _lines(ruleset: str) -> tuple[str, ...]:
    return tuple(file_of(ruleset).read_text(encoding="utf-8").splitlines())


def puzzles(ruleset: str) -> Iterable[Puzzle]:
    """Return all puzzles of a ruleset in order."""
    return map(read_puzzle, _lines(ruleset))


@cache
def numbers_by_difficulty(ruleset: str) -> Mapping[Difficulty, tuple[int, ...]]:
    """Return the indices of a ruleset's puzzles in order, by difficulty."""
    difficulties = [Difficulty(json.loads(line)["difficulty"]) for line in _lines(ruleset)]
    return {one: tuple(number for number, other in enumerate(difficulties) if other is one) for one in Difficulty}


def puzzle_number(ruleset: str, number: int) -> Puzzle:
    """Return the puzzle at this index."""
    return read_puzzle(_lines(ruleset)[number])


def days_of(ruleset: str, days: Iterable[date]) -> set[int]:
    """Return the indices of a ruleset's puzzles that belong to these days."""
    return {number for by, number in map(_place_of, days) if by == ruleset}


def puzzle_of(day: date) -> Puzzle:
    """Return the puzzle of a day."""
    return puzzle_number(*_place_of(day))


def _place_of(day: date) -> tuple[str, int]:
    """Return the ruleset of a day's puzzle, and its index."""
    week, weekday = divmod((day - FIRST_MONDAY).days, len(WEEK))
    ruleset = WEEK[weekday]
    before = week * WEEK.count(ruleset) + WEEK[:weekday].count(ruleset)
    return ruleset, before % len(_lines(ruleset))


RULES: Final = "swiss"
"""The ruleset of every rush, so that scores can be compared."""

LASTS: Final = timedelta(minutes=3)

MAX_WRONG: Final = 3
"""The number of wrong answers that ends a rush."""

EASY: Final = 5
MEDIUM: Final = 7
"""Number of easy and of medium puzzles before harder ones follow."""

NEAR: Final = range(-1, 29)
"""Days from today whose puzzles are not drawn, because the answer would be known before their day."""


@dataclass(frozen=True, slots=True)
class Rush:
    """A person's rush.

    Attributes:
        day: day on which it began, in UTC.
        number: number of the person's rush on that day, from 1.
        began: time at which it began.
        seed: seed of its puzzles, secret.
        solved: number of puzzles solved.
        wrong: number of wrong answers.
    """

    day: date
    number: int
    began: datetime
    seed: int = field(repr=False)
    solved: int = 0
    wrong: int = 0

    @property
    def step(self) -> int:
        """The number of puzzles answered."""
        return self.solved + self.wrong

    @property
    def ends(self) -> datetime:
        """The time at which it ends."""
        return self.began + LASTS

    def puzzle(self, now: datetime) -> Puzzle | None:
        """Return the current puzzle, or None if the rush is over."""
        if now >= self.ends or self.wrong >= MAX_WRONG:
            return None
        drawn = _drawn(self.seed, self.day)
        return puzzle_number(RULES, drawn[self.step]) if self.step < len(drawn) else None


def _drawn(seed: int, day: date) -> list[int]:
    """Return the indices of a rush's puzzles, in the order in which they are asked."""
    rng, near = Random(seed), days_of(RULES, (day + timedelta(days=away) for away in NEAR))  # noqa: S311 - the seed is nobody's to guess
    easy, medium, hard = (
        rng.sample(some, len(some))
        for some in (
            [number for number in numbers_by_difficulty(RULES)[one] if number not in near] for one in Difficulty
        )
    )
    return [*easy[:EASY], *medium[:MEDIUM], *hard, *medium[MEDIUM:], *easy[EASY:]]
