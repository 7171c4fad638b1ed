"""The log of every table on disk: one row an event, all or none."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from tests.storage.files import database, outside
from tests.tables.live import LiveTable, at_play, opening_of, seated, started
from tockbot.rules import table_rules
from tockbot.storage.database import StorageError
from tockbot.storage.log import SqliteLog
from tockbot.tables import Chosen, Closed, Event, Left, LogError, replay
from tockbot.tables.table import opened as opened_table

FOUR = table_rules("swiss", 4)


async def opened_log(log: SqliteLog, channel: int = 2) -> int:
    number = await log.open(opening_of(FOUR, channel))
    assert number is not None
    return number


def later_events() -> list[Event]:
    return at_play(FOUR).events[1:]


async def test_a_log_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        log = SqliteLog(opened)
        number = await opened_log(log)
        await log.append(number, 2, later_events()[:3], ends=False)
        await log.append(number, 5, later_events()[3:], ends=False)
    async with database(path) as opened:
        events = await SqliteLog(opened).read(number)
        assert events == at_play(FOUR).events
        assert replay(events) == at_play(FOUR).table


async def test_the_rules_chosen_last_are_those_by_which_plays_are_read(tmp_path: Path) -> None:
    """Pawns are written by the rules of the table: on six players' board there are fields that four have not."""
    rules = table_rules("italian", 6)
    _, *events = at_play(rules).events
    live = LiveTable(opened_table(opening_of(FOUR)))
    live.do((Chosen(rules),))
    live.do(tuple(events))
    live.finish(Random(1))
    async with database(tmp_path / "t.sqlite3") as opened:
        log = SqliteLog(opened)
        number = await opened_log(log)
        await log.append(number, 2, live.events, ends=True)
        assert replay(await log.read(number)) == live.table


async def test_two_events_of_one_number_are_refused_and_none_of_them_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        log = SqliteLog(opened)
        number = await opened_log(log)
        await log.append(number, 2, later_events()[:3], ends=False)
        before = outside(path, "SELECT * FROM event")
        with pytest.raises(StorageError, match="UNIQUE"):
            await log.append(number, 4, later_events()[:3], ends=True)
        with pytest.raises(StorageError, match="UNIQUE"):
            await log.append(number, 3, later_events()[1:4], ends=True)
        assert outside(path, "SELECT * FROM event") == before
        assert await log.open_games() == [number], "nor is the table ended"
        await log.append(number, 5, later_events()[3:4], ends=False)


async def test_a_channel_has_one_open_table(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        log = SqliteLog(opened)
        answers = await asyncio.gather(*(log.open(opening_of(FOUR)) for _ in range(3)))
        assert [answer for answer in answers if answer is not None] == [1]
        assert await log.open_games() == [1]
        await log.append(1, 2, [Closed(None)], ends=True)
        assert await log.open_games() == []
        assert await log.open(opening_of(FOUR)) == 2


async def test_the_file_itself_holds_a_channel_to_one_open_table(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        await opened_log(SqliteLog(opened))
        with pytest.raises(StorageError, match="UNIQUE"):
            async with opened.transaction() as connection:
                await connection.execute("INSERT INTO game (guild, channel) VALUES (1, 2)")


async def test_events_belong_to_a_table(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        with pytest.raises(StorageError, match="FOREIGN KEY"):
            await SqliteLog(opened).append(99, 1, [Left(FOUR.seats[0])], ends=False)


async def append_for_ever(log: SqliteLog, number: int) -> None:
    for _ in range(200):
        following = len(await log.read(number)) + 1
        await log.append(number, following, [Left(FOUR.seats[0])] * 20, ends=True)


async def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        log = SqliteLog(opened)
        number = await opened_log(log)
        await log.append(number, 2, later_events(), ends=False)
        before = await log.read(number)
        ((pages,),) = await opened.rows("PRAGMA page_count")
        await opened.rows(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StorageError, match="full"):
            await append_for_ever(log, number)
        after = await log.read(number)
        assert after[: len(before)] == before
        assert (len(after) - len(before)) % 20 == 0, "no row of the append that failed"
        await opened.rows(f"PRAGMA max_page_count = {pages + 100}")
        await log.append(number, len(after) + 1, [Left(FOUR.seats[0])], ends=False)
    async with database(path) as opened:
        assert len(await SqliteLog(opened).read(number)) == len(after) + 1


async def test_logs_written_by_several_tasks_at_once_stay_apart(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        log = SqliteLog(opened)
        numbers = [await opened_log(log, channel) for channel in range(5)]

        async def write(number: int) -> None:
            for place, event in enumerate(later_events(), 2):
                await log.append(number, place, [event], ends=False)

        await asyncio.gather(*map(write, numbers))
        for channel, number in enumerate(numbers):
            assert await log.read(number) == [opening_of(FOUR, channel), *later_events()]


@pytest.mark.parametrize(
    ("sql", "says"),
    [
        ("DELETE FROM event WHERE number = 3", "event 3 is missing"),
        ("DELETE FROM event WHERE number = 1", "event 1 is missing"),
        ("UPDATE event SET kind = 'dance' WHERE number = 3", "dance"),
        ("UPDATE event SET data = '[]' WHERE number = 3", "sit"),
        ("UPDATE event SET data = '7' WHERE number = 6", "start"),
        ("UPDATE event SET data = json_remove(data, '$.seat') WHERE number = 2", "KeyError"),
        ("UPDATE event SET number = number + 1000 WHERE number > 2", "event 3 is missing"),
    ],
)
async def test_rows_that_are_no_log_are_refused(tmp_path: Path, sql: str, says: str) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        log = SqliteLog(opened)
        number = await opened_log(log)
        await log.append(number, 2, started(FOUR).events[1:], ends=False)
        outside(path, sql)
        with pytest.raises(LogError, match=says):
            await log.read(number)


async def test_the_file_takes_only_json(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        log = SqliteLog(opened)
        number = await opened_log(log)
        with pytest.raises(StorageError, match="json_valid"):
            async with opened.transaction() as connection:
                await connection.execute("UPDATE event SET data = 'not json'")
        outside(path, "SELECT 1")
        async with opened.transaction() as connection:
            await connection.execute("PRAGMA ignore_check_constraints = 1")
            await connection.execute("UPDATE event SET data = 'not json'")
        with pytest.raises(LogError, match="event 1"):
            await log.read(number)


async def test_a_table_that_is_not_there_has_an_empty_log(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        assert await SqliteLog(opened).read(99) == []


async def test_names_are_kept_in_any_script(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        log = SqliteLog(opened)
        number = await opened_log(log)
        await log.append(number, 2, seated(FOUR).events[1:], ends=False)
        rows = outside(path, "SELECT kind, data FROM event ORDER BY number")
        assert [kind for kind, _ in rows] == ["open"] + ["sit"] * 4
        assert json.loads(rows[1][1]) == {"seat": 0, "user": 100, "name": "Player 0"}
