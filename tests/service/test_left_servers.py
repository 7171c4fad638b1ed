"""Tests left servers: their tables end at once, and their data is deleted a month later, by a simulated clock."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from tests.service.shared import begin, opened_file, tables_on
from tests.tables.live import GUILD, MOMENT
from tockbot.service import LeftServers
from tockbot.service.background import LEFT_SERVER_RETENTION
from tockbot.storage import DatabaseLocation, StoredLeftGuilds, StoredLog
from tockbot.tables import GuildId, Stage

A_DAY = timedelta(days=1)


@dataclass
class Clock:
    """A clock that is advanced by hand."""

    now: datetime = MOMENT

    def __call__(self) -> datetime:
        return self.now


def ours(_: GuildId) -> bool:
    return True


async def test_left_server_is_forgotten_after_exactly_a_month(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        clock, tables, kept = Clock(), tables_on(opened), StoredLeftGuilds(opened)
        servers = LeftServers(tables, kept, clock)
        table_id = await begin(tables)
        await servers.left(GUILD)
        assert tables.see(table_id).stage is Stage.CLOSED
        clock.now += LEFT_SERVER_RETENTION
        await servers.sweep()
        assert await StoredLog(opened).read(table_id)
        clock.now += A_DAY
        await servers.sweep()
        assert await StoredLog(opened).read(table_id) == []
        assert await kept.known() == {}


async def test_server_that_returns_in_time_keeps_everything(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        clock, tables = Clock(), tables_on(opened)
        servers = LeftServers(tables, StoredLeftGuilds(opened), clock)
        table_id = await begin(tables)
        await servers.left(GUILD)
        clock.now += LEFT_SERVER_RETENTION - A_DAY
        await servers.returned(GUILD)
        clock.now += 2 * LEFT_SERVER_RETENTION
        await servers.sweep()
        assert await StoredLog(opened).read(table_id)


async def test_server_left_while_offline_is_noticed_at_the_start(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        clock, tables, kept = Clock(), tables_on(opened), StoredLeftGuilds(opened)
        servers = LeftServers(tables, kept, clock)
        table_id = await begin(tables)
        await servers.present({GUILD}, ours)
        assert await kept.known() == {GUILD: False}
        await servers.present(set(), lambda _: False)
        assert await kept.known() == {GUILD: False}
        await servers.present(set(), ours)
        assert await kept.known() == {GUILD: True}
        assert tables.see(table_id).stage is Stage.PLAYING
        clock.now += A_DAY
        await servers.present({GUILD}, ours)
        assert await kept.known() == {GUILD: False}
        await servers.present(set(), ours)
        clock.now += LEFT_SERVER_RETENTION + A_DAY
        await servers.sweep()
        assert tables.in_guild(GUILD) == [], "a forgotten table is no longer open"
        assert not tables.see(table_id).stage.is_open


async def test_server_left_twice_counts_from_the_first_time(place: DatabaseLocation) -> None:
    async with opened_file(place) as opened:
        clock, tables, kept = Clock(), tables_on(opened), StoredLeftGuilds(opened)
        servers = LeftServers(tables, kept, clock)
        await begin(tables)
        await servers.left(GUILD)
        clock.now += A_DAY
        await servers.left(GUILD)
        clock.now += LEFT_SERVER_RETENTION - A_DAY / 2
        await servers.sweep()
        assert await kept.known() == {}
