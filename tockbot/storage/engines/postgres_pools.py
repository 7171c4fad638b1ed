"""The connections of a process to a server: how many there are, and what each waits for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

import asyncpg

CONNECTIONS: Final = 6
"""So many connections a process has at most, beside the one that listens and those that save lazily."""

LAZY_CONNECTIONS: Final = 2
"""So many at most save what need not outlive the server's machine: nobody waits there until it is on the disk."""

CONNECT_SECONDS: Final = 3.0
"""How long a server may take to let somebody in."""

COMMAND_SECONDS: Final = 10.0
"""How long a statement may take before its connection counts as lost."""


class AllInUseError(Exception):
    """Others used all connections for as long as somebody was ready to wait; that says nothing against the server."""


class Pool:
    """Connections that are used in turns."""

    def __init__(self, connections: Any, most: int) -> None:  # noqa: ANN401 - asyncpg has no types
        """Give these, of which there are so many at most, to whoever asks first."""
        self._connections = connections
        self._free = asyncio.Semaphore(most)

    @classmethod
    async def at(cls, address: str, most: int, settings: Mapping[str, str]) -> Pool:
        """Connections to an address, each made when first needed.

        Raises:
            ValueError: it is no address.
        """
        connections = await asyncpg.create_pool(
            address,
            min_size=0,
            max_size=most,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            # Nothing is set on a connection that would have to be taken back: that spares a way to the server.
            reset=_nothing,
            server_settings={"application_name": "tockbot", **settings},
        )
        return cls(connections, most)

    @asynccontextmanager
    async def connection(self, until: float) -> AsyncIterator[Any]:
        """A connection, for which others are waited for until then (of the monotonic clock).

        Raises:
            AllInUseError: others were not done by then.
            TimeoutError, OSError, asyncpg's errors: the server let nobody in.
        """
        try:
            async with asyncio.timeout(until - monotonic()):
                await self._free.acquire()
        except TimeoutError as error:
            raise AllInUseError("all connections were in use") from error
        try:
            async with self._connections.acquire(timeout=CONNECT_SECONDS) as connection:
                yield connection
        finally:
            self._free.release()

    async def close(self) -> None:
        """Close all, once nobody uses them."""
        await self._connections.close()

    def terminate(self) -> None:
        """Close all at once."""
        self._connections.terminate()

    async def expire(self) -> None:
        """Use none that is open again."""
        await self._connections.expire_connections()


@dataclass(frozen=True, slots=True)
class Pools:
    """Connections: ``lasting`` ones that wait until what they save is on the disk, and ``lazy`` ones that do not."""

    lasting: Pool
    lazy: Pool

    @classmethod
    async def at(cls, address: str, settings: Mapping[str, str]) -> Pools:
        """Pools that reach an address, with these settings.

        Raises:
            ValueError: it is no address.
        """
        return cls(
            await Pool.at(address, CONNECTIONS, settings),
            await Pool.at(address, LAZY_CONNECTIONS, {**settings, "synchronous_commit": "off"}),
        )

    async def close(self) -> None:
        """Close all, once nobody uses them."""
        await asyncio.gather(self.lasting.close(), self.lazy.close())

    def terminate(self) -> None:
        """Close all at once."""
        self.lasting.terminate()
        self.lazy.terminate()

    async def expire(self) -> None:
        """Use none that is open again."""
        await self.lasting.expire()
        await self.lazy.expire()


async def _nothing(_: object) -> None:
    """What is done to a connection before somebody else has it."""
