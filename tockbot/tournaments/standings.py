"""Who stands where: by points, then by how well the opponents did, then by the pawns that came home."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from tockbot.tournaments.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Place:
    """Where a team stands.

    Attributes:
        place: from 1; teams of which nothing tells one from the other share it.
        team: the team's number.
        points: of all its games.
        opponents: the points of all whom it played against.
        home: how many pawns its sides brought home.
    """

    place: int
    team: int
    points: int
    opponents: int
    home: int


def standings(tournament: Tournament) -> tuple[Place, ...]:
    """All teams, the best first; where nothing tells two apart, in the order of the first draw.

    A team has the points of a game to which one of its people came. Computer players have none.
    """
    points, home = defaultdict[int, int](int), defaultdict[int, int](int)
    against = defaultdict[int, list[int]](list)
    over = [(game, game.outcome) for games in tournament.played for game in games if game.outcome is not None]
    for game, outcome in over:
        sides = [
            {number for person in side if person is not None and (number := tournament.team_of(person)) is not None}
            for side in game.sides
        ]
        came = {tournament.team_of(person) for person in game.here}
        for side, (own, others) in enumerate((sides, sides[::-1])):
            for team in own & came:
                points[team] += outcome.points[side]
                home[team] += outcome.home[side]
                against[team] += others
    teams = range(len(tournament.teams))
    told = {team: (points[team], sum(points[other] for other in against[team]), home[team]) for team in teams}
    ordered = sorted(teams, key=lambda team: (*(-number for number in told[team]), team))
    return tuple(Place(1 + sum(one > told[team] for one in told.values()), team, *told[team]) for team in ordered)
