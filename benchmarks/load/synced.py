"""How often a database had to hold something even if its machine stopped, as the bots themselves tell."""

from __future__ import annotations

import re
import socket
from collections.abc import Collection
from typing import Final

import aiohttp

SYNCED: Final = re.compile(r"^tockbot_database_synced_total ([\d.e+]+)$", re.MULTILINE)


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


async def synced(ports: Collection[int]) -> float:
    """By the metrics of all bots, which they tell at these ports."""
    count = 0.0
    async with aiohttp.ClientSession() as session:
        for port in ports:
            async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
                found = SYNCED.search(await answer.text())
                count += 0.0 if found is None else float(found[1])
    return count
