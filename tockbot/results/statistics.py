"""Statistics, weekly summaries, seasons and ratings, computed from results.

Ratings follow Plackett and Luce's model, computed by OpenSkill (docs/ratings.md). A rating belongs to a person in one
server, separately for team games and solo games. It depends only on that server's results, in the order in which the
games ended.

A season is a quarter of a calendar year in UTC; its ratings start afresh (docs/ratings.md).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import MAXYEAR, MINYEAR, UTC, date, datetime
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from tockbot.results.results import Figures, Participation, Result, SeatResult, together
from tockbot.tables import Level, PersonId


@dataclass(frozen=True, slots=True)
class Score:
    """A number of games, and the number won."""

    games: int
    won: int


ENOUGH_FOR_FRIENDS: Final = 3
"""Number of finished games in a server from which a person is on its friends' table."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A number of games, the number won, and the number of pawns hit in them."""

    games: int
    won: int
    hits: int


@dataclass(frozen=True, slots=True)
class Statistics:
    """Statistics of a person's games.

    Attributes:
        score: all games.
        series: games that decided a series.
        by_ruleset: by name of the ruleset, the most played first.
        by_partner: by partner, the most frequent first.
        streak: number of games won in a row up to now; negative for games not won.
        best_streak: most games ever won in a row.
        figures: the combined figures.
        turns: number of turns made.
        missed: number of turns that a computer made for the person.
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
        """The rank that brought most pawns in, and the number of pawns; None if there is none."""
        return next(iter(Counter(self.figures.entered).most_common(1)), None)


def statistics_of(games: Sequence[Participation]) -> Statistics:
    """Return the statistics of one person's games, given in the order in which they ended."""
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


Side = frozenset[PersonId]
"""The people of a side."""


@dataclass(frozen=True, slots=True)
class Part:
    """The part of a person in a finished game: the game, the person, their partner if that was one, and their place."""

    game: int
    person: PersonId
    partner: PersonId | None
    place: int


def wins_among(parts: Iterable[Part], sides: Sequence[Side]) -> list[int]:
    """Return how many games each of these sides won against exactly the others."""
    games: dict[int, dict[Side, int]] = {}
    for part in parts:
        side = Side({part.person} if part.partner is None else {part.person, part.partner})
        games.setdefault(part.game, {})[side] = part.place
    among = [places for places in games.values() if places.keys() == set(sides)]
    return [sum(places[side] == 1 for places in among) for side in sides]


def _score(games: Sequence[Participation]) -> Score:
    return Score(len(games), sum(game.won for game in games))


def _streaks(games: Sequence[Participation]) -> tuple[int, int]:
    """Return the current streak, and the longest winning streak."""
    streak = best = 0
    for game in games:
        streak = max(streak, 0) + 1 if game.won else min(streak, 0) - 1
        best = max(best, streak)
    return streak, best


LAST_PLACE: Final = 3
MAX_WINNERS: Final = 6
"""Maximum number of people listed in the first places, which several may share."""


@dataclass(frozen=True, slots=True)
class Week:
    """The summary of some games.

    Attributes:
        games: number of games.
        players: number of people who played them.
        winners: place, person and score of those who won most; partners share a place.
        hits: number of all pawns that these people hit.
        hitter: the person who hit most pawns in all games, and the number; None if no one hit any.
        walker: the person whose pawn walked furthest in a game, and the number of fields.
        guessers: the spectators with the best predictions, and their points.
    """

    games: int
    players: int
    winners: tuple[tuple[int, PersonId, Score], ...]
    hits: int
    hitter: tuple[PersonId, int] | None
    walker: tuple[PersonId, int] | None
    guessers: tuple[tuple[PersonId, int], ...]


def week_of(games: Sequence[tuple[int, Participation]], points: Mapping[PersonId, int]) -> Week:
    """Return the summary of these participations, each with the number of its game.

    ``points`` are the points of spectators for their predictions. Of equal hitters the first is named.
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
    """Return the people in the first places, which several may share, the best first; a score of 0 has no place."""
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
        quarter: its quarter, from 1.
    """

    year: int
    quarter: int

    @property
    def name(self) -> str:
        """The season in writing, such as ``2026-3``."""
        return f"{self.year}-{self.quarter}"

    @property
    def began(self) -> datetime:
        """The time at which it began."""
        return datetime(self.year, 1 + MONTHS * (self.quarter - 1), 1, tzinfo=UTC)

    @property
    def ended(self) -> datetime:
        """The time at which it ended and the next began."""
        return self.after(1).began

    def after(self, seasons: int) -> Season:
        """Return the season this many seasons later, or earlier if negative."""
        years, quarter = divmod(self.quarter - 1 + seasons, QUARTERS)
        return Season(self.year + years, quarter + 1)


def season_at(moment: datetime) -> Season:
    """Return the season of a moment in UTC."""
    return Season(moment.year, 1 + (moment.month - 1) // MONTHS)


def read_season(name: str) -> Season:
    """Return the season with this name.

    Raises:
        ValueError: the name is not that of a season.
    """
    year, _, quarter = name.partition("-")
    season = Season(int(year), int(quarter))
    if season.name != name or not 1 <= season.quarter <= QUARTERS or not MINYEAR < season.year < MAXYEAR:
        raise ValueError(name)
    return season


BEGIN: Final = 1000
"""The points with which every player begins: those of the computer player *normal*."""

SPREAD: Final = 170
"""The uncertainty of these points: about the spread of people's strengths."""

LUCK: Final = 120
"""The effect of luck on one seat in a game, in points, as the model assumes it (docs/ratings.md)."""

THOUSANDTHS: Final = 1000
"""Ratings are stored in thousandths of a point, so that every computation of them gives the same numbers."""

ENOUGH_GAMES: Final = 10
ENOUGH_OPPONENTS: Final = 5
"""With fewer rated games, or fewer different opponents, a player is new: the rating says little yet."""

PLACEMENT_GAMES: Final = 5
"""Number of rated games in a season from which a player has a place in it, given enough different opponents."""

MAX_A_DAY: Final = 3
"""Maximum number of games of the same people that count in a day."""

LEVELS: Final[Mapping[Level, int]] = {Level.EASY: 920, Level.NORMAL: BEGIN, Level.HARD: 1115}
"""The points of the computer players, from their games against each other (docs/ratings.md). They never change."""

KNOWN: Final = 10
"""The assumed uncertainty of a computer player's points."""

MODEL: Final = PlackettLuce(mu=BEGIN, sigma=SPREAD, beta=LUCK, tau=SPREAD / 100)


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength.

    Attributes:
        mean: most likely value, in thousandths of a point.
        sigma: uncertainty: one standard deviation, in thousandths of a point.
        games: number of rated games.
        opponents: number of different opponents among the known people.
    """

    mean: int = BEGIN * THOUSANDTHS
    sigma: int = SPREAD * THOUSANDTHS
    games: int = 0
    opponents: int = 0

    @property
    def points(self) -> int:
        """The most likely value, in points."""
        return round(self.mean / THOUSANDTHS)

    @property
    def margin(self) -> int:
        """The margin in points within which the true value lies 19 times out of 20."""
        return round(2 * self.sigma / THOUSANDTHS)

    @property
    def is_new(self) -> bool:
        """True if it says little yet."""
        return self.games < ENOUGH_GAMES or self.opponents < ENOUGH_OPPONENTS

    @property
    def has_place(self) -> bool:
        """True if it is enough for a place in a season."""
        return self.games >= PLACEMENT_GAMES and self.opponents >= ENOUGH_OPPONENTS


UNRATED: Final = Rating()
"""The rating of a player without a game."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """The ratings of a server, updated game by game in the order in which the games ended.

    Attributes:
        ratings: ratings by person, of team games (True) and of solo games (False).
        met: people who have played against each other: in teams or not, the person, and the opponent.
        games: number of rated games of the same people on a day in UTC.
    """

    ratings: Mapping[bool, dict[PersonId, Rating]] = field(default_factory=lambda: {True: {}, False: {}})
    met: set[tuple[bool, PersonId, PersonId]] = field(default_factory=set)
    games: Counter[tuple[date, str]] = field(default_factory=Counter)

    def add(self, result: Result) -> None:
        """Update the ratings with a game, unless the same people had already played enough that day."""
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
    """Return the new ratings of the people whom a game changes, given all ratings before it.

    Each person is rated as if they had played the whole game on their seat. On the other seats counts the person who
    made at least half of the turns, or else a computer player.
    """
    players = [_player(seat) for seat in result.seats]
    lost = {seat % result.side_count for _, seat in result.rated} if result.lost else set[int]()
    places = [1 + (side in lost) if lost else seats[0].place for side, seats in enumerate(result.sides)]
    after: dict[PersonId, Rating] = {}
    # Mostly the rated people also played the seats, so one calculation serves them all.
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
    """Return the player of a seat; if no person played it for long enough, its computer player."""
    return (seat.level or Level.NORMAL) if seat.player is None else seat.player.person


def _known_of(player: PersonId | Level, before: Mapping[PersonId, Rating]) -> PlackettLuceRating:
    if isinstance(player, Level):
        return MODEL.rating(mu=LEVELS[player], sigma=KNOWN)
    rating = before.get(player, UNRATED)
    return MODEL.rating(mu=rating.mean / THOUSANDTHS, sigma=rating.sigma / THOUSANDTHS)
