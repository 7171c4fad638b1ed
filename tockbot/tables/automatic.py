"""Automatic events: everything that happens at a table without a command.

Events that are due at once, such as the next deal, become part of the decision that led to them
(:func:`next_automatic_event`). Events that are due later, such as a timeout, are scheduled by the keeper of the table
(:mod:`tockbot.service.scheduler`), which calls :func:`next_due_action` again after every decision. Both functions
depend only on the table, so a restart loses nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from tockbot.rules import Phase, Seat, ThrowIn, plays_without_sevens
from tockbot.tables.events import Cause, Closed, Dealt, MoveUndone, Played, PlayerRemoved, Sat, Timed, Unqueued, Wanted
from tockbot.tables.game import Game, next_deal
from tockbot.tables.players import NOBODY_QUIET, Computer, Human, Quiet, Times
from tockbot.tables.proposals import absent_seats, discarded, is_granted, queued_play
from tockbot.tables.state import Proposal, Stage, Table

IDLE_BEFORE_THE_GAME: Final = timedelta(days=1)
"""Time without an action by a person after which a lobby closes."""

IDLE_WHEN_VACANT: Final = timedelta(minutes=10)
"""Time after which a lobby closes in which no one sits and no seat is reserved, counted from the last action there."""

IDLE_IN_GAME: Final = timedelta(weeks=2)
"""Time without an action by a person after which a running game closes."""

IDLE_GRACE_AFTER_OUTAGE: Final = timedelta(hours=12)
"""Minimum time for which a table stays open after an outage before it closes for lack of activity."""

CLOCK_SKEW_TOLERANCE: Final = timedelta(minutes=1)
"""A timestamp further in the future than this was written before the system clock was set back."""


AutomaticEvent = Sat | PlayerRemoved | Closed | Dealt | MoveUndone | Played | Unqueued | Timed
"""Events that can follow automatically at once."""


def next_automatic_event(table: Table, now: datetime, quiet: Quiet = NOBODY_QUIET) -> AutomaticEvent | None:
    """Return the next event that must follow automatically in the same step, or None.

    In this order:

    1. Carry out proposals with enough consent, so that new players sit down before the deal.
    2. Deal the next round.
    3. For the seat to act, discard the next card of a hand that is being discarded, or make or cancel the planned play.
    4. Start the clocks of the seats that must act.
    """
    for asking in table.asked if table.stage in {Stage.LOBBY, Stage.PLAYING} else ():
        if is_granted(table, asking, now):
            return _granted(table, asking, now)
    if table.stage is not Stage.PLAYING or table.game is None:
        return None
    if table.game.position.phase is Phase.ROUND_OVER:
        following = next_deal(table.game)
        return Dealt(following.dealer, following.hands)
    turn = table.game.position.turn
    if turn in table.ahead.discarding and (goes := discarded(table.game, turn)) is not None:
        return goes
    queued = table.ahead.queued_by(turn)
    if queued is not None:
        return queued_play(table.game, queued) or Unqueued(queued.seat)
    untimed = tuple(seat for seat in table.awaited if table.clock.wait_for(seat) is None)
    return timed(table, untimed, now, quiet)


def _granted(table: Table, asking: Proposal, now: datetime) -> Sat | PlayerRemoved | Closed | MoveUndone:
    """Return the event that carries out a proposal."""
    owner = None if asking.seat is None else table.owners[asking.seat]
    match asking.wanted:
        case Wanted.SEAT if asking.seat is not None:
            return Sat(asking.seat, Human(asking.person))
        case Wanted.UNDO if asking.seat is not None:
            return MoveUndone(asking.seat)
        case Wanted.REMOVE if owner is not None:
            return PlayerRemoved(owner)
        case _:
            return Closed(Cause.AGREED, absent_seats(table, asking, now))


def timed(table: Table, seats: tuple[Seat, ...], now: datetime, quiet: Quiet) -> Timed | None:
    """Return the deadlines of these seats, or None if there is no clock or no seat.

    A deadline or reminder in a person's quiet hours is moved to their end.
    """
    times = table.clock.times
    if times is None or not seats:
        return None
    deadlines: list[tuple[Seat, datetime]] = []
    awake: list[tuple[Seat, datetime]] = []
    for seat in seats:
        player, limit = table.seated[seat], _limit(table, seat, times)
        bank = table.clock.bank_of(seat) if limit == times.limit else timedelta()
        rest = quiet.get(player.person) if times.rests and isinstance(player, Human) else None
        turn = now + limit if rest is None else rest.after(now + limit)
        deadlines.append((seat, turn + bank if rest is None else rest.after(turn + bank)))
        half = now + (turn - now) / 2
        if rest is not None and rest.after(half) != half:
            awake.append((seat, rest.after(half)))
    return Timed(tuple(deadlines), tuple(awake))


def _only_throw_in(game: Game) -> ThrowIn | None:
    """Return the throw-in of the seat to act, if it can do nothing else."""
    return next((play for play in plays_without_sevens(game.position) if isinstance(play, ThrowIn)), None)


def _limit(table: Table, seat: Seat, times: Times) -> timedelta:
    """Return the time limit of a seat; if its hand can only be thrown in, just the time to see it."""
    game = table.game
    if times.throw_in is None or game is None or game.position.turn != seat:
        return times.limit
    return times.limit if _only_throw_in(game) is None else times.throw_in


@dataclass(frozen=True, slots=True)
class ComputersDue:
    """Computer players must act.

    Attributes:
        at: time, in UTC; also in the classes below.
        seats: their seats.
    """

    at: datetime
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ReminderDue:
    """Half of a person's time is gone."""

    at: datetime
    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeUp:
    """A person's time has run out; a computer player acts for them this once."""

    at: datetime
    seat: Seat


@dataclass(frozen=True, slots=True)
class ThrowInDue:
    """A person's hand can only be thrown in, and is thrown in automatically."""

    at: datetime
    seat: Seat


@dataclass(frozen=True, slots=True)
class ReturnDue:
    """An announced absence is over, and its person is seated again."""

    at: datetime
    seat: Seat


@dataclass(frozen=True, slots=True)
class RestartClocks:
    """The clocks restart, because an outage took much of people's time, or the system clock was set back."""

    at: datetime


@dataclass(frozen=True, slots=True)
class ClosingDue:
    """A table closes because no one has done anything for a long time, so that its channel is free.

    Attributes:
        at: time, in UTC.
        since: time of the last action.
    """

    at: datetime
    since: datetime


Due = ComputersDue | ReminderDue | TimeUp | ThrowInDue | ReturnDue | RestartClocks | ClosingDue


@dataclass(frozen=True, slots=True)
class SchedulerContext:
    """Circumstances in which a table is kept.

    Attributes:
        pause: delay before a computer player acts.
        since: start of the keeper's work without interruption, in UTC; None if it was never interrupted.
        now: current time, in UTC, if the clock may have been set back since deadlines were written; None if it was not.
    """

    pause: timedelta
    since: datetime | None = None
    now: datetime | None = None


def next_due_action(table: Table, context: SchedulerContext) -> Due | None:
    """Return the next scheduled action at a table.

    While no person sits at the table or asks for a seat, computer players pause.
    """
    if not table.stage.is_open:
        return None
    following: list[Due] = [*(ReturnDue(at, seat) for seat, at in table.returns), _closing(table, context)]
    if table.stage is Stage.PLAYING and (table.asked or not table.is_deserted):
        following += (*_computers(table, context), *_throw_ins(table), *_clock(table, context))
    return min(following, key=lambda one: one.at)


def _closing(table: Table, context: SchedulerContext) -> ClosingDue:
    if table.is_vacant:
        idle = again = IDLE_WHEN_VACANT
    else:
        idle = IDLE_IN_GAME if table.stage is Stage.PLAYING else IDLE_BEFORE_THE_GAME
        again = IDLE_GRACE_AFTER_OUTAGE
    at = table.acted_at + idle
    return ClosingDue(at if context.since is None else max(at, context.since + again), table.acted_at)


def _computers(table: Table, context: SchedulerContext) -> Iterator[Due]:
    awaited = () if table.game is None else table.game.awaited
    seats = tuple(seat for seat in awaited if isinstance(table.seated[seat], Computer))
    if seats:
        yield ComputersDue(table.at + context.pause, seats)


def _throw_ins(table: Table) -> Iterator[Due]:
    """Yield the automatic throw-in of a person's hand (rules.md 2.6), at a pace without a time to see it."""
    game, times = table.game, table.clock.times
    seat = None if game is None else game.position.turn
    if game is None or seat is None or not isinstance(table.seated[seat], Human):
        return
    if (times is None or times.throw_in is None) and _only_throw_in(game) is not None:
        yield ThrowInDue(table.at, seat)


def _clock(table: Table, context: SchedulerContext) -> Iterator[Due]:
    clock, since = table.clock, context.since
    if clock.times is None:
        return
    if context.now is not None and any(wait.since > context.now + CLOCK_SKEW_TOLERANCE for wait in clock.waits):
        yield RestartClocks(context.now)
        return
    before = () if since is None else tuple(wait for wait in clock.waits if wait.since < since)
    if since is not None and any(wait.until - since < clock.times.limit / 2 for wait in before):
        # Anything else that became due during the outage waits until everyone has had time to act.
        yield RestartClocks(since)
        return
    for wait in clock.waits:
        is_seen_off = clock.times.throw_in is not None and wait.until - wait.since <= clock.times.throw_in
        if clock.times.reminds and not wait.reminded and wait.half is not None and not is_seen_off:
            yield ReminderDue(wait.half, wait.seat)
        yield TimeUp(wait.until, wait.seat)
