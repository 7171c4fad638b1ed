"""Looks up what became of saves of which nobody heard whether they were made.

Invariant: what is in doubt is decided upon by nobody until the database has said what became of it, however long that
takes. Then it is read, as if another program had written there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

from tockbot.service.tracebacks import traceback_line
from tockbot.storage import Log
from tockbot.tables import TableId

logger = logging.getLogger(__name__)

AGAIN: Final = 0.5
"""Seconds before a database that said nothing is asked again: to be asked it waits by itself."""


class Settling:
    """What is in doubt, and who looks it up."""

    def __init__(self, log: Log) -> None:
        """Ask these logs what became of it."""
        self._log = log
        self._looking: dict[Hashable, asyncio.Task[None]] = {}

    def __contains__(self, what: Hashable) -> bool:
        return what in self._looking

    def __len__(self) -> int:
        return len(self._looking)

    def look_up(self, what: Hashable, table_id: TableId | None, read: Callable[[], Awaitable[object]]) -> None:
        """Find out in the background what became of something.

        Args:
            what: what is in doubt until then.
            table_id: the table at which it was saved; None if a table was being opened.
            read: reads what was saved, once that is settled.
        """
        if what not in self._looking:
            looking = self._look_up(what, table_id, read)
            self._looking[what] = asyncio.create_task(looking, name=f"looking up {what}")

    async def _look_up(self, what: Hashable, table_id: TableId | None, read: Callable[[], Awaitable[object]]) -> None:
        while what in self._looking:
            try:
                await self._log.settle(table_id)
                await read()
                # Whoever was told of it by reading gets to decide after this.
                self._looking.pop(what, None)
                logger.warning("%s was looked up: what was saved there is settled", what)
            except Exception as error:  # noqa: BLE001 - a database that is away comes back
                logger.debug("%s cannot be looked up yet: %s", what, traceback_line(error))
                await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Look nothing up any more: whoever starts next reads what was saved."""
        looking = tuple(self._looking.values())
        self._looking.clear()
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
