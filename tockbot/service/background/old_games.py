"""Games that ended so long ago that they are no longer kept are deleted by themselves, a few at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final, Protocol

from tockbot.service.tables import utc_now
from tockbot.service.tracebacks import traceback_line

logger = logging.getLogger(__name__)

SWEEP_EVERY: Final = timedelta(minutes=10)
AT_A_TIME: Final = 20
"""So many games are deleted in one go; nobody else's saving waits for more than that."""

GOES: Final = 50
"""So many goes there are in one sweep."""


class GamesKept(Protocol):
    """Where games that are over are kept. Every method may raise."""

    async def forget(self, before: datetime, most: int) -> int:
        """Delete the tables that ended before a moment, so many at most and the oldest first; how many."""


class OldGames:
    """Deletes old games in the background."""

    def __init__(self, games: GamesKept, kept_for: timedelta, now: Callable[[], datetime] = utc_now) -> None:
        """Keep games for so long after they ended."""
        self._games = games
        self._kept_for = kept_for
        self._now = now
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Sweep now and then, in the background."""
        self._task = self._task or asyncio.create_task(self._sweep_for_ever(), name="deleting old games")

    async def close(self) -> None:
        """Stop sweeping."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def sweep(self) -> int:
        """Delete some of the games that ended long enough ago; how many.

        Raises:
            Exception: the database cannot be read or written.
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

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception as error:  # noqa: BLE001 - it is tried again
                logger.warning("old games could not be deleted: %s", traceback_line(error))
            await asyncio.sleep(SWEEP_EVERY.total_seconds())
