"""Tests both kinds of database: created, updated, refused if unusable, and never half written."""

from __future__ import annotations

import asyncio
from importlib.resources import files

import pytest

from tests.storage.places import database, everything, insert, outside, people, refusal, two
from tockbot.storage import DatabaseLocation, StorageError, open_database, read_database
from tockbot.storage.engine import migrations, number_of

TABLES = {"tables", "open_tables", "entries", "messages", "people", "guilds", "counters"}


def version(place: DatabaseLocation) -> int:
    """Return the schema number of a database."""
    sql = "SELECT version FROM schema_version" if isinstance(place, str) else "PRAGMA user_version"
    ((number,),) = outside(place, sql)
    return int(number)


def set_version(place: DatabaseLocation, number: int) -> None:
    """Set the schema number of a database."""
    sql = f"PRAGMA user_version = {number}"
    outside(place, f"UPDATE schema_version SET version = {number}" if isinstance(place, str) else sql)  # noqa: S608 - a number


def table_names(place: DatabaseLocation) -> set[str]:
    """Return the tables of a database."""
    of_server = (
        "SELECT table_name FROM information_schema.tables"
        " WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'"
    )
    of_file = "SELECT name FROM sqlite_schema WHERE type = 'table'"
    return {name for (name,) in outside(place, of_server if isinstance(place, str) else of_file)}


def test_migrations_are_numbered_one_after_another() -> None:
    """Two scripts with one number would be sorted by name, which does not say which came first."""
    names = sorted(one.name for one in (files("tockbot.storage") / "migrations").iterdir() if one.name.endswith(".sql"))
    assert [int(name.partition("_")[0]) for name in names] == list(range(1, len(names) + 1))


async def test_new_database_gets_the_current_schema(place: DatabaseLocation) -> None:
    async with database(place):
        pass
    assert version(place) == number_of(migrations())
    assert table_names(place) >= TABLES


async def test_newer_database_is_refused_unchanged(place: DatabaseLocation) -> None:
    async with database(place):
        pass
    set_version(place, 999)
    assert "newer" in await refusal(place)
    assert version(place) == 999


@pytest.mark.parametrize("number", [1, 21])
async def test_database_from_before_0_2_0_is_refused_unchanged(place: DatabaseLocation, number: int) -> None:
    """Both an operator who starts the bot and one who only reads the database get one sentence."""
    async with database(place) as opened:
        await insert(opened, 7)
    set_version(place, number)
    before = everything(place)
    reason = await refusal(place)
    assert reason.endswith(
        "is from before tockbot 0.2.0 and cannot be updated. It was not changed; use another database."
    )
    with pytest.raises(StorageError, match=r"before tockbot 0\.2\.0"):
        await read_database(place)
    assert everything(place) == before
    assert version(place) == number


async def test_foreign_server_database_is_refused_unchanged(direct_address: str) -> None:
    outside(direct_address, "CREATE TABLE game (id BIGINT PRIMARY KEY)")
    assert "another program" in await refusal(direct_address)
    assert table_names(direct_address) == {"game"}


async def test_tables_of_an_extension_are_not_foreign(direct_address: str) -> None:
    outside(direct_address, "CREATE VIEW statements AS SELECT 1 AS calls")
    outside(direct_address, "ALTER EXTENSION plpgsql ADD VIEW statements")
    async with database(direct_address) as opened:
        await insert(opened, 7)
    outside(direct_address, "ALTER EXTENSION plpgsql DROP VIEW statements")


async def test_reading_a_server_does_not_change_it(direct_address: str) -> None:
    with pytest.raises(StorageError, match="is empty"):
        await read_database(direct_address)
    assert table_names(direct_address) == set()
    async with database(direct_address) as old:
        set_version(direct_address, number_of([]))
        reading = await read_database(direct_address)
        await old.transact(lambda transaction: transaction.rows("INSERT INTO guilds (id) VALUES (1)"))
        assert await reading.rows("SELECT id FROM guilds") == [(1,)]
        with pytest.raises(StorageError):
            await reading.rows("INSERT INTO guilds (id) VALUES (2)")
        await reading.close()
    assert version(direct_address) == number_of([])


async def test_two_processes_may_set_up_a_server_at_once(direct_address: str) -> None:
    one, other = await asyncio.gather(open_database(direct_address), open_database(direct_address))
    await insert(one, 1)
    assert await people(other) == [1]
    await asyncio.gather(one.close(), other.close())
    assert version(direct_address) == number_of(migrations())


async def test_reopened_database_keeps_its_contents(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        await insert(opened, 7)
    for _ in range(2):
        async with database(place) as opened:
            assert await people(opened) == [7]


async def test_each_migration_is_applied_once_and_in_turn(place: DatabaseLocation) -> None:
    first = migrations()
    async with database(place) as opened:
        await insert(opened, 7)
    later = ["ALTER TABLE people ADD COLUMN pace TEXT;", "UPDATE people SET pace = 'slow';"]
    for _ in range(2):
        async with database(place, scripts=first + later) as opened:
            assert await opened.rows("SELECT user_id, pace FROM people") == [(7, "slow")]
        assert version(place) == number_of(first + later)


async def test_failed_migration_leaves_the_database_unchanged(place: DatabaseLocation) -> None:
    first = migrations()
    async with database(place) as opened:
        await insert(opened, 7)
    assert "half" in await refusal(place, scripts=[*first, "CREATE TABLE half (a TEXT); CREATE TABLE half (a TEXT);"])
    async with database(place) as opened:
        assert await people(opened) == [7]
    assert "half" not in table_names(place)


async def test_migrations_are_applied_all_or_none(place: DatabaseLocation) -> None:
    first = migrations()
    for done in ([], first):
        async with database(place, scripts=done):
            pass
        before = table_names(place), version(place)
        assert "half" in await refusal(place, scripts=[*first, "CREATE TABLE one (a TEXT);", "SELECT half;"])
        assert (table_names(place), version(place)) == before


async def test_failed_transaction_leaves_nothing(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        with pytest.raises(StorageError):
            await two(opened, 1, 1)
        with pytest.raises(ZeroDivisionError):
            await two(opened, 2, 0)
        await insert(opened, 3)
        assert await people(opened) == [3]


async def test_transactions_of_several_tasks_do_not_mix(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        tasks = (two(opened, person, 0 if person % 4 == 1 else person + 1) for person in range(1, 41, 2))
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert sum(isinstance(answer, ZeroDivisionError) for answer in answers) == 10
        assert await people(opened) == [person for person in range(1, 41) if (person - 1) % 4 >= 2]


@pytest.mark.parametrize("steps", range(8))
async def test_cancelled_transaction_is_saved_whole_or_not(place: DatabaseLocation, steps: int) -> None:
    async with database(place) as opened:
        task = asyncio.create_task(two(opened, 1, 2))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait((task,))
        assert await people(opened) in ([], [1, 2])
        await insert(opened, 3)
        assert 3 in await people(opened)


async def test_invalid_query_is_a_storage_error(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        with pytest.raises(StorageError, match="could not be read"):
            await opened.rows("SELECT nothing FROM nowhere")
