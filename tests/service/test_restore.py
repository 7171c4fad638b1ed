"""Tests a start with an existing database: every table is unchanged, and unreadable logs are kept."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random

import pytest

from tests.service.shared import FOUR, FaultyLog, begin, go_on, join, opened_file, refusal, restored, tables_on
from tests.storage.places import outside
from tests.tables.live import PEOPLE, SEED, by, opening_of, person_at
from tockbot.service import TableLoader
from tockbot.storage import DatabaseLocation, StorageError, StoredLog
from tockbot.tables import FORM, Actor, ChannelId, Entry, Refusal, Stage, TableId, commands


def _set(name: str, value: str, table_id: int, which: str) -> str:
    """Return SQL that changes a value in an entry's data, and renames the earlier one."""
    data = f"""replace(data, '"{name}":', '"{name}":{value},"was":')"""
    return f"UPDATE entries SET data = {data} WHERE table_id = {table_id} AND {which}"  # noqa: S608 - only this file's


TAMPERING = (
    _set("hands", '["As","Kh"]', 1, "kind = 'deal'"),
    "DELETE FROM entries WHERE table_id = 2 AND number = 4",
    _set("seat", '"As"', 3, "kind = 'sit'"),
    _set("seat", '[["As"]]', 4, "kind = 'sit'"),
    "UPDATE entries SET kind = 'As' WHERE table_id = 5 AND number = 3",
    "DELETE FROM entries WHERE table_id = 6",
    "UPDATE entries SET form = 99 WHERE table_id = 7 AND number = 6",
    "UPDATE entries SET at = '2026-03-01T12:00:00' WHERE table_id = 8 AND number = 6",
    _set("person", "[1]", 9, "number = 3"),
    _set("seat", "1.0", 10, "number = 3"),
)
"""Ways to make one table's log unreadable for this version."""

EVERYTHING = ("SELECT * FROM tables ORDER BY id", "SELECT * FROM entries ORDER BY table_id, number")


async def test_restart_restores_every_open_table_unchanged(place: DatabaseLocation) -> None:
    rng = Random(5)
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        numbers = [await begin(tables, channel) for channel in (2, 3)]
        lobby = await tables.open(opening_of(FOUR, 4))
        closed = await begin(tables, 5)
        await tables.decide(closed, Actor(), commands.abandon)
        for _ in range(10):
            for table_id in numbers:
                await go_on(tables, table_id, rng)
        people = (None, *map(person_at, range(4)))
        before = {table_id: [tables.see(table_id, person) for person in people] for table_id in (*numbers, lobby)}
    async with opened_file(place) as opened:
        again = tables_on(opened)
        assert await restored(again) == ([*numbers, lobby], [])
        assert {table_id: [again.see(table_id, person) for person in people] for table_id in before} == before
        assert [again.in_channel(ChannelId(channel)) for channel in (2, 3, 4, 5)] == [*numbers, lobby, None]
        for table_id in numbers:
            await go_on(again, table_id, rng)


async def test_unreadable_log_is_kept_open_and_reported(
    place: DatabaseLocation, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        numbers = [await begin(tables, channel) for channel in range(10, 10 + len(TAMPERING) + 1)]
    for sql in TAMPERING:
        outside(place, sql)
    rows = outside(place, "SELECT * FROM entries ORDER BY table_id, number")
    caplog.set_level(logging.DEBUG, logger="tockbot")
    unread = [ChannelId(channel) for channel in range(10, 10 + len(TAMPERING))]
    for _ in range(2):
        async with opened_file(place) as opened:
            again = tables_on(opened)
            assert await restored(again) == ([numbers[-1]], unread), "the log stays unreadable at every start"
            assert [table.id for table in await StoredLog(opened).open_tables()] == numbers
            await go_on(again, numbers[-1], Random(1))
    last = numbers[-1]
    assert outside(place, "SELECT * FROM entries WHERE table_id != ? ORDER BY table_id, number", last) == [
        row for row in rows if row[0] != last
    ]
    lines = [record for record in caplog.records if "cannot read" in record.getMessage()]
    assert len(lines) == 2 * len(TAMPERING)
    assert "Kh" not in caplog.text
    assert SEED.hex() not in caplog.text


async def test_channel_of_an_unreadable_table_takes_no_other(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        unread, other = await begin(tables, 2), await begin(tables, 3)
    outside(place, "UPDATE entries SET form = ? WHERE table_id = ? AND number = 1", FORM + 1, unread)
    rows = outside(place, "SELECT * FROM entries WHERE table_id = ?", unread)
    channel = ChannelId(2)
    async with opened_file(place) as opened:
        log = FaultyLog(opened)
        again = tables_on(opened, log)
        await restored(again)
        assert again.unreadable_in(channel)
        assert again.in_channel(channel) == unread
        for asked in (
            again.open(opening_of(FOUR, 2)),
            again.fetch(unread),
            again.decide(unread, by(0), commands.leave),
            asyncio.to_thread(again.see, unread),
        ):
            assert await refusal(asked) is Refusal.UNREADABLE
        log.fails = True
        assert await refusal(again.close_unread(channel)) is Refusal.NOT_SAVED
        assert again.unreadable_in(channel)
        log.fails = False
        assert await refusal(again.close_unread(ChannelId(3))) is Refusal.NO_TABLE, (
            "the table in that channel is readable"
        )
        await again.close_unread(channel)
        assert not again.unreadable_in(channel)
        assert again.in_channel(channel) is None
        assert await refusal(again.close_unread(channel)) is Refusal.NO_TABLE
        new = await again.open(opening_of(FOUR, 2))
        await go_on(again, other, Random(2))
    assert outside(place, "SELECT * FROM entries WHERE table_id = ?", unread) == rows
    async with opened_file(place) as opened:
        assert await restored(tables_on(opened)) == ([other, new], [])


async def test_unreadable_table_returns_with_a_version_that_reads_it(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        table_id = await begin(tables_on(opened))
    outside(place, "UPDATE entries SET form = form + 1")
    async with opened_file(place) as opened:
        assert await restored(tables_on(opened)) == ([], [2])
    outside(place, "UPDATE entries SET form = form - 1")
    async with opened_file(place) as opened:
        again = tables_on(opened)
        assert await restored(again) == ([table_id], [])
        await go_on(again, table_id, Random(1))


async def test_start_that_cannot_list_tables_ends_nothing(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        numbers = [await begin(tables_on(opened), channel) for channel in (2, 3)]
    before = [outside(place, sql) for sql in EVERYTHING]
    async with opened_file(place) as opened:
        log = FaultyLog(opened)
        again = tables_on(opened, log)
        log.fails_reading = True
        with pytest.raises(StorageError):
            await again.restore()
        assert [outside(place, sql) for sql in EVERYTHING] == before
        log.fails_reading = False
        assert await restored(again) == (numbers, []), "the same process reads it later"


async def test_briefly_unreadable_table_is_loaded_later(
    place: DatabaseLocation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tockbot.service.following.UNREAD_WAIT", 0)

    class FailsOnce(FaultyLog):
        """A log whose first read fails."""

        reads = 0

        async def read(self, table_id: TableId, after: int = 0) -> list[Entry]:
            self.reads += 1
            self.fails_reading = self.reads == 1
            return await super().read(table_id, after)

    async with opened_file(place) as opened:
        numbers = [await begin(tables_on(opened), channel) for channel in (2, 3)]
    async with opened_file(place) as opened:
        again = tables_on(opened, FailsOnce(opened))
        notified: list[int] = []
        again.listen(notified.append)
        assert await restored(again) == (numbers, [])
        assert notified == [numbers[1], numbers[0]]
        assert not any(again.unreadable_in(ChannelId(channel)) for channel in (2, 3))


async def test_press_loads_its_table_before_its_turn(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        numbers = [await begin(tables_on(opened), channel) for channel in range(2, 6)]
    async with opened_file(place) as opened:
        again = tables_on(opened)
        wanted = await again.restore()
        taking_up = TableLoader(again).load(wanted)
        assert [again.in_channel(ChannelId(channel)) for channel in range(2, 6)] == numbers
        assert not any(again.knows(table_id) for table_id in numbers)
        await again.decide(numbers[3], by(0), commands.leave)
        assert [again.knows(table_id) for table_id in numbers] == [False, False, False, True]
        assert [channel async for channel in taking_up] == []
        assert again.see(numbers[3]).seated[0] != PEOPLE[person_at(0)], "the later load does not undo it"


async def test_tables_of_two_shards_are_loaded_one_after_another(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        numbers = [await begin(tables_on(opened), channel) for channel in (2, 3)]
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        again, notified = tables_on(opened), asyncio.Queue[int]()
        again.listen(notified.put_nowait)
        await again.restore()
        taking_up = TableLoader(again, every=3600)
        shards = [asyncio.ensure_future(anext(taking_up.load([number]), None)) for number in numbers]
        assert await notified.get() == numbers[0]
        await again.fetch(numbers[1])
        assert notified.empty(), "the second shard waits, although its table was read meanwhile"
        for shard in shards:
            shard.cancel()


async def test_possibly_missed_work_is_checked_table_by_table(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        numbers = [await begin(tables_on(opened), channel) for channel in range(2, 6)]
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables, notified = tables_on(opened), asyncio.Queue[int]()
        await tables.restore()
        for number in numbers[:3]:
            await tables.fetch(number)
        tables.listen(notified.put_nowait)
        slowly, quickly = TableLoader(tables, every=3600), TableLoader(tables, every=0)
        slowly.reload(numbers)
        assert await notified.get() == numbers[0]
        await asyncio.sleep(0.05)
        assert notified.empty()
        await slowly.close()
        quickly.reload(numbers[:2])
        quickly.reload(numbers)
        assert [await notified.get() for _ in range(3)] == numbers[:3], "each known table once, and no other"
        await asyncio.sleep(0.05)
        assert notified.empty()
        await quickly.close()


async def test_table_changed_during_a_read_is_not_set_back(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        log = FaultyLog(opened)
        tables = tables_on(opened, log)
        table_id = await tables_on(opened).open(opening_of(FOUR))
        await tables.restore()
        log.gate_after = asyncio.Event()
        log.reached.clear()
        reading = asyncio.create_task(tables.fetch(table_id))
        await log.reached.wait()
        gate, log.gate_after = log.gate_after, None
        await join(tables, table_id, 0)
        gate.set()
        await reading
        assert tables.see(table_id).seated[0] == PEOPLE[person_at(0)]


async def test_table_ended_before_the_start_can_be_fetched(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        await tables.decide(table_id, Actor(), commands.abandon)
    async with opened_file(place) as opened:
        again = tables_on(opened)
        assert await restored(again) == ([], [])
        await again.fetch(table_id)
        assert again.see(table_id).stage is Stage.CLOSED
        assert again.in_channel(ChannelId(2)) is None
