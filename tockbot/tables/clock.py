"""The clock of a table: who is waited for, until when, and what is left of each bank.

Invariant: the clock never asks for the time. Deadlines are events of the log, so a clock that is folded again is the
same.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from tockbot.rules import Seat
from tockbot.tables import players

MAX_MISSED: Final = 3
"""After so many turns in a row that somebody let run out, a computer player keeps the seat."""

Deadlines = tuple[tuple[Seat, datetime], ...]
"""Until when, in UTC, each of some seats may take."""


@dataclass(frozen=True, slots=True)
class Wait:
    """A seat for which all wait.

    Attributes:
        seat: whose.
        since: since when, in UTC.
        turn: until when the time of the turn lasts; what follows is taken from the bank.
        until: until when, with all that is left of the bank.
        half: when half of the turn is gone, and its person is awake: the moment to remind them; None if never.
        reminded: the number of the entry that says that its person was reminded; 0 before.
    """

    seat: Seat
    since: datetime
    turn: datetime
    until: datetime
    half: datetime | None
    reminded: int = 0


@dataclass(frozen=True, slots=True)
class HeldClock:
    """What the clock keeps for a person who left their seat.

    Attributes:
        seat: the seat that they left.
        person: the person.
        at: when they left, in UTC.
        wait: the turn that they left, while it lasts; the bank is charged up to ``at`` already.
        missed: how many turns in a row they let run out.
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
        pace: how fast it is played.
        waits: for whom all wait, until when.
        missed: how many turns in a row the person on a seat let run out, where any.
        spent: how much of the bank of a seat is spent, where any.
        held: what is kept for people who left their seats.
        used: for how long in all the others waited for each seat, if they did.
    """

    pace: players.Pace = players.Pace.OPEN
    waits: tuple[Wait, ...] = ()
    missed: tuple[tuple[Seat, int], ...] = ()
    spent: tuple[tuple[Seat, timedelta], ...] = ()
    held: tuple[HeldClock, ...] = ()
    used: tuple[tuple[Seat, timedelta], ...] = ()

    @property
    def times(self) -> players.Times | None:
        """What the pace gives; None where there is no clock."""
        return players.TIMES.get(self.pace)

    def wait_for(self, seat: Seat) -> Wait | None:
        """The wait for a seat, if there is one."""
        return next((wait for wait in self.waits if wait.seat == seat), None)

    def missed_by(self, seat: Seat) -> int:
        """How many turns in a row the person on a seat let run out."""
        return dict(self.missed).get(seat, 0)

    def bank_of(self, seat: Seat) -> timedelta:
        """What is left of the bank of a seat."""
        return timedelta() if self.times is None else self.times.bank - dict(self.spent).get(seat, timedelta())

    def waited(self, since: datetime, now: datetime) -> Clock:
        """Return the clock after time passed: each seat that is waited for used it, until its deadline."""
        used = dict(self.used)
        for wait in self.waits:
            passed = min(now, wait.until) - max(since, wait.since)
            if passed > timedelta():
                used[wait.seat] = used.get(wait.seat, timedelta()) + passed
        return replace(self, used=tuple(sorted(used.items())))

    def used_by(self, seats: Iterable[Seat]) -> timedelta:
        """Return for how long in all the others waited for these seats."""
        used = dict(self.used)
        return sum((used.get(seat, timedelta()) for seat in seats), timedelta())

    def timed(self, since: datetime, deadlines: Deadlines, awake: Deadlines = ()) -> Clock:
        """The clock once these seats have until then, from now on.

        Args:
            since: now.
            deadlines: until when, with their banks.
            awake: when those are awake again who sleep when half of their time is gone.
        """
        named, later = {seat for seat, _ in deadlines}, dict(awake)
        new = [Wait(seat, since, self._turn(seat, since, until), until, later.get(seat)) for seat, until in deadlines]
        timed = (_halved(wait) for wait in new)
        return replace(self, waits=(*(wait for wait in self.waits if wait.seat not in named), *timed))

    def _turn(self, seat: Seat, since: datetime, until: datetime) -> datetime:
        """Until when a turn lasts where its seat has until then: a moment to see a hand has no bank."""
        has_bank = self.times is not None and until - since > self.times.limit
        return until - self.bank_of(seat) if has_bank else until

    def reminded(self, seat: Seat, entry: int) -> Clock:
        """The clock once the person on a seat was reminded, by the entry of this number."""
        waits = (replace(wait, reminded=entry) if wait.seat == seat else wait for wait in self.waits)
        return replace(self, waits=tuple(waits))

    def missing(self, seat: Seat) -> Clock:
        """The clock once the person on a seat let one more turn run out."""
        return replace(self, missed=(*_without(self.missed, seat), (seat, self.missed_by(seat) + 1)))

    def acted(self, seat: Seat, at: datetime) -> Clock:
        """The clock once a seat did what was due, or had it done: what it took beyond its turn is spent of its bank."""
        held = tuple(replace(one, wait=None) if one.seat == seat else one for one in self.held)
        return replace(self._charged(seat, at).stopped(seat), held=held)

    def _charged(self, seat: Seat, at: datetime) -> Clock:
        """Return the clock with the bank of a seat charged for the time beyond its turn up to this moment."""
        wait = self.wait_for(seat)
        if wait is None or at <= wait.turn:
            return self
        spent = dict(self.spent).get(seat, timedelta()) + min(at, wait.until) - wait.turn
        return replace(self, spent=(*(one for one in self.spent if one[0] != seat), (seat, spent)))

    def counts_for(self, seat: Seat) -> bool:
        """Return whether the person on a seat has a deadline or missed turns."""
        return self.wait_for(seat) is not None or self.missed_by(seat) > 0

    def held_for(self, seat: Seat, person: players.PersonId, at: datetime) -> Clock:
        """Return the clock once a person is about to leave a seat: nothing is forgotten, the bank pays for the turn."""
        wait = self.wait_for(seat)
        wait = None if wait is None else replace(wait, turn=max(wait.turn, min(at, wait.until)))
        others = tuple(one for one in self.held if one.seat != seat)
        held = HeldClock(seat, person, at, wait, self.missed_by(seat))
        clock = self._charged(seat, at).there(seat)
        return replace(clock, held=(*others, held))

    def returned(self, seat: Seat, person: players.PersonId, at: datetime) -> Clock:
        """Return the clock once a person sits down on a seat.

        In the turn that they left, their old deadline counts. If it passed while no one acted for them (at a table that
        no one was at), they have the time that was left. What was held for someone else is dropped.
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
        """The clock once nobody waits for a seat any more."""
        waits = tuple(wait for wait in self.waits if wait.seat != seat)
        return self if waits == self.waits else replace(self, waits=waits)

    def there(self, seat: Seat) -> Clock:
        """The clock once whoever sits on a seat is there: just came, or did what was due."""
        clock = self.stopped(seat)
        return replace(clock, missed=_without(self.missed, seat)) if self.missed_by(seat) else clock

    def at_rest(self) -> Clock:
        """The clock once another moment of the game has come: all who are waited for are timed anew."""
        if not self.waits and not self.held:
            return self
        return replace(self, waits=(), held=tuple(replace(one, wait=None) for one in self.held))


def _halved(wait: Wait) -> Wait:
    """A wait with the moment to remind its person, if there is one before their turn is over."""
    half = wait.half or wait.since + (wait.turn - wait.since) / 2
    return replace(wait, half=half if half < wait.turn else None)


def _without(missed: Iterable[tuple[Seat, int]], seat: Seat) -> tuple[tuple[Seat, int], ...]:
    return tuple(one for one in missed if one[0] != seat)
