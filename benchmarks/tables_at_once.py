"""Measure ten tables of four hard computer players at once: the time they take, and the delay of the event loop."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import perf_counter, thread_time
from typing import Final, TypeVar

from tockbot.computer import PooledPlayer
from tockbot.rules import Phase, Play, Seat, table_rules
from tockbot.service import Tables
from tockbot.storage import StoredLog, StoredPeople, open_database
from tockbot.tables import (
    Actor,
    Card,
    ChannelId,
    GuildId,
    Level,
    Opened,
    Person,
    Question,
    TableCommand,
    TableId,
    UserId,
    commands,
    question_for,
)
from tockbot.workers import workers
from tools.arena import quantile

T = TypeVar("T")

TABLES: Final = 10
SECONDS: Final = 30.0
BEAT: Final = 0.005
RULES: Final = table_rules("swiss", 4)


@dataclass
class Timed:
    """A player whose answers are timed."""

    player: PooledPlayer
    times: list[float] = field(default_factory=list)

    async def play(self, question: Question) -> Play:
        """Return the play to make."""
        return await self._timed(self.player.play, question)

    async def gift(self, question: Question) -> Card:
        """Return the card to pass."""
        return await self._timed(self.player.gift, question)

    async def _timed(self, ask: Callable[[Question], Awaitable[T]], question: Question) -> T:
        began = perf_counter()
        answer = await ask(question)
        self.times.append(perf_counter() - began)
        return answer


class Fallbacks(logging.Handler):
    """Counts the log's warnings about quick answers."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        """Count one."""
        del record
        self.count += 1


def main() -> None:
    """Measure and print."""
    print(f"\n{TABLES} tables at once, 4 hard players each, swiss, {SECONDS:.0f} s, one worker:")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_measure(Path(folder) / "bench.sqlite3"))


async def _measure(path: Path) -> None:
    fallbacks = Fallbacks()
    logging.getLogger("tockbot.computer.levels").addHandler(fallbacks)
    database = await open_database(path)
    pool = PooledPlayer(workers(1))
    player = Timed(pool)
    people = StoredPeople(database)
    host = await people.meet(UserId(1), "Host", "en")
    tables = Tables(StoredLog(database), people)
    opened = [await _table(tables, ChannelId(channel), host) for channel in range(TABLES)]
    stalls: list[float] = []
    busy: list[float] = []
    beating = asyncio.create_task(_heartbeat(stalls, busy))
    playing = [asyncio.create_task(_play_on(tables, player, table_id)) for table_id in opened]
    await asyncio.sleep(SECONDS)
    for task in (*playing, beating):
        task.cancel()
    await asyncio.gather(*playing, beating, return_exceptions=True)
    pool.close()
    await database.close()
    times = sorted(player.times)
    answers = (
        f"{len(times)} answers, mean {1000 * sum(times) / len(times):.0f} ms, p99 {1000 * quantile(times, 0.99):.0f} ms"
    )
    print(f"  {answers}, {fallbacks.count} by the quick player")
    print(f"  {len(times) / SECONDS / TABLES:.1f} answers per second and table")
    for what, late in (("by the clock", sorted(stalls)), ("by its own work", sorted(busy))):
        print(f"  event loop delayed, {what}: p99 {1000 * quantile(late, 0.99):.1f} ms, most {1000 * late[-1]:.1f} ms")


async def _table(tables: Tables, channel: ChannelId, host: Person) -> TableId:
    """Return a table of a person, whose moves a computer player makes, and three hard computer players."""
    seed = sha256(f"table {channel}".encode()).digest()
    actor = Actor(host.id)
    table_id = await tables.open(Opened(GuildId(1), channel, host.id, "en", RULES, seed), commands.join)
    for _ in RULES.seats[1:]:
        await tables.decide(table_id, actor, partial(commands.add_computer, level=Level.HARD))
    await tables.decide(table_id, actor, commands.start)
    return table_id


async def _play_on(tables: Tables, player: Timed, table_id: TableId) -> None:
    """Play for every seat at a table, one after another, until the game is over."""
    while True:
        game = tables.see(table_id).game
        if game is None or game.finished:
            return
        due = [game.turn] if game.turn is not None else [seat for seat in RULES.seats if not game.has_given[seat]]
        for seat in due:
            await _act(tables, player, table_id, seat)


async def _act(tables: Tables, player: Timed, table_id: TableId, seat: Seat) -> None:
    """Do what a hard computer player would do on a seat."""
    view = tables.observe(table_id, seat)
    if view is None:
        return
    question = question_for(table_id, seat, view, Level.HARD)
    if view.phase is Phase.EXCHANGE:
        wish: TableCommand = partial(commands.give, card=await player.gift(question), stamp=view.stamp)
    else:
        wish = partial(commands.play, chosen=await player.play(question), stamp=view.stamp)
    await tables.decide(table_id, Actor(plays=seat), wish, quietly=True)


async def _heartbeat(stalls: list[float], busy: list[float]) -> None:
    """Measure how late each beat comes, and how long the loop's thread worked before it."""
    while True:
        began, worked = perf_counter(), thread_time()
        await asyncio.sleep(BEAT)
        stalls.append(perf_counter() - began - BEAT)
        busy.append(thread_time() - worked)


if __name__ == "__main__":
    main()
