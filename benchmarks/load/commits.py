"""How often a database has written out what it saved, counted from outside the program that saves it."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Final, Protocol

import asyncpg

HEADER: Final = struct.Struct(">IIIIIIII")
"""Of SQLite's write-ahead log: the third number is the size of a page, the fifth and sixth are its salts."""

FRAME: Final = struct.Struct(">IIII")
"""Of one page in it: the second number is not 0 where a transaction ends, the other two are the salts again."""

FRAME_HEADER: Final = 24


class Commits(Protocol):
    """The transactions of a database."""

    async def look(self) -> int:
        """How many there were up to now; to be asked every few seconds."""


class FileCommits:
    """Those of a SQLite database, counted in its write-ahead log while they are written: each is a sync."""

    def __init__(self, database: Path) -> None:
        """Count those of this file."""
        self._log = database.with_name(f"{database.name}-wal")
        self._salts = (0, 0)
        self._read = HEADER.size
        self._count = 0

    async def look(self) -> int:
        """See :class:`Commits`."""
        self._look()
        return self._count

    def _look(self) -> None:
        try:
            with self._log.open("rb") as log:
                _, _, page, _, *salts, _, _ = HEADER.unpack(log.read(HEADER.size))
                if tuple(salts) != self._salts:
                    # It is written from the beginning again.
                    self._salts, self._read = (salts[0], salts[1]), HEADER.size
                while True:
                    log.seek(self._read)
                    frame = log.read(FRAME.size)
                    if len(frame) < FRAME.size:
                        return
                    _, ends, *frame_salts = FRAME.unpack(frame)
                    if tuple(frame_salts) != self._salts:
                        return
                    self._count += bool(ends)
                    self._read += FRAME_HEADER + page
        except (FileNotFoundError, struct.error):
            return


class ServerCommits:
    """Those of a PostgreSQL server, counted by how often it has written its log: it may write several at once."""

    def __init__(self, address: str) -> None:
        """Count those of the server at this address."""
        self._address = address

    async def look(self) -> int:
        """See :class:`Commits`."""
        connection = await asyncpg.connect(self._address)
        try:
            return int(await connection.fetchval("SELECT sum(writes) FROM pg_stat_io WHERE object = 'wal'") or 0)
        finally:
            await connection.close()
