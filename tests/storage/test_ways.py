"""Tests the cost of a play on a real PostgreSQL: round trips, and waits for its disk."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY

from tests.storage.places import Server, database
from tests.storage.ways import Ways, counted
from tests.tables.live import HOST, MOMENT, opening_of
from tockbot.bot.plan import CALL, EVERYBODY
from tockbot.bot.shown import ShownMessages
from tockbot.rules import table_rules
from tockbot.storage import Conflict, Database, ShownMessage, StoredLog, StoredMessages
from tockbot.storage.engine import Statement
from tockbot.tables import Entry, Left, PersonId, TableId

FOUR = table_rules("swiss", 4)
ANNA = PersonId(1)
NO_TOKENS: Any = None

AT_THE_END = (
    "CREATE TABLE ended (guild BIGINT, said TEXT)",
    """CREATE FUNCTION ended() RETURNS TRIGGER LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO ended VALUES (NEW.guild, current_setting('synchronous_commit')); RETURN NULL; END $$""",
    """CREATE CONSTRAINT TRIGGER ended AFTER INSERT ON left_guilds DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION ended()""",
)
"""Records how a transaction is saved, at its very end."""

KNOWN = 5
"""Number of repetitions after which the driver has prepared the statements on a connection."""

ATTEMPTS = 3
"""Number of measurements; on a busy machine, one of them may get a connection that is new."""


def left(number: int, count: int = 1) -> list[Entry]:
    """Return entries from a number on. No table could have them, but the database accepts them."""
    return [Entry(one, MOMENT, HOST, Left(FOUR.seats[0])) for one in range(number, number + count)]


@pytest.fixture
async def at_server(server: Server, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Ways, Database]]:
    """Create a database on a PostgreSQL behind a counter of round trips."""
    # The bot notifies other processes later, and waits for none of them.
    for unused in ("notify", "save_later"):
        monkeypatch.setattr(Database, unused, lambda *_: None)
    # The path of a socket has a maximum length.
    with tempfile.TemporaryDirectory(prefix="ways-") as folder:
        async with counted(server.direct_database(), Path(folder)) as ways, database(ways.address) as opened:
            yield ways, opened


def synced() -> float:
    """Return the number of durable saves of a database."""
    return REGISTRY.get_sample_value("tockbot_database_synced_total") or 0.0


async def opened_table(log: StoredLog) -> TableId:
    table_id = await log.open([Entry(1, MOMENT, HOST, opening_of(FOUR, 2))])
    assert table_id is not None
    return table_id


async def test_every_query_of_a_play_takes_one_round_trip(
    at_server: tuple[Ways, Database],
) -> None:
    ways, opened = at_server
    log, messages = StoredLog(opened), StoredMessages(opened)
    table_id = await opened_table(log)
    await messages.replace(table_id, ANNA, None, ShownMessage((3, 4), 0))
    at, stamp = 2, 0

    async def append() -> None:
        nonlocal at
        await log.append(table_id, left(at, 3), ends=False)
        at += 3

    async def show() -> None:
        nonlocal stamp
        stood, stamp = ShownMessage((3, 4), stamp), stamp + 1
        assert await messages.replace(table_id, ANNA, stood, ShownMessage((3, 4), stamp))

    asked: list[tuple[Callable[[], Awaitable[object]], int]] = [
        (append, 1),
        (show, 1),
        (lambda: log.read(table_id, 6), 1),
        (lambda: messages.recall(table_id, ANNA), 1),
        (lambda: messages.of_table(table_id), 1),
    ]
    for one, expected in asked:
        for _ in range(KNOWN):
            await one()
        taken = []
        for _ in range(ATTEMPTS):
            before = ways.count
            await one()
            taken.append(ways.count - before)
        assert min(taken) == expected
    assert [entry.number for entry in await log.read(table_id)] == list(range(1, at))


async def test_only_lasting_saves_wait_for_the_disk(
    at_server: tuple[Ways, Database],
) -> None:
    _, opened = at_server
    log, messages = StoredLog(opened), ShownMessages(StoredMessages(opened), NO_TOKENS)
    table_id = await opened_table(log)
    before = synced()
    await log.append(table_id, left(2), ends=False)
    for number in range(5):
        stood = await messages.recall(table_id, ANNA)
        assert await messages.replace(table_id, ANNA, stood, ShownMessage((3, number), number))
    assert synced() - before == 1
    stood = await messages.recall(table_id, ANNA)
    assert stood is not None
    assert await messages.replace(table_id, ANNA, stood, replace(stood, under_way="a direct message"))
    assert synced() - before == 1
    assert await messages.replace(table_id, EVERYBODY, None, ShownMessage((3, 8), 8, under_way="a board"))
    assert synced() - before == 2
    assert await messages.replace(table_id, CALL, None, ShownMessage((3, 9), 9))
    assert synced() - before == 3


async def test_non_durable_save_leaves_the_connection_unchanged(
    at_server: tuple[Ways, Database],
) -> None:
    _, opened = at_server
    for sql in AT_THE_END:
        await opened.save(Statement(sql, ()))
    saved = Statement("INSERT INTO left_guilds (guild, at) VALUES ($1, '') RETURNING guild", (1,))
    noted = Statement("INSERT INTO left_guilds (guild, at) VALUES ($1, '')", (2,))
    behind = Statement("INSERT INTO left_guilds (guild, at) SELECT $1, '' WHERE TRUE /*found*/", (4,))
    assert (await opened.save(saved, lasting=False)).rows == [(1,)]
    await opened.save(noted, lasting=False)
    assert (await opened.save(replace(saved, values=(3,)), behind, lasting=False)).rows == [(3,)]
    await opened.save(replace(saved, values=(5,)))
    found = await opened.rows("SELECT guild, said FROM ended ORDER BY guild")
    assert found == [(1, "off"), (2, "off"), (3, "off"), (4, "off"), (5, "on")]


async def test_late_append_saves_nothing(at_server: tuple[Ways, Database]) -> None:
    _, opened = at_server
    log = StoredLog(opened)
    table_id = await opened_table(log)
    await log.append(table_id, left(2), ends=False)
    with pytest.raises(Conflict):
        await log.append(table_id, left(2, 3), ends=True)
    assert len(await log.read(table_id)) == 2
    assert len(await log.open_tables()) == 1
