"""A server that speaks the wire of PostgreSQL: reached, waited for while it is away, and written in whole transactions.

Invariant: whatever fails because a server went away, or because others were in the way, is tried again until it is
done or ``patience`` is over. A connection may be lost after the server has saved and before it said so; the next try is
told (``Transaction.again``), and finds out by reading.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from time import monotonic
from typing import Any, Final, TypeVar

import asyncpg

from tockbot.metrics import SYNCED
from tockbot.storage.engines.engine import Row, Saved, Statement, StorageError, Transaction, Value, pending
from tockbot.storage.engines.hints import CHANNEL, Notices
from tockbot.storage.engines.one_statement import in_one
from tockbot.storage.engines.postgres_pools import CONNECT_SECONDS, AllInUseError, Pool, Pools
from tockbot.storage.engines.postgres_schema import is_ours, prepare

logger = logging.getLogger(__name__)

T = TypeVar("T")

FIRST_WAIT: Final = 0.05
"""Seconds before something is tried again; twice as long after each try, up to the longest."""

LONGEST_WAIT: Final = 1.0

CLASHES: Final = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""Others were in the way, nothing was saved: 40001, 40P01."""

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.OperatorInterventionError,
    asyncpg.PostgresConnectionError,
    asyncpg.ReadOnlySQLTransactionError,
    asyncpg.StatementCompletionUnknownError,
    asyncpg.TooManyConnectionsError,
)
"""The server is away, is starting or stopping, is only a standby, or cannot say whether it has saved."""


class PostgresEngine:
    """An open database on a server. Make one with :meth:`open`, and close it."""

    is_shared = True

    def __init__(self, pools: Pools, name: str, patience: float, connect: Callable[[], Awaitable[Any]]) -> None:
        """Wrap pools of connections; ``connect`` makes one more."""
        self._pools = pools
        self._name = name
        self._patience = patience
        self._away = False
        self._rng = Random()  # noqa: S311 - only spreads those who were in each other's way
        self._hints = Notices(lambda text: self.rows("SELECT pg_notify($1, $2)", CHANNEL, text), connect)

    @classmethod
    async def open(cls, address: str, scripts: Sequence[str], *, patience: float) -> PostgresEngine:
        """Reach the server, and apply the migrations that its database has not had.

        Args:
            address: ``postgresql://…``, with one host or several (``target_session_attrs=read-write``).
            scripts: the migrations.
            patience: seconds for which something is tried again while the server is away.

        Raises:
            StorageError: the server cannot be reached, or its database cannot be used.
        """
        return await cls._open(
            address, patience, lambda connection, name: prepare(connection, name, scripts), read_only=False
        )

    @classmethod
    async def read(cls, address: str, scripts: Sequence[str], *, patience: float) -> PostgresEngine:
        """Reach the server only to read; its database is never migrated.

        Raises:
            StorageError: the server cannot be reached, or its database is not ours, too old, or of a newer version.
        """

        async def look(connection: Any, name: str) -> None:  # noqa: ANN401 - asyncpg has no types
            if not await is_ours(connection, name):
                raise StorageError(f"{name} is empty.")
            pending(await connection.fetchval("SELECT version FROM schema_version WHERE id = 1"), name, scripts)

        return await cls._open(address, patience, look, read_only=True)

    @classmethod
    async def _open(
        cls,
        address: str,
        patience: float,
        prepare: Callable[[Any, str], Awaitable[None]],
        *,
        read_only: bool,
    ) -> PostgresEngine:
        name = name_of(address)
        try:
            pools = await Pools.at(address, {"default_transaction_read_only": "on"} if read_only else {})
        except (ValueError, OverflowError) as error:
            raise StorageError(f"{name} is no address of a database: {error}.") from error
        engine = cls(pools, name, patience, lambda: asyncpg.connect(address, timeout=CONNECT_SECONDS))
        try:
            await engine._try(lambda connection, _: prepare(connection, name), "cannot be used")
        except BaseException as error:
            pools.terminate()
            if isinstance(error, ValueError | OverflowError):  # an address is read only when somebody is to go there
                raise StorageError(f"{name} is no address of a database: {error}.") from error
            raise
        return engine

    async def close(self) -> None:
        """Close all connections."""
        await self._hints.close()
        try:
            await asyncio.wait_for(self._pools.close(), CONNECT_SECONDS)
        except (TimeoutError, *LOST):
            self._pools.terminate()

    def hint(self, text: str) -> None:
        """Tell other programs at the same server a word, soon and without a promise."""
        self._hints.hint(text)

    def listen(self, heard: Callable[[str], None]) -> None:
        """Hear every word that is told."""
        self._hints.listen(heard)

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

        return await self._try(read, "could not be read")

    async def transact(self, work: Callable[[Transaction], Awaitable[T]], *, lasting: bool = True) -> T:
        """Do some work in one transaction: all of it is saved, or nothing.

        A server puts what several connections save at one moment into one write to its disk. For what need not be
        ``lasting`` it does so within a second, and whatever lasts takes with it all that was saved before.

        Raises:
            StorageError: it could not be saved, or it is not known to be saved.
        """

        async def whole(connection: Any, again: bool) -> T:  # noqa: ANN401, FBT001 - asyncpg has no types
            async with connection.transaction():
                return await work(_PostgresTransaction(connection, again=again))

        return await self._try(whole, "could not save", self._writing(lasting=lasting))

    async def save(self, first: Statement, *others: Statement, lasting: bool = True) -> Saved:
        """Run a statement, and if it gives a row the others, in one transaction and one way to the server.

        Raises:
            StorageError: it could not be saved, or it is not known to be saved.
        """
        sql = in_one(first.sql, *(other.sql for other in others))
        values = [value for one in (first, *others) for value in one.values]

        async def whole(connection: Any, again: bool) -> Saved:  # noqa: ANN401, FBT001 - asyncpg has no types
            return Saved([tuple(row) for row in await connection.fetch(sql, *values)], again)

        return await self._try(whole, "could not save", self._writing(lasting=lasting))

    def _writing(self, *, lasting: bool) -> Pool:
        """The connections by which something is saved."""
        SYNCED.inc(lasting)
        return self._pools.lasting if lasting else self._pools.lazy

    async def _try(self, work: Callable[[Any, bool], Awaitable[T]], failed: str, pool: Pool | None = None) -> T:
        """Do some work on a connection, again and again while that may help."""
        pool = pool or self._pools.lasting
        until = monotonic() + self._patience
        wait, again = FIRST_WAIT, False
        while True:
            try:
                async with pool.connection(until) as connection:
                    result = await work(connection, again)
            except AllInUseError as error:
                raise StorageError(f"The database {failed}: {error}.") from error
            except CLASHES as error:
                trouble: Exception = error
            except ValueError:
                raise  # a parameter that does not fit: the caller's bug
            except LOST as error:
                trouble, again = error, True
                await self._lost(error)
            except asyncpg.PostgresError as error:
                raise StorageError(f"The database {failed}: {_told(error)}.") from error
            else:
                self._found()
                return result
            pause = wait * (1 + self._rng.random()) / 2
            if monotonic() + pause > until:
                raise StorageError(f"The database {failed}: {_told(trouble)}.") from trouble
            await asyncio.sleep(pause)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _lost(self, error: Exception) -> None:
        """Say so once, and use no open connection again: all are lost, or lead to what is now a standby."""
        if not self._away:
            logger.warning("the database %s is away, it is tried again: %s", self._name, _told(error))
        self._away = True
        await self._pools.expire()

    def _found(self) -> None:
        if self._away:
            logger.warning("the database %s answers again", self._name)
        self._away = False


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


def _told(error: Exception) -> str:
    """An error in its own words; some have none. PostgreSQL's details are left out: they quote rows, and so hands."""
    words = error.args[0] if isinstance(error, asyncpg.PostgresError) and error.args else error
    return str(words) or type(error).__name__
