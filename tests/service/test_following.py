"""Tests that the process reads what others write: soon after a hint, and a little later without one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest

from tests.service.shared import FOUR, begin, join, opened_file, tables_on
from tests.storage.places import database, outside
from tests.tables.live import GUILD, PEOPLE, by, opening_of, person_at
from tockbot.service import ChangeFollower, Tables
from tockbot.storage import Database, StoredLog
from tockbot.tables import ChannelId, GuildId, Stage, TableId, commands


class Ours:
    """The servers whose tables this process shows."""

    def __init__(self, *guilds: GuildId) -> None:
        self.guilds = guilds

    held = frozenset({0})

    def seconds_left(self, guild: GuildId) -> float:
        return float(guild in self.guilds)


@dataclass
class Two:
    """Two processes at one database: one writes, the other follows."""

    writing: Tables
    tables: Tables
    following: ChangeFollower
    other: Database
    notified: list[TableId] = field(default_factory=list)


@asynccontextmanager
async def two(address: str, *guilds: GuildId) -> AsyncIterator[Two]:
    async with opened_file(address) as opened, database(address) as other:
        tables = tables_on(other)
        made = Two(tables_on(opened), tables, ChangeFollower(tables, StoredLog(other), Ours(*guilds)), other)
        tables.listen(made.notified.append)
        yield made
        await made.following.close()


async def until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(60):
        while not holds():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)


async def test_hint_makes_the_process_read_a_table_at_once(address: str) -> None:
    async with two(address, GUILD) as both:
        table_id = await both.writing.open(opening_of(FOUR))
        await both.following.look()
        assert both.notified == [table_id]
        both.other.listen(both.following.heard)
        await join(both.writing, table_id, 0)
        while len(both.notified) == 1:
            # Before the other process listens, it receives nothing.
            await join(both.writing, table_id, 1)
            await both.writing.decide(table_id, by(1), commands.leave)
            await asyncio.sleep(0.01)
        assert both.tables.see(table_id).seated[0] == PEOPLE[person_at(0)]
        elsewhere = await both.writing.open(opening_of(FOUR, 3))
        await until(lambda: elsewhere in both.notified)
        assert both.tables.in_channel(ChannelId(3)) == elsewhere


async def test_look_finds_noted_changes(address: str) -> None:
    async with two(address, GUILD) as both:
        one = await begin(both.writing)
        await both.following.look()
        await both.following.look()
        assert both.notified == [one], "no new entries"
        await both.writing.decide(one, by(1), commands.leave)
        entries = both.writing.see(one).entries
        async with asyncio.timeout(60):
            while both.tables.see(one).entries < entries:
                await asyncio.sleep(0.01)
                await both.following.look()
        assert both.notified == [one] * 2


async def test_lost_hints_are_found_by_comparing(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for lost in ("notify", "save_later"):
        monkeypatch.setattr(Database, lost, lambda *_: None)
    async with two(address, GUILD) as both:
        one, ended = await begin(both.writing, 2), await begin(both.writing, 3)
        await both.following.look()
        assert both.notified == [one, ended]
        await both.writing.decide(one, by(1), commands.leave)
        await both.following.look()
        assert both.notified == [one, ended]
        await both.writing.decide(ended, by(0), commands.abandon)
        outside(address, "UPDATE open_tables SET shard = 7")
        new = await begin(both.writing, 4)
        await both.following.compare()
        assert sorted(both.notified[2:]) == [one, ended, new]
        assert both.tables.see(ended).stage is Stage.CLOSED
        assert both.tables.in_channel(ChannelId(3)) is None


async def test_tables_of_another_process_are_read_on_demand(address: str) -> None:
    async with two(address, GuildId(77)) as both:
        table_id = await begin(both.writing)
        await both.following.look()
        both.following.heard(f"{table_id}:6")
        both.following.heard("As Kh")
        assert not both.tables.knows(table_id)
        await both.tables.fetch(table_id)
        await both.writing.decide(table_id, by(1), commands.leave)
        assert both.tables.see(table_id).seated[1] == PEOPLE[person_at(1)]
        await both.tables.fetch(table_id)
        assert both.tables.see(table_id).seated[1] != PEOPLE[person_at(1)], "the outdated table is never shown"


async def test_no_one_is_refused_because_of_an_outdated_table(address: str) -> None:
    async with two(address, GUILD) as both:
        table_id = await both.writing.open(opening_of(FOUR))
        await both.tables.fetch(table_id)
        await join(both.writing, table_id, 1)
        await both.tables.decide(table_id, by(1), commands.leave)
        assert both.tables.see(table_id).seated == (None,) * 4
