"""Games that ended so long ago that they are no longer kept are deleted by themselves, a few at a time."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final, Protocol

from tockbot.service.background.now_and_then import NowAndThen
from tockbot.service.tables import utc_now

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
    """Deletes old games in the background.

    Attributes:
        now_and_then: how it does.
    """

    def __init__(self, games: GamesKept, kept_for: timedelta, now: Callable[[], datetime] = utc_now) -> None:
        """Keep games for so long after they ended."""
        self._games = games
        self._kept_for = kept_for
        self._now = now
        self.now_and_then = NowAndThen("deleting old games", self.sweep, SWEEP_EVERY)

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
