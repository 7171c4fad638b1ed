"""What was played in a server in some days, of those of whom it may be told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tockbot.results.participation import Participation
from tockbot.results.statistics import Score
from tockbot.tables import PersonId

LAST_PLACE: Final = 3
MOST_WINNERS: Final = 6
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
    return sorted((one for one in places if places[one] <= LAST_PLACE), key=lambda one: places[one])[:MOST_WINNERS]


def _places(scores: Mapping[PersonId, int]) -> dict[PersonId, int]:
    return {one: 1 + sum(more > score for more in scores.values()) for one, score in scores.items() if score}


def _most(counted: Counter[PersonId]) -> tuple[PersonId, int] | None:
    return next((one for one in counted.most_common(1) if one[1]), None)
