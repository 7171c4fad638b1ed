"""What is SQLite's own: one file, refused where it cannot be used, set up to lose nothing."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.storage.places import INSERT, database, insert, outside, people, refusal
from tockbot.storage.database import StorageError


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
    async with database(path) as opened:
        rows = [(person, "x" * 500) for person in range(400)]
        await opened.transact(lambda transaction: transaction.run_many(INSERT, rows))


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
