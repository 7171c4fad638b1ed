"""A server that speaks the wire of PostgreSQL: reached, waited for while it is away, and written in whole transactions.

Invariant: whatever fails because a server went away, or because others were in the way, is tried again until it is
done or ``patience`` is over. A connection may be lost after the server has saved and before it said so; the next try is
told (``Transaction.again``), and finds out by reading. What has to last and gets no answer in :data:`ANSWER_SECONDS` is
given up, and nobody knows whether it was saved.

A server that has lost its standbys saves, and then waits for them before it says so, and before anybody else sees it.
If that wait is cancelled all see what one machine alone has: so a connection that waits is not cancelled but left, and
whoever wants to know waits for the row that it holds (:meth:`PostgresEngine.settle`).
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from random import Random
from time import monotonic
from typing import Any, Final, TypeVar

import asyncpg

from tockbot.metrics import SYNCED, UNKNOWN_SAVES
from tockbot.storage.engines import citus
from tockbot.storage.engines.engine import (
    Row,
    Saved,
    Statement,
    StorageError,
    Transaction,
    UnknownError,
    Value,
    pending,
)
from tockbot.storage.engines.hints import CHANNEL, Notes, Notices
from tockbot.storage.engines.one_statement import in_one, one_by_one
from tockbot.storage.engines.postgres_hosts import connect
from tockbot.storage.engines.postgres_pools import (
    CONNECT_SECONDS,
    LASTING,
    LAZY,
    READING,
    AllInUseError,
    Pool,
    transaction,
)
from tockbot.storage.engines.postgres_schema import is_ours, prepare

logger = logging.getLogger(__name__)

T = TypeVar("T")

FIRST_WAIT: Final = 0.05
"""Seconds before something is tried again; twice as long after each try, up to the longest."""

LONGEST_WAIT: Final = 1.0

ANSWER_SECONDS: Final = 2.5
"""So long after it was first asked a server may take to say that it has saved what has to last."""

MOST_HUNG: Final = 4
"""After so many saves to which it said nothing a server is asked for no more of them until it answers one."""

WARNED: Final = "01000"
"""What a server says, beside that something is saved, where somebody cancelled its wait for a standby."""

CLASHES: Final = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""Others were in the way, nothing was saved: 40001, 40P01."""

UNCHANGED: Final = Statement("UPDATE schema_version SET version = version WHERE id = 1", ())
"""What is written to learn whether a server says what it has saved."""

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.ConnectionDoesNotExistError,
    asyncpg.ProtocolViolationError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.StatementCompletionUnknownError,
    asyncpg.TooManyConnectionsError,
)
"""The server is away, is starting or stopping, is only a standby, or cannot say whether it has saved."""


RETURNS: Final = " RETURNING "
"""What a statement says that gives the rows it has written."""

WORKER_AWAY: Final = "failure on connection"
"""How Citus says that a worker went away under its hands, among words that have no number of their own."""


class PostgresEngine:
    """An open database on a server. Make one with :meth:`open`, and close it."""

    is_shared = True

    def __init__(self, address: str, patience: float, *, direct: str | None = None, is_read_only: bool = False) -> None:
        """Reach an address as :meth:`open` does, whose database is as it should be."""
        self._pool = Pool(address)
        self._address = address
        self._direct = direct
        self._name = name_of(address)
        self._patience = patience
        self._is_read_only = is_read_only
        self._is_distributed = False
        self._away = False
        self._hung = 0
        self._settling = asyncio.Lock()
        self._probing: asyncio.Task[None] | None = None
        self._rng = Random()  # noqa: S311 - only spreads those who were in each other's way
        self._notes = Notes(lambda work: self.transact(work, lasting=False))
        self._hints = Notices(lambda text: self.rows("SELECT pg_notify($1, $2)", CHANNEL, text))

    @classmethod
    async def open(
        cls, address: str, scripts: Sequence[str], *, patience: float, direct: str | None = None
    ) -> PostgresEngine:
        """Reach the server, and apply the migrations that its database has not had.

        Args:
            address: ``postgresql://…``, with one host or several (``target_session_attrs=read-write``).
            scripts: the migrations.
            patience: seconds for which something is tried again while the server is away.
            direct: the same database without the pooler that the address leads to, to hear what others tell.

        Raises:
            StorageError: the server cannot be reached, or its database cannot be used.
        """
        engine = cls(address, patience, direct=direct)
        engine._is_distributed = await engine._begin(lambda connection: prepare(connection, engine._name, scripts))
        return engine

    @classmethod
    async def distribute(cls, address: str, scripts: Sequence[str], *, patience: float) -> list[str]:
        """Distribute over the workers of a Citus what belongs there, and give the tables that were not yet.

        Raises:
            StorageError: the server cannot be reached, has no Citus, or could not do it.
        """
        await (await cls.open(address, scripts, patience=patience)).close()
        name = name_of(address)
        try:
            connection = await connect(address, timeout=CONNECT_SECONDS, statement_cache_size=0)
            try:
                async with transaction(connection, LASTING):
                    await citus.check(connection)
                    tables = await citus.distribute(connection, citus.placements(scripts))
                    await citus.teach(connection)
                async with transaction(connection, LASTING):
                    await citus.let_go(connection, tables)
            finally:
                await connection.close()
        except (*LOST, asyncpg.PostgresError) as error:
            raise StorageError(f"The database {name} could not be distributed: {_told(error)}.") from error
        return tables

    @classmethod
    async def read(cls, address: str, scripts: Sequence[str], *, patience: float) -> PostgresEngine:
        """Reach the server only to read; its database is never migrated.

        Raises:
            StorageError: the server cannot be reached, or its database is not ours, too old, or of a newer version.
        """
        engine = cls(address, patience, is_read_only=True)

        async def look(connection: Any) -> bool:  # noqa: ANN401 - asyncpg has no types
            if not await is_ours(connection, engine._name):
                raise StorageError(f"{engine._name} is empty.")
            version = await connection.fetchval("SELECT version FROM schema_version WHERE id = 1")
            pending(version, engine._name, scripts)
            return False

        await engine._begin(look)
        return engine

    async def _begin(self, prepare: Callable[[Any], Awaitable[bool]]) -> bool:
        try:
            return await self._try(
                lambda connection, _: prepare(connection), "cannot be used", READING if self._is_read_only else LASTING
            )
        except BaseException as error:
            self._pool.terminate()
            if isinstance(error, ValueError | OverflowError):
                raise StorageError(f"{self._name} is no address of a database: {error}.") from error
            raise

    async def close(self) -> None:
        """Close all connections."""
        if self._probing is not None:
            self._probing.cancel()
            await asyncio.gather(self._probing, return_exceptions=True)
        await self._notes.close()
        await self._hints.close()
        try:
            await asyncio.wait_for(self._pool.close(), CONNECT_SECONDS)
        except (TimeoutError, *LOST):
            self._pool.terminate()

    def hint(self, text: str) -> None:
        """Tell other programs at the same server a word, soon and without a promise."""
        self._hints.hint(text)

    def note(self, noted: Statement) -> None:
        """Save something soon that only hurries other programs, without a promise."""
        self._notes.note(noted)

    def listen(self, heard: Callable[[str], None]) -> None:
        """Hear every word that is told; behind a pooler only where there is a direct address."""
        if self._direct is not None or not self._pool.is_behind_pooler:
            self._hints.listen(heard, lambda: connect(self._direct or self._address, timeout=CONNECT_SECONDS))

    async def version(self) -> int:
        """The number of its schema.

        Raises:
            StorageError: the database could not be read.
        """
        ((version,),) = await self.rows("SELECT version FROM schema_version WHERE id = 1")
        return int(version)

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """All rows of a query.

        Raises:
            StorageError: the database could not be read.
        """

        async def read(connection: Any, _: bool) -> list[Row]:  # noqa: ANN401, FBT001 - asyncpg has no types
            return [tuple(row) for row in await connection.fetch(sql, *values)]

        return await self._try(read, "could not be read", READING if self._needs_transactions else None)

    look_up = rows
    """A server is asked for few rows as for many."""

    async def transact(self, work: Callable[[Transaction], Awaitable[T]], *, lasting: bool = True) -> T:
        """Do some work in one transaction: all of it is saved, or nothing.

        A server puts what several connections save at one moment into one write to its disk. For what need not be
        ``lasting`` it does so within a second, and whatever lasts takes with it all that was saved before.

        Raises:
            StorageError: it could not be saved, or it is not known to be saved.
        """

        async def whole(connection: Any, again: bool) -> T:  # noqa: ANN401, FBT001 - asyncpg has no types
            return await work(_PostgresTransaction(connection, again=again))

        return await self._try(whole, "could not save", self._saving(lasting=lasting), lasting=lasting)

    async def save(self, first: Statement, *others: Statement, lasting: bool = True) -> Saved:
        """Run a statement, and if it gives a row the others, in one transaction and one way to the server.

        Raises:
            StorageError: it could not be saved, or it is not known to be saved.
        """
        values: Sequence[object] = [value for one in (first, *others) for value in one.values]
        # A lone statement is a transaction by itself, and says itself that it need not last, where it gives rows.
        is_lone = not self._needs_transactions and (lasting or (RETURNS in first.sql and not self._is_distributed))
        is_lazily_alone = is_lone and not lasting
        if not (self._is_distributed and others):
            sql = in_one(first.sql, *(other.sql for other in others), lazily=is_lazily_alone)
        elif first.at is not None:
            sql, values = citus.delegated(first.at, first, others)
        else:
            return await self.transact(partial(one_by_one, first, others), lasting=lasting)

        async def whole(connection: Any, again: bool) -> Saved:  # noqa: ANN401, FBT001 - asyncpg has no types
            rows = [tuple(row) for row in await connection.fetch(sql, *values)]
            return Saved([row[:-1] for row in rows] if is_lazily_alone else rows, again)

        begin = self._saving(lasting=lasting)
        return await self._try(whole, "could not save", None if is_lone else begin, lasting=lasting)

    async def settle(self, unchanged: Statement) -> None:
        """Write something as it is, and wait until the server has said that this, and all before it, is saved.

        Raises:
            UnknownError: it has not said so yet.
        """
        try:
            async with (
                # One at a time: the other connections are for those who read, and for what need not last.
                self._settling,
                self._pool.connection(monotonic() + self._patience) as connection,
                _acknowledged(connection),
                transaction(connection, LASTING),
            ):
                await connection.execute(unchanged.sql, *unchanged.values)
        except (AllInUseError, _HungError, asyncpg.PostgresError, *LOST) as error:
            raise UnknownError(f"The database does not say what it has saved: {_told(error)}.") from error
        self._found()
        self._hung = 0

    @property
    def _needs_transactions(self) -> bool:
        """Whether a lone statement has to say that it is a transaction, and of which kind."""
        return self._is_read_only or self._pool.is_behind_pooler

    def _saving(self, *, lasting: bool) -> str:
        """How a transaction begins that saves something."""
        SYNCED.inc(lasting)
        if self._is_read_only:
            return READING
        return LASTING if lasting else LAZY

    async def _try(
        self, work: Callable[[Any, bool], Awaitable[T]], failed: str, begin: str | None, *, lasting: bool = False
    ) -> T:
        """Do some work on a connection, in a transaction if one is to begin, again and again while that may help."""
        until, answered_by = monotonic() + self._patience, float("inf")
        wait, again = FIRST_WAIT, False
        while True:
            try:
                async with self._pool.connection(min(until, answered_by)) as connection:
                    if lasting:
                        answered_by = min(answered_by, self._answered_by())
                    result = await _done(connection, partial(work, connection, again), begin, answered_by)
            except (AllInUseError, _HungError) as error:
                raise self._failed(failed, error, again=again) from error
            except CLASHES as error:
                trouble: Exception = error
            except ValueError:
                raise  # a parameter that does not fit: the caller's bug
            except (*LOST, asyncpg.PostgresError) as error:
                await self._lost(error, failed)
                # Where nobody was let in nothing was asked.
                trouble, again = error, again or answered_by < float("inf")
            else:
                self._found()
                return result
            pause = wait * (1 + self._rng.random()) / 2
            if monotonic() + pause > min(until, answered_by):
                raise self._failed(failed, trouble, again=again) from trouble
            await asyncio.sleep(pause)
            wait = min(2 * wait, LONGEST_WAIT)

    def _answered_by(self) -> float:
        """By when something has to be answered that is asked now and has to last.

        Raises:
            AllInUseError: others were not answered.
        """
        if self._hung >= MOST_HUNG:
            raise AllInUseError("it does not say what it has saved before")
        return monotonic() + ANSWER_SECONDS

    def _failed(self, failed: str, error: Exception, *, again: bool) -> StorageError:
        """What is told of what came to nothing; or may have been saved, where it was asked for and not answered."""
        if isinstance(error, _HungError):
            self._hung += 1
            self._probe()
        elif not again:
            return StorageError(f"The database {failed}: {_told(error)}.")
        UNKNOWN_SAVES.inc()
        logger.warning("it is not known whether the database %s saved something: %s", self._name, _told(error))
        return UnknownError(f"It is not known whether the database has saved it: {_told(error)}.")

    def _probe(self) -> None:
        """Find out when the server says again what it has saved."""
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._until_it_answers(), name="waiting for the database")

    async def _until_it_answers(self) -> None:
        while self._hung:
            try:
                await self.settle(UNCHANGED)
            except StorageError as error:
                logger.debug("%s", error)
                await asyncio.sleep(LONGEST_WAIT)
        logger.warning("the database %s says again what it has saved", self._name)

    async def _lost(self, error: Exception, failed: str) -> None:
        """Say so once, and use no open connection again: all are lost, or lead to what is now a standby.

        Raises:
            StorageError: it is not lost, and to try it again would not help.
        """
        if not isinstance(error, LOST):
            if isinstance(error, asyncpg.PostgresError) and _is_of_worker(error):
                return
            raise StorageError(f"The database {failed}: {_told(error)}.") from error
        if not self._away:
            logger.warning("the database %s is away, it is tried again: %s", self._name, _told(error))
        self._away = True
        await self._pool.expire()

    def _found(self) -> None:
        if self._away:
            logger.warning("the database %s answers again", self._name)
        self._away = False


class _HungError(Exception):
    """A server did not say in time that it has saved something, or somebody cancelled its wait for a standby."""


async def _done(connection: Any, work: Callable[[], Awaitable[T]], begin: str | None, answered_by: float) -> T:  # noqa: ANN401 - asyncpg has no types
    """Do some work on a connection, in a transaction if one is to begin; what has to last is answered by some moment.

    Raises:
        _HungError: it is not.
    """
    async with AsyncExitStack() as stack:
        if answered_by < float("inf"):
            await stack.enter_async_context(_answering(connection, answered_by))
        if begin is not None:
            await stack.enter_async_context(transaction(connection, begin))
        return await work()


@asynccontextmanager
async def _answering(connection: Any, until: float) -> AsyncIterator[None]:  # noqa: ANN401 - asyncpg has no types
    """Save something on a connection, and leave that where the server has not answered by then.

    Raises:
        _HungError: it has not, or only one machine has what was saved.
    """
    is_late = False

    def leave() -> None:
        nonlocal is_late
        is_late = True
        # Cancelled, it would let others see what may be lost yet.
        connection.terminate()

    leaving = asyncio.get_running_loop().call_later(until - monotonic(), leave)
    try:
        async with _acknowledged(connection):
            yield
    except BaseException as error:
        if is_late and isinstance(error, LOST):
            raise _HungError(f"it said nothing for {ANSWER_SECONDS} seconds") from error
        raise
    finally:
        leaving.cancel()


@asynccontextmanager
async def _acknowledged(connection: Any) -> AsyncIterator[None]:  # noqa: ANN401 - asyncpg has no types
    """Save something on a connection, and take no cancelled wait for a standby for an answer.

    Raises:
        _HungError: somebody cancelled it.
    """
    warnings: list[str] = []

    def heard(_: object, message: Any) -> None:  # noqa: ANN401 - as above
        if message.sqlstate == WARNED:
            warnings.append(message.message)

    connection.add_log_listener(heard)
    try:
        yield
    finally:
        connection.remove_log_listener(heard)
    if warnings:
        raise _HungError(warnings[0])


class _PostgresTransaction:
    """A transaction under way on a connection."""

    def __init__(self, connection: Any, *, again: bool) -> None:  # noqa: ANN401 - asyncpg has no types
        self._connection = connection
        self.again = again

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        return [tuple(row) for row in await self._connection.fetch(sql, *values)]

    async def run_many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        if len(rows) == 1:
            await self._connection.execute(sql, *rows[0])
        else:
            await self._connection.executemany(sql, rows)


def name_of(address: str) -> str:
    """An address without what is secret in it."""
    return re.sub(r"//.*@", "//", address.partition("?")[0])


def _is_of_worker(error: asyncpg.PostgresError) -> bool:
    """Whether the server itself answers, and only a worker of Citus is away, with the tables that lie on it."""
    return isinstance(error, asyncpg.PostgresConnectionError) or str(error).startswith(WORKER_AWAY)


def _told(error: Exception) -> str:
    """An error in its own words; some have none. PostgreSQL's details are left out: they quote rows, and so hands."""
    words = error.args[0] if isinstance(error, asyncpg.PostgresError) and error.args else error
    return str(words) or type(error).__name__
