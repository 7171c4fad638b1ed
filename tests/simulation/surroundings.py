"""Replaces everything that would make two runs of a seed differ: clocks, randomness, threads and pictures.

:func:`install` is called before anything of the bot is imported, because some of its parts take the clock as a default
value. It is the only place that replaces anything; ``races.py`` undoes fixes on purpose.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import datetime as dt
import os
import random
import sqlite3
import struct
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar

from tests.simulation.loop import PROCESS, SimulatedLoop

T = TypeVar("T")

BEGIN: Final = 1_790_000_000.0
"""Seconds since 1970 at which every simulation begins."""

DISK_SECONDS: Final = 0.004
"""Maximum number of seconds that the disk takes, if nothing is wrong with it."""

WRITES: Final = ("INSERT", "UPDATE", "DELETE", "REPLACE", "WITH")


@dataclass
class Disk:
    """The disk of the bot.

    Attributes:
        is_full: whether nothing can be written.
        is_broken: whether nothing can be read or written.
        hangs_until: the time until which it does not answer, in seconds.
        is_unsure: whether saves have an unknown result, as when the connection to a database server is lost.
        saves: number of transactions and single statements that were written.
        connections: the open connections of each process.
        locks: the locks that each process has taken.
        late: the delayed saves of each process.
    """

    is_full: bool = False
    is_broken: bool = False
    is_unsure: bool = False
    hangs_until: float = 0.0
    saves: int = 0
    connections: dict[int, list[sqlite3.Connection]] = field(default_factory=dict)
    locks: dict[int, list[Any]] = field(default_factory=dict)
    late: dict[int, set[asyncio.Task[None]]] = field(default_factory=dict)

    def check(self, sql: str) -> None:
        """Fail if a statement cannot be run.

        Raises:
            sqlite3.OperationalError: the disk is full, or broken.
        """
        if self.is_broken:
            raise _failure("disk I/O error", sqlite3.SQLITE_IOERR)
        if self.is_full and sql.lstrip().upper().startswith(WRITES):
            raise _failure("database or disk is full", sqlite3.SQLITE_FULL)

    def drop(self, process: int) -> None:
        """Close the connections of a process that died; its uncommitted changes are lost."""
        for connection in self.connections.pop(process, ()):
            connection.close()
        for lock in self.locks.pop(process, ()):
            if (descriptor := lock._descriptor) is not None:  # noqa: SLF001 - the system would let it go
                os.close(descriptor)


def _failure(said: str, code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(said)
    error.sqlite_errorcode = code
    return error


@dataclass
class Surroundings:
    """The surroundings of the simulation that runs now.

    Attributes:
        loop: the loop; None while no simulation runs.
        luck: the source of all random values of the bot.
        jump: seconds by which the clock of the bot's machine is ahead of Discord's.
        disk: the disk.
        scenes: the scene of each picture, by the picture.
    """

    loop: SimulatedLoop | None = None
    luck: random.Random = field(default_factory=random.Random)
    jump: float = 0.0
    disk: Disk = field(default_factory=Disk)
    scenes: dict[bytes, object] = field(default_factory=dict)

    def wall(self) -> float:
        """Return the seconds since 1970 by Discord's clock."""
        return BEGIN + (0.0 if self.loop is None else self.loop.time())


NOW: Final = Surroundings()

_wall: Final = time.time
real_monotonic: Final = time.monotonic
real_connect: Final = sqlite3.connect


def _simulated_monotonic() -> float:
    return real_monotonic() if NOW.loop is None else NOW.loop.time()


def _simulated_wall() -> float:
    return _wall() if NOW.loop is None else NOW.wall() + NOW.jump


def _simulated_urandom(size: int, /) -> bytes:
    return NOW.luck.randbytes(size)


_Datetime = dt.datetime


class _AnyDatetime(type):
    """Accepts objects that Python's own code makes as instances, too."""

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, _Datetime)


class _SimulatedDatetime(_Datetime, metaclass=_AnyDatetime):
    @classmethod
    def now(cls, tz: dt.tzinfo | None = None) -> _SimulatedDatetime:
        now: _SimulatedDatetime = cls.fromtimestamp(time.time(), tz)
        return now

    @classmethod
    def utcnow(cls) -> _SimulatedDatetime:
        now: _SimulatedDatetime = cls.fromtimestamp(time.time(), dt.UTC).replace(tzinfo=None)
        return now


class _Connection(sqlite3.Connection):
    """A real connection to a real file, on a disk that can fail."""

    def execute(self, sql: str, /, *args: Any) -> sqlite3.Cursor:  # noqa: ANN401 - as sqlite3 has them
        NOW.disk.check(sql)
        return super().execute(sql, *args)

    def executemany(self, sql: str, /, *args: Any) -> sqlite3.Cursor:  # noqa: ANN401 - as sqlite3 has them
        NOW.disk.check(sql)
        return super().executemany(sql, *args)

    def commit(self) -> None:
        NOW.disk.check("INSERT")
        NOW.disk.saves += 1
        super().commit()


def _connected(*args: Any, **kwargs: Any) -> sqlite3.Connection:  # noqa: ANN401 - as sqlite3 has them
    if NOW.loop is None:
        connection: sqlite3.Connection = real_connect(*args, **kwargs)
        return connection
    connection = real_connect(*args, factory=_Connection, **kwargs)
    NOW.disk.connections.setdefault(PROCESS.get(), []).append(connection)
    return connection


LATE_SECONDS: Final = 20.0
"""Maximum number of seconds by which a save is late if its answer was lost."""


async def _maybe_saved(save: Callable[[], Awaitable[T]]) -> T:
    """Make a save; while the disk is unsure, it may happen at once, later or never.

    SQLite always knows its saves. A server does not, so this imitates PostgreSQL, whose engine raises the same error.

    Raises:
        UnknownError: the result is not known.
    """
    from tockbot.storage import StorageError  # noqa: PLC0415 - after the clocks
    from tockbot.storage.engine import UnknownError  # noqa: PLC0415 - after the clocks

    disk, loop = NOW.disk, NOW.loop
    fate = NOW.luck.randrange(4) if disk.is_unsure and loop is not None else 0
    if not fate:
        return await save()

    async def save_late() -> None:
        await asyncio.sleep(NOW.luck.uniform(0, LATE_SECONDS))
        with contextlib.suppress(StorageError):
            await save()

    match fate:
        case 1:
            await save()
        case 2:
            late = disk.late.setdefault(PROCESS.get(), set())
            task = asyncio.create_task(save_late())
            late.add(task)
            task.add_done_callback(late.discard)
    raise UnknownError("It is not known whether the database saved it.")


async def _settle(*_: object) -> None:
    """Confirm all earlier saves, if they are over.

    Raises:
        UnknownError: a save is not over, or its result is not known.
    """
    from tockbot.storage.engine import UnknownError  # noqa: PLC0415 - after the clocks

    if NOW.disk.is_unsure or NOW.disk.late.get(PROCESS.get()):
        raise UnknownError("The database has not confirmed everything.")


class _NoThread:
    """A thread that is never started: see :class:`_Turns`."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        pass

    def start(self) -> None:
        pass


class _Turns:
    """The queue of aiosqlite's thread: one piece of work after another, on the loop, after the disk's time."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[asyncio.Future[Any] | None, Callable[[], Any]]] = deque()
        self._is_busy = False

    def put_nowait(self, item: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        self._waiting.append(item)
        if not self._is_busy:
            self._is_busy = True
            self._come_soon()

    def _come_soon(self) -> None:
        loop = asyncio.get_running_loop()
        seconds = NOW.luck.uniform(0, DISK_SECONDS)
        loop.call_at(max(loop.time(), NOW.disk.hangs_until) + seconds, self._do_next)

    def _do_next(self) -> None:
        future, work = self._waiting.popleft()
        try:
            done = work()
        except Exception as error:  # noqa: BLE001 - its caller gets it
            if future is not None and not future.done():
                future.set_exception(error)
        else:
            if future is not None and not future.done():
                future.set_result(done)
        self._is_busy = bool(self._waiting)
        if self._is_busy:
            self._come_soon()


class InlineExecutor(concurrent.futures.Executor):
    """An executor without threads; the loop does the work (:meth:`SimulatedLoop.run_in_executor`)."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> concurrent.futures.Future[Any]:  # noqa: ANN401 - as it is declared
        """Do the work now."""
        future: concurrent.futures.Future[Any] = concurrent.futures.Future()
        future.set_result(fn(*args, **kwargs))
        return future


def _drawn(wanted: object) -> bytes:
    """Return, in place of a picture, a hash of its scene."""
    said = repr(wanted).encode()
    picture = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + struct.pack(">II", 800, 800) + sha256(said).digest()
    NOW.scenes[picture] = wanted
    return picture


def install() -> None:
    """Replace clocks, randomness and threads, from now on; while no simulation runs, the clocks are the real ones."""
    time.monotonic = time.perf_counter = _simulated_monotonic
    time.thread_time = _simulated_monotonic
    time.time = _simulated_wall
    dt.datetime = _SimulatedDatetime  # type: ignore[misc]
    os.urandom = _simulated_urandom
    random._urandom = _simulated_urandom  # type: ignore[attr-defined]  # noqa: SLF001 - the source of all values of secrets
    sqlite3.connect = _connected  # type: ignore[assignment]
    import aiosqlite.core  # noqa: PLC0415 - after the clocks

    from tockbot.render import drawing  # noqa: PLC0415 - after the clocks
    from tockbot.storage import sqlite, sqlite_file  # noqa: PLC0415 - after the clocks

    take = sqlite_file.FileLock.take

    def noted(path: Path) -> sqlite_file.FileLock:
        lock = take(path)
        NOW.disk.locks.setdefault(PROCESS.get(), []).append(lock)
        return lock

    sqlite_file.FileLock.take = staticmethod(noted)  # type: ignore[method-assign]

    save, transact = sqlite.SqliteDatabase._save, sqlite.SqliteDatabase._transact  # noqa: SLF001 - below all measurements

    async def saved(self: sqlite.SqliteDatabase, *statements: Any, lasting: bool) -> Any:  # noqa: ANN401 - as it is declared
        return await _maybe_saved(lambda: save(self, *statements, lasting=lasting))

    async def transacted(self: sqlite.SqliteDatabase, work: Any, *, lasting: bool) -> Any:  # noqa: ANN401 - as it is declared
        return await _maybe_saved(lambda: transact(self, work, lasting=lasting))

    sqlite.SqliteDatabase._save = saved  # type: ignore[method-assign,assignment]  # noqa: SLF001 - as above
    sqlite.SqliteDatabase._transact = transacted  # type: ignore[method-assign]  # noqa: SLF001 - as above
    sqlite.SqliteDatabase.settle = _settle  # type: ignore[method-assign,assignment]

    aiosqlite.core.Thread = _NoThread  # type: ignore[assignment,attr-defined]
    aiosqlite.core.SimpleQueue = _Turns  # type: ignore[assignment,attr-defined]
    drawing._draw = _drawn  # noqa: SLF001 - it draws every picture of a message
