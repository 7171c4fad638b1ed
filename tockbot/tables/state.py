"""The state of a table, which :mod:`~tockbot.tables.folding` computes from its log.

It includes the presence of people, seats held for people who are away, proposals, planned moves, the series
that a game belongs to, and how a table was closed.

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
"""Number of times that a player may change a card to pass, or a planned move; then the last choice stands."""


@dataclass(frozen=True, slots=True)
class PlannedMoves:
    """What was chosen before it was due, and how often somebody thought better of it.

    Attributes:
        queued: the plays chosen in advance, one a seat.
        made: whose last play in this round was one chosen in advance, and the number of its entry.
        unfit: whose turn has come, while what they had chosen for it cannot be made as it was chosen.
        let_go: whose cards go one each turn until the next deal.
        changes: for each time that somebody chose a gift or a play in advance, for what is to come, their seat.
    """

    queued: tuple[Queued, ...] = ()
    made: tuple[tuple[Seat, players.Stamp], ...] = ()
    unfit: Seat | None = None
    let_go: tuple[Seat, ...] = ()
    changes: tuple[Seat, ...] = ()

    def queued_by(self, seat: Seat | None) -> Queued | None:
        """What a seat has chosen in advance."""
        return next((one for one in self.queued if one.seat == seat), None)

    def may_change(self, seat: Seat) -> bool:
        """Return whether a seat may still choose something else."""
        return self.changes.count(seat) <= MAX_CHANGES

    def without_queued(self, seat: Seat) -> PlannedMoves:
        """The same with nothing chosen in advance by a seat."""
        if self.queued_by(seat) is None:
            return self
        return replace(self, queued=tuple(one for one in self.queued if one.seat != seat))

    def without(self, seat: Seat) -> PlannedMoves:
        """The same with nothing left of what a seat chose."""
        return replace(self.without_queued(seat), let_go=tuple(one for one in self.let_go if one != seat))


@dataclass(frozen=True, slots=True)
class Proposal:
    """What somebody has asked for, and who of the others has agreed.

    Attributes:
        person: who asks.
        wanted: for what.
        seat: about which seat, with a play to take back one's own; None for the end.
        number: the entry's by which they asked.
        agreed: who has agreed.
    """

    person: players.PersonId
    wanted: Wanted
    seat: Seat | None
    number: players.Stamp
    agreed: tuple[players.PersonId, ...] = ()


class Stage(Enum):
    """Where a table is in its life (docs/architecture.md)."""

    LOBBY = "lobby"
    STARTING = "starting"
    """The seats are fixed; the cards are dealt once the channel has been told."""

    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"

    @property
    def is_open(self) -> bool:
        """Whether anything can still happen at the table."""
        return self in (Stage.LOBBY, Stage.STARTING, Stage.PLAYING)


CLOSED_FOR_GOOD: Final = timedelta(days=30)
"""So long after it was closed a game can be taken up again."""


@dataclass(frozen=True, slots=True)
class Closing:
    """How a table was closed before its game was over.

    Attributes:
        at: when, in UTC.
        cause: why.
        by: who closed it; nobody where it closed by itself.
        stage: where it was in its life then.
        absent: the seats of the sides that did not agree to it because none of their people was there.
        given_up: who agreed that it is closed for good.
        won: the seats of the side that has won the game because it was ahead when a tournament's round ended.
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
    """A person's last play, while it can be taken back.

    Attributes:
        seat: who made it.
        number: its entry's.
        before: the game before it.
    """

    seat: Seat
    number: players.Stamp
    before: Game = field(repr=False)


Homes = tuple[tuple[players.PersonId, Seat], ...]
"""The seats of people."""

KEPT: Final[Mapping[players.Pace, timedelta]] = MappingProxyType(
    {
        players.Pace.LIVE: timedelta(minutes=10),
        **dict.fromkeys(players.TOURNAMENT_PACES.values(), timedelta(minutes=10)),
        players.Pace.RELAXED: timedelta(hours=1),
    }
)
"""So long a seat is kept for whoever is away from it, and did not say for how long."""

MAX_KEPT: Final = timedelta(days=2)
"""So long at other paces, and at most for who said to be away for longer."""


@dataclass(frozen=True, slots=True)
class Absence:
    """That the person of a seat is away from a game.

    Attributes:
        seat: the seat.
        since: since when, in UTC.
        until: until when they said to be, in UTC; None is until they are back.
    """

    seat: Seat
    since: datetime
    until: datetime | None = None

    def kept_until(self, pace: players.Pace) -> datetime:
        """Until when, in UTC, the seat is given to nobody else; after that its person comes back if nobody has it."""
        if self.until is None:
            return self.since + KEPT.get(pace, MAX_KEPT)
        return min(self.until, self.since + MAX_KEPT)


@dataclass(frozen=True, slots=True)
class Stranger:
    """A person whom the bot forgot: people whom it met later may be them.

    Attributes:
        person: the number that they had.
        known: the last number that a person had then.
        seat: whose hand they had held; None for none.
    """

    person: players.PersonId
    known: players.PersonId
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Presence:
    """Who was at a game, and who is there now.

    Attributes:
        held: who has held a hand of the game, and of which seat.
        seen: who has seen which seat's hand of this deal.
        absences: since when the person of a seat is away from the game, and until when they said to be.
        comings: how often in this round each person sat down again.
        timed_out: who sits there, let their last turn run out, and has done nothing since.
        calls: who was asked whether they are there and has done nothing since, and when, in UTC.
        strangers: whom the bot forgot, of those who had held a hand, were removed, or removed someone.
    """

    held: Homes = ()
    seen: Homes = ()
    absences: tuple[Absence, ...] = ()
    comings: tuple[tuple[players.PersonId, int], ...] = ()
    timed_out: tuple[players.PersonId, ...] = ()
    calls: tuple[tuple[players.PersonId, datetime], ...] = ()
    strangers: tuple[Stranger, ...] = ()

    def may_be(self, person: players.PersonId) -> tuple[Stranger, ...]:
        """Return those of the forgotten people who may be this person, met later."""
        return tuple(one for one in self.strangers if person > one.known)

    def seats_held(self, person: players.PersonId) -> tuple[Seat, ...]:
        """Return the seats whose hands a person held, or may have held before the bot forgot them."""
        held = dict(self.held).get(person)
        may_have = (one.seat for one in self.may_be(person) if one.seat is not None)
        return tuple(dict.fromkeys(may_have)) if held is None else (held,)

    def absence_from(self, seat: Seat) -> Absence | None:
        """Since when, and until when, the person of a seat is away."""
        return next((one for one in self.absences if one.seat == seat), None)

    def comings_of(self, person: players.PersonId) -> int:
        """How often in this round a person sat down again."""
        return dict(self.comings).get(person, 0)

    def with_there(self, person: players.PersonId) -> Presence:
        """The same once somebody is known to be there."""
        if not self.timed_out and not self.calls:
            return self
        late = tuple(one for one in self.timed_out if one != person)
        return replace(self, timed_out=late, calls=tuple(one for one in self.calls if one[0] != person))

    def with_absence(self, absence: Absence) -> Presence:
        """The same once the person of a seat is away."""
        return replace(self, absences=(*self.without_absence(absence.seat).absences, absence))

    def without_absence(self, seat: Seat) -> Presence:
        """The same once nobody is away from a seat."""
        return replace(self, absences=tuple(one for one in self.absences if one.seat != seat))


FIRST_TO: Final = 3
"""So many games win a series that is chosen."""

Owners = tuple[players.PersonId | None, ...]
"""For each seat the person to whom it belongs; None where a computer player sits."""


@dataclass(frozen=True, slots=True)
class Series:
    """What a game is one of, as it stood before the game.

    Attributes:
        first_to: so many games win it.
        won: how many each side has won.
        owners: whose the seats were when that was written down; empty where nothing was won before.
        follows: the table of the game before; None for the first game.
        given_up: whether somebody to whom a seat belongs has left it for good in the game.
    """

    first_to: int
    won: tuple[int, ...]
    owners: Owners = ()
    follows: players.TableId | None = None
    given_up: bool = False

    @property
    def number(self) -> int:
        """Which game of the series it is, from 1."""
        return sum(self.won) + 1

    @property
    def most(self) -> int:
        """So many games it can have."""
        return len(self.won) * (self.first_to - 1) + 1

    def after(self, winner: int) -> tuple[int, ...]:
        """How many each side has won after a game that this side won."""
        return tuple(won + (side == winner) for side, won in enumerate(self.won))

    def is_won(self, winner: int) -> bool:
        """Whether the series is won by a game that this side won."""
        return not self.given_up and self.won[winner] + 1 >= self.first_to


HINTS: Final = 3
"""How many hints each seat may have in a game unless the host says otherwise."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What the host chose for a game, besides its rules and its pace.

    Attributes:
        hints: how many hints each seat may have in the game; None is as many as anybody likes.
        takes_back: whether plays can be taken back in the game.
        rated: whether its result is to count for ratings, as far as its host chose.
        by_invitation: whether only those sit down whom the host lets in.
    """

    hints: int | None = HINTS
    takes_back: bool = True
    rated: bool = True
    by_invitation: bool = False


@dataclass(frozen=True, slots=True)
class Beginning:
    """How a game began, or is about to.

    Attributes:
        cut: what was typed at the start to be mixed into chance; empty if nothing was.
        message: in which the start was said; None before, and in a game of which nobody is told.
        began: when it did, in UTC; None before.
        seats: who sat where when it began.
        from_position: whether it began in the middle.
        lobby: the message in which its seed's hash stands; None before, and where there is none.
    """

    cut: str = ""
    message: players.MessageId | None = None
    began: datetime | None = None
    seats: Homes = ()
    from_position: bool = False
    lobby: players.MessageId | None = None


Seated = tuple[players.Player | None, ...]
"""Who sits on each seat."""


@dataclass(frozen=True, slots=True)
class Table:
    """One game in one channel, from its opening to its end.

    Attributes:
        opening: how it was opened: where, by whom, with which seed. Rules and pace may have been chosen anew since.
        entries: how many entries its log has; the last one's number.
        at: when the last of them was written, in UTC.
        acted_at: when a person last did something, in UTC.
        due_at: since when what is due in the game now is due, in UTC; before the game, when the table was opened.
        rules: what is played.
        stage: where it is in its life.
        seated: who sits on each seat.
        clock: its pace, and who has until when to act.
        terms: what else was chosen for the game.
        start: how the game began, or is about to.
        seat_owners: the seat of each person who sits, sat in the game, or for whom a seat is kept, to come back to.
        presence: who was at the game, and who is there.
        game: the game, once started.
        hinted: the hints given so far: to which seat, and at which stamp of the game.
        last_play: what can be taken back now.
        took_back: who took a play back just now, before anything else was done in the game.
        ahead: what was chosen before it was due.
        asked: what people have asked for that others have to agree to.
        sent_away: who sits there only if a manager lets them.
        removers: the managers who removed someone since the seats were fixed.
        closing: how it was closed before its game was over; None if it was not.
        taken_up: who took it up again after it was closed, and when last, in UTC.
        to_come: the seats of sides that had people when it was taken up again, none of whom has come back yet.
        lost: who lost it, and on which seat, because it was closed while nobody of their side was there.
        series: of which its game is one; None where it is one by itself.
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
    took_back: Seat | None = None
    ahead: PlannedMoves = field(default_factory=PlannedMoves)
    asked: tuple[Proposal, ...] = ()
    sent_away: tuple[players.PersonId, ...] = ()
    removers: tuple[players.PersonId, ...] = ()
    closing: Closing | None = None
    taken_up: tuple[tuple[players.PersonId, datetime], ...] = ()
    to_come: tuple[Seat, ...] = ()
    lost: Homes = ()
    series: Series | None = None

    @property
    def host(self) -> players.PersonId:
        """Who chooses what is played: whoever opened the table, or, with that person gone, the first who sits there."""
        here = [person for person, seat in self.seat_owners if self.seat_of(person) == seat]
        return self.opening.host if self.opening.host in here or not here else here[0]

    @property
    def people(self) -> frozenset[players.PersonId]:
        """Everybody whom the table knows: who opened or closed it, who sits there, who has a seat to come back to."""
        known = (*self.seat_owners, *self.presence.held)
        closed_by = () if self.closing is None else self.closing.by
        asking = (one.person for one in self.asked)
        return frozenset((self.opening.host, *closed_by, *dict(known), *self.sent_away, *asking))

    @property
    def is_deserted(self) -> bool:
        """Whether no person sits at it."""
        return not self.sitting

    @property
    def is_vacant(self) -> bool:
        """Whether it waits for its game, and no person sits there or has a seat reserved."""
        return self.stage is Stage.LOBBY and all(owner is None for owner in self.owners)

    @property
    def away(self) -> tuple[tuple[players.PersonId, Seat], ...]:
        """Who is away from a game that goes on, and which seat a computer player keeps for them."""
        if self.stage is not Stage.PLAYING:
            return ()
        return tuple(home for home in self.seat_owners if isinstance(self.seated[home[1]], players.Computer))

    @property
    def returns(self) -> tuple[tuple[Seat, datetime], ...]:
        """The seats whose people are away from a game that goes on until they said, and until when, in UTC."""
        kept = {seat for _, seat in self.away}
        said = ((one.seat, one.until) for one in self.presence.absences if one.seat in kept)
        return tuple((seat, until) for seat, until in said if until is not None)

    def open_seats(self, now: datetime) -> tuple[Seat, ...]:
        """The seats that are free, or in a game a computer player's and kept for nobody."""
        free = players.Computer if self.stage is Stage.PLAYING else type(None)
        return tuple(
            Seat(seat)
            for seat, player in enumerate(self.seated)
            if isinstance(player, free) and not self.is_kept(Seat(seat), now)
        )

    def kept_until(self, seat: Seat) -> datetime | None:
        """Until when a seat is kept in a game for whoever is away from it, in UTC; None where nobody is."""
        absence = self.presence.absence_from(seat) if self.kept_for(seat) is not None else None
        return None if absence is None else absence.kept_until(self.clock.pace)

    def is_kept(self, seat: Seat, now: datetime) -> bool:
        """Whether a seat on which no person sits is to be given to nobody else; before the game that does not end."""
        until = self.kept_until(seat)
        return self.kept_for(seat) is not None and (until is None or now < until)

    def present_or_reserved(self, now: datetime) -> tuple[players.PersonId, ...]:
        """Who sits there, or has a seat that is kept for them; if nobody does before the game, who opened it."""
        its = tuple(one for one, seat in self.seat_owners if self.seat_of(one) is not None or self.is_kept(seat, now))
        return its or ((self.opening.host,) if self.game is None else ())

    @property
    def sitting(self) -> tuple[players.PersonId, ...]:
        """The people who sit there."""
        return tuple(player.person for player in self.seated if isinstance(player, players.Human))

    @property
    def present(self) -> tuple[players.PersonId, ...]:
        """The people who sit there, but for those who let their last turn run out and have done nothing since."""
        return tuple(person for person in self.sitting if person not in self.presence.timed_out)

    @property
    def unresponsive(self) -> tuple[players.PersonId, ...]:
        """Who sits there, but let the last turn run out or, without a clock, was asked and has said nothing."""
        asked = dict(self.presence.calls) if self.clock.times is None else {}
        return tuple(person for person in self.sitting if person in asked or person in self.presence.timed_out)

    @property
    def newcomers(self) -> tuple[players.PersonId, ...]:
        """Who came to the game while it went on."""
        return tuple(person for person, _ in self.presence.held if person not in dict(self.start.seats))

    def asking_of(self, person: players.PersonId) -> Proposal | None:
        """What a person has asked for."""
        return next((one for one in self.asked if one.person == person), None)

    @property
    def back_asked(self) -> Proposal | None:
        """The play that somebody asks to take back."""
        return next((one for one in self.asked if one.wanted is Wanted.BACK), None)

    @property
    def undoable(self) -> LastPlay | None:
        """The last play of a person, while it can be taken back; None once a program has played in their stead."""
        last = self.last_play
        if last is None or self.game is None:
            return None
        since = self.game.history[len(last.before.history) + 1 :]
        return None if any(record.seat == last.seat for record in since) else last

    def lacks_opponent(self, seat: Seat) -> bool:
        """Return whether the game may be rated, and no one is there on another side to agree to what a seat wants."""
        own = self.rules.side_of(seat)
        return self.may_be_rated and all(self.seat_of(person) in own for person in self.present)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats of people from which something is due."""
        seats = self.game.awaited if self.game is not None and self.stage is Stage.PLAYING else ()
        return tuple(seat for seat in seats if isinstance(self.seated[seat], players.Human))

    @property
    def may_be_rated(self) -> bool:
        """Whether its result may count for ratings: it is to, and people of different sides began it, or sit there."""
        began = self.start.seats or tuple(home for home in self.seat_owners if self.seat_of(home[0]) is not None)
        sides = {self.rules.side_of(seat) for _, seat in began}
        return self.terms.rated and self.opening.kind is players.Kind.GAME and len(sides) > 1

    def is_over_for_good(self, now: datetime) -> bool:
        """Whether the game is over and can never be taken up again, so that its seed may be known."""
        return self.stage is Stage.FINISHED or (self.closing is not None and not self.can_reopen(now))

    def can_reopen(self, now: datetime) -> bool:
        """Whether it was closed, and can be taken up again: not after 30 days, nor once all its people gave it up."""
        until = self.over_for_good_at
        return self.closing is not None and until is not None and now < until

    @property
    def over_for_good_at(self) -> datetime | None:
        """From when on it can never be taken up again; None while it is open."""
        if self.closing is None:
            return self.at if self.stage is Stage.FINISHED else None
        if self.closing.won:
            return self.closing.at
        return self.at if self.seat_owners and not self.not_given_up else self.closing.at + CLOSED_FOR_GOOD

    @property
    def leading(self) -> tuple[Seat, ...]:
        """The seats of the side that is ahead in a game of two sides; empty if nothing tells them apart.

        The number of pawns at home decides, then the fewest steps still to go, then the less time used.
        """
        if self.game is None or len(self.rules.sides) != 2:  # noqa: PLR2004 - with more sides there is no other side
            return ()
        pawns, rules = self.game.position.pawns, self.rules

        def score(side: tuple[Seat, ...]) -> tuple[int, int, timedelta]:
            home = sum(at_home(pawns[seat]) for seat in side)
            return home, -sum(steps_to_go(rules, seat, pawns[seat]) for seat in side), -self.clock.used_by(side)

        first, second = sorted(rules.sides, key=score, reverse=True)
        return first if score(first) > score(second) else ()

    @property
    def not_given_up(self) -> tuple[players.PersonId, ...]:
        """Whose a closed table is, and who did not agree yet that it is closed for good."""
        given_up = () if self.closing is None else self.closing.given_up
        return tuple(person for person, _ in self.seat_owners if person not in given_up)

    @property
    def owners(self) -> Owners:
        """Whose each seat is: who sits there, or for whom it is kept; None where it is a computer player's, or free."""
        return tuple(
            player.person if isinstance(player, players.Human) else self.kept_for(Seat(seat))
            for seat, player in enumerate(self.seated)
        )

    @property
    def goes_on_with_series(self) -> bool:
        """Whether a series goes on with the game: the seats are whose they were in the game before."""
        series = self.series
        if series is None or series.follows is None or len(series.won) != len(self.rules.sides):
            return False
        return series.owners == self.owners

    def kept_for(self, seat: Seat) -> players.PersonId | None:
        """For whom a seat is kept on which no person sits: whoever had it last."""
        if isinstance(self.seated[seat], players.Human):
            return None
        return next((person for person, home in reversed(self.seat_owners) if home == seat), None)

    def hints_left(self, seat: Seat) -> int | None:
        """How many more hints a seat may have; None is as many as it likes."""
        given, most = sum(one == seat for one, _ in self.hinted), self.terms.hints
        return None if most is None else max(0, most - given)

    def seat_of(self, person: players.PersonId) -> Seat | None:
        """The seat a person sits on."""
        for seat, player in enumerate(self.seated):
            if isinstance(player, players.Human) and player.person == person:
                return Seat(seat)
        return None


def require(table: Table, holds: bool, otherwise: str) -> None:  # noqa: FBT001 - reads as a sentence
    """Refuse the entry that makes this table unless something holds."""
    if not holds:
        raise LogError(f"entry {table.entries} {otherwise}")


def player_on(table: Table, seat: Seat) -> players.Player | None:
    """Who sits on a seat that the log names."""
    require(table, seat in table.rules.seats, "names a seat that is not there")
    return table.seated[seat]
