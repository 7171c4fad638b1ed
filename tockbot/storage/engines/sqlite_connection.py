"""A connection to a SQLite file, with a thread of its own on which several statements can be run in one go.

Each way to that thread and back takes a turn of the event loop, and a busy bot's loop comes round late. So what is
known beforehand is carried there once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import aiosqlite

from tockbot.storage.engines.engine import Row, Value

T = TypeVar("T")


class SqliteConnection(aiosqlite.Connection):
    """A connection. Make one with :meth:`open`, and close it."""

    @classmethod
    async def open(cls, address: str, busy_seconds: float) -> SqliteConnection:
        """Connect to a file by its URI, and wait so long for another program that writes to it.

        Raises:
            sqlite3.Error: it cannot be opened.
        """
        connect = partial(sqlite3.connect, address, uri=True, isolation_level=None, timeout=busy_seconds)
        connection = cls(connect, iter_chunk_size=64)
        _ = await connection  # which is to be awaited once, and gives itself
        return connection

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do some work on the connection's thread.

        Raises:
            sqlite3.Error: whatever the work raises, or the connection is closed.
        """
        if self._connection is None:
            raise sqlite3.ProgrammingError("it is closed")
        done: T = await self._execute(work, self._connection)
        return done

    async def fetched(self, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """The rows that a statement gives.

        Raises:
            sqlite3.Error: it cannot be run.
        """
        return await self.run(lambda connection: fetched(connection, sql, values))


def fetched(connection: sqlite3.Connection, sql: str, values: Sequence[Value] = ()) -> list[Row]:
    """The rows that a statement gives.

    Raises:
        sqlite3.Error: it cannot be run.
    """
    return connection.execute(sql, named(values)).fetchall()


def named(values: Sequence[Value]) -> dict[str, Value]:
    """Parameters by their names: the first is ``$1``."""
    return {str(number): value for number, value in enumerate(values, 1)}
