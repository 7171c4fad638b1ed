"""Tests watchers on both engines: limited in number, notified once, and deleted with the person."""

from __future__ import annotations

from tests.storage.places import database
from tests.storage.test_log import opened_log
from tockbot.storage import DatabaseLocation, StoredLog, StoredPersonalData, StoredWatching
from tockbot.tables import PersonId

ANNA, BRUNO, CARL = (PersonId(one) for one in (1, 2, 3))


async def test_watchers_are_unique_limited_and_forgotten(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log, watching = StoredLog(opened), StoredWatching(opened)
        tables = [await opened_log(log, channel) for channel in (2, 3, 4)]
        assert await watching.watch(tables[0], ANNA, 2)
        assert await watching.watch(tables[0], ANNA, 2)
        assert await watching.watch(tables[0], BRUNO, 2)
        assert not await watching.watch(tables[0], CARL, 2), "the table has the maximum number of watchers"
        assert await watching.watch(tables[1], ANNA, 2)
        assert not await watching.watch(tables[2], ANNA, 2), "the person watches the maximum number of tables"
        assert await watching.watchers(tables[0]) == [ANNA, BRUNO]
        assert await watching.stop_watching(tables[0], BRUNO)
        assert not await watching.stop_watching(tables[0], BRUNO), "only one process notifies them"
        data = StoredPersonalData(opened)
        assert [one["table"] for one in (await data.of(ANNA))["watching"]] == tables[:2]
        await data.forget(ANNA)
        assert await watching.watchers(tables[0]) == []


async def test_ended_table_cannot_be_watched(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        log, watching = StoredLog(opened), StoredWatching(opened)
        table_id = await opened_log(log)
        await log.close_unread(table_id)
        await watching.watch(table_id, ANNA, 2)
        assert await watching.watchers(table_id) == []
