"""What all of somebody's games come to together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tockbot.results.figures import Figures, together
from tockbot.results.participation import Participation
from tockbot.tables import PersonId


@dataclass(frozen=True, slots=True)
class Score:
    """How many games, and how many of them won."""

    games: int
    won: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """What somebody's games come to.

    Attributes:
        score: all games.
        series: those that were played to their end.
        by_ruleset: by the name of the ruleset, the one played most first.
        by_partner: with each person as partner, the most frequent first.
        streak: so many games were won in a row by now; below zero, so many were not.
        best_streak: the most that were ever won in a row.
        figures: what else was counted.
        turns: how many turns were made.
        missed: how many a program made in the person's stead.
    """

    score: Score
    series: Score
    by_ruleset: tuple[tuple[str, Score], ...]
    by_partner: tuple[tuple[PersonId, Score], ...]
    streak: int
    best_streak: int
    figures: Figures
    turns: int
    missed: int

    @property
    def favourite(self) -> tuple[str, int] | None:
        """The rank of the card that most pawns were brought in with, and how many; None where none was."""
        return next(iter(Counter(self.figures.entered).most_common(1)), None)


def statistics_of(games: Sequence[Participation]) -> Statistics:
    """What these games, in the order in which they ended, come to for the person who played them."""
    streak, best = _streaks(games)
    return Statistics(
        score=_score(games),
        series=_score([game for game in games if game.decided]),
        by_ruleset=tuple(
            (name, _score([game for game in games if game.ruleset == name]))
            for name, _ in Counter(game.ruleset for game in games).most_common()
        ),
        by_partner=tuple(
            (person, _score([game for game in games if game.partner == person]))
            for person, _ in Counter(game.partner for game in games if game.partner is not None).most_common()
        ),
        streak=streak,
        best_streak=best,
        figures=together(game.figures for game in games),
        turns=sum(game.turns for game in games),
        missed=sum(game.missed for game in games),
    )


def _score(games: Sequence[Participation]) -> Score:
    return Score(len(games), sum(game.won for game in games))


def _streaks(games: Sequence[Participation]) -> tuple[int, int]:
    """The streak by now, and the longest of wins."""
    streak = best = 0
    for game in games:
        streak = max(streak, 0) + 1 if game.won else min(streak, 0) - 1
        best = max(best, streak)
    return streak, best
