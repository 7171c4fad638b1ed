"""Posts by the calendar what servers want to be posted: each once, whatever dies in between.

What is due stands in the database. Whoever holds a server's shard claims it, posts it, and notes when the next is due;
a claim after which that is not noted holds for a minute, then somebody posts it by the same name, under which Discord
shows it once. What was due while no bot ran is posted once, as of the last moment at which it was due.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final, Protocol

from tockbot.service.background.now_and_then import NowAndThen
from tockbot.service.processes.shards import Shards
from tockbot.service.table_tasks import Backoff, Outcome
from tockbot.service.tables import utc_now
from tockbot.service.tracebacks import traceback_line
from tockbot.storage import StoredRegularPosts
from tockbot.tables import GuildId, Regular, RegularPost

logger = logging.getLogger(__name__)

LOOK_EVERY: Final = timedelta(seconds=90)

CLAIMED_FOR: Final = timedelta(seconds=60)
BACKOFF: Final = Backoff(first=60.0, longest=3600.0)
"""How long to wait before a post is tried again that failed."""

POST_SECONDS: Final = 45.0
"""So long a post may take; it is over before somebody else may begin."""


class Poster(Protocol):
    """Who makes the posts."""

    async def post(self, post: RegularPost) -> bool:
        """Post something, unless there is nothing to say; False if it may not stand there.

        The same, told again within minutes, appears once. Raises anything where it should be tried again.
        """

    async def tell_given_up(self, post: RegularPost) -> None:
        """Tell whoever wanted a post that it may not stand there, and is made no more."""


@dataclass(frozen=True, slots=True)
class _Failing:
    """Since when a post fails, and when it is tried again."""

    since: datetime
    tried_again: datetime


class RegularPosts:
    """Makes the posts that are due, in the background.

    Attributes:
        now_and_then: how it does.
    """

    def __init__(
        self, book: StoredRegularPosts, poster: Poster, shards: Shards, now: Callable[[], datetime] = utc_now
    ) -> None:
        """Make those of the servers whose shards this process holds."""
        self._book = book
        self._poster = poster
        self._shards = shards
        self._now = now
        self._failing: dict[tuple[GuildId, Regular], _Failing] = {}
        self.now_and_then = NowAndThen("posting by the calendar", self.look, LOOK_EVERY)

    async def look(self) -> None:
        """Make every post that is due here.

        Raises:
            Exception: the database cannot be read or written.
        """
        for post in await self._book.due(self._now()):
            now, key = self._now(), (post.guild, post.what)
            failing = self._failing.get(key)
            if failing is not None and now < failing.tried_again:
                continue
            if self._shards.seconds_left(post.guild) <= 0 or not await self._book.claim(post, now, now - CLAIMED_FOR):
                continue
            try:
                async with asyncio.timeout(POST_SECONDS):
                    may_stand = await self._poster.post(replace(post, due=post.what.last_due(now)))
            except Exception as error:  # noqa: BLE001 - it is tried again
                since = now if failing is None else failing.since
                pause = BACKOFF.seconds(Outcome.FAILED, (now - since).total_seconds())
                self._failing[key] = _Failing(since, now + timedelta(seconds=pause))
                if failing is None:
                    logger.warning("could not post what is due in server %d: %s", post.guild, traceback_line(error))
                continue
            self._failing.pop(key, None)
            if may_stand:
                await self._book.done(post, post.what.next_due(now))
            elif await self._book.give_up(post):
                logger.warning("in server %d the post %r may not stand and is off now", post.guild, post.what.value)
                await self._poster.tell_given_up(post)
