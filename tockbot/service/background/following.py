"""Follows what other programs write to the same logs: by their hints, and by looking every now and then.

Invariant: whatever others wrote at a table that this process shows is read, and told to the listeners, within two
looks; where the hint is lost that they left for it, within a minute.

Theory of operation. Whoever writes tells all others at once, and notes beside the open table how long its log now is.
A look reads these notes for the tables of the shards that are held here, and nothing else. Neither is a promise, so
every now and then the logs of the tables in memory are measured themselves, and all open tables are learned.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import Final

from tockbot.service.background.now_and_then import NowAndThen
from tockbot.service.processes.shards import Held
from tockbot.service.tables import Tables
from tockbot.service.tracebacks import traceback_line
from tockbot.storage import Log
from tockbot.tables import Refused, TableId

logger = logging.getLogger(__name__)

LOOK_EVERY: Final = timedelta(seconds=2)
COMPARE_EVERY: Final = timedelta(seconds=50)


class Following:
    """Reads on what others write."""

    def __init__(self, tables: Tables, log: Log, shards: Held) -> None:
        """Follow these tables, as far as this process shows them."""
        self._tables = tables
        self._log = log
        self._shards = shards
        self._reading: set[asyncio.Task[None]] = set()
        # A database that is away comes back: that is no news here.
        self._works = (
            NowAndThen("following other programs", self.look, LOOK_EVERY, logging.DEBUG),
            NowAndThen("comparing with other programs", self.compare, COMPARE_EVERY, logging.DEBUG),
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
        """Read what others noted since the last look at the tables of the shards that are held here.

        Raises:
            Exception: the database cannot be read.
        """
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
        """Read what others wrote without leaving a hint that was found.

        Raises:
            Exception: the database cannot be read.
        """
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
