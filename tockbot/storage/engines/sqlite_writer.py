"""Writes to a SQLite file: for what several ask for at one moment the disk is waited for once.

Theory of operation. Nobody waits for company. Whoever asks while nothing is being written is written at once; whoever
asks while the disk is waited for is written with all others who do, in one transaction, each behind a savepoint
of its own: one that fails takes back what it did and nothing else. Nobody hears of anything before all of it is saved.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

import aiosqlite

from tockbot.metrics import SYNCED
from tockbot.storage.engines.engine import Row, StorageError, Transaction, Value

T = TypeVar("T")

MOST_TOGETHER: Final = 16
"""So many are written together at the most: the first waits for the work of the last, a third of a millisecond each."""


class SqliteWriter:
    """The one who writes to a file."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        """Write by this connection, which nobody else may use for transactions."""
        self._connection = connection
        self._waiting: list[_Asked[Any]] = []
        self._writing: asyncio.Task[None] | None = None
        self._lasting = True

    async def transact(self, work: Callable[[Transaction], Awaitable[T]], *, lasting: bool, single: bool = False) -> T:
        """Do some work in a transaction, which a ``single`` statement is by itself.

        Whoever is cancelled before it has begun has not asked; afterwards it is done all the same, and waited for.

        Raises:
            StorageError: it could not be saved.
        """
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        asked = _Asked(work, lasting, single, answer)
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

    async def _whole(self, answer: asyncio.Future[T]) -> None:
        """Wait until what is under way is done, however often whoever waits is cancelled."""
        while not answer.done():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait((answer,))
        if not answer.cancelled():
            answer.exception()  # looked at, so that nobody misses it

    async def finish(self) -> None:
        """Wait until all that was asked for is written."""
        while self._writing is not None:
            await asyncio.wait((self._writing,))

    async def _write(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                await self._save(batch)
        finally:
            self._writing = None

    async def _save(self, batch: Sequence[_Asked[Any]]) -> None:
        began, first = False, batch[0]
        try:
            await self._prepare(lasting=any(one.lasting for one in batch))
            if len(batch) == 1 and first.single:
                # Each statement is carried to another thread: to begin and to commit would be two more.
                answers = [await first.work(self._transaction)]
            else:
                await self._connection.execute("BEGIN IMMEDIATE")
                began = True
                answers = await self._together(batch) if len(batch) > 1 else [await first.work(self._transaction)]
                await self._connection.execute("COMMIT")
        except BaseException as error:
            # Also when cancelled: statements run in turn on a thread, so this comes after those on their way.
            with contextlib.suppress(sqlite3.Error):
                await self._connection.rollback()
            if began and len(batch) > 1 and isinstance(error, sqlite3.Error):
                # What one of them cannot do, such as filling the disk, must not be the trouble of the others.
                for one in batch:
                    await self._save([one])
                return
            for one in batch:
                one.fail(error)
            if not isinstance(error, Exception):
                raise
            return
        SYNCED.inc(self._lasting)
        for one, answer in zip(batch, answers, strict=True):
            one.tell(answer)

    async def _prepare(self, *, lasting: bool) -> None:
        """Let what is saved next outlive the machine, or only the program."""
        if lasting != self._lasting:
            await self._connection.execute(f"PRAGMA synchronous = {'FULL' if lasting else 'NORMAL'}")
            self._lasting = lasting

    async def _together(self, batch: Sequence[_Asked[Any]]) -> list[Any]:
        """What the work of each gives, or the error with which it failed and took back what it did."""
        answers: list[Any] = []
        for one in batch:
            await self._connection.execute("SAVEPOINT one")
            try:
                answers.append(await one.work(self._transaction))
            except Exception as error:  # noqa: BLE001 - it is told to whoever asked
                answers.append(_Failed(error))
                await self._connection.execute("ROLLBACK TO one")
            await self._connection.execute("RELEASE one")
        return answers

    @property
    def _transaction(self) -> _SqliteTransaction:
        return _SqliteTransaction(self._connection)


@dataclass(frozen=True, slots=True)
class _Failed:
    """What came of the work of one who failed while others went on."""

    error: Exception


@dataclass(frozen=True, slots=True, eq=False)
class _Asked(Generic[T]):
    """Some work, and whoever waits for what it gives."""

    work: Callable[[Transaction], Awaitable[T]]
    lasting: bool
    single: bool
    answer: asyncio.Future[T]

    def tell(self, answer: Any) -> None:  # noqa: ANN401 - of the answer's own type, or a failure
        """Tell whoever waits what it gave, now that it is saved."""
        if isinstance(answer, _Failed):
            self.fail(answer.error)
        elif not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, error: BaseException) -> None:
        """Tell whoever waits that it is not saved."""
        if self.answer.done():
            return
        if isinstance(error, sqlite3.Error):
            told = StorageError(f"The database could not save: {error}.")
            told.__cause__ = error
            self.answer.set_exception(told)
        elif isinstance(error, asyncio.CancelledError):
            self.answer.cancel()
        else:
            self.answer.set_exception(error)


class _SqliteTransaction:
    """A transaction under way in a file, which is never lost half way without the program."""

    again = False

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        return await fetched(self._connection, sql, values)

    async def run_many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        await self._connection.executemany(sql, map(_named, rows))


async def fetched(connection: aiosqlite.Connection, sql: str, values: Sequence[Value] = ()) -> list[Row]:
    """The rows that a statement gives."""
    return [tuple(row) for row in await connection.execute_fetchall(sql, _named(values))]


def _named(values: Sequence[Value]) -> dict[str, Value]:
    """Parameters by their names: the first is ``$1``."""
    return {str(number): value for number, value in enumerate(values, 1)}
