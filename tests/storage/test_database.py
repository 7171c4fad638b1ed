"""One SQLite file: made, brought up to date, refused where it cannot be used, and never half written."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tests.storage.places import database, outside
from tockbot.storage.database import BUSY_SECONDS, Database, StorageError, migrations

INSERT = "INSERT INTO people (user, language) VALUES (?, ?)"


async def refusal(path: Path, *, busy_seconds: float = BUSY_SECONDS, scripts: Sequence[str] | None = None) -> str:
    """Why a file cannot be opened."""
    with pytest.raises(StorageError) as error:
        await Database.open(path, busy_seconds=busy_seconds, scripts=scripts)
    return str(error.value)


async def insert(opened: Database, person: int) -> None:
    async with opened.transaction() as connection:
        await connection.execute(INSERT, (person, "en"))


async def two(opened: Database, one: int, other: int) -> None:
    """Insert two people in one transaction, that fails of itself if the second is nobody."""
    async with opened.transaction() as connection:
        await connection.execute(INSERT, (one, "en"))
        await asyncio.sleep(0.001)
        await connection.execute(INSERT, (other // bool(other), "en"))


async def people(opened: Database) -> list[int]:
    return [person for (person,) in await opened.rows("SELECT user FROM people ORDER BY user")]


async def test_an_empty_place_gets_todays_schema(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        assert await opened.rows("PRAGMA user_version") == [(len(migrations()),)]
        tables = await opened.rows("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        assert {"tables", "entries", "messages", "people", "guilds"} <= {name for (name,) in tables}


async def test_a_file_opened_again_keeps_what_is_in_it(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        await insert(opened, 7)
    for _ in range(2):
        async with database(path) as opened:
            assert await people(opened) == [7]


async def test_each_migration_is_applied_once_and_in_turn(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    first = migrations()
    async with database(path) as opened:
        await insert(opened, 7)
    later = ["ALTER TABLE people ADD COLUMN pace TEXT;", "UPDATE people SET pace = 'slow';"]
    for _ in range(2):
        async with database(path, scripts=first + later) as opened:
            assert await opened.rows("SELECT user, pace FROM people") == [(7, "slow")]
            assert await opened.rows("PRAGMA user_version") == [(len(first) + 2,)]


async def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    first = migrations()
    async with database(path) as opened:
        await insert(opened, 7)
    assert "half" in await refusal(path, scripts=[*first, "CREATE TABLE half (a); CREATE TABLE half (a);"])
    async with database(path) as opened:
        assert await people(opened) == [7]
        assert await opened.rows("SELECT name FROM sqlite_schema WHERE name = 'half'") == []


async def test_a_file_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path):
        pass
    outside(path, "PRAGMA user_version = 99")
    assert "newer" in await refusal(path)
    assert outside(path, "PRAGMA user_version") == [(99,)]


async def test_a_file_of_another_program_or_of_before_the_log_had_a_form_is_refused_and_left_alone(
    tmp_path: Path,
) -> None:
    path = tmp_path / "t.sqlite3"
    outside(path, "CREATE TABLE game (id INTEGER PRIMARY KEY)")
    outside(path, "PRAGMA user_version = 1")
    before = path.read_bytes()
    assert "another program" in await refusal(path)
    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    path.write_bytes(b"Dear diary, " * 1000)
    assert str(path) in await refusal(path)
    assert path.read_bytes() == b"Dear diary, " * 1000


async def filled(path: Path) -> None:
    """A database of many pages."""
    async with database(path) as opened, opened.transaction() as connection:
        await connection.executemany(INSERT, [(person, "x" * 500) for person in range(400)])


async def test_a_truncated_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    await filled(path)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])
    assert str(path) in await refusal(path)


async def test_a_file_with_a_page_overwritten_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    await filled(path)
    content = bytearray(path.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = os.urandom(4096)
    path.write_bytes(content)
    assert str(path) in await refusal(path)


async def test_a_place_that_cannot_be_is_refused(tmp_path: Path) -> None:
    assert "cannot be opened" in await refusal(tmp_path / "nowhere" / "t.sqlite3")
    assert "cannot be opened" in await refusal(tmp_path)


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only to the superuser")
async def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    folder.chmod(0o500)
    try:
        assert "cannot be" in await refusal(folder / "t.sqlite3")
    finally:
        folder.chmod(0o700)


async def test_a_file_locked_by_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "locked" in await refusal(path, busy_seconds=0.05)


async def test_what_another_program_locks_is_refused_then_saved(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path, busy_seconds=0.05) as opened:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageError, match="could not save"):
                await insert(opened, 1)
            other.execute("ROLLBACK")
        await insert(opened, 2)
        assert await people(opened) == [2]


async def test_a_refused_file_keeps_no_thread_and_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path):
        pass
    outside(path, "PRAGMA user_version = 99")
    await refusal(path)
    with closing(sqlite3.connect(path, timeout=0.05, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        other.execute("ROLLBACK")


async def test_the_file_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        assert await opened.rows("PRAGMA journal_mode") == [("wal",)]
        assert await opened.rows("PRAGMA foreign_keys") == [(1,)]
        assert await opened.rows("PRAGMA synchronous") == [(2,)]


async def test_a_transaction_that_fails_half_way_leaves_nothing(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        with pytest.raises(StorageError):
            await two(opened, 1, 1)
        with pytest.raises(ZeroDivisionError):
            await two(opened, 2, 0)
        await insert(opened, 3)
        assert await people(opened) == [3]


async def test_transactions_of_several_tasks_do_not_mix(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        tasks = (two(opened, person, 0 if person % 4 == 1 else person + 1) for person in range(1, 41, 2))
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        assert sum(isinstance(answer, ZeroDivisionError) for answer in answers) == 10
        assert await people(opened) == [person for person in range(1, 41) if (person - 1) % 4 >= 2]


@pytest.mark.parametrize("steps", range(8))
async def test_a_transaction_cancelled_anywhere_is_whole_or_nothing_and_the_next_one_works(
    tmp_path: Path, steps: int
) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        task = asyncio.create_task(two(opened, 1, 2))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait((task,))
        assert await people(opened) in ([], [1, 2])
        await insert(opened, 3)
        assert 3 in await people(opened)


async def test_a_query_that_cannot_be_answered_is_a_storage_error(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        with pytest.raises(StorageError, match="could not be read"):
            await opened.rows("SELECT nothing FROM nowhere")
