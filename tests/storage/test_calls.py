"""Tests pings for games on both engines: whom they reach, and that only one of many simultaneous pings is sent."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

from tests.storage.places import database
from tockbot.storage import DatabaseLocation, StoredCalls, StoredPersonalData
from tockbot.storage.deletion import StoredLeftGuilds
from tockbot.tables import GuildId, PersonId

HERE, THERE = GuildId(5), GuildId(6)
ANNA, BRUNO = PersonId(1), PersonId(2)
NOW = datetime(2026, 1, 5, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


async def test_one_of_many_simultaneous_pings_wins_and_a_pause_follows(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        calls = StoredCalls(opened)
        at_once = await asyncio.gather(*(calls.call(HERE, NOW, NOW - HOUR) for _ in range(5)))
        assert sorted(one is None for one in at_once) == [False] * 4 + [True]
        assert {one for one in at_once if one is not None} == {NOW}
        assert await calls.call(THERE, NOW, NOW - HOUR) is None, "that is another server"
    async with database(place) as opened:
        calls, later = StoredCalls(opened), NOW + timedelta(minutes=59)
        assert await calls.call(HERE, later, later - HOUR) == NOW
        assert await calls.call(HERE, NOW + HOUR, NOW) is None
        assert await calls.last(HERE) == NOW + HOUR
        assert await calls.last(GuildId(7)) is None


async def test_ping_list_forgets_deleted_people_and_servers(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        calls, data = StoredCalls(opened), StoredPersonalData(opened)
        for person in (BRUNO, ANNA, ANNA):
            await calls.want(HERE, person)
        await calls.want(THERE, ANNA)
        assert await calls.wanted(HERE) == [ANNA, BRUNO]
        assert (await data.of(ANNA))["calls"] == [{"server": HERE}, {"server": THERE}]
        await calls.unsubscribe(HERE, BRUNO)
        assert await calls.wanted(HERE) == [ANNA]
        await data.forget(ANNA)
        assert await calls.wanted(THERE) == []
        await calls.want(HERE, BRUNO)
        await calls.call(HERE, NOW, NOW - HOUR)
        left = StoredLeftGuilds(opened)
        assert HERE in await left.known()
        await left.forget(HERE)
        assert await calls.wanted(HERE) == []
        assert await calls.call(HERE, NOW, NOW - HOUR) is None


async def test_given_roles_are_exported_and_forgotten(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        calls, data = StoredCalls(opened), StoredPersonalData(opened)
        for person in (ANNA, ANNA, BRUNO):
            await calls.give(HERE, person, 70)
        await calls.give(THERE, ANNA, 80)
        assert await calls.given_to(HERE, 70) == {ANNA, BRUNO}
        assert (await data.of(ANNA))["given_roles"] == [{"server": HERE, "role": 70}, {"server": THERE, "role": 80}]
        await calls.take(HERE, BRUNO, 70)
        assert await calls.given(HERE, BRUNO) == []
        await data.forget(ANNA)
        assert await calls.given(THERE, ANNA) == []
        await calls.give(HERE, BRUNO, 70)
        await calls.check_role(HERE, 70, BRUNO)
        left = StoredLeftGuilds(opened)
        assert HERE in await left.known()
        await left.forget(HERE)
        assert await calls.given_to(HERE, 70) == frozenset()
        assert await calls.checked_by(HERE, 70) is None


async def test_role_is_checked_until_another_and_refused_once(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        calls, data = StoredCalls(opened), StoredPersonalData(opened)
        assert await calls.checked_by(HERE, 70) is None
        assert [await calls.refuse_role(HERE, 70) for _ in range(2)] == [True, False]
        assert await calls.checked_by(HERE, 70) is None
        await calls.check_role(HERE, 70, ANNA)
        assert [await calls.refuse_role(HERE, 70) for _ in range(2)] == [True, False]
        assert await calls.checked_by(HERE, 70) == ANNA
        assert (await data.of(ANNA))["checked_roles"] == [{"server": HERE, "role": 70}]
        await data.forget(ANNA)
        assert await calls.checked_by(HERE, 70) == ANNA, "no one has this number now"
        assert [await calls.refuse_role(HERE, 71) for _ in range(2)] == [True, False]
        assert [await calls.checked_by(HERE, role) for role in (70, 71)] == [None, None]
