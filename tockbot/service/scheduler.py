"""Does the automatic actions at each table when they are due.

:mod:`tockbot.tables.automatic` says what is due. Computer players are passed in and see an observation, nothing else;
their consecutive turns, up to once around the table, are played one after another and announced together. Actions due
later wait as alarms (:mod:`~tockbot.service.tasks`) and cost nothing meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Final, assert_never

from tockbot.rules import Phase, Play, Seat, is_legal, some_play
from tockbot.service.shards import EVERY_SHARD, Shards
from tockbot.service.tables import Tables, utc_now
from tockbot.service.tasks import Alarms, Backoff, Outcome, TableTasks, traceback_line
from tockbot.tables import (
    Actor,
    Card,
    ClosingDue,
    Computer,
    ComputerPlayer,
    ComputersDue,
    Due,
    Level,
    Question,
    Refused,
    ReminderDue,
    RestartClocks,
    ReturnDue,
    SchedulerContext,
    TableCommand,
    TableId,
    ThrowInDue,
    TimeUp,
    commands,
    question_for,
)

logger = logging.getLogger(__name__)


OUTAGE: Final = timedelta(minutes=1)
"""Players lose no noticeable time if Discord is unreachable for less than this."""


class TableScheduler:
    """Does what is due at every table: one task per table that has something to do now, one alarm if only later."""

    def __init__(  # noqa: PLR0913 - each is chosen by the code that assembles the bot
        self,
        tables: Tables,
        player: ComputerPlayer,
        pause: float,
        *,
        backoff: Backoff,
        now: Callable[[], datetime] = utc_now,
        shards: Shards = EVERY_SHARD,
        is_watched: Callable[[TableId], Awaitable[bool]] | None = None,
    ) -> None:
        """Run these tables; a computer player answers ``pause`` seconds after the event before its turn.

        Tables whose shard another process holds are left alone. If ``is_watched`` says that no one would see it,
        computer players do nothing until the table is announced again.
        """
        self._is_watched = is_watched
        self._shards = shards
        self._tables = tables
        self._player = player
        self._now = now
        # Before this moment no one was there to do what was due.
        self._keeping = SchedulerContext(timedelta(seconds=pause), now())
        self._out_since: datetime | None = None
        self._tasks = TableTasks("automatic actions at", self._do_due, backoff)
        self._alarms = Alarms(self._tasks.wake, now)

    def wake(self, table_id: TableId) -> None:
        """Do what is due at a table that changed, in the background, or set its alarm."""
        following = self._due(table_id)
        if following is None:
            self._alarms.drop(table_id)
        elif self._is_later(following):
            self._alarms.set(table_id, following.at)
        else:
            self._tasks.wake(table_id)

    def set_reachable(self, is_reachable: bool) -> None:  # noqa: FBT001 - its name says what it is
        """Note that Discord can or cannot be reached."""
        if is_reachable:
            self.resume()
        else:
            self.pause()

    def pause(self) -> None:
        """Stop all clocks while Discord cannot be reached, because no one can act."""
        if self._out_since is None:
            self._out_since = self._now()
            self._alarms.hold()

    def resume(self) -> None:
        """Continue now that Discord can be reached; after an outage, players get their time back."""
        if self._out_since is None:
            return
        if self._now() - self._out_since >= OUTAGE:
            self._keeping = replace(self._keeping, since=self._now())
        self._out_since = None
        self._alarms.ring_all()

    async def close(self) -> None:
        """Stop; the next start does what is due."""
        self._alarms.close()
        await self._tasks.close()

    def _due(self, table_id: TableId) -> Due | None:
        """Return what is due next at a table, if this process holds its shard."""
        guild = self._tables.guild_of(table_id)
        if guild is None or not self._shards.seconds_left(guild):
            return None
        now, since = self._now(), self._keeping.since
        if since is not None and now < since:
            # The clock was set back: from now on, timestamps are no older than this.
            self._keeping = replace(self._keeping, since=now)
        return self._tables.next_due_action(table_id, replace(self._keeping, now=now))

    def _is_later(self, following: Due) -> bool:
        """Return whether an action can wait as an alarm; computer players answer after a short pause instead."""
        if isinstance(following, ComputersDue):
            return False
        return self._out_since is not None or following.at > self._now()

    async def _do_due(self, table_id: TableId) -> Outcome:
        """Do what is due at a table until nothing is left."""
        while (following := self._due(table_id)) is not None:
            if self._is_later(following):
                self._alarms.set(table_id, following.at)
                return Outcome.DONE
            try:
                if isinstance(following, ComputersDue) and not await self._may_act(table_id):
                    return Outcome.DONE
                await self._do(table_id, following)
            except Refused as refusal:
                if refusal.is_database_error:
                    return Outcome.FAILED
                if self._due(table_id) == following:
                    # Refused although nothing has changed: trying again at once would loop for ever.
                    logger.error("what is due at table %d was refused: %s", table_id, refusal)  # noqa: TRY400 - a traceback may hold cards
                    return Outcome.FAILED
        return Outcome.DONE

    async def _may_act(self, table_id: TableId) -> bool:
        """Return whether people would see what computer players do at a table."""
        return self._is_watched is None or await self._is_watched(table_id)

    async def _do(self, table_id: TableId, following: Due) -> None:
        """Do what is due.

        Raises:
            Refused: the table has moved on, or cannot be saved.
        """
        match following:
            case ComputersDue(at):
                # Never longer than the pause: the clock may have been set back since the table was saved.
                wait = min(at - self._now(), self._keeping.pause)
                await asyncio.sleep(max(0.0, wait.total_seconds()))
                await self._computers_act(table_id)
            case ReminderDue(_, seat):
                await self._tables.decide(table_id, Actor(), partial(commands.remind, seat=seat))
            case TimeUp(at, seat):
                await self._act(table_id, seat, Level.NORMAL, partial(commands.time_is_up, seat, at))
                self._tables.announce(table_id)
            case ThrowInDue(_, seat):
                await self._act(table_id, seat, Level.NORMAL, lambda command: command)
                self._tables.announce(table_id)
            case ReturnDue(at, seat):
                await self._tables.decide(table_id, Actor(), partial(commands.return_as_announced, seat=seat, until=at))
            case RestartClocks():
                await self._tables.decide(table_id, Actor(), commands.restart_clocks)
            case ClosingDue(_, since):
                await self._tables.decide(table_id, Actor(), partial(commands.close_idle, since=since))
            case _:
                assert_never(following)

    async def _computers_act(self, table_id: TableId) -> None:
        """Play consecutive turns of computer players, at most once around the table, then announce them."""
        acted = False
        try:
            for _ in self._tables.see(table_id).rules.seats:
                following = self._tables.next_due_action(table_id, self._keeping)
                if not isinstance(following, ComputersDue):
                    break
                for seat in following.seats:
                    player = self._tables.see(table_id).seated[seat]
                    if isinstance(player, Computer):
                        await self._act(table_id, seat, player.level, partial(commands.if_seat_is_computer, seat))
                        acted = True
        finally:
            if acted:
                self._tables.announce(table_id)

    async def _act(
        self, table_id: TableId, seat: Seat, level: Level, provided: Callable[[TableCommand], TableCommand]
    ) -> None:
        """Ask a computer player what to do for a seat, and do it if it is still allowed."""
        observation = self._tables.observe(table_id, seat)
        if observation is None:
            return
        question, stamp = question_for(table_id, seat, observation, level), observation.stamp
        if observation.phase is Phase.EXCHANGE:
            command: TableCommand = partial(commands.give, card=await self._gift(table_id, question), stamp=stamp)
        else:
            command = partial(commands.play, chosen=await self._play(table_id, question), stamp=stamp)
        await self._tables.decide(table_id, Actor(plays=seat), provided(command), quietly=True)

    async def _gift(self, table_id: TableId, question: Question) -> Card:
        observation = question.observation
        try:
            card = await self._player.gift(question)
        except Exception as error:  # noqa: BLE001 - the game goes on without it
            _log_failure(table_id, "its first card is passed", error)
            return observation.hand[0]
        if card not in observation.hand:
            logger.error("a computer player chose a card it does not hold at table %d; its first is passed", table_id)
            return observation.hand[0]
        return card

    async def _play(self, table_id: TableId, question: Question) -> Play:
        position = question.observation.position()
        try:
            play = await self._player.play(question)
        except Exception as error:  # noqa: BLE001 - as above
            _log_failure(table_id, "another play is made", error)
            return some_play(position)
        if not is_legal(position, play):
            logger.error("a computer player chose an illegal play at table %d; another is made", table_id)
            return some_play(position)
        return play


def _log_failure(table_id: TableId, instead: str, error: Exception) -> None:
    """Log that a computer player failed and what is done instead, in one line: a traceback may hold cards."""
    logger.error("a computer player failed at table %d, %s: %s", table_id, instead, traceback_line(error))
