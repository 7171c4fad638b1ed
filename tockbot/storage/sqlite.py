"""A database in a SQLite file: brought up to date, and written in whole transactions.

A file is checked and locked before it is opened (:mod:`~tockbot.storage.sqlite_file`). If it cannot be used, functions
raise a StorageError; connections raise SQLite's errors.

Connections. A connection has a thread of its own. Each trip to that thread and back takes a turn of the event loop,
which is late if the bot is busy. So statements that are known in advance make one trip together.

Writing (:class:`SqliteWriter`). Saves that are requested at the same moment wait for the disk together. If nothing is
being written, a save starts at once. All saves requested while the disk is busy are then written in one transaction and
one trip to the thread, each behind its own savepoint: one that fails is rolled back alone. Work that reads rows before
it knows what to write gets a transaction of its own. No one gets an answer before everything is saved.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import aiosqlite

from tockbot.metrics import SYNCED
from tockbot.storage import engine
from tockbot.storage.sqlite_file import APPLICATION, FileLock, check_file, keep_from_others, not_ours

T = TypeVar("T")


class SqliteConnection(aiosqlite.Connection):
    """A connection. Create one with :meth:`open`, and close it."""

    @classmethod
    async def open(cls, address: str, busy_seconds: float) -> SqliteConnection:
        """Connect to a file by its URI; wait up to ``busy_seconds`` while another program writes to it."""
        connect = partial(sqlite3.connect, address, uri=True, isolation_level=None, timeout=busy_seconds)
        connection = cls(connect, iter_chunk_size=64)
        _ = await connection  # must be awaited once, and returns itself
        return connection

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run work on the connection's thread."""
        if self._connection is None:
            raise sqlite3.ProgrammingError("it is closed")
        done: T = await self._execute(work, self._connection)
        return done

    async def fetched(self, sql: str, values: Sequence[engine.Value] = ()) -> list[engine.Row]:
        """Return the rows of a statement."""
        return await self.run(lambda connection: fetched(connection, sql, values))


def fetched(connection: sqlite3.Connection, sql: str, values: Sequence[engine.Value] = ()) -> list[engine.Row]:
    """Return the rows of a statement."""
    return connection.execute(sql, named(values)).fetchall()


def named(values: Sequence[engine.Value]) -> dict[str, engine.Value]:
    """Return parameters by name; the first is ``$1``."""
    return {str(number): value for number, value in enumerate(values, 1)}


logger = logging.getLogger(__name__)


def address(path: Path, mode: str) -> str:
    """Return the URI with which SQLite opens a file without creating it."""
    return f"{path.resolve().as_uri()}?mode={mode}"


Statements = tuple[engine.Statement, ...]
"""A statement, and those that are run if it returns a row."""

MAX_SAVES_PER_TRANSACTION: Final = 16
"""Maximum number of saves per transaction: the first waits for the last, a third of a millisecond each."""


class SqliteWriter:
    """Writes to a file.

    Attributes:
        is_half_done: a transaction is open, and its connection would show others what may still be rolled back.
    """

    def __init__(self, connection: SqliteConnection) -> None:
        """Write by this connection, which no one else may use for transactions."""
        self._connection = connection
        self._waiting: list[_Asked[Any]] = []
        self._writing: asyncio.Task[None] | None = None
        self._finished = False
        self.is_half_done = False
        self._lasting = True

    @property
    def is_busy(self) -> bool:
        """Return whether something is being written."""
        return self._writing is not None

    async def save(self, statements: Statements, *, lasting: bool) -> engine.Saved:
        """Run a statement and, if it returns a row, the others; cancelling is as in :meth:`transact`."""
        return engine.Saved(await self._asked(statements, lasting=lasting), again=False)

    async def transact(self, work: engine.Work[T], *, lasting: bool) -> T:
        """Run work in a transaction.

        A caller that is cancelled before it began withdraws it; later, the work is finished before the cancellation.
        """
        done: T = await self._asked(work, lasting=lasting)
        return done

    async def _asked(self, what: Statements | engine.Work[Any], *, lasting: bool) -> Any:  # noqa: ANN401 - what the work gives
        if self._finished:
            raise engine.StorageError("The database could not save: it is closed.")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        asked = _Asked(what, lasting, answer)
        self._waiting.append(asked)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write(), name="writing to the database")
        try:
            return await asyncio.shield(answer)
        except asyncio.CancelledError:
            if asked in self._waiting:
                self._waiting.remove(asked)
            elif not answer.done():
                await self._whole(answer)
            raise

    async def _whole(self, answer: asyncio.Future[Any]) -> None:
        """Wait until the current work is done, however often the caller is cancelled."""
        while not answer.done():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait((answer,))
        if not answer.cancelled():
            answer.exception()  # retrieved, so that asyncio does not log it as unhandled

    async def finish(self) -> None:
        """Wait until everything requested is written; refuse later requests."""
        self._finished = True
        while self._writing is not None:
            await asyncio.wait((self._writing,))

    async def _write(self) -> None:
        try:
            while self._waiting:
                first = self._waiting[0]
                batch = [*takewhile(_is_known, self._waiting[:MAX_SAVES_PER_TRANSACTION])] or [first]
                del self._waiting[: len(batch)]
                self.is_half_done = not _is_known(first)
                await self._save(batch)
        finally:
            self.is_half_done = False
            self._writing = None

    async def _save(self, batch: Sequence[_Asked[Any]]) -> None:
        lasting = any(one.lasting for one in batch)
        first = batch[0].what
        try:
            if isinstance(first, tuple):
                known = [one.what for one in batch if isinstance(one.what, tuple)]
                answers = await self._connection.run(partial(self._save_known, known, lasting=lasting))
            else:
                answers = [await self._do(first, lasting=lasting)]
        except BaseException as error:
            # Even when cancelled: the thread works in order, so this comes after what is on its way.
            with contextlib.suppress(sqlite3.Error):
                await self._connection.run(sqlite3.Connection.rollback)
            if len(batch) > 1 and isinstance(error, sqlite3.Error) and not isinstance(error, _NotBegunError):
                # If one fails for all, for example because the disk is full, the others get a chance on their own.
                for one in batch:
                    await self._save([one])
                return
            for one in batch:
                one.fail(error)
            if not isinstance(error, Exception):
                raise
            return
        SYNCED.inc(lasting)
        for one, answer in zip(batch, answers, strict=True):
            one.resolve(answer)

    async def _do(self, work: engine.Work[T], *, lasting: bool) -> T:
        """Run work that is not known in advance, in a transaction of its own."""
        await self._connection.run(partial(self._begin, lasting=lasting))
        answer = await work(_SqliteTransaction(self._connection))
        await self._connection.run(sqlite3.Connection.commit)
        return answer

    def _save_known(
        self, known: Sequence[Statements], connection: sqlite3.Connection, *, lasting: bool
    ) -> list[list[engine.Row] | Exception]:
        """Return the rows of each save, or its error if it was rolled back; runs on the connection's thread."""
        if len(known) == 1 and len(known[0]) == 1:
            # A lone statement is a transaction.
            self._prepare(connection, lasting=lasting)
            return [_run(connection, known[0])]
        self._begin(connection, lasting=lasting)
        run = _run if len(known) == 1 else _tried
        answers = [run(connection, statements) for statements in known]
        connection.commit()
        return answers

    def _begin(self, connection: sqlite3.Connection, *, lasting: bool) -> None:
        self._prepare(connection, lasting=lasting)
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise _NotBegunError(*error.args) from error

    def _prepare(self, connection: sqlite3.Connection, *, lasting: bool) -> None:
        """Make the next save survive a crash of the machine, or only of the process."""
        if lasting != self._lasting:
            connection.execute(f"PRAGMA synchronous = {'FULL' if lasting else 'NORMAL'}")
            self._lasting = lasting


class _NotBegunError(sqlite3.OperationalError):
    """No one can save now, for example because another program writes: single attempts would only wait again."""


def _is_known(asked: _Asked[Any]) -> bool:
    """Return whether all statements of a request are known in advance."""
    return isinstance(asked.what, tuple)


def _run(connection: sqlite3.Connection, statements: Statements) -> list[engine.Row]:
    """Run a statement and, if it returns a row, the others; return its rows."""
    first, *others = statements
    rows = fetched(connection, first.sql, first.values)
    for other in others if rows else ():
        connection.execute(other.sql, named(other.values))
    return rows


def _tried(connection: sqlite3.Connection, statements: Statements) -> list[engine.Row] | Exception:
    """Run statements behind a savepoint; return the error if they were rolled back."""
    connection.execute("SAVEPOINT one")
    answer: list[engine.Row] | Exception
    try:
        answer = _run(connection, statements)
    except Exception as error:  # noqa: BLE001 - passed to the caller; SQLite may not accept a parameter
        answer = error
        connection.execute("ROLLBACK TO one")
    connection.execute("RELEASE one")
    return answer


@dataclass(frozen=True, slots=True, eq=False)
class _Asked(Generic[T]):
    """A request to write something, and the future of its answer."""

    what: Statements | engine.Work[T]
    lasting: bool
    answer: asyncio.Future[T]

    def resolve(self, answer: Any) -> None:  # noqa: ANN401 - of the answer's own type, or a failure
        """Give the answer, now that everything is saved."""
        if isinstance(answer, Exception):
            self.fail(answer)
        elif not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, error: BaseException) -> None:
        """Report that it is not saved."""
        if self.answer.done():
            return
        if isinstance(error, sqlite3.Error):
            failure = engine.StorageError(f"The database could not save: {error}.")
            failure.__cause__ = error
            self.answer.set_exception(failure)
        elif isinstance(error, asyncio.CancelledError):
            self.answer.cancel()
        else:
            self.answer.set_exception(error)


class _SqliteTransaction(engine.Transaction):
    """An open transaction in a file; its connection is only lost together with the process."""

    def __init__(self, connection: SqliteConnection) -> None:
        self._connection = connection

    async def rows(self, sql: str, *values: engine.Value) -> list[engine.Row]:
        return await self._connection.fetched(sql, values)

    async def run_many(self, sql: str, rows: Sequence[Sequence[engine.Value]]) -> None:
        await self._connection.run(lambda connection: connection.executemany(sql, map(named, rows)))


BUSY_SECONDS: Final = 5.0
"""Seconds to wait for another program's lock before a save fails."""


class SqliteDatabase(engine.Database):
    """An open SQLite file. Create one with :meth:`open` or :meth:`read`, and close it."""

    json_integer = "json_extract({column}, '$.{name}')"
    _version_sql = "PRAGMA user_version"

    def __init__(
        self, reading: SqliteConnection, writing: SqliteConnection, at_once: sqlite3.Connection, lock: FileLock | None
    ) -> None:
        """Wrap connections to a file that is up to date, and the lock beside it, if there is one.

        There are three connections, because each can do what the others cannot. All writes that wait for the disk go
        through ``writing``, and so do reads, because its cache has what it wrote. A transaction that is half done may
        be rolled back, so meanwhile everyone reads through ``reading``. Both have a thread: a long read or a slow disk
        must not hold up the bot. ``at_once`` has none: it looks up a row in 7 µs. A thread takes 70 µs, and 20 ms or
        more if the event loop is busy.
        """
        self._at_once = at_once
        self._reading = reading
        self._writing = writing
        self._lock = lock
        self._writer = SqliteWriter(writing)

    @classmethod
    async def open(
        cls, path: Path, scripts: Sequence[str], *, alone: bool = True, busy_seconds: float = BUSY_SECONDS
    ) -> SqliteDatabase:
        """Open the file, creating it if necessary, and apply pending migrations.

        All of them run in one transaction: if one fails, the file stays as it was.
        """
        try:
            if not await asyncio.to_thread(os.path.exists, path):
                await asyncio.to_thread(path.touch, 0o600)
        except OSError as error:
            raise engine.StorageError(f"{path} cannot be opened as a database: {error.strerror}.") from error
        # Not in a thread: a cancelled caller would leave the lock taken. This takes milliseconds, once per start.
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
    async def read(cls, path: Path, scripts: Sequence[str], *, busy_seconds: float = BUSY_SECONDS) -> SqliteDatabase:
        """Open the file for reading only, even while a bot writes to it; it is never migrated."""
        await asyncio.to_thread(check_file, path)

        async def look(connection: SqliteConnection) -> None:
            number = await _number_of_ours(connection, path)
            engine.pending(number, str(path), scripts)
            if not number:
                raise engine.StorageError(f"{path} is empty.")

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

    async def _rows(self, sql: str, *values: engine.Value) -> list[engine.Row]:
        connection = self._reading if self._writer.is_half_done else self._writing
        try:
            return await connection.fetched(sql, values)
        except sqlite3.Error as error:
            raise engine.StorageError(f"The database could not be read: {error}.") from error

    async def _look_up(self, sql: str, *values: engine.Value) -> list[engine.Row]:
        try:
            return fetched(self._at_once, sql, values)
        except sqlite3.Error:
            # If something is in the way, such as another program's lock, wait for it in a thread.
            return await self._rows(sql, *values)

    async def _transact(self, work: engine.Work[T], *, lasting: bool) -> T:
        return await self._writer.transact(work, lasting=lasting)

    async def _save(self, first: engine.Statement, *others: engine.Statement, lasting: bool) -> engine.Saved:
        """Save statements; a lone one that need not be durable runs at once, unless others are being saved."""
        if not (lasting or others or self._writer.is_busy):
            # If something is in the way, the writer waits for it or reports it.
            with contextlib.suppress(sqlite3.Error):
                return engine.Saved(fetched(self._at_once, first.sql, first.values), again=False)
        return await self._writer.save((first, *others), lasting=lasting)


def _at_once(path: Path, mode: str) -> sqlite3.Connection:
    """Return a connection for the event loop's thread, which waits neither for other programs nor for the disk."""
    connection = sqlite3.connect(address(path, mode), uri=True, isolation_level=None, timeout=0)
    for pragma in ("foreign_keys = ON", "synchronous = NORMAL", "wal_autocheckpoint = 0"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


async def _connected(
    path: Path, mode: str, busy_seconds: float, prepare: Callable[[SqliteConnection], Awaitable[None]]
) -> SqliteConnection:
    """Return a prepared connection to an existing file; if that fails or is cancelled, it is closed."""

    def tried() -> str:
        uri = address(path, mode)
        sqlite3.connect(uri, uri=True).close()
        return uri

    try:
        # Tried here first, because aiosqlite leaves its thread running if a file cannot be opened.
        uri = await asyncio.to_thread(tried)
        connection = await SqliteConnection.open(uri, busy_seconds)
    except sqlite3.Error as error:
        raise engine.StorageError(f"{path} cannot be opened as a database: {error}.") from error
    try:
        await prepare(connection)
    except BaseException as error:
        # Checking a file takes seconds: stopping the bot must not wait for the end of it.
        await connection.interrupt()
        await connection.close()
        if isinstance(error, sqlite3.Error):
            raise engine.StorageError(f"{path} cannot be used as a database: {error}.") from error
        raise
    return connection


async def _as_it_is(_: SqliteConnection) -> None:
    """Prepare nothing on a connection."""


async def _prepare(connection: SqliteConnection, path: Path, scripts: Sequence[str], *, check: bool) -> None:
    """Set up the connection, check the file if necessary, and bring the schema up to date."""
    number = await _number_of_ours(connection, path)
    todo = "\n".join(map(engine.for_sqlite, engine.pending(number, str(path), scripts)))
    await asyncio.to_thread(keep_from_others, path)
    await connection.execute("PRAGMA synchronous = FULL")
    if check and number:
        logger.info("%s was not closed in good order, or is new here: checking the whole file", path)
        if await connection.fetched("PRAGMA quick_check") != [("ok",)]:
            raise engine.StorageError(f"{path} is damaged; restore a copy of it or use another file.")
    if todo:
        known = f"PRAGMA application_id = {APPLICATION};\nPRAGMA user_version = {engine.number_of(scripts)};"
        await connection.executescript(f"BEGIN IMMEDIATE;\n{todo}\n{known}\nCOMMIT;")
        if number:
            logger.info("updated the schema of %s from %d to %d", path, number, engine.number_of(scripts))
    if (mode := await connection.fetched("PRAGMA journal_mode = WAL")) != [("wal",)]:
        logger.warning(
            "could not switch %s to WAL (journal mode %s): reads and saves wait for each other; use a local disk",
            path,
            mode[0][0],
        )
    # SQLite also opens files that it may not write: fail now rather than at the first play.
    await connection.executescript("BEGIN IMMEDIATE; ROLLBACK")
    await connection.execute("PRAGMA foreign_keys = ON")


async def _number_of_ours(connection: SqliteConnection, path: Path) -> int:
    """Return the number of a file's schema; 0 for an empty file."""
    if await _number(connection, "PRAGMA application_id") != APPLICATION and await _number(
        connection, "SELECT count(*) FROM sqlite_master"
    ):
        raise not_ours(path)
    return await _number(connection, "PRAGMA user_version")


async def _number(connection: SqliteConnection, sql: str) -> int:
    return int((await connection.fetched(sql))[0][0])
