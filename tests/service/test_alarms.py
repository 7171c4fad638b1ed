"""Tests that one timer rings for each table at its time, once, however often that changed."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from random import Random

from tests.service.simulated import SimulatedTime, now, simulated
from tockbot.service.tasks import MAX_SLEEP, SPARE, Alarms
from tockbot.tables import TableId

Rung = list[tuple[int, float]]


def alarms(rung: Rung) -> Alarms:
    """Alarms that record when they ring for which table."""
    return Alarms(lambda table_id: rung.append((table_id, asyncio.get_running_loop().time())), now)


def after(seconds: float) -> datetime:
    """Return a time after the beginning of the test."""
    return now() + timedelta(seconds=seconds - asyncio.get_running_loop().time())


def test_alarm_rings_once_for_each_table_at_its_time() -> None:
    rung: Rung = []

    async def wait() -> None:
        made = alarms(rung)
        for table_id, seconds in ((1, 500), (2, 3), (3, 86400), (4, 3)):
            made.set(TableId(table_id), after(seconds))
        await asyncio.sleep(100_000)

    simulated(wait())
    assert rung == [(2, 3), (4, 3), (1, 500), (3, 86400)]


def test_new_alarm_replaces_the_old_one() -> None:
    rung: Rung = []

    async def wait() -> None:
        made = alarms(rung)
        for table_id, seconds in ((1, 10), (1, 20), (2, 10), (2, 5), (3, 10), (3, 10)):
            made.set(TableId(table_id), after(seconds))
        made.drop(TableId(3))
        made.drop(TableId(4))
        await asyncio.sleep(100)
        assert len(made) == 0

    simulated(wait())
    assert rung == [(2, 5), (1, 20)]


def test_cancelled_alarms_do_not_accumulate() -> None:
    async def wait() -> None:
        made, rng = alarms([]), Random(1)
        for _ in range(10_000):
            made.set(TableId(rng.randrange(10)), after(1000 + rng.random()))
        assert len(made) == 10
        assert len(made._heap) <= 2 * 10 + SPARE + 1  # noqa: SLF001 - that it does not grow is what is tested

    simulated(wait())


def test_held_alarms_ring_for_all_at_the_end() -> None:
    rung: Rung = []

    async def wait() -> None:
        made = alarms(rung)
        made.set(TableId(1), after(10))
        made.hold()
        made.set(TableId(2), after(5))
        await asyncio.sleep(100)
        assert rung == []
        made.ring_all()
        made.set(TableId(3), after(150))
        await asyncio.sleep(100)

    simulated(wait())
    assert rung == [(1, 100), (2, 100), (3, 150)]


def test_clock_moved_forward_is_noticed_within_the_longest_sleep() -> None:
    rung: Rung = []
    ahead = timedelta()

    async def wait() -> None:
        nonlocal ahead
        made = Alarms(
            lambda table_id: rung.append((table_id, asyncio.get_running_loop().time())), lambda: now() + ahead
        )
        made.set(TableId(1), after(86400))
        ahead = timedelta(days=1)
        await asyncio.sleep(MAX_SLEEP + 1)

    simulated(wait())
    assert rung == [(1, MAX_SLEEP)]


def test_clock_moved_back_is_noticed_within_the_longest_sleep() -> None:
    rung: Rung = []
    ahead = timedelta()

    async def wait() -> None:
        nonlocal ahead
        made = Alarms(
            lambda table_id: rung.append((table_id, asyncio.get_running_loop().time())), lambda: now() + ahead
        )
        made.set(TableId(1), after(1000))
        made.set(TableId(2), after(9000))
        ahead = -timedelta(days=1)
        await asyncio.sleep(MAX_SLEEP + 1)

    simulated(wait())
    assert rung == [(1, MAX_SLEEP), (2, MAX_SLEEP)]


def test_simulated_loop_passes_time_at_once() -> None:
    async def sleep() -> float:
        await asyncio.sleep(1e6)
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimulatedTime)
        return loop.time()

    assert simulated(sleep()) == 1e6
