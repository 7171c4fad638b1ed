"""Servers that the bot was removed from: what is kept of them goes a month later, unless it comes back before."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import Final

from tockbot.service.abandoning import abandon
from tockbot.service.background.now_and_then import NowAndThen
from tockbot.service.tables import Tables, utc_now
from tockbot.service.tracebacks import traceback_line
from tockbot.storage import StoredLeftGuilds
from tockbot.tables import GuildId

logger = logging.getLogger(__name__)

KEPT_FOR: Final = timedelta(days=30)
"""So long what is kept of a server stays after the bot was removed from it."""

SWEEP_EVERY: Final = timedelta(hours=1)


class LeftServers:
    """Notes which servers were left, and forgets them when it is time.

    Attributes:
        now_and_then: how it does that.
    """

    def __init__(self, tables: Tables, servers: StoredLeftGuilds, now: Callable[[], datetime] = utc_now) -> None:
        """Forget the servers of these tables."""
        self._tables = tables
        self._servers = servers
        self._now = now
        self.now_and_then = NowAndThen("forgetting left servers", self.sweep, SWEEP_EVERY)

    async def left(self, guild: GuildId) -> None:
        """End the tables of a server that was left, and note when."""
        for table_id in self._tables.in_guild(guild):
            await abandon(self._tables, table_id)
        await self._noted(guild, is_in=False)

    async def returned(self, guild: GuildId) -> None:
        """Keep what is kept of a server to which the bot came back."""
        await self._noted(guild, is_in=True)

    async def present(self, guilds: Collection[GuildId], ours: Callable[[GuildId], bool]) -> None:
        """Compare the servers in which the bot is with those that are known: some were left while it was off.

        Their tables do not end by that alone: what Discord has not told of yet is no loss of a channel.

        Args:
            guilds: where it is, of those that Discord tells this process of.
            ours: whether Discord would tell this process of a server.
        """
        try:
            known = {guild: noted for guild, noted in (await self._servers.known()).items() if ours(guild)}
        except Exception as error:  # noqa: BLE001 - the next start looks again
            logger.warning("it is not known which servers were left: %s", traceback_line(error))
            return
        for guild, is_noted_as_left in known.items():
            if guild in guilds and is_noted_as_left:
                await self.returned(guild)
            elif guild not in guilds and not is_noted_as_left:
                await self._noted(guild, is_in=False)

    async def sweep(self) -> None:
        """Forget the servers that were left long enough ago.

        Raises:
            Exception: the database cannot be read or written.
        """
        for guild in await self._servers.left_before(self._now() - KEPT_FOR):
            for table_id in self._tables.in_guild(guild):
                # It was found to be left while the bot was off, which by itself ends no table.
                await abandon(self._tables, table_id)
            await self._servers.forget(guild)
            logger.info("what was kept of server %d, left %d days ago, is deleted", guild, KEPT_FOR.days)

    async def _noted(self, guild: GuildId, *, is_in: bool) -> None:
        try:
            await (self._servers.returned(guild) if is_in else self._servers.left(guild, self._now()))
        except Exception as error:  # noqa: BLE001 - the next start looks again
            logger.warning("server %d could not be noted as left or returned to: %s", guild, traceback_line(error))
