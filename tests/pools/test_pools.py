"""Tests PostgreSQL behind PgBouncer in both modes: state of connections, notices and failover."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import asyncpg
import pytest

from tests.storage.places import Server, database
from tests.storage.poolers import SESSION, TRANSACTION, PgBouncer, name_in
from tests.tables.live import HOST, MOMENT, opening_of
from tockbot.rules import table_rules
from tockbot.storage import (
    Database,
    ShownMessage,
    StoredLog,
    StoredMessages,
    StoredPeople,
    open_database,
    read_database,
)
from tockbot.storage.engine import Statement, Transaction
from tockbot.storage.postgres_server import CONNECTIONS
from tockbot.tables import Entry, Left, PersonId, TableId, UserId

pytestmark = pytest.mark.pools

FOUR = table_rules("swiss", 4)
ANNA = PersonId(1)

BOTH = pytest.mark.parametrize("mode", [SESSION, TRANSACTION])

CHANGED = (
    "SELECT name FROM pg_settings WHERE source = 'session' AND setting <> boot_val AND setting <> reset_val"
    " UNION SELECT name FROM pg_prepared_statements UNION SELECT pg_listening_channels()"
    " UNION SELECT 'lock' FROM pg_locks WHERE locktype = 'advisory'"
)
"""Selects the names of everything that a session changed on its connection."""


@contextmanager
def pooler(server: Server, mode: str) -> Iterator[PgBouncer]:
    """Run a PgBouncer with as many connections as a bot may open."""
    started = PgBouncer(server.sockets, mode, size=CONNECTIONS)
    try:
        yield started
    finally:
        started.close()


def left(number: int) -> Entry:
    """Return an entry. No table could have it, but the database accepts it."""
    return Entry(number, MOMENT, HOST, Left(FOUR.seats[0]))


async def opened_table(log: StoredLog) -> TableId:
    table_id = await log.open([Entry(1, MOMENT, HOST, opening_of(FOUR, 2))])
    assert table_id is not None
    return table_id


async def use(opened: Database) -> None:
    """Do everything that a bot does with a database, several things at a time."""
    log, messages, people = StoredLog(opened), StoredMessages(opened), StoredPeople(opened)
    table_id = await opened_table(log)

    async def play() -> None:
        for number in range(2, 12):
            await log.append(table_id, [left(number)], ends=False)
            opened.notify(f"{table_id}:{number}")

    async def show() -> None:
        current = None
        for number in range(10):
            shown = ShownMessage((3, 4), number)
            assert await messages.replace(table_id, ANNA, current, shown)
            current = await messages.recall(table_id, ANNA)

    async def stumble(transaction: Transaction) -> None:
        await transaction.rows(f"{1 / 0}")

    async def fail() -> None:
        for _ in range(5):
            with pytest.raises(ZeroDivisionError):
                await opened.transact(stumble)
            with pytest.raises(Exception, match="could not be read"):
                await opened.rows("SELECT nothing FROM nowhere")

    async def meet() -> None:
        for number in range(10):
            await people.meet(UserId(number), "Anna", "en")

    await asyncio.gather(play(), show(), fail(), meet())
    assert [entry.number for entry in await log.read(table_id)] == list(range(1, 12))


@BOTH
async def test_connections_of_the_server_are_left_unchanged(server: Server, mode: str) -> None:
    with pooler(server, mode) as between:
        address = between.address(name_in(server.new_database()))
        async with opening(address) as opened:
            await use(opened)
        reading = await read_database(address)
        assert await StoredLog(reading).read(TableId(1))
        await reading.close()
        # Together, these use every connection of the pooler to the server.
        asking = [await asyncpg.connect(address, statement_cache_size=0) for _ in range(CONNECTIONS)]
        seen = set()
        for one in asking:
            await one.execute("BEGIN")
            seen.add(await one.fetchval("SELECT pg_backend_pid()"))
            assert await one.fetch(CHANGED) == []
            assert await one.fetchval("SHOW synchronous_commit") == "on"
            assert await one.fetchval("SHOW application_name") == ""
        assert len(seen) == CONNECTIONS
        for one in asking:
            await one.close()


@asynccontextmanager
async def opening(address: str, direct: str | None = None) -> AsyncIterator[Database]:
    opened = await open_database(address, direct=direct)
    try:
        yield opened
    finally:
        await opened.close()


@BOTH
async def test_notices_arrive_only_by_the_direct_address(server: Server, mode: str) -> None:
    direct = server.new_database()
    with pooler(server, mode) as between:
        address = between.address(name_in(direct))
        async with opening(address, direct) as hearing, opening(address) as deaf:
            heard: asyncio.Queue[str] = asyncio.Queue()
            hearing.listen(heard.put_nowait)
            deaf.listen(lambda _: pytest.fail("it listens on a shared connection"))
            async with asyncio.timeout(30):
                while heard.empty():
                    deaf.notify("7:8")
                    await asyncio.sleep(0.1)
            assert heard.get_nowait() == "7:8"


@BOTH
async def test_promoted_standby_is_found_behind_poolers(mode: str) -> None:
    """Each server has its own pooler. No acknowledged entry is lost."""
    server = Server()
    servers, poolers = [server], list[PgBouncer]()
    name = name_in(server.new_database())
    try:
        servers.append(await asyncio.to_thread(server.standby))
        poolers += [PgBouncer(one.sockets, mode) for one in servers]
        hosts = ",".join(str(one.folder) for one in reversed(poolers))
        address = f"postgresql://postgres@/{name}?host={hosts}&target_session_attrs=read-write"
        async with database(address, busy_seconds=120) as opened:
            log = StoredLog(opened)
            table_id = await opened_table(log)
            for number in range(2, 30):
                await log.append(table_id, [left(number)], ends=False)
            await asyncio.to_thread(servers[0].kill)
            appending = asyncio.create_task(log.append(table_id, [left(30)], ends=False))
            await asyncio.to_thread(servers[1].promote)
            await appending
            assert [entry.number for entry in await log.read(table_id)] == list(range(1, 31))
            await opened.save(Statement("INSERT INTO guilds (id) VALUES ($1)", (987,)), lasting=False)
        reading = await read_database(address)
        assert await reading.rows("SELECT count(*) FROM entries") == [(30,)]
        await reading.close()
    finally:
        for between in poolers:
            await asyncio.to_thread(between.close)
        for one in reversed(servers):
            await asyncio.to_thread(one.close)
