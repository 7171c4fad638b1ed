"""Kills the bot hundreds of times, game after game: ``python -m tests.wire --kills 300 --seed 1``.

With ``--processes 3`` several processes share the work at a PostgreSQL. Any of them is killed and, now and then, the
server too. With ``--pooler transaction`` there is a PgBouncer in front of each of three servers, of which one follows
another; the follower is promoted twice during the games, after the first is killed for good.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from pathlib import Path
from random import Random
from typing import Final

from tests.storage.clusters import Cluster
from tests.storage.places import Server
from tests.storage.poolers import SESSION, TRANSACTION, Failover
from tests.wire.killing import POSITION, Kill, check, kill_a_bot, play_while
from tests.wire.server import House, house

KILLS_A_GAME: Final = 10

logger = logging.getLogger("tests.wire")


def main() -> None:
    """Kill as often as asked. Stop and keep the bot's output if a check fails."""
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
        _play(given, server)
    finally:
        if server is not None:
            server.close()


def _play(given: argparse.Namespace, server: Server | Failover | Cluster | None) -> None:
    """Play the games one after another, at a database server if given."""
    games = max(1, given.kills // KILLS_A_GAME)
    for seed in range(given.seed, given.seed + games):
        folder = Path(tempfile.mkdtemp(prefix="tockbot-kills-"))
        logger.info("game %d, in %s", seed, folder)
        people = range(4 if given.in_channel else 0)
        if server is None:
            asyncio.run(_in_a_file(folder, seed, people))
        else:
            promotes = isinstance(server, Failover) and seed - given.seed in {games // 3, 2 * games // 3}
            asyncio.run(_at_a_server(server, given.processes, folder, seed, people, promotes=promotes))


async def _in_a_file(folder: Path, seed: int, in_channel: range) -> None:
    async with house(folder / "t.sqlite3", folder, POSITION, in_channel=in_channel) as here:
        await play_while(here, [kill_a_bot] * KILLS_A_GAME, seed)
        await check(here)


async def _at_a_server(  # noqa: PLR0913 - the command's options
    server: Server | Failover | Cluster, processes: int, folder: Path, seed: int, in_channel: range, *, promotes: bool
) -> None:
    async def kill_the_server(_here: House, luck: Random) -> None:
        mortal = luck.choice(server.workers) if isinstance(server, Cluster) else server
        await asyncio.to_thread(mortal.kill)
        await asyncio.to_thread(mortal.start)

    async def promote(_here: House, _luck: Random) -> None:
        assert isinstance(server, Failover)
        await asyncio.to_thread(server.promote)
        logger.info("a standby was promoted")

    kills: list[Kill] = [kill_a_bot, kill_a_bot, kill_a_bot, kill_a_bot, kill_the_server] * (KILLS_A_GAME // 5)
    if promotes:
        kills[KILLS_A_GAME // 2] = promote
    place = server.new_database()
    async with house(place, folder, POSITION, processes=processes, shards=processes, in_channel=in_channel) as here:
        await play_while(here, kills, seed)
        await check(here)


if __name__ == "__main__":
    main()
