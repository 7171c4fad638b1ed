"""Operators update processes one by one, or change the number of shards, while people play."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from loopback import Person
from tests.wire.killing import POSITION
from tests.wire.player import shown
from tests.wire.server import UNHURRIED, House, house
from tockbot.storage import StoredShards, open_database

EVERY = 0.1
"""Seconds between two presses."""

TWICE = "POST /interactions/{interaction}/{token}/callback", 400
"""Discord's refusal of an interaction that was answered before."""


@asynccontextmanager
async def pressing(here: House) -> AsyncIterator[list[bool]]:
    """Let a person type commands all the time, in the server and by direct message; yield whether each was answered."""
    answered: list[bool] = []
    person = here.people[0]

    async def ask(asking: Person) -> None:
        channels = here.channel, asking.dm
        while True:
            for channel in channels:
                done = await asking.type_command(channel, "tock help")
                answered.append(await shown(done, UNHURRIED))
            await asyncio.sleep(EVERY)

    task = asyncio.create_task(ask(person))
    try:
        yield answered
        assert not task.done(), task.exception()
    finally:
        task.cancel()


async def until(is_so: Callable[[], bool], here: House) -> None:
    """Wait for a condition, and check that events of the server and of direct messages are received all the time."""
    gateway = here.loopback.gateway

    def is_so_and_nobody_is_deaf() -> bool:
        assert gateway.reaches(here.channel.guild)
        assert gateway.reaches(None)
        return is_so()

    await here.loopback.until(is_so_and_nobody_is_deaf)


@pytest.mark.long
async def test_rolling_update_loses_no_press(address: str, tmp_path: Path) -> None:
    async with house(address, tmp_path, POSITION, shards=2) as here:
        gateway = here.loopback.gateway
        await here.until_shared(1)
        await here.loopback.until(lambda: len(gateway.connected()) == 2)
        before = gateway.identified
        async with pressing(here) as answered:
            await here.start_bot()
            await until(lambda: gateway.identified == before + 1, here)
            old = here.bots.pop(0)
            old.ask_to_stop()
            await until(lambda: not old.is_running, here)
            count = len(answered)
            await until(lambda: len(answered) > count + 2, here)
        assert all(answered)
        assert not here.loopback.requests[TWICE], "what both are told of one does"
        assert gateway.identified == before + 2
        await here.until_shared(1)
        await here.quiet()
        assert len(here.boards()) == 1


@pytest.mark.long
async def test_redivided_shards_keep_all_events(address: str, tmp_path: Path) -> None:
    async with house(address, tmp_path, POSITION, processes=2, shards=2) as here:
        gateway = here.loopback.gateway
        gateway.queues = 5
        await here.until_shared(2)
        await here.loopback.until(lambda: len(gateway.connected()) == 2)
        async with pressing(here) as answered:
            opened = await open_database(address)
            assert await StoredShards(opened).divide(5) == 2
            await opened.close()
            await until(lambda: {one.shard[1] for one in gateway.connected()} == {5}, here)
            count = len(answered)
            await until(lambda: len(answered) > count + 2, here)
        assert all(answered)
        assert not here.loopback.requests[TWICE]
        assert len(gateway.connected()) == 5
        await here.until_shared(2)
        await here.quiet()
        assert len(here.boards()) == 1
