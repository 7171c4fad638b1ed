"""The state of a tournament, as it is stored.

Four people play at each table, two against two, in every ruleset. In singles, people get other partners in each round;
a pair stays together. A computer player takes a seat without an owner and, for one game, the seat of an absent player.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import Enum
from typing import Final, NewType

from tockbot.json_codec import JsonCodec
from tockbot.rules import TableRules, parse_ruleset
from tockbot.tables import (
    TOURNAMENT_PACES,
    ChannelId,
    GuildId,
    MessageId,
    Opened,
    Pace,
    PersonId,
    TableId,
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
        """Return the time from which someone may decide about waiting games, in UTC; None if no game waits."""
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


class TournamentError(Exception):
    """Data are not a tournament that this version can read."""


TOURNAMENT_JSON: Final = JsonCodec(Tournament, TournamentError, "a tournament")
