"""A table is read from how it stood when that was last kept, and from its whole log wherever that does not fit."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

from tests.service.shared import FaultyLog, begin, go_on, opened_file, tables_on
from tests.storage.places import outside
from tockbot.service import Tables
from tockbot.service.reading import KEPT_EVERY, folded, read_table
from tockbot.storage import Place, StoredLog
from tockbot.tables import Entry, TableId, replay
from tockbot.tables import opened as table_opened


class Counting(FaultyLog):
    """A log that counts the entries that are read."""

    entries_read = 0

    async def read(self, table_id: TableId, after: int = 0) -> list[Entry]:
        entries = await super().read(table_id, after)
        self.entries_read += len(entries)
        return entries


async def played_on(tables: Tables, log: StoredLog) -> TableId:
    """A table whose log has grown for a while, and how it stood is kept."""
    table_id, rng = await begin(tables), Random(4)
    while len(await log.read(table_id)) < 2 * KEPT_EVERY:
        await go_on(tables, table_id, rng)
    await tables.close()
    return table_id


async def test_a_table_that_nobody_has_in_memory_costs_few_entries_however_long_its_log(place: Place) -> None:
    async with opened_file(place) as opened:
        stored = StoredLog(opened)
        table_id = await played_on(tables_on(opened), stored)
        log = Counting(stored)
        table = await read_table(log, table_id)
        assert log.entries_read <= KEPT_EVERY
        assert table == replay(await stored.read(table_id))


async def test_what_does_not_fit_the_log_is_left_aside(place: Place) -> None:
    async with opened_file(place) as opened:
        stored = StoredLog(opened)
        table_id = await played_on(tables_on(opened), stored)
        true = replay(await stored.read(table_id))
        await stored.keep(table_id, replace(true, entries=true.entries - 3))
        assert await read_table(stored, table_id) == true


async def test_a_long_log_of_which_nothing_is_kept_is_read_once(place: Place) -> None:
    """As after an update of the program."""
    async with opened_file(place) as opened:
        stored = StoredLog(opened)
        table_id = await played_on(tables_on(opened), stored)
        outside(place, "UPDATE snapshots SET program = 'the one before'")
        log = Counting(stored)
        whole = await read_table(log, table_id)
        assert log.entries_read == whole.entries
        assert await read_table(log, table_id) == whole
        assert log.entries_read == whole.entries, "the second time nothing but what was kept"


async def test_others_get_the_event_loop_while_a_long_log_is_read(place: Place) -> None:
    async with opened_file(place) as opened:
        stored = StoredLog(opened)
        table_id = await played_on(tables_on(opened), stored)
        outside(place, "DELETE FROM snapshots")
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
