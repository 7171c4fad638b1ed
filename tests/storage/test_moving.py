"""A database copied whole: to the other kind and back, and a file that is being written."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.storage.places import database, outside
from tests.tables.live import PEOPLE, LiveTable, by, opening_of
from tockbot.rules import table_rules
from tockbot.storage import (
    Database,
    MoveReport,
    Place,
    StorageError,
    StoredGuilds,
    StoredLog,
    StoredMessages,
    StoredPeople,
    back_up,
    move,
)
from tockbot.storage.database import migrations, number_of
from tockbot.tables import GuildId, LogError, PersonId, ServerChoices, ShownMessage, TableId, UserId, replay, wishes

FOUR = table_rules("swiss", 4)


def game(rounds: int) -> LiveTable:
    """A table at which something was played."""
    live = LiveTable.opened(opening_of(FOUR, 2 + rounds))
    for seat in FOUR.seats:
        live.do(by(seat), wishes.join)
    live.do(by(0), wishes.start)
    rng = Random(rounds)
    for _ in range(rounds):
        live.step(rng)
    return live


async def fill(place: Place) -> int:
    """Put something of everything into a database; how many entries."""
    lives = [game(rounds) for rounds in (3, 30)]
    finished = game(0)
    finished.finish(Random(5))
    async with database(place) as opened:
        people, log, messages = StoredPeople(opened), StoredLog(opened), StoredMessages(opened)
        for person in PEOPLE.values():
            assert person.user is not None
            await people.meet(person.user, person.name, "fr")
        for live in (*lives, finished):
            table_id = await log.open(live.entries)
            assert table_id is not None
            await messages.replace(table_id, PersonId(0), None, ShownMessage((7, 70 + table_id), 2, "board"))
        await log.close_unread(TableId(3))
        await StoredGuilds(opened).change(GuildId(5), lambda _: ServerChoices("it", FOUR, "dark"))
    # Of the second table one row is of a form that nobody knows yet.
    outside(place, "UPDATE entries SET form = 99 WHERE table_id = 2 AND number = 4")
    return sum(len(live.entries) for live in (*lives, finished))


async def test_a_database_is_moved_to_a_server_and_back_and_nothing_is_missing(tmp_path: Path, address: str) -> None:
    first, last = tmp_path / "first.sqlite3", tmp_path / "last.sqlite3"
    entries = await fill(first)
    expected = MoveReport(3, entries, (TableId(2),))
    assert await move(first, address) == expected
    assert await move(address, last) == expected
    rows = "SELECT * FROM entries ORDER BY table_id, number"
    assert outside(first, rows) == outside(last, rows)
    for place in (address, last):
        async with database(place) as opened:
            log = StoredLog(opened)
            assert [table.id for table in await log.open_tables()] == [1, 2]
            assert replay(await log.read(TableId(1))) == game(3).table
            with pytest.raises(LogError):
                await log.read(TableId(2))
            assert await StoredMessages(opened).recall(TableId(3), PersonId(0)) == ShownMessage((7, 73), 2, "board")
            assert await StoredMessages(opened).ended_tables() == [3]
            assert (await StoredGuilds(opened).choices(GuildId(5))).language == "it"
            assert await log.open([*game(7).entries]) == 4, "numbers go on"
            assert (await StoredPeople(opened).meet(UserId(1), "New", "en")).id == len(PEOPLE) + 1


async def test_only_an_empty_database_is_moved_to(tmp_path: Path, address: str) -> None:
    source = tmp_path / "t.sqlite3"
    await fill(source)
    async with database(address) as opened:
        await StoredGuilds(opened).change(GuildId(9), lambda _: ServerChoices("it"))
    with pytest.raises(StorageError, match="holds something"):
        await move(source, address)
    assert outside(address, "SELECT id FROM guilds") == [(9,)]
    assert outside(address, "SELECT * FROM tables") == []


async def test_what_is_in_use_or_old_or_not_there_is_not_moved(tmp_path: Path, address: str) -> None:
    source = tmp_path / "t.sqlite3"
    with pytest.raises(StorageError, match="no file"):
        await move(source, address)
    async with database(source):
        pass
    outside(source, f"PRAGMA user_version = {number_of([])}")
    with pytest.raises(StorageError, match="older tockbot"):
        await move(source, address)
    outside(source, f"PRAGMA user_version = {number_of(migrations())}")
    opened = await Database.open(source)
    with pytest.raises(StorageError, match="in use"):
        await move(source, address)
    await opened.close()


async def test_a_copy_that_is_not_equal_is_told(tmp_path: Path, address: str) -> None:
    """Whatever somebody else writes into it before it is compared."""
    source = tmp_path / "t.sqlite3"
    await fill(source)
    async with database(address):
        pass
    outside(
        address,
        "CREATE FUNCTION meddle() RETURNS trigger LANGUAGE plpgsql"
        " AS 'BEGIN NEW.at := replace(NEW.at, ''2026'', ''2027''); RETURN NEW; END'",
    )
    outside(
        address,
        "CREATE TRIGGER meddle BEFORE INSERT ON entries FOR EACH ROW WHEN (NEW.number = 3) EXECUTE FUNCTION meddle()",
    )
    with pytest.raises(StorageError, match="log of table 1 is not equal"):
        await move(source, address)


async def test_a_file_is_copied_while_it_is_written(tmp_path: Path) -> None:
    source, copy = tmp_path / "t.sqlite3", tmp_path / "copy.sqlite3"
    opened = await Database.open(source)
    live = game(40)
    log = StoredLog(opened)
    table_id = await log.open(live.entries[:1])
    assert table_id is not None
    copying = asyncio.create_task(back_up(source, copy))
    for entry in live.entries[1:]:
        await log.append(table_id, [entry], ends=False)
    await copying
    await opened.close()
    assert copy.stat().st_mode & 0o777 == 0o600
    async with database(copy) as copied:
        entries = await StoredLog(copied).read(table_id)
    assert entries == live.entries[: len(entries)]
    with pytest.raises(StorageError, match="File exists"):
        await back_up(source, copy)
    with pytest.raises(StorageError, match="no file"):
        await back_up(tmp_path / "nowhere.sqlite3", tmp_path / "other.sqlite3")
