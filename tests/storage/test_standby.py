"""Tests a synchronous standby that goes away: saves meanwhile are unknown, and resolved later."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from time import monotonic

import pytest
from prometheus_client import REGISTRY

from tests.service.shared import begin, opened_file, reasons, tables_on
from tests.storage.places import Server, outside
from tests.tables.live import by, opening_of
from tockbot.rules import table_rules
from tockbot.service import Tables
from tockbot.storage import Database, open_database
from tockbot.storage.postgres_server import ANSWER_SECONDS, MAX_HUNG
from tockbot.tables import Refusal, TableId, commands

FOUR = table_rules("swiss", 4)
SLACK = 5.0
"""Additional seconds for a save, because the machine may be busy."""


@dataclass
class Pair:
    """A server and its synchronous standby, and the tables of a process at it.

    Attributes:
        notified: the tables whose listeners were called.
    """

    primary: Server
    standby: Server
    address: str
    database: Database
    tables: Tables
    notified: list[TableId] = field(default_factory=list)

    def saved(self, table_id: TableId) -> int:
        """Return the number of entries of a table that other connections see."""
        ((entries,),) = outside(self.address, "SELECT entries FROM tables WHERE id = ?", table_id)
        return int(entries)

    async def leave(self, *tables: TableId) -> tuple[list[object], float]:
        """Let the second player leave all these tables at once; return the refusals, and the seconds they took."""
        began = monotonic()
        asked = [self.tables.decide(table_id, by(1), commands.leave) for table_id in tables]
        refused = reasons(await asyncio.gather(*asked, return_exceptions=True))
        return list(refused), monotonic() - began


@pytest.fixture
async def pair() -> AsyncIterator[Pair]:
    primary = await asyncio.to_thread(Server)
    address = primary.new_database()
    async with opened_file(address):
        standby = await asyncio.to_thread(primary.standby)
        name = address.partition("?")[0].rpartition("/")[2]
        hosts = f"{standby.sockets},{primary.sockets}"
        database = await open_database(f"postgresql://postgres@/{name}?host={hosts}&target_session_attrs=read-write")
        made = Pair(primary, standby, address, database, tables_on(database))
        made.tables.listen(made.notified.append)
        yield made
        await made.tables.close()
        await database.close()
        await asyncio.to_thread(primary.kill)
    for server in (standby, primary):
        await asyncio.to_thread(server.close)


async def until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(60):
        while not holds():  # noqa: ASYNC110 - a server sends no event
            await asyncio.sleep(0.05)


def unknown() -> float:
    """Return the number of unknown saves so far."""
    return REGISTRY.get_sample_value("tockbot_database_unknown_total") or 0.0


async def test_unconfirmed_save_is_unknown_until_a_standby_is_back(
    pair: Pair, caplog: pytest.LogCaptureFixture
) -> None:
    """Run the tests one after the other, because two servers take long to start."""
    await confirmed_when_it_is_back(pair, caplog)
    await cancelled(pair)
    await only_on_one_machine(pair)


async def confirmed_when_it_is_back(pair: Pair, caplog: pytest.LogCaptureFixture) -> None:
    """Test that a hanging save is unknown, and is resolved as soon as the standby is back."""
    tables = [await begin(pair.tables, channel) for channel in range(2, 4 + MAX_HUNG)]
    first, *others = tables
    before, seen, count = pair.saved(first), pair.tables.see(first), unknown()
    await asyncio.to_thread(pair.standby.kill)
    refused, took = await pair.leave(first)
    assert refused == [Refusal.UNKNOWN]
    assert ANSWER_SECONDS <= took < ANSWER_SECONDS + SLACK
    assert (await pair.leave(first))[0] == [Refusal.UNKNOWN], "no one can act at the table until then"
    assert pair.tables.see(first) == seen
    assert pair.saved(first) == before, "no other connection sees the entry"
    assert pair.tables.in_doubt == unknown() - count == 1
    assert "not known whether" in caplog.text
    await pair.leave(*others[:-1])
    refused, took = await pair.leave(others[-1])
    assert refused == [Refusal.NOT_SAVED], "an unresponsive server gets no more requests"
    assert took < ANSWER_SECONDS
    last = pair.saved(others[-1])
    pair.notified.clear()
    await asyncio.to_thread(pair.standby.start)
    await until(lambda: not pair.tables.in_doubt)
    assert pair.saved(first) == pair.tables.see(first).entries == before + 1
    assert first in pair.notified
    assert pair.saved(others[-1]) == last, "a refused save is never made"
    await until(lambda: "confirms saves again" in caplog.text)
    assert (await pair.leave(others[-1]))[0] == []


async def cancelled(pair: Pair) -> None:
    """Test that the bot confirms nothing if someone cancels the wait for a standby."""
    table_id = await begin(pair.tables, 20)
    before = pair.saved(table_id)
    await asyncio.to_thread(pair.standby.kill)
    leaving = asyncio.create_task(pair.leave(table_id))
    cancel = "SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'"
    await until(lambda: bool(outside(pair.address, cancel)))
    assert (await leaving)[0] == [Refusal.UNKNOWN]
    assert pair.saved(table_id) == before + 1, "only the primary has the entry"
    assert pair.tables.see(table_id).entries == before
    await asyncio.to_thread(pair.standby.start)
    await until(lambda: pair.tables.see(table_id).entries == before + 1)


async def only_on_one_machine(pair: Pair) -> None:
    """Test that a failover loses only entries that were never confirmed."""
    table_id = await begin(pair.tables, 21)
    before = pair.saved(table_id)
    await asyncio.to_thread(pair.standby.kill)
    opening = asyncio.create_task(pair.tables.open(opening_of(FOUR, 22)))
    assert (await pair.leave(table_id))[0] == [Refusal.UNKNOWN]
    assert reasons(await asyncio.gather(opening, return_exceptions=True)) == [Refusal.UNKNOWN]
    await asyncio.to_thread(pair.primary.kill)
    await asyncio.to_thread(pair.standby.start)
    await asyncio.to_thread(pair.standby.promote)
    outside(pair.standby.address_of(pair.address), "ALTER SYSTEM RESET synchronous_standby_names")
    outside(pair.standby.address_of(pair.address), "SELECT pg_reload_conf()")
    await until(lambda: not pair.tables.in_doubt)
    assert pair.tables.see(table_id).entries == before
    assert (await pair.leave(table_id))[0] == []
    assert await pair.tables.open(opening_of(FOUR, 22))
    await asyncio.to_thread(pair.primary.start)
