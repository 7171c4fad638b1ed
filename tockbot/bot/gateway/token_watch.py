"""Watches what Discord's answers say about the bot's own token: it is wrong, or another process uses it too.

Discord tells every process that is connected with a token of every press, and takes the first answer. A process whose
first answer to a press gets 40060 (already acknowledged) was therefore not alone. That conclusion needs care: an answer
that seemed to fail (502, a lost connection) may have arrived, and then the second attempt gets 40060 too. So only an
interaction for which this process has sent a single answer counts.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from types import SimpleNamespace
from typing import Final

import aiohttp

from tockbot.metrics import ANSWERED_ELSEWHERE

logger = logging.getLogger(__name__)

UNAUTHORIZED: Final = 401
BAD_REQUEST: Final = 400
ALREADY_ACKNOWLEDGED: Final = 40060

CALLBACK: Final = re.compile(r"/api/v\d+/interactions/(\d+)/[^/]+/callback$")
"""The path of the first answer to a press or a command."""

MAX_INTERACTIONS: Final = 1000
"""Maximum number of interactions whose answers are counted."""

SOON: Final = 60.0
"""Seconds within which several presses must be answered elsewhere, if one alone proves nothing."""

SHOWN: Final = 600.0
"""Seconds for which the last such press is reported as a problem."""

OTHER_PROCESS: Final = (
    "Another process runs with the same DISCORD_TOKEN and answers the same presses: stop one of the two, or press Reset"
    " Token in Discord's developer portal if it is not yours."
)


class TokenWatch:
    """What Discord's answers say about the bot's token.

    Attributes:
        doubted: set when Discord answers 401 to a request with the bot's token.
    """

    def __init__(self, needed: int = 1, now: Callable[[], float] = time.monotonic) -> None:
        """Report another process after so many presses that it answered.

        Args:
            needed: 1 if one press proves it. Processes that share the servers need more: while a shard changes
                hands, two of them may answer a press if their database is away.
            now: the time in seconds.
        """
        self.doubted = asyncio.Event()
        self._needed = needed
        self._now = now
        self._sent: dict[str, int] = {}
        self._elsewhere: deque[float] = deque(maxlen=needed)
        self._reported_at: float | None = None

    @property
    def trouble(self) -> str | None:
        """Return in one sentence that another process uses the token; None if there is no recent sign of it."""
        at = self._reported_at
        return None if at is None or self._now() - at > SHOWN else OTHER_PROCESS

    def watch(self, trace: aiohttp.TraceConfig) -> None:
        """Watch every request of the sessions that are given this trace."""

        async def begun(
            _session: aiohttp.ClientSession, _context: SimpleNamespace, begun: aiohttp.TraceRequestStartParams
        ) -> None:
            if (named := CALLBACK.search(begun.url.path)) is not None:
                self._sent[named[1]] = self._sent.get(named[1], 0) + 1
                if len(self._sent) > MAX_INTERACTIONS:
                    del self._sent[next(iter(self._sent))]

        async def answered(
            _session: aiohttp.ClientSession, _context: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
        ) -> None:
            response = answered.response
            if response.status == UNAUTHORIZED and answered.headers.get("Authorization", "").startswith("Bot "):
                self.doubted.set()
            if response.status != BAD_REQUEST or (named := CALLBACK.search(answered.url.path)) is None:
                return
            said = None
            with suppress(ValueError):
                said = json.loads(await response.read())
            code = said.get("code") if isinstance(said, dict) else None
            if code == ALREADY_ACKNOWLEDGED and self._sent.get(named[1]) == 1:
                self._answered_elsewhere()

        trace.on_request_start.append(begun)
        trace.on_request_end.append(answered)

    def _answered_elsewhere(self) -> None:
        """Count a press that another process has answered."""
        ANSWERED_ELSEWHERE.inc()
        now = self._now()
        self._elsewhere.append(now)
        if len(self._elsewhere) < self._needed or (self._needed > 1 and now - self._elsewhere[0] > SOON):
            return
        is_news = self.trouble is None
        self._reported_at = now
        if is_news:
            logger.warning("%s", OTHER_PROCESS)
