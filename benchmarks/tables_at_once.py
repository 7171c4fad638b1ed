"""Ten tables of four hard computer players at once: how long they take, and how long the event loop is held up."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from time import perf_counter, thread_time
from typing import Final, TypeVar

from tockbot.app import workers
from tockbot.computer import PooledPlayer, quantile
from tockbot.rules import Play, table_rules
from tockbot.service.computers import Computers
from tockbot.service.tables import Tables
from tockbot.storage.database import Database
from tockbot.storage.log import SqliteLog
from tockbot.tables import Card, Human, Level, Opened, Question, UserId, decisions

T = TypeVar("T")

TABLES: Final = 10
SECONDS: Final = 30.0
BEAT: Final = 0.005
HOST: Final = Human(UserId(1), "Host")
RULES: Final = table_rules("swiss", 4)


@dataclass
class Timed:
    """A player whose answers are timed."""

    player: PooledPlayer
    times: list[float] = field(default_factory=list)

    async def play(self, question: Question) -> Play:
        """The play to make."""
        return await self._timed(self.player.play, question)

    async def gift(self, question: Question) -> Card:
        """The card to give."""
        return await self._timed(self.player.gift, question)

    async def _timed(self, ask: Callable[[Question], Awaitable[T]], question: Question) -> T:
        began = perf_counter()
        answer = await ask(question)
        self.times.append(perf_counter() - began)
        return answer


class Fallbacks(logging.Handler):
    """Counts what the log says of players that were stood in for."""

    def __init__(self) -> None:
        """Begin at none."""
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
    logging.getLogger("tockbot.computer.pool").addHandler(fallbacks)
    database = await Database.open(path)
    pool = PooledPlayer(workers(1))
    player = Timed(pool)
    tables = Tables(SqliteLog(database))
    computers = Computers(tables, player, pause=0)
    numbers = [await _table(tables, channel) for channel in range(TABLES)]
    stalls: list[float] = []
    busy: list[float] = []
    beating = asyncio.create_task(_heartbeat(stalls, busy))
    playing = [asyncio.create_task(_play_on(tables, computers, number)) for number in numbers]
    await asyncio.sleep(SECONDS)
    for task in (*playing, beating):
        task.cancel()
    await asyncio.gather(*playing, beating, return_exceptions=True)
    await computers.close()
    pool.close()
    await database.close()
    times = sorted(player.times)
    answers = (
        f"{len(times)} answers, mean {1000 * sum(times) / len(times):.0f} ms, p99 {1000 * quantile(times, 0.99):.0f} ms"
    )
    print(f"  {answers}, {fallbacks.count} by the quick player")
    print(f"  {len(times) / SECONDS / TABLES:.1f} answers a second and table")
    for what, late in (("by the clock", sorted(stalls)), ("at work itself", sorted(busy))):
        print(f"  event loop held up, {what}: p99 {1000 * quantile(late, 0.99):.1f} ms, most {1000 * late[-1]:.1f} ms")


async def _table(tables: Tables, channel: int) -> int:
    """A table of a person, who lets a computer player stand in, and three hard computer players."""
    number = await tables.open(Opened(1, channel, HOST.user, "en", RULES), lambda table: decisions.join(table, HOST))
    for _ in RULES.seats[1:]:
        await tables.decide(number, lambda table: decisions.add_computer(table, level=Level.HARD))
    seed = sha256(f"table {channel}".encode()).digest()
    await tables.decide(number, lambda table: decisions.start(table, HOST.user, seed))
    return number


async def _play_on(tables: Tables, computers: Computers, number: int) -> None:
    """Play for everybody at a table, one after another, until the game is over."""
    while True:
        game = tables.see(number).game
        if game is None or game.finished:
            return
        due = [game.turn] if game.turn is not None else [seat for seat in RULES.seats if not game.has_given[seat]]
        for seat in due:
            await computers.stand_in(number, seat, Level.HARD)


async def _heartbeat(stalls: list[float], busy: list[float]) -> None:
    """How much later than it should each beat comes, and how long the loop's thread was at work before it."""
    while True:
        began, worked = perf_counter(), thread_time()
        await asyncio.sleep(BEAT)
        stalls.append(perf_counter() - began - BEAT)
        busy.append(thread_time() - worked)


if __name__ == "__main__":
    main()
