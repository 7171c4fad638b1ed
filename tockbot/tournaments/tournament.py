"""A tournament as it stands: who entered it, who plays with whom, and what each game of each round came to.

Four play at each table, two against two, in every ruleset. Whoever enters alone has other partners in each round; a
pair stays together. A seat of nobody is a computer player's, and so is for one game that of somebody who did not come.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import Enum
from typing import Final, NewType

from tockbot.rules import TableRules, parse_ruleset
from tockbot.tables import ChannelId, GuildId, MessageId, Opened, PersonId, TableId

Number = NewType("Number", int)
"""Which tournament of its server it is, from 1."""

SEATS: Final = 4

FEWEST: Final = 4
"""So many people have to enter before it begins."""

MOST: Final = 32
"""So many may."""

ROUNDS: Final = (2, 3, 4, 5, 6)
MINUTES: Final = (20, 30, 45, 60)
"""So long a round may take, from when everybody is there: then the pawns at home decide."""

COMING: Final = timedelta(minutes=2)
"""So long whoever is called to a table may take to say that they are there."""

WAITING: Final = timedelta(minutes=5)
"""Time after a round's check-in until someone is asked what to do about the games with an absent side."""

ANSWERING: Final = timedelta(days=1)
"""Time for that answer; without one the tournament is called off."""

ENTERING: Final = timedelta(days=1)
"""So long people may enter; one that has not begun by then is called off by itself."""

WIN: Final = 2
DRAW: Final = 1
"""What a game is worth to a side, in points."""

Two = tuple[int, int]
"""A number for each side of a game: of seats 1 and 3, and of seats 2 and 4."""

Seats = tuple[PersonId | None, ...]

Team = tuple[PersonId, ...]
"""Who stays together for the whole tournament: a pair, or one alone."""


class Mode(Enum):
    """Who enters; its value is how it is written."""

    SINGLES = "singles"
    PAIRS = "pairs"

    @property
    def teams_a_table(self) -> int:
        """How many teams play at a table."""
        return 4 if self is Mode.SINGLES else 2


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who entered.

    Attributes:
        person: who.
        partner: with whom they would like to play; two who name each other do.
        gone: whether they play no more since.
    """

    person: PersonId
    partner: PersonId | None = None
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a game came to.

    Attributes:
        points: of each side.
        home: how many pawns each side has brought home.
    """

    points: Two
    home: Two


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a round.

    Attributes:
        seats: whose each seat is; nobody's is a computer player's.
        thread: in which it is played; None before it is opened.
        until: until when its people may say that they are there, in UTC.
        here: who said so; who had not when it began is stood in for by a computer player.
        table: the table; None before its game began, and where nobody came.
        outcome: what it came to; None before it is over.
        seed: the seed of its table, as hexadecimal digits, recorded before the table is opened: only the bot can open a
            table with it. None before that.
        stands_in: whether computer players may stand in for a whole side that is absent.
        ends: when it ends at the latest, in UTC, if that is not when the round ends.
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
        """Who plays together."""
        return self.seats[0::2], self.seats[1::2]

    @property
    def people(self) -> tuple[PersonId, ...]:
        """Whose seats these are."""
        return tuple(person for person in self.seats if person is not None)


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament of a server.

    Attributes:
        number: which of its server it is.
        guild: the server.
        channel: where it was called, and its threads are.
        host: who called it, begins it and may call it off.
        language: the one that is spoken at it.
        mode: who enters.
        ruleset: what is played, with its options, as the notation writes it.
        rounds: how many rounds.
        minutes: how long each may take.
        opened: since when people may enter, in UTC.
        message: the one by which people enter; None before it stands.
        entrants: who entered, in this order.
        teams: who plays with whom since it began, in the order of the first draw.
        played: the games of each round so far.
        until: when the round in play ends at the latest, in UTC.
        over: whether it is over, or was called off.
        asked: since when someone is asked what to do about the absent sides of this round, in UTC; None if nobody is.
        forfeits: whether nobody may decide that, so that an absent side forfeits this round.
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

    @property
    def rules(self) -> TableRules:
        """What is played at its tables."""
        return parse_ruleset(self.ruleset, SEATS, in_teams=True)

    @property
    def is_entered(self) -> bool:
        """Whether people may still enter."""
        return not self.teams and not self.over

    @property
    def missing(self) -> int:
        """How many more people have to enter before it can begin."""
        return max(0, FEWEST - len(self.entrants))

    @property
    def games(self) -> tuple[Game, ...]:
        """Those of the round in play."""
        return self.played[-1] if self.played else ()

    @property
    def gone(self) -> frozenset[PersonId]:
        """Who plays no more."""
        return frozenset(one.person for one in self.entrants if one.gone)

    @property
    def threads(self) -> frozenset[ChannelId]:
        """The threads that were opened for it."""
        return frozenset(game.thread for games in self.played for game in games if game.thread is not None)

    def entrant(self, person: PersonId) -> Entrant | None:
        """How somebody entered."""
        return next((one for one in self.entrants if one.person == person), None)

    def team_of(self, person: PersonId) -> int | None:
        """In which team somebody plays."""
        return next((number for number, team in enumerate(self.teams) if person in team), None)

    def awaited(self, game: Game) -> tuple[PersonId, ...]:
        """Who has still to say that they are there."""
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
        return max(ends) + WAITING if ends else None

    def is_party(self, person: PersonId) -> bool:
        """Return whether someone plays in it: they, or the partner of their team, or they may still come back."""
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
        """The same with a game of the round in play as it now stands."""
        games = (*self.games[:number], game, *self.games[number + 1 :])
        return replace(self, played=(*self.played[:-1], games))
