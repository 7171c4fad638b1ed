"""After a start the open tables are taken up one after another, while people press already.

So are those once more where something may have been left undone because the program was held up: all of them at once
would hold it up again.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Final

from tockbot.service.tables import Tables
from tockbot.service.tracebacks import traceback_line
from tockbot.tables import ChannelId, Refusal, Refused, TableId

logger = logging.getLogger(__name__)

TAKEN_UP_EVERY: Final = 0.05
"""Seconds from one table to the next, so that Discord is not asked for hundreds at a time."""

FROZEN_EVERY: Final = 20

UNREAD_WAIT: Final = 10.0
"""Seconds before tables are tried again that could not be read."""


class TakingUp:
    """Takes tables up, so many a second in all, however many shards they belong to."""

    def __init__(self, tables: Tables, every: float = TAKEN_UP_EVERY) -> None:
        """Take up these tables, one every so many seconds."""
        self._tables = tables
        self._every = every
        self._turn = asyncio.Lock()
        self._taken = 0
        self._left_undone: dict[TableId, None] = {}
        self._catching_up: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Take nothing up once more."""
        if self._catching_up is not None:
            self._catching_up.cancel()
            await asyncio.gather(self._catching_up, return_exceptions=True)

    def again(self, tables: Iterable[TableId]) -> None:
        """Take those of these tables that are in memory up once more, in the background: the others were not yet."""
        self._left_undone |= dict.fromkeys(filter(self._tables.knows, tables))
        if self._left_undone and self._catching_up is None:
            self._catching_up = asyncio.create_task(self._catch_up(), name="catching up")

    async def _catch_up(self) -> None:
        try:
            while self._left_undone:
                table_id = next(iter(self._left_undone))
                del self._left_undone[table_id]
                # Whoever plays at one that nobody can read was told so when it was taken up first.
                _ = [channel async for channel in self.take_up([table_id])]
        finally:
            self._catching_up = None

    async def take_up(self, wanted: Sequence[TableId]) -> AsyncIterator[ChannelId]:
        """Read tables one by one and have them shown and go on; give the channels of those that nobody can read.

        A log that this version cannot read is left as it is, open. What cannot be read now is tried again later. A
        table at which somebody presses meanwhile is read at once.
        """
        while wanted:
            again: list[TableId] = []
            for table_id in wanted:
                try:
                    async with self._turn:
                        await self._take(table_id)
                except Refused as refusal:
                    channel = self._tables.channel_of(table_id)
                    if refusal.reason is Refusal.UNREADABLE and channel is not None:
                        yield channel
                except Exception as error:  # noqa: BLE001 - a database that is away comes back
                    logger.warning("table %d cannot be read now: %s", table_id, traceback_line(error))
                    again.append(table_id)
            wanted = again
            if again:
                await asyncio.sleep(UNREAD_WAIT)

    async def _take(self, table_id: TableId) -> None:
        """Read one and have it shown; whoever wants the next waits for a while."""
        if not self._taken % FROZEN_EVERY:
            # What was read stays. To look through all of it for garbage would hold everybody up.
            gc.freeze()
        self._taken += 1
        try:
            await self._tables.fetch(table_id)
            self._tables.announce(table_id)
        finally:
            await asyncio.sleep(self._every)
