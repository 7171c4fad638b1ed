"""How well people play, as far as results tell: Plackett and Luce's model, by OpenSkill (docs/ratings.md).

A rating belongs to a person in one server, for games in teams or for games of each alone. It follows from that
server's results in the order in which the games ended, and from nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from tockbot.results.result import Result, SeatResult
from tockbot.tables import Level, PersonId

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

MOST_A_DAY: Final = 3
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
        if self.games[result.ended.date(), result.group] > MOST_A_DAY:
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
