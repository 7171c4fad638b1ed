"""Follows what other programs write to the same logs: by their hints, and by looking every now and then.

Invariant: whatever others wrote at a table that this process shows is read, and told to the listeners, within two
looks; where the hint is lost that they left for it, within a minute.

Theory of operation. Whoever writes tells all others at once, and notes beside the open table how long its log now is.
A look reads these notes for the tables of the shards that are held here, and nothing else. Neither is a promise, so
every now and then the logs of the tables in memory are measured themselves, and all open tables are learned.

After a start the open tables are taken up one after another, while people press already.

So are those once more where something may have been left undone because the program was held up: all of them at once
would hold it up again.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from datetime import timedelta
from typing import Final

from tockbot.service.shards import Held
from tockbot.service.tables import Tables
from tockbot.service.tasks import PeriodicTask, traceback_line
from tockbot.storage import StoredLog
from tockbot.tables import ChannelId, Refusal, Refused, TableId

logger = logging.getLogger(__name__)

LOOK_EVERY: Final = timedelta(seconds=2)
COMPARE_EVERY: Final = timedelta(seconds=50)


class ChangeFollower:
    """Reads on what others write."""

    def __init__(self, tables: Tables, log: StoredLog, shards: Held) -> None:
        """Follow these tables, as far as this process shows them."""
        self._tables = tables
        self._log = log
        self._shards = shards
        self._reading: set[asyncio.Task[None]] = set()
        # A database that is away comes back: that is no news here.
        self._works = (
            PeriodicTask("following other programs", self.look, LOOK_EVERY, logging.DEBUG),
            PeriodicTask("comparing with other programs", self.compare, COMPARE_EVERY, logging.DEBUG),
        )

    def start(self) -> None:
        """Look every now and then, in the background; open tables that are known are somebody else's care at first."""
        for work in self._works:
            work.start()

    def heard(self, hint: str) -> None:
        """Read on at once at a table of which another program says how many entries its log now has."""
        table_id, _, entries = hint.partition(":")
        if table_id.isdecimal() and entries.isdecimal():
            reading = asyncio.create_task(self._read(TableId(int(table_id)), int(entries)), name=f"reading on {hint}")
            self._reading.add(reading)
            reading.add_done_callback(self._reading.discard)

    async def close(self) -> None:
        """Follow no more."""
        for work in self._works:
            await work.close()
        reading = tuple(self._reading)
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)

    async def look(self) -> None:
        """Read what others noted since the last look at the tables of the shards that are held here."""
        known = self._tables.lengths
        noted = await self._log.noted(self._shards.held)
        for table_id, entries in known.items():
            if table_id not in noted:
                # One that is open no more has entries that tell why.
                if self._is_ours(table_id):
                    await self._read(table_id, None)
            elif noted[table_id] > entries:
                await self._read(table_id, noted[table_id])
        for table_id, entries in noted.items():
            if self._tables.guild_of(table_id) is None:
                await self._read(table_id, entries)

    async def compare(self) -> None:
        """Read what others wrote without leaving a hint that was found."""
        known = self._tables.lengths
        before = self._tables.open_ids
        new = set(await self._tables.restore()) - before
        lengths = await self._log.lengths(known)
        for table_id, entries in known.items():
            if lengths.get(table_id, entries + 1) > entries:
                await self._read(table_id, None)
        for table_id in sorted(new):
            await self._read(table_id, 0)

    async def _read(self, table_id: TableId, entries: int | None) -> None:
        """Read on at a table that this process shows, or that it has in memory and that is over."""
        try:
            if self._tables.knows(table_id):
                if entries is None or self._is_ours(table_id):
                    await self._tables.read_on(table_id, entries)
                return
            if self._tables.guild_of(table_id) is None:
                table = await self._log.open_table(table_id)
                if table is None:
                    return
                self._tables.learn(table)
            if self._is_ours(table_id):
                await self._tables.fetch(table_id)
                self._tables.announce(table_id)
        except Refused as refusal:
            logger.debug("table %d is not followed: %s", table_id, refusal)
        except Exception as error:  # noqa: BLE001 - the next look finds it
            logger.debug("table %d cannot be read on now: %s", table_id, traceback_line(error))

    def _is_ours(self, table_id: TableId) -> bool:
        guild = self._tables.guild_of(table_id)
        return guild is not None and self._shards.seconds_left(guild) > 0


TAKEN_UP_EVERY: Final = 0.05
"""Seconds from one table to the next, so that Discord is not asked for hundreds at a time."""

FROZEN_EVERY: Final = 20

UNREAD_WAIT: Final = 10.0
"""Seconds before tables are tried again that could not be read."""


class TableLoader:
    """Takes tables up, so many a second in all, however many shards they belong to."""

    def __init__(self, tables: Tables, every: float = TAKEN_UP_EVERY) -> None:
        """Take up these tables, one every so many seconds."""
        self._tables = tables
        self._every = every
        self._turn = asyncio.Lock()
        self._taken = 0
        self._left_undone: dict[TableId, None] = {}
        self._catching_up: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Take nothing up once more."""
        if self._catching_up is not None:
            self._catching_up.cancel()
            await asyncio.gather(self._catching_up, return_exceptions=True)

    def again(self, tables: Iterable[TableId]) -> None:
        """Take those of these tables that are in memory up once more, in the background: the others were not yet."""
        self._left_undone |= dict.fromkeys(filter(self._tables.knows, tables))
        if self._left_undone and self._catching_up is None:
            self._catching_up = asyncio.create_task(self._catch_up(), name="catching up")

    async def _catch_up(self) -> None:
        try:
            while self._left_undone:
                table_id = next(iter(self._left_undone))
                del self._left_undone[table_id]
                # Whoever plays at one that nobody can read was told so when it was taken up first.
                _ = [channel async for channel in self.take_up([table_id])]
        finally:
            self._catching_up = None

    async def take_up(self, wanted: Sequence[TableId]) -> AsyncIterator[ChannelId]:
        """Read tables one by one and have them shown and go on; give the channels of those that nobody can read.

        A log that this version cannot read is left as it is, open. What cannot be read now is tried again later. A
        table at which somebody presses meanwhile is read at once.
        """
        while wanted:
            again: list[TableId] = []
            for table_id in wanted:
                try:
                    async with self._turn:
                        await self._take(table_id)
                except Refused as refusal:
                    channel = self._tables.channel_of(table_id)
                    if refusal.reason is Refusal.UNREADABLE and channel is not None:
                        yield channel
                except Exception as error:  # noqa: BLE001 - a database that is away comes back
                    logger.warning("table %d cannot be read now: %s", table_id, traceback_line(error))
                    again.append(table_id)
            wanted = again
            if again:
                await asyncio.sleep(UNREAD_WAIT)

    async def _take(self, table_id: TableId) -> None:
        """Read one and have it shown; whoever wants the next waits for a while."""
        if not self._taken % FROZEN_EVERY:
            # What was read stays. To look through all of it for garbage would hold everybody up.
            gc.freeze()
        self._taken += 1
        try:
            await self._tables.fetch(table_id)
            self._tables.announce(table_id)
        finally:
            await asyncio.sleep(self._every)
