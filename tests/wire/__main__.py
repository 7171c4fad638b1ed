"""Kills the bot hundreds of times, game after game: ``python -m tests.wire --kills 300 --seed 1``.

``--processes 3`` lets several share the work at a PostgreSQL, any of which is killed, and now and then the server too.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from pathlib import Path
from random import Random
from typing import Final

from tests.storage.places import Server
from tests.wire.house import House, house
from tests.wire.killing import POSITION, Kill, check, kill_a_bot, play_while

KILLS_A_GAME: Final = 10

logger = logging.getLogger("tests.wire")


def main() -> None:
    """Kill as often as is asked for; stop where something is not as it has to be, and keep what the bot wrote."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next has the next")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    logging.basicConfig(format="%(message)s")
    logger.setLevel(logging.INFO)
    server = Server() if given.processes > 1 else None
    for seed in range(given.seed, given.seed + given.kills // KILLS_A_GAME):
        folder = Path(tempfile.mkdtemp(prefix="tockbot-kills-"))
        logger.info("game %d, in %s", seed, folder)
        asyncio.run(_in_a_file(folder, seed) if server is None else _at_a_server(server, given.processes, folder, seed))
    if server is not None:
        server.close()


async def _in_a_file(folder: Path, seed: int) -> None:
    async with house(folder / "t.sqlite3", folder, POSITION) as here:
        await play_while(here, [kill_a_bot] * KILLS_A_GAME, seed)
        await check(here)


async def _at_a_server(server: Server, processes: int, folder: Path, seed: int) -> None:
    async def kill_the_server(_here: House, _luck: Random) -> None:
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    kills: list[Kill] = [kill_a_bot, kill_a_bot, kill_a_bot, kill_a_bot, kill_the_server] * (KILLS_A_GAME // 5)
    async with house(server.new_database(), folder, POSITION, processes=processes, shards=processes) as here:
        await play_while(here, kills, seed)
        await check(here)


if __name__ == "__main__":
    main()
