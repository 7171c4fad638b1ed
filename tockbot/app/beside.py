"""What runs beside the client, from before it connects until it is closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tockbot.bot.gateway.fleet import Sharing
from tockbot.computer import PooledPlayer
from tockbot.service import Following, NowAndThen, Tables, TakingUp
from tockbot.storage import Database, StoredMessages
from tockbot.tables import ChannelId

HEALTHY_SECONDS: Final = 2.0
"""A database that has not answered by then is not well."""


@dataclass(slots=True)
class Beside:
    """What runs beside the client: begun before it connects, closed after it.

    Attributes:
        opened: the database.
        tables: the tables in it.
        taking_up: reads the open ones after a start.
        messages: which messages show which table.
        player: the workers in which computer players think.
        sharing: what is shared with other processes; None where there are none.
        following: reads what those write.
        works: what is done now and then.
        changing: closes whoever changes tables by itself, and whoever shows them, in this order.
    """

    opened: Database
    tables: Tables
    taking_up: TakingUp
    messages: StoredMessages
    player: PooledPlayer
    sharing: Sharing | None
    following: Following
    works: Sequence[NowAndThen] = ()
    changing: Sequence[Callable[[], Awaitable[None]]] = ()

    async def start(self) -> AsyncIterator[ChannelId]:
        """Begin, and give the open tables to be taken up once the client has connected.

        Raises:
            Exception: the database cannot be used.
        """
        self.player.warm_up()
        for work in self.works:
            work.start()
        known = await self.tables.restore()
        if self.sharing is not None:
            await self.sharing.leases.start()
            self.following.start(known)
            self.opened.listen(self.following.heard)
        # The end of a game may be saved and not yet shown.
        return self.taking_up.take_up([*known, *await self.messages.ended_tables()])

    async def close(self) -> None:
        """Close everything: first who begins something, last what all others need."""
        for close in (*(work.close for work in self.works), self.following.close, self.taking_up.close, *self.changing):
            await close()
        self.player.close()
        if self.sharing is not None:
            await self.sharing.leases.close()
        await self.tables.close()
        await self.opened.close()

    async def check(self) -> None:
        """Ask the database whether it is well.

        Raises:
            Exception: it is not, or does not answer in time.
        """
        async with asyncio.timeout(HEALTHY_SECONDS):
            await self.opened.version()
