"""The state of a table, which :mod:`~tockbot.tables.folding` computes from its log.

It includes the presence of people, held seats, proposals, planned plays, the series, and how the table was closed.

Invariant: the state never asks for the time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from enum import Enum
from types import MappingProxyType
from typing import Final

from tockbot.rules import Seat, TableRules, at_home, steps_to_go
from tockbot.tables import players
from tockbot.tables.clock import Clock
from tockbot.tables.events import Cause, LogError, Opened, Queued, Wanted
from tockbot.tables.game import Game

MAX_CHANGES: Final = 10
"""Number of times that a player may change the card to pass, or a planned play; then the last choice is final."""


@dataclass(frozen=True, slots=True)
class PlannedMoves:
    """Planned plays and automatic discards, and how often players changed their choices.

    Attributes:
        queued: planned plays, at most one per seat.
        made: seats whose last play in this round was a planned one, with the number of its entry.
        unfit: seat whose turn it is and whose planned play cannot be made as planned; None if there is none.
        discarding: seats whose cards are discarded automatically, one per turn, until the next deal.
        changes: one item for each change: the seat that chose a card to pass, or changed a planned play, in this phase.
    """

    queued: tuple[Queued, ...] = ()
    made: tuple[tuple[Seat, players.Stamp], ...] = ()
    unfit: Seat | None = None
    discarding: tuple[Seat, ...] = ()
    changes: tuple[Seat, ...] = ()

    def queued_by(self, seat: Seat | None) -> Queued | None:
        """Return the planned play of a seat, if any."""
        return next((one for one in self.queued if one.seat == seat), None)

    def may_change(self, seat: Seat) -> bool:
        """Return whether a seat may still change its choice."""
        return self.changes.count(seat) <= MAX_CHANGES

    def without_queued(self, seat: Seat) -> PlannedMoves:
        """Return the plans without the planned play of a seat."""
        if self.queued_by(seat) is None:
            return self
        return replace(self, queued=tuple(one for one in self.queued if one.seat != seat))

    def without(self, seat: Seat) -> PlannedMoves:
        """Return the plans without anything that a seat planned."""
        return replace(self.without_queued(seat), discarding=tuple(one for one in self.discarding if one != seat))


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal, and who has agreed to it.

    Attributes:
        person: person who made it.
        wanted: what they propose.
        seat: the seat that the proposal is about; the person's own for an undo, None for ending the game.
        number: number of the entry of the proposal.
        agreed: people who have agreed.
    """

    person: players.PersonId
    wanted: Wanted
    seat: Seat | None
    number: players.Stamp
    agreed: tuple[players.PersonId, ...] = ()


class Stage(Enum):
    """Stage in the life of a table."""

    LOBBY = "lobby"
    STARTING = "starting"
    """The seats are fixed; the cards are dealt once the start is announced in the channel."""

    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"

    @property
    def is_open(self) -> bool:
        """True if anything can still happen at the table."""
        return self in (Stage.LOBBY, Stage.STARTING, Stage.PLAYING)


RESUME_PERIOD: Final = timedelta(days=30)
"""Time after closing within which a game can be resumed."""


@dataclass(frozen=True, slots=True)
class Closing:
    """The end of a table that was closed before its game was finished.

    Attributes:
        at: time of closing, in UTC.
        cause: reason for closing.
        by: people who closed it; empty if it closed automatically.
        stage: stage of the table at that time.
        absent: seats of the sides that would have had to agree, but of which no one was there.
        given_up: people who agreed to close it permanently.
        won: seats of the side that won because it was ahead when a tournament round ended.
    """

    at: datetime
    cause: Cause
    by: tuple[players.PersonId, ...]
    stage: Stage
    absent: tuple[Seat, ...] = ()
    given_up: tuple[players.PersonId, ...] = ()
    won: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class LastPlay:
    """A person's last play, while it can be undone.

    Attributes:
        seat: seat that made it.
        number: number of its entry.
        before: the game before it.
    """

    seat: Seat
    number: players.Stamp
    before: Game = field(repr=False)


Homes = tuple[tuple[players.PersonId, Seat], ...]
"""People and their seats."""

HOLD_TIMES: Final[Mapping[players.Pace, timedelta]] = MappingProxyType(
    {
        players.Pace.LIVE: timedelta(minutes=10),
        **dict.fromkeys(players.TOURNAMENT_PACES.values(), timedelta(minutes=10)),
        players.Pace.RELAXED: timedelta(hours=1),
    }
)
"""Time for which a seat is held if its person gave no duration, by pace; MAX_HOLD_TIME for the other paces."""

MAX_HOLD_TIME: Final = timedelta(days=2)
"""Longest time for which a seat is held, even if the person announced a longer absence."""


@dataclass(frozen=True, slots=True)
class Absence:
    """An absence from a game.

    Attributes:
        seat: the person's seat.
        since: start of the absence, in UTC.
        until: announced time of return, in UTC; None if there is none.
    """

    seat: Seat
    since: datetime
    until: datetime | None = None

    def held_until(self, pace: players.Pace) -> datetime:
        """Return the time, in UTC, until which no one else can take the seat.

        After that, its person can still return if the seat is not taken.
        """
        if self.until is None:
            return self.since + HOLD_TIMES.get(pace, MAX_HOLD_TIME)
        return min(self.until, self.since + MAX_HOLD_TIME)


@dataclass(frozen=True, slots=True)
class Stranger:
    """A person whose data the bot deleted. People whom it met later may be the same person.

    Attributes:
        person: number that they had.
        known: highest number of a person at that time.
        seat: seat whose hand they had held; None if they had not held one.
    """

    person: players.PersonId
    known: players.PersonId
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Presence:
    """The people at a game, past and present.

    Attributes:
        held: people who have held a hand of the game, each with the seat of the hand.
        seen: people who have seen a hand of this deal, each with the seat of the hand.
        absences: people's absences, by seat.
        return_counts: number of times that each person returned in this round.
        timed_out: people at the table who let their last turn run out and have done nothing since.
        calls: people who were asked whether they are there and have done nothing since, each with the time, in UTC.
        strangers: people whom the bot forgot and who had held a hand, were removed, or removed someone.
    """

    held: Homes = ()
    seen: Homes = ()
    absences: tuple[Absence, ...] = ()
    return_counts: tuple[tuple[players.PersonId, int], ...] = ()
    timed_out: tuple[players.PersonId, ...] = ()
    calls: tuple[tuple[players.PersonId, datetime], ...] = ()
    strangers: tuple[Stranger, ...] = ()

    def may_be(self, person: players.PersonId) -> tuple[Stranger, ...]:
        """Return the forgotten people who may be this person, met later."""
        return tuple(one for one in self.strangers if person > one.known)

    def seats_held(self, person: players.PersonId) -> tuple[Seat, ...]:
        """Return the seats whose hands a person held, or may have held before the bot forgot them."""
        held = dict(self.held).get(person)
        may_have = (one.seat for one in self.may_be(person) if one.seat is not None)
        return tuple(dict.fromkeys(may_have)) if held is None else (held,)

    def absence_from(self, seat: Seat) -> Absence | None:
        """Return the absence of the person of a seat, or None."""
        return next((one for one in self.absences if one.seat == seat), None)

    def return_count(self, person: players.PersonId) -> int:
        """Return how many times a person returned in this round."""
        return dict(self.return_counts).get(person, 0)

    def with_there(self, person: players.PersonId) -> Presence:
        """Return the presence after a person has shown that they are there."""
        if not self.timed_out and not self.calls:
            return self
        late = tuple(one for one in self.timed_out if one != person)
        return replace(self, timed_out=late, calls=tuple(one for one in self.calls if one[0] != person))

    def with_absence(self, absence: Absence) -> Presence:
        """Return the presence with this absence, instead of an earlier one from the same seat."""
        return replace(self, absences=(*self.without_absence(absence.seat).absences, absence))

    def without_absence(self, seat: Seat) -> Presence:
        """Return the presence without an absence from a seat."""
        return replace(self, absences=tuple(one for one in self.absences if one.seat != seat))


FIRST_TO: Final = 3
"""Number of wins that win a series."""

Owners = tuple[players.PersonId | None, ...]
"""For each seat, the person to whom it belongs; None for a computer player's seat or a free one."""


@dataclass(frozen=True, slots=True)
class Series:
    """Series to which a game belongs, with the score before the game.

    Attributes:
        first_to: number of wins that win the series.
        won: wins of each side.
        owners: owners of the seats when the score was recorded.
        follows: table of the previous game; None for the first game.
        given_up: true if the owner of a seat gave it up permanently during the game.
    """

    first_to: int
    won: tuple[int, ...]
    owners: Owners = ()
    follows: players.TableId | None = None
    given_up: bool = False

    @property
    def number(self) -> int:
        """Number of the game in the series, from 1."""
        return sum(self.won) + 1

    @property
    def most(self) -> int:
        """Maximum number of games in the series."""
        return len(self.won) * (self.first_to - 1) + 1

    def after(self, winner: int) -> tuple[int, ...]:
        """Return the wins of each side after this side has won the game."""
        return tuple(won + (side == winner) for side, won in enumerate(self.won))

    def is_won(self, winner: int) -> bool:
        """Return whether this side wins the series if it wins the game."""
        return not self.given_up and self.won[winner] + 1 >= self.first_to


HINTS: Final = 3
"""Number of hints per seat and game unless the host chooses another."""


@dataclass(frozen=True, slots=True)
class Terms:
    """Choices of the host for a game, apart from rules and pace.

    Attributes:
        hints: number of hints per seat and game; None is unlimited.
        allows_undo: true if plays can be undone.
        rated: true if the host wants the game to be rated.
        by_invitation: true if people need the host's approval to sit down.
    """

    hints: int | None = HINTS
    allows_undo: bool = True
    rated: bool = True
    by_invitation: bool = False


@dataclass(frozen=True, slots=True)
class Beginning:
    """The beginning of a game.

    Attributes:
        cut: text that a player typed at the start to add to the randomness, or empty.
        message: message that announced the start; None before, and in a game that is not announced.
        began: time of the start, in UTC; None before.
        seats: the people at the start, and their seats.
        from_position: true if the game began from a given position.
        lobby: message that showed the seed's hash; None before, and if there is none.
    """

    cut: str = ""
    message: players.MessageId | None = None
    began: datetime | None = None
    seats: Homes = ()
    from_position: bool = False
    lobby: players.MessageId | None = None


Seated = tuple[players.Player | None, ...]
"""Player of each seat."""


@dataclass(frozen=True, slots=True)
class Table:
    """State of one game in one channel, from its opening to its end.

    Attributes:
        opening: the event that opened the table: channel, host, seed. Rules and pace may have changed since.
        entries: number of entries in its log, which is the number of the last one.
        at: time of the last entry, in UTC.
        acted_at: time when a person last did something, in UTC.
        due_at: time when the turn of the players to act began, in UTC; in the lobby, the time of opening.
        rules: rules of the table.
        stage: stage of the table.
        seated: player of each seat.
        clock: pace, deadlines and time banks.
        terms: the host's other choices for the game.
        start: how the game began, or is about to begin.
        seat_owners: people and the seats that they sit on, or that are held or reserved for them.
        presence: who was at the game, and who is there.
        game: the game; None before the start.
        hinted: hints given so far: the seat, and the game's stamp at that time.
        last_play: play that can be undone now.
        presses: seats whose people sat down or chose something in private, each with the number of the last such entry.
        undone_seat: seat whose play was just undone; None once anything else has happened in the game.
        ahead: planned plays.
        asked: open proposals.
        removed: removed people, who can sit down only if a server manager lets them back in.
        removers: server managers who removed a player since the seats were fixed.
        closing: how the table was closed before its game was finished; None if it was not.
        resumed: people who resumed the table after it was closed, each with the last time, in UTC.
        awaited_sides: seats of the sides whose people have not returned since the table was resumed.
        lost: people who lost because the table was closed while no one of their side was there, and their seats.
        series: series to which the game belongs; None for a single game.
    """

    opening: Opened
    entries: int
    at: datetime
    acted_at: datetime
    due_at: datetime
    rules: TableRules
    stage: Stage
    seated: Seated
    clock: Clock
    terms: Terms = field(default_factory=Terms)
    start: Beginning = field(default_factory=Beginning)
    seat_owners: Homes = ()
    presence: Presence = field(default_factory=Presence)
    game: Game | None = None
    hinted: tuple[tuple[Seat, players.Stamp], ...] = ()
    last_play: LastPlay | None = None
    presses: tuple[tuple[Seat, players.Stamp], ...] = ()
    undone_seat: Seat | None = None
    ahead: PlannedMoves = field(default_factory=PlannedMoves)
    asked: tuple[Proposal, ...] = ()
    removed: tuple[players.PersonId, ...] = ()
    removers: tuple[players.PersonId, ...] = ()
    closing: Closing | None = None
    resumed: tuple[tuple[players.PersonId, datetime], ...] = ()
    awaited_sides: tuple[Seat, ...] = ()
    lost: Homes = ()
    series: Series | None = None

    @property
    def host(self) -> players.PersonId:
        """The host, who chooses the rules: the person who opened the table or, if they left, the first who sat down."""
        here = [person for person, seat in self.seat_owners if self.seat_of(person) == seat]
        return self.opening.host if self.opening.host in here or not here else here[0]

    @property
    def people(self) -> frozenset[players.PersonId]:
        """All people whom the table knows, including those who closed it, were removed, or have an open proposal."""
        known = (*self.seat_owners, *self.presence.held)
        closed_by = () if self.closing is None else self.closing.by
        asking = (one.person for one in self.asked)
        return frozenset((self.opening.host, *closed_by, *dict(known), *self.removed, *asking))

    def with_press(self, seat: Seat) -> Table:
        """Return the table after the person on a seat, with the last entry, sat down or chose something in private."""
        presses = dict(self.presses) | {seat: players.Stamp(self.entries)}
        return replace(self, presses=tuple(presses.items()))

    @property
    def is_deserted(self) -> bool:
        """True if no person sits at the table."""
        return not self.sitting

    @property
    def is_vacant(self) -> bool:
        """True if the table is a lobby in which no person sits or has a reserved seat."""
        return self.stage is Stage.LOBBY and all(owner is None for owner in self.owners)

    @property
    def away(self) -> tuple[tuple[players.PersonId, Seat], ...]:
        """People who are away from a running game, and their seats, which computer players hold."""
        if self.stage is not Stage.PLAYING:
            return ()
        return tuple(home for home in self.seat_owners if isinstance(self.seated[home[1]], players.Computer))

    @property
    def returns(self) -> tuple[tuple[Seat, datetime], ...]:
        """Seats whose people announced when they will return to a running game, and the times, in UTC."""
        kept = {seat for _, seat in self.away}
        said = ((one.seat, one.until) for one in self.presence.absences if one.seat in kept)
        return tuple((seat, until) for seat, until in said if until is not None)

    def open_seats(self, now: datetime) -> tuple[Seat, ...]:
        """Return the seats for newcomers: free ones, or in a game computer players' seats that are held for no one."""
        free = players.Computer if self.stage is Stage.PLAYING else type(None)
        return tuple(
            Seat(seat)
            for seat, player in enumerate(self.seated)
            if isinstance(player, free) and not self.is_held(Seat(seat), now)
        )

    def held_until(self, seat: Seat) -> datetime | None:
        """Return the time, in UTC, until which a seat is held in a game for a person who is away, or None."""
        absence = self.presence.absence_from(seat) if self.held_for(seat) is not None else None
        return None if absence is None else absence.held_until(self.clock.pace)

    def is_held(self, seat: Seat, now: datetime) -> bool:
        """Return whether a seat is still held or reserved for someone who does not sit on it.

        A reservation in the lobby never expires.
        """
        until = self.held_until(seat)
        return self.held_for(seat) is not None and (until is None or now < until)

    def present_or_reserved(self, now: datetime) -> tuple[players.PersonId, ...]:
        """Return the people who sit at the table or have a held or reserved seat; in an empty lobby, who opened it."""
        its = tuple(one for one, seat in self.seat_owners if self.seat_of(one) is not None or self.is_held(seat, now))
        return its or ((self.opening.host,) if self.game is None else ())

    @property
    def sitting(self) -> tuple[players.PersonId, ...]:
        """People who sit at the table."""
        return tuple(player.person for player in self.seated if isinstance(player, players.Human))

    @property
    def present(self) -> tuple[players.PersonId, ...]:
        """People who sit at the table, except those who let their last turn run out and have done nothing since."""
        return tuple(person for person in self.sitting if person not in self.presence.timed_out)

    @property
    def unresponsive(self) -> tuple[players.PersonId, ...]:
        """People at the table who let their last turn run out or, without a clock, did not answer a presence check."""
        asked = dict(self.presence.calls) if self.clock.times is None else {}
        return tuple(person for person in self.sitting if person in asked or person in self.presence.timed_out)

    @property
    def newcomers(self) -> tuple[players.PersonId, ...]:
        """People who joined the game after it had begun."""
        return tuple(person for person, _ in self.presence.held if person not in dict(self.start.seats))

    def asking_of(self, person: players.PersonId) -> Proposal | None:
        """Return the open proposal of a person, or None."""
        return next((one for one in self.asked if one.person == person), None)

    @property
    def undo_proposal(self) -> Proposal | None:
        """The open proposal to undo a play, or None."""
        return next((one for one in self.asked if one.wanted is Wanted.UNDO), None)

    @property
    def undoable(self) -> LastPlay | None:
        """The last play of a person, while it can be undone; None once the bot has played on their behalf."""
        last = self.last_play
        if last is None or self.game is None:
            return None
        since = self.game.history[len(last.before.history) + 1 :]
        return None if any(record.seat == last.seat for record in since) else last

    def lacks_opponent(self, seat: Seat) -> bool:
        """Return whether the game may be rated, and no one of another side is there to agree to a seat's proposal."""
        own = self.rules.side_of(seat)
        return self.may_be_rated and all(self.seat_of(person) in own for person in self.present)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Seats of people who must act."""
        seats = self.game.awaited if self.game is not None and self.stage is Stage.PLAYING else ()
        return tuple(seat for seat in seats if isinstance(self.seated[seat], players.Human))

    @property
    def may_be_rated(self) -> bool:
        """True if the game may be rated: the host wants it, and people of two sides began it, or sit in the lobby.

        Ratings belong to a server, so there are none in a place without the bot.
        """
        began = self.start.seats or tuple(home for home in self.seat_owners if self.seat_of(home[0]) is not None)
        sides = {self.rules.side_of(seat) for _, seat in began}
        is_home = self.opening.place is players.PlaceKind.HOME
        return is_home and self.terms.rated and self.opening.kind is players.Kind.GAME and len(sides) > 1

    def is_final(self, now: datetime) -> bool:
        """Return whether the game is final: it is finished, or closed and can't be resumed.

        Its seed may then be shown.
        """
        return self.stage is Stage.FINISHED or (self.closing is not None and not self.can_reopen(now))

    def can_reopen(self, now: datetime) -> bool:
        """Return whether the table is closed and can be resumed.

        A game can be resumed for 30 days, or until all owners close it permanently.
        """
        until = self.final_from
        return self.closing is not None and until is not None and now < until

    @property
    def final_from(self) -> datetime | None:
        """Time from which the game can never be resumed; None while it is open."""
        if self.closing is None:
            return self.at if self.stage is Stage.FINISHED else None
        if self.closing.won:
            return self.closing.at
        return self.at if self.seat_owners and not self.not_given_up else self.closing.at + RESUME_PERIOD

    @property
    def leading(self) -> tuple[Seat, ...]:
        """Seats of the side that is ahead, if there are two sides; empty if they are equal.

        The number of pawns at home decides, then the fewest steps still to go, then the least time used.
        """
        if self.game is None or len(self.rules.sides) != 2:  # noqa: PLR2004 - only two sides can be compared
            return ()
        pawns, rules = self.game.position.pawns, self.rules

        def score(side: tuple[Seat, ...]) -> tuple[int, int, timedelta]:
            home = sum(at_home(pawns[seat]) for seat in side)
            return home, -sum(steps_to_go(rules, seat, pawns[seat]) for seat in side), -self.clock.used_by(side)

        first, second = sorted(rules.sides, key=score, reverse=True)
        return first if score(first) > score(second) else ()

    @property
    def not_given_up(self) -> tuple[players.PersonId, ...]:
        """Owners of seats at a closed table who have not yet agreed to close it permanently."""
        given_up = () if self.closing is None else self.closing.given_up
        return tuple(person for person, _ in self.seat_owners if person not in given_up)

    @property
    def owners(self) -> Owners:
        """Owner of each seat: the person who sits there or for whom it is held or reserved; None if there is none."""
        return tuple(
            player.person if isinstance(player, players.Human) else self.held_for(Seat(seat))
            for seat, player in enumerate(self.seated)
        )

    @property
    def continues_series(self) -> bool:
        """True if the game continues a series: the seats have the same owners as in the previous game."""
        series = self.series
        if series is None or series.follows is None or len(series.won) != len(self.rules.sides):
            return False
        return series.owners == self.owners

    def held_for(self, seat: Seat) -> players.PersonId | None:
        """Return the last owner of a seat, for whom it is held or reserved; None if a person sits there."""
        if isinstance(self.seated[seat], players.Human):
            return None
        return next((person for person, home in reversed(self.seat_owners) if home == seat), None)

    def hints_left(self, seat: Seat) -> int | None:
        """Return the number of hints that a seat may still have; None is unlimited."""
        given, most = sum(one == seat for one, _ in self.hinted), self.terms.hints
        return None if most is None else max(0, most - given)

    def seat_of(self, person: players.PersonId) -> Seat | None:
        """Return the seat on which a person sits, or None."""
        for seat, player in enumerate(self.seated):
            if isinstance(player, players.Human) and player.person == person:
                return Seat(seat)
        return None


def require(table: Table, holds: bool, otherwise: str) -> None:  # noqa: FBT001 - reads as a sentence
    """Raise an error about the table's last entry unless the condition holds."""
    if not holds:
        raise LogError(f"entry {table.entries} {otherwise}")


def player_on(table: Table, seat: Seat) -> players.Player | None:
    """Return the player on a seat that the log names."""
    require(table, seat in table.rules.seats, "names a seat that does not exist")
    return table.seated[seat]
