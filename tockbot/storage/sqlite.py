"""A database in a SQLite file: checked, locked, brought up to date, and written in whole transactions.

If a file cannot be used, functions raise a StorageError; connections raise SQLite's errors.

Connections. A connection has a thread of its own. Each trip to that thread and back takes a turn of the event loop,
which is late if the bot is busy. So statements that are known in advance make one trip together.

Checks. A path is checked before anything is changed there. The bot may run as root, and a path may be mistyped: a
device, a directory or the file of another program keeps its contents and its mode. A database file is hidden from
other users of the machine.

Writing (:class:`SqliteWriter`). Saves that are requested at the same moment wait for the disk together. If nothing is
being written, a save starts at once. All saves requested while the disk is busy are then written in one transaction and
one trip to the thread, each behind its own savepoint: one that fails is rolled back alone. Work that reads rows before
it knows what to write gets a transaction of its own. No one gets an answer before everything is saved.

Locks (:class:`FileLock`). Only one process may use a file. Two locks ensure this; the system releases both when the
process dies in any way. The first is a small SQLite file beside the database that is held locked, which works on every
system. It also records whether the database is open, so that the next process notices if it was not closed. Its name
follows from the database's name, so a hard link has another one. The second lock, on Linux, is on a byte of the
database itself that SQLite never locks.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import sqlite3
import stat
import struct
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import aiosqlite

from tockbot.metrics import SYNCED
from tockbot.storage import engine

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

MARK: Final = b"Tock"
"""Mark of a tockbot database in the header of the SQLite file."""

APPLICATION: Final = int.from_bytes(MARK, "big")
"""That mark as SQLite's ``application_id``."""

OTHERS_PERMISSIONS: Final = stat.S_IRWXG | stat.S_IRWXO
"""Permissions of everyone except the owner of a file."""

SQLITE: Final = b"SQLite format 3\0"
HEADER_BYTES: Final = 105
"""Number of bytes that hold the mark of SQLite, the application id (from 68 on) and the number of tables (from 103)."""


def address(path: Path, mode: str) -> str:
    """Return the URI with which SQLite opens a file without creating it."""
    return f"{path.resolve().as_uri()}?mode={mode}"


def check_kind(path: Path) -> None:
    """Check that a path is a regular file, without opening it."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        raise engine.StorageError(f"{path} is no file.") from None
    except OSError as error:
        raise engine.StorageError(f"{path} cannot be opened as a database: {error.strerror}.") from error
    if not stat.S_ISREG(mode):
        raise engine.StorageError(f"{path} cannot be opened as a database: it is not a regular file.")


def check_head(path: Path, head: bytes) -> None:
    """Check by its first :data:`HEADER_BYTES` bytes that a file is empty or a tockbot database."""
    real = path.resolve()
    if real.with_name(f"{real.name}-journal").exists():
        return  # a transaction was cut off: only SQLite can tell what the file is
    if head and not head.startswith(SQLITE):
        raise engine.StorageError(f"{path} cannot be used as a database: file is not a database.")
    if head and head[68:72] != MARK and head[103:] != bytes(2):
        raise not_ours(path)


def check_file(path: Path) -> None:
    """Check that a path is a regular file that is empty or a tockbot database; change nothing.

    Never do this while the same process has the file open: the system would drop the locks of SQLite.
    """
    check_kind(path)
    try:
        with path.open("rb") as file:
            check_head(path, file.read(HEADER_BYTES))
    except OSError as error:
        raise engine.StorageError(f"{path} cannot be opened as a database: {error.strerror}.") from error


def not_ours(path: Path) -> engine.StorageError:
    """Return the error for the SQLite file of another program."""
    return engine.StorageError(
        f"{path} is the database of another program, or of a tockbot before 0.1; use another file."
    )


def keep_from_others(path: Path) -> None:
    """Let only the owner read a tockbot database, because it contains hands and seeds.

    SQLite gives new files beside it the same mode. Older ones may still be readable by everyone.
    """
    if os.name != "posix":
        return  # the system has no such modes, and every file looks readable by all
    real = path.resolve()
    for file in (real, *(real.with_name(real.name + end) for end in ("-wal", "-shm", "-journal"))):
        try:
            mode = file.lstat().st_mode
            if stat.S_ISREG(mode) and mode & OTHERS_PERMISSIONS:
                file.chmod(stat.S_IMODE(mode) & ~OTHERS_PERMISSIONS)
                logger.warning("other users of this machine could read %s: from now on, only its owner can", file)
        except FileNotFoundError:
            continue
        except OSError as error:
            raise engine.StorageError(
                f"{file} cannot be kept from others on this machine ({error.strerror}): run the bot as its owner."
            ) from error


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


if sys.platform == "linux":
    import fcntl


LOCKED_BYTE: Final = 0x4000_0400
"""Offset of the locked byte. SQLite locks the 512 bytes from 0x40000000 on."""


class FileLock:
    """The held locks of a database file. Take them with :meth:`take`, and release them.

    Attributes:
        closed_well: the previous process closed the file in good order; False if that is not known.
    """

    def __init__(self, path: Path, beside: Path) -> None:
        """Take the locks of a database file.

        Args:
            path: the database file.
            beside: the lock beside it.
        """
        self._connection, self.closed_well = _take_beside(path, beside)
        self._descriptor: int | None = None
        try:
            self._descriptor = _open(path)
            check_head(path, os.read(self._descriptor, HEADER_BYTES))
            _lock_byte(path, self._descriptor)
        except OSError as error:
            self.release(closed_well=self.closed_well)
            raise engine.StorageError(f"{path} cannot be opened as a database: {error.strerror}.") from error
        except engine.StorageError:
            self.release(closed_well=self.closed_well)
            raise

    @classmethod
    def take(cls, path: Path) -> FileLock:
        """Take the locks of a database file, which may be empty."""
        check_kind(path)
        beside = path.resolve().with_name(f"{path.resolve().name}.lock")
        known = os.path.lexists(beside)
        try:
            return cls(path, beside)
        except engine.StorageError:
            with contextlib.suppress(OSError):
                if not known:
                    beside.unlink()  # leave nothing beside the file of another program
            raise

    def release(self, *, closed_well: bool) -> None:
        """Release the file, and note whether it was closed in good order.

        Close every connection to it first: with this lock, the system drops those of SQLite.
        """
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
        with contextlib.suppress(sqlite3.Error):  # then the next process checks the whole file
            if closed_well:
                self._connection.execute("PRAGMA user_version = 0")
        self._connection.close()


def _take_beside(path: Path, beside: Path) -> tuple[sqlite3.Connection, bool]:
    """Take the lock beside a file; return the connection that holds it, and whether the file was closed well."""
    try:
        known = os.path.lexists(beside)
        if known and not stat.S_ISREG(beside.lstat().st_mode):
            raise engine.StorageError(f"{beside} cannot be locked: it is not a regular file.")
        beside.touch(0o600)
        connection = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise engine.StorageError(f"{beside} cannot be locked: {error}.") from error
    try:
        # Without these, SQLite would release the lock after each transaction, and leave a journal when killed.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("BEGIN EXCLUSIVE")
        if connection.execute("SELECT name FROM sqlite_schema").fetchone():
            connection.close()
            raise engine.StorageError(f"{beside} cannot be locked: it is the database of another program.")
        ((is_open,),) = connection.execute("PRAGMA user_version")
        connection.execute("PRAGMA user_version = 1")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise engine.StorageError(f"{beside} cannot be locked: {error}.") from error
        raise _in_use(path) from error
    return connection, known and not is_open


def _open(path: Path) -> int:
    """Open a file for locking; a read-only one can still be copied.

    Raises:
        OSError: the file cannot be opened.
    """
    try:
        return os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    except OSError:
        return os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))


def _lock_byte(path: Path, descriptor: int) -> None:
    """Lock a byte of a database file, if the system can."""
    if (names := os.fstat(descriptor).st_nlink) > 1:
        logger.warning("%s has %d names (hard links): always open it by the same name, or moves are lost", path, names)
    if sys.platform != "linux":
        return
    is_writable = fcntl.fcntl(descriptor, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDWR
    kind = fcntl.F_WRLCK if is_writable else fcntl.F_RDLCK
    try:
        # Unlike older locks, this kind (OFD) survives when SQLite closes one of its connections.
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, struct.pack("hhqqi", kind, os.SEEK_SET, LOCKED_BYTE, 1, 0))
    except OSError as error:
        if error.errno in (errno.EAGAIN, errno.EACCES):
            raise _in_use(path) from error
        logger.info("could not lock %s itself, only beside it: %s", path, error.strerror)


def _in_use(path: Path) -> engine.StorageError:
    return engine.StorageError(
        f"{path} is in use by another tockbot: stop that one first, or keep the games on PostgreSQL, which several can"
        " share (docs/postgresql.md)."
    )


BUSY_SECONDS: Final = 5.0
"""Seconds to wait for another program's lock before a save fails."""


class SqliteDatabase(engine.Database):
    """An open SQLite file. Create one with :meth:`open` or :meth:`read`, and close it."""

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
