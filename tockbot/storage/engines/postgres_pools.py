"""The connections of a process to a server: how many there are, what each waits for, and whether a pooler is between.

Nothing is ever set on a connection, nor asked for when it begins: what a transaction needs it says itself
(:func:`transaction`). So a pooler may give each transaction another connection to the server, as PgBouncer does with
``pool_mode = transaction``. Behind one every statement is part of a transaction, and none is given a name.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any, Final

import asyncpg

from tockbot.storage.engines.postgres_hosts import connect

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
