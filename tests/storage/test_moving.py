"""Tests copying a whole database: to the other kind and back, and from a file in use."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests.storage.places import columns_of, database, everything, outside
from tests.tables.live import PEOPLE, LiveTable, by, opening_of
from tockbot.rules import table_rules
from tockbot.storage import (
    DatabaseLocation,
    MoveReport,
    ServerChoices,
    ShownMessage,
    StorageError,
    Store,
    StoredGuilds,
    StoredLog,
    StoredMessages,
    StoredPeople,
    back_up,
    move,
    open_database,
    rebuild,
)
from tockbot.storage.engine import Value, migrations, number_of
from tockbot.storage.log import packed
from tockbot.storage.moving import LEFT_OUT, ProgressCallback
from tockbot.tables import GuildId, LogError, PersonId, TableId, UserId, commands, replay

FOUR = table_rules("swiss", 4)


def game(rounds: int) -> LiveTable:
    """Create a table at which something was played."""
    live = LiveTable.opened(opening_of(FOUR, 2 + rounds))
    for seat in FOUR.seats:
        live.do(by(seat), commands.join)
    live.do(by(0), commands.start)
    rng = Random(rounds)
    for _ in range(rounds):
        live.step(rng)
    return live


@cache
def games() -> tuple[LiveTable, ...]:
    """Play two games for some rounds, and one to its end."""
    finished = game(0)
    finished.finish(Random(5))
    return game(3), game(30), finished


def tell(what: str, done: int, total: int) -> None:
    """Ignore progress."""
    del what
    assert done <= total


async def fill(place: DatabaseLocation) -> int:
    """Put rows of several kinds into a database; return the number of entries."""
    async with database(place) as opened:
        people, log, messages = StoredPeople(opened), StoredLog(opened), StoredMessages(opened)
        for person in PEOPLE.values():
            assert person.user is not None
            await people.meet(person.user, person.name, "fr")
        for live in games():
            table_id = await log.open(live.entries)
            assert table_id is not None
            await messages.replace(table_id, PersonId(0), None, ShownMessage((7, 70 + table_id), 2, "board"))
        await log.close_unread(TableId(3))
        await StoredGuilds(opened).change(GuildId(5), lambda _: ServerChoices("it", FOUR, "dark"))
    # One row of the second table has a form that no version knows yet.
    outside(place, "UPDATE entries SET form = 99 WHERE table_id = 2 AND number = 4")
    return sum(len(live.entries) for live in games())


async def test_database_moves_to_a_server_and_back_completely(tmp_path: Path, address: str) -> None:
    first, last = tmp_path / "first.sqlite3", tmp_path / "last.sqlite3"
    entries = await fill(first)
    expected = MoveReport(3, entries, (TableId(2),))
    assert await move(first, address, tell) == expected
    assert await move(address, last, tell) == expected
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
            assert await log.open([*game(7).entries]) == 4, "ids continue"
            assert (await StoredPeople(opened).meet(UserId(1), "New", "en")).id == len(PEOPLE) + 1


async def test_move_needs_an_empty_database(tmp_path: Path, address: str) -> None:
    source = tmp_path / "t.sqlite3"
    await fill(source)
    async with database(address) as opened:
        await StoredGuilds(opened).change(GuildId(9), lambda _: ServerChoices("it"))
    with pytest.raises(StorageError, match="holds something"):
        await move(source, address, tell)
    assert outside(address, "SELECT id FROM guilds") == [(9,)]
    assert outside(address, "SELECT * FROM tables") == []


async def test_database_in_use_old_or_missing_is_not_moved(tmp_path: Path, address: str) -> None:
    source = tmp_path / "t.sqlite3"
    with pytest.raises(StorageError, match="no file"):
        await move(source, address, tell)
    async with database(source):
        pass
    outside(source, f"PRAGMA user_version = {number_of([])}")
    with pytest.raises(StorageError, match="older tockbot"):
        await move(source, address, tell)
    outside(source, f"PRAGMA user_version = {number_of(migrations())}")
    opened = await open_database(source)
    with pytest.raises(StorageError, match="in use"):
        await move(source, address, tell)
    await opened.close()


async def test_unequal_copy_is_reported(tmp_path: Path, address: str) -> None:
    """A trigger changes a row of the copy before it is compared."""
    source = tmp_path / "t.sqlite3"
    await fill(source)
    async with database(address):
        pass
    outside(
        address,
        "CREATE FUNCTION meddle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.name := ''Eve''; RETURN NEW; END'",
    )
    outside(
        address,
        "CREATE TRIGGER meddle BEFORE INSERT ON people FOR EACH ROW WHEN (NEW.id = 1) EXECUTE FUNCTION meddle()",
    )
    with pytest.raises(StorageError, match="not equal in people"):
        await move(source, address, tell)


async def test_file_can_be_copied_while_in_use(tmp_path: Path) -> None:
    source, copy = tmp_path / "t.sqlite3", tmp_path / "copy.sqlite3"
    opened = await open_database(source)
    live = game(40)
    log = StoredLog(opened)
    table_id = await log.open(live.entries[:1])
    assert table_id is not None
    copying = asyncio.create_task(back_up(source, copy, tell))
    for entry in live.entries[1:]:
        await log.append(table_id, [entry], ends=False)
    await copying
    await opened.close()
    assert copy.stat().st_mode & 0o777 == 0o600
    async with database(copy) as copied:
        entries = await StoredLog(copied).read(table_id)
    assert entries == live.entries[: len(entries)]
    with pytest.raises(StorageError, match="File exists"):
        await back_up(source, copy, tell)
    with pytest.raises(StorageError, match="no file"):
        await back_up(tmp_path / "nowhere.sqlite3", tmp_path / "other.sqlite3", tell)


class StoppedError(Exception):
    """Raised to interrupt a command."""


def stopping_at(at: str) -> ProgressCallback:
    """Return a callback that stops a command at this step."""

    def stop(what: str, done: int, total: int) -> None:
        if what == at:
            raise StoppedError(done, total)

    return stop


async def test_interrupted_move_continues_and_blocks_the_bot(tmp_path: Path, address: str) -> None:
    source = tmp_path / "t.sqlite3"
    entries = await fill(source)
    for at in ("entries copied", "guilds copied", "logs replayed"):
        with pytest.raises(StoppedError):
            await move(source, address, stopping_at(at))
        for refused in (Store.open(address), rebuild(address, tell)):
            with pytest.raises(StorageError, match="unfinished copy"):
                await refused
    reported: list[str] = []
    moved = await move(source, address, lambda what, done, total: reported.append(f"{what} {done} {total}"))
    assert (moved.tables, moved.entries) == (3, entries)
    assert f"entries compared {entries} {entries}" in reported
    assert not [one for one in reported if one.startswith(("entries copied", "logs replayed"))], (
        "these steps were done before"
    )
    await (await Store.open(address)).database.close()


async def test_interrupted_backup_starts_over(tmp_path: Path) -> None:
    source, copy = tmp_path / "t.sqlite3", tmp_path / "copy.sqlite3"
    await fill(source)
    with pytest.raises(StoppedError):
        await back_up(source, copy, stopping_at("pages copied"))
    assert not copy.exists()
    await back_up(source, copy, tell)
    async with database(copy) as copied:
        assert len(await StoredLog(copied).open_tables()) == 2


def fill_empty_tables(path: Path) -> None:
    """Put one row into each table that is still empty; its values also suit columns of later schema scripts."""
    values: dict[str, Value] = {"INTEGER": 1, "TEXT": "{}", "BLOB": packed([])}
    for name, rows in everything(path).items():
        if not rows:
            columns = outside(path, "SELECT name, type FROM pragma_table_info(?) WHERE dflt_value IS NULL", name)
            given = ", ".join("?" for _ in columns)
            sql = f"INSERT INTO {name} ({', '.join(column for column, _ in columns)}) VALUES ({given})"  # noqa: S608 - a name of our own schema
            outside(path, sql, *(values[kind] for _, kind in columns))


async def test_move_copies_every_table_that_is_not_left_out(tmp_path: Path, address: str) -> None:
    first, last = tmp_path / "first.sqlite3", tmp_path / "last.sqlite3"
    await fill(first)
    fill_empty_tables(first)
    await move(first, address, tell)
    await move(address, last, tell)
    for name, rows in everything(first).items():
        columns = [column for column in columns_of(first, name) if f"{name}.{column}" not in LEFT_OUT]
        sql = f"SELECT {', '.join(columns)} FROM {name}"  # noqa: S608 - names of our own schema
        assert rows, f"no row of {name} to copy"
        if name not in LEFT_OUT:
            there, back = ({*outside(place, sql)} for place in (address, last))
            assert {*outside(first, sql)} == there == back, name


async def test_move_left_out_tables_exist_and_have_a_reason(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path):
        schema = everything(path)
        names = {*schema, *(f"{name}.{column}" for name in schema for column in columns_of(path, name))}
    assert LEFT_OUT.keys() <= names
    assert all(LEFT_OUT.values())
