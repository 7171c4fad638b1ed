"""Work that follows a change of a table, in the background: painting it, and letting it go on by itself.

Invariant: one task at a time works for a table. Whatever wakes it meanwhile makes it work once more, and work that
fails is done again later: after a pause that follows from how long it has been failing, however often it was woken and
failed meanwhile. Of a table for which nothing is left to do, nothing is kept.

What went wrong, for the log: which error and where, and not its text, which may name a card.

Only of those kinds of errors is the text told of which whoever puts the bot together says that it names none; of what
Discord refuses, its status and code are.

When which table is to be looked at again: one sleeper for all of them, however many there are.

Theory of operation. The moments lie in a heap, the next one on top, and one timer sleeps until then. Setting another
moment for a table leaves the old one in the heap, where it means nothing any more; when most of the heap is such, it is
built anew. So a thousand tables cost a timer and a heap of a thousand pairs, and nobody polls. Where the clock is found
to have been put back all are rung for: their moments may be far away now.

Something that is done now and then, in the background, from a start until it is closed.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import Enum, auto
from heapq import heapify, heappop, heappush
from pathlib import PurePath
from typing import Any, Final

from tockbot.tables import TableId

NEAREST: Final = 4

_TOLD_IN_FULL: Final[set[type[BaseException]]] = set()


def tell_in_full(kind: type[BaseException]) -> None:
    """Have the log tell the text of errors of this kind, which names no card, seed or token."""
    _TOLD_IN_FULL.add(kind)


def traceback_line(error: BaseException) -> str:
    """An error in one line: its type, and the last places it came through, the innermost first."""
    frames = traceback.extract_tb(error.__traceback__)[-NEAREST:]
    places = " < ".join(f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return f"{type(error).__name__}{_reason(error)} at {places or 'an unknown place'}"


def _reason(error: BaseException) -> str:
    """The error's own text where that may be told, or else Discord's status and code."""
    if isinstance(error, tuple(_TOLD_IN_FULL)):
        return f" ({error})"
    status, code = getattr(error, "status", None), getattr(error, "code", None)
    if isinstance(status, int) and isinstance(code, int):
        return f" (status {status}, code {code})"
    return ""


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


MAX_SLEEP: Final = 150.0
"""In seconds. A clock that is set, or a machine that slept, is noticed by then."""

SPARE: Final = 64
"""So many moments that mean nothing any more may lie in the heap of however few tables."""


class Alarms:
    """One moment for each table that has something to wait for."""

    def __init__(self, ring: Callable[[TableId], None], now: Callable[[], datetime]) -> None:
        """Ring for a table when its moment has come by this clock, once."""
        self._ring = ring
        self._now = now
        self._heap: list[tuple[datetime, TableId]] = []
        self._moments: dict[TableId, datetime] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._held = False
        self._looked: datetime | None = None

    def __len__(self) -> int:
        """How many tables wait."""
        return len(self._moments)

    def set(self, table_id: TableId, at: datetime) -> None:
        """Ring for a table then, and not when it was said before."""
        if self._moments.get(table_id) == at:
            return
        self._moments[table_id] = at
        heappush(self._heap, (at, table_id))
        if len(self._heap) > 2 * len(self._moments) + SPARE:
            self._heap = [(moment, one) for one, moment in self._moments.items()]
            heapify(self._heap)
        if self._heap[0] == (at, table_id):
            self._sleep()

    def drop(self, table_id: TableId) -> None:
        """Ring for a table no more."""
        self._moments.pop(table_id, None)

    def hold(self) -> None:
        """Ring for nobody until all are rung for."""
        self._held = True
        self._stop()

    def ring_all(self) -> None:
        """Ring for every table that waits, now."""
        self._held = False
        waiting = list(self._moments)
        self.close()
        for table_id in waiting:
            self._ring(table_id)

    def close(self) -> None:
        """Ring no more for those who wait now."""
        self._stop()
        self._heap.clear()
        self._moments.clear()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _sleep(self) -> None:
        """Sleep until the next moment, in place of any sleep before."""
        self._stop()
        if self._heap and not self._held:
            self._looked = self._now()
            seconds = (self._heap[0][0] - self._looked).total_seconds()
            seconds = min(max(seconds, 0.0), MAX_SLEEP)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._wake_up)

    def _wake_up(self) -> None:
        now = self._now()
        if self._looked is not None and now < self._looked:
            self.ring_all()
            return
        while self._heap and self._heap[0][0] <= now:
            at, table_id = heappop(self._heap)
            if self._moments.get(table_id) == at:
                del self._moments[table_id]
                self._ring(table_id)
        self._sleep()


class PeriodicTask:
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
