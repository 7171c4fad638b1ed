"""Loads the open tables after a start, and follows what other processes write to their logs.

Invariant: what others wrote at a table that this process shows is read and announced within two looks, or within a
minute if the hint was lost.

Theory of operation. A process that writes notifies all others at once, and notes the new length of the log beside the
open table. A look reads these notes, and nothing else, for the tables of the shards held here. Neither is reliable, so
every now and then the process also compares the lengths of the logs of the tables in memory, and lists all open tables.

After a start, the open tables are loaded one after another, while people already press buttons. Tables at which
something may have been missed are loaded again in the same way: all at once would block the event loop.
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
from tockbot.storage import PRESSED, StoredLog
from tockbot.tables import ChannelId, Refusal, Refused, TableId

logger = logging.getLogger(__name__)

LOOK_EVERY: Final = timedelta(seconds=2)
COMPARE_EVERY: Final = timedelta(seconds=50)


class ChangeFollower:
    """Reads what other processes write."""

    def __init__(self, tables: Tables, log: StoredLog, shards: Held) -> None:
        """Follow those of these tables that this process shows."""
        self._tables = tables
        self._log = log
        self._shards = shards
        self._reading: set[asyncio.Task[None]] = set()
        # A lost database comes back; others already report it.
        self._works = (
            PeriodicTask("following other processes", self.look, LOOK_EVERY, logging.DEBUG),
            PeriodicTask("comparing with other processes", self.compare, COMPARE_EVERY, logging.DEBUG),
        )

    def start(self) -> None:
        """Look regularly, in the background; tables that are open already are left to the loader."""
        for work in self._works:
            work.start()

    def heard(self, hint: str) -> None:
        """Read a table at once for which another process announces the new length of its log, or a press."""
        table_id, _, entries = hint.partition(":")
        if table_id.isdecimal() and entries == PRESSED:
            if self._is_ours(TableId(int(table_id))):
                self._tables.announce(TableId(int(table_id)))
        elif table_id.isdecimal() and entries.isdecimal():
            reading = asyncio.create_task(self._read(TableId(int(table_id)), int(entries)), name=f"reading on {hint}")
            self._reading.add(reading)
            reading.add_done_callback(self._reading.discard)

    async def close(self) -> None:
        """Stop following."""
        for work in self._works:
            await work.close()
        reading = tuple(self._reading)
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)

    async def look(self) -> None:
        """Read what others have noted since the last look, for the tables of the shards held here."""
        known = self._tables.lengths
        noted = await self._log.noted_lengths(self._shards.held)
        for table_id, entries in known.items():
            if table_id not in noted:
                # It was closed: the new entries say why.
                if self._is_ours(table_id):
                    await self._read(table_id, None)
            elif noted[table_id] > entries:
                await self._read(table_id, noted[table_id])
        for table_id, entries in noted.items():
            if self._tables.guild_of(table_id) is None:
                await self._read(table_id, entries)

    async def compare(self) -> None:
        """Read what others wrote without a hint that arrived."""
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
        """Read the new entries of a table that this process shows, or that is in memory and over."""
        try:
            if self._tables.knows(table_id):
                if entries is None or self._is_ours(table_id):
                    await self._tables.read_new_entries(table_id, entries)
                return
            if self._tables.guild_of(table_id) is None:
                table = await self._log.open_table(table_id)
                if table is None:
                    return
                self._tables.add_opened(table)
            if self._is_ours(table_id):
                await self._tables.fetch(table_id)
                self._tables.announce(table_id)
        except Refused as refusal:
            logger.debug("does not follow table %d: %s", table_id, refusal)
        except Exception as error:  # noqa: BLE001 - the next look finds it
            logger.debug("could not read the new entries of table %d: %s", table_id, traceback_line(error))

    def _is_ours(self, table_id: TableId) -> bool:
        guild = self._tables.guild_of(table_id)
        return guild is not None and self._shards.seconds_left(guild) > 0


LOAD_INTERVAL_SECONDS: Final = 0.05
"""Seconds between two tables, so that Discord does not get requests for hundreds at once."""

TABLES_PER_FREEZE: Final = 20

UNREAD_WAIT: Final = 10.0
"""Seconds before tables that could not be read are tried again."""


class TableLoader:
    """Loads tables at a limited rate, however many shards they belong to."""

    def __init__(self, tables: Tables, every: float = LOAD_INTERVAL_SECONDS) -> None:
        """Load these tables, one every ``every`` seconds."""
        self._tables = tables
        self._every = every
        self._turn = asyncio.Lock()
        self._taken = 0
        self._left_undone: dict[TableId, None] = {}
        self._catching_up: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Stop catching up."""
        if self._catching_up is not None:
            self._catching_up.cancel()
            await asyncio.gather(self._catching_up, return_exceptions=True)

    def reload(self, tables: Iterable[TableId]) -> None:
        """Load those of these tables that are in memory again, in the background; the others are still to be loaded."""
        self._left_undone |= dict.fromkeys(filter(self._tables.knows, tables))
        if self._left_undone and self._catching_up is None:
            self._catching_up = asyncio.create_task(self._catch_up(), name="catching up")

    async def _catch_up(self) -> None:
        try:
            while self._left_undone:
                table_id = next(iter(self._left_undone))
                del self._left_undone[table_id]
                # Unreadable tables were reported when they were first loaded.
                _ = [channel async for channel in self.load([table_id])]
        finally:
            self._catching_up = None

    async def load(self, wanted: Sequence[TableId]) -> AsyncIterator[ChannelId]:
        """Load tables one by one and have them shown; yield the channels of those that this version cannot read.

        An unreadable log is left as it is, and its table open. If the database cannot be read, the table is tried again
        later. If someone presses a button at a table meanwhile, it is read at once.
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
                    logger.warning("could not read table %d: %s", table_id, traceback_line(error))
                    again.append(table_id)
            wanted = again
            if again:
                await asyncio.sleep(UNREAD_WAIT)

    async def _take(self, table_id: TableId) -> None:
        """Load one table and have it shown, then pause before the next."""
        if not self._taken % TABLES_PER_FREEZE:
            # Loaded tables stay: a garbage collection of all of them would block the event loop.
            gc.freeze()
        self._taken += 1
        try:
            await self._tables.fetch(table_id)
            self._tables.announce(table_id)
        finally:
            await asyncio.sleep(self._every)
