"""The tables of this bot: one lock each, every decision saved before anybody is told.

Law: under a table's lock a decision is made on the table as it stands, its events are saved, and only then does the
table change. If saving fails nothing has changed. Listeners are told after the lock is free, and only that a table
changed; what they may know of it they ask for.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from tockbot.rules import Seat
from tockbot.service.trouble import trouble
from tockbot.tables import (
    Decision,
    Event,
    Events,
    LogError,
    Observation,
    Opened,
    Refusal,
    Refused,
    Stage,
    Table,
    TableSeen,
    UserId,
    fold,
    observe,
    opened,
    replay,
    see,
)

logger = logging.getLogger(__name__)

Listener = Callable[[int], Awaitable[None]]


ENDED_KEPT: Final = 100
"""How many ended tables are kept in memory, for their log and rules."""


class Log(Protocol):
    """Where events are kept. Every method may raise; then nothing was saved."""

    async def open(self, opened: Opened, then: Sequence[Event] = ()) -> int | None:
        """Begin a log with a table's opening and what follows; give its number, or None if the channel has a table."""

    async def append(self, game: int, first: int, events: Sequence[Event], *, ends: bool) -> None:
        """Add events, the first with this number, all or none."""

    async def read(self, game: int) -> list[Event]:
        """All events of a table, in order."""

    async def shelve(self, game: int) -> None:
        """Count a table as ended, though its log does not say so."""

    async def open_games(self) -> list[int]:
        """The tables that are open."""


class Tables:
    """All tables, open ones and those that ended since the start."""

    def __init__(self, log: Log) -> None:
        """Keep the tables in this log."""
        self._log = log
        self._tables: dict[int, Table] = {}
        self._locks: dict[int, asyncio.Lock] = {}
        self._by_channel: dict[int, int] = {}
        self._ended: dict[int, None] = {}
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Be told the number of every table that changes."""
        self._listeners.append(listener)

    async def restore(self) -> list[int]:
        """Read the open tables back from their logs and give their numbers.

        A log that cannot be read is reported and shelved as it is, so that its channel is free; the others go on.
        """
        restored = []
        for number in await self._log.open_games():
            table = await self._replayed(number)
            # A table opened while others are read is known already, and may have gone on since its log was read.
            if table is None:
                await self._log.shelve(number)
            elif number not in self._tables:
                self._keep(number, table)
                restored.append(number)
        return restored

    async def _replayed(self, number: int) -> Table | None:
        """A table from its log; None if that cannot be read. A traceback may hold cards, so none is reported."""
        try:
            return replay(await self._log.read(number))
        except LogError as error:
            logger.error("table %d cannot be restored: %s", number, error)  # noqa: TRY400
        except Exception as error:  # noqa: BLE001 - the trouble of one table is not that of the others
            logger.error("table %d cannot be restored: its log gives %s", number, type(error).__name__)  # noqa: TRY400
        return None

    async def fetch(self, number: int) -> None:
        """Make sure that a table is known, also one that ended before the start.

        Raises:
            Refused: NO_TABLE.
        """
        if number in self._tables:
            return
        try:
            table = replay(await self._log.read(number))
        except Exception as error:
            raise Refused(Refusal.NO_TABLE) from error
        if table.stage in (Stage.FINISHED, Stage.CLOSED):
            self._keep(number, table)

    def _keep(self, number: int, table: Table) -> None:
        self._tables[number] = table
        self._locks.setdefault(number, asyncio.Lock())
        if table.stage in (Stage.LOBBY, Stage.PLAYING):
            self._by_channel[table.channel] = number
            return
        if self._by_channel.get(table.channel) == number:
            del self._by_channel[table.channel]
        self._ended.pop(number, None)
        self._ended[number] = None
        if len(self._ended) > ENDED_KEPT:
            # Its log can be read again when somebody asks.
            oldest = next(iter(self._ended))
            for known in (self._ended, self._tables, self._locks):
                known.pop(oldest, None)

    async def open(self, event: Opened, decision: Decision = lambda _: ()) -> int:
        """Open a table in a channel, make a first decision at it, save both at once, and give its number.

        Raises:
            Refused: CHANNEL_TAKEN, NOT_SAVED.
        """
        table = opened(event)
        then = decision(table)
        for following in then:
            table = fold(table, following)
        try:
            number = await self._log.open(event, then)
        except Exception as error:
            logger.error("a table could not be opened: %s", trouble(error))  # noqa: TRY400 - a traceback may hold cards
            raise Refused(Refusal.NOT_SAVED) from error
        if number is None:
            raise Refused(Refusal.CHANNEL_TAKEN, link=f"<#{event.channel}>")
        self._keep(number, table)
        await self.announce(number)
        return number

    async def decide(self, number: int, decision: Decision, *, quietly: bool = False) -> Events:
        """Make a decision at a table, save what follows and give it, and unless ``quietly`` tell the listeners.

        Raises:
            Refused: NO_TABLE, NOT_SAVED, or what the decision refuses with.
        """
        lock = self._locks.get(number)
        if lock is None:
            raise Refused(Refusal.NO_TABLE)
        async with lock:
            table = self._tables[number]
            events = decision(table)
            if not events:
                return events
            after = table
            for event in events:
                after = fold(after, event)
            saving = asyncio.create_task(self._save(number, after, events))
            try:
                await asyncio.shield(saving)
            except asyncio.CancelledError:
                # What is being saved may be saved: the table must go on from there.
                await asyncio.wait((saving,))
                raise
        if not quietly:
            await self.announce(number)
        return events

    async def _save(self, number: int, after: Table, events: Events) -> None:
        """Save the events that lead to a table, then keep it.

        Raises:
            Refused: NOT_SAVED.
        """
        first = after.number - len(events) + 1
        ends = after.stage in (Stage.FINISHED, Stage.CLOSED)
        try:
            await self._log.append(number, first, events, ends=ends)
        except Exception as error:
            logger.error("table %d could not be saved: %s", number, trouble(error))  # noqa: TRY400 - as above
            raise Refused(Refusal.NOT_SAVED) from error
        self._keep(number, after)

    async def announce(self, number: int) -> None:
        """Tell the listeners that a table changed."""
        for listener in self._listeners:
            await listener(number)

    def knows(self, number: int) -> bool:
        """Whether a table can be seen."""
        return number in self._tables

    def in_channel(self, channel: int) -> int | None:
        """The open table in a channel."""
        return self._by_channel.get(channel)

    def in_guild(self, guild: int) -> list[int]:
        """The open tables in a server."""
        return [number for number in self._by_channel.values() if self._tables[number].guild == guild]

    def see(self, number: int, user: UserId | None = None) -> TableSeen:
        """A table as a person sees it, or with None as anybody does.

        Raises:
            Refused: NO_TABLE.
        """
        table = self._tables.get(number)
        if table is None:
            raise Refused(Refusal.NO_TABLE)
        return see(number, table, user)

    def observe(self, number: int, seat: Seat) -> Observation | None:
        """The game at a table as a seat knows it; None before the start."""
        table = self._tables[number]
        return None if table.game is None else observe(table, table.game, seat)
