"""Something that is done now and then, in the background, from a start until it is closed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from datetime import timedelta
from typing import Any

from tockbot.service.tracebacks import traceback_line

logger = logging.getLogger(__name__)


class NowAndThen:
    """Does one thing again and again, never twice at a time. What fails is told in the log, and tried again."""

    def __init__(
        self, name: str, do: Callable[[], Awaitable[object]], every: timedelta, level: int = logging.WARNING
    ) -> None:
        """Do it so often.

        Args:
            name: what is done, as the log is to say it: "deleting old games".
            do: does it once; whatever it raises ends only this time.
            every: how long to rest after each time.
            level: how important it is, for the log, that it failed.
        """
        self._name = name
        self._do = do
        self._every = every.total_seconds()
        self._level = level
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._soon = False

    def start(self) -> None:
        """Do it at once, and from now on now and then."""
        self._begin(self._do_for_ever())

    def soon(self) -> None:
        """Do it as soon as possible, as there is something to do: once, however often it is asked before it begins."""
        if not self._soon:
            self._soon = True
            self._begin(self._try())

    async def close(self) -> None:
        """Stop, in the middle of it too."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work, name=self._name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do_for_ever(self) -> None:
        while True:
            await self._try()
            await asyncio.sleep(self._every)

    async def _try(self) -> None:
        async with self._one_at_a_time:
            # Whatever asks from here on may come too late for this time.
            self._soon = False
            try:
                await self._do()
            except Exception as error:  # noqa: BLE001 - it is tried again
                logger.log(self._level, "%s failed: %s", self._name, traceback_line(error))
