"""A database on a server that speaks the wire of PostgreSQL: read, and written in whole transactions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import asyncpg

from tockbot.metrics import SYNCED
from tockbot.storage.engines import citus
from tockbot.storage.engines.engine import Row, Saved, Statement, StorageError, Transaction, Value, pending
from tockbot.storage.engines.hints import CHANNEL, Notes, Notices
from tockbot.storage.engines.one_statement import in_one, one_by_one
from tockbot.storage.engines.postgres_hosts import connect
from tockbot.storage.engines.postgres_pools import CONNECT_SECONDS, LASTING, LAZY, LOST, READING, transaction
from tockbot.storage.engines.postgres_schema import is_ours, prepare
from tockbot.storage.engines.postgres_server import Server, name_of, told

T = TypeVar("T")

RETURNS: Final = " RETURNING "
"""What a statement says that gives the rows it has written."""


class PostgresEngine:
    """An open database on a server. Make one with :meth:`open`, and close it."""

    is_shared = True

    def __init__(self, address: str, patience: float, *, direct: str | None = None, is_read_only: bool = False) -> None:
        """Reach an address as :meth:`open` does, whose database is as it should be."""
        self._server = Server(address, patience)
        self._address = address
        self._direct = direct
        self._is_read_only = is_read_only
        self._is_distributed = False
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
        engine._is_distributed = await engine._begin(
            lambda connection: prepare(connection, engine._server.name, scripts)
        )
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
            raise StorageError(f"The database {name} could not be distributed: {told(error)}.") from error
        return tables

    @classmethod
    async def read(cls, address: str, scripts: Sequence[str], *, patience: float) -> PostgresEngine:
        """Reach the server only to read; its database is never migrated.

        Raises:
            StorageError: the server cannot be reached, or its database is not ours, too old, or of a newer version.
        """
        engine = cls(address, patience, is_read_only=True)

        async def look(connection: Any) -> bool:  # noqa: ANN401 - asyncpg has no types
            if not await is_ours(connection, engine._server.name):
                raise StorageError(f"{engine._server.name} is empty.")
            version = await connection.fetchval("SELECT version FROM schema_version WHERE id = 1")
            pending(version, engine._server.name, scripts)
            return False

        await engine._begin(look)
        return engine

    async def _begin(self, prepare: Callable[[Any], Awaitable[bool]]) -> bool:
        try:
            return await self._server.do(
                lambda connection, _: prepare(connection), "cannot be used", READING if self._is_read_only else LASTING
            )
        except BaseException as error:
            self._server.pool.terminate()
            if isinstance(error, ValueError | OverflowError):
                raise StorageError(f"{self._server.name} is no address of a database: {error}.") from error
            raise

    async def close(self) -> None:
        """Close all connections."""
        await self._notes.close()
        await self._hints.close()
        await self._server.close()

    def hint(self, text: str) -> None:
        """Tell other programs at the same server a word, soon and without a promise."""
        self._hints.hint(text)

    def note(self, noted: Statement) -> None:
        """Save something soon that only hurries other programs, without a promise."""
        self._notes.note(noted)

    def listen(self, heard: Callable[[str], None]) -> None:
        """Hear every word that is told; behind a pooler only where there is a direct address."""
        if self._direct is not None or not self._server.pool.is_behind_pooler:
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

        return await self._server.do(read, "could not be read", READING if self._needs_transactions else None)

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
            return await work(_PostgresTransaction(connection, again=again, is_distributed=self._is_distributed))

        return await self._server.do(whole, "could not save", self._saving(lasting=lasting), lasting=lasting)

    async def save(self, first: Statement, *others: Statement, lasting: bool = True) -> Saved:
        """Run a statement, and if it gives a row the others, in one transaction and one way to the server.

        Raises:
            StorageError: it could not be saved, or it is not known to be saved.
        """
        values: Sequence[object] = _values(first, *others)
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
        return await self._server.do(whole, "could not save", None if is_lone else begin, lasting=lasting)

    async def settle(self, unchanged: Statement) -> None:
        """Write something as it is, and wait until the server has said that this, and all before it, is saved.

        Raises:
            UnknownError: it has not said so yet.
        """
        await self._server.settle(unchanged)

    @property
    def _needs_transactions(self) -> bool:
        """Whether a lone statement has to say that it is a transaction, and of which kind."""
        return self._is_read_only or self._server.pool.is_behind_pooler

    def _saving(self, *, lasting: bool) -> str:
        """How a transaction begins that saves something."""
        SYNCED.inc(lasting)
        if self._is_read_only:
            return READING
        return LASTING if lasting else LAZY


class _PostgresTransaction:
    """A transaction under way on a connection."""

    def __init__(self, connection: Any, *, again: bool, is_distributed: bool) -> None:  # noqa: ANN401 - asyncpg has no types
        self._connection = connection
        self._is_distributed = is_distributed
        self.again = again

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        return [tuple(row) for row in await self._connection.fetch(sql, *values)]

    async def run_many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        if len(rows) == 1:
            await self._connection.execute(sql, *rows[0])
        else:
            await self._connection.executemany(sql, rows)

    async def save(self, first: Statement, *others: Statement) -> list[Row]:
        if self._is_distributed:
            return (await one_by_one(first, others, self)).rows
        return await self.rows(in_one(first.sql, *(other.sql for other in others)), *_values(first, *others))


def _values(*statements: Statement) -> list[Value]:
    """The parameters of statements that are run as one."""
    return [value for one in statements for value in one.values]
