"""Runs tables in simulated time, which other processes may take over, with people who play there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial

from tests.service.shared import restored
from tests.service.simulated import MemoryLog, MemoryPeople, now
from tests.service.test_keeper import First
from tests.tables.live import by, opening_of
from tockbot.rules import Phase, Play, Seat, some_play, table_rules
from tockbot.service import Backoff, Shards, Tables, TableScheduler
from tockbot.service.shards import EVERY_SHARD
from tockbot.storage import StoredLog
from tockbot.tables import Pace, Question, Refused, TableId, commands

TWO = table_rules("swiss", 2)
SOON = Backoff(first=30, longest=600)


class Any(First):
    """Makes any legal play, quickly."""

    async def play(self, question: Question) -> Play:
        return some_play(question.observation.position())


@dataclass
class TableRunner:
    """Runs tables until others take them over."""

    log: MemoryLog = field(default_factory=MemoryLog)
    stored: StoredLog | None = None
    """The log of a real database to use instead."""

    shards: Shards = EVERY_SHARD
    clock: Callable[[], datetime] = now
    tables: Tables = field(init=False)
    keeper: TableScheduler = field(init=False)

    async def begin(self) -> None:
        """Load the open tables; until then, others see the earlier ones."""
        tables = Tables(self.stored or self.log, MemoryPeople(), self.clock)
        keeper = TableScheduler(tables, Any(), 1, backoff=SOON, now=self.clock, shards=self.shards)
        tables.listen(keeper.wake)
        await restored(tables)
        self.tables, self.keeper = tables, keeper

    async def open(self, pace: Pace, channel: int = 2) -> TableId:
        """Open a table with a game of two people."""
        table_id = await self.tables.open(replace(opening_of(TWO, channel), pace=pace))
        for seat in (0, 1):
            await self.tables.decide(table_id, by(seat), commands.join)
        await self.tables.decide(table_id, by(0), commands.start)
        return table_id

    async def act(self, table_id: TableId, seat: Seat) -> bool:
        """Let a person act if they must; return whether they did."""
        game = self.tables.observe(table_id, seat)
        assert game is not None
        try:
            if game.phase is Phase.EXCHANGE and not game.has_given[seat]:
                command = partial(commands.give, card=game.hand[0], stamp=game.stamp)
            elif game.turn == seat:
                command = partial(commands.play, chosen=some_play(game.position()), stamp=game.stamp)
            else:
                return False
            await self.tables.decide(table_id, by(seat), command)
        except Refused:
            return False
        return True
