"""Tests background work: one task per table, run again when woken, retried after a failure, and then forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import timedelta
from itertools import pairwise

import pytest

from tests.service.simulated import simulated
from tockbot.service import Backoff, Outcome, PeriodicTask, TableTasks
from tockbot.tables import TableId

ONE, TWO = TableId(1), TableId(2)
SOON = Backoff(first=0.03, longest=0.06)
NEVER = Backoff(first=600.0, longest=600.0)


@dataclass
class Work:
    """Work that waits, fails or raises on request.

    Attributes:
        done: the tables for which it began, with the time.
        fails: number of failures to come.
        failing: the outcome of a failure.
        raises: it fails by raising.
        gate: the event that it waits for.
        under_way: the tables for which it is running.
    """

    done: list[tuple[TableId, float]] = field(default_factory=list)
    fails: int = 0
    failing: Outcome = Outcome.FAILED
    raises: bool = False
    gate: asyncio.Event | None = None
    under_way: list[TableId] = field(default_factory=list)

    async def __call__(self, table_id: TableId) -> Outcome:
        assert table_id not in self.under_way, "two tasks work for one table"
        self.done.append((table_id, asyncio.get_running_loop().time()))
        self.under_way.append(table_id)
        try:
            if self.gate is not None:
                await self.gate.wait()
            await asyncio.sleep(0)
            if self.fails:
                self.fails -= 1
                if self.raises:
                    raise RuntimeError("no such card: As")
                return self.failing
            return Outcome.DONE
        finally:
            self.under_way.remove(table_id)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        async with asyncio.timeout(60):
            while not holds():  # noqa: ASYNC110 - there is no event to wait for
                await asyncio.sleep(0.001)


@asynccontextmanager
async def tasks_of(work: Work, backoff: Backoff = SOON) -> AsyncIterator[TableTasks]:
    tasks = TableTasks("doing", work, backoff)
    try:
        yield tasks
    finally:
        await tasks.close()


def named() -> list[str]:
    """Return the names of the background tasks."""
    return [task.get_name() for task in asyncio.all_tasks() if task.get_name().startswith("doing")]


async def test_woken_work_runs_once_and_leaves_nothing_behind() -> None:
    work = Work()
    async with tasks_of(work) as tasks:
        for table_id in (ONE, TWO):
            tasks.wake(table_id)
        assert sorted(named()) == ["doing table 1", "doing table 2"]
        assert tasks.pending == {ONE, TWO}
        await work.until(lambda: not tasks.pending)
        assert [table_id for table_id, _ in work.done] == [ONE, TWO]
        await asyncio.sleep(0.005)
        assert named() == []


async def test_work_woken_repeatedly_while_running_runs_once_more() -> None:
    work = Work(gate=asyncio.Event())
    async with tasks_of(work) as tasks:
        tasks.wake(ONE)
        await work.until(lambda: bool(work.under_way))
        for _ in range(5):
            tasks.wake(ONE)
        assert named() == ["doing table 1"]
        assert work.gate is not None
        work.gate.set()
        await work.until(lambda: not tasks.pending)
        assert len(work.done) == 2


async def test_work_of_one_table_does_not_wait_for_another() -> None:
    work = Work(gate=asyncio.Event())
    async with tasks_of(work) as tasks:
        tasks.wake(ONE)
        tasks.wake(TWO)
        await work.until(lambda: sorted(work.under_way) == [ONE, TWO])


@pytest.mark.parametrize("raises", [False, True], ids=["refuses", "raises"])
def test_failing_work_is_retried_with_doubled_pauses(
    raises: bool,  # noqa: FBT001 - a parameter of the test
    caplog: pytest.LogCaptureFixture,
) -> None:
    assert waits(4, raises=raises) == [pytest.approx([0.03, 0.03, 0.06, 0.06])]
    assert ("RuntimeError" in caplog.text) == raises
    assert "As" not in caplog.text


def test_failure_after_a_success_waits_the_first_pause() -> None:
    assert waits(3, 1) == [pytest.approx([0.03, 0.03, 0.06]), pytest.approx([0.03])]


def waits(*failures: int, raises: bool = False) -> list[list[float]]:
    """Return the pauses before each retry, if work fails this many times and then succeeds, again and again."""

    async def waited() -> list[list[float]]:
        work, found = Work(raises=raises), []
        async with tasks_of(work) as tasks:
            for work.fails in failures:
                work.done.clear()
                tasks.wake(ONE)
                await work.until(lambda: not tasks.pending)
                found.append([after - before for (_, before), (_, after) in pairwise(work.done)])
        return found

    return simulated(waited())


async def test_wake_ends_the_pause_before_a_retry() -> None:
    work = Work(fails=1)
    async with tasks_of(work, NEVER) as tasks:
        tasks.wake(ONE)
        await work.until(lambda: work.fails == 0 and not work.under_way)
        await asyncio.sleep(0.005)
        assert (len(work.done), tasks.pending) == (1, frozenset({ONE})), "it waits"
        tasks.wake(ONE)
        await work.until(lambda: not tasks.pending)
        assert len(work.done) == 2


def test_closing_stops_running_and_waiting_work() -> None:
    async def close() -> None:
        work = Work(fails=1)
        async with tasks_of(work, NEVER) as tasks:
            tasks.wake(ONE)
            await work.until(lambda: work.fails == 0 and not work.under_way)
            work.gate = asyncio.Event()
            tasks.wake(TWO)
            await work.until(lambda: work.under_way == [TWO])
            await tasks.close()
            assert (named(), tasks.pending, work.under_way) == ([], frozenset(), [])
            before = len(work.done)
            await asyncio.sleep(2 * NEVER.longest)
            assert len(work.done) == before

    simulated(close())


async def test_work_woken_while_closing_is_not_started() -> None:
    """This happens if a turn was saved while the process ends: stopping its task announces the turn."""
    begun: list[TableId] = []
    under_way = asyncio.Event()

    async def work(table_id: TableId) -> Outcome:
        begun.append(table_id)
        under_way.set()
        try:
            await asyncio.sleep(600)
        finally:
            tasks.wake(ONE)
            tasks.wake(TWO)
        return Outcome.DONE

    tasks = TableTasks("doing", work, SOON)
    tasks.wake(ONE)
    await under_way.wait()
    await tasks.close()
    tasks.wake(ONE)
    await asyncio.sleep(0.005)
    assert (begun, named(), tasks.pending) == ([ONE], [], frozenset())


@pytest.mark.parametrize("outage", [5.0, 20.0, 60.0])
def test_unavailable_service_is_found_again_soon(outage: float) -> None:
    async def found_after() -> float:
        loop, found = asyncio.get_running_loop(), 0.0

        async def work(table_id: TableId) -> Outcome:
            nonlocal found
            assert table_id == ONE
            found = loop.time()
            return Outcome.AWAY if found < outage else Outcome.DONE

        tasks = TableTasks("doing", work, Backoff(first=10.0, longest=600.0))
        while loop.time() < outage / 2:
            tasks.wake(ONE)
            await asyncio.sleep(0.3)
        await asyncio.sleep(outage + 60)
        return found - outage

    assert 0 <= simulated(found_after()) <= 5


def test_pause_depends_on_the_duration_of_the_failure() -> None:
    backoff = Backoff(first=30.0, longest=600.0)
    assert [backoff.seconds(Outcome.FAILED, lasting) for lasting in (0, 30, 60, 599, 10**9)] == [30, 30, 60, 599, 600]
    assert [backoff.seconds(Outcome.AWAY, lasting) for lasting in (0, 60, 120, 10**9)] == [1, 5, 10, 600]


async def test_closed_periodic_task_starts_nothing() -> None:
    done: list[None] = []

    async def work() -> None:
        done.append(None)

    task = PeriodicTask("working", work, timedelta(hours=1))
    task.soon()
    await asyncio.sleep(0)
    await task.close()
    task.soon()
    await asyncio.sleep(0)
    assert len(done) == 1
