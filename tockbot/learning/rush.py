"""A rush: puzzles one after another against the clock, drawn by chance, easy ones first."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from random import Random
from typing import Final

from tockbot.learning.puzzles import Difficulty, Puzzle, days_of, numbers_by_difficulty, puzzle_number

RULES: Final = "swiss"
"""The ruleset of all of them, so that scores can be compared."""

LASTS: Final = timedelta(minutes=3)

MOST_WRONG: Final = 3
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
        if now >= self.ends or self.wrong >= MOST_WRONG:
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
