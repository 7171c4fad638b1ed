from __future__ import annotations

import asyncio

import pytest

from tockbot.bot.cache import BoundedCache


class Work:
    """Work that counts how often it is done, waits until it may finish, and can fail."""

    def __init__(self) -> None:
        self.done = 0
        self.go = asyncio.Event()
        self.fails = False

    async def __call__(self) -> int:
        self.done += 1
        await self.go.wait()
        if self.fails:
            raise LookupError
        return self.done


async def test_simultaneous_callers_share_one_computation() -> None:
    remembered, work = BoundedCache[str, int](3), Work()
    asked = [asyncio.create_task(remembered.get("a", work)) for _ in range(12)]
    await asyncio.sleep(0)
    assert not remembered.has("a")
    work.go.set()
    assert await asyncio.gather(*asked) == [1] * 12
    assert remembered.has("a")
    assert await remembered.get("a", work) == 1


async def test_others_get_the_value_when_the_first_caller_leaves() -> None:
    remembered, work = BoundedCache[str, int](3), Work()
    first, second = (asyncio.create_task(remembered.get("a", work)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    work.go.set()
    assert await second == 1


async def test_failed_computation_is_repeated() -> None:
    remembered, work = BoundedCache[str, int](3), Work()
    work.go.set()
    work.fails = True
    with pytest.raises(LookupError):
        await remembered.get("a", work)
    await asyncio.sleep(0)
    work.fails = False
    assert await remembered.get("a", work) == 2


async def test_cache_keeps_a_limited_number_of_recent_values() -> None:
    remembered, work = BoundedCache[int, int](3), Work()
    work.go.set()
    for key in (0, 1, 2, 0, 3):
        await remembered.get(key, work)
    assert [remembered.has(key) for key in range(4)] == [True, False, True, True]
    for key in range(1000):
        await remembered.get(key, work)
    assert len(remembered) == 3


async def test_old_or_changed_value_is_computed_again() -> None:
    now, work = [0.0], Work()
    work.go.set()
    remembered = BoundedCache[str, int](3, 2.0, lambda: now[0])
    assert await remembered.get("a", work) == 1
    now[0] = 2.0
    assert await remembered.get("a", work) == 1
    now[0] = 2.1
    assert await remembered.get("a", work) == 2
    with remembered.changing("a"):
        # This value is read before the change: it must not be cached after it.
        assert await remembered.get("a", work) == 2
    assert await remembered.get("a", work) == 3
