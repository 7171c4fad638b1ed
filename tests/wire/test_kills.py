"""The bot is killed at random moments of a game: nothing is lost, nothing is done twice, nothing is left behind."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.storage.places import Server
from tests.wire.killing import LONGER, POSITION, Kill, check, kill_a_bot, play_while
from tests.wire.server import House, house


@pytest.fixture(scope="module")
def mortal() -> Iterator[Server]:
    """Start a PostgreSQL that can be killed."""
    started = Server()
    yield started
    started.close()


async def test_a_game_in_a_file_survives_kills(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, POSITION) as here:
        await play_while(here, [kill_a_bot] * 2, seed=1)
        assert here.starts == 3
        assert here.promised
        await check(here)


@pytest.mark.parametrize("times", [1, pytest.param(3, marks=pytest.mark.long)])
async def test_game_survives_kills_of_bot_and_server(mortal: Server, tmp_path: Path, times: int) -> None:
    async def kill_the_server(_here: House, _luck: Random) -> None:
        await asyncio.to_thread(mortal.kill)
        await asyncio.to_thread(mortal.start)

    kills: list[Kill] = [kill_a_bot, kill_the_server] * times
    position = POSITION if times == 1 else LONGER
    async with house(mortal.new_database(), tmp_path, position, processes=2, shards=2) as here:
        await play_while(here, kills, seed=2)
        assert here.starts == 2 + times
        await check(here)
