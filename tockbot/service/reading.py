"""Tables are read from their logs without holding up the event loop, and from how they stood where that is kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import thread_time
from typing import Final

from tockbot.tables import Entry, Log, LogError, Table, TableId, fold, opened

logger = logging.getLogger(__name__)

SLICE: Final = 0.005
"""So many seconds' work is done on a log before others get the event loop; one entry more takes a few milliseconds."""

KEPT_EVERY: Final = 32
"""How an open table stands is kept each time its log has grown by so many entries."""


async def read_table(log: Log, table_id: TableId) -> Table:
    """How a table stands, from how it stood when that was last kept, and from its log.

    Raises:
        LogError: its log is none that this version can read.
        Exception: the database cannot be read.
    """
    kept = await log.recall(table_id)
    if kept is not None:
        try:
            return await folded(kept, await log.read(table_id, kept.entries))
        except LogError as error:
            logger.warning("table %d is read from its first entry: %s", table_id, error)
    entries = await log.read(table_id)
    if not entries:
        raise LogError("a log begins with the opening of its table")
    table = await folded(opened(entries[0]), entries[1:])
    if table.stage.is_open and table.entries > KEPT_EVERY:
        await keep(log, table_id, table)
    return table


async def folded(table: Table, entries: Sequence[Entry], at_a_time: float = SLICE) -> Table:
    """The table after these entries of its log.

    Raises:
        LogError: they cannot follow.
    """
    until = thread_time() + at_a_time
    for entry in entries:
        table = fold(table, entry)
        if thread_time() > until:
            await asyncio.sleep(0)
            until = thread_time() + at_a_time
    return table


async def keep(log: Log, table_id: TableId, table: Table) -> None:
    """Keep how an open table stands; where that fails nothing is lost but time."""
    try:
        await log.keep(table_id, table)
    except Exception as error:  # noqa: BLE001 - it follows from the log
        logger.debug("how table %d stands is not kept: %s", table_id, type(error).__name__)
