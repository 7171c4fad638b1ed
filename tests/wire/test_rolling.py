"""Operators update processes one by one, or change the number of shards, while people play."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from loopback import Person
from loopback.bots import ROOT, Launcher
from tests.wire.killing import POSITION
from tests.wire.player import shown, text_of
from tests.wire.playing import has_played, play_on
from tests.wire.server import UNHURRIED, House, house
from tockbot import __version__
from tockbot.storage import StoredShards, open_database

NEXT = f"{__version__}.post1"
"""Version of the build to which processes are updated."""

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
        assert not here.loopback.requests[TWICE], "only one process handles a shared event"
        assert gateway.identified == before + 2
        await here.until_shared(1)
        await here.quiet()
        assert len(here.boards()) == 1


def another_build(folder: Path) -> Path:
    """Copy this checkout, as the build of a later version."""
    ignored = shutil.ignore_patterns("__pycache__")
    for name in ("tockbot", "loopback"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    shutil.copy(ROOT / "bot.py", folder)
    about = folder / "tockbot" / "__init__.py"
    about.write_text(about.read_text(encoding="utf-8").replace(__version__, NEXT), encoding="utf-8")
    return folder


@pytest.mark.long
async def test_update_between_two_builds_loses_no_play(address: str, tmp_path: Path) -> None:
    async with house(address, tmp_path, POSITION, shards=2) as here:
        await here.until_shared(1)
        players = here.players(1)
        await play_on(here, players, until=has_played(2))
        before = await here.entries()
        newer = here.launcher = Launcher(here.loopback, another_build(tmp_path / "newer"))
        game = asyncio.create_task(play_on(here, players, until=has_played(12)))
        try:
            await here.start_bot()
            await here.until_shared(2)
            old = here.bots.pop(0)
            old.ask_to_stop()
            await old.ended()
            await here.until_shared(1)
            await game
        finally:
            game.cancel()
        assert newer.bots[0].is_running
        assert (await here.entries())[: len(before)] == before
        done = await here.people[0].type_command(here.channel, "tock help")
        assert await shown(done, UNHURRIED)
        assert any(f"tockbot {NEXT}" in text_of(one) for one in here.channel.seen_by(here.people[0].id))
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
