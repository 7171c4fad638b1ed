"""One SQLite file: opened, checked, brought up to date, and written in whole transactions."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import aiosqlite

BUSY_SECONDS: Final = 5.0
"""How long another program may keep the file locked before something counts as not saved."""

APPLICATION: Final = int.from_bytes(b"Tock", "big")
"""What marks a SQLite file as one of ours, in its header."""


class StorageError(Exception):
    """The database cannot be used, or could not save. The text is one sentence; what was saved before is untouched."""


class Database:
    """An open database. Make one with :meth:`open`, and close it."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        """Wrap a connection that is up to date."""
        self._connection = connection
        self._writing = asyncio.Lock()

    @classmethod
    async def open(
        cls, path: Path, *, busy_seconds: float = BUSY_SECONDS, scripts: Sequence[str] | None = None
    ) -> Database:
        """Open the file, or make it, and apply the migrations it has not had.

        Args:
            path: the file.
            busy_seconds: how long to wait for another program that writes to it.
            scripts: the migrations, if not this version's own.

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
            await _prepare(connection, path, migrations() if scripts is None else scripts)
        except sqlite3.Error as error:
            await connection.close()
            raise StorageError(f"{path} cannot be used as a database: {error}.") from error
        except StorageError:
            await connection.close()
            raise
        return cls(connection)

    async def close(self) -> None:
        """Close the file; nothing can be read or written afterwards."""
        async with self._writing:
            await self._connection.close()

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """One transaction: all of it is saved, or nothing.

        Raises:
            StorageError: it could not be saved.
        """
        async with self._writing:
            try:
                await self._connection.execute("BEGIN IMMEDIATE")
                yield self._connection
                await self._connection.execute("COMMIT")
            except BaseException as error:
                # Also when cancelled: statements run in turn on a thread, so this comes after those on their way.
                with contextlib.suppress(sqlite3.Error):
                    await self._connection.rollback()
                if isinstance(error, sqlite3.Error):
                    raise StorageError(f"The database could not save: {error}.") from error
                raise

    async def rows(self, sql: str, *values: int | str | None) -> list[tuple[Any, ...]]:
        """All rows of a query.

        Raises:
            StorageError: the database could not be read.
        """
        try:
            async with self._connection.execute(sql, values) as cursor:
                return [tuple(row) for row in await cursor.fetchall()]
        except sqlite3.Error as error:
            raise StorageError(f"The database could not be read: {error}.") from error


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
    async with connection.execute("PRAGMA quick_check") as cursor:
        verdict = await cursor.fetchone()
    if verdict is None or verdict[0] != "ok":
        raise StorageError(f"{path} is damaged; restore a copy of it or use another file.")
    await connection.execute(f"PRAGMA application_id = {APPLICATION}")
    for number, script in enumerate(scripts[version:], version + 1):
        await connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
    await connection.execute("PRAGMA foreign_keys = ON")


async def _number(connection: aiosqlite.Connection, sql: str) -> int:
    async with connection.execute(sql) as cursor:
        row = await cursor.fetchone()
    return 0 if row is None else int(row[0])


def migrations() -> list[str]:
    """The scripts that lead from an empty file to today's schema, in the order of their numbers."""
    folder = files(__package__) / "migrations"
    entries = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)
    return [entry.read_text(encoding="utf-8") for entry in entries]
