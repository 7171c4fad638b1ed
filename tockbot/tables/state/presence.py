"""Who was at a game, who is there, and for how long the seat of whoever is away is kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Final

from tockbot.rules import Seat
from tockbot.tables.ids import PersonId
from tockbot.tables.pace import Pace

Homes = tuple[tuple[PersonId, Seat], ...]
"""The seats of people."""

KEPT: Final[Mapping[Pace, timedelta]] = MappingProxyType(
    {Pace.LIVE: timedelta(minutes=10), Pace.TOURNAMENT: timedelta(minutes=10), Pace.RELAXED: timedelta(hours=1)}
)
"""So long a seat is kept for whoever is away from it, and did not say for how long."""

LONGEST_KEPT: Final = timedelta(days=2)
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

    def kept_until(self, pace: Pace) -> datetime:
        """Until when, in UTC, the seat is given to nobody else; after that its person comes back if nobody has it."""
        if self.until is None:
            return self.since + KEPT.get(pace, LONGEST_KEPT)
        return min(self.until, self.since + LONGEST_KEPT)


@dataclass(frozen=True, slots=True)
class Stranger:
    """A person whom the bot forgot: people whom it met later may be them.

    Attributes:
        person: the number that they had.
        known: the last number that a person had then.
        seat: whose hand they had held; None for none.
    """

    person: PersonId
    known: PersonId
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Presence:
    """Who was at a game, and who is there now.

    Attributes:
        held: who has held a hand of the game, and of which seat.
        seen: who has seen which seat's hand of this deal.
        absences: since when the person of a seat is away from the game, and until when they said to be.
        comings: how often in this round each person sat down again.
        late: who sits there, let their last turn run out, and has done nothing since.
        calls: who was asked whether they are there and has done nothing since, and when, in UTC.
        strangers: whom the bot forgot, of those who had held a hand or were removed.
    """

    held: Homes = ()
    seen: Homes = ()
    absences: tuple[Absence, ...] = ()
    comings: tuple[tuple[PersonId, int], ...] = ()
    late: tuple[PersonId, ...] = ()
    calls: tuple[tuple[PersonId, datetime], ...] = ()
    strangers: tuple[Stranger, ...] = ()

    def may_be(self, person: PersonId) -> tuple[Stranger, ...]:
        """Return those of the forgotten people who may be this person, met later."""
        return tuple(one for one in self.strangers if person > one.known)

    def seats_held(self, person: PersonId) -> tuple[Seat, ...]:
        """Return the seats whose hands a person held, or may have held before the bot forgot them."""
        held = dict(self.held).get(person)
        may_have = (one.seat for one in self.may_be(person) if one.seat is not None)
        return tuple(dict.fromkeys(may_have)) if held is None else (held,)

    def absence_from(self, seat: Seat) -> Absence | None:
        """Since when, and until when, the person of a seat is away."""
        return next((one for one in self.absences if one.seat == seat), None)

    def comings_of(self, person: PersonId) -> int:
        """How often in this round a person sat down again."""
        return dict(self.comings).get(person, 0)

    def with_there(self, person: PersonId) -> Presence:
        """The same once somebody is known to be there."""
        if not self.late and not self.calls:
            return self
        late = tuple(one for one in self.late if one != person)
        return replace(self, late=late, calls=tuple(one for one in self.calls if one[0] != person))

    def with_absence(self, absence: Absence) -> Presence:
        """The same once the person of a seat is away."""
        return replace(self, absences=(*self.without_absence(absence.seat).absences, absence))

    def without_absence(self, seat: Seat) -> Presence:
        """The same once nobody is away from a seat."""
        return replace(self, absences=tuple(one for one in self.absences if one.seat != seat))
