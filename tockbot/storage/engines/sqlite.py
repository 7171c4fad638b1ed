"""One SQLite file: opened, checked, brought up to date, and written in whole transactions."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from tockbot.storage.engines.engine import (
    Row,
    Saved,
    Statement,
    StorageError,
    Transaction,
    Value,
    for_sqlite,
    number_of,
    pending,
)
from tockbot.storage.engines.file_lock import FileLock
from tockbot.storage.engines.sqlite_connection import SqliteConnection, fetched
from tockbot.storage.engines.sqlite_file import APPLICATION, address, check_file, keep_from_others, not_ours
from tockbot.storage.engines.sqlite_writer import SqliteWriter

logger = logging.getLogger(__name__)

T = TypeVar("T")

BUSY_SECONDS: Final = 5.0
"""How long another program may keep the file locked before something counts as not saved."""


class SqliteEngine:
    """An open SQLite file. Make one with :meth:`open` or :meth:`read`, and close it."""

    is_shared = False

    def __init__(
        self, reading: SqliteConnection, writing: SqliteConnection, at_once: sqlite3.Connection, lock: FileLock | None
    ) -> None:
        """Wrap connections to a file that is up to date, and the lock beside it, where there is one.

        What is half done may be taken back: while it is, all others read by another connection. At any other time they
        do by that which writes, for what it wrote it need not read again. What takes microseconds is done ``at_once``,
        by a connection without a thread: the way to another and back takes twenty times as long.
        """
        self._at_once = at_once
        self._reading = reading
        self._writing = writing
        self._lock = lock
        self._writer = SqliteWriter(writing)

    @classmethod
    async def open(
        cls, path: Path, scripts: Sequence[str], *, alone: bool = True, busy_seconds: float = BUSY_SECONDS
    ) -> SqliteEngine:
        """Open the file, or make it, and apply the migrations it has not had.

        All of these in one transaction: what fails leaves the file as it was.

        Raises:
            StorageError: the file is no database, is damaged, is too old, belongs to a newer version, cannot be
                written, or, if it has to be ``alone``, is open elsewhere.
        """
        try:
            if not await asyncio.to_thread(os.path.exists, path):
                await asyncio.to_thread(path.touch, 0o600)
        except OSError as error:
            raise StorageError(f"{path} cannot be opened as a database: {error.strerror}.") from error
        # Not in a thread: whoever is cancelled meanwhile would leave it taken. It takes milliseconds, at the start.
        lock = FileLock.take(path) if alone else None
        try:
            check = lock is None or not lock.closed_well
            writing = await _connected(
                path, "rw", busy_seconds, lambda connection: _prepare(connection, path, scripts, check=check)
            )
            try:
                reading = await _connected(path, "ro", busy_seconds, _as_it_is)
            except BaseException:
                await writing.close()
                raise
        except BaseException:
            if lock is not None:
                lock.release(closed_well=lock.closed_well)
            raise
        return cls(reading, writing, _at_once(path, "rw"), lock)

    @classmethod
    async def read(cls, path: Path, scripts: Sequence[str], *, busy_seconds: float = BUSY_SECONDS) -> SqliteEngine:
        """Open the file only to read it, also while a bot writes to it; it is never migrated.

        Raises:
            StorageError: there is no such file, it is no database of ours, is too old, or belongs to a newer version.
        """
        await asyncio.to_thread(check_file, path)

        async def look(connection: SqliteConnection) -> None:
            number = await _number_of_ours(connection, path)
            pending(number, str(path), scripts)
            if not number:
                raise StorageError(f"{path} is empty.")

        connection = await _connected(path, "ro", busy_seconds, look)
        return cls(connection, connection, _at_once(path, "ro"), None)

    async def close(self) -> None:
        """Close the file."""
        self._at_once.close()
        try:
            await self._writer.finish()
        finally:
            try:
                await self._reading.close()
            finally:
                await self._writing.close()
        if self._lock is not None:
            self._lock.release(closed_well=True)
            self._lock = None

    def hint(self, text: str) -> None:
        """Tell nobody: no other program may have the file."""

    async def settle(self, unchanged: Statement) -> None:
        """Wait for nothing: what a file has not saved it has refused."""

    def note(self, noted: Statement) -> None:
        """Save nothing: as above."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """Hear nothing."""

    async def version(self) -> int:
        """The number of its schema.

        Raises:
            StorageError: the database could not be read.
        """
        ((version,),) = await self.rows("PRAGMA user_version")
        return int(version)

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """All rows of a query.

        Raises:
            StorageError: the database could not be read.
        """
        connection = self._reading if self._writer.is_half_done else self._writing
        try:
            return await connection.fetched(sql, values)
        except sqlite3.Error as error:
            raise StorageError(f"The database could not be read: {error}.") from error

    async def look_up(self, sql: str, *values: Value) -> list[Row]:
        """The few rows that a query finds by their keys, read at once.

        Raises:
            StorageError: the database could not be read.
        """
        try:
            return fetched(self._at_once, sql, values)
        except sqlite3.Error:
            # Whatever is in the way, such as another program that holds the file, is waited for in a thread.
            return await self.rows(sql, *values)

    async def transact(self, work: Callable[[Transaction], Awaitable[T]], *, lasting: bool = True) -> T:
        """Do some work in one transaction: all of it is saved, or nothing.

        Raises:
            StorageError: it could not be saved.
        """
        return await self._writer.transact(work, lasting=lasting)

    async def save(self, first: Statement, *others: Statement, lasting: bool = True) -> Saved:
        """Run a statement, and if it gives a row the others, in one transaction.

        A lone one for which no disk is waited for is run at once, unless others are being saved.

        Raises:
            StorageError: it could not be saved.
        """
        if not (lasting or others or self._writer.is_busy):
            # Whatever is in the way is waited for, or told, where all others are saved.
            with contextlib.suppress(sqlite3.Error):
                return Saved(fetched(self._at_once, first.sql, first.values), again=False)
        return await self._writer.save((first, *others), lasting=lasting)


def _at_once(path: Path, mode: str) -> sqlite3.Connection:
    """A connection for the thread of whoever asks, which never waits: neither for other programs, nor for the disk."""
    connection = sqlite3.connect(address(path, mode), uri=True, isolation_level=None, timeout=0)
    for pragma in ("foreign_keys = ON", "synchronous = NORMAL", "wal_autocheckpoint = 0"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


async def _connected(
    path: Path, mode: str, busy_seconds: float, prepare: Callable[[SqliteConnection], Awaitable[None]]
) -> SqliteConnection:
    """A connection to a file that is there, prepared; where it cannot be, or somebody loses patience, none is left."""

    def tried() -> str:
        uri = address(path, mode)
        sqlite3.connect(uri, uri=True).close()
        return uri

    try:
        # Tried here first because aiosqlite leaves its thread running where a file cannot be opened.
        uri = await asyncio.to_thread(tried)
        connection = await SqliteConnection.open(uri, busy_seconds)
    except sqlite3.Error as error:
        raise StorageError(f"{path} cannot be opened as a database: {error}.") from error
    try:
        await prepare(connection)
    except BaseException as error:
        # A file is looked through for seconds: whoever stops the bot then does not wait for the end of it.
        await connection.interrupt()
        await connection.close()
        if isinstance(error, sqlite3.Error):
            raise StorageError(f"{path} cannot be used as a database: {error}.") from error
        raise
    return connection


async def _as_it_is(_: SqliteConnection) -> None:
    """Change nothing about a connection."""


async def _prepare(connection: SqliteConnection, path: Path, scripts: Sequence[str], *, check: bool) -> None:
    """Set the connection up, look the file through if it has to be, and bring the schema up to date."""
    number = await _number_of_ours(connection, path)
    todo = "\n".join(map(for_sqlite, pending(number, str(path), scripts)))
    await asyncio.to_thread(keep_from_others, path)
    await connection.execute("PRAGMA synchronous = FULL")
    if check and number:
        logger.info("%s was not closed in good order, or is new here: it is looked through", path)
        if await connection.fetched("PRAGMA quick_check") != [("ok",)]:
            raise StorageError(f"{path} is damaged; restore a copy of it or use another file.")
    if todo:
        known = f"PRAGMA application_id = {APPLICATION};\nPRAGMA user_version = {number_of(scripts)};"
        await connection.executescript(f"BEGIN IMMEDIATE;\n{todo}\n{known}\nCOMMIT;")
    if (mode := await connection.fetched("PRAGMA journal_mode = WAL")) != [("wal",)]:
        logger.warning(
            "could not switch %s to WAL (journal mode %s): reads and saves wait for each other; use a local disk",
            path,
            mode[0][0],
        )
    # SQLite opens a file that it may not write all the same: better refused now than at the first move.
    await connection.executescript("BEGIN IMMEDIATE; ROLLBACK")
    await connection.execute("PRAGMA foreign_keys = ON")


async def _number_of_ours(connection: SqliteConnection, path: Path) -> int:
    """The number of a file's schema; 0 for an empty file.

    Raises:
        StorageError: it is not ours.
    """
    if await _number(connection, "PRAGMA application_id") != APPLICATION and await _number(
        connection, "SELECT count(*) FROM sqlite_master"
    ):
        raise not_ours(path)
    return await _number(connection, "PRAGMA user_version")


async def _number(connection: SqliteConnection, sql: str) -> int:
    return int((await connection.fetched(sql))[0][0])
