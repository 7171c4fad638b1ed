"""A database on a server that speaks PostgreSQL's protocol.

Schema. A database is checked to be ours, and brought up to date.

Citus spreads tables over several machines. Everything that belongs to a game table and grows with play lies on one
*worker*, chosen by the table's number; all else lies on the coordinator, to which bots connect. So a play is saved on
one machine, a worker that is away stops its own tables only, and no row is written to several machines. Several
statements at one table are sent to its worker as one function call (:func:`delegated`): one round trip, and a
transaction of that worker alone.

Hints make other processes faster but are not reliable. Notices (NOTIFY) go from process to process; notes are saved for
later looks. Transactions with NOTIFY wait for each other when they commit, so notices are sent separately, in batches,
after what they announce was saved.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import asyncpg

from tockbot.metrics import SYNCED
from tockbot.storage.engine import (
    FIRST_NUMBER,
    PARAMETER,
    Database,
    Row,
    Saved,
    Statement,
    StorageError,
    Transaction,
    Value,
    Work,
    in_one,
    number_of,
    pending,
    plain,
)
from tockbot.storage.postgres_server import (
    BEGIN_DURABLE,
    BEGIN_LAZY,
    CONNECT_SECONDS,
    LOST,
    READING,
    Server,
    connect,
    error_text,
    name_of,
    transaction,
)

DISTRIBUTE_SECONDS: Final = 24 * 3600.0
"""Maximum seconds for distributing a full database."""


def placements(scripts: Sequence[str]) -> dict[str, str | None]:
    """Return the column by which each table is distributed; None for one that is local to the coordinator.

    A script says so in a comment on the last line of a table: ``/*citus by table_id*/`` or ``/*citus local*/``.
    """
    placed: dict[str, str | None] = {}
    name = ""
    for line in "\n".join(scripts).splitlines():
        if line.startswith("CREATE TABLE "):
            name = line.split()[2]
        elif line.startswith(") /*citus "):
            column = line.partition("/*citus ")[2].partition("*/")[0].removeprefix("by ")
            placed[name] = None if column == "local" else column
    return placed


async def distributed(connection: Any) -> set[str]:  # noqa: ANN401 - asyncpg has no types
    """Return the distributed tables of a database; none if it has no Citus."""
    if await connection.fetchval("SELECT to_regclass('pg_catalog.pg_dist_partition') IS NULL"):
        return set()
    sql = "SELECT relname FROM pg_dist_partition JOIN pg_class ON oid = logicalrelid"
    return {str(row[0]) for row in await connection.fetch(sql)}


async def check(connection: Any) -> None:  # noqa: ANN401 - as above
    """Raise if a database cannot be distributed."""
    if not await connection.fetchval("SELECT count(*) FROM pg_extension WHERE extname = 'citus'"):
        raise StorageError(
            "The database has no Citus: run CREATE EXTENSION citus there and on the workers, then citus_add_node."
        )
    if not await connection.fetchval("SELECT count(*) FROM citus_get_active_worker_nodes()"):
        raise StorageError("The database has no workers: add each with SELECT citus_add_node('host', 5432).")


async def distribute(connection: Any, placed: Mapping[str, str | None]) -> list[str]:  # noqa: ANN401 - as above
    """Distribute the tables that are not distributed yet, within the open transaction, and return them.

    Foreign keys between tables are dropped before and created again afterwards.
    """
    done = await distributed(connection)
    todo = {name: column for name, column in placed.items() if column is not None and name not in done}
    if not todo:
        return []
    await connection.execute("SET LOCAL citus.multi_shard_modify_mode TO 'sequential'")
    keys = await connection.fetch(_FOREIGN_KEYS, list(todo))
    for table, key, _ in keys:
        await connection.execute(f"ALTER TABLE {table} DROP CONSTRAINT {key}")
    for name, column in todo.items():
        beside = "none" if name == "tables" else "tables"
        await connection.execute(
            f"SELECT create_distributed_table('{name}', '{column}', colocate_with => '{beside}')",
            timeout=DISTRIBUTE_SECONDS,
        )
    for table, key, definition in keys:
        await connection.execute(f"ALTER TABLE {table} ADD CONSTRAINT {key} {definition}", timeout=DISTRIBUTE_SECONDS)
    return [*todo]


async def enable_worker_calls(connection: Any) -> None:  # noqa: ANN401 - as above
    """Let each worker run statements at its own tables; within the open transaction."""
    await connection.execute(_SAVE_AT)
    sql = "SELECT create_distributed_function('save_at(bigint, text[], text[])', 'at_table', colocate_with => 'tables')"
    await connection.execute(sql)


def delegated(at: int, first: Statement, others: Sequence[Statement]) -> tuple[str, tuple[object, ...]]:
    """Return a call that runs a statement on a table's worker and, if that returns a number, runs the others.

    Args:
        at: the table to which all of them belong.
        first: the statement that decides, and returns at most one number.
        others: statements that are saved with it.

    Raises:
        TypeError: a parameter is of bytes.
    """
    given: list[str] = []

    def written(statement: Statement) -> str:
        def one(found: re.Match[str]) -> str:
            value = statement.values[int(found[1]) - 1]
            if isinstance(value, bytes):
                raise TypeError("bytes cannot be sent to a worker")
            if not isinstance(value, str):
                return "NULL" if value is None else str(int(value))
            given.append(value)
            return f"($1)[{len(given)}]"

        return PARAMETER.sub(one, plain(statement.sql))

    statements = [written(statement) for statement in (first, *others)]
    return "SELECT * FROM save_at($1, $2, $3)", (at, statements, given)


async def delete_coordinator_rows(connection: Any, tables: Sequence[str]) -> None:  # noqa: ANN401 - as above
    """Delete the rows left on the coordinator after they were distributed; within the open transaction."""
    for name in tables:
        await connection.execute(
            f"SELECT truncate_local_data_after_distributing_table('{name}')",
            timeout=DISTRIBUTE_SECONDS,
        )


_SAVE_AT: Final = """CREATE OR REPLACE FUNCTION save_at(at_table BIGINT, statements TEXT[], given TEXT[])
RETURNS SETOF BIGINT LANGUAGE plpgsql AS $$
DECLARE
    found BIGINT;
BEGIN
    EXECUTE statements[1] INTO found USING given;
    IF found IS NOT NULL THEN
        FOR other IN 2 .. cardinality(statements) LOOP
            EXECUTE statements[other] USING given;
        END LOOP;
        RETURN NEXT found;
    END IF;
END $$"""
"""Runs statements on a worker. Nothing is prepared there: numbers are part of their texts, and strings are passed."""

_FOREIGN_KEYS: Final = (
    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint"
    " WHERE contype = 'f' AND conrelid::regclass::text = ANY($1)"
)


PREPARE_SECONDS: Final = 3600.0
"""Maximum seconds for a migration."""


async def prepare(connection: Any, name: str, scripts: Sequence[str]) -> bool:  # noqa: ANN401 - asyncpg has no types
    """Bring the schema up to date within the open transaction; return whether it is distributed."""
    await is_tockbot_database(connection, name)
    try:
        await connection.execute(
            "CREATE TABLE IF NOT EXISTS schema_version (id BIGINT PRIMARY KEY, version BIGINT NOT NULL)"
        )
    except (asyncpg.UniqueViolationError, asyncpg.DuplicateTableError) as error:
        raise asyncpg.SerializationError("two processes set the database up at the same time") from error
    sql = "INSERT INTO schema_version (id, version) VALUES (1, $1) ON CONFLICT (id) DO NOTHING"
    await connection.execute(sql, FIRST_NUMBER)
    version = await connection.fetchval("SELECT version FROM schema_version WHERE id = 1 FOR UPDATE")
    for script in pending(version, name, scripts):
        await connection.execute(script, timeout=PREPARE_SECONDS)
    is_distributed = bool(await distributed(connection))
    if version != number_of(scripts):
        await connection.execute("UPDATE schema_version SET version = $1 WHERE id = 1", number_of(scripts))
        if is_distributed:
            await distribute(connection, placements(scripts))
        if version > FIRST_NUMBER:
            logger.info("updated the schema of %s from %d to %d", name, version, number_of(scripts))
    return is_distributed


async def is_tockbot_database(connection: Any, name: str) -> bool:  # noqa: ANN401 - asyncpg has no types
    """Return whether a database is one of ours, or False if it is empty except for extensions.

    Raises:
        StorageError: it belongs to another program.
    """
    found = {row[0] for row in await connection.fetch(_TABLES)}
    if found and "schema_version" not in found:
        raise StorageError(f"{name} is the database of another program; use another one.")
    return bool(found)


_TABLES: Final = (
    "SELECT relname FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm', 'f')"
    " AND relnamespace = current_schema()::regnamespace AND NOT EXISTS (SELECT 1 FROM pg_depend"
    " WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')"
)
"""Tables and views that someone created; those of an extension, such as ``pg_stat_statements``, do not count."""


logger = logging.getLogger(__name__)

CHANNEL: Final = "tockbot"

NOTICE_DELAY_SECONDS: Final = 0.02
"""Seconds for which notices are collected."""

MAX_TEXT: Final = 7000
"""Maximum length of a notice; PostgreSQL accepts 8,000 bytes."""

RECONNECT_SECONDS: Final = 1.0
"""Seconds before listening again after the connection was lost."""

NOTE_DELAY_SECONDS: Final = 0.5
"""Seconds for which notes are collected; others look every two seconds."""


class Notes:
    """Notes that this process saves for other processes to see at their next look."""

    def __init__(self, save: Callable[[Work[None]], Awaitable[None]]) -> None:
        """Save notes with this function."""
        self._save = save
        self._noted: dict[tuple[str, Value], Statement] = {}
        self._saving: asyncio.Task[None] | None = None

    def save_later(self, noted: Statement) -> None:
        """Save a statement soon, together with others."""
        self._noted[noted.sql, noted.values[0]] = noted
        if self._saving is None:
            self._saving = asyncio.create_task(self._save_soon(), name="noting for other programs")

    async def _save_soon(self) -> None:
        try:
            while self._noted:
                await asyncio.sleep(NOTE_DELAY_SECONDS)
                # In a fixed order, so that two processes do not deadlock.
                noted = [self._noted[key] for key in sorted(self._noted, key=str)]
                self._noted.clear()
                await self._save(partial(_save_all, noted))
        except Exception as error:  # noqa: BLE001 - only a hint: others compare regularly
            logger.debug("could not save notes: %s", type(error).__name__)
        finally:
            self._saving = None

    async def close(self) -> None:
        """Stop saving notes."""
        if self._saving is not None:
            self._saving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._saving


async def _save_all(noted: list[Statement], transaction: Transaction) -> None:
    for sql in dict.fromkeys(one.sql for one in noted):
        await transaction.run_many(sql, [one.values for one in noted if one.sql == sql])


class Notices:
    """Notices that this process sends and receives."""

    def __init__(self, send: Callable[[str], Awaitable[object]]) -> None:
        """Send notices with this function."""
        self._send = send
        self._words: dict[str, None] = {}
        self._sending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    def notify(self, word: str) -> None:
        """Send a word soon, together with others."""
        self._words[word] = None
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_soon(), name="notifying other processes")

    async def _send_soon(self) -> None:
        try:
            while self._words:
                await asyncio.sleep(NOTICE_DELAY_SECONDS)
                text = ""
                while self._words and len(text) < MAX_TEXT:
                    word = next(iter(self._words))
                    del self._words[word]
                    text += f" {word}"
                await self._send(text[1:])
        except Exception as error:  # noqa: BLE001 - only a hint: others also look regularly
            logger.debug("could not send a notice: %s", type(error).__name__)
        finally:
            self._sending = None

    def listen(self, heard: Callable[[str], None], connect: Callable[[], Awaitable[Any]]) -> None:
        """Receive every word from now on, over a connection of its own."""
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen(heard, connect), name="listening to other processes")

    async def _listen(self, heard: Callable[[str], None], connect: Callable[[], Awaitable[Any]]) -> None:
        def each(*received: Any) -> None:  # noqa: ANN401 - asyncpg has no types
            for word in str(received[-1]).split():
                heard(word)

        while True:
            try:
                connection = await connect()
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                try:
                    await connection.add_listener(CHANNEL, each)
                    await lost.wait()
                finally:
                    connection.terminate()
            except Exception as error:  # noqa: BLE001 - a server that is away comes back
                logger.debug("cannot receive notices now: %s", type(error).__name__)
            await asyncio.sleep(RECONNECT_SECONDS)

    async def close(self) -> None:
        """Stop sending and receiving."""
        for task in (self._sending, self._listening):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task


T = TypeVar("T")

RETURNS: Final = " RETURNING "
"""Part of a statement that returns the rows it has written."""


class PostgresDatabase(Database):
    """An open database on a server. Create one with :meth:`open`, and close it."""

    is_shared = True
    json_integer = "CAST(CAST({column} AS json) ->> '{name}' AS bigint)"
    _version_sql = "SELECT version FROM schema_version WHERE id = 1"

    def __init__(self, address: str, patience: float, *, direct: str | None = None, is_read_only: bool = False) -> None:
        """Use an address whose database was prepared; see :meth:`open`."""
        self._server = Server(address, patience)
        self._address = address
        self._direct = direct
        self._is_read_only = is_read_only
        self._is_distributed = False
        self._notes = Notes(lambda work: self._transact(work, lasting=False))
        self._hints = Notices(lambda text: self._rows("SELECT pg_notify($1, $2)", CHANNEL, text))

    @classmethod
    async def open(
        cls, address: str, scripts: Sequence[str], *, patience: float, direct: str | None = None
    ) -> PostgresDatabase:
        """Connect to the server, and apply pending migrations.

        Args:
            address: ``postgresql://…``, with one host or several (``target_session_attrs=read-write``).
            scripts: the migrations.
            patience: seconds for which something is tried again while the server is away.
            direct: the address of the same database without a pooler, for receiving notices.
        """
        engine = cls(address, patience, direct=direct)
        engine._is_distributed = await engine._begin(
            lambda connection: prepare(connection, engine._server.name, scripts)
        )
        return engine

    @classmethod
    async def distribute(cls, address: str, scripts: Sequence[str], *, patience: float) -> list[str]:
        """Distribute what belongs on the workers of a Citus, and return the tables that were not distributed before."""
        await (await cls.open(address, scripts, patience=patience)).close()
        name = name_of(address)
        try:
            connection = await connect(address, timeout=CONNECT_SECONDS, statement_cache_size=0)
            try:
                async with transaction(connection, BEGIN_DURABLE):
                    await check(connection)
                    tables = await distribute(connection, placements(scripts))
                    await enable_worker_calls(connection)
                async with transaction(connection, BEGIN_DURABLE):
                    await delete_coordinator_rows(connection, tables)
            finally:
                await connection.close()
        except (*LOST, asyncpg.PostgresError) as error:
            raise StorageError(f"The database {name} could not be distributed: {error_text(error)}.") from error
        return tables

    @classmethod
    async def read(cls, address: str, scripts: Sequence[str], *, patience: float) -> PostgresDatabase:
        """Connect to the server for reading only; its database is never migrated."""
        engine = cls(address, patience, is_read_only=True)

        async def look(connection: Any) -> bool:  # noqa: ANN401 - asyncpg has no types
            if not await is_tockbot_database(connection, engine._server.name):
                raise StorageError(f"{engine._server.name} is empty.")
            version = await connection.fetchval("SELECT version FROM schema_version WHERE id = 1")
            pending(version, engine._server.name, scripts)
            return False

        await engine._begin(look)
        return engine

    async def _begin(self, prepare: Callable[[Any], Awaitable[bool]]) -> bool:
        try:
            return await self._server.do(
                lambda connection, _: prepare(connection),
                "cannot be used",
                READING if self._is_read_only else BEGIN_DURABLE,
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

    def notify(self, text: str) -> None:
        """Send a word, together with others, by NOTIFY."""
        self._hints.notify(text)

    def save_later(self, noted: Statement) -> None:
        """Save something soon, together with others, without waiting for the disk."""
        self._notes.save_later(noted)

    def listen(self, heard: Callable[[str], None]) -> None:
        """Receive every word that is sent; behind a pooler, only if there is a direct address."""
        if self._direct is not None or not self._server.pool.is_behind_pooler:
            self._hints.listen(heard, lambda: connect(self._direct or self._address, timeout=CONNECT_SECONDS))

    async def _rows(self, sql: str, *values: Value) -> list[Row]:
        async def read(connection: Any, _: bool) -> list[Row]:  # noqa: ANN401, FBT001 - asyncpg has no types
            return [tuple(row) for row in await connection.fetch(sql, *values)]

        return await self._server.do(read, "could not be read", READING if self._needs_transactions else None)

    async def _transact(self, work: Work[T], *, lasting: bool) -> T:
        """Run work in one transaction.

        A server writes what several connections save at one moment to its disk together. A save that is not ``lasting``
        reaches the disk within a second, and a lasting one takes all earlier saves with it.
        """

        async def whole(connection: Any, again: bool) -> T:  # noqa: ANN401, FBT001 - asyncpg has no types
            return await work(_PostgresTransaction(connection, again=again, is_distributed=self._is_distributed))

        return await self._server.do(whole, "could not save", self._saving(lasting=lasting), lasting=lasting)

    async def _save(self, first: Statement, *others: Statement, lasting: bool) -> Saved:
        values: Sequence[object] = _values(first, *others)
        # A lone statement is a transaction. If it returns rows, it can itself say that it need not be durable.
        is_lone = not self._needs_transactions and (lasting or (RETURNS in first.sql and not self._is_distributed))
        is_lazily_alone = is_lone and not lasting
        if not (self._is_distributed and others):
            sql = in_one(first.sql, *(other.sql for other in others), lazily=is_lazily_alone)
        elif first.at is not None:
            sql, values = delegated(first.at, first, others)
        else:
            return await self._transact(partial(_save_one_by_one, first, others), lasting=lasting)

        async def whole(connection: Any, again: bool) -> Saved:  # noqa: ANN401, FBT001 - asyncpg has no types
            rows = [tuple(row) for row in await connection.fetch(sql, *values)]
            return Saved([row[:-1] for row in rows] if is_lazily_alone else rows, again)

        begin = self._saving(lasting=lasting)
        return await self._server.do(whole, "could not save", None if is_lone else begin, lasting=lasting)

    async def settle(self, unchanged: Statement) -> None:
        """Write a row unchanged, and return once the server has confirmed this and all earlier writes."""
        await self._server.settle(unchanged)

    @property
    def _needs_transactions(self) -> bool:
        """Return whether even a lone statement needs an explicit transaction."""
        return self._is_read_only or self._server.pool.is_behind_pooler

    def _saving(self, *, lasting: bool) -> str:
        """Return the statement that begins a saving transaction."""
        SYNCED.inc(lasting)
        if self._is_read_only:
            return READING
        return BEGIN_DURABLE if lasting else BEGIN_LAZY


class _PostgresTransaction(Transaction):
    """An open transaction on a connection."""

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
            return await super().save(first, *others)
        return await self.rows(in_one(first.sql, *(other.sql for other in others)), *_values(first, *others))


async def _save_one_by_one(first: Statement, others: Sequence[Statement], transaction: Transaction) -> Saved:
    return Saved(await transaction.save(first, *others), transaction.again)


def _values(*statements: Statement) -> list[Value]:
    """Return the parameters of statements that are run as one."""
    return [value for one in statements for value in one.values]
