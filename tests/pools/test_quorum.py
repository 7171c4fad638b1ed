"""Tests a server that waits for either of two standbys, as docs/postgresql.md describes it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from tests.service.shared import begin, opened_file, reasons, tables_on
from tests.storage.places import Server, outside
from tests.storage.poolers import name_in
from tests.storage.test_standby import FOUR, until
from tests.tables.live import by, opening_of
from tockbot.service import Tables
from tockbot.tables import Refusal, TableId, commands

pytestmark = pytest.mark.pools

NAMES = ("a", "b")

FOLLOWING = "SELECT application_name FROM pg_stat_replication WHERE sync_state = 'quorum'"


@pytest.fixture
async def servers() -> AsyncIterator[list[Server]]:
    """Start a primary and its standbys, and stop them after the test."""
    async with AsyncExitStack() as closing:

        async def started(server: Server) -> Server:
            closing.push_async_callback(asyncio.to_thread, server.close)
            return server

        primary = await started(await asyncio.to_thread(Server))
        made = [primary, *[await started(await asyncio.to_thread(primary.standby, name=name)) for name in NAMES]]
        address = primary.address_of("/postgres")
        outside(address, "ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (a, b)'")
        outside(address, "SELECT pg_reload_conf()")
        await until(lambda: {name for (name,) in outside(address, FOLLOWING)} == {*NAMES})
        yield made


async def leave(tables: Tables, table_id: TableId) -> list[object]:
    """Let the second player leave; return why the bot refused."""
    return list(reasons(await asyncio.gather(tables.decide(table_id, by(1), commands.leave), return_exceptions=True)))


async def test_one_of_two_standbys_suffices(servers: list[Server]) -> None:
    primary, first, second = servers
    own = primary.new_database()
    hosts = ",".join(one.sockets for one in (first, second, primary))
    address = f"postgresql://postgres@/{name_in(own)}?host={hosts}&target_session_attrs=read-write"
    async with opened_file(address) as opened:
        tables = tables_on(opened)
        with_both, with_one, with_none, after = [await begin(tables, channel) for channel in range(2, 6)]
        assert await leave(tables, with_both) == []
        await asyncio.to_thread(first.kill)
        assert await leave(tables, with_one) == []
        assert not tables.in_doubt
        await asyncio.to_thread(second.kill)
        entries = tables.see(with_none).entries
        assert await leave(tables, with_none) == [Refusal.UNKNOWN]
        assert tables.see(with_none).entries == entries
        await asyncio.to_thread(second.start)
        await until(lambda: not tables.in_doubt)
        assert tables.see(with_none).entries == entries + 1
        # Only this standby has every confirmed entry. If the primary dies too, it takes over without another standby.
        await asyncio.to_thread(primary.kill)
        await asyncio.to_thread(second.promote)
        promoted = second.address_of(own)
        outside(promoted, "ALTER SYSTEM SET synchronous_standby_names = ''")
        outside(promoted, "SELECT pg_reload_conf()")
        assert await leave(tables, after) == []
        for table_id in (with_both, with_one, with_none, after):
            ((saved,),) = outside(promoted, "SELECT entries FROM tables WHERE id = ?", table_id)
            assert saved == tables.see(table_id).entries
        assert await tables.open(opening_of(FOUR, 9))
        await tables.close()
