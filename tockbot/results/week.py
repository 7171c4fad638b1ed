"""What was played in a server in some days, of those of whom it may be told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
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
    """

    games: int
    players: int
    winners: tuple[tuple[int, PersonId, Score], ...]
    hits: int
    hitter: tuple[PersonId, int] | None
    walker: tuple[PersonId, int] | None


def week_of(games: Sequence[tuple[int, Participation]]) -> Week:
    """What these participations, each with the number of its game, come to; of equal hits the first is told."""
    played, won, hits, walks = Counter[PersonId](), Counter[PersonId](), Counter[PersonId](), Counter[PersonId]()
    for _, one in games:
        played[one.person] += 1
        won[one.person] += one.won
        hits[one.person] += one.figures.hits_given
        walks[one.person] = max(walks[one.person], one.figures.longest_walk)
    places = {person: 1 + sum(more > won[person] for more in won.values()) for person in played if won[person]}
    best = sorted((person for person in places if places[person] <= LAST_PLACE), key=lambda person: places[person])
    return Week(
        games=len({number for number, _ in games}),
        players=len(played),
        winners=tuple((places[person], person, Score(played[person], won[person])) for person in best[:MOST_WINNERS]),
        hits=hits.total(),
        hitter=_most(hits),
        walker=_most(walks),
    )


def _most(counted: Counter[PersonId]) -> tuple[PersonId, int] | None:
    return next((one for one in counted.most_common(1) if one[1]), None)
