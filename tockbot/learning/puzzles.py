"""The puzzles: positions with one play that is clearly best, one a day.

Those of each ruleset stand in a file of their own, a line each, as ``python -m training.puzzles`` found them
(docs/computer-players.md), and every weekday has its ruleset.

A rush: puzzles one after another against the clock, drawn by chance, easy ones first.
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
"""By which ruleset's rules there is a puzzle on each day, from Monday on."""

FIRST_MONDAY: Final = date(2025, 12, 29)
"""From here on the puzzles of each ruleset follow each other, and begin anew after the last."""


@dataclass(frozen=True, slots=True)
class Answers:
    """How many people have answered a day's puzzle somewhere, and how many of them have solved it."""

    answered: int
    solved: int


def streak(solved: Iterable[date], today: date) -> int:
    """On how many days in a row, up to this one, the puzzle was solved."""
    days = set(solved)
    return next(back for back in count() if today - timedelta(days=back) not in days)


@dataclass(frozen=True, slots=True)
class Streak:
    """On how many days in a row somebody of a server has solved the puzzle.

    Attributes:
        days: up to today, or to yesterday while nobody has solved today's.
        best: the most there ever were.
        is_carried_on: whether somebody has solved today's.
    """

    days: int
    best: int
    is_carried_on: bool


def streak_of(solved: Iterable[date], today: date) -> Streak:
    """The streak of a server in which puzzles were solved on these days."""
    days, a_day = set(solved), timedelta(days=1)
    lasts = (day for day in days if day + a_day not in days)
    return Streak(
        streak(days, today if today in days else today - a_day),
        max((streak(days, last) for last in lasts), default=0),
        today in days,
    )


class Difficulty(Enum):
    """How hard a puzzle is to solve: how many of the players who do not look ahead find its play."""

    EASY = "easy"
    """Both of them, greedy and normal."""

    MEDIUM = "medium"
    """One of them."""

    HARD = "hard"
    """None."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A play of a puzzle as a long search has it.

    Attributes:
        spent: the ranks it spends.
        pawns: all pawns after it.
        chance: the chance to win with it, 0 to 1.
    """

    spent: str
    pawns: Pawns
    chance: float

    def is_made_by(self, play: Play) -> bool:
        """Whether this is the play (rules.md 4.6)."""
        return isinstance(play, MovePlay) and (play.spent, play.pawns) == (self.spent, self.pawns)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one play that is clearly best.

    Attributes:
        position: the position; whoever solves it is the seat to act, and sees its hand alone.
        best: the play that is clearly best.
        second: the best of all others.
        comes_home: in which part of the rounds played out after it a pawn of its side came home.
        is_hit: in which part of them one was hit.
        difficulty: how hard it is.
    """

    position: Position = field(repr=False)
    best: Candidate = field(repr=False)
    second: Candidate = field(repr=False)
    comes_home: float
    is_hit: float
    difficulty: Difficulty

    def table(self) -> Table:
        """The table at which it is solved."""
        if self.position.turn is None:
            raise ValueError("a puzzle asks for a play")
        return exercise(self.position, self.position.turn)


def read_puzzle(line: str) -> Puzzle:
    """The puzzle that a line holds."""
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
    """Where the puzzles of a ruleset stand."""
    return Path(__file__).with_name(f"puzzles-{ruleset}.jsonl")


@cache
def _lines(ruleset: str) -> tuple[str, ...]:
    return tuple(file_of(ruleset).read_text(encoding="utf-8").splitlines())


def puzzles(ruleset: str) -> Iterable[Puzzle]:
    """All puzzles of a ruleset, in their order."""
    return map(read_puzzle, _lines(ruleset))


@cache
def numbers_by_difficulty(ruleset: str) -> Mapping[Difficulty, tuple[int, ...]]:
    """The places of a ruleset's puzzles in their order, by how hard they are."""
    difficulties = [Difficulty(json.loads(line)["difficulty"]) for line in _lines(ruleset)]
    return {one: tuple(number for number, other in enumerate(difficulties) if other is one) for one in Difficulty}


def puzzle_number(ruleset: str, number: int) -> Puzzle:
    """The puzzle at this place."""
    return read_puzzle(_lines(ruleset)[number])


def days_of(ruleset: str, days: Iterable[date]) -> set[int]:
    """The places of those of a ruleset's puzzles that belong to one of these days."""
    return {number for by, number in map(_place_of, days) if by == ruleset}


def puzzle_of(day: date) -> Puzzle:
    """The puzzle of a day."""
    return puzzle_number(*_place_of(day))


def _place_of(day: date) -> tuple[str, int]:
    """By which ruleset the puzzle of a day is, and its place."""
    week, weekday = divmod((day - FIRST_MONDAY).days, len(WEEK))
    ruleset = WEEK[weekday]
    before = week * WEEK.count(ruleset) + WEEK[:weekday].count(ruleset)
    return ruleset, before % len(_lines(ruleset))


RULES: Final = "swiss"
"""The ruleset of all of them, so that scores can be compared."""

LASTS: Final = timedelta(minutes=3)

MAX_WRONG: Final = 3
"""The answer by which so many were wrong ends it."""

EASY: Final = 5
MEDIUM: Final = 7
"""So many come of a difficulty before the harder ones do."""

NEAR: Final = range(-1, 29)
"""Puzzles of days so far off are not drawn, for whether an answer is right would be known before their day."""


@dataclass(frozen=True, slots=True)
class Rush:
    """One rush of a person.

    Attributes:
        day: on which day it began, in UTC.
        number: which one of the person's it is on that day, from 1.
        began: when it began.
        seed: what chance draws its puzzles by; nobody else may know it.
        solved: how many puzzles were solved.
        wrong: how many were not.
    """

    day: date
    number: int
    began: datetime
    seed: int = field(repr=False)
    solved: int = 0
    wrong: int = 0

    @property
    def step(self) -> int:
        """How many puzzles were answered."""
        return self.solved + self.wrong

    @property
    def ends(self) -> datetime:
        """When its time is over."""
        return self.began + LASTS

    def puzzle(self, now: datetime) -> Puzzle | None:
        """The puzzle that is asked; None if it is over, by then or by what was answered."""
        if now >= self.ends or self.wrong >= MAX_WRONG:
            return None
        drawn = _drawn(self.seed, self.day)
        return puzzle_number(RULES, drawn[self.step]) if self.step < len(drawn) else None


def _drawn(seed: int, day: date) -> list[int]:
    """The puzzles of a rush, by their places in the file, in the order in which they are asked."""
    rng, near = Random(seed), days_of(RULES, (day + timedelta(days=away) for away in NEAR))  # noqa: S311 - the seed is nobody's to guess
    easy, medium, hard = (
        rng.sample(some, len(some))
        for some in (
            [number for number in numbers_by_difficulty(RULES)[one] if number not in near] for one in Difficulty
        )
    )
    return [*easy[:EASY], *medium[:MEDIUM], *hard, *medium[MEDIUM:], *easy[EASY:]]
