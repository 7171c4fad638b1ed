"""Tests that ended games are counted in the background: at once, after a crash, and only by the shard's holder."""

from __future__ import annotations

import asyncio

from tests.service.shared import opened_file, tables_on
from tests.storage.places import outside
from tests.storage.test_results import TWO, ended
from tests.tables.live import GUILD
from tests.tables.recordings import recorded
from tockbot.results import Result
from tockbot.service import EveryShard, ResultRecorder
from tockbot.storage import Database, DatabaseLocation, StoredResults
from tockbot.tables import GuildId, TableId


class Watched(StoredResults):
    """Results that record when a game was counted, and can fail once."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.counted: list[TableId] = []
        self.done = asyncio.Event()
        self.fails = False

    async def count(self, table_id: TableId, *, rates: bool = True) -> Result | None:
        if self.fails:
            self.fails = False
            raise OSError("a full disk")
        result = await super().count(table_id, rates=rates)
        self.counted.append(table_id)
        self.done.set()
        return result


class NoShard:
    """A process that holds no shard."""

    def seconds_left(self, guild: GuildId) -> float:
        assert guild == GUILD
        return 0


async def test_game_uncounted_after_a_crash_is_counted_at_the_start(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        first = await ended(opened, recorded(TWO).entries)
        results = Watched(opened)
        results.fails = True
        counting = ResultRecorder(tables_on(opened), results, EveryShard())
        counting.now_and_then.start()
        counting.wake(first)
        await results.done.wait()
        results.done.clear()
        second = await ended(opened, recorded(TWO).entries)
        counting.wake(second)
        await results.done.wait()
        await counting.now_and_then.close()
        assert results.counted == [first, second]


async def test_unreadable_log_is_tried_once_and_blocks_no_other(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        broken = await ended(opened, recorded(TWO).entries)
        outside(place, "UPDATE entries SET form = 99 WHERE table_id = ?", broken)
        whole = await ended(opened, recorded(TWO).entries)
        results = Watched(opened)
        counting = ResultRecorder(tables_on(opened), results, EveryShard())
        for _ in range(2):
            await counting.count()
        assert results.counted == [whole]
        assert await results.uncounted() == [(broken, GUILD)]


async def test_another_process_counts_the_games_of_its_servers(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        await ended(opened, recorded(TWO).entries)
        results = Watched(opened)
        await ResultRecorder(tables_on(opened), results, NoShard()).count()
        assert results.counted == []
