"""A server of PostgreSQL, waited for while it is away.

Invariant: whatever fails because a server went away, or because others were in the way, is tried again until it is
done or ``patience`` is over. A connection may be lost after the server has saved and before it said so; the next try is
told (``Transaction.again``), and finds out by reading. What has to last and gets no answer in
:data:`~tockbot.storage.postgres_server.ANSWER_SECONDS` is given up, and nobody knows whether it was saved:
whoever wants to know waits for the row that it holds (:meth:`Server.settle`).

One of the hosts that an address names: asked all at once, for one that is away may not answer for seconds.

The connections of a process to a server: how many there are, what each waits for, and whether a pooler is between.

Nothing is ever set on a connection, nor asked for when it begins: what a transaction needs it says itself
(:func:`transaction`). So a pooler may give each transaction another connection to the server, as PgBouncer does with
``pool_mode = transaction``. Behind one every statement is part of a transaction, and none is given a name.

What a server says it has saved: in time, and not because somebody cancelled its wait for its standbys.

A server that has lost its standbys saves, and then waits for them before it says so, and before anybody else sees it.
If that wait is cancelled all see what one machine alone has: so a connection that waits is not cancelled but left.
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
"""Asked in words of our own: of a pooler's server the driver knows only what it was when the pooler first saw it."""


async def connect(address: str, **options: Any) -> Any:  # noqa: ANN401 - asyncpg has no types
    """A connection to an address, and of several hosts to that which can be written to; ``options`` are asyncpg's.

    Raises:
        ValueError: it is no address.
        TimeoutError, OSError, asyncpg's errors: no host let anybody in, or none can be written to.
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
            one.add_done_callback(_let_go)


async def _connect_to_write(address: str, host: str, port: int | None, **options: Any) -> Any:  # noqa: ANN401 - as above
    connection = await asyncpg.connect(address, host=host, port=port, target_session_attrs="any", **options)
    try:
        await connection.execute(CAN_BE_WRITTEN, timeout=options.get("timeout"))
    except BaseException:
        connection.terminate()
        raise
    return connection


def _let_go(asked: asyncio.Task[Any]) -> None:
    """Close a connection that nobody needs any more."""
    if not asked.cancelled() and asked.exception() is None:
        asked.result().terminate()


CONNECTIONS: Final = 8
"""So many connections a process has at most, beside the one that listens."""

CONNECT_SECONDS: Final = 3.0
"""How long a server may take to let somebody in."""

COMMAND_SECONDS: Final = 10.0
"""How long a statement may take before its connection counts as lost."""

LASTING: Final = "BEGIN"
"""What is saved is on the disk before anybody hears of it."""

LAZY: Final = "BEGIN; SET LOCAL synchronous_commit = off"
"""What is saved need not outlive the server's machine: nobody waits until it is on the disk."""

READING: Final = "BEGIN READ ONLY"

KEPT_STATEMENTS: Final = 100
"""So many statements a server keeps prepared for a connection."""


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


class AllInUseError(Exception):
    """Others used all connections for as long as somebody was ready to wait; that says nothing against the server."""


class Pool:
    """Connections that are used in turns.

    Attributes:
        is_behind_pooler: whether what it reaches is a pooler; known once there was a connection.
    """

    def __init__(self, address: str) -> None:
        """Reach this address, as soon as somebody needs a connection."""
        self.is_behind_pooler = False
        self._address = address
        self._connections: Any = None
        self._free = asyncio.Semaphore(CONNECTIONS)

    @asynccontextmanager
    async def connection(self, until: float) -> AsyncIterator[Any]:
        """A connection, for which others are waited for until then (of the monotonic clock).

        Raises:
            AllInUseError: others were not done by then.
            ValueError: it is no address.
            TimeoutError, OSError, asyncpg's errors: the server let nobody in.
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
            # Nothing is set on a connection that would have to be taken back: that spares a way to the server.
            reset=_nothing,
        )

    async def close(self) -> None:
        """Close all, once nobody uses them."""
        if self._connections is not None:
            await self._connections.close()

    def terminate(self) -> None:
        """Close all at once."""
        if self._connections is not None:
            self._connections.terminate()

    async def expire(self) -> None:
        """Use none that is open again."""
        if self._connections is not None:
            await self._connections.expire_connections()


async def _nothing(_: object) -> None:
    """What is done to a connection before somebody else has it."""


async def _leads_to_pooler(address: str) -> bool:
    """Whether the process that works for a connection is another than the one that let it in."""
    connection = await connect(address, timeout=CONNECT_SECONDS, statement_cache_size=0)
    try:
        async with transaction(connection, READING):
            working = await connection.fetchval("SELECT pg_backend_pid()")
        return bool(working != connection.get_server_pid())
    finally:
        connection.terminate()


@asynccontextmanager
async def transaction(connection: Any, begin: str) -> AsyncIterator[None]:  # noqa: ANN401 - asyncpg has no types
    """A transaction on a connection: saved at the end, or taken back where anything fails.

    Args:
        connection: on which no other is under way.
        begin: LASTING, LAZY or READING.
    """
    await connection.execute(begin)
    try:
        yield
    except BaseException:
        with suppress(Exception):  # what was on a connection that is gone the server takes back
            await connection.execute("ROLLBACK")
        raise
    await connection.execute("COMMIT")


T = TypeVar("T")

ANSWER_SECONDS: Final = 2.5
"""So long after it was first asked a server may take to say that it has saved what has to last."""

WARNED: Final = "01000"
"""What a server says, beside that something is saved, where somebody cancelled its wait for a standby."""


class HungError(Exception):
    """A server did not say in time that it has saved something, or somebody cancelled its wait for a standby."""


async def answered(connection: Any, work: Callable[[], Awaitable[T]], until: float) -> T:  # noqa: ANN401 - asyncpg has no types
    """Save something on a connection, and leave that where the server has not answered by then.

    Args:
        connection: on which it is saved.
        work: saves it.
        until: of the monotonic clock; infinite where somebody waits as long as it takes.

    Raises:
        HungError: it has not, or only one machine has what was saved.
    """
    is_late = False
    warnings: list[str] = []

    def leave() -> None:
        nonlocal is_late
        is_late = True
        # Cancelled, it would let others see what may be lost yet.
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
            # Which fails too where the connection was left.
            connection.remove_log_listener(heard)
    except BaseException as error:
        if is_late and isinstance(error, LOST):
            raise HungError(f"it said nothing for {ANSWER_SECONDS} seconds") from error
        raise
    finally:
        if leaving is not None:
            leaving.cancel()
    if warnings:
        raise HungError(warnings[0])
    return result


logger = logging.getLogger(__name__)


FIRST_WAIT: Final = 0.05
"""Seconds before something is tried again; twice as long after each try, up to the longest."""

MAX_WAIT: Final = 1.0

MAX_HUNG: Final = 4
"""After so many saves to which it said nothing a server is asked for no more of them until it answers one."""

CLASHES: Final = (asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""Others were in the way, nothing was saved: 40001, 40P01."""

UNCHANGED: Final = Statement("UPDATE schema_version SET version = version WHERE id = 1", ())
"""What is written to learn whether a server says what it has saved."""

WORKER_AWAY: Final = "failure on connection"
"""How Citus says that a worker went away under its hands, among words that have no number of their own."""


class Server:
    """A server, and whether it answers.

    Attributes:
        name: its address without what is secret in it.
        pool: the connections to it.
    """

    def __init__(self, address: str, patience: float) -> None:
        """Reach an address; what fails is tried again for so many seconds."""
        self.name = name_of(address)
        self.pool = Pool(address)
        self._patience = patience
        self._away = False
        self._hung = 0
        self._settling = asyncio.Lock()
        self._probing: asyncio.Task[None] | None = None
        self._rng = Random()  # noqa: S311 - only spreads those who were in each other's way

    async def settle(self, unchanged: Statement) -> None:
        """Write something as it is, and wait until the server has said that this, and all before it, is saved.

        Raises:
            UnknownError: it has not said so yet.
        """
        try:
            async with (
                # One at a time: the other connections are for those who read, and for what need not last.
                self._settling,
                self.pool.connection(monotonic() + self._patience) as connection,
            ):
                write = partial(connection.execute, unchanged.sql, *unchanged.values)
                await answered(connection, partial(_within, LASTING, connection, write), inf)
        except (AllInUseError, HungError, asyncpg.PostgresError, *LOST) as error:
            raise UnknownError(f"The database does not say what it has saved: {told(error)}.") from error
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
        """Do some work on a connection, in a transaction if one is to begin, again and again while that may help."""
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
                # Where nobody was let in nothing was asked.
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
        """By when something has to be answered that is asked now and has to last.

        Raises:
            AllInUseError: others were not answered.
        """
        if self._hung >= MAX_HUNG:
            raise AllInUseError("it does not say what it has saved before")
        return monotonic() + ANSWER_SECONDS

    def _failed(self, failed: str, error: Exception, *, again: bool) -> StorageError:
        """What is told of what came to nothing; or may have been saved, where it was asked for and not answered."""
        if isinstance(error, HungError):
            self._hung += 1
            self._probe()
        elif not again:
            return StorageError(f"The database {failed}: {told(error)}.")
        UNKNOWN_SAVES.inc()
        logger.warning("it is not known whether the database %s saved something: %s", self.name, told(error))
        return UnknownError(f"It is not known whether the database has saved it: {told(error)}.")

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
                await asyncio.sleep(MAX_WAIT)
        logger.warning("the database %s says again what it has saved", self.name)

    async def _lost(self, error: Exception, failed: str) -> None:
        """Say so once, and use no open connection again: all are lost, or lead to what is now a standby."""
        if not isinstance(error, LOST):
            if isinstance(error, asyncpg.PostgresError) and _is_of_worker(error):
                return
            raise StorageError(f"The database {failed}: {told(error)}.") from error
        if not self._away:
            logger.warning("the database %s is away, it is tried again: %s", self.name, told(error))
        self._away = True
        await self.pool.expire()

    def _found(self) -> None:
        if self._away:
            logger.warning("the database %s answers again", self.name)
        self._away = False


async def _within(begin: str | None, connection: Any, work: Callable[[], Awaitable[T]]) -> T:  # noqa: ANN401 - asyncpg has no types
    """Do some work, in a transaction if one is to begin."""
    if begin is None:
        return await work()
    async with transaction(connection, begin):
        return await work()


def name_of(address: str) -> str:
    """An address without what is secret in it."""
    return re.sub(r"//.*@", "//", address.partition("?")[0])


def _is_of_worker(error: asyncpg.PostgresError) -> bool:
    """Whether the server itself answers, and only a worker of Citus is away, with the tables that lie on it."""
    return isinstance(error, asyncpg.PostgresConnectionError) or str(error).startswith(WORKER_AWAY)


def told(error: Exception) -> str:
    """An error in its own words; some have none. PostgreSQL's details are left out: they quote rows, and so hands."""
    words = error.args[0] if isinstance(error, asyncpg.PostgresError) and error.args else error
    return str(words) or type(error).__name__
