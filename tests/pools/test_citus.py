"""Tests a Citus of a coordinator and two workers: rows are spread, and a lost worker stops only its own tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.storage.clusters import Cluster, Node
from tests.storage.places import database, outside
from tests.tables.live import HOST, MOMENT, opening_of
from tockbot.__main__ import command as main
from tockbot.rules import table_rules
from tockbot.storage import StorageError, StoredLog
from tockbot.storage.engine import migrations
from tockbot.storage.postgres import placements
from tockbot.tables import Entry, Left, TableId

pytestmark = pytest.mark.citus

FOUR = table_rules("swiss", 4)

TABLES = 12

WHERE = "SELECT nodeport FROM citus_shards WHERE table_name = 'tables'::regclass AND shardid = ?::bigint"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Start a Citus for these tests, and stop it after them."""
    started = Cluster()
    yield started
    started.close()


def left(number: int) -> Entry:
    """Return an entry. No table could have it, but the database accepts it."""
    return Entry(number, MOMENT, HOST, Left(FOUR.seats[0]))


async def filled(address: str) -> list[TableId]:
    """Save tables with three entries each, and return their ids."""
    async with database(address) as opened:
        log = StoredLog(opened)
        tables = [await log.open([Entry(1, MOMENT, HOST, opening_of(FOUR, channel))]) for channel in range(TABLES)]
        found = [table_id for table_id in tables if table_id is not None]
        for table_id in found:
            await log.append(table_id, [left(2), left(3)], ends=False)
        return found


async def test_full_database_is_distributed_and_reported(cluster: Cluster, capsys: pytest.CaptureFixture[str]) -> None:
    address = cluster.direct_database()
    tables = await filled(address)
    assert await asyncio.to_thread(main, ["database", "distribute", address]) == 0
    assert "tables, entries" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["database", "distribute", address]) == 0
    assert "already" in capsys.readouterr().out
    placed = {
        str(name): str(column)
        for name, column in outside(address, "SELECT table_name, distribution_column FROM citus_tables")
    }
    assert placed == {name: column for name, column in placements(migrations()).items() if column is not None}
    assert outside(address, "SELECT DISTINCT colocation_id > 0 FROM citus_tables") == [(True,)]
    assert len(outside(address, "SELECT DISTINCT colocation_id FROM citus_tables")) == 1, "a table is on one worker"
    async with database(address) as opened:
        log = StoredLog(opened)
        for table_id in tables:
            await log.append(table_id, [left(4)], ends=True)
            assert [entry.number for entry in await log.read(table_id)] == [1, 2, 3, 4]
        assert await log.open_tables() == []
    later = "CREATE TABLE medals (\n    table_id BIGINT PRIMARY KEY\n) /*citus by table_id*/ /*sqlite STRICT*/;"
    async with database(address, scripts=[*migrations(), later]):
        pass
    assert ("medals",) in outside(address, "SELECT table_name::text FROM citus_tables")


async def test_database_without_workers_is_refused_in_one_sentence(
    cluster: Cluster, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await asyncio.to_thread(main, ["database", "distribute", address]) == 1
    assert "has no Citus" in capsys.readouterr().err
    alone = cluster.nodes[0].address("postgres")
    outside(alone, "CREATE EXTENSION citus")
    assert await asyncio.to_thread(main, ["database", "distribute", alone]) == 1
    assert "has no workers" in capsys.readouterr().err


def lies_on(address: str, table_id: TableId) -> int:
    """Return the port of the worker that stores a table."""
    ((shard,),) = outside(address, "SELECT get_shard_id_for_distribution_column('tables', ?::bigint)", table_id)
    ((port,),) = outside(address, WHERE, shard)
    return int(port)


async def test_lost_worker_stops_only_its_own_tables(cluster: Cluster) -> None:
    address = cluster.new_database()
    tables = await filled(address)
    worker: Node = cluster.workers[0]
    of_worker = {table_id for table_id in tables if lies_on(address, table_id) == worker.port}
    others = set(tables) - of_worker
    assert of_worker
    assert others
    async with database(address, busy_seconds=1.0) as opened:
        log = StoredLog(opened)
        await asyncio.to_thread(worker.kill)
        with pytest.raises(StorageError):
            await log.append(min(of_worker), [left(4)], ends=False)
        for table_id in others:
            await log.append(table_id, [left(4)], ends=False)
            assert len(await log.read(table_id)) == 4
        assert {one.id for one in await log.open_tables()} == set(tables), "the list of open tables is still complete"
        await asyncio.to_thread(worker.start)
        for table_id in of_worker:
            assert len(await log.read(table_id)) == 3, "the entry that failed was not saved"
            await log.append(table_id, [left(4)], ends=False)
        for table_id in tables:
            assert [entry.number for entry in await log.read(table_id)] == [1, 2, 3, 4]
