"""Tests that old games are packed and deleted automatically when it is time, by a simulated clock."""

from __future__ import annotations

from datetime import datetime, timedelta

from tests.service.test_left_servers import Clock
from tests.tables.live import MOMENT
from tockbot.service import EveryShard, OldGames
from tockbot.service.background import DELETED_PER_TRANSACTION, MAX_TRANSACTIONS_PER_SWEEP, PACKED_PER_TRANSACTION
from tockbot.storage import StoredOldGames
from tockbot.tables import GuildId, LogError, TableId

KEPT_FOR = timedelta(days=100)
OURS, OTHERS = GuildId(1), GuildId(2)


class Games(StoredOldGames):
    """Games that ended at some times, and how many were deleted at a time.

    Attributes:
        unpacked: the servers of the games that are not packed.
        damaged: a game that cannot be read.
    """

    def __init__(self, ends: list[datetime]) -> None:
        self.ends = ends
        self.bites: list[int] = []
        self.unpacked: dict[TableId, GuildId] = {}
        self.damaged = TableId(0)

    async def to_pack(self, now: datetime, most: int) -> list[tuple[TableId, GuildId]]:
        del now
        return list(self.unpacked.items())[:most]

    async def pack(self, table_id: TableId) -> bool:
        if table_id == self.damaged:
            raise LogError("entry 2 is missing")
        del self.unpacked[table_id]
        return True

    async def forget(self, before: datetime, most: int) -> int:
        old = [end for end in self.ends if end < before][:most]
        self.ends = [end for end in self.ends if end not in old]
        self.bites.append(len(old))
        return len(old)


async def test_games_are_deleted_exactly_when_old_enough() -> None:
    clock = Clock(MOMENT + KEPT_FOR)
    games = Games([MOMENT, MOMENT + timedelta(days=1)])
    old = OldGames(games, KEPT_FOR, EveryShard(), clock)
    assert await old.delete() == 0
    clock.now += timedelta(hours=1)
    assert await old.delete() == 1
    assert games.ends == [MOMENT + timedelta(days=1)]


async def test_sweep_handles_some_games_a_few_at_a_time() -> None:
    many = DELETED_PER_TRANSACTION * MAX_TRANSACTIONS_PER_SWEEP + 5
    games = Games([MOMENT + timedelta(seconds=number) for number in range(many)])
    old = OldGames(games, KEPT_FOR, EveryShard(), Clock(MOMENT + 2 * KEPT_FOR))
    assert await old.delete() == many - 5
    assert max(games.bites) == DELETED_PER_TRANSACTION
    assert await old.delete() == 5


class OneServer(EveryShard):
    """The shard of one server, which this process holds."""

    def seconds_left(self, guild: GuildId) -> float:
        return float(guild == OURS)


async def test_final_game_is_packed_by_the_holder_of_its_shard() -> None:
    games = Games([])
    games.unpacked = {TableId(one): OTHERS if one % 100 == 0 else OURS for one in range(1, 2 * PACKED_PER_TRANSACTION)}
    games.damaged = TableId(5)
    await OldGames(games, KEPT_FOR, OneServer(), Clock(MOMENT)).sweep()
    assert list(games.unpacked) == [5, 100, 200, 300]
