"""How well people play, as far as results tell: Plackett and Luce's model, by OpenSkill (docs/ratings.md).

A rating belongs to a person in one server, for games in teams or for games of each alone. It follows from that
server's results in the order in which the games ended, and from nothing else.

What all of somebody's games come to together.

What was played in a server in some days, of those of whom it may be told.

A season: a quarter of the calendar in UTC, in which ratings are worked out from the beginning (docs/ratings.md).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import MAXYEAR, MINYEAR, UTC, date, datetime
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from tockbot.results.results import Figures, Participation, Result, SeatResult, together
from tockbot.tables import Level, PersonId


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


LAST_PLACE: Final = 3
MAX_WINNERS: Final = 6
"""So many are told of who won most: those in the first places, which several may share."""


@dataclass(frozen=True, slots=True)
class Week:
    """What some games came to together.

    Attributes:
        games: how many there were.
        players: how many people played them.
        winners: the place, the person, and the score of those who won most; partners share a place.
        hits: all pawns that these people hit.
        hitter: who hit most pawns in all games, and how many; None where nobody hit any.
        walker: whose pawn walked furthest in a game, and how many fields.
        guessers: who guessed best while they watched, and how many points they got.
    """

    games: int
    players: int
    winners: tuple[tuple[int, PersonId, Score], ...]
    hits: int
    hitter: tuple[PersonId, int] | None
    walker: tuple[PersonId, int] | None
    guessers: tuple[tuple[PersonId, int], ...]


def week_of(games: Sequence[tuple[int, Participation]], points: Mapping[PersonId, int]) -> Week:
    """What these participations, each with the number of its game, come to; of equal hits the first is told.

    ``points`` are those of who guessed at them.
    """
    played, won, hits, walks = Counter[PersonId](), Counter[PersonId](), Counter[PersonId](), Counter[PersonId]()
    for _, one in games:
        played[one.person] += 1
        won[one.person] += one.won
        hits[one.person] += one.figures.hits_given
        walks[one.person] = max(walks[one.person], one.figures.longest_walk)
    places = _places(won)
    return Week(
        games=len({number for number, _ in games}),
        players=len(played),
        winners=tuple((places[one], one, Score(played[one], won[one])) for one in best_of(won)),
        hits=hits.total(),
        hitter=_most(hits),
        walker=_most(walks),
        guessers=tuple((person, points[person]) for person in best_of(points)),
    )


def best_of(scores: Mapping[PersonId, int]) -> list[PersonId]:
    """Those in the first places, which several may share, the best first; nobody who has nothing."""
    places = _places(scores)
    return sorted((one for one in places if places[one] <= LAST_PLACE), key=lambda one: places[one])[:MAX_WINNERS]


def _places(scores: Mapping[PersonId, int]) -> dict[PersonId, int]:
    return {one: 1 + sum(more > score for more in scores.values()) for one, score in scores.items() if score}


def _most(counted: Counter[PersonId]) -> tuple[PersonId, int] | None:
    return next((one for one in counted.most_common(1) if one[1]), None)


QUARTERS: Final = 4
MONTHS: Final = 12 // QUARTERS


@dataclass(frozen=True, slots=True, order=True)
class Season:
    """A season.

    Attributes:
        year: its year.
        quarter: which quarter of that it is, from 1.
    """

    year: int
    quarter: int

    @property
    def name(self) -> str:
        """How it is written."""
        return f"{self.year}-{self.quarter}"

    @property
    def began(self) -> datetime:
        """When it began."""
        return datetime(self.year, 1 + MONTHS * (self.quarter - 1), 1, tzinfo=UTC)

    @property
    def ended(self) -> datetime:
        """When it ended, and the next began."""
        return self.after(1).began

    def after(self, seasons: int) -> Season:
        """The season so many after this one, or before it."""
        years, quarter = divmod(self.quarter - 1 + seasons, QUARTERS)
        return Season(self.year + years, quarter + 1)


def season_at(moment: datetime) -> Season:
    """The season of a moment in UTC."""
    return Season(moment.year, 1 + (moment.month - 1) // MONTHS)


def read_season(name: str) -> Season:
    """The season that is written so.

    Raises:
        ValueError: none is.
    """
    year, _, quarter = name.partition("-")
    season = Season(int(year), int(quarter))
    if season.name != name or not 1 <= season.quarter <= QUARTERS or not MINYEAR < season.year < MAXYEAR:
        raise ValueError(name)
    return season


BEGIN: Final = 1000
"""The points with which everybody begins: those of the computer player *normal*."""

SPREAD: Final = 170
"""How uncertain that is at first: about as far as people's strengths lie apart."""

LUCK: Final = 120
"""How much one seat's luck in a game comes to, in points, as far as the model is concerned (docs/ratings.md)."""

THOUSANDTHS: Final = 1000
"""Ratings are kept in thousandths of a point, so that they are the same wherever they are worked out again."""

ENOUGH_GAMES: Final = 10
ENOUGH_OPPONENTS: Final = 5
"""With fewer rated games, or against fewer people, somebody is new: the rating says little yet."""

PLACEMENT_GAMES: Final = 5
"""With so many rated games in a season, against as many people as ever, somebody has a place in it."""

MAX_A_DAY: Final = 3
"""So many games of the same people count in a day."""

LEVELS: Final[Mapping[Level, int]] = {Level.EASY: 920, Level.NORMAL: BEGIN, Level.HARD: 1115}
"""The points of the computer players, from what they won against each other (docs/ratings.md). They never change."""

KNOWN: Final = 10
"""How uncertain the points of a computer player are taken to be."""

MODEL: Final = PlackettLuce(mu=BEGIN, sigma=SPREAD, beta=LUCK, tau=SPREAD / 100)


@dataclass(frozen=True, slots=True)
class Rating:
    """How well somebody plays.

    Attributes:
        mean: what is most likely, in thousandths of a point.
        sigma: how uncertain that is: one standard deviation, in thousandths of a point.
        games: how many rated games it follows from.
        opponents: against how many people, of those who are known.
    """

    mean: int = BEGIN * THOUSANDTHS
    sigma: int = SPREAD * THOUSANDTHS
    games: int = 0
    opponents: int = 0

    @property
    def points(self) -> int:
        """What is most likely, in points."""
        return round(self.mean / THOUSANDTHS)

    @property
    def give_or_take(self) -> int:
        """So many points more or less it is, 19 times of 20."""
        return round(2 * self.sigma / THOUSANDTHS)

    @property
    def is_new(self) -> bool:
        """Whether it says little yet."""
        return self.games < ENOUGH_GAMES or self.opponents < ENOUGH_OPPONENTS

    @property
    def has_place(self) -> bool:
        """Whether it is enough for a place, as the rating of a season."""
        return self.games >= PLACEMENT_GAMES and self.opponents >= ENOUGH_OPPONENTS


UNRATED: Final = Rating()
"""The rating of somebody without a game."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The ratings of a server, carried on game by game in the order in which they ended.

    Attributes:
        ratings: of those in teams (True) and of each alone, by person.
        met: who has a result against whom: whether in teams, the person, and who it was against.
        games: how many rated games of the same people there were on a day in UTC.
    """

    ratings: Mapping[bool, dict[PersonId, Rating]] = field(default_factory=lambda: {True: {}, False: {}})
    met: set[tuple[bool, PersonId, PersonId]] = field(default_factory=set)
    games: Counter[tuple[date, str]] = field(default_factory=Counter)

    def go_on(self, result: Result) -> None:
        """Carry it on by a game, which changes nothing if the same people had played enough that day."""
        if not result.rated:
            return
        self.games[result.ended.date(), result.group] += 1
        if self.games[result.ended.date(), result.group] > MAX_A_DAY:
            return
        ratings = self.ratings[result.in_teams]
        ratings.update(rated_after(result, ratings))
        self.met.update(
            (result.in_teams, one, other)
            for one, seat in result.rated
            for other, opposite in result.rated
            if seat % result.side_count != opposite % result.side_count
        )


def rated_after(result: Result, before: Mapping[PersonId, Rating]) -> dict[PersonId, Rating]:
    """The ratings after a game of those whom it changes, given the ratings before it of all who have any.

    Each is rated as if they had played all of their seat, against whoever made at least half of the turns of the
    others: a person, or else a computer player.
    """
    players = [_player(seat) for seat in result.seats]
    lost = {seat % result.side_count for _, seat in result.rated} if result.lost else set[int]()
    places = [1 + (side in lost) if lost else seats[0].place for side, seats in enumerate(result.sides)]
    after: dict[PersonId, Rating] = {}
    # Mostly whoever has a result of a seat played it, and one calculation is that of all.
    rated: dict[tuple[PersonId | Level, ...], list[list[PlackettLuceRating]]] = {}
    for person, seat in result.rated:
        lineup = (*players[:seat], person, *players[seat + 1 :])
        if lineup not in rated:
            known = [_known_of(one, before) for one in lineup]
            teams = [known[side :: result.side_count] for side in range(result.side_count)]
            rated[lineup] = MODEL.rate(teams, ranks=[float(place) for place in places])
        now = rated[lineup][seat % result.side_count][seat // result.side_count]
        games = before.get(person, UNRATED).games + 1
        after[person] = Rating(round(now.mu * THOUSANDTHS), round(now.sigma * THOUSANDTHS), games)
    return after


def _player(seat: SeatResult) -> PersonId | Level:
    """Who played a seat; where nobody did for long enough, its computer player."""
    return (seat.level or Level.NORMAL) if seat.player is None else seat.player.person


def _known_of(player: PersonId | Level, before: Mapping[PersonId, Rating]) -> PlackettLuceRating:
    if isinstance(player, Level):
        return MODEL.rating(mu=LEVELS[player], sigma=KNOWN)
    rating = before.get(player, UNRATED)
    return MODEL.rating(mu=rating.mean / THOUSANDTHS, sigma=rating.sigma / THOUSANDTHS)
