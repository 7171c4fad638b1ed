"""Kills the bot hundreds of times, game after game: ``python -m tests.wire --kills 300 --seed 1``.

With ``--processes 3`` several processes share the work at a PostgreSQL. Any of them is killed and, now and then, the
server too. With ``--pooler transaction`` there is a PgBouncer in front of each of three servers, of which one follows
another; the follower is promoted twice during the games, after the first is killed for good.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
from functools import partial
from math import ceil
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from tests.storage.clusters import Cluster
from tests.storage.places import Server
from tests.storage.poolers import SESSION, TRANSACTION, Failover
from tests.wire.killing import LONGER, Kill, check, kill_a_bot, play_while
from tests.wire.server import House, house
from tockbot.storage import DatabaseLocation

KILLS_A_GAME: Final = 25

logger = logging.getLogger("tests.wire")


def main() -> int:
    """Kill as often as asked. If a check fails, play the next game, and return 1 in the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next has the next")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--citus", action="store_true", help="on a Citus, one of whose workers is killed now and then")
    parser.add_argument("--pooler", choices=[SESSION, TRANSACTION], help="the mode of PgBouncer, where one is to be")
    parser.add_argument("--in-channel", action="store_true", help="everybody plays in the channel")
    given = parser.parse_args()
    logging.basicConfig(format="%(message)s")
    logger.setLevel(logging.INFO)
    server: Server | Failover | Cluster | None = None
    if given.pooler:
        server = Failover(given.pooler)
    elif given.citus:
        server = Cluster()
    elif given.processes > 1:
        server = Server()
    try:
        return _play(given, server)
    finally:
        if server is not None:
            server.close()


def _play(given: argparse.Namespace, server: Server | Failover | Cluster | None) -> int:
    """Play the games one after another, at a database server if given; return 1 if one of them failed."""
    games, failed = ceil(given.kills / KILLS_A_GAME), 0
    for number in range(games):
        folder, began, seed = Path(tempfile.mkdtemp(prefix="tockbot-kills-")), monotonic(), given.seed + number
        logger.info("game %d, in %s", seed, folder)
        place = folder / "t.sqlite3" if server is None else server.new_database()
        kills = _kills(server, min(KILLS_A_GAME, given.kills - KILLS_A_GAME * number))
        if isinstance(server, Failover) and number in {games // 3, 2 * games // 3}:
            kills[len(kills) // 2] = partial(_promote, server)
        try:
            asyncio.run(_play_one(given, place, folder, seed, kills))
        except Exception:
            failed += 1
            logger.exception("game %d failed", seed)
        logger.info("game %d ended after %.0f s", seed, monotonic() - began)
    logger.info("%d kills in %d games, of which %d failed", given.kills, games, failed)
    return bool(failed)


async def _play_one(
    given: argparse.Namespace, place: DatabaseLocation, folder: Path, seed: int, kills: list[Kill]
) -> None:
    people, processes = range(4 if given.in_channel else 0), given.processes
    async with house(place, folder, LONGER, processes=processes, shards=processes, in_channel=people) as here:
        await play_while(here, kills, seed)
        await check(here)


def _kills(server: Server | Failover | Cluster | None, times: int) -> list[Kill]:
    """Return this many kills; one in five is of the database server, if given."""
    at_server: Kill = kill_a_bot if server is None else partial(_kill_the_server, server)
    return [kill_a_bot if number % 5 else at_server for number in range(1, times + 1)]


async def _kill_the_server(server: Server | Failover | Cluster, _here: House, luck: Random) -> None:
    mortal = luck.choice(server.workers) if isinstance(server, Cluster) else server
    await asyncio.to_thread(mortal.kill)
    await asyncio.to_thread(mortal.start)


async def _promote(server: Failover, _here: House, _luck: Random) -> None:
    await asyncio.to_thread(server.promote)
    logger.info("a standby was promoted")


if __name__ == "__main__":
    sys.exit(main())
