"""Standings, and who plays whom in the next round.

Teams are ranked by points, then by their opponents' points, then by pawns home.

Pairing (Swiss system). Two rounds never repeat a pairing while another is possible. Pairs: an exact search finds the
matching with the fewest repeated games. Singles: partners are paired in the same way, unless a search finds tables at
which no one meets anyone again. Both start a local search: two teams change tables while that improves the round, so
that teams of similar standing meet. A repeat always costs more than any difference in standing, so the local search
never adds one.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from tockbot.tables import PersonId
from tockbot.tournaments.tournament import SEATS, Game, Mode, Seats, Team, Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of a team.

    Attributes:
        place: from 1; teams with equal results share it.
        team: the team's number.
        points: points of all its games.
        opponents: points of all teams it played against.
        home: number of pawns that its sides brought home.
    """

    place: int
    team: int
    points: int
    opponents: int
    home: int


def standings(tournament: Tournament) -> tuple[Standing, ...]:
    """Return the standings of all teams, best first; equal teams are in the order of the first draw.

    A team gets the points of a game if one of its people came to it. Computer players have none.
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
    sums = {team: (points[team], sum(points[other] for other in against[team]), home[team]) for team in teams}
    ordered = sorted(teams, key=lambda team: (*(-number for number in sums[team]), team))
    return tuple(Standing(1 + sum(one > sums[team] for one in sums.values()), team, *sums[team]) for team in ordered)


NOBODY: Final = -1
"""Number of a team of computer players, which fills the last table."""

ORDER: Final = 10**6
"""Cost above every sum of differences in standing: that of a second game with a computer player."""

REMATCH_COST: Final = 10**9
"""Cost of a second meeting of two teams."""

REPEAT_FACTOR: Final = 10**3
"""Factor by which each further meeting costs more than the one before."""

REPEATED_PARTNERS_COST: Final = 10**30
"""Cost of partners who play together again."""

MAX_STEPS: Final = 20_000
"""Maximum number of steps of an exact search; no tournament of six rounds comes near it."""

TWO: Final = 2
"""Number of teams at a table of pairs, and of people on a side."""

Pair = tuple[int, int]

SPLITS: Final[tuple[tuple[Pair, Pair], ...]] = (((0, 3), (1, 2)), ((0, 2), (1, 3)), ((0, 1), (2, 3)))
"""Ways to form two sides from four places of a table, fairest first: the best plays with the last."""


@dataclass(frozen=True, slots=True)
class History:
    """Numbers of times that teams met or played together, lower team number first; NOBODY for computer players."""

    met: Mapping[Pair, int]
    together: Mapping[Pair, int]

    def times_met(self, one: int, other: int) -> int:
        """Return how often two teams were at a table together."""
        return self.met.get((min(one, other), max(one, other)), 0)

    def times_together(self, one: int, other: int) -> int:
        """Return how often two teams formed a side together."""
        return self.together.get((min(one, other), max(one, other)), 0)


def next_games(
    tournament: Tournament, *, among: Collection[int | None] | None = None, first: Collection[int | None] = ()
) -> tuple[Game, ...]:
    """Return the games of the next round; teams all of whose people are gone play no more.

    Args:
        tournament: the tournament.
        among: the teams to pair; None for all.
        first: the teams that meet one another if possible, such as those that are there.
    """
    teams, gone = tournament.teams, tournament.gone
    order = [
        place.team
        for place in standings(tournament)
        if not gone.issuperset(teams[place.team]) and (among is None or place.team in among)
    ]
    order.sort(key=lambda team: team not in first)
    history = _history(tournament)
    tables = seated(order, tournament.mode.teams_a_table, history)
    return tuple(Game(_seats(tournament, table, history)) for table in tables)


def seated(order: Sequence[int], size: int, history: History) -> list[list[int]]:
    """Return tables of ``size`` of these teams, which are in order, best first; computer players fill the rest."""
    filled = [*order, *[NOBODY] * (-len(order) % size)]

    met = [
        [_cost(one, other, history.times_met) + (place - there) ** 2 for there, other in enumerate(filled)]
        for place, one in enumerate(filled)
    ]
    together = [[REPEATED_PARTNERS_COST * _repeat_weight(one, other, history) for other in filled] for one in filled]

    @cache
    def cost(table: tuple[int, ...]) -> int:
        """Return how bad a table is; its places are sorted."""
        pairs = sum([met[one][other] for one, other in combinations(table, 2)])
        if size == TWO:
            return pairs
        first, second, third, fourth = (together[table[0]], together[table[1]], table[2], table[3])
        return pairs + min(
            first[fourth] + second[third], first[third] + second[fourth], first[table[1]] + together[third][fourth]
        )

    if size == TWO:
        starts = [_matched(filled, history.times_met)]
    elif (strangers := _strangers(filled, size, history)) is not None:
        starts = [strangers]
    else:
        partners = _matched(filled, history.times_together)
        starts = [
            [[*partners[number], *partners[number + 1]] for number in range(0, len(partners), 2)],
            [list(range(first, first + size)) for first in range(0, len(filled), size)],
        ]
    found = [_improved([tuple(sorted(table)) for table in start], cost) for start in starts]
    best = min(found, key=lambda tables: sum(map(cost, tables)))
    return [[filled[place] for place in table] for table in sorted(best)]


def _cost(one: int, other: int, times: Callable[[int, int], int]) -> int:
    """Return the cost of two teams at a table, or on a side, that were so a number of times before."""
    if NOBODY in {one, other}:
        return ORDER * (1 if one == other else times(one, other))
    met = times(one, other)
    return REMATCH_COST * REPEAT_FACTOR ** (met - 1) if met else 0


def _repeat_weight(one: int, other: int, history: History) -> int:
    """Return the weight of two who play together again; a computer player is no partner to repeat."""
    times = 0 if NOBODY in {one, other} else history.times_together(one, other)
    return REPEAT_FACTOR ** (times - 1) if times else 0


def _matched(filled: Sequence[int], times: Callable[[int, int], int]) -> list[list[int]]:
    """Return all places in twos, with the least cost of repeats that is possible."""
    costs = [[_cost(one, other, times) for other in filled] for one in filled]
    steps = iter(range(MAX_STEPS))

    @cache
    def best(left: int) -> tuple[int, tuple[Pair, ...]]:
        """Match the places that are left (a bit each), trying the nearest first; without any repeat it stops."""
        if not left:
            return 0, ()
        one = (left & -left).bit_length() - 1
        found: tuple[int, tuple[Pair, ...]] | None = None
        for other in range(one + 1, len(filled)):
            if left >> other & 1 and (found is None or costs[one][other] < found[0]):
                rest, pairs = best(left & ~(1 << one | 1 << other))
                if found is None or costs[one][other] + rest < found[0]:
                    found = costs[one][other] + rest, ((one, other), *pairs)
                if not found[0] or next(steps, None) is None:
                    break
        return found or (0, ())

    return [list(pair) for pair in best((1 << len(filled)) - 1)[1]]


def _strangers(filled: Sequence[int], size: int, history: History) -> list[list[int]] | None:
    """Return tables at which no one meets anyone again; None if there are none, or none were found in time."""
    people = [place for place, team in enumerate(filled) if team != NOBODY]
    computers, count = len(filled) - len(people), len(filled) // size
    sizes = Counter(size - computers // count - (number < computers % count) for number in range(count))
    new = {
        one: {other for other in people if other != one and not history.times_met(filled[one], filled[other])}
        for one in people
    }
    steps = iter(range(MAX_STEPS))

    def tables(left: frozenset[int], sizes: Counter[int]) -> list[list[int]] | None:
        if not left:
            return []
        one = min(left, key=lambda place: (len(new[place] & left), place))
        for its in sorted(size for size, number in sizes.items() if number):
            for others in _cliques(sorted(new[one] & left, key=lambda place: abs(place - one)), its - 1, new):
                if next(steps, None) is None:
                    return None
                rest = tables(left.difference((one, *others)), sizes - Counter((its,)))
                if rest is not None:
                    return [[one, *others], *rest]
        return None

    found = tables(frozenset(people), sizes)
    if found is None:
        return None
    fill = iter(range(len(people), len(filled)))
    return [[*table, *(next(fill) for _ in range(size - len(table)))] for table in found]


def _cliques(among: Sequence[int], size: int, new: Mapping[int, Collection[int]]) -> Iterator[tuple[int, ...]]:
    """Yield all groups of ``size`` of these places, no two of which have met."""
    if not size:
        yield ()
        return
    for number, one in enumerate(among):
        for others in _cliques([other for other in among[number + 1 :] if other in new[one]], size - 1, new):
            yield one, *others


def _improved(tables: list[tuple[int, ...]], cost: Callable[[tuple[int, ...]], int]) -> list[tuple[int, ...]]:
    """Let two of different tables change places, those by whom most is won, for as long as that wins anything."""

    @cache
    def best_change(here: tuple[int, ...], there: tuple[int, ...]) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        """Return what is won by the best change of places between two tables, and the tables after it."""
        before = cost(here) + cost(there)
        changes = (
            (tuple(sorted({*here, its} - {own})), tuple(sorted({*there, own} - {its}))) for own in here for its in there
        )
        return max((before - cost(first) - cost(second), first, second) for first, second in changes)

    while True:
        pairs = combinations(range(len(tables)), 2)
        changes = ((best_change(tables[one], tables[other]), one, other) for one, other in pairs)
        (won, first, second), one, other = max(changes, default=((0, (), ()), 0, 0))
        if won <= 0:
            return tables
        tables[one], tables[other] = first, second


def _history(tournament: Tournament) -> History:
    """Return how often teams were at a table or on a side together; NOBODY stands for computer players."""
    met, together = Counter[Pair](), Counter[Pair]()
    for game in (game for games in tournament.played for game in games):
        teams = _teams(tournament, game.people)
        if len(teams) < tournament.mode.teams_a_table:
            teams.insert(0, NOBODY)
        met.update(combinations(teams, 2))
        for side in game.sides:
            together.update(combinations(_teams(tournament, [one for one in side if one is not None]), 2))
    return History(met, together)


def _teams(tournament: Tournament, people: Collection[PersonId]) -> list[int]:
    numbers = {tournament.team_of(person) for person in people}
    return sorted(number for number in numbers if number is not None)


def _seats(tournament: Tournament, table: Sequence[int], history: History) -> Seats:
    """Return who sits where: partners on opposite seats."""
    seats: list[PersonId | None] = [None] * SEATS
    for side, places in enumerate(_sides(tournament.mode, table, history)):
        people = [person for place in places for person in _team(tournament.teams, table[place])]
        for number, person in enumerate(people):
            seats[side + 2 * number] = person
    return tuple(seats)


def _sides(mode: Mode, table: Sequence[int], history: History) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return which places of a table form its two sides."""
    if mode is Mode.PAIRS:
        return (0,), (1,)
    return min(SPLITS, key=lambda split: sum(_repeat_weight(table[one], table[other], history) for one, other in split))


def _team(teams: Sequence[Team], number: int) -> Team:
    return () if number == NOBODY else teams[number]
