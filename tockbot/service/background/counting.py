"""Counts games that are over: what each came to is worked out from its log once it has ended, and kept.

Which tables are still to be counted stands in the database since the very transaction that ended them, so nothing is
lost with a process. A game is counted by whoever holds its server's shard.
"""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Final, Protocol

from tockbot.results import Result, ResultError
from tockbot.service.background.now_and_then import NowAndThen
from tockbot.service.processes.shards import Shards
from tockbot.service.tables import Tables
from tockbot.tables import GuildId, LogError, TableId

logger = logging.getLogger(__name__)

LOOK_EVERY: Final = timedelta(minutes=5)
"""How often it looks for games that another process ended, or that could not be counted before."""


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
    """Counts games in the background.

    Attributes:
        now_and_then: how it does; what is not counted when it is closed, the next start finds.
    """

    def __init__(self, tables: Tables, results: Results, shards: Shards) -> None:
        """Count the games of these tables here."""
        self._tables = tables
        self._results = results
        self._shards = shards
        self._unreadable: set[TableId] = set()
        self.now_and_then = NowAndThen("counting games", self.count, LOOK_EVERY)

    def wake(self, table_id: TableId) -> None:
        """Look for games to count if a table that changed has ended."""
        if self._tables.channel_of(table_id) is None:
            self.now_and_then.soon()

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
