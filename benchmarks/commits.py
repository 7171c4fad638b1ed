"""How often a database has synced what it saved, counted from outside the program that writes it."""

from __future__ import annotations

import asyncio
import struct
from pathlib import Path
from typing import Final

HEADER: Final = struct.Struct(">IIIIIIII")
"""Of SQLite's write-ahead log: the third number is the size of a page, the fifth and sixth are its salts."""

FRAME: Final = struct.Struct(">IIII")
"""Of one page in it: the second number is not 0 where a transaction ends, the other two are the salts again."""

FRAME_HEADER: Final = 24
LOOK_SECONDS: Final = 0.2


class Commits:
    """The transactions of a SQLite database, counted in its write-ahead log while they are written.

    Attributes:
        count: how many were synced since the beginning.
    """

    def __init__(self, database: Path) -> None:
        """Count those of this file."""
        self._log = database.with_name(f"{database.name}-wal")
        self._salts = (0, 0)
        self._read = HEADER.size
        self.count = 0

    async def watch(self) -> None:
        """Count until cancelled."""
        while True:
            self.look()
            await asyncio.sleep(LOOK_SECONDS)

    def look(self) -> None:
        """Count what was written since the last look."""
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
                    self.count += bool(ends)
                    self._read += FRAME_HEADER + page
        except (FileNotFoundError, struct.error):
            return
