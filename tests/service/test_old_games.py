"""Old games are deleted by themselves when it is time, by a simulated clock."""

from __future__ import annotations

from datetime import datetime, timedelta

from tests.service.test_left_servers import Clock
from tests.tables.live import MOMENT
from tockbot.service import OldGames
from tockbot.service.background.old_games import AT_A_TIME, GOES

KEPT_FOR = timedelta(days=100)


class Games:
    """Games that ended at some moments, and how many went at a time."""

    def __init__(self, ends: list[datetime]) -> None:
        self.ends = ends
        self.bites: list[int] = []

    async def forget(self, before: datetime, most: int) -> int:
        old = [end for end in self.ends if end < before][:most]
        self.ends = [end for end in self.ends if end not in old]
        self.bites.append(len(old))
        return len(old)


async def test_games_go_when_they_are_old_enough_and_not_before() -> None:
    clock = Clock(MOMENT + KEPT_FOR)
    games = Games([MOMENT, MOMENT + timedelta(days=1)])
    old = OldGames(games, KEPT_FOR, clock)
    assert await old.sweep() == 0
    clock.now += timedelta(hours=1)
    assert await old.sweep() == 1
    assert games.ends == [MOMENT + timedelta(days=1)]


async def test_of_many_some_go_in_each_sweep_and_a_few_at_a_time() -> None:
    many = AT_A_TIME * GOES + 5
    games = Games([MOMENT + timedelta(seconds=number) for number in range(many)])
    old = OldGames(games, KEPT_FOR, Clock(MOMENT + 2 * KEPT_FOR))
    assert await old.sweep() == many - 5
    assert max(games.bites) == AT_A_TIME
    assert await old.sweep() == 5
