"""One SQLite file: opened, checked, brought up to date, and written in whole transactions."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

import aiosqlite

from tockbot.storage.engine import Row, StorageError, Transaction, Value, for_sqlite

T = TypeVar("T")

BUSY_SECONDS: Final = 5.0
"""How long another program may keep the file locked before something counts as not saved."""

APPLICATION: Final = int.from_bytes(b"Tock", "big")
"""What marks a SQLite file as one of ours, in its header."""


class SqliteEngine:
    """An open SQLite file. Make one with :meth:`open`, and close it."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        """Wrap a connection that is up to date."""
        self._connection = connection
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path, scripts: Sequence[str], *, busy_seconds: float = BUSY_SECONDS) -> SqliteEngine:
        """Open the file, or make it, and apply the migrations it has not had.

        Raises:
            StorageError: the file is no database, is damaged, belongs to a newer version, or cannot be written.
        """
        try:
            # Tried here first because aiosqlite leaves its thread running where a file cannot be opened.
            await asyncio.to_thread(lambda: sqlite3.connect(path).close())
            connection = await aiosqlite.connect(path, isolation_level=None, timeout=busy_seconds)
        except sqlite3.Error as error:
            raise StorageError(f"{path} cannot be opened as a database: {error}.") from error
        try:
            await _prepare(connection, path, scripts)
        except BaseException as error:
            await connection.close()
            if isinstance(error, sqlite3.Error):
                raise StorageError(f"{path} cannot be used as a database: {error}.") from error
            raise
        return cls(connection)

    async def close(self) -> None:
        """Close the file."""
        async with self._writing:
            await self._connection.close()

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """All rows of a query.

        Raises:
            StorageError: the database could not be read.
        """
        try:
            return await _rows(self._connection, sql, values)
        except sqlite3.Error as error:
            raise StorageError(f"The database could not be read: {error}.") from error

    async def transact(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Do some work in one transaction: all of it is saved, or nothing.

        Raises:
            StorageError: it could not be saved.
        """
        async with self._writing:
            try:
                await self._connection.execute("BEGIN IMMEDIATE")
                result = await work(_SqliteTransaction(self._connection))
                await self._connection.execute("COMMIT")
            except BaseException as error:
                # Also when cancelled: statements run in turn on a thread, so this comes after those on their way.
                with contextlib.suppress(sqlite3.Error):
                    await self._connection.rollback()
                if isinstance(error, sqlite3.Error):
                    raise StorageError(f"The database could not save: {error}.") from error
                raise
            return result


class _SqliteTransaction:
    """A transaction under way in a file, which is never lost half way without the program."""

    again = False

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        return await _rows(self._connection, sql, values)

    async def run_many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        await self._connection.executemany(sql, map(_named, rows))


async def _rows(connection: aiosqlite.Connection, sql: str, values: Sequence[Value] = ()) -> list[Row]:
    return [tuple(row) for row in await connection.execute_fetchall(sql, _named(values))]


def _named(values: Sequence[Value]) -> dict[str, Value]:
    """Parameters by their names: the first is ``$1``."""
    return {str(number): value for number, value in enumerate(values, 1)}


async def _prepare(connection: aiosqlite.Connection, path: Path, scripts: Sequence[str]) -> None:
    """Set the connection up and bring the schema up to date."""
    version = await _number(connection, "PRAGMA user_version")
    if await _number(connection, "PRAGMA application_id") != APPLICATION and await _number(
        connection, "SELECT count(*) FROM sqlite_master"
    ):
        raise StorageError(f"{path} is the database of another program, or of a tockbot before 0.1; use another file.")
    if version > len(scripts):
        raise StorageError(
            f"{path} was written by a newer tockbot (schema {version}, this one knows {len(scripts)});"
            " update the bot or use another file."
        )
    await connection.execute("PRAGMA journal_mode = WAL")
    await connection.execute("PRAGMA synchronous = FULL")
    if await _rows(connection, "PRAGMA quick_check") != [("ok",)]:
        raise StorageError(f"{path} is damaged; restore a copy of it or use another file.")
    await connection.execute(f"PRAGMA application_id = {APPLICATION}")
    for number, script in enumerate(scripts[version:], version + 1):
        steps = f"BEGIN IMMEDIATE;\n{for_sqlite(script)}\nPRAGMA user_version = {number};\nCOMMIT;"
        await connection.executescript(steps)
    await connection.execute("PRAGMA foreign_keys = ON")


async def _number(connection: aiosqlite.Connection, sql: str) -> int:
    return int((await _rows(connection, sql))[0][0])
