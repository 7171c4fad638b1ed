"""Measure the cost of 1,000 tables with deadlines: ``python -m benchmarks.deadlines``.

Time is simulated: nothing waits, but everything is decided, folded and saved as usual, in a real SQLite file, and the
scheduler sleeps and wakes as usual. The result is processor time of all threads. Two people sit at each table and do
nothing: each turn is timed, reminded of, and finally made for them by a player that does not think. No picture is
drawn.
"""

from __future__ import annotations

import asyncio
import tempfile
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import process_time
from typing import Final

import psutil

from tests.service.simulated import TimelessDatabase, now, simulated
from tests.tables.live import opening_of
from tockbot.rules import Phase, Play, Seat, some_play, table_rules
from tockbot.service import Backoff, Tables, TableScheduler
from tockbot.storage import StoredLog, StoredPeople
from tockbot.tables import Actor, Card, Pace, PersonId, Question, TableId, UserId, commands

TABLES: Final = 1000
RULES: Final = table_rules("swiss", 2)
HOUR: Final = 3600
SPREAD: Final = 900.0 / TABLES
"""Seconds between the openings of two tables: all open within 15 minutes, so that no two deadlines coincide."""


class Thoughtless:
    """Passes its first card and makes any legal play."""

    async def play(self, question: Question) -> Play:
        """Return the play to make."""
        return some_play(question.observation.position())

    async def gift(self, question: Question) -> Card:
        """Return the card to pass."""
        return question.observation.hand[0]


def main() -> None:
    """Measure and print."""
    print(f"\n{TABLES:,} tables of two people who do nothing, in simulated time, on SQLite:")
    for pace, hours in ((Pace.SLOW, (1, 12, 24)), (Pace.RELAXED, (1,))):
        with tempfile.TemporaryDirectory() as folder:
            simulated(_measure(Path(folder) / "bench.sqlite3", pace, hours))


async def _measure(path: Path, pace: Pace, hours: tuple[int, ...]) -> None:
    """Print the cost of these hours, counted from when all tables are open."""
    database = await TimelessDatabase.at(path)
    people = StoredPeople(database)
    two = [(await people.meet(UserId(number), f"Player {number}", "en")).id for number in (1, 2)]
    tables = Tables(StoredLog(database), people, now)
    keeper = TableScheduler(tables, Thoughtless(), 1.0, backoff=Backoff(30.0, 600.0), now=now)
    tables.listen(keeper.wake)
    before, began = _memory(), process_time()
    ids = [await _opened(tables, two, channel, pace) for channel in range(TABLES)]
    took = process_time() - began
    print(f"  {pace.value}: {(_memory() - before) / TABLES / 1024:.0f} KiB of memory per table with a game;", end=" ")
    print(f"{1000 * took / TABLES:.1f} ms to open it and start its game")
    start = asyncio.get_running_loop().time()
    for hour in hours:
        await asyncio.sleep(start + (hour - 1) * HOUR - asyncio.get_running_loop().time())
        entries, began = _entries(tables, ids), process_time()
        await asyncio.sleep(HOUR)
        took, written = process_time() - began, _entries(tables, ids) - entries
        each = (_memory() - before) / TABLES / 1024
        print(f"    hour {hour}: {took:.2f} s of processor time, {written:,} log entries, {each:.0f} KiB per table")
    await keeper.close()
    await database.close()


async def _opened(tables: Tables, people: list[PersonId], channel: int, pace: Pace) -> TableId:
    """Return a table at its first turn."""
    await asyncio.sleep(SPREAD)
    host, other = map(Actor, people)
    opening = replace(opening_of(RULES, channel), host=people[0], pace=pace)
    table_id = await tables.open(opening, commands.join)
    for actor, wish in ((other, commands.join), (host, commands.start)):
        await tables.decide(table_id, actor, wish)
    for seat, actor in ((Seat(0), host), (Seat(1), other)):
        game = tables.observe(table_id, seat)
        if game is not None and game.phase is Phase.EXCHANGE:
            await tables.decide(table_id, actor, partial(commands.give, card=game.hand[0], stamp=game.stamp))
    return table_id


def _entries(tables: Tables, ids: list[TableId]) -> int:
    return sum(tables.see(table_id).entries for table_id in ids)


def _memory() -> int:
    return int(psutil.Process().memory_info().rss)


if __name__ == "__main__":
    main()
