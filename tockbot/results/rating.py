"""How well people play, as far as results tell: Plackett and Luce's model, by OpenSkill (docs/ratings.md).

A rating belongs to a person in one server, for games in teams or for games of each alone. It follows from that
server's results in the order in which the games ended, and from nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
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

NEW_BELOW: Final = 10
"""With fewer rated games than this somebody is new: the rating says little yet."""

LEVELS: Final[Mapping[Level, int]] = {Level.EASY: 650, Level.NORMAL: BEGIN, Level.HARD: 1220}
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
    """

    mean: int = BEGIN * THOUSANDTHS
    sigma: int = SPREAD * THOUSANDTHS
    games: int = 0

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
        return self.games < NEW_BELOW


UNRATED: Final = Rating()
"""The rating of somebody without a game."""


def is_rated(result: Result) -> bool:
    """Whether a game counts for ratings: between people, begun by two of them at least, and played by them.

    On each side on which people began, they, or whoever came in their stead, made at least half of the turns.
    """
    if not result.counts or not result.rated or len(result.beginners) < 2:  # noqa: PLR2004 - two people
        return False
    begun = {seat for _, seat in result.beginners}
    for number in range(result.side_count):
        seats = [one for seat, one in enumerate(result.seats) if seat % result.side_count == number and seat in begun]
        if 2 * sum(one.own_turns for one in seats) < sum(one.turns for one in seats):
            return False
    return True


def rated_people(result: Result) -> tuple[PersonId, ...]:
    """Whose ratings a game changes."""
    return tuple(seat.player.person for seat in result.seats if seat.player is not None)


def rated_after(result: Result, before: Mapping[PersonId, Rating]) -> dict[PersonId, Rating]:
    """The ratings after a rated game of those who played it, given the ratings before it of all who have any."""
    sides = result.sides
    teams = [[_known_of(seat, before) for seat in side] for side in sides]
    rated = MODEL.rate(teams, ranks=[float(side[0].place) for side in sides])
    after: dict[PersonId, Rating] = {}
    for side, team in zip(sides, rated, strict=True):
        for seat, now in zip(side, team, strict=True):
            if seat.player is not None:
                person = seat.player.person
                games = before.get(person, UNRATED).games + 1
                after[person] = Rating(round(now.mu * THOUSANDTHS), round(now.sigma * THOUSANDTHS), games)
    return after


def _known_of(seat: SeatResult, before: Mapping[PersonId, Rating]) -> PlackettLuceRating:
    """The rating of whoever played a seat; where nobody did for long enough, that of its computer player."""
    if seat.player is None:
        return MODEL.rating(mu=LEVELS[seat.level or Level.NORMAL], sigma=KNOWN)
    rating = before.get(seat.player.person, UNRATED)
    return MODEL.rating(mu=rating.mean / THOUSANDTHS, sigma=rating.sigma / THOUSANDTHS)
