"""Follows what other programs write to the same logs: by their hints, and by looking every now and then.

Invariant: whatever others wrote at a table that this process shows is read, and told to the listeners, within two
looks. A hint only makes it sooner.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from datetime import timedelta
from typing import Final

from tockbot.service.background.now_and_then import NowAndThen
from tockbot.service.processes.shards import Shards
from tockbot.service.tables import Tables
from tockbot.service.tracebacks import traceback_line
from tockbot.tables import Log, Refused, TableId

logger = logging.getLogger(__name__)

LOOK_EVERY: Final = timedelta(seconds=2)


class Following:
    """Reads on what others write."""

    def __init__(self, tables: Tables, log: Log, shards: Shards) -> None:
        """Follow these tables, as far as this process shows them."""
        self._tables = tables
        self._log = log
        self._shards = shards
        self._known: set[TableId] = set()
        self._reading: set[asyncio.Task[None]] = set()
        # A database that is away comes back: that is no news here.
        self._now_and_then = NowAndThen("following other programs", self.look, LOOK_EVERY, logging.DEBUG)

    def start(self, known: Iterable[TableId] = ()) -> None:
        """Look every now and then, in the background; of these open tables somebody else takes care at first."""
        self._known = set(known)
        self._now_and_then.start()

    def heard(self, hint: str) -> None:
        """Read on at once at a table of which another program says how many entries its log now has."""
        table_id, _, entries = hint.partition(":")
        if table_id.isdecimal() and entries.isdecimal():
            reading = asyncio.create_task(self._read(TableId(int(table_id)), int(entries)), name=f"reading on {hint}")
            self._reading.add(reading)
            reading.add_done_callback(self._reading.discard)

    async def close(self) -> None:
        """Follow no more."""
        await self._now_and_then.close()
        reading = tuple(self._reading)
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)

    async def look(self) -> None:
        """Read what others wrote since the last look.

        Raises:
            Exception: the database cannot be read.
        """
        lengths = await self._log.lengths()
        new = lengths.keys() - self._known
        if lengths.keys() != self._known:
            await self._tables.restore()
            self._known = set(lengths)
        for table_id, entries in self._tables.lengths.items():
            # One that is open no more has entries that tell why.
            if lengths.get(table_id, entries + 1) > entries:
                await self._read(table_id, None)
        for table_id in new:
            await self._read(table_id, lengths[table_id])

    async def _read(self, table_id: TableId, entries: int | None) -> None:
        """Read on at a table that this process shows, or that it has in memory and that is over."""
        try:
            if self._tables.knows(table_id):
                if entries is None or self._is_ours(table_id):
                    await self._tables.read_on(table_id, entries)
                return
            if self._tables.guild_of(table_id) is None:
                await self._tables.restore()
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
