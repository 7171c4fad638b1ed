"""Counts the round trips to a PostgreSQL, in which a program waits for the answer."""

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
"""Letters of the messages that end a question: a simple query, or the sync after an extended one."""

LENGTH: Final = 4
"""Number of bytes for the length of a message. A letter comes before them, except at the start of a connection."""


@dataclass
class Ways:
    """A proxy between a program and a server.

    Attributes:
        address: the address for the program.
        sockets: the folder of the server's socket.
        count: number of questions that the program asked.
        begun: number of connections opened.
        ended: number of connections that have ended.
    """

    address: str
    sockets: Path
    count: int = 0
    begun: int = 0
    ended: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward the data of one connection in both directions."""
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
    """Return the proxy of the server at an address, which is found in another folder."""
    ways = Ways(f"postgresql://postgres@{urlsplit(address).path}?host={folder}", Path(address.partition("?host=")[2]))
    server = await asyncio.start_unix_server(ways.carry, folder / SOCKET)
    try:
        yield ways
    finally:
        server.close()
        for _ in range(ways.begun):
            await ways.ended.acquire()
