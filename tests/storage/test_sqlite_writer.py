"""Tests that simultaneous saves in a file are saved together, and that each gets its own answer."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest

from tests.storage.places import INSERT, database, insert, outside, people, two
from tockbot.metrics import SYNCED
from tockbot.storage import Database, StorageError, open_database
from tockbot.storage.engine import Saved, Statement, Transaction
from tockbot.storage.sqlite import MAX_SAVES_PER_TRANSACTION, SqliteConnection

T = TypeVar("T")


def synced() -> float:
    """Return the number of waits for the disk so far."""
    (metric,) = SYNCED.collect()
    return next(sample.value for sample in metric.samples if sample.name.endswith("_total"))


async def fill(opened: Database, person: int) -> None:
    """Insert a person with more data than a full disk can hold."""
    await opened.save(Statement(INSERT, (person, "x" * 100_000)))


async def test_simultaneous_saves_wait_for_the_disk_once(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        before = synced()
        await asyncio.gather(*(insert(opened, person) for person in range(1, 2 * MAX_SAVES_PER_TRANSACTION + 1)))
        assert synced() - before == 2
        assert await people(opened) == list(range(1, 2 * MAX_SAVES_PER_TRANSACTION + 1))
        await insert(opened, 99)
        assert synced() - before == 3, "a single save does not wait for others"


async def test_failed_save_does_not_affect_the_others(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        ((pages,),) = await opened.rows("PRAGMA page_count")
        await opened.save(Statement(f"PRAGMA max_page_count = {pages + 2}", ()))
        saves = (insert(opened, 1), fill(opened, 2), insert(opened, 3), insert(opened, 3), insert(opened, 4))
        answers = await asyncio.gather(*saves, return_exceptions=True)
        assert [isinstance(answer, StorageError) for answer in answers] == [False, True, False, True, False]
        assert await people(opened) == [1, 3, 4]


async def test_unusable_parameter_fails_only_its_caller(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        saves = (insert(opened, 1), insert(opened, 1 << 63), insert(opened, 3))
        answers = await asyncio.gather(*saves, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), OverflowError, type(None)]
        assert await people(opened) == [1, 3]


async def test_locked_file_refuses_all_saves_after_one_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, trips = tmp_path / "t.sqlite3", 0
    run = SqliteConnection.run

    async def counted(connection: SqliteConnection, work: Callable[[sqlite3.Connection], T]) -> T:
        nonlocal trips
        trips += 1
        return await run(connection, work)

    async with database(path, busy_seconds=0.05) as opened:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            monkeypatch.setattr(SqliteConnection, "run", counted)
            saves = (insert(opened, person) for person in range(1, MAX_SAVES_PER_TRANSACTION + 1))
            answers = await asyncio.gather(*saves, return_exceptions=True)
            assert all(isinstance(answer, StorageError) and "locked" in str(answer) for answer in answers)
            assert trips == 2, "one attempt for all saves, and one rollback"
            other.execute("ROLLBACK")
        await insert(opened, 1)
        assert await people(opened) == [1]


async def test_unplanned_work_is_done_between_planned_saves(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        before = synced()
        saves = (insert(opened, 1), insert(opened, 2), two(opened, 3, 4), insert(opened, 5), two(opened, 6, 0))
        answers = await asyncio.gather(*saves, return_exceptions=True)
        assert [isinstance(answer, Exception) for answer in answers] == [False, False, False, False, True]
        assert await people(opened) == [1, 2, 3, 4, 5]
        assert synced() - before == 3, "the two transactions with own code are not combined"


async def test_rest_of_a_save_is_left_out_when_the_first_gives_nothing(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        found = Statement("UPDATE people SET language = 'de' WHERE id = $1 RETURNING id", (1,))
        missing = Statement("UPDATE people SET language = 'de' WHERE id = $1 RETURNING id", (9,))
        await insert(opened, 1)
        saved = await asyncio.gather(
            opened.save(found, Statement(INSERT, (2, "en"))),
            opened.save(missing, Statement(INSERT, (3, "en"))),
            opened.save(found, Statement(INSERT, (4, "en")), Statement(INSERT, (2, "en"))),
            return_exceptions=True,
        )
        assert [one.rows for one in saved if isinstance(one, Saved)] == [[(1,)], []]
        assert isinstance(saved[2], StorageError), "the person exists already"
        assert await people(opened) == [1, 2]


async def test_save_that_need_not_be_durable_does_not_wait(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        before = synced()
        await opened.transact(lambda transaction: transaction.rows(INSERT, 1, "en"), lasting=False)
        assert synced() == before
        assert outside(path, "SELECT user_id FROM people") == [(1,)]
        await insert(opened, 2)
        assert synced() == before + 1


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from tockbot.storage import open_database
async def main():
    opened = await open_database(Path(sys.argv[1]))
    sql = "INSERT INTO people (id, user_id) VALUES (1, 7)"
    await opened.transact(lambda transaction: transaction.rows(sql), lasting=False)
    os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


def test_save_that_need_not_be_durable_survives_the_program(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    done = subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)  # noqa: S603 - the text above
    assert done.returncode == -signal.SIGKILL
    assert outside(path, "SELECT user_id FROM people") == [(7,)]


@pytest.mark.parametrize("others", [0, 3])
async def test_closing_waits_for_requested_saves(tmp_path: Path, others: int) -> None:
    path = tmp_path / "t.sqlite3"
    opened = await open_database(path)
    asked = [asyncio.create_task(insert(opened, person)) for person in range(1, others + 2)]
    await asyncio.sleep(0)
    await opened.close()
    await asyncio.gather(*asked)
    assert len(outside(path, "SELECT user_id FROM people")) == others + 1


async def test_unfinished_transaction_is_not_read(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:

        async def work(transaction: Transaction) -> None:
            await transaction.rows("INSERT INTO people (user_id, name) VALUES (7, 'Anna')")
            assert await transaction.rows("SELECT user_id FROM people") == [(7,)]
            assert await opened.rows("SELECT user_id FROM people") == []
            raise StorageError("it is taken back")

        with pytest.raises(StorageError, match="taken back"):
            await opened.transact(work)
        assert await opened.rows("SELECT user_id FROM people") == []


async def test_request_after_closing_is_refused(tmp_path: Path) -> None:
    opened = await open_database(tmp_path / "t.sqlite3")
    closing = asyncio.create_task(opened.close())
    meanwhile = []
    for person in range(1, 11):
        meanwhile.append(asyncio.create_task(insert(opened, person)))
        await asyncio.sleep(0)
    await closing
    answers = await asyncio.gather(*meanwhile, return_exceptions=True)
    assert {type(answer) for answer in answers} <= {StorageError, type(None)}
    for late in (insert(opened, 1), two(opened, 2, 3), opened.rows("SELECT id FROM people")):
        with pytest.raises(StorageError, match="closed"):
            await late
