"""Whether a rating for each family of rulesets finds strengths better than one for all.

``python -m benchmarks.families``: people play in teams of two with rules of two families. How well somebody plays is
the same with both but for a part that is each family's own; in each family strengths are spread as in
:mod:`benchmarks.ratings`. Told is how many clear pairs stand in the right order, within a family, by either way.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Final

from benchmarks.ratings import CLEAR, PEOPLE, SEATS, SPREAD, winner
from tests.results.made import result
from tockbot.results import UNRATED, Rating, rated_after
from tockbot.tables import PersonId

CLUBS: Final = 24
AFTER: Final = (10, 20, 40, 80)
"""Games a person, of both families together, after which it is looked."""

ALIKE: Final = (1.0, 0.9, 0.75, 0.5)
"""How far strengths in the two families go together: their correlation."""

SHARES: Final = (0.5, 0.2)
"""How many games are played with the rules of the second family."""

Ratings = dict[PersonId, Rating]


def main() -> None:
    """Simulate, and print a line for each number of games."""
    for share in SHARES:
        for alike in ALIKE:
            print(f"{share:.0%} of the games are of the second family; strengths go together by {alike}")
            clubs = [_club(Random(seed), alike, share) for seed in range(CLUBS)]
            for place, games in enumerate(AFTER):
                told = [fmean(column) for column in zip(*(club[place] for club in clubs), strict=True)]
                one, own, other_one, other_own = (f"{part:.0%}" for part in told)
                print(f"{games:5} games: first by one {one}, by its own {own}; second {other_one}, {other_own}")


def _club(rng: Random, alike: float, share: float) -> list[list[float]]:
    """After each number of games the right order by one rating and by a family's own, in both families."""
    people = [PersonId(number) for number in range(1, PEOPLE + 1)]
    common = {person: rng.gauss(0, SPREAD) for person in people}
    strengths = [
        {one: 1000 + math.sqrt(alike) * common[one] + math.sqrt(1 - alike) * rng.gauss(0, SPREAD) for one in people}
        for _ in range(2)
    ]
    together: Ratings = {}
    apart: tuple[Ratings, Ratings] = ({}, {})
    played, seen = dict.fromkeys(people, 0), []
    for games in AFTER:
        while min(played.values()) < games:
            family = int(rng.random() < share)
            seats = sorted(rng.sample(people, PEOPLE), key=played.__getitem__)[:SEATS]
            rng.shuffle(seats)
            ended = result(*seats, winners=winner(seats, strengths[family], rng, in_teams=True))
            for ratings in (together, apart[family]):
                ratings.update(rated_after(ended, ratings))
            for person in seats:
                played[person] += 1
        seen.append([_in_order(by, strengths[family]) for family in (0, 1) for by in (together, apart[family])])
    return seen


def _in_order(ratings: Mapping[PersonId, Rating], strength: Mapping[PersonId, float]) -> float:
    """How many clear pairs stand in the right order; two who are rated alike count as half."""
    known = {person: ratings.get(person, UNRATED).mean for person in strength}
    clear: Sequence[tuple[PersonId, PersonId]] = [
        pair for pair in combinations(strength, 2) if abs(strength[pair[0]] - strength[pair[1]]) > CLEAR
    ]
    right = [
        0.5 if known[one] == known[other] else float((known[one] > known[other]) == (strength[one] > strength[other]))
        for one, other in clear
    ]
    return fmean(right or [1.0])


if __name__ == "__main__":
    main()
