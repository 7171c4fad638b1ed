"""Connections to a PostgreSQL server, which is waited for while it is away.

Invariant: what fails because the server went away or others were in the way is tried again until it succeeds or
``patience`` is over. If the connection is lost after the server saved and before it said so, the next attempt is told
(``Transaction.again``) and finds out by reading. A durable save without an answer in :data:`ANSWER_SECONDS` is given up
as unknown; to find out what became of it, wait for a row that it holds (:meth:`Server.settle`).

Hosts. If an address names several hosts, all are asked at once, since one that is away may not answer for seconds.

Poolers. No session setting is ever made or read: a transaction says all that it needs (:func:`transaction`). So a
pooler may give each transaction another connection to the server, as PgBouncer does with ``pool_mode = transaction``.
Behind one, every statement is part of a transaction, and no statement is prepared under a name.

Standbys. A server that has lost its synchronous standbys saves, but then waits for them before it confirms the save or
lets others see it. If that wait were cancelled, others would see what only one machine has. So a waiting connection is
closed without cancelling.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from math import inf
from random import Random
from time import monotonic
from typing import Any, Final, TypeVar

import asyncpg

from tockbot.metrics import UNKNOWN_SAVES
from tockbot.storage.engine import Statement, StorageError, UnknownError, hosts_of

TO_WRITE: Final = re.compile(r"[?&]target_session_attrs=(?:read-write|primary)\b")

CAN_BE_WRITTEN: Final = (
    "DO $$ BEGIN IF current_setting('transaction_read_only') = 'on' THEN"
    " RAISE 'it can only be read' USING ERRCODE = 'read_only_sql_transaction'; END IF; END $$"
)
"""Checks that a server can be written to. Behind a pooler, the driver only knows what it was when first connected."""


async def connect(address: str, **options: Any) -> Any:  # noqa: ANN401 - asyncpg has no types
    """Connect to an address, choosing the host that can be written to; ``options`` are those of asyncpg.

    Raises:
        ValueError: it is not an address.
        TimeoutError, OSError, asyncpg's errors: no host accepts connections, or none can be written to.
    """
    if not TO_WRITE.search(address):
        return await asyncpg.connect(address, **options)
    asked = {asyncio.create_task(_connect_to_write(address, *host, **options)) for host in hosts_of(address)}
    try:
        while True:
            answered, asked = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
            found = [one for one in answered if one.exception() is None]
            asked.update(found[1:])
            if found or not asked:
                return (found or [*answered])[0].result()
    finally:
        for one in asked:
            one.cancel()
            one.add_done_callback(_close_unneeded)


async def _connect_to_write(address: str, host: str, port: int | None, **options: Any) -> Any:  # noqa: ANN401 - as above
    connection = await asyncpg.connect(address, host=host, port=port, target_session_attrs="any", **options)
    try:
        await connection.execute(CAN_BE_WRITTEN, timeout=options.get("timeout"))
    except BaseException:
        connection.terminate()
        raise
    return connection


def _close_unneeded(asked: asyncio.Task[Any]) -> None:
    """Close a connection that is no longer needed."""
    if not asked.cancelled() and asked.exception() is None:
        asked.result().terminate()


CONNECTIONS: Final = 8
"""Maximum number of connections per process, besides the one that listens."""

CONNECT_SECONDS: Final = 3.0
"""Maximum seconds until a server accepts a connection."""

COMMAND_SECONDS: Final = 10.0
"""Maximum seconds for a statement before its connection counts as lost."""

BEGIN_DURABLE: Final = "BEGIN"
"""Begins a durable transaction: it is on disk before anyone hears of it."""

BEGIN_LAZY: Final = "BEGIN; SET LOCAL synchronous_commit = off"
"""Begins a transaction that need not survive a crash of the server's machine, so that no one waits for the disk."""

READING: Final = "BEGIN READ ONLY"

KEPT_STATEMENTS: Final = 100
"""Number of statements that a server keeps prepared for a connection."""


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
"""Errors that mean: the server is away, starting, stopping, only a standby, or cannot say whether it has saved."""


class AllInUseError(Exception):
    """All connections stayed in use for as long as the caller was ready to wait; the server itself may be fine."""


class Pool:
    """A pool of connections.

    Attributes:
        is_behind_pooler: the address leads to a pooler; known after the first connection.
    """

    def __init__(self, address: str) -> None:
        """Connect to this address when a connection is first needed."""
        self.is_behind_pooler = False
        self._address = address
        self._connections: Any = None
        self._free = asyncio.Semaphore(CONNECTIONS)

    @asynccontextmanager
    async def connection(self, until: float) -> AsyncIterator[Any]:
        """Provide a connection, waiting until then (of the monotonic clock) if all are in use.

        Raises:
            AllInUseError: none was free by then.
            ValueError: it is not an address.
            TimeoutError, OSError, asyncpg's errors: the server accepts no connections.
        """
        try:
            async with asyncio.timeout(until - monotonic()):
                await self._free.acquire()
        except TimeoutError as error:
            raise AllInUseError("all connections were in use") from error
        try:
            if self._connections is None:
                self._connections = await self._begin()
            async with self._connections.acquire(timeout=CONNECT_SECONDS) as connection:
                yield connection
        finally:
            self._free.release()

    async def _begin(self) -> Any:  # noqa: ANN401 - asyncpg has no types
        self.is_behind_pooler = await _leads_to_pooler(self._address)
        return await asyncpg.create_pool(
            self._address,
            min_size=0,
            max_size=CONNECTIONS,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            statement_cache_size=0 if self.is_behind_pooler else KEPT_STATEMENTS,
            connect=connect,
            # No setting is made that would have to be reset; this saves a round trip.
            reset=_nothing,
        )

    async def close(self) -> None:
        """Close all connections once they are no longer in use."""
        if self._connections is not None:
            await self._connections.close()

    def terminate(self) -> None:
        """Close all connections at once."""
        if self._connections is not None:
            self._connections.terminate()

    async def expire(self) -> None:
        """Use no connection again that is open now."""
        if self._connections is not None:
            await self._connections.expire_connections()


async def _nothing(_: object) -> None:
    """Reset nothing on a connection that goes back to the pool."""


async def _leads_to_pooler(address: str) -> bool:
    """Return whether another server process works for a connection than the one that accepted it."""
    connection = await connect(address, timeout=CONNECT_SECONDS, statement_cache_size=0)
    try:
        async with transaction(connection, READING):
            working = await connection.fetchval("SELECT pg_backend_pid()")
        return bool(working != connection.get_server_pid())
    finally:
        connection.terminate()


@asynccontextmanager
async def transaction(connection: Any, begin: str) -> AsyncIterator[None]:  # noqa: ANN401 - asyncpg has no types
    """Run a transaction on a connection: commit at the end, or roll back if anything fails.

    Args:
        connection: a connection without an open transaction.
        begin: BEGIN_DURABLE, BEGIN_LAZY or READING.
    """
    await connection.execute(begin)
    try:
        yield
    except BaseException:
        with suppress(Exception):  # the server rolls back what was on a connection that is gone
            await connection.execute("ROLLBACK")
        raise
    await connection.execute("COMMIT")


T = TypeVar("T")

ANSWER_SECONDS: Final = 2.5
"""Maximum seconds, from the first attempt, until a server confirms a durable save."""

WARNED: Final = "01000"
"""Code of the warning that a server adds to a save if someone cancelled its wait for a standby."""


class HungError(Exception):
    """A server did not confirm a save in time, or someone cancelled its wait for a standby."""


async def answered(connection: Any, work: Callable[[], Awaitable[T]], until: float) -> T:  # noqa: ANN401 - asyncpg has no types
    """Save something on a connection, and close that if the server has not answered by then.

    Args:
        connection: the connection to save on.
        work: saves it.
        until: of the monotonic clock; infinite to wait as long as it takes.

    Raises:
        HungError: the server did not answer, or only one machine has what was saved.
    """
    is_late = False
    warnings: list[str] = []

    def leave() -> None:
        nonlocal is_late
        is_late = True
        # Cancelling would let others see what may still be lost.
        connection.terminate()

    def heard(_: object, message: Any) -> None:  # noqa: ANN401 - as above
        if message.sqlstate == WARNED:
            warnings.append(message.message)

    leaving = None if until == inf else asyncio.get_running_loop().call_later(until - monotonic(), leave)
    connection.add_log_listener(heard)
    try:
        try:
            result = await work()
        finally:
            # This also fails if the connection was closed.
            connection.remove_log_listener(heard)
    except BaseException as error:
        if is_late and isinstance(error, LOST):
            raise HungError(f"the server did not answer for {ANSWER_SECONDS} seconds") from error
        raise
    finally:
        if leaving is not None:
            leaving.cancel()
    if warnings:
        raise HungError(warnings[0])
    return result


logger = logging.getLogger(__name__)


FIRST_WAIT: Final = 0.05
"""Seconds before something is tried again; doubled after each attempt, up to MAX_WAIT."""

MAX_WAIT: Final = 1.0

MAX_HUNG: Final = 4
"""Number of unanswered durable saves after which a server gets no more of them until it answers one."""

CLASHES: Final = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""Errors that mean: others were in the way and nothing was saved (40001, 40P01)."""

UNCHANGED: Final = Statement("UPDATE schema_version SET version = version WHERE id = 1", ())
"""A write that changes nothing, to find out whether the server confirms saves."""

WORKER_AWAY: Final = "failure on connection"
"""Beginning of Citus's message that a worker went away; it has no error code of its own."""


class Server:
    """A server, and whether it answers.

    Attributes:
        name: its address without secrets.
        pool: the connections to it.
    """

    def __init__(self, address: str, patience: float) -> None:
        """Connect to an address; what fails is tried again for ``patience`` seconds."""
        self.name = name_of(address)
        self.pool = Pool(address)
        self._patience = patience
        self._away = False
        self._hung = 0
        self._settling = asyncio.Lock()
        self._probing: asyncio.Task[None] | None = None
        self._rng = Random()  # noqa: S311 - only spreads the retries of transactions that clashed

    async def settle(self, unchanged: Statement) -> None:
        """Write a row unchanged, and wait until the server has confirmed this and all earlier saves.

        Raises:
            UnknownError: the server has not confirmed it yet.
        """
        try:
            async with (
                # One at a time: reads and saves that need not be durable use the other connections.
                self._settling,
                self.pool.connection(monotonic() + self._patience) as connection,
            ):
                write = partial(connection.execute, unchanged.sql, *unchanged.values)
                await answered(connection, partial(_within, BEGIN_DURABLE, connection, write), inf)
        except (AllInUseError, HungError, asyncpg.PostgresError, *LOST) as error:
            raise UnknownError(f"The database does not confirm what it has saved: {error_text(error)}.") from error
        self._found()
        self._hung = 0

    async def close(self) -> None:
        """Close all connections."""
        if self._probing is not None:
            self._probing.cancel()
            await asyncio.gather(self._probing, return_exceptions=True)
        try:
            await asyncio.wait_for(self.pool.close(), CONNECT_SECONDS)
        except (TimeoutError, *LOST):
            self.pool.terminate()

    async def do(
        self, work: Callable[[Any, bool], Awaitable[T]], failed: str, begin: str | None, *, lasting: bool = False
    ) -> T:
        """Run work on a connection, in a transaction that starts with ``begin``, if any; retry while that may help."""
        until, answered_by = monotonic() + self._patience, inf
        wait, again = FIRST_WAIT, False
        while True:
            try:
                async with self.pool.connection(min(until, answered_by)) as connection:
                    whole = partial(_within, begin, connection, partial(work, connection, again))
                    if lasting:
                        answered_by = min(answered_by, self._answered_by())
                        result = await answered(connection, whole, answered_by)
                    else:
                        result = await whole()
            except (AllInUseError, HungError) as error:
                raise self._failed(failed, error, again=again) from error
            except CLASHES as error:
                trouble: Exception = error
            except ValueError:
                raise  # a parameter that does not fit: the caller's bug
            except (*LOST, asyncpg.PostgresError) as error:
                await self._lost(error, failed)
                # If no connection was accepted, nothing was sent.
                trouble, again = error, again or answered_by < inf
            else:
                self._found()
                return result
            pause = wait * (1 + self._rng.random()) / 2
            if monotonic() + pause > min(until, answered_by):
                raise self._failed(failed, trouble, again=again) from trouble
            await asyncio.sleep(pause)
            wait = min(2 * wait, MAX_WAIT)

    def _answered_by(self) -> float:
        """Return the time by which a durable save that starts now must be confirmed.

        Raises:
            AllInUseError: too many others were not confirmed.
        """
        if self._hung >= MAX_HUNG:
            raise AllInUseError("the server has not confirmed earlier saves")
        return monotonic() + ANSWER_SECONDS

    def _failed(self, failed: str, error: Exception, *, again: bool) -> StorageError:
        """Return the error for failed work, which may have been saved if it was sent and not answered."""
        if isinstance(error, HungError):
            self._hung += 1
            self._probe()
        elif not again:
            return StorageError(f"The database {failed}: {error_text(error)}.")
        UNKNOWN_SAVES.inc()
        logger.warning("it is not known whether the database %s saved something: %s", self.name, error_text(error))
        return UnknownError(f"It is not known whether the database saved it: {error_text(error)}.")

    def _probe(self) -> None:
        """Start finding out when the server confirms saves again."""
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self._until_it_answers(), name="waiting for the database")

    async def _until_it_answers(self) -> None:
        while self._hung:
            try:
                await self.settle(UNCHANGED)
            except StorageError as error:
                logger.debug("%s", error)
                await asyncio.sleep(MAX_WAIT)
        logger.warning("the database %s confirms saves again", self.name)

    async def _lost(self, error: Exception, failed: str) -> None:
        """Log a lost server once, and reuse no open connection: all are lost, or lead to what is now a standby."""
        if not isinstance(error, LOST):
            if isinstance(error, asyncpg.PostgresError) and _is_of_worker(error):
                return
            raise StorageError(f"The database {failed}: {error_text(error)}.") from error
        if not self._away:
            logger.warning("the database %s is away and is tried again: %s", self.name, error_text(error))
        self._away = True
        await self.pool.expire()

    def _found(self) -> None:
        if self._away:
            logger.warning("the database %s answers again", self.name)
        self._away = False


async def _within(begin: str | None, connection: Any, work: Callable[[], Awaitable[T]]) -> T:  # noqa: ANN401 - asyncpg has no types
    """Run work, in a transaction that starts with ``begin``, if any."""
    if begin is None:
        return await work()
    async with transaction(connection, begin):
        return await work()


def name_of(address: str) -> str:
    """Return an address without secrets."""
    return re.sub(r"//.*@", "//", address.partition("?")[0])


def _is_of_worker(error: asyncpg.PostgresError) -> bool:
    """Return whether the server itself answers, and only a Citus worker is away, with the tables on it."""
    return isinstance(error, asyncpg.PostgresConnectionError) or str(error).startswith(WORKER_AWAY)


def error_text(error: Exception) -> str:
    """Return an error's message, or its type if it has none. PostgreSQL's details may quote rows and are left out."""
    message = error.args[0] if isinstance(error, asyncpg.PostgresError) and error.args else error
    return str(message) or type(error).__name__
