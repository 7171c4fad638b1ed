"""The connections of a process to a server: how many there are, and what each waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Pools:
    """Connections: ``lasting`` ones that wait until what they save is on the disk, and ``lazy`` ones that do not."""

    lasting: Any
    lazy: Any

    @classmethod
    async def at(cls, address: str, settings: Mapping[str, str]) -> Pools:
        """Pools that reach an address, with these settings.

        Raises:
            ValueError: it is no address.
        """
        return cls(
            await cls._pool(address, CONNECTIONS, settings),
            await cls._pool(address, LAZY_CONNECTIONS, {**settings, "synchronous_commit": "off"}),
        )

    @staticmethod
    async def _pool(address: str, most: int, settings: Mapping[str, str]) -> Any:  # noqa: ANN401 - asyncpg has no types
        return await asyncpg.create_pool(
            address,
            min_size=0,
            max_size=most,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            # Nothing is set on a connection that would have to be taken back: that spares a way to the server.
            reset=_nothing,
            server_settings={"application_name": "tockbot", **settings},
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
        await self.lasting.expire_connections()
        await self.lazy.expire_connections()


async def _nothing(_: object) -> None:
    """What is done to a connection before somebody else has it."""
