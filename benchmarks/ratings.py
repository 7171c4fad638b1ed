"""Measure how well ratings find known strengths, and in how many games: ``python -m benchmarks.ratings``.

People with known strengths play with partners and opponents drawn at random. The winner is drawn with the probability
that computer players of these strengths had in the arena (docs/ratings.md). Results are taken after given numbers of
games per person.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Final

from tests.results.made import result
from tockbot.results import UNRATED, Rating, rated_after
from tockbot.tables import PersonId

PEOPLE: Final = 12
CLUBS: Final = 40
"""Number of simulated groups of people."""

SPREAD: Final = 150
"""Spread of strengths: one standard deviation, in points per player."""

SCALE: Final = 236
"""Difference between two sides' total strengths at which one wins e times as often as the other."""

CLEAR: Final = 100
"""Two people more than this many points apart should be in the right order."""

AFTER: Final = (5, 10, 20, 40, 80)
"""Numbers of games per person after which results are taken."""

SEATS: Final = 4


def main() -> None:
    """Simulate, and print a line for each number of games."""
    for in_teams in (True, False):
        print(f"four {'in teams' if in_teams else 'solo'}, {CLUBS} groups of {PEOPLE}")
        print("games each | mean error | within the margin | right order of clear pairs")
        clubs = [_club(Random(seed), in_teams=in_teams) for seed in range(CLUBS)]
        for place, games in enumerate(AFTER):
            off, within, order = (fmean(column) for column in zip(*(club[place] for club in clubs), strict=True))
            print(f"{games:10} | {off:6.0f} | {within:20.0%} | {order:.0%}")


def _club(rng: Random, *, in_teams: bool) -> list[tuple[float, float, float]]:
    """Return for each number of games the mean error, the share within the margin, and the share of right orders."""
    people = [PersonId(number) for number in range(1, PEOPLE + 1)]
    strength = {person: rng.gauss(1000, SPREAD) for person in people}
    ratings: dict[PersonId, Rating] = {}
    played = dict.fromkeys(people, 0)
    seen: list[tuple[float, float, float]] = []
    for games in AFTER:
        while min(played.values()) < games:
            seats = sorted(rng.sample(people, PEOPLE), key=played.__getitem__)[:SEATS]
            rng.shuffle(seats)
            ratings |= rated_after(
                result(*seats, winners=winner(seats, strength, rng, in_teams=in_teams), in_teams=in_teams), ratings
            )
            for person in seats:
                played[person] += 1
        seen.append(_seen(ratings, strength))
    return seen


def winner(seats: Sequence[PersonId], strength: Mapping[PersonId, float], rng: Random, *, in_teams: bool) -> int:
    """Return the winning side, drawn by its people's total strength."""
    sides = SEATS // 2 if in_teams else SEATS
    weights = [math.exp(sum(strength[one] for one in seats[side::sides]) / SCALE) for side in range(sides)]
    return rng.choices(range(sides), weights)[0]


def _seen(ratings: Mapping[PersonId, Rating], strength: Mapping[PersonId, float]) -> tuple[float, float, float]:
    known = {person: ratings.get(person, UNRATED) for person in strength}
    # Only differences can be found out; the group's overall strength is unknowable.
    shift = fmean(strength.values()) - fmean(one.points for one in known.values())
    off = {person: abs(known[person].points + shift - strength[person]) for person in strength}
    clear = [pair for pair in combinations(strength, 2) if abs(strength[pair[0]] - strength[pair[1]]) > CLEAR]
    order = [(known[one].mean > known[other].mean) == (strength[one] > strength[other]) for one, other in clear]
    return fmean(off.values()), fmean(off[one] <= known[one].margin for one in strength), fmean(order or [True])


if __name__ == "__main__":
    main()
