"""Measure how far arranged games can raise a rating: ``python -m benchmarks.farms``.

One account wins every game against accounts that lose on purpose, as often per day as it counts. If the others leave at
once, it plays as well as *normal*. The result is its rating (docs/ratings.md).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, count, cycle
from random import Random
from typing import Final

from benchmarks.ratings import SCALE, winner
from tests.results.made import Played, result
from tockbot.results import Ladder, Rating, Result
from tockbot.results.statistics import LEVELS
from tockbot.tables import Level, PersonId
from tockbot.tournaments import MINUTES as LENGTHS

FARMER: Final = PersonId(1)
OTHERS: Final = tuple(map(PersonId, range(2, 100)))
WON: Final = (10, 50, 100, 500)
"""Numbers of counting games after which results are taken."""

A_DAY: Final = 3
"""Number of games of the same people that the farms play per day; further games change nothing."""

MINUTES: Final = 24 * 60

A_ROUND: Final = min(LENGTHS)
"""Minutes of a tournament's shortest round: a game that ends by time takes at least this long."""

Game = Callable[[int], Result]
"""Returns the result of a game that ends this many minutes after the first."""


def main() -> None:
    """Let each farm play, and print a line for it."""
    print("who wins against whom | " + " | ".join(f"{won} games" for won in WON))
    for what, games in FARMS.items():
        print(f"{what} | " + " | ".join(_told(*one) for one in _looked_at(games())))


def _told(rating: Rating, days: int) -> str:
    if not rating.games:
        return "not rated"
    listed = "not listed, " if rating.is_new else ""
    return f"{rating.points} ± {rating.margin} ({listed}{days} days)"


def _looked_at(days: Iterator[list[Game]]) -> Iterator[tuple[Rating, int]]:
    """Yield the farmer's rating after each number of counting games, and the day on which it was reached."""
    ladder, looked, played = Ladder(), list(WON), 0
    for day, games in enumerate(days):
        for number, game in enumerate(games):
            done = game(day * MINUTES + number)
            ladder.add(done)
            played += 1
            rating = ladder.ratings[done.in_teams].get(FARMER, Rating())
            if max(rating.games, 0 if done.rated else played) == looked[0]:
                met = sum((teams, one) == (done.in_teams, FARMER) for teams, one, _ in ladder.met)
                yield replace(rating, opponents=met), day + 1
                looked.pop(0)
                if not looked:
                    return


def _against(*players: Played, in_teams: bool = False) -> Game:
    return lambda number: result(*players, number=number, in_teams=in_teams)


def _left(rng: Random, *players: Level, by: PersonId) -> Game:
    """Return a game in which the second account leaves at once, and players of these levels play seriously."""
    strengths = [sum(LEVELS[player] for player in players[side::2]) for side in (0, 1)]

    def game(number: int) -> Result:
        (winners,) = rng.choices((0, 1), [math.exp(one / SCALE) for one in strengths])
        done = result(FARMER, *players[1:], winners=winners, number=number, in_teams=len(players) > 2)  # noqa: PLR2004 - a duel
        began = ((FARMER, 0), (by, 1))
        return replace(done, beginners=began, rated=began[: 1 if winners else 2])

    return game


def _friends_against_computers() -> Iterator[list[Game]]:
    """They are on the same side: such a game is not rated."""

    def game(number: int) -> Result:
        return replace(result(FARMER, Level.EASY, OTHERS[0], Level.EASY, number=number), rated=())

    return cycle([[game] * A_DAY])


def _alone_against(people: int) -> Callable[[], Iterator[list[Game]]]:
    return lambda: cycle([[_against(FARMER, one) for one in OTHERS[:people] for _ in range(A_DAY)]])


def _leaving(people: int, *players: Level) -> Callable[[], Iterator[list[Game]]]:
    rng = Random(1)
    return lambda: cycle([[_left(rng, *players, by=one) for one in OTHERS[:people] for _ in range(A_DAY)]])


def _fresh(games: int) -> Iterator[list[Game]]:
    """Yield ten new accounts a day, with this many games each."""
    return (
        [_against(FARMER, PersonId(one)) for one in range(first, first + 10) for _ in range(games)]
        for first in count(2, 10)
    )


def _one_table(people: int) -> Iterator[list[Game]]:
    return cycle([[_against(FARMER, *OTHERS[:people])] * A_DAY])


def _teams_of_a_ring(people: int, *, by_time: bool = False) -> Iterator[list[Game]]:
    """Return games with each as partner against each two of the others; ``by_time``, as many as a day has rounds."""
    games = [
        (_by_time if by_time else _as_it_is)(_against(FARMER, one, partner, other, in_teams=True))
        for partner in OTHERS[:people]
        for one, other in combinations([one for one in OTHERS[:people] if one != partner], 2)
    ]
    most = MINUTES // A_ROUND if by_time else len(games)
    days = [games[first : first + most] for first in range(0, len(games), most)]
    return cycle(days)


def _as_it_is(game: Game) -> Game:
    return game


def _by_time(game: Game) -> Game:
    """Return a game that its tournament's round ended, won by the side that was ahead (tests/results/test_rated.py)."""
    return lambda number: replace(game(number), is_over=False)


def _honest() -> Iterator[list[Game]]:
    """Return honest games of a person who is 300 points better than eleven others, with partners drawn at random."""
    rng = Random(1)
    strength = {FARMER: 1300.0} | dict.fromkeys(OTHERS[:11], 1000.0)

    def game(number: int) -> Result:
        seats = [FARMER, *rng.sample(OTHERS[:11], 3)]
        return result(*seats, winners=winner(seats, strength, rng, in_teams=True), number=number)

    return cycle([[game] * A_DAY])


FARMS: Final[dict[str, Callable[[], Iterator[list[Game]]]]] = {
    "two friends against two easy computer players": _friends_against_computers,
    "one other account": _alone_against(1),
    "four others in turn": _alone_against(4),
    "five others in turn": _alone_against(5),
    "five others in turn, who leave at once": _leaving(5, Level.NORMAL, Level.NORMAL),
    "the same beside *hard*, *easy* beside them": _leaving(5, Level.NORMAL, Level.NORMAL, Level.HARD, Level.EASY),
    "five others at one table, each alone": lambda: _one_table(5),
    "partners and opponents out of six others": lambda: _teams_of_a_ring(6),
    "the same in a tournament, ended by time": lambda: _teams_of_a_ring(6, by_time=True),
    "a partner and two others in a tournament, ended by time": lambda: cycle(
        [[_by_time(_against(FARMER, OTHERS[0], OTHERS[1], OTHERS[2], in_teams=True))] * A_DAY]
    ),
    "ten new accounts a day, for three games each": lambda: _fresh(A_DAY),
    "ten new accounts a day, for a game each": lambda: _fresh(1),
    "nothing arranged: 300 points better than eleven others": _honest,
}

if __name__ == "__main__":
    main()
