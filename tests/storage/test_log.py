"""Tests the stored logs of tables: one row per entry, saved all or none."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.storage.places import database, outside
from tests.tables.live import GUILD, HOST, MOMENT, LiveTable, at_play, by, opening_of, person_at, seated, started
from tests.tables.recordings import recorded
from tockbot.rules import table_rules
from tockbot.storage import Conflict, DatabaseLocation, StorageError, StoredLog, StoredOldGames, StoredResults
from tockbot.storage.engine import Statement
from tockbot.tables import (
    FORM,
    Actor,
    Cause,
    ChannelId,
    Closed,
    Entry,
    Left,
    LogError,
    Opened,
    Reopened,
    Stage,
    TableId,
    commands,
    replay,
)

FOUR = table_rules("swiss", 4)


def opening(channel: int = 2) -> Entry:
    """Return the first entry of a table's log."""
    return Entry(1, MOMENT, HOST, opening_of(FOUR, channel))


async def opened_log(log: StoredLog, channel: int = 2) -> TableId:
    table_id = await log.open([opening(channel)])
    assert table_id is not None
    return table_id


async def open_channels(log: StoredLog) -> dict[int, int]:
    """Return the channel of each open table."""
    return {table.id: table.channel for table in await log.open_tables()}


def later_entries() -> list[Entry]:
    return at_play(FOUR).entries[1:]


def left(number: int, count: int = 1) -> list[Entry]:
    """Return entries from a number on. No table could have them, but the database accepts them."""
    return [Entry(one, MOMENT, HOST, Left(FOUR.seats[0])) for one in range(number, number + count)]


async def test_log_is_read_as_it_was_written(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log = StoredLog(opened)
        number = await opened_log(log)
        await log.append(number, later_entries()[:3], ends=False)
        await log.append(number, later_entries()[3:], ends=False)
    async with database(place) as opened:
        entries = await StoredLog(opened).read(number)
        assert entries == at_play(FOUR).entries
        assert replay(entries) == at_play(FOUR).table


async def test_log_can_be_read_from_a_later_entry(place: DatabaseLocation) -> None:
    live = italian_six()
    async with database(place) as opened:
        log = StoredLog(opened)
        number = await log.open(live.entries)
        assert number is not None
        for after in (1, 2, 3, 20, len(live.entries) - 1, len(live.entries), len(live.entries) + 5):
            assert await log.read(number, after=after) == live.entries[after:]


async def test_opening_entries_are_saved_all_or_none(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log = StoredLog(opened)
        with pytest.raises(StorageError, match=r"(?i)unique"):
            await log.open([opening(), opening()])
        with pytest.raises(ValueError, match="begins with the opening"):
            await log.open(later_entries())
        assert outside(place, "SELECT count(*) FROM tables") == outside(place, "SELECT count(*) FROM entries") == [(0,)]
        assert await log.open(at_play(FOUR).entries) is not None


async def test_plays_are_read_by_the_rules_chosen_last(place: DatabaseLocation) -> None:
    """Pawns are written by the rules of the table: a board for six has fields that a board for four lacks."""
    live = italian_six()
    async with database(place) as opened:
        log = StoredLog(opened)
        number = await opened_log(log)
        await log.append(number, live.entries[1:], ends=True)
        assert replay(await log.read(number)) == live.table


def italian_six() -> LiveTable:
    """Play a whole game at a table of four whose rules changed to those of a table of six."""
    rules = table_rules("italian", 6)
    live = LiveTable.opened(opening_of(FOUR))
    live.do(by(0), partial(commands.choose, rules=rules))
    for seat in rules.seats:
        live.do(by(seat), commands.join)
    live.do(by(0), commands.start)
    live.finish(Random(1))
    return live


async def test_entries_with_a_taken_number_are_a_conflict(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log = StoredLog(opened)
        number = await opened_log(log)
        await log.append(number, later_entries()[:3], ends=False)
        before = outside(place, "SELECT * FROM entries")
        with pytest.raises(Conflict):
            await log.append(number, left(4, 3), ends=True)
        with pytest.raises(Conflict):
            await log.append(number, left(3, 3), ends=True)
        assert outside(place, "SELECT * FROM entries") == before
        assert await open_channels(log) == {number: 2}, "the table has not ended either"
        await log.append(number, later_entries()[3:4], ends=False)


async def test_a_channel_has_one_open_table(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log = StoredLog(opened)
        answers = await asyncio.gather(*(log.open([opening()]) for _ in range(3)))
        assert [answer for answer in answers if answer is not None] == [1]
        assert await open_channels(log) == {1: 2}
        await log.append(TableId(1), [Entry(2, MOMENT, None, Closed(Cause.CHANNEL_GONE))], ends=True)
        assert await open_channels(log) == {}
        assert await log.open([opening()]) == 2


async def test_table_closed_unread_keeps_rows_and_frees_the_channel(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log = StoredLog(opened)
        number = await opened_log(log)
        before = outside(place, "SELECT * FROM entries")
        await log.close_unread(number)
        assert outside(place, "SELECT * FROM entries") == before
        assert await open_channels(log) == {}
        assert await log.open([opening()]) == number + 1


async def test_database_allows_one_open_table_per_channel(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        await opened_log(StoredLog(opened))
        hold = "INSERT INTO open_tables (channel, table_id, guild, shard, entries) VALUES (2, 1, 1, 0, 1)"
        with pytest.raises(StorageError, match=r"(?i)unique"):
            await opened.transact(lambda transaction: transaction.rows(hold))


async def test_entries_belong_to_a_table(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        with pytest.raises(StorageError, match="no table 99"):
            await StoredLog(opened).append(TableId(99), left(1), ends=False)
        row = "INSERT INTO entries (table_id, number, at, form, kind, data) VALUES (99, 1, '', 1, '', '{}')"
        with pytest.raises(StorageError, match=r"(?i)foreign key"):
            await opened.transact(lambda transaction: transaction.rows(row))


async def append_until_refused(log: StoredLog, number: TableId) -> None:
    for _ in range(200):
        following = len(await log.read(number)) + 1
        await log.append(number, left(following, 20), ends=True)


async def test_full_disk_is_reported_and_loses_nothing(tmp_path: Path) -> None:
    place = tmp_path / "t.sqlite3"
    async with database(place) as opened:
        log = StoredLog(opened)
        number = await opened_log(log)
        await log.append(number, later_entries(), ends=False)
        before = await log.read(number)
        ((pages,),) = await opened.rows("PRAGMA page_count")
        await opened.save(Statement(f"PRAGMA max_page_count = {pages}", ()))
        with pytest.raises(StorageError, match="full"):
            await append_until_refused(log, number)
        after = await log.read(number)
        assert after[: len(before)] == before
        assert (len(after) - len(before)) % 20 == 0, "no row of the failed append is saved"
        await opened.save(Statement(f"PRAGMA max_page_count = {pages + 100}", ()))
        await log.append(number, left(len(after) + 1), ends=False)
    async with database(place) as opened:
        assert len(await StoredLog(opened).read(number)) == len(after) + 1


async def test_logs_of_simultaneous_writers_do_not_mix(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log = StoredLog(opened)
        numbers = [await opened_log(log, channel) for channel in range(5)]

        async def write(number: TableId) -> None:
            for entry in later_entries():
                await log.append(number, [entry], ends=False)

        await asyncio.gather(*map(write, numbers))
        for channel, number in enumerate(numbers):
            assert await log.read(number) == [opening(channel), *later_entries()]


@pytest.mark.parametrize(
    ("sql", "says"),
    [
        ("DELETE FROM entries WHERE number = 3", "entry 3 is missing"),
        ("DELETE FROM entries WHERE number = 1", "entry 1 is missing"),
        ("UPDATE entries SET kind = 'dance' WHERE number = 3", "dance"),
        ("UPDATE entries SET data = '[]' WHERE number = 3", "sit"),
        ("UPDATE entries SET data = '7' WHERE number = 6", "start"),
        ("UPDATE entries SET form = form + 1 WHERE number = 4", f"entry 4: it is written in form {FORM + 1}"),
        ("UPDATE entries SET at = 'yesterday' WHERE number = 3", "entry 3 has no time"),
        ("UPDATE entries SET data = replace(data, 'seat', 'chair') WHERE number = 2", "KeyError"),
        ("UPDATE entries SET number = number + 1000 WHERE number > 2", "entry 3 is missing"),
    ],
)
async def test_invalid_rows_of_a_log_are_refused(place: DatabaseLocation, sql: str, says: str) -> None:
    async with database(place) as opened:
        log = StoredLog(opened)
        number = await opened_log(log)
        await log.append(number, started(FOUR).entries[1:], ends=False)
        outside(place, sql)
        with pytest.raises(LogError, match=says):
            await log.read(number)


async def test_row_that_is_not_json_is_refused(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log = StoredLog(opened)
        number = await opened_log(log)
        if isinstance(place, Path):
            with pytest.raises(StorageError, match="json_valid"):
                await opened.transact(lambda transaction: transaction.rows("UPDATE entries SET data = 'not json'"))
            await opened.save(Statement("PRAGMA ignore_check_constraints = 1", ()))
        await opened.transact(lambda transaction: transaction.rows("UPDATE entries SET data = 'not json'"))
        with pytest.raises(LogError, match="entry 1"):
            await log.read(number)


async def test_missing_table_has_an_empty_log(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        assert await StoredLog(opened).read(TableId(99)) == []


async def test_row_has_time_actor_and_format_and_no_name(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log = StoredLog(opened)
        number = await opened_log(log)
        live = seated(FOUR)
        live.do(Actor(), commands.abandon)
        await log.append(number, live.entries[1:], ends=True)
        rows = outside(place, "SELECT kind, at, actor, form, data FROM entries ORDER BY number")
        assert [kind for kind, *_ in rows] == ["open"] + ["sit"] * 4 + ["close"]
        assert [row[1:4] for row in rows] == [
            (f"2026-03-01T12:00:0{second}.000000+00:00", actor, FORM)
            for second, actor in enumerate((HOST, *map(person_at, range(4)), None))
        ]
        assert json.loads(rows[2][4]) == {"seat": 1, "person": person_at(1)}


async def test_time_of_a_row_has_microseconds(place: DatabaseLocation) -> None:
    at = MOMENT + timedelta(microseconds=1)
    async with database(place) as opened:
        log = StoredLog(opened)
        number = await opened_log(log)
        await log.append(number, [Entry(2, at, None, Left(FOUR.seats[0]))], ends=False)
        assert [entry.at for entry in await log.read(number)] == [MOMENT, at]


async def test_closed_table_reopens_if_its_channel_is_free(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log = StoredLog(opened)
        table_id = await opened_log(log)
        await log.append(table_id, [Entry(2, MOMENT, HOST, Closed(Cause.ASKED))], ends=True)
        reopened = [Entry(3, MOMENT, HOST, Reopened())]
        other = await opened_log(log)
        assert not await log.reopen(table_id, reopened)
        assert len(await log.read(table_id)) == 2, "the refused entry is not saved"
        await log.append(other, [Entry(2, MOMENT, HOST, Closed(Cause.ASKED))], ends=True)
        assert await log.reopen(table_id, reopened)
        assert await open_channels(log) == {table_id: 2}
        with pytest.raises(Conflict):
            await log.reopen(table_id, reopened)
        assert [entry.event for entry in await log.read(table_id, 2)] == [Reopened()]
        assert [one for (one,) in await opened.rows("SELECT table_id FROM uncounted")] == [other]


async def test_last_game_of_a_channel_was_played_to_its_end(place: DatabaseLocation) -> None:
    first, *others = recorded(table_rules("swiss", 2)).entries
    assert isinstance(first.event, Opened)
    channel = first.event.channel
    async with database(place) as opened:
        log = StoredLog(opened)
        assert await log.last_game(channel) is None
        played = await log.open([first])
        assert played is not None
        await log.append(played, others, ends=True)
        ended = await log.open([first])
        assert ended is not None
        closed = Entry(others[-1].number, MOMENT, HOST, Closed(Cause.ASKED))
        await log.append(ended, [*others[:-1], closed], ends=True)
        running = await log.open([first])
        assert running is not None
        await log.append(running, others[:-1], ends=False)
        assert await log.last_game(channel) == played


async def test_final_log_is_packed_without_a_difference(place: DatabaseLocation) -> None:
    played = list(recorded(table_rules("swiss", 2)).entries)
    closed = [*played[:30], Entry(31, played[29].at, HOST, Closed(Cause.ASKED))]
    soon, later = played[-1].at + timedelta(minutes=1), played[-1].at + timedelta(days=31)
    async with database(place) as opened:
        log, old, results = StoredLog(opened), StoredOldGames(opened), StoredResults(opened)
        tables: list[TableId] = []
        for entries in (played, closed, played[:40]):
            first = entries[0]
            assert isinstance(first.event, Opened)
            table_id = await log.open([replace(first, event=replace(first.event, channel=ChannelId(len(tables))))])
            assert table_id is not None
            await log.append(table_id, entries[1:], ends=len(entries) != 40)
            tables.append(table_id)
        over, taken_up, still_open = tables
        assert await old.to_pack(later, 9) == [], "games are packed only after they are counted"
        for table_id, _ in await results.uncounted():
            await results.count(table_id)
        assert await old.to_pack(soon, 9) == [(over, GUILD)]
        assert await old.to_pack(later, 9) == [(over, GUILD), (taken_up, GUILD)]
        assert [table_id for table_id in tables if not await old.pack(table_id)] == [still_open]
        assert await old.to_pack(later, 9) == []
        read = [await log.read(table_id) for table_id in tables]
        assert read[0][1:] == played[1:]
        assert read[1][1:] == closed[1:]
        assert replay(read[0]).stage is Stage.FINISHED
        assert await log.read(over, 20) == played[20:]
        assert [row[0] for row in await log.rows(over)] == [entry.number for entry in played]
        # An entry that arrives after the log was packed is not lost.
        await log.append(over, left(len(played) + 1), ends=False)
        assert await log.read(over, 20) == [*played[20:], *left(len(played) + 1)]
        assert await log.last_game(ChannelId(0)) == over
    assert outside(place, "SELECT count(*) FROM packed") == [(2,)]
    kept = outside(place, "SELECT table_id FROM entries WHERE table_id <> ?", still_open)
    assert kept == [(over,)]
