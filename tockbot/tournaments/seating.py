"""Who meets whom in a round: teams that stand near one another, and nobody twice where that can be (Swiss system).

The teams are put to tables in the order in which they stand. Then two of different tables change places for as long as
that lets fewer meet again or, with no more of that, lets those at a table stand nearer to one another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Final

from tockbot.tables import PersonId
from tockbot.tournaments.standings import standings
from tockbot.tournaments.tournament import SEATS, Game, Mode, Seats, Team, Tournament

NOBODY: Final = -1
"""Stands for a team of computer players, where the teams do not fill their tables."""

Met = Callable[[int, int], bool]
"""Whether two teams have met."""


def next_games(tournament: Tournament) -> tuple[Game, ...]:
    """The games of the next round; the teams of those who are all gone play no more."""
    teams, gone = tournament.teams, tournament.gone
    order = [place.team for place in standings(tournament) if not gone.issuperset(teams[place.team])]
    size = tournament.mode.teams_a_table
    order += [NOBODY] * (-len(order) % size)
    met = _met(tournament)
    tables = seated(order, size, lambda one, other: one == other or (min(one, other), max(one, other)) in met)
    return tuple(Game(_seats(tournament.mode, [_team(teams, number) for number in table])) for table in tables)


def seated(order: Sequence[int], size: int, has_met: Met) -> list[list[int]]:
    """Tables of so many of these, who stand in this order, the best first."""
    places = range(len(order))
    again = [[has_met(order[one], order[other]) for other in places] for one in places]
    tables = [list(places[first : first + size]) for first in range(0, len(order), size)]

    def cost(table: Sequence[int]) -> int:
        """How bad a table is: one second meeting is worse than any distance of those who sit there."""
        return sum(again[one][other] * len(order) ** 3 + (one - other) ** 2 for one, other in combinations(table, 2))

    while _change_places(tables, cost):
        pass
    return [[order[place] for place in sorted(table)] for table in sorted(tables, key=min)]


def _change_places(tables: Sequence[list[int]], cost: Callable[[Sequence[int]], int]) -> bool:
    """Let two of different tables change places, those by whom most is won; False where nothing is."""
    costs = [cost(table) for table in tables]
    best, change = 0, None
    for (one, here), (other, there) in combinations(enumerate(tables), 2):
        for own, its in ((own, its) for own in here for its in there):
            now = (
                [its if place == own else place for place in here],
                [own if place == its else place for place in there],
            )
            won = costs[one] + costs[other] - cost(now[0]) - cost(now[1])
            if won > best:
                best, change = won, (one, other, now)
    if change is not None:
        one, other, (tables[one][:], tables[other][:]) = change
    return change is not None


def _met(tournament: Tournament) -> frozenset[tuple[int, int]]:
    """Which teams were at a table together, the lower number first; at one with computer players also with nobody."""
    found: set[tuple[int, int]] = set()
    for games in tournament.played:
        for game in games:
            numbers = {tournament.team_of(person) for person in game.people}
            teams = sorted(number for number in numbers if number is not None)
            if len(teams) < tournament.mode.teams_a_table:
                teams.insert(0, NOBODY)
            found.update(combinations(teams, 2))
    return frozenset(found)


def _team(teams: Sequence[Team], number: int) -> Team:
    return () if number == NOBODY else teams[number]


def _seats(mode: Mode, teams: Sequence[Team]) -> Seats:
    """Who sits where: a pair on opposite seats, of four alone the best with the last."""
    seats: list[PersonId | None] = [None] * SEATS
    places = ((0,), (1,), (3,), (2,)) if mode is Mode.SINGLES else ((0, 2), (1, 3))
    for team, its in zip(teams, places, strict=True):
        for person, seat in zip(team, its, strict=False):
            seats[seat] = person
    return tuple(seats)
