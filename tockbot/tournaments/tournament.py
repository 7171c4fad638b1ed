"""The state of a tournament, and functions that return it after something happened or refuse with a reason.

Every change may be applied twice, because a store may have to decide it again on a newer state.

Tables. Four people play at each table, two against two, in every ruleset. In singles, people get other partners in each
round; a pair stays together. A computer player takes a seat without an owner and, for one game, the seat of an absent
player.

Standings. Teams are ranked by points, then by their opponents' points, then by pawns home.

Pairing (Swiss system). Two rounds never repeat a pairing while another is possible. Pairs: an exact search finds the
matching with the fewest repeated games. Singles: partners are paired in the same way, unless a search finds tables at
which no one meets anyone again. Both start a local search: two teams change tables while that improves the round, so
that teams of similar standing meet. A repeat always costs more than any difference in standing, so the local search
never adds one.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import Enum
from functools import cache
from itertools import combinations
from typing import Final, NewType

from tockbot.json_codec import JsonCodec
from tockbot.rules import TableRules, is_home, location_of, parse_ruleset
from tockbot.tables import (
    TOURNAMENT_PACES,
    ChannelId,
    GuildId,
    MessageId,
    Opened,
    Pace,
    PersonId,
    Refused,
    Stage,
    TableId,
    TableSeen,
)

Number = NewType("Number", int)
"""Number of a tournament in its server, from 1."""

SEATS: Final = 4

MIN_ENTRANTS: Final = 4
"""Minimum number of entrants."""

MAX_ENTRANTS: Final = 32
"""Maximum number of entrants."""

ROUNDS: Final = (2, 3, 4, 5, 6)
MINUTES: Final = tuple(TOURNAMENT_PACES)
"""Possible durations of a round in minutes, from the check-in; then the pawns at home decide."""

CHECK_IN_TIME: Final = timedelta(minutes=2)
"""Time for the check-in after people are pinged."""

ABSENCE_GRACE: Final = timedelta(minutes=5)
"""Time after a round's check-in until someone is asked what to do about the games with an absent side."""

MAX_DECISION_TIME: Final = timedelta(days=1)
"""Time for that answer; without one the tournament is called off."""

MAX_ENTRY_TIME: Final = timedelta(days=1)
"""Time for entering; a tournament that has not begun by then is called off automatically."""

WIN: Final = 2
DRAW: Final = 1
"""Points of a side for a win and for a draw."""

Two = tuple[int, int]
"""A number for each side of a game: seats 1 and 3, and seats 2 and 4."""

Seats = tuple[PersonId | None, ...]

Team = tuple[PersonId, ...]
"""People who play together for the whole tournament: a pair, or one person."""


class Mode(Enum):
    """Entry mode: single people or pairs; the value is stored."""

    SINGLES = "singles"
    PAIRS = "pairs"

    @property
    def teams_a_table(self) -> int:
        """Number of teams at a table."""
        return 4 if self is Mode.SINGLES else 2


@dataclass(frozen=True, slots=True)
class Entrant:
    """A person who entered.

    Attributes:
        person: the person.
        partner: the partner they chose; two people who choose each other play together.
        gone: they have withdrawn since.
    """

    person: PersonId
    partner: PersonId | None = None
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a game.

    Attributes:
        points: points of each side.
        home: number of pawns that each side has brought home.
    """

    points: Two
    home: Two


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a round.

    Attributes:
        seats: owner of each seat; None for a computer player.
        thread: its thread; None before that is opened.
        until: end of the check-in, in UTC.
        here: people who checked in; computer players replaced the others when it began.
        table: its table; None before the game began, or if no one came.
        outcome: its result; None before it is over.
        seed: the seed of its table, as hexadecimal digits, recorded before the table is opened: only the bot can open a
            table with it. None before that.
        stands_in: computer players may replace a whole side that is absent.
        ends: when it ends at the latest, in UTC, if that is not the end of the round.
    """

    seats: Seats
    thread: ChannelId | None = None
    until: datetime | None = None
    here: tuple[PersonId, ...] = ()
    table: TableId | None = None
    outcome: Outcome | None = None
    seed: str | None = field(default=None, repr=False)
    stands_in: bool = False
    ends: datetime | None = None

    @property
    def sides(self) -> tuple[Seats, Seats]:
        """The two sides: owners of seats 1 and 3, and of seats 2 and 4."""
        return self.seats[0::2], self.seats[1::2]

    @property
    def people(self) -> tuple[PersonId, ...]:
        """The owners of its seats."""
        return tuple(person for person in self.seats if person is not None)


@dataclass(frozen=True, slots=True)
class Event:
    """A scheduled event on Discord that announces a tournament.

    Attributes:
        begins: when the tournament is announced to begin, in UTC.
        id: its id on Discord; None until the bot knows it.
        ends: when it ends at the latest, as Discord shows it, in UTC; None if Discord does not show it like this yet.
        begun: whether Discord shows that the tournament has begun.
        refused: Discord refused it, so there is none.
    """

    begins: datetime
    id: int | None = None
    ends: datetime | None = None
    begun: bool = False
    refused: bool = False


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament of a server.

    Attributes:
        number: its number in the server.
        guild: the server.
        channel: the channel in which it was announced, with its threads.
        host: the person who announced it, who begins it and may call it off.
        language: its language.
        mode: singles or pairs.
        ruleset: the ruleset with its options, in notation.
        rounds: number of rounds.
        minutes: duration of a round.
        opened: when entering began, in UTC.
        message: the message by which people enter; None before it is sent.
        entrants: the people who entered, in this order.
        teams: the teams since it began, in the order of the first draw.
        played: the games of each round so far.
        until: when the current round ends at the latest, in UTC.
        over: it is over, or was called off.
        asked: when someone was asked what to do about the absent sides of this round, in UTC; None if no one was.
        forfeits: no one may decide that, so an absent side forfeits this round.
        event: the scheduled event that announces it; None if no one wants one.
    """

    number: Number
    guild: GuildId
    channel: ChannelId
    host: PersonId
    language: str
    mode: Mode
    ruleset: str
    rounds: int
    minutes: int
    opened: datetime
    message: MessageId | None = None
    entrants: tuple[Entrant, ...] = ()
    teams: tuple[Team, ...] = ()
    played: tuple[tuple[Game, ...], ...] = ()
    until: datetime | None = None
    over: bool = False
    asked: datetime | None = None
    forfeits: bool = False
    event: Event | None = None

    @property
    def goes_on(self) -> bool:
        """True while there is anything left to do for it."""
        return not self.over or self.event is not None

    @property
    def rules(self) -> TableRules:
        """The rules of its tables."""
        return parse_ruleset(self.ruleset, SEATS, in_teams=True)

    @property
    def pace(self) -> Pace:
        """The pace of its tables, so short that games end within a round; version 0.2.0 had rounds of other lengths."""
        return TOURNAMENT_PACES.get(self.minutes, Pace.TOURNAMENT)

    @property
    def is_entered(self) -> bool:
        """Return whether people may still enter."""
        return not self.teams and not self.over

    @property
    def missing(self) -> int:
        """Number of people who still have to enter before it can begin."""
        return max(0, MIN_ENTRANTS - len(self.entrants))

    @property
    def is_full(self) -> bool:
        """Return whether no more people can enter."""
        return len(self.entrants) >= MAX_ENTRANTS

    @property
    def playing(self) -> tuple[PersonId, ...]:
        """Everyone who entered and has not withdrawn."""
        return tuple(one.person for one in self.entrants if not one.gone)

    @property
    def games(self) -> tuple[Game, ...]:
        """The games of the current round."""
        return self.played[-1] if self.played else ()

    @property
    def gone(self) -> frozenset[PersonId]:
        """The people who have withdrawn."""
        return frozenset(one.person for one in self.entrants if one.gone)

    @property
    def threads(self) -> frozenset[ChannelId]:
        """The threads that were opened for it."""
        return frozenset(game.thread for games in self.played for game in games if game.thread is not None)

    def entrant(self, person: PersonId) -> Entrant | None:
        """Return the entry of a person."""
        return next((one for one in self.entrants if one.person == person), None)

    def team_of(self, person: PersonId) -> int | None:
        """Return the number of a person's team."""
        return next((number for number, team in enumerate(self.teams) if person in team), None)

    def awaited(self, game: Game) -> tuple[PersonId, ...]:
        """Return the people who have not checked in yet."""
        return tuple(person for person in game.people if person not in game.here and person not in self.gone)

    def absent(self, game: Game) -> tuple[Seats, ...]:
        """Return the sides of a game that have people to wait for, none of whom is there."""
        awaited, here = set(self.awaited(game)), set(game.here)
        return tuple(side for side in game.sides if awaited.intersection(side) and here.isdisjoint(side))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The numbers of the games in this round that have not begun because a side is absent."""
        return tuple(
            number
            for number, game in enumerate(self.games)
            if game.outcome is None and game.table is None and not game.stands_in and self.absent(game)
        )

    @property
    def decided_from(self) -> datetime | None:
        """When someone may decide about the games that wait, in UTC; None if no game waits."""
        games = [self.games[number] for number in self.waiting]
        ends = [end for game in games if (end := game.until or game.ends or self.until) is not None]
        return max(ends) + ABSENCE_GRACE if ends else None

    def is_party(self, person: PersonId) -> bool:
        """Return whether a person or their partner still plays in it, or they may come back to a game that waits."""
        number = self.team_of(person)
        if number is None:
            return self.is_entered and self.entrant(person) is not None
        comes_back = any(
            person in game.people and game.table is None and game.outcome is None and not self.over
            for game in self.games
        )
        return comes_back or not self.gone.issuperset(self.teams[number])

    def admits(self, opened: Opened) -> bool:
        """Return whether a table may be opened where its opening says.

        The thread of a game that has no outcome yet admits only the table of the game, which has the recorded seed.
        """
        if self.over:
            return True
        there = (game for game in self.games if game.thread == opened.channel and game.outcome is None)
        return all(game.seed == opened.seed.hex() for game in there)

    def with_game(self, number: int, game: Game) -> Tournament:
        """Return the tournament with one game of the current round replaced."""
        games = (*self.games[:number], game, *self.games[number + 1 :])
        return replace(self, played=(*self.played[:-1], games))


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


class TournamentError(Exception):
    """Data are not a tournament that this version can read."""


TOURNAMENT_JSON: Final = JsonCodec(Tournament, TournamentError, "a tournament")


Change = Callable[[Tournament], Tournament]


class TournamentRefusal(Enum):
    """Reasons for which a tournament refuses something; the value is the id of the message."""

    GONE = "refused-tournament-gone"
    ONE_GOES_ON = "refused-tournament-goes-on"
    GOES_ON_ELSEWHERE = "refused-tournament-goes-on-elsewhere"
    BEGUN = "refused-tournament-begun"
    FULL = "refused-tournament-full"
    FEW = "refused-tournament-missing"
    NO_ROOM = "refused-tournament-no-room"
    NOT_ENTERED = "refused-tournament-not-entered"
    NOT_HOST = "refused-tournament-not-host"
    NOT_YOUR_GAME = "refused-tournament-not-your-game"
    TOO_LATE = "refused-tournament-too-late"
    PLAYS = "refused-tournament-plays"
    SETTLED = "refused-tournament-settled"
    TOO_EARLY = "refused-tournament-too-early"
    NOBODY_HERE = "refused-tournament-nobody-here"
    THREAD = "refused-tournament-thread"


def announce(tournament: Tournament, begins: datetime) -> Tournament:
    """Announce by an event when the tournament begins, or change that."""
    _check_entered(tournament)
    number = None if tournament.event is None else tournament.event.id
    return replace(tournament, event=Event(begins, number))


def event_due(tournament: Tournament) -> Event | None:
    """Return the event as Discord should show it now; None if there should be none."""
    event = tournament.event
    if event is None or tournament.over:
        return None
    if event.refused:
        return event
    length = CHECK_IN_TIME + timedelta(minutes=tournament.minutes)
    if tournament.is_entered or tournament.until is None:
        return replace(event, ends=event.begins + tournament.rounds * length)
    left = tournament.rounds - len(tournament.played)
    # An event that is started early keeps its start, and cannot end before it.
    return replace(event, ends=max(tournament.until + left * length, event.begins + length), begun=True)


def event_shown(tournament: Tournament, before: Event, after: Event | None) -> Tournament:
    """Record what Discord shows of the event, unless it was changed meanwhile."""
    return replace(tournament, event=after) if tournament.event == before else tournament


def posted(tournament: Tournament, message: MessageId) -> Tournament:
    """Record the message by which people enter."""
    return replace(tournament, message=message)


def enter(tournament: Tournament, person: PersonId) -> Tournament:
    """Add an entrant."""
    _check_entered(tournament)
    if tournament.entrant(person) is not None:
        return tournament
    if tournament.is_full:
        raise Refused(TournamentRefusal.FULL, most=MAX_ENTRANTS)
    return replace(tournament, entrants=(*tournament.entrants, Entrant(person)))


def withdraw(tournament: Tournament, person: PersonId) -> Tournament:
    """Withdraw a person: before the start their entry is deleted, later a computer player takes their seat."""
    if tournament.is_entered:
        return replace(tournament, entrants=tuple(one for one in tournament.entrants if one.person != person))
    gone = tuple(replace(one, gone=one.gone or one.person == person) for one in tournament.entrants)
    return replace(tournament, entrants=gone)


def choose_partner(tournament: Tournament, person: PersonId, partner: PersonId) -> Tournament:
    """Record the partner that a person would like to play with."""
    _check_entered(tournament)
    if None in (tournament.entrant(person), tournament.entrant(partner)) or person == partner:
        raise Refused(TournamentRefusal.NOT_ENTERED)
    named = (replace(one, partner=partner) if one.person == person else one for one in tournament.entrants)
    return replace(tournament, entrants=tuple(named))


def pairs(tournament: Tournament) -> tuple[Team, ...]:
    """Return the pairs of people who chose each other."""
    wanted = {one.person: one.partner for one in tournament.entrants}
    return tuple(
        (one, other)
        for one, other in wanted.items()
        if other is not None and wanted.get(other) == one and list(wanted).index(one) < list(wanted).index(other)
    )


def begin(tournament: Tournament, now: datetime, draw: Callable[[Sequence[Team]], Sequence[Team]]) -> Tournament:
    """Begin the first round.

    In pairs mode, people without a partner are paired in the order that ``draw`` gives them; the last one may have to
    play with a computer player. ``draw`` also decides the order of all teams.
    """
    _check_entered(tournament)
    if tournament.missing:
        raise Refused(TournamentRefusal.FEW, missing=tournament.missing)
    together = pairs(tournament) if tournament.mode is Mode.PAIRS else ()
    paired = {person for team in together for person in team}
    alone = draw([(one.person,) for one in tournament.entrants if one.person not in paired])
    if tournament.mode is Mode.PAIRS:
        alone = [
            tuple(person for team in alone[place : place + 2] for person in team) for place in range(0, len(alone), 2)
        ]
    return _next_round(replace(tournament, teams=tuple(draw((*together, *alone)))), now)


def go_on(tournament: Tournament, now: datetime) -> Tournament:
    """Begin the next round if all games are over, or end the tournament after the last, or if everyone has left."""
    if tournament.over or any(game.outcome is None for game in tournament.games):
        return tournament
    gone = all(one.gone for one in tournament.entrants)
    if gone or len(tournament.played) >= tournament.rounds:
        return replace(tournament, over=True)
    return _next_round(tournament, now)


def call_off(tournament: Tournament) -> Tournament:
    """End the tournament; running games continue on their own."""
    return replace(tournament, over=True)


def _next_round(tournament: Tournament, now: datetime) -> Tournament:
    games, until = next_games(tournament), _ends(tournament, now)
    return replace(tournament, played=(*tournament.played, games), until=until, asked=None, forfeits=False)


def _ends(tournament: Tournament, now: datetime) -> datetime:
    """Return when a round or a game ends at the latest whose people are pinged now."""
    return now + CHECK_IN_TIME + timedelta(minutes=tournament.minutes)


def called(
    tournament: Tournament, number: int, thread: ChannelId, now: datetime, seed: str | None = None
) -> Tournament:
    """Record that the people of a game were pinged in its thread, and the seed that its table will have."""
    game = tournament.games[number]
    if game.until is not None:
        return tournament
    return seeded(tournament.with_game(number, replace(game, thread=thread, until=now + CHECK_IN_TIME)), number, seed)


def check_in(tournament: Tournament, played: int, number: int, person: PersonId) -> Tournament:
    """Check a person in for a game of a round."""
    if tournament.over:
        raise Refused(TournamentRefusal.GONE)
    game = tournament.games[number] if number < len(tournament.games) else None
    if played != len(tournament.played) or game is None or game.outcome is not None:
        raise Refused(TournamentRefusal.TOO_LATE)
    if person not in game.people:
        raise Refused(TournamentRefusal.NOT_YOUR_GAME)
    if person in game.here:
        return tournament
    if game.table is not None:
        raise Refused(TournamentRefusal.TOO_LATE)
    back = tuple(replace(one, gone=one.gone and one.person != person) for one in tournament.entrants)
    return replace(tournament, entrants=back).with_game(number, replace(game, here=(*game.here, person)))


def ask(tournament: Tournament, now: datetime, *, forfeits: bool) -> Tournament:
    """Record that someone was asked about the games that wait; if no one may decide, absent sides forfeit."""
    return replace(tournament, asked=now, forfeits=forfeits) if tournament.asked is None else tournament


def begin_with_present(tournament: Tournament, played: int, now: datetime) -> Tournament:
    """Begin the games that wait with the players present; a game to which no one came is not played."""
    _check_asked(tournament, played, now)
    if not _has_players(tournament):
        raise Refused(TournamentRefusal.NOBODY_HERE)
    after = replace(tournament, asked=None)
    for number in tournament.waiting:
        game = tournament.games[number]
        begun = replace(game, stands_in=True, ends=now + timedelta(minutes=tournament.minutes))
        after = after.with_game(number, begun if game.here else replace(game, outcome=unplayed(game)))
    return after


def pair_again(tournament: Tournament, played: int, now: datetime) -> Tournament:
    """Pair the teams of the games that wait again within the same round; their people are pinged again.

    Teams that are present meet each other first. The games that wait keep their places, so that the numbers of the
    others do not change, and count nothing.
    """
    _check_asked(tournament, played, now)
    games = [tournament.games[number] for number in tournament.waiting]
    numbers = {tournament.team_of(person) for game in games for person in game.people}
    here = {tournament.team_of(person) for game in games for person in game.here}
    again = next_games(tournament, among=numbers, first=here)
    after = replace(tournament, asked=None)
    for number in tournament.waiting:
        after = after.with_game(number, replace(tournament.games[number], here=(), outcome=Outcome((0, 0), (0, 0))))
    new = (replace(game, ends=_ends(tournament, now)) for game in again)
    return replace(after, played=(*after.played[:-1], (*after.games, *new)))


def forfeit(tournament: Tournament) -> Tournament:
    """Let absent sides forfeit the games that wait, if no one may decide and anyone came to the round."""
    if not tournament.forfeits or not _has_players(tournament):
        return tournament
    after = tournament
    for number in tournament.waiting:
        after = over(after, number, unplayed(after.games[number]))
    return after


def unanswered(tournament: Tournament, now: datetime) -> Tournament:
    """Call the tournament off if a question about absent sides was not answered in time."""
    is_late = tournament.asked is not None and now >= tournament.asked + MAX_DECISION_TIME
    return call_off(tournament) if is_late and tournament.waiting else tournament


def _has_players(tournament: Tournament) -> bool:
    """Return whether anyone came to a game of this round."""
    return any(game.here for game in tournament.games)


def _check_asked(tournament: Tournament, played: int, now: datetime) -> None:
    """Refuse an answer if there is no such question, or it belongs to another round."""
    if tournament.over:
        raise Refused(TournamentRefusal.GONE)
    since = tournament.decided_from
    if played != len(tournament.played) or since is None:
        raise Refused(TournamentRefusal.SETTLED)
    if now < since:
        raise Refused(TournamentRefusal.TOO_EARLY, when=f"<t:{int(since.timestamp())}:R>")


def seeded(tournament: Tournament, number: int, seed: str | None) -> Tournament:
    """Record the seed of a game's table, once and before the table is opened."""
    game = tournament.games[number]
    return tournament if game.seed is not None else tournament.with_game(number, replace(game, seed=seed))


def opened(tournament: Tournament, number: int, table: TableId) -> Tournament:
    """Record the table at which a game of the round began."""
    return tournament.with_game(number, replace(tournament.games[number], table=table))


def over(tournament: Tournament, number: int, outcome: Outcome) -> Tournament:
    """Record the result of a game of the round."""
    return tournament.with_game(number, replace(tournament.games[number], outcome=outcome))


def unplayed(game: Game) -> Outcome:
    """Return the result of a game that was never played: a side wins if it is the only one that came."""
    came = [any(person in game.here for person in side) for side in game.sides]
    if came[0] != came[1]:
        return Outcome((WIN * came[0], WIN * came[1]), (0, 0))
    return Outcome((DRAW, DRAW), (0, 0))


UNREADABLE_OUTCOME: Final = Outcome((DRAW, DRAW), (0, 0))
"""The outcome of a game whose table cannot be read, or is no table of a tournament."""


def outcome_of(seen: TableSeen) -> Outcome | None:
    """Return the result of a table's game; if it was closed before its end, the side that was ahead won.

    None while the game is running.
    """
    if seen.stage.is_open:
        return None
    game, sides = seen.game, seen.rules.sides
    if game is None or len(sides) != 2:  # noqa: PLR2004 - a tournament's games have two sides
        return UNREADABLE_OUTCOME
    home = [sum(is_home(location_of(pawn)) for seat in side for pawn in game.pawns[seat]) for side in sides]
    won = seen.leading
    if seen.stage is Stage.FINISHED:
        won = sides[0] if game.place_of(sides[0][0]) else sides[1]
    points = (WIN * (won == sides[0]), WIN * (won == sides[1])) if won else (DRAW, DRAW)
    return Outcome(points, (home[0], home[1]))


def _check_entered(tournament: Tournament) -> None:
    if tournament.over:
        raise Refused(TournamentRefusal.GONE)
    if not tournament.is_entered:
        raise Refused(TournamentRefusal.BEGUN)
