"""Writes to a SQLite file: for what several ask for at one moment the disk is waited for once.

Theory of operation. Nobody waits for company. Whoever asks while nothing is being written is written at once. Of those
who ask while the disk is waited for, all whose statements are known are then written together, in one transaction and
one way to the thread of the file, each behind a savepoint of its own: one that fails takes back what it did and nothing
else. Work that looks at its rows before it says what comes next has a transaction to itself. Nobody hears of anything
before all of it is saved.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from typing import Any, Final, Generic, TypeVar

from tockbot.metrics import SYNCED
from tockbot.storage.engines.engine import Row, Saved, Statement, StorageError, Transaction, Value
from tockbot.storage.engines.one_statement import one_by_one
from tockbot.storage.engines.sqlite_connection import SqliteConnection, fetched, named

T = TypeVar("T")

Work = Callable[[Transaction], Awaitable[T]]
Statements = tuple[Statement, ...]
"""A statement, and those that are run if it gives a row."""

MOST_TOGETHER: Final = 16
"""So many are written together at the most: the first waits for the work of the last, a third of a millisecond each."""


class SqliteWriter:
    """The one who writes to a file.

    Attributes:
        is_half_done: whether a transaction is under way between whose statements others could read by its connection.
    """

    def __init__(self, connection: SqliteConnection) -> None:
        """Write by this connection, which nobody else may use for transactions."""
        self._connection = connection
        self._waiting: list[_Asked[Any]] = []
        self._writing: asyncio.Task[None] | None = None
        self._finished = False
        self.is_half_done = False
        self._lasting = True

    @property
    def is_busy(self) -> bool:
        """Whether something is being written."""
        return self._writing is not None

    async def save(self, statements: Statements, *, lasting: bool) -> Saved:
        """Run a statement, and if it gives a row the others, in one transaction; cancelling is as in :meth:`transact`.

        Raises:
            StorageError: it could not be saved.
        """
        return Saved(await self._asked(statements, lasting=lasting), again=False)

    async def transact(self, work: Work[T], *, lasting: bool) -> T:
        """Do some work in a transaction.

        Whoever is cancelled before it has begun has not asked; afterwards it is done all the same, and waited for.

        Raises:
            StorageError: it could not be saved.
        """
        done: T = await self._asked(work, lasting=lasting)
        return done

    async def _asked(self, what: Statements | Work[Any], *, lasting: bool) -> Any:  # noqa: ANN401 - what the work gives
        if self._finished:
            raise StorageError("The database could not save: it is closed.")
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
        """Wait until what is under way is done, however often whoever waits is cancelled."""
        while not answer.done():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait((answer,))
        if not answer.cancelled():
            answer.exception()  # looked at, so that nobody misses it

    async def finish(self) -> None:
        """Wait until all that was asked for is written; whoever asks from now on is refused."""
        self._finished = True
        while self._writing is not None:
            await asyncio.wait((self._writing,))

    async def _write(self) -> None:
        try:
            while self._waiting:
                first = self._waiting[0]
                batch = [*takewhile(_is_known, self._waiting[:MOST_TOGETHER])] or [first]
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
            # Also when cancelled: the thread does one after the other, so this comes after what is on its way.
            with contextlib.suppress(sqlite3.Error):
                await self._connection.run(sqlite3.Connection.rollback)
            if len(batch) > 1 and isinstance(error, sqlite3.Error) and not isinstance(error, _NotBegunError):
                # What one of them cannot do, such as filling the disk, must not be the trouble of the others.
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
            one.tell(answer)

    async def _do(self, work: Work[T], *, lasting: bool) -> T:
        """Do work that is not known beforehand, in a transaction of its own."""
        await self._connection.run(partial(self._begin, lasting=lasting))
        answer = await work(_SqliteTransaction(self._connection))
        await self._connection.run(sqlite3.Connection.commit)
        return answer

    def _save_known(
        self, known: Sequence[Statements], connection: sqlite3.Connection, *, lasting: bool
    ) -> list[list[Row] | Exception]:
        """What each gives, or why it was taken back again; on the thread of the connection."""
        if len(known) == 1 and len(known[0]) == 1:
            # A lone statement is a transaction by itself.
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
        """Let what is saved next outlive the machine, or only the program."""
        if lasting != self._lasting:
            connection.execute(f"PRAGMA synchronous = {'FULL' if lasting else 'NORMAL'}")
            self._lasting = lasting


class _NotBegunError(sqlite3.OperationalError):
    """Nobody could save now, such as while another program writes: each by itself would only wait once more."""


def _is_known(asked: _Asked[Any]) -> bool:
    """Whether all that is asked for is known before it begins."""
    return isinstance(asked.what, tuple)


def _run(connection: sqlite3.Connection, statements: Statements) -> list[Row]:
    """Run a statement, and if it gives a row the others; give its rows."""
    first, *others = statements
    rows = fetched(connection, first.sql, first.values)
    for other in others if rows else ():
        connection.execute(other.sql, named(other.values))
    return rows


def _tried(connection: sqlite3.Connection, statements: Statements) -> list[Row] | Exception:
    """The same behind a savepoint; give the error if it was taken back."""
    connection.execute("SAVEPOINT one")
    answer: list[Row] | Exception
    try:
        answer = _run(connection, statements)
    except Exception as error:  # noqa: BLE001 - it is told to whoever asked; a parameter may be none that SQLite takes
        answer = error
        connection.execute("ROLLBACK TO one")
    connection.execute("RELEASE one")
    return answer


@dataclass(frozen=True, slots=True, eq=False)
class _Asked(Generic[T]):
    """What is to be written, and whoever waits for what it gives."""

    what: Statements | Work[T]
    lasting: bool
    answer: asyncio.Future[T]

    def tell(self, answer: Any) -> None:  # noqa: ANN401 - of the answer's own type, or a failure
        """Tell whoever waits what it gave, now that it is saved."""
        if isinstance(answer, Exception):
            self.fail(answer)
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

    def __init__(self, connection: SqliteConnection) -> None:
        self._connection = connection

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        return await self._connection.fetched(sql, values)

    async def run_many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        await self._connection.run(lambda connection: connection.executemany(sql, map(named, rows)))

    async def save(self, first: Statement, *others: Statement) -> list[Row]:
        return (await one_by_one(first, others, self)).rows
