"""Work that follows a change of a table, in the background: painting it, and letting it go on by itself.

Invariant: one task at a time works for a table. Whatever wakes it meanwhile makes it work once more, and work that
fails is done again later: after a pause that follows from how long it has been failing, however often it was woken and
failed meanwhile. Of a table for which nothing is left to do, nothing is kept.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from tockbot.service.tracebacks import traceback_line
from tockbot.tables import TableId

logger = logging.getLogger(__name__)

PART: Final = 1 / 12
"""Of how long something has been away: so long is the pause before it is looked for again. What was away for a minute
is found within five seconds of its return."""


class Outcome(Enum):
    """How work went."""

    DONE = auto()
    AWAY = auto()
    """Something that it needs is away, and may be back at any moment."""
    FAILED = auto()
    """Trying again may do better one day."""


@dataclass(frozen=True, slots=True)
class Backoff:
    """How long to wait before work is tried again.

    Attributes:
        first: seconds after it first failed; later as long as it has been failing, so each pause is twice as long.
        longest: seconds at the most.
        soon: seconds at least where something that it needs is away.
    """

    first: float
    longest: float
    soon: float = 1.0

    def seconds(self, outcome: Outcome, lasting: float) -> float:
        """How long to wait after work that has not been done for so many seconds, and went like this just now."""
        pause = max(self.soon, PART * lasting) if outcome is Outcome.AWAY else max(self.first, lasting)
        return min(pause, self.longest)


@dataclass(slots=True)
class _Pending:
    """What is under way for a table.

    Attributes:
        woken: whether it is to work, or to work once more.
        since: when it first failed since it was last done.
        task: while it works.
        retry: while it waits to try again.
        logged: how it failed, as the log last said it.
    """

    woken: bool = True
    since: float | None = None
    task: asyncio.Task[None] | None = None
    retry: asyncio.TimerHandle | None = None
    logged: str = ""


class TableTasks:
    """One kind of background work, for every table that needs it."""

    def __init__(self, name: str, work: Callable[[TableId], Awaitable[Outcome]], backoff: Backoff) -> None:
        """Do some work for a table whenever it is woken; what is not done is tried again."""
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
        outcome = Outcome.DONE
        while pending.woken:
            pending.woken = False
            outcome = await self._attempt(table_id, pending)
        pending.task = None
        if outcome is Outcome.DONE:
            self._pending.pop(table_id, None)
            return
        loop = asyncio.get_running_loop()
        if pending.since is None:
            pending.since = loop.time()
        seconds = self._backoff.seconds(outcome, loop.time() - pending.since)
        pending.retry = loop.call_later(seconds, self.wake, table_id)

    async def _attempt(self, table_id: TableId, pending: _Pending) -> Outcome:
        try:
            return await self._work(table_id)
        except Exception as error:  # noqa: BLE001 - the trouble of one table, or of one moment, is not the end of all
            line = traceback_line(error)
            if line != pending.logged:
                logger.error("%s table %d failed: %s", self._name, table_id, line)  # noqa: TRY400 - tracebacks may hold cards
            pending.logged = line
            return Outcome.FAILED
