"""Measure what a long history costs a running bot: ``python -m benchmarks.history --help``.

The history is made up row by row (``tests/storage/history.py``), by default 12,000 open tables and a million finished
games. Then all regular queries of a bot run, and the databases' plans show how many rows each reads. ``--sizes``
measures instead how much space a game takes: whole games are saved, counted and packed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Final

from benchmarks.games import game_log
from tests.storage.history import History
from tests.storage.places import Server, outside
from tests.storage.plans import Watched, rows_read, scanned
from tests.tables.live import MOMENT
from tockbot.rules import table_rules
from tockbot.storage import Database, DatabaseLocation, Store, open_database, place_of
from tockbot.tables import ChannelId, Entry, GuildId, Opened, PersonId, TableId, UserId

TIMES: Final = 5
RULES: Final = table_rules("swiss", 4)
NOW: Final = datetime(2026, 3, 1, tzinfo=UTC)
GAMES: Final = 40
"""Number of games saved to measure the space of each; the second half counts."""

AT_A_TIME: Final = 20
"""Number of entries saved at a time; saving waits for the disk, and this does not affect the space."""

TIMEOUT_SECONDS: Final = 600.0


def main() -> None:
    """Fill the chosen databases, run the queries, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", nargs="+", choices=("sqlite", "postgresql"), default=["sqlite", "postgresql"])
    parser.add_argument("--finished", type=int, default=1_000_000)
    parser.add_argument("--open", type=int, default=12_000)
    parser.add_argument("--servers", type=int, default=2_000)
    parser.add_argument("--sizes", action="store_true", help="measure how much space a game takes")
    given = parser.parse_args()
    history = None if given.sizes else History(given.servers, given.finished, given.open)
    if "sqlite" in given.database:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(_measure(Path(folder) / "bench.sqlite3", history))
    if "postgresql" in given.database:
        server = Server()
        try:
            asyncio.run(_measure(place_of(server.new_database()), history))
        finally:
            server.close()


async def _measure(place: DatabaseLocation, history: History | None) -> None:
    print(f"\n{'SQLite' if isinstance(place, Path) else 'PostgreSQL'}:", flush=True)
    if history is None:
        await _sizes(place)
        return
    watched = Watched(await open_database(place, busy_seconds=TIMEOUT_SECONDS))
    store, began = Store(watched), perf_counter()
    try:
        await history.fill(store.database)
        if not isinstance(place, Path):
            outside(place, "ANALYZE")
        print(f"  {history.finished:,} finished and {history.open:,} open tables in {perf_counter() - began:.0f} s")
        for name, ask in _asked(store, history).items():
            await _ask(place, watched, name, ask)
    finally:
        await store.database.close()


def _asked(store: Store, history: History) -> dict[str, Callable[[], Awaitable[object]]]:
    """Return the bot's regular queries, and those of a person who has been there from the beginning."""
    log, person, guild = store.log, history.person, history.guild
    return {
        "the look of a process that holds one shard of four": lambda: log.noted_lengths({1}),
        "a minute's comparison of 200 tables": lambda: log.lengths(
            [history.open_table, *(TableId(history.finished + one) for one in range(1, 200))]
        ),
        "all open tables, at a start": log.open_tables,
        "tables whose end is not shown": store.messages.ended_tables,
        "games to count": store.results.uncounted,
        "games to pack": lambda: store.old_games.to_pack(MOMENT, 200),
        "games to delete": lambda: store.old_games.forget(MOMENT - timedelta(days=400), 20),
        "servers of which something is kept": store.left_guilds.known,
        "tokens that ended": lambda: store.messages.drop_tokens(7),
        "a table read on": lambda: log.read(history.open_table, 50),
        "the last game of a channel": lambda: log.last_game(history.channel),
        "the open tables of a person": lambda: store.personal_data.open_tables(person),
        "a leaderboard": lambda: store.statistics.rated(guild, in_teams=True),
        "a person's statistics": lambda: store.statistics.games(person, guild),
    }


async def _ask(place: DatabaseLocation, watched: Watched, name: str, ask: Callable[[], Awaitable[object]]) -> None:
    took = []
    for _ in range(TIMES):
        watched.asked.clear()
        began = perf_counter()
        await ask()
        took.append(perf_counter() - began)
    details = ""
    for one in [*watched.asked]:
        if isinstance(place, Path):
            read = await scanned(watched.inner, one)
            details += f"; {one.returned:,} rows, by index" if not read else f"; {one.returned:,} rows, all of {read}"
        else:
            rows = await rows_read(watched.inner, one, by_index=False)
            details += f"; {one.returned:,} rows, read {sum(rows.values()):,}"
    print(f"  {name}: {1000 * sorted(took)[TIMES // 2]:.1f} ms{details}", flush=True)


def _game() -> list[Entry]:
    """Return the log of a whole game of four people, each entry at a time of its own."""
    seed = sha256(b"a long history").digest()
    people = [PersonId(seat + 1) for seat in RULES.seats]
    log = game_log(Opened(GuildId(1), ChannelId(1), people[0], "en", RULES, seed), people, NOW)
    return [replace(one, at=NOW + timedelta(microseconds=7_654_321 * one.number)) for one in log]


async def _sizes(place: DatabaseLocation) -> None:
    """Save games one after another, and print the space of one before and after packing."""
    store, log = Store(await open_database(place)), _game()
    for number in range(1, RULES.party.players + 1):
        await store.people.meet(UserId(number), f"Player {number}", "en")
    sizes: dict[tuple[bool, int], int] = {}
    for packs in (False, True):
        for number in range(GAMES + 1):
            if number in (GAMES // 2, GAMES):
                sizes[packs, number] = await _size(store.database, place)
            table_id = await store.log.open(log[:1])
            if table_id is None:
                sys.exit("its channel has a table")
            for first in range(1, len(log), AT_A_TIME):
                some = log[first : first + AT_A_TIME]
                await store.log.append(table_id, some, ends=some[-1] is log[-1])
            await store.results.count(table_id)
            await store.messages.forget(table_id)
            if packs:
                await store.old_games.pack(table_id)
    for packs, label in ((False, "not packed"), (True, "packed")):
        each = (sizes[packs, GAMES] - sizes[packs, GAMES // 2]) / (GAMES - GAMES // 2)
        print(
            f"  a game of {len(log)} entries, {label}: {each / 1000:.1f} kB with everything that belongs to it",
            flush=True,
        )
    await store.database.close()


async def _size(database: Database, place: DatabaseLocation) -> int:
    if isinstance(place, Path):
        used = "SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, pragma_freelist_count,"
        ((size,),) = await database.rows(f"{used} pragma_page_size")
    else:
        outside(place, "VACUUM")
        ((size,),) = await database.rows("SELECT pg_database_size(current_database())")
    return int(size)


if __name__ == "__main__":
    main()
