"""What a server says it has saved: in time, and not because somebody cancelled its wait for its standbys.

A server that has lost its standbys saves, and then waits for them before it says so, and before anybody else sees it.
If that wait is cancelled all see what one machine alone has: so a connection that waits is not cancelled but left.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from time import monotonic
from typing import Any, Final, TypeVar

from tockbot.storage.engines.postgres_pools import LOST

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
