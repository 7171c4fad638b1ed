"""What a server says it has saved: in time, and not because somebody cancelled its wait for its standbys.

A server that has lost its standbys saves, and then waits for them before it says so, and before anybody else sees it.
If that wait is cancelled all see what one machine alone has: so a connection that waits is not cancelled but left.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from time import monotonic
from typing import Any, Final, TypeVar

from tockbot.storage.engines.postgres_pools import LOST, transaction

T = TypeVar("T")

ANSWER_SECONDS: Final = 2.5
"""So long after it was first asked a server may take to say that it has saved what has to last."""

WARNED: Final = "01000"
"""What a server says, beside that something is saved, where somebody cancelled its wait for a standby."""


class HungError(Exception):
    """A server did not say in time that it has saved something, or somebody cancelled its wait for a standby."""


async def done(connection: Any, work: Callable[[], Awaitable[T]], begin: str | None, answered_by: float) -> T:  # noqa: ANN401 - asyncpg has no types
    """Do some work on a connection, in a transaction if one is to begin; what has to last is answered by some moment.

    Raises:
        HungError: it is not.
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
        HungError: it has not, or only one machine has what was saved.
    """
    is_late = False

    def leave() -> None:
        nonlocal is_late
        is_late = True
        # Cancelled, it would let others see what may be lost yet.
        connection.terminate()

    leaving = asyncio.get_running_loop().call_later(until - monotonic(), leave)
    try:
        async with acknowledged(connection):
            yield
    except BaseException as error:
        if is_late and isinstance(error, LOST):
            raise HungError(f"it said nothing for {ANSWER_SECONDS} seconds") from error
        raise
    finally:
        leaving.cancel()


@asynccontextmanager
async def acknowledged(connection: Any) -> AsyncIterator[None]:  # noqa: ANN401 - asyncpg has no types
    """Save something on a connection, and take no cancelled wait for a standby for an answer.

    Raises:
        HungError: somebody cancelled it.
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
        raise HungError(warnings[0])
