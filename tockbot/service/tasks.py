"""Background tasks: work for single tables, alarms, and periodic work. Also formats errors for the log.

- `TableTasks`: at most one task works for a table. A wake-up while it works makes it run again. Failed work is
  tried again after a pause that depends on how long it has been failing, however often it was woken. Nothing is kept
  for a table without work.
- `Alarms`: one timer for all tables. Their times lie in a heap. A new time for a table leaves the old one in the heap,
  where it is ignored; once most of the heap is ignored, it is rebuilt. So a thousand tables cost one timer and a heap
  of a thousand pairs, without polling. If the clock was set back, all alarms ring, because they may be far off now.
- `PeriodicTask`: repeats one thing in the background.
- `traceback_line`: describes an error by its type and place. Its text may name a card, so it is left out, except for
  kinds of errors that are known to be harmless (`log_in_full`), and the status and code of Discord's errors.
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

_LOGGED_IN_FULL: Final[set[type[BaseException]]] = set()


def log_in_full(kind: type[BaseException]) -> None:
    """Include the text of errors of this kind in the log, because it contains no card, seed or token."""
    _LOGGED_IN_FULL.add(kind)


def traceback_line(error: BaseException) -> str:
    """Return an error in one line: its type, and the last places it passed through, innermost first."""
    frames = traceback.extract_tb(error.__traceback__)[-NEAREST:]
    places = " < ".join(f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames))
    return f"{type(error).__name__}{_reason(error)} at {places or 'an unknown place'}"


def _reason(error: BaseException) -> str:
    """Return the error's text if that is allowed, or else Discord's status and code."""
    if isinstance(error, tuple(_LOGGED_IN_FULL)):
        return f" ({error})"
    status, code = getattr(error, "status", None), getattr(error, "code", None)
    if isinstance(status, int) and isinstance(code, int):
        return f" (status {status}, code {code})"
    return ""


logger = logging.getLogger(__name__)

PART: Final = 1 / 12
"""Length of a pause, as a fraction of the time something has been away: after a minute's absence, its return is noticed
within five seconds."""


class Outcome(Enum):
    """Result of a piece of work."""

    DONE = auto()
    AWAY = auto()
    """Something that the work needs is away and may return at any moment."""
    FAILED = auto()
    """The work failed; a later attempt may succeed."""


@dataclass(frozen=True, slots=True)
class Backoff:
    """Pauses before failed work is tried again.

    Attributes:
        first: seconds after the first failure; later pauses are as long as the failure has lasted, so they double.
        longest: maximum pause in seconds.
        soon: minimum pause in seconds while something that the work needs is away.
    """

    first: float
    longest: float
    soon: float = 1.0

    def seconds(self, outcome: Outcome, lasting: float) -> float:
        """Return the pause in seconds after this outcome of work that has been failing for ``lasting`` seconds."""
        pause = max(self.soon, PART * lasting) if outcome is Outcome.AWAY else max(self.first, lasting)
        return min(pause, self.longest)


@dataclass(slots=True)
class _Pending:
    """Pending work for a table.

    Attributes:
        woken: the work is to run, or to run again.
        since: time of the first failure since it last succeeded.
        task: the running work.
        retry: timer of the next attempt.
        logged: the last failure that was logged.
    """

    woken: bool = True
    since: float | None = None
    task: asyncio.Task[None] | None = None
    retry: asyncio.TimerHandle | None = None
    logged: str = ""


class TableTasks:
    """One kind of background work for every table that needs it."""

    def __init__(self, name: str, work: Callable[[TableId], Awaitable[Outcome]], backoff: Backoff) -> None:
        """Do this work for a table whenever it is woken; retry it if it fails."""
        self._name = name
        self._work = work
        self._backoff = backoff
        self._pending: dict[TableId, _Pending] = {}
        self._is_closed = False

    def wake(self, table_id: TableId) -> None:
        """Have the work for a table done soon, unless this is closed."""
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
        """Tables for which work runs or waits for a retry."""
        return frozenset(self._pending)

    async def close(self) -> None:
        """Stop all work for good; work that is cancelled may still announce what it saved, and so wake its table."""
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
        except Exception as error:  # noqa: BLE001 - a failure at one table must not stop the others
            line = traceback_line(error)
            if line != pending.logged:
                logger.error("%s table %d failed: %s", self._name, table_id, line)  # noqa: TRY400 - tracebacks may hold cards
            pending.logged = line
            return Outcome.FAILED


MAX_SLEEP: Final = 150.0
"""Maximum sleep in seconds, so that a changed clock or a suspended machine is noticed."""

SPARE: Final = 64
"""Number of ignored entries that the heap may contain however few tables wait."""


class Alarms:
    """One alarm for each table that has something to wait for."""

    def __init__(self, ring: Callable[[TableId], None], now: Callable[[], datetime]) -> None:
        """Call ``ring`` once for a table when its time has come by this clock."""
        self._ring = ring
        self._now = now
        self._heap: list[tuple[datetime, TableId]] = []
        self._moments: dict[TableId, datetime] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._held = False
        self._looked: datetime | None = None

    def __len__(self) -> int:
        """Return the number of waiting tables."""
        return len(self._moments)

    def set(self, table_id: TableId, at: datetime) -> None:
        """Set the alarm of a table, replacing an earlier one."""
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
        """Remove the alarm of a table."""
        self._moments.pop(table_id, None)

    def hold(self) -> None:
        """Ring for no table until `ring_all`."""
        self._held = True
        self._stop()

    def ring_all(self) -> None:
        """Ring for every waiting table now."""
        self._held = False
        waiting = list(self._moments)
        self.close()
        for table_id in waiting:
            self._ring(table_id)

    def close(self) -> None:
        """Remove all alarms."""
        self._stop()
        self._heap.clear()
        self._moments.clear()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _sleep(self) -> None:
        """Sleep until the next alarm, replacing any earlier timer."""
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
    """Does one thing repeatedly, never twice at once. A failure is logged, and the next time comes as usual."""

    def __init__(
        self, name: str, do: Callable[[], Awaitable[object]], every: timedelta, level: int = logging.WARNING
    ) -> None:
        """Call ``do`` regularly.

        Args:
            name: what is done, for the log: "deleting old games".
            do: does it once; an exception ends only this time.
            every: pause after each time.
            level: log level of a failure.
        """
        self._name = name
        self._do = do
        self._every = every.total_seconds()
        self._level = level
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._soon = False
        self._is_closed = False

    def start(self) -> None:
        """Do it at once, and from then on regularly."""
        self._begin(self._do_for_ever())

    def soon(self) -> None:
        """Do it as soon as possible, unless this is closed; several calls before it begins count as one."""
        if not self._soon and not self._is_closed:
            self._soon = True
            self._begin(self._try())

    async def close(self) -> None:
        """Stop for good, even in the middle of it."""
        self._is_closed = True
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
            # Calls of soon() from here on may come too late for this time.
            self._soon = False
            try:
                await self._do()
            except Exception as error:  # noqa: BLE001 - it is tried again
                logger.log(self._level, "%s failed: %s", self._name, traceback_line(error))
