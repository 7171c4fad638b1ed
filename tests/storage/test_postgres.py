"""Tests a server that goes away, comes back, or does not say whether it has saved."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from urllib.parse import urlsplit

import asyncpg
import pytest

from tests.service.shared import begin, join, opened_file, refusal, restored, tables_on
from tests.storage.places import Server, database, outside
from tests.tables.live import HOST, MOMENT, by, opening_of
from tockbot.rules import table_rules
from tockbot.storage import (
    Conflict,
    StorageError,
    StoredLog,
    StoredPeople,
    open_database,
    postgres_server,
    read_database,
)
from tockbot.storage.engine import Transaction
from tockbot.storage.postgres_server import CONNECT_SECONDS, CONNECTIONS, name_of
from tockbot.tables import Entry, Left, Refusal, TableId, UserId, commands

FOUR = table_rules("swiss", 4)

LONG = 120.0
"""Seconds in which even a busy machine starts a server."""


@pytest.fixture
def own_server() -> Iterator[Server]:
    """Start a server for one test, which may kill it."""
    started = Server()
    yield started
    started.close()


def left(number: int) -> Entry:
    """Return an entry. No table could have it, but the database accepts it."""
    return Entry(number, MOMENT, HOST, Left(FOUR.seats[0]))


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let saves wait for as long as a busy machine needs to start a server."""
    monkeypatch.setattr(postgres_server, "ANSWER_SECONDS", LONG)


@pytest.mark.usefixtures("patient")
async def test_restarted_server_has_everything_once(own_server: Server, caplog: pytest.LogCaptureFixture) -> None:
    """Appends wait for the server and then continue; a taken entry number is still refused."""
    address = own_server.new_database()
    async with database(address, busy_seconds=LONG) as opened:
        log = StoredLog(opened)
        numbers = [await log.open([Entry(1, MOMENT, HOST, opening_of(FOUR, channel))]) for channel in range(4)]
        stop = asyncio.Event()
        acknowledged: dict[TableId, int] = {}

        async def write(table_id: TableId) -> None:
            while not stop.is_set():
                following = acknowledged.get(table_id, 1) + 1
                await log.append(table_id, [left(following)], ends=False)
                acknowledged[table_id] = following
                moved_on[table_id].set()

        async def all_write() -> None:
            async with asyncio.timeout(LONG):
                for event in moved_on.values():
                    await event.wait()

        tables = [table_id for table_id in numbers if table_id is not None]
        moved_on = {table_id: asyncio.Event() for table_id in tables}
        writing = [asyncio.create_task(write(table_id)) for table_id in tables]
        for _ in range(2):
            await all_write()
            await asyncio.sleep(0.1)
            await asyncio.to_thread(own_server.kill)
            for event in moved_on.values():
                event.clear()
            await asyncio.sleep(0.1)
            await asyncio.to_thread(own_server.start)
        await all_write()
        stop.set()
        await asyncio.gather(*writing)
        for table_id, last in acknowledged.items():
            assert [entry.number for entry in await log.read(table_id)] == list(range(1, last + 1))
    assert caplog.text.count("is away") == caplog.text.count("answers again") >= 2


@pytest.mark.usefixtures("patient")
async def test_promoted_standby_has_all_acknowledged_saves(own_server: Server) -> None:
    name = own_server.new_database().partition("?")[0].rpartition("/")[2]
    second = await asyncio.to_thread(own_server.standby)
    hosts = f"{second.sockets},{own_server.sockets}"
    address = f"postgresql://postgres@/{name}?host={hosts}&target_session_attrs=read-write"
    try:
        async with database(address, busy_seconds=LONG) as opened:
            log = StoredLog(opened)
            table_id = await log.open([Entry(1, MOMENT, HOST, opening_of(FOUR, 2))])
            assert table_id is not None
            for number in range(2, 30):
                await log.append(table_id, [left(number)], ends=False)
            await asyncio.to_thread(own_server.kill)
            appending = asyncio.create_task(log.append(table_id, [left(30)], ends=False))
            await asyncio.to_thread(second.promote)
            await appending
            assert [entry.number for entry in await log.read(table_id)] == list(range(1, 31))
        reading = await read_database(address)
        assert len(await StoredLog(reading).read(table_id)) == 30, "readers find them too"
        await reading.close()
    finally:
        await asyncio.to_thread(second.close)


async def test_command_during_a_server_outage_can_be_retried(
    own_server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    address = own_server.new_database()
    async with opened_file(address) as known:
        table_id = await begin(tables_on(known))
    async with database(address, busy_seconds=0.2) as opened:
        tables = tables_on(opened)
        await restored(tables)
        await asyncio.to_thread(own_server.kill)
        before = tables.see(table_id)
        assert await refusal(join(tables, table_id, 0)) is not Refusal.NOT_SAVED, (
            "an action that saves nothing does not wait"
        )
        assert await refusal(tables.decide(table_id, by(1), commands.leave)) is Refusal.NOT_SAVED
        assert tables.see(table_id) == before
        with pytest.raises(StorageError, match="could not be read"):
            await StoredLog(opened).read(table_id)
        await asyncio.to_thread(own_server.start)
        await tables.decide(table_id, by(1), commands.leave)
        assert tables.see(table_id) != before
    assert caplog.text.count("is away and is tried again: ") == 1


FULL = (
    "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS"
    " $$ BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$"
)
"""The error of a server whose disk is full."""


async def test_server_with_a_full_disk_saves_again_once_freed(
    direct_address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened_file(direct_address) as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        before = tables.see(table_id)
        outside(direct_address, FULL)
        outside(direct_address, "CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()")
        for _ in range(2):
            assert await refusal(tables.decide(table_id, by(1), commands.leave)) is Refusal.NOT_SAVED
        assert tables.see(table_id) == before
        with pytest.raises(StorageError, match="No space left on device"):
            await StoredLog(opened).append(table_id, [left(before.entries + 1)], ends=False)
        assert await opened.rows("SELECT entries FROM tables") == [(before.entries,)]
        outside(direct_address, "DROP TRIGGER full_disk ON entries")
        await tables.decide(table_id, by(1), commands.leave)
        assert await opened.rows("SELECT entries FROM tables") == [(tables.see(table_id).entries,)]
        assert tables.see(table_id).entries > before.entries
    assert "is away" not in caplog.text


async def test_waiting_for_others_does_not_count_as_an_outage(
    direct_address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with database(direct_address, busy_seconds=30) as opened:
        pause = int(CONNECT_SECONDS / 2) + 1
        await asyncio.gather(*(opened.rows("SELECT pg_sleep($1)", pause) for _ in range(2 * CONNECTIONS + 1)))
    async with database(direct_address, busy_seconds=0.2) as opened:
        holding = await asyncpg.connect(direct_address)
        await holding.execute("SELECT pg_advisory_lock(1)")
        waiting = [asyncio.create_task(opened.rows("SELECT pg_advisory_lock_shared(1)")) for _ in range(CONNECTIONS)]
        await asyncio.sleep(0)
        with pytest.raises(StorageError, match="all connections were in use"):
            await opened.rows("SELECT 1")
        await holding.close()
        await asyncio.gather(*waiting)
        assert await opened.rows("SELECT 1") == [(1,)]
    assert "is away" not in caplog.text


class Wire:
    """A connection to a server that can be cut just after something was saved, before the answer.

    Attributes:
        cuts: number of answers to COMMIT still to lose.
    """

    def __init__(self, server_address: str) -> None:
        """Connect to the server of this address."""
        server = urlsplit(server_address)
        self._name = server.path[1:]
        self._folder = server.query.removeprefix("host=")
        self._at = server.hostname, server.port
        self.cuts = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """Return the address of this proxy."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}/{self._name}?sslmode=disable"
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._folder:
            behind, to_server = await asyncio.open_unix_connection(f"{self._folder}/.s.PGSQL.5432")
        else:
            behind, to_server = await asyncio.open_connection(*self._at)
        cut = asyncio.Event()

        async def there() -> None:
            while data := await reader.read(65536):
                if b"COMMIT" in data and self.cuts:
                    self.cuts -= 1
                    cut.set()
                to_server.write(data)
            to_server.close()

        async def back() -> None:
            while data := await behind.read(65536):
                if cut.is_set():
                    break
                writer.write(data)
            writer.close()

        with contextlib.suppress(OSError):
            both = (asyncio.create_task(there()), asyncio.create_task(back()))
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        to_server.close()
        writer.close()


async def test_unanswered_save_is_found_and_not_repeated(address: str) -> None:
    wire = Wire(address)
    async with wire.open() as way, database(way) as opened:
        log, book = StoredLog(opened), StoredPeople(opened)
        wire.cuts = 1
        table_id = await log.open([Entry(1, MOMENT, HOST, opening_of(FOUR, 2))])
        assert table_id == 1
        assert outside(address, "SELECT count(*) FROM tables") == [(1,)]
        assert await log.open([Entry(1, MOMENT, None, opening_of(FOUR, 2))]) is None, "another table has the channel"
        wire.cuts = 2
        await log.append(table_id, [left(2), left(3)], ends=False)
        assert [entry.number for entry in await log.read(table_id)] == [1, 2, 3]
        wire.cuts = 1
        with pytest.raises(Conflict):
            await log.append(table_id, [Entry(3, MOMENT, None, Left(FOUR.seats[1]))], ends=False)
        wire.cuts = 1
        anna = await book.meet(UserId(7), "Anna", "en")
        assert await book.find(UserId(7)) == anna
        assert wire.cuts <= 1


async def test_transaction_that_clashed_is_repeated(address: str) -> None:
    async with database(address) as opened:
        for code in ("40001", "40P01"):
            tries = count(1)

            async def work(transaction: Transaction, code: str, tries: Iterator[int]) -> int:
                number = next(tries)
                await transaction.rows("INSERT INTO guilds (id) VALUES ((SELECT count(*) FROM guilds))")
                if number < 3:
                    await transaction.rows(f"DO $$ BEGIN RAISE EXCEPTION 'in the way' USING ERRCODE = '{code}'; END $$")
                return number

            assert await opened.transact(partial(work, code=code, tries=tries)) == 3
        assert await opened.rows("SELECT id FROM guilds ORDER BY id") == [(0,), (1,)]


async def test_unreachable_address_is_refused_without_its_password(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with pytest.raises(StorageError) as error:
        await open_database("postgresql://tock:secret@127.0.0.1:1/games?connect_timeout=1", busy_seconds=0.2)
    assert "cannot be used" in str(error.value)
    assert "127.0.0.1" in caplog.text
    with pytest.raises(StorageError, match="no address"):
        await open_database("postgresql://tock:secret@here:port/games", busy_seconds=0.2)
    assert "secret" not in caplog.text + str(error.value)
    assert name_of("postgresql://a:b@one,two/games?password=c") == "postgresql://one,two/games"


async def test_read_only_server_is_not_used_for_writing(direct_address: str) -> None:
    """Make a server read-only, like a standby."""
    async with database(direct_address):
        pass
    name = direct_address.partition("?")[0].rpartition("/")[2]
    outside(direct_address, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    with pytest.raises(StorageError, match="cannot be used"):
        await open_database(direct_address + "&target_session_attrs=read-write", busy_seconds=0.2)


async def test_server_error_details_are_hidden_because_they_quote_rows(address: str) -> None:
    async with database(address) as opened:

        async def twice(transaction: Transaction) -> None:
            for _ in range(2):
                await transaction.rows("INSERT INTO guilds (id) VALUES ($1)", 987654321)

        with pytest.raises(StorageError, match="could not save: duplicate key") as error:
            await opened.transact(twice)
    assert "987654321" in str(error.value.__cause__), "the server quoted the row"
    assert "987654321" not in str(error.value)
