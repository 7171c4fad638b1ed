"""The clock of a table: the seats that must act, their deadlines, and the time left in each bank.

Invariant: the clock never asks for the time. Deadlines are stored as events of the log, so folding a log again gives
the same clock.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from tockbot.rules import Seat
from tockbot.tables import players

MAX_MISSED: Final = 3
"""Number of missed turns in a row after which a computer player takes over the seat."""

Deadlines = tuple[tuple[Seat, datetime], ...]
"""Deadlines of seats, in UTC."""


@dataclass(frozen=True, slots=True)
class Wait:
    """A seat that must act, with its deadline.

    Attributes:
        seat: the seat.
        since: start of its turn, in UTC.
        turn: end of the time for this turn; after that, the bank is used.
        until: deadline: the bank is used up as well.
        half: time for the reminder: half of the turn, or later if the person is in quiet hours then; None for no
            reminder.
        reminded: number of the entry that reminded the person; 0 before.
    """

    seat: Seat
    since: datetime
    turn: datetime
    until: datetime
    half: datetime | None
    reminded: int = 0


@dataclass(frozen=True, slots=True)
class HeldClock:
    """Clock of a person who left their seat.

    Attributes:
        seat: seat that they left.
        person: the person.
        at: time when they left, in UTC.
        wait: their unfinished turn, or None once it is over; the bank is already charged up to ``at``.
        missed: number of turns in a row that they missed.
    """

    seat: Seat
    person: players.PersonId
    at: datetime
    wait: Wait | None
    missed: int


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a table.

    Attributes:
        pace: pace of play.
        waits: seats that must act, with their deadlines.
        missed: number of turns in a row that the person on a seat missed; seats with none are left out.
        spent: time spent of the bank, by seat; seats that spent none are left out.
        held: clocks of people who left their seats.
        used: total time that the others waited for each seat; seats that used none are left out.
    """

    pace: players.Pace = players.Pace.OPEN
    waits: tuple[Wait, ...] = ()
    missed: tuple[tuple[Seat, int], ...] = ()
    spent: tuple[tuple[Seat, timedelta], ...] = ()
    held: tuple[HeldClock, ...] = ()
    used: tuple[tuple[Seat, timedelta], ...] = ()

    @property
    def times(self) -> players.Times | None:
        """Time limits of the pace; None if it has no clock."""
        return players.TIMES.get(self.pace)

    def wait_for(self, seat: Seat) -> Wait | None:
        """Return the wait for a seat, or None."""
        return next((wait for wait in self.waits if wait.seat == seat), None)

    def missed_by(self, seat: Seat) -> int:
        """Return the number of turns in a row that the person on a seat missed."""
        return dict(self.missed).get(seat, 0)

    def bank_of(self, seat: Seat) -> timedelta:
        """Return the time left in the bank of a seat."""
        return timedelta() if self.times is None else self.times.bank - dict(self.spent).get(seat, timedelta())

    def waited(self, since: datetime, now: datetime) -> Clock:
        """Return the clock after some time, which is added to the used time of each seat that must act."""
        used = dict(self.used)
        for wait in self.waits:
            passed = min(now, wait.until) - max(since, wait.since)
            if passed > timedelta():
                used[wait.seat] = used.get(wait.seat, timedelta()) + passed
        return replace(self, used=tuple(sorted(used.items())))

    def used_by(self, seats: Iterable[Seat]) -> timedelta:
        """Return the total time that the others waited for these seats."""
        used = dict(self.used)
        return sum((used.get(seat, timedelta()) for seat in seats), timedelta())

    def timed(self, since: datetime, deadlines: Deadlines, awake: Deadlines = ()) -> Clock:
        """Return the clock after these seats got deadlines.

        Args:
            since: start of their turns.
            deadlines: their deadlines, including the banks.
            awake: end of their quiet hours, for people who are in quiet hours when half of their time is gone.
        """
        named, later = {seat for seat, _ in deadlines}, dict(awake)
        new = [Wait(seat, since, self._turn(seat, since, until), until, later.get(seat)) for seat, until in deadlines]
        timed = (_halved(wait) for wait in new)
        return replace(self, waits=(*(wait for wait in self.waits if wait.seat not in named), *timed))

    def _turn(self, seat: Seat, since: datetime, until: datetime) -> datetime:
        """Return the end of the time for this turn; there is no bank before an automatic throw-in."""
        has_bank = self.times is not None and until - since > self.times.limit
        return until - self.bank_of(seat) if has_bank else until

    def reminded(self, seat: Seat, entry: int) -> Clock:
        """Return the clock after the person on a seat was reminded by the entry with this number."""
        waits = (replace(wait, reminded=entry) if wait.seat == seat else wait for wait in self.waits)
        return replace(self, waits=tuple(waits))

    def missing(self, seat: Seat) -> Clock:
        """Return the clock after the person on a seat missed one more turn."""
        return replace(self, missed=(*_without(self.missed, seat), (seat, self.missed_by(seat) + 1)))

    def acted(self, seat: Seat, at: datetime) -> Clock:
        """Return the clock after a seat, or the bot for it, acted; time beyond the turn is charged to the bank."""
        held = tuple(replace(one, wait=None) if one.seat == seat else one for one in self.held)
        return replace(self._charged(seat, at).stopped(seat), held=held)

    def _charged(self, seat: Seat, at: datetime) -> Clock:
        """Return the clock after the bank of a seat was charged for the time beyond its turn."""
        wait = self.wait_for(seat)
        if wait is None or at <= wait.turn:
            return self
        spent = dict(self.spent).get(seat, timedelta()) + min(at, wait.until) - wait.turn
        return replace(self, spent=(*(one for one in self.spent if one[0] != seat), (seat, spent)))

    def counts_for(self, seat: Seat) -> bool:
        """Return whether the person on a seat has a deadline or missed turns."""
        return self.wait_for(seat) is not None or self.missed_by(seat) > 0

    def held_for(self, seat: Seat, person: players.PersonId, at: datetime) -> Clock:
        """Return the clock after a person left a seat: it keeps deadline and missed turns, and charges the bank."""
        wait = self.wait_for(seat)
        wait = None if wait is None else replace(wait, turn=max(wait.turn, min(at, wait.until)))
        others = tuple(one for one in self.held if one.seat != seat)
        held = HeldClock(seat, person, at, wait, self.missed_by(seat))
        clock = self._charged(seat, at).there(seat)
        return replace(clock, held=(*others, held))

    def returned(self, seat: Seat, person: players.PersonId, at: datetime) -> Clock:
        """Return the clock after a person sat down on a seat.

        If the turn in which they left goes on, their old deadline still counts. If the deadline passed and no one acted
        for them, because no one was at the table, they get the time that they had left. A clock held for another person
        is dropped.
        """
        held = next((one for one in self.held if one.seat == seat), None)
        if held is None:
            return self
        clock = replace(self, held=tuple(one for one in self.held if one.seat != seat))
        if held.person != person:
            return clock
        if held.missed:
            clock = replace(clock, missed=(*_without(clock.missed, seat), (seat, held.missed)))
        if held.wait is None:
            return clock
        wait = held.wait
        if at >= wait.until:
            away = at - held.at
            wait = replace(wait, since=at, turn=wait.turn + away, until=wait.until + away)
        half = wait.half if wait.half is not None and at < wait.half else None
        return replace(clock, waits=(*clock.stopped(seat).waits, replace(wait, half=half)))

    def stopped(self, seat: Seat) -> Clock:
        """Return the clock after it stopped for a seat."""
        waits = tuple(wait for wait in self.waits if wait.seat != seat)
        return self if waits == self.waits else replace(self, waits=waits)

    def there(self, seat: Seat) -> Clock:
        """Return the clock after a seat's player arrived or acted: it stops, and missed turns are forgotten."""
        clock = self.stopped(seat)
        return replace(clock, missed=_without(self.missed, seat)) if self.missed_by(seat) else clock

    def at_rest(self) -> Clock:
        """Return the clock after it stopped for all seats, which get new deadlines at the new moment of the game."""
        if not self.waits and not self.held:
            return self
        return replace(self, waits=(), held=tuple(replace(one, wait=None) for one in self.held))


def _halved(wait: Wait) -> Wait:
    """Return the wait with the time of its reminder; there is none if that is after the end of the turn."""
    half = wait.half or wait.since + (wait.turn - wait.since) / 2
    return replace(wait, half=half if half < wait.turn else None)


def _without(missed: Iterable[tuple[Seat, int]], seat: Seat) -> tuple[tuple[Seat, int], ...]:
    return tuple(one for one in missed if one[0] != seat)
