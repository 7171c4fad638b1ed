"""A table as it stands; :mod:`~tockbot.tables.state.folding.fold` makes it of its log."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from tockbot.rules import Seat, TableRules
from tockbot.tables.ids import ChannelId, GuildId, MessageId, PersonId, Stamp
from tockbot.tables.kind import Kind
from tockbot.tables.log.events import Queued, Wanted
from tockbot.tables.players import Computer, Human, Player
from tockbot.tables.state.absence import Absence
from tockbot.tables.state.asking import Asking
from tockbot.tables.state.clock import Clock
from tockbot.tables.state.closing import CLOSED_FOR_GOOD, Closing
from tockbot.tables.state.game.game import Game
from tockbot.tables.state.last_play import LastPlay
from tockbot.tables.state.series import Owners, Series
from tockbot.tables.state.stage import Stage

HINTS: Final = 3
"""How many hints each seat may have in a game unless the host says otherwise."""


Seated = tuple[Player | None, ...]
"""Who sits on each seat."""

Homes = tuple[tuple[PersonId, Seat], ...]
"""The seat of each person whom a table knows."""


@dataclass(frozen=True, slots=True)
class Table:
    """One game in one channel, from its opening to its end.

    Attributes:
        entries: how many entries its log has; the last one's number.
        at: when the last of them was written, in UTC.
        acted_at: when a person last did something, in UTC.
        due_at: since when what is due in the game now is due, in UTC; before the game, when the table was opened.
        guild: the server.
        channel: the channel or thread.
        opener: who opened it.
        language: the language spoken at it.
        rules: what is played.
        seed: what all chance of the game follows from.
        stage: where it is in its life.
        seated: who sits on each seat.
        game: the game, once started.
        homes: the seat of each person who sits, sat in the game, or for whom a seat is kept, to come back to.
        clock: its pace, and who has until when to act.
        kind: what the game is played for.
        hints: how many hints each seat may have in the game; None is as many as anybody likes.
        hinted: the hints given so far: to which seat, and at which stamp of the game.
        takes_back: whether plays can be taken back in the game.
        rated: whether its result is to count for ratings, as far as its host chose.
        last_play: what can be taken back now.
        took_back: who took a play back just now, before anything else was done in the game.
        queued: what was chosen in advance, and by whom.
        made_ahead: whose last play in this round was one chosen in advance, and the number of its entry.
        unfit: whose turn has come, while what they had chosen for it cannot be made as it was chosen.
        cut: what was typed at the start to be mixed into chance; empty if nothing was.
        message: in which the start was said; None before, and in a game of which nobody is told.
        starters: who sat where when the game began.
        held: who has held a hand of the game, and of which seat.
        seen: who has seen which seat's hand of this deal.
        absences: since when the person of a seat is away from the game, and until when they said to be.
        comings: how often in this round each person sat down again.
        late: who sits there, let their last turn run out, and has done nothing since.
        calls: who was asked whether they are there and has done nothing since, and when, in UTC.
        changes: for each time that somebody chose a gift or a play in advance, for what is to come, their seat.
        asked: what people have asked for that others have to agree to.
        sent_away: who sits there only if a manager lets them.
        closing: how it was closed before its game was over; None if it was not.
        taken_up: who took it up again after it was closed, and when last, in UTC.
        to_come: the seats of sides that had people when it was taken up again, none of whom has come back yet.
        series: of which its game is one; None where it is one by itself.
    """

    entries: int
    at: datetime
    acted_at: datetime
    due_at: datetime
    guild: GuildId
    channel: ChannelId
    opener: PersonId
    language: str
    rules: TableRules
    seed: bytes = field(repr=False)
    stage: Stage
    seated: Seated
    game: Game | None
    homes: Homes
    clock: Clock
    kind: Kind = Kind.GAME
    hints: int | None = HINTS
    hinted: tuple[tuple[Seat, Stamp], ...] = ()
    takes_back: bool = True
    rated: bool = True
    last_play: LastPlay | None = None
    took_back: Seat | None = None
    queued: tuple[Queued, ...] = ()
    made_ahead: tuple[tuple[Seat, Stamp], ...] = ()
    unfit: Seat | None = None
    cut: str = ""
    message: MessageId | None = None
    starters: Homes = ()
    held: Homes = ()
    seen: Homes = ()
    absences: tuple[Absence, ...] = ()
    comings: tuple[tuple[PersonId, int], ...] = ()
    late: tuple[PersonId, ...] = ()
    calls: tuple[tuple[PersonId, datetime], ...] = ()
    changes: tuple[Seat, ...] = ()
    asked: tuple[Asking, ...] = ()
    sent_away: tuple[PersonId, ...] = ()
    closing: Closing | None = None
    taken_up: tuple[tuple[PersonId, datetime], ...] = ()
    to_come: tuple[Seat, ...] = ()
    series: Series | None = None

    @property
    def host(self) -> PersonId:
        """Who chooses what is played: whoever opened the table, or, with that person gone, the first who sits there."""
        here = [person for person, seat in self.homes if self.seat_of(person) == seat]
        return self.opener if self.opener in here or not here else here[0]

    @property
    def people(self) -> frozenset[PersonId]:
        """Everybody whom the table knows: who opened or closed it, who sits there, who has a seat to come back to."""
        known = (*self.homes, *self.held)
        closed_by = () if self.closing is None else self.closing.by
        return frozenset((self.opener, *closed_by, *dict(known), *self.sent_away, *(one.person for one in self.asked)))

    @property
    def is_deserted(self) -> bool:
        """Whether no person sits at it."""
        return not self.sitting

    @property
    def away(self) -> tuple[tuple[PersonId, Seat], ...]:
        """Who is away from a game that goes on, and which seat a computer player keeps for them."""
        if self.stage is not Stage.PLAYING:
            return ()
        return tuple(home for home in self.homes if isinstance(self.seated[home[1]], Computer))

    def absence_from(self, seat: Seat) -> Absence | None:
        """Since when, and until when, the person of a seat is away."""
        return next((one for one in self.absences if one.seat == seat), None)

    @property
    def returns(self) -> tuple[tuple[Seat, datetime], ...]:
        """The seats whose people are away from a game that goes on until they said, and until when, in UTC."""
        kept = {seat for _, seat in self.away}
        return tuple((one.seat, one.until) for one in self.absences if one.seat in kept and one.until is not None)

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
        absence = self.absence_from(seat) if self.kept_for(seat) is not None else None
        return None if absence is None else absence.kept_until(self.clock.pace)

    def is_kept(self, seat: Seat, now: datetime) -> bool:
        """Whether a seat on which no person sits is to be given to nobody else; before the game that does not end."""
        until = self.kept_until(seat)
        return self.kept_for(seat) is not None and (until is None or now < until)

    def here_or_kept(self, now: datetime) -> tuple[PersonId, ...]:
        """Who sits there, or has a seat that is kept for them."""
        return tuple(one for one, seat in self.homes if self.seat_of(one) is not None or self.is_kept(seat, now))

    @property
    def sitting(self) -> tuple[PersonId, ...]:
        """The people who sit there."""
        return tuple(player.person for player in self.seated if isinstance(player, Human))

    @property
    def present(self) -> tuple[PersonId, ...]:
        """The people who sit there, but for those who let their last turn run out and have done nothing since."""
        return tuple(person for person in self.sitting if person not in self.late)

    @property
    def not_there(self) -> tuple[PersonId, ...]:
        """Who sits there, but let the last turn run out or, without a clock, was asked and has said nothing."""
        asked = dict(self.calls) if self.clock.times is None else {}
        return tuple(person for person in self.sitting if person in asked or person in self.late)

    @property
    def newcomers(self) -> tuple[PersonId, ...]:
        """Who came to the game while it went on."""
        return tuple(person for person, _ in self.held if person not in dict(self.starters))

    def comings_of(self, person: PersonId) -> int:
        """How often in this round a person sat down again."""
        return dict(self.comings).get(person, 0)

    def asking_of(self, person: PersonId) -> Asking | None:
        """What a person has asked for."""
        return next((one for one in self.asked if one.person == person), None)

    @property
    def back_asked(self) -> Asking | None:
        """The play that somebody asks to take back."""
        return next((one for one in self.asked if one.wanted is Wanted.BACK), None)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats of people from which something is due."""
        seats = self.game.awaited if self.game is not None and self.stage is Stage.PLAYING else ()
        return tuple(seat for seat in seats if isinstance(self.seated[seat], Human))

    @property
    def may_be_rated(self) -> bool:
        """Whether its result may count for ratings: it is to, and people of different sides began it, or sit there."""
        began = self.starters or tuple(home for home in self.homes if self.seat_of(home[0]) is not None)
        sides = {self.rules.side_of(seat) for _, seat in began}
        return self.rated and self.kind is Kind.GAME and len(sides) > 1

    def queued_by(self, seat: Seat | None) -> Queued | None:
        """What a seat has chosen in advance."""
        return next((one for one in self.queued if one.seat == seat), None)

    def is_over_for_good(self, now: datetime) -> bool:
        """Whether the game is over and can never be taken up again, so that its seed may be known."""
        return self.stage is Stage.FINISHED or (self.closing is not None and not self.can_reopen(now))

    def can_reopen(self, now: datetime) -> bool:
        """Whether it was closed, and can be taken up again: not after 30 days, nor once all its people gave it up."""
        closing = self.closing
        return closing is not None and now - closing.at < CLOSED_FOR_GOOD and not (self.homes and not self.not_given_up)

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
        return None if self.hints is None else max(0, self.hints - sum(one == seat for one, _ in self.hinted))

    def seat_of(self, person: PersonId) -> Seat | None:
        """The seat a person sits on."""
        for seat, player in enumerate(self.seated):
            if isinstance(player, Human) and player.person == person:
                return Seat(seat)
        return None
