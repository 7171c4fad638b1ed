"""Ends a table for which there is no place any more: its channel was deleted, or its server was left."""

from __future__ import annotations

import logging

from tockbot.service.tables import Tables
from tockbot.tables import Actor, Refused, TableId, commands

logger = logging.getLogger(__name__)


async def abandon(tables: Tables, table_id: TableId) -> None:
    """End a table whose channel or server is gone; where that is refused, only the log says so."""
    try:
        await tables.decide(table_id, Actor(), commands.abandon)
    except Refused as refusal:
        logger.warning("table %d, whose channel or server is gone, could not be ended: %s", table_id, refusal)
