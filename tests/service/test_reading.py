"""Tests reading a table from its log."""

from __future__ import annotations

import asyncio
from random import Random

from tests.service.shared import begin, go_on, opened_file, tables_on
from tockbot.service import Tables
from tockbot.service.saving import folded
from tockbot.storage import DatabaseLocation, StoredLog
from tockbot.tables import TableId
from tockbot.tables import opened as table_opened


async def played_on(tables: Tables, log: StoredLog) -> TableId:
    """Open a table, play until its log is long, and return its id."""
    table_id, rng = await begin(tables), Random(4)
    while len(await log.read(table_id)) < 60:
        await go_on(tables, table_id, rng)
    return table_id


async def test_reading_a_long_log_does_not_block_the_event_loop(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        stored = StoredLog(opened)
        table_id = await played_on(tables_on(opened), stored)
        beats = 0

        async def beat() -> None:
            nonlocal beats
            while True:
                beats += 1
                await asyncio.sleep(0)

        entries = await stored.read(table_id)
        beating = asyncio.create_task(beat())
        await folded(table_opened(entries[0]), entries[1:], at_a_time=0)
        beating.cancel()
        assert beats >= len(entries) - 1 > 1
