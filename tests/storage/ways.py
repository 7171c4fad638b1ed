"""Counts the ways to a PostgreSQL: how often a program asks and waits for the answer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

SOCKET: Final = ".s.PGSQL.5432"

ASKS: Final = (b"Q", b"S")
"""The letters of what ends a question: a query in one piece, and a sync behind one in several."""

LENGTH: Final = 4
"""So many bytes say how long a message is. Before them stands its letter, but for the first of a connection."""


@dataclass
class Ways:
    """Stands between a program and a server.

    Attributes:
        address: where the program finds the server.
        sockets: the folder in which the server listens.
        count: how often the program asked.
        begun: how many connections there were.
        ended: counts those that have ended.
    """

    address: str
    sockets: Path
    count: int = 0
    begun: int = 0
    ended: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry what one connection says, both ways."""
        self.begun += 1
        there, back = await asyncio.open_unix_connection(self.sockets / SOCKET)

        async def answer() -> None:
            while data := await there.read(1 << 16):
                writer.write(data)

        answering, letter = asyncio.create_task(answer()), 0
        try:
            while True:
                head = await reader.readexactly(letter + LENGTH)
                body = await reader.readexactly(int.from_bytes(head[letter:], "big") - LENGTH)
                self.count += bool(letter) and head[:1] in ASKS
                back.write(head + body)
                letter = 1
        except (asyncio.IncompleteReadError, ConnectionError):
            answering.cancel()
        for one in (back, writer):
            one.close()
            with contextlib.suppress(ConnectionError):
                await one.wait_closed()
        self.ended.release()


@asynccontextmanager
async def counted(address: str, folder: Path) -> AsyncIterator[Ways]:
    """The ways to the server at an address, found in another folder."""
    ways = Ways(f"postgresql://postgres@{urlsplit(address).path}?host={folder}", Path(address.partition("?host=")[2]))
    server = await asyncio.start_unix_server(ways.carry, folder / SOCKET)
    try:
        yield ways
    finally:
        server.close()
        for _ in range(ways.begun):
            await ways.ended.acquire()
