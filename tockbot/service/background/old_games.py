"""Games that are over take less room by themselves: their logs are packed, and deleted when they are no longer kept.

A game is packed by whoever holds its server's shard, once it can be taken up no more.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final, Protocol

from tockbot.service.background.now_and_then import NowAndThen
from tockbot.service.processes.shards import Shards
from tockbot.service.tables import utc_now
from tockbot.tables import GuildId, LogError, TableId

logger = logging.getLogger(__name__)

SWEEP_EVERY: Final = timedelta(minutes=10)
AT_A_TIME: Final = 20
"""So many games are deleted in one go; nobody else's saving waits for more than that."""

PACKED_AT_A_TIME: Final = 200

GOES: Final = 50
"""So many goes there are in one sweep."""


class GamesKept(Protocol):
    """Where games that are over are kept. Every method may raise."""

    async def to_pack(self, now: datetime, most: int) -> list[tuple[TableId, GuildId]]:
        """Tables that are over for good and not packed, so many at most, with their servers."""

    async def pack(self, table_id: TableId) -> bool:
        """Pack the log of a table that is over for good; False if it stays as it is.

        Raises:
            LogError: it cannot be read.
        """

    async def forget(self, before: datetime, most: int) -> int:
        """Delete the tables that ended before a moment, so many at most and the oldest first; how many."""


class OldGames:
    """Packs old games in the background, and deletes those that are older.

    Attributes:
        now_and_then: how it does.
    """

    def __init__(
        self, games: GamesKept, kept_for: timedelta, shards: Shards, now: Callable[[], datetime] = utc_now
    ) -> None:
        """Keep games for so long after they ended."""
        self._games = games
        self._kept_for = kept_for
        self._shards = shards
        self._now = now
        self.now_and_then = NowAndThen("making room of old games", self.sweep, SWEEP_EVERY)

    async def sweep(self) -> None:
        """Pack the games that are over for good, and delete those that ended long enough ago, some at a time.

        Raises:
            Exception: the database cannot be read or written.
        """
        await self.pack()
        await self.delete()

    async def pack(self) -> int:
        """Pack some games that are over for good; how many.

        Raises:
            Exception: as :meth:`sweep` has it.
        """
        done = 0
        for _ in range(GOES):
            found = await self._games.to_pack(self._now(), PACKED_AT_A_TIME)
            before = done
            for table_id, guild in found:
                if self._shards.seconds_left(guild) > 0:
                    done += await self._packed(table_id)
            if done == before:
                break
        return done

    async def _packed(self, table_id: TableId) -> bool:
        try:
            return await self._games.pack(table_id)
        except LogError as error:
            logger.warning("the log of table %d is not packed: %s", table_id, error)
            return False

    async def delete(self) -> int:
        """Delete some of the games that ended long enough ago; how many.

        Raises:
            Exception: as :meth:`sweep` has it.
        """
        deleted = 0
        for _ in range(GOES):
            some = await self._games.forget(self._now() - self._kept_for, AT_A_TIME)
            deleted += some
            if some < AT_A_TIME:
                break
        if deleted:
            logger.info("%d games that ended %d days ago or more are deleted", deleted, self._kept_for.days)
        return deleted
