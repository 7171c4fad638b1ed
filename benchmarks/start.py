"""Measure a start with a long history: 10,000 finished and 500 open games, on SQLite and on PostgreSQL.

``python -m benchmarks.start --help``. It is not part of ``make bench``, because it fills 1.5 GB and takes minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import perf_counter, process_time, thread_time, time
from typing import Final

import psutil

from benchmarks.games import game_log
from tests.storage.places import Server
from tockbot.rules import table_rules
from tockbot.service import TableLoader, Tables
from tockbot.storage import Database, DatabaseLocation, StoredLog, StoredPeople, open_database, place_of
from tockbot.storage.engine import Transaction
from tockbot.tables import Actor, ChannelId, Entry, GuildId, Opened, PersonId, UserId, commands

RULES: Final = table_rules("swiss", 4)
ROW: Final = "number, at, actor, form, kind, data"
MAX_AT_ONCE: Final = 200
"""Maximum number of games copied in one statement: a server has ten seconds for each."""
BEAT: Final = 0.002
NOW: Final = datetime(2026, 3, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class History:
    """Numbers of finished and of open games."""

    finished: int
    open: int


def main() -> None:
    """Fill the chosen databases, start on each, and print; with ``--at``, start once."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", nargs="+", choices=("sqlite", "postgresql"), default=["sqlite", "postgresql"])
    parser.add_argument("--finished", type=int, default=10_000)
    parser.add_argument("--open", type=int, default=500)
    parser.add_argument("--at", help="start once on this database, which is already filled")
    given = parser.parse_args()
    history = History(given.finished, given.open)
    if given.at is not None:
        asyncio.run(_start(place_of(given.at)))
        return
    if "sqlite" in given.database:
        with tempfile.TemporaryDirectory() as folder:
            _measure(Path(folder) / "bench.sqlite3", history)
    if "postgresql" in given.database:
        server = Server()
        try:
            _measure(server.new_database(), history)
        finally:
            server.close()


def _measure(place: DatabaseLocation, history: History) -> None:
    kind = "SQLite" if isinstance(place, Path) else "PostgreSQL"
    print(f"\n{history.finished:,} finished and {history.open} open games, {kind}:")
    asyncio.run(_fill(place, history))
    subprocess.run([sys.executable, "-m", "benchmarks.start", "--at", str(place)], check=True)  # noqa: S603 - this very file


def _game() -> list[Entry]:
    """Return the log of a whole game of four people."""
    seed = sha256(b"a long history").digest()
    everybody = [PersonId(seat + 1) for seat in RULES.seats]
    return game_log(Opened(GuildId(1), ChannelId(1), everybody[0], "en", RULES, seed), everybody, NOW)


async def _fill(place: DatabaseLocation, history: History) -> None:
    """Save the game once, and copy its rows, doubling the number of games each time."""
    log = _game()
    began = perf_counter()
    database = await open_database(place)
    for number in range(1, RULES.party.players + 1):
        await StoredPeople(database).meet(UserId(number), f"Player {number}", "en")
    await StoredLog(database).open(log)
    there = 1
    while there < history.finished:
        more = min(there, history.finished - there, MAX_AT_ONCE)
        await _copy(database, more, there, len(log))
        there += more
    await _copy(database, history.open, history.finished, len(log) // 2)
    into = "open_tables (channel, table_id, guild, opener, shard, entries)"
    for sql in (
        "DELETE FROM open_tables",
        f"INSERT INTO {into} SELECT id, id, guild, 1, 0, entries FROM tables WHERE id > {history.finished}",  # noqa: S608 - texts of ours
    ):
        await database.transact(partial(_run, sql))
    await database.close()
    print(f"  filled in {perf_counter() - began:.0f} s, {len(log)} entries per game", flush=True)


async def _copy(database: Database, count: int, shift: int, entries: int) -> None:
    """Copy the first tables, with this many entries each, under other numbers."""
    tables = f"INSERT INTO tables (id, guild, channel, entries) SELECT id + {shift}, id, id, {entries} FROM tables"  # noqa: S608 - numbers of ours
    rows = f"INSERT INTO entries (table_id, {ROW}) SELECT table_id + {shift}, {ROW} FROM entries"  # noqa: S608 - as above
    await database.transact(partial(_run, f"{tables} WHERE id <= {count}"))
    await database.transact(partial(_run, f"{rows} WHERE table_id <= {count} AND number <= {entries}"))


async def _run(sql: str, transaction: Transaction) -> None:
    await transaction.rows(sql)


async def _start(place: DatabaseLocation) -> None:
    """Start as the bot does until it would connect; then press at the last table, and read the others."""
    stalls: list[float] = []
    beating = asyncio.create_task(_heartbeat(stalls))
    database = await open_database(place)
    log, people = StoredLog(database), StoredPeople(database)
    tables = Tables(log, people)
    wanted = await tables.restore()
    print(f"    {time() - psutil.Process().create_time():.1f} s from the start of the process until it could connect")
    first = perf_counter()
    await tables.decide(wanted[-1], Actor(PersonId(1)), commands.leave)
    pressed = perf_counter() - first
    await tables.decide(wanted[-1], Actor(PersonId(1)), commands.join)
    print(f"    {1000 * pressed:.0f} ms for a press at a table not read yet")
    worked, first = process_time(), perf_counter()
    async for _ in TableLoader(tables, every=0).load(wanted):
        pass
    busy, by_clock = process_time() - worked, perf_counter() - first
    each = 1000 * busy / len(wanted)
    print(f"    {by_clock:.1f} s, {each:.1f} ms of processor time per table, to read the {len(wanted)} open ones")
    beating.cancel()
    print(f"    event loop at work without a pause: at most {1000 * max(stalls):.0f} ms")
    print(f"    {psutil.Process().memory_info().rss / 2**20:.0f} MiB of memory", flush=True)
    await database.close()


async def _heartbeat(stalls: list[float]) -> None:
    """Measure how long the loop's thread works between two beats."""
    while True:
        worked = thread_time()
        await asyncio.sleep(BEAT)
        stalls.append(thread_time() - worked)


if __name__ == "__main__":
    main()
