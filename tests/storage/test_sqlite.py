"""Tests SQLite's own features: one file, refused if unusable, and set up to lose nothing."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import sys
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from tests.storage.places import (
    INSERT,
    database,
    insert,
    outside,
    paths_of_other_kinds,
    people,
    refusal,
    state_of,
)
from tockbot.storage import StorageError, open_database, read_database, sqlite
from tockbot.storage.engine import Row, Statement, Transaction, Value, migrations, number_of
from tockbot.storage.sqlite import SqliteConnection, address


async def test_file_of_another_program_is_refused_unchanged(
    tmp_path: Path,
) -> None:
    path = tmp_path / "t.sqlite3"
    outside(path, "CREATE TABLE game (id INTEGER PRIMARY KEY)")
    outside(path, "PRAGMA user_version = 1")
    before = path.read_bytes()
    assert "another program" in await refusal(path)
    assert path.read_bytes() == before


async def test_file_that_is_no_database_is_refused_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    path.write_bytes(b"Dear diary, " * 1000)
    assert str(path) in await refusal(path)
    assert path.read_bytes() == b"Dear diary, " * 1000


async def filled(path: Path) -> None:
    """Create a database of many pages."""
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


async def test_impossible_path_is_refused(tmp_path: Path) -> None:
    assert "cannot be opened" in await refusal(tmp_path / "nowhere" / "t.sqlite3")
    assert "cannot be opened" in await refusal(tmp_path)


async def test_file_that_cannot_be_created_or_locked_is_refused(tmp_path: Path) -> None:
    """Names that are too long represent unwritable folders, which the superuser could write to."""
    assert "cannot be opened" in await refusal(tmp_path / ("x" * 300))
    assert "cannot be locked" in await refusal(tmp_path / ("x" * 253))


async def test_a_file_locked_by_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "locked" in await refusal(path, busy_seconds=0.05)


async def test_file_locked_by_another_program_is_refused_then_saved(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path, busy_seconds=0.05) as opened:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageError, match="could not save"):
                await insert(opened, 1)
            other.execute("ROLLBACK")
        await insert(opened, 2)
        assert await people(opened) == [2]


async def test_immediate_read_waits_in_a_thread_for_another_program(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            saving = asyncio.create_task(opened.save(Statement(INSERT, (1, "en")), lasting=False))
            await asyncio.sleep(0.1)
            assert not saving.done()
            assert await opened.look_up("SELECT user_id FROM people") == []
            other.execute("COMMIT")
        await saving
        await opened.save(Statement(INSERT, (2, "en")), lasting=False)
        assert await opened.look_up("SELECT user_id FROM people ORDER BY user_id") == [(1,), (2,)]
        for asked in (opened.look_up("SELECT nothing"), opened.save(Statement(INSERT, (2, "en")), lasting=False)):
            with pytest.raises(StorageError):
                await asked
    assert outside(path, "SELECT count(*) FROM people") == [(2,)]


async def test_look_up_does_not_wait_for_other_readers(tmp_path: Path) -> None:
    """A long read runs in the middle of a transaction."""
    long = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000) SELECT max(i) FROM n"
    async with database(tmp_path / "t.sqlite3") as opened:

        async def half_done(transaction: Transaction) -> None:
            await transaction.rows(INSERT, 1, "en")
            reading = asyncio.create_task(opened.rows(long))
            await asyncio.sleep(0.01)
            with pytest.raises(StopIteration) as answered:
                opened.look_up("SELECT count(*) FROM people").__await__().send(None)
            assert answered.value.value == [(0,)]
            assert not reading.done()
            assert await reading == [(2000000,)]

        await opened.transact(half_done)


async def test_refused_file_leaves_no_thread_and_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path):
        pass
    outside(path, "PRAGMA user_version = 999")
    await refusal(path)
    with closing(sqlite3.connect(path, timeout=0.05, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        other.execute("ROLLBACK")


async def test_file_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        assert (await opened.save(Statement("PRAGMA journal_mode", ()))).rows == [("wal",)]
        assert (await opened.save(Statement("PRAGMA foreign_keys", ()))).rows == [(1,)]
        assert (await opened.save(Statement("PRAGMA synchronous", ()))).rows == [(2,)]


async def test_file_in_use_is_refused_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    opened = await open_database(path)
    await insert(opened, 1)
    assert f"{path} is in use by another tockbot" in await refusal(path)
    (tmp_path / "other name").symlink_to(path)
    assert "is in use" in await refusal(tmp_path / "other name")
    await insert(opened, 2)
    await opened.close()
    again = await open_database(path)
    assert await people(again) == [1, 2]
    await again.close()


HOLDS = """
import asyncio, sys
from pathlib import Path
from tockbot.storage import open_database

async def main():
    await open_database(Path(sys.argv[1]))
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


async def test_killed_program_leaves_no_lock_and_its_file_is_checked(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "t.sqlite3"
    caplog.set_level(logging.INFO, logger="tockbot.storage")
    await _opened_and_closed(path)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDS, str(path), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"open\n"
    assert "is in use" in await refusal(path)
    process.kill()
    await process.wait()
    assert "checking the whole file" not in caplog.text
    await _opened_and_closed(path)
    assert caplog.text.count("checking the whole file") == 1
    await _opened_and_closed(path)
    assert caplog.text.count("checking the whole file") == 1, "it was closed properly meanwhile"


async def _opened_and_closed(path: Path) -> None:
    await (await open_database(path)).close()


async def test_file_is_unreadable_to_other_users(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    opened = await open_database(path)
    await insert(opened, 1)
    modes = await asyncio.to_thread(lambda: {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()})
    assert set(modes) >= {"t.sqlite3", "t.sqlite3.lock", "t.sqlite3-wal"}
    assert set(modes.values()) == {0o600}
    await opened.close()


async def test_new_file_with_failed_migrations_stays_empty(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    assert "half" in await refusal(path, scripts=[*migrations(), "SELECT half;"])
    assert path.read_bytes() == b""


async def test_readable_file_is_protected_at_the_next_start(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "t.sqlite3"
    await _opened_and_closed(path)
    (tmp_path / "other name").symlink_to(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("UPDATE counters SET last = last")
        files = [path, tmp_path / "t.sqlite3-wal", tmp_path / "t.sqlite3-shm"]
        for file in files:
            file.chmod(0o644)
        for _ in range(2):
            await _opened_and_closed(tmp_path / "other name")
            assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3
    assert caplog.text.count("only its owner") == 3, "logged once"


async def test_file_check_stops_at_once_when_cancelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, loop = tmp_path / "t.sqlite3", asyncio.get_running_loop()
    looks, stopped, problems = asyncio.Event(), threading.Event(), list[str]()
    fetched, interrupt = sqlite.fetched, SqliteConnection.interrupt

    def slowly(connection: sqlite3.Connection, sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """Keep reading the file until stopped."""

        def wait() -> None:
            loop.call_soon_threadsafe(looks.set)
            stopped.wait(30)
            stopped.set()

        connection.set_progress_handler(wait if "quick_check" in sql else None, 1)
        try:
            return fetched(connection, sql, values)
        except sqlite3.Error as error:
            problems.append(str(error))
            raise

    async def interrupted(connection: SqliteConnection) -> None:
        await interrupt(connection)
        stopped.set()

    await _opened_and_closed(path)
    with monkeypatch.context() as patched:
        patched.setattr(sqlite, "fetched", slowly)
        patched.setattr(SqliteConnection, "interrupt", interrupted)
        opening = asyncio.create_task(open_database(path, alone=False))
        await looks.wait()
        opening.cancel()
        with pytest.raises(asyncio.CancelledError):
            await opening
    assert problems == ["interrupted"]
    await _opened_and_closed(path)


async def test_start_cancelled_at_any_moment_leaves_the_file_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    await _opened_and_closed(path)
    for steps in range(12):
        opening = asyncio.create_task(open_database(path))
        for _ in range(steps):
            await asyncio.sleep(0.001)
        opening.cancel()
        await asyncio.wait((opening,))
        if not opening.cancelled():
            await opening.result().close()
    await _opened_and_closed(path)


async def test_file_is_read_unchanged_while_another_writes(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    with pytest.raises(StorageError, match="no file"):
        await read_database(path)
    async with database(path) as old:
        outside(path, f"PRAGMA user_version = {number_of([])}")
        reading = await read_database(path)
        await old.save(Statement("INSERT INTO guilds (id) VALUES (1)", ()))
        assert await reading.rows("SELECT id FROM guilds") == [(1,)]
        with pytest.raises(StorageError, match="readonly"):
            await reading.rows("INSERT INTO guilds (id) VALUES (2)")
        await reading.close()
    assert outside(path, "PRAGMA user_version") == [(number_of([]),)]
    assert not (tmp_path / "t.sqlite3.lock").exists()


async def test_open_changes_nothing_when_path_is_no_database(tmp_path: Path) -> None:
    for path in paths_of_other_kinds(tmp_path):
        before = state_of(path)
        assert str(path) in await refusal(path)
        (tmp_path / "link").symlink_to(path)
        await refusal(tmp_path / "link")
        (tmp_path / "link").unlink()
        assert state_of(path) == before, path.parent.name
        assert not (tmp_path / "link.lock").exists()


async def test_open_takes_an_empty_file_and_keeps_it_from_others(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    for make in (path.touch, lambda: outside(path, "PRAGMA journal_mode = WAL")):
        make()
        path.chmod(0o644)
        await _opened_and_closed(path)
        assert path.stat().st_mode & 0o777 == 0o600
        path.unlink()


async def test_open_follows_a_link_to_a_new_file(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "t.sqlite3")
    await _opened_and_closed(tmp_path / "link")
    assert (tmp_path / "t.sqlite3.lock").exists()
    (tmp_path / "round").symlink_to(tmp_path / "round")
    assert "cannot be opened" in await refusal(tmp_path / "round")


async def test_open_keeps_foreign_files_with_our_names(tmp_path: Path) -> None:
    path, other = tmp_path / "t.sqlite3", tmp_path / "other"
    outside(other, "CREATE TABLE game (id INTEGER PRIMARY KEY)")
    other.chmod(0o666)
    before = other.read_bytes()
    for make in (Path.symlink_to, Path.hardlink_to):
        lock = tmp_path / "t.sqlite3.lock"
        make(lock, other)
        assert "cannot be locked" in await refusal(path)
        lock.unlink()
    assert (other.read_bytes(), other.stat().st_mode & 0o777) == (before, 0o666)


async def test_hard_link_is_refused_while_its_file_is_open(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path, other = tmp_path / "t.sqlite3", tmp_path / "other" / "name.sqlite3"
    other.parent.mkdir()
    await _opened_and_closed(path)
    other.hardlink_to(path)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLDS, str(path), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"open\n"
    assert f"{other} is in use by another tockbot" in await refusal(other)
    assert [one.name for one in other.parent.iterdir()] == [other.name]
    process.kill()
    await process.wait()
    await _opened_and_closed(other)
    assert "has 2 names (hard links)" in caplog.text


async def test_open_logs_once_when_wal_is_not_available(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A network file system has no shared memory, so SQLite cannot use its write-ahead log."""
    path = tmp_path / "t.sqlite3"
    monkeypatch.setattr(sqlite, "address", lambda path, mode: f"{address(path, mode)}&vfs=unix-none")
    opened = await open_database(path)
    await insert(opened, 1)
    assert await people(opened) == [1]
    await opened.close()
    assert caplog.text.count("could not switch") == 1


async def test_file_that_cannot_be_written_is_refused_at_the_start(tmp_path: Path) -> None:
    """A folder replaces the file without which SQLite can only read, even as root."""
    path = tmp_path / "t.sqlite3"
    await _opened_and_closed(path)
    (tmp_path / "t.sqlite3-shm").mkdir()
    assert "readonly" in await refusal(path)
