"""What somebody's games come to, in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from tockbot.bot.words import Speaker, called, rank_name
from tockbot.results import ENOUGH_GAMES, ENOUGH_OPPONENTS, RARE, Figures, Rating, Score, Statistics
from tockbot.tables import Person

SHOWN: Final = 30
"""Of so many games that were looked over, the last ones, it is told how near to the best somebody chose."""

MOST_PARTNERS = 4
"""So many partners are told of, those played with most."""


@dataclass(frozen=True, slots=True)
class StatisticsTold:
    """What is told of somebody's games.

    Attributes:
        person: whose.
        all: what they come to.
        partners: the partners who may be named, with what was won with each.
        teams: the rating in teams; None where no server is asked about.
        alone: the same for games of each alone.
        accuracies: how near to the best they chose, in per cent, in each game that was looked over, the last one last.
    """

    person: Person
    all: Statistics
    partners: tuple[tuple[Person, Score], ...]
    teams: Rating | None
    alone: Rating | None
    accuracies: tuple[int, ...] = ()

    @property
    def accuracy(self) -> int:
        """How near to the best they chose in those of :attr:`accuracies` that are shown, one with the other."""
        return round(fmean(self.last_accuracies))

    @property
    def last_accuracies(self) -> tuple[int, ...]:
        """The last of them."""
        return self.accuracies[-SHOWN:]

    @property
    def ratings(self) -> tuple[tuple[str, Rating], ...]:
        """Those that follow from any game, each with what it is for."""
        both = (("teams", self.teams), ("alone", self.alone))
        return tuple((kind, rating) for kind, rating in both if rating is not None and rating.games)


def statistics_lines(say: Speaker, told: StatisticsTold) -> list[str]:
    """All that the picture shows, line by line."""
    games = told.all
    lines = [say("stats-score", games=games.score.games, won=games.score.won)]
    lines.append(say("stats-streak", best=games.best_streak, now=max(games.streak, 0)))
    if games.series.games:
        lines.append(say("stats-series", games=games.series.games, won=games.series.won))
    lines += rating_lines(say, told.ratings)
    lines += [say("stats-figure", label=label, count=count) for label, count in figures_told(say, games.figures)]
    if games.favourite is not None:
        rank, times = games.favourite
        lines.append(say("stats-entered", card=rank_name(say, rank), times=times, entered=len(games.figures.entered)))
    lines.append(say("stats-missed", missed=games.missed, turns=games.turns + games.missed))
    for name, score in games.by_ruleset:
        lines.append(say("stats-with", name=say(f"ruleset-{name}"), won=score.won, games=score.games))
    for person, score in told.partners:
        lines.append(say("stats-with", name=called(say, person), won=score.won, games=score.games))
    if told.accuracies:
        last = ", ".join(say("percent", percent=one) for one in told.last_accuracies)
        lines.append(say("stats-accuracy", games=len(told.last_accuracies), accuracy=told.accuracy, last=last))
    return lines


def figures_told(say: Speaker, figures: Figures) -> list[tuple[str, int]]:
    """Each figure that is a number, after what it is called; a rare one only where there was any."""
    return [(say(f"figure-{name}"), count) for name, count in figures.numbers.items() if count or name not in RARE]


def rating_lines(say: Speaker, ratings: Iterable[tuple[str, Rating]]) -> list[str]:
    """A line for each of somebody's ratings."""
    return [say(f"stats-rating-{kind}", rating=rating_words(say, rating)) for kind, rating in ratings]


def rating_words(say: Speaker, rating: Rating) -> str:
    """A rating with how uncertain it is; of somebody who is new only how far they are."""
    if rating.is_new:
        games, people = min(rating.games, ENOUGH_GAMES), min(rating.opponents, ENOUGH_OPPONENTS)
        return say("rating-new", games=games, enough=ENOUGH_GAMES, people=people, different=ENOUGH_OPPONENTS)
    return points_words(say, rating)


def points_words(say: Speaker, rating: Rating) -> str:
    """The points of a rating, and how uncertain they are."""
    return say("rating", points=rating.points, plus=rating.give_or_take)


def percent(score: Score) -> int:
    """How many games of a hundred were won."""
    return round(100 * score.won / score.games) if score.games else 0
