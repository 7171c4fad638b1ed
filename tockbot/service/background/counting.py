"""Counts games that are over: what each came to is worked out from its log once it has ended, and kept.

Which tables are still to be counted stands in the database since the very transaction that ended them, so nothing is
lost with a process. A game is counted by whoever holds its server's shard.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final, Protocol

from tockbot.results import Result, ResultError
from tockbot.service.processes.shards import Shards
from tockbot.service.tables import Tables
from tockbot.service.tracebacks import traceback_line
from tockbot.tables import GuildId, LogError, TableId

logger = logging.getLogger(__name__)

LOOK_EVERY: Final = 300.0
"""Seconds between two looks for games that another process ended, or that could not be counted before."""


class Results(Protocol):
    """Where the results of games are kept. Every method may raise."""

    async def uncounted(self) -> list[tuple[TableId, GuildId]]:
        """The tables that ended and were not counted yet, with their servers, in the order in which they ended."""

    async def count(self, table_id: TableId) -> Result | None:
        """Work out what a game came to and keep it; None where it was not played to its end.

        Raises:
            LogError, ResultError: its log, or another result of its server, is none that this version can read.
        """


class Counting:
    """Counts games in the background."""

    def __init__(self, tables: Tables, results: Results, shards: Shards) -> None:
        """Count the games of these tables here."""
        self._tables = tables
        self._results = results
        self._shards = shards
        self._unreadable: set[TableId] = set()
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._woken = False

    def start(self) -> None:
        """Count what is left from before, and from now on what ends."""
        if not self._tasks:
            self._begin(self._count_for_ever())

    async def close(self) -> None:
        """Stop; what is not counted then, the next start finds."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, table_id: TableId) -> None:
        """Look for games to count if a table that changed has ended."""
        if not self._woken and self._tables.channel_of(table_id) is None:
            self._woken = True
            self._begin(self._try_to_count())

    async def count(self) -> None:
        """Count every game that is to be counted here, in the order in which they ended.

        Raises:
            Exception: the database cannot be read or written.
        """
        for table_id, guild in await self._results.uncounted():
            if table_id in self._unreadable or self._shards.seconds_left(guild) <= 0:
                continue
            try:
                await self._results.count(table_id)
            except (LogError, ResultError) as error:
                # A later version may read it, and starts anew.
                self._unreadable.add(table_id)
                logger.warning("game %d cannot be counted by this version: %s", table_id, error)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name="counting games")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try_to_count(self) -> None:
        async with self._one_at_a_time:
            self._woken = False
            try:
                await self.count()
            except Exception as error:  # noqa: BLE001 - it is tried again
                logger.warning("games could not be counted: %s", traceback_line(error))

    async def _count_for_ever(self) -> None:
        while True:
            await self._try_to_count()
            await asyncio.sleep(LOOK_EVERY)
