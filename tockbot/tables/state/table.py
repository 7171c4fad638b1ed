"""A table as it stands; :mod:`~tockbot.tables.state.folding.fold` makes it of its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime, timedelta

from tockbot.rules import Seat, TableRules, at_home, steps_to_go
from tockbot.tables.ids import PersonId, Stamp
from tockbot.tables.kind import Kind
from tockbot.tables.log.events import Opened, Wanted
from tockbot.tables.players import Computer, Human, Player
from tockbot.tables.state.ahead import Ahead
from tockbot.tables.state.asking import Asking
from tockbot.tables.state.clock import Clock
from tockbot.tables.state.closing import CLOSED_FOR_GOOD, Closing
from tockbot.tables.state.game.game import Game
from tockbot.tables.state.last_play import LastPlay
from tockbot.tables.state.presence import Homes, Presence
from tockbot.tables.state.series import Owners, Series
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.start import Beginning, Terms

Seated = tuple[Player | None, ...]
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
        homes: the seat of each person who sits, sat in the game, or for whom a seat is kept, to come back to.
        presence: who was at the game, and who is there.
        game: the game, once started.
        hinted: the hints given so far: to which seat, and at which stamp of the game.
        last_play: what can be taken back now.
        took_back: who took a play back just now, before anything else was done in the game.
        ahead: what was chosen before it was due.
        asked: what people have asked for that others have to agree to.
        sent_away: who sits there only if a manager lets them.
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
    homes: Homes = ()
    presence: Presence = field(default_factory=Presence)
    game: Game | None = None
    hinted: tuple[tuple[Seat, Stamp], ...] = ()
    last_play: LastPlay | None = None
    took_back: Seat | None = None
    ahead: Ahead = field(default_factory=Ahead)
    asked: tuple[Asking, ...] = ()
    sent_away: tuple[PersonId, ...] = ()
    closing: Closing | None = None
    taken_up: tuple[tuple[PersonId, datetime], ...] = ()
    to_come: tuple[Seat, ...] = ()
    lost: Homes = ()
    series: Series | None = None

    @property
    def host(self) -> PersonId:
        """Who chooses what is played: whoever opened the table, or, with that person gone, the first who sits there."""
        here = [person for person, seat in self.homes if self.seat_of(person) == seat]
        return self.opening.host if self.opening.host in here or not here else here[0]

    @property
    def people(self) -> frozenset[PersonId]:
        """Everybody whom the table knows: who opened or closed it, who sits there, who has a seat to come back to."""
        known = (*self.homes, *self.presence.held)
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
    def away(self) -> tuple[tuple[PersonId, Seat], ...]:
        """Who is away from a game that goes on, and which seat a computer player keeps for them."""
        if self.stage is not Stage.PLAYING:
            return ()
        return tuple(home for home in self.homes if isinstance(self.seated[home[1]], Computer))

    @property
    def returns(self) -> tuple[tuple[Seat, datetime], ...]:
        """The seats whose people are away from a game that goes on until they said, and until when, in UTC."""
        kept = {seat for _, seat in self.away}
        said = ((one.seat, one.until) for one in self.presence.absences if one.seat in kept)
        return tuple((seat, until) for seat, until in said if until is not None)

    def open_seats(self, now: datetime) -> tuple[Seat, ...]:
        """The seats that are free, or in a game a computer player's and kept for nobody."""
        free = Computer if self.stage is Stage.PLAYING else type(None)
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

    def here_or_kept(self, now: datetime) -> tuple[PersonId, ...]:
        """Who sits there, or has a seat that is kept for them; if nobody does before the game, who opened it."""
        its = tuple(one for one, seat in self.homes if self.seat_of(one) is not None or self.is_kept(seat, now))
        return its or ((self.opening.host,) if self.game is None else ())

    @property
    def sitting(self) -> tuple[PersonId, ...]:
        """The people who sit there."""
        return tuple(player.person for player in self.seated if isinstance(player, Human))

    @property
    def present(self) -> tuple[PersonId, ...]:
        """The people who sit there, but for those who let their last turn run out and have done nothing since."""
        return tuple(person for person in self.sitting if person not in self.presence.late)

    @property
    def not_there(self) -> tuple[PersonId, ...]:
        """Who sits there, but let the last turn run out or, without a clock, was asked and has said nothing."""
        asked = dict(self.presence.calls) if self.clock.times is None else {}
        return tuple(person for person in self.sitting if person in asked or person in self.presence.late)

    @property
    def newcomers(self) -> tuple[PersonId, ...]:
        """Who came to the game while it went on."""
        return tuple(person for person, _ in self.presence.held if person not in dict(self.start.seats))

    def asking_of(self, person: PersonId) -> Asking | None:
        """What a person has asked for."""
        return next((one for one in self.asked if one.person == person), None)

    @property
    def back_asked(self) -> Asking | None:
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
        return tuple(seat for seat in seats if isinstance(self.seated[seat], Human))

    @property
    def may_be_rated(self) -> bool:
        """Whether its result may count for ratings: it is to, and people of different sides began it, or sit there."""
        began = self.start.seats or tuple(home for home in self.homes if self.seat_of(home[0]) is not None)
        sides = {self.rules.side_of(seat) for _, seat in began}
        return self.terms.rated and self.opening.kind is Kind.GAME and len(sides) > 1

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
        return self.at if self.homes and not self.not_given_up else self.closing.at + CLOSED_FOR_GOOD

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
    def not_given_up(self) -> tuple[PersonId, ...]:
        """Whose a closed table is, and who did not agree yet that it is closed for good."""
        given_up = () if self.closing is None else self.closing.given_up
        return tuple(person for person, _ in self.homes if person not in given_up)

    @property
    def owners(self) -> Owners:
        """Whose each seat is: who sits there, or for whom it is kept; None where it is a computer player's, or free."""
        return tuple(
            player.person if isinstance(player, Human) else self.kept_for(Seat(seat))
            for seat, player in enumerate(self.seated)
        )

    @property
    def goes_on_with_series(self) -> bool:
        """Whether a series goes on with the game: the seats are whose they were in the game before."""
        series = self.series
        if series is None or series.follows is None or len(series.won) != len(self.rules.sides):
            return False
        return series.owners == self.owners

    def kept_for(self, seat: Seat) -> PersonId | None:
        """For whom a seat is kept on which no person sits: whoever had it last."""
        if isinstance(self.seated[seat], Human):
            return None
        return next((person for person, home in reversed(self.homes) if home == seat), None)

    def hints_left(self, seat: Seat) -> int | None:
        """How many more hints a seat may have; None is as many as it likes."""
        given, most = sum(one == seat for one, _ in self.hinted), self.terms.hints
        return None if most is None else max(0, most - given)

    def seat_of(self, person: PersonId) -> Seat | None:
        """The seat a person sits on."""
        for seat, player in enumerate(self.seated):
            if isinstance(player, Human) and player.person == person:
                return Seat(seat)
        return None
