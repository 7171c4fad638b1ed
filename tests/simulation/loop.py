"""Provides an event loop with a simulated clock, and with an order of ready callbacks that a seed decides.

Time passes only when nothing is ready: then it jumps to the next timer. Work for a thread or a process is done here, at
a moment that the seed decides. A process of the bot dies between two callbacks: none of its callbacks runs again, not
even to clean up, as if the machine had lost its power.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, Final, TypeVar

T = TypeVar("T")

PROCESS: Final = ContextVar("PROCESS", default=0)
"""The number of the bot's process in which something runs; 0 for everything that is not the bot."""

WORK_SECONDS: Final = 0.03
"""Maximum number of seconds for work that a thread or another process would do."""

TICK: Final = 1e-6
"""Minimum number of seconds of a delay."""

MAX_STEPS: Final = 200_000
"""Maximum number of callbacks at one moment, to detect an endless loop."""


class StuckError(Exception):
    """The loop has nothing left to do, or time no longer passes."""


class _Task(asyncio.Task[T]):
    """A task that has the same place in a set in every run."""

    def __init__(self, *args: Any, number: int, process: int, **kwargs: Any) -> None:  # noqa: ANN401 - as asyncio has them
        self._number = number
        self.process = process
        super().__init__(*args, **kwargs)

    def __hash__(self) -> int:
        return self._number

    def __eq__(self, other: object) -> bool:
        return self is other


class _Future(asyncio.Future[T]):
    """A future that has the same place in a set in every run."""

    def __init__(self, *, number: int, loop: asyncio.AbstractEventLoop) -> None:
        self._number = number
        super().__init__(loop=loop)

    def __hash__(self) -> int:
        return self._number

    def __eq__(self, other: object) -> bool:
        return self is other


class SimulatedLoop(asyncio.BaseEventLoop):
    """The loop.

    Attributes:
        luck: decides the order of callbacks that are ready, and how long work takes.
        disorder: how often the next callback is any of those that are ready, and not the first, from 0 to 1.
        steps: how many callbacks were run.
        outside: the context of everything that is not the bot.
    """

    _ready: Any
    _scheduled: list[asyncio.TimerHandle]

    def __init__(self, luck: Random, disorder: float) -> None:
        """Begin at second 0."""
        self._seconds = 0.0
        self._numbers = 0
        super().__init__()
        self.luck = luck
        self.disorder = disorder
        self.steps = 0
        self.outside: Context = copy_context()
        self._dead: set[int] = set()
        self._buried: list[asyncio.Handle] = []
        self._steps_at_once = 0
        self._tasks: set[asyncio.Task[Any]] = set()
        self._awaited: list[tuple[int, asyncio.Future[None]]] = []
        self.set_task_factory(self._make_task)

    def time(self) -> float:
        """Return the simulated time in seconds."""
        return self._seconds

    def kill(self, process: int) -> None:
        """Never run a callback of this process of the bot again."""
        self._dead.add(process)

    def is_dead(self, process: int) -> bool:
        """Return whether a process was killed."""
        return process in self._dead

    async def after_steps(self, steps: int) -> None:
        """Wait until this many callbacks were run."""
        waited = self.create_future()
        self._awaited.append((self.steps + steps, waited))
        await waited

    def tasks_of(self, process: int) -> int:
        """Return the number of unfinished tasks of a process."""
        return sum(isinstance(task, _Task) and task.process == process for task in asyncio.all_tasks(self))

    def _next_number(self) -> int:
        self._numbers += 1
        return self._numbers

    def _make_task(self, loop: asyncio.AbstractEventLoop, coro: Any, **kwargs: Any) -> _Task[Any]:  # noqa: ANN401 - as asyncio has them
        context: Context | None = kwargs.get("context")
        process = PROCESS.get() if context is None else context.get(PROCESS, 0)
        return _Task(coro, loop=loop, number=self._next_number(), process=process, **kwargs)

    def create_future(self) -> asyncio.Future[Any]:
        """Make a future."""
        return _Future(number=self._next_number(), loop=self)

    def call_later(  # type: ignore[override]
        self,
        delay: float,
        callback: Callable[..., object],
        *args: Any,  # noqa: ANN401 - as asyncio has them
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Call something later; the clock advances even if a delay is too short for its digits."""
        return super().call_later(max(delay, TICK) if delay > 0 else delay, callback, *args, context=context)

    def run_in_executor(self, executor: object, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]  # noqa: ANN401 - as asyncio has them
        """Do work on this loop, soon."""
        del executor
        future: asyncio.Future[T] = self.create_future()

        def work() -> None:
            if future.done():
                return
            try:
                done = func(*args)
            except Exception as error:  # noqa: BLE001 - its caller gets it
                future.set_exception(error)
            else:
                future.set_result(done)

        self.call_later(self.luck.uniform(0, WORK_SECONDS), work)
        return future

    def outside_task(self, coro: Any) -> asyncio.Task[Any]:  # noqa: ANN401 - any coroutine
        """Start a task that does not belong to the bot, even if the bot starts it."""
        return self.create_task(coro, context=self.outside)

    def begin_outside(self, coro: Any) -> None:  # noqa: ANN401 - any coroutine
        """Start a task that does not belong to the bot, and for which no one waits."""
        task = self.outside_task(coro)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard, context=self.outside)

    def _run_once(self) -> None:
        """Run one callback; asyncio calls this again and again."""
        scheduled, ready = self._scheduled, self._ready
        while scheduled and (scheduled[0].cancelled() or (not ready and self._is_of_dead(scheduled[0]))):
            self._bury(heapq.heappop(scheduled))
        if not ready:
            if not scheduled:
                raise StuckError("nothing will ever happen again")
            if scheduled[0].when() > self._seconds:
                self._seconds = scheduled[0].when()
                self._steps_at_once = 0
        while scheduled and scheduled[0].when() <= self._seconds:
            handle = heapq.heappop(scheduled)
            handle._scheduled = False  # type: ignore[attr-defined]  # noqa: SLF001 - as asyncio does it
            ready.append(handle)
        is_mixed = len(ready) > 1 and self.luck.random() < self.disorder
        place = self.luck.randrange(len(ready)) if is_mixed else 0
        chosen: asyncio.Handle = ready[place]
        del ready[place]
        if chosen.cancelled():
            return
        if self._is_of_dead(chosen):
            self._bury(chosen)
            return
        self.steps += 1
        self._steps_at_once += 1
        for awaited in [one for one in self._awaited if one[0] <= self.steps]:
            self._awaited.remove(awaited)
            awaited[1].set_result(None)
        if self._steps_at_once > MAX_STEPS:
            raise StuckError(f"time stands still at {chosen!r}")
        chosen._run()  # noqa: SLF001 - as asyncio does it

    def _is_of_dead(self, handle: asyncio.Handle) -> bool:
        context: Context = handle._context  # type: ignore[attr-defined]  # noqa: SLF001 - nothing else shows its process
        return bool(self._dead) and context.get(PROCESS, 0) in self._dead

    def _bury(self, handle: asyncio.Handle) -> None:
        """Keep a callback that never runs: deleting it would make Python run its cleanup."""
        if not handle.cancelled():
            self._buried.append(handle)

    def _process_events(self, event_list: object) -> None:
        """Do nothing: there are no sockets."""

    def _write_to_self(self) -> None:
        """Do nothing: no one else can wake the loop."""
