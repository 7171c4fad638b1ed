"""Work that follows a change of a table, in the background: painting it, and letting it go on by itself.

Invariant: one task at a time works for a table. Whatever wakes it meanwhile makes it work once more, and work that
fails is done again later, after twice as long each time. Of a table for which nothing is left to do, nothing is kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from tockbot.service.tracebacks import traceback_line
from tockbot.tables import TableId

logger = logging.getLogger(__name__)


MOST_DOUBLINGS: Final = 64
"""More than lead from the shortest wait to the longest; after a thousand the number would be too large for a float."""


@dataclass(frozen=True, slots=True)
class Backoff:
    """How long to wait before work that failed is tried again: twice as long each time, up to the longest.

    Attributes:
        first: seconds after the first failure.
        longest: seconds at the most.
    """

    first: float
    longest: float

    def seconds(self, failures: int) -> float:
        """How long to wait after so many failures in a row, from 1."""
        return min(self.first * 2.0 ** min(failures - 1, MOST_DOUBLINGS), self.longest)


@dataclass(slots=True)
class _Pending:
    """What is under way for a table: its task while it works, its timer while it waits to try again."""

    woken: bool = True
    failures: int = 0
    task: asyncio.Task[None] | None = None
    retry: asyncio.TimerHandle | None = None


class TableTasks:
    """One kind of background work, for every table that needs it."""

    def __init__(self, name: str, work: Callable[[TableId], Awaitable[bool]], backoff: Backoff) -> None:
        """Do some work for a table whenever it is woken; it gives whether it is done, or is to be tried again."""
        self._name = name
        self._work = work
        self._backoff = backoff
        self._pending: dict[TableId, _Pending] = {}
        self._is_closed = False

    def wake(self, table_id: TableId) -> None:
        """Let the work for a table be done soon; nothing more is begun once this is closed."""
        if self._is_closed:
            return
        pending = self._pending.setdefault(table_id, _Pending())
        pending.woken = True
        if pending.retry is not None:
            pending.retry.cancel()
            pending.retry = None
        if pending.task is None:
            pending.task = asyncio.create_task(self._run(table_id, pending), name=f"{self._name} table {table_id}")

    @property
    def pending(self) -> frozenset[TableId]:
        """The tables for which it works, or waits to try again."""
        return frozenset(self._pending)

    async def close(self) -> None:
        """Stop all of it, for good: what is stopped may tell of what it had saved, and wake its table by that."""
        self._is_closed = True
        pending = list(self._pending.values())
        self._pending.clear()
        for one in pending:
            if one.retry is not None:
                one.retry.cancel()
        tasks = [one.task for one in pending if one.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table_id: TableId, pending: _Pending) -> None:
        done = True
        while pending.woken:
            pending.woken = False
            done = await self._attempt(table_id)
        pending.task = None
        if done:
            self._pending.pop(table_id, None)
            return
        pending.failures += 1
        seconds = self._backoff.seconds(pending.failures)
        pending.retry = asyncio.get_running_loop().call_later(seconds, self.wake, table_id)

    async def _attempt(self, table_id: TableId) -> bool:
        try:
            return await self._work(table_id)
        except Exception as error:  # noqa: BLE001 - the trouble of one table, or of one moment, is not the end of all
            logger.error("%s table %d failed: %s", self._name, table_id, traceback_line(error))  # noqa: TRY400 - tracebacks may hold cards
            return False
