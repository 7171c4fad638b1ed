"""Kills the bot hundreds of times, game after game: ``python -m tests.wire --kills 300 --seed 1``."""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from pathlib import Path
from typing import Final

from tests.wire.house import house
from tests.wire.killing import POSITION, check, kill_a_bot, play_while

KILLS_A_GAME: Final = 10

logger = logging.getLogger("tests.wire")


def main() -> None:
    """Kill as often as is asked for; stop where something is not as it has to be, and keep what the bot wrote."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next has the next")
    given = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(message)s")
    for seed in range(given.seed, given.seed + given.kills // KILLS_A_GAME):
        folder = Path(tempfile.mkdtemp(prefix="tockbot-kills-"))
        logger.info("game %d, in %s", seed, folder)
        asyncio.run(_game(folder, seed))


async def _game(folder: Path, seed: int) -> None:
    async with house(folder / "t.sqlite3", folder, POSITION) as here:
        await play_while(here, [kill_a_bot] * KILLS_A_GAME, seed)
        await check(here)


if __name__ == "__main__":
    main()
