"""Only the process that holds a table's shard shows it, and only while it holds the shard."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tests.service.simulated import simulated
from tockbot.app.features import SCREENS
from tockbot.bot.budget import RateBudget, Urgency
from tockbot.bot.painter import MIN_SECONDS, Painter
from tockbot.bot.private_screens import Calls
from tockbot.service import Backoff
from tockbot.tables import GuildId, Stage, TableId

NOTHING: Any = None

SOON = 0.05
"""Seconds before the end of a lease at which it is renewed."""


def time() -> float:
    """Return the time of the event loop, which may be simulated."""
    return asyncio.get_running_loop().time()


class Held:
    """A lease on a shard that lasts some time and is renewed a number of times."""

    def __init__(self, seconds: float, renewals: int = 0) -> None:
        self._seconds = seconds
        self._until = time() + seconds
        self.renewals = renewals

    def seconds_left(self, guild: GuildId) -> float:
        del guild
        if time() > self._until - MIN_SECONDS - SOON and self.renewals:
            self.renewals -= 1
            self._until = time() + self._seconds
        return self._until - time()


class Everything:
    """A table with its messages, and everything that paints it."""

    def __init__(self, *, hangs: bool = False) -> None:
        self.entries = 3
        self.painted = 0
        self.boards: list[int] = []
        self.cancelled = 0
        self._hangs = hangs

    def see(self, table_id: TableId) -> Any:  # noqa: ANN401 - a partial table
        return SimpleNamespace(id=table_id, entries=self.entries, guild=GuildId(5), stage=Stage.PLAYING, game=None)

    async def fetch(self, table_id: TableId) -> None:
        assert table_id

    async def of_table(self, table_id: TableId) -> dict[int, object]:
        assert table_id
        return {}

    async def recall(self, table_id: TableId, _: int) -> None:
        assert table_id

    async def save_rest(self, table_id: TableId) -> None:
        assert table_id

    async def settle(self, _: object) -> dict[int, object]:
        return {}

    def is_free(self, _: object) -> bool:
        return False

    async def calls(self, *_: object) -> Calls:
        return Calls()

    async def paint(self, seen: Any, *_: object, **__: object) -> bool | None:  # noqa: ANN401 - as above
        self.boards.append(seen.entries)
        self.painted += 1
        try:
            await asyncio.sleep(3600 if self._hangs else 0)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return None

    def keep(self, _: object) -> None:
        """Do nothing: no table is in a thread."""

    def start(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


def painter_of(everything: Any, held: Held, budget: RateBudget) -> Painter:  # noqa: ANN401 - it replaces all parts
    return Painter(
        NOTHING,
        everything,
        messages=everything,
        posts=everything,
        boards=everything,
        calls=NOTHING,
        screens=everything,
        budget=budget,
        lost=NOTHING,
        threads=everything,
        ended=NOTHING,
        table_screens=SCREENS,
        has_left=NOTHING,
        shards=held,
        backoff=Backoff(3600, 3600),
    )


async def all_painted() -> None:
    await asyncio.wait([task for task in asyncio.all_tasks() if task.get_name().startswith("painting ")])


async def painted(everything: Everything, seconds: float) -> Painter:
    painter = painter_of(everything, Held(seconds), RateBudget(1000))
    painter.changed(TableId(1))
    await all_painted()
    return painter


@pytest.mark.parametrize(("seconds", "parts"), [(float("inf"), 2), (60.0, 2), (MIN_SECONDS, 0), (0.0, 0)])
async def test_a_table_is_shown_by_whoever_holds_its_shard(seconds: float, parts: int) -> None:
    everything = Everything()
    painter = await painted(everything, seconds)
    assert everything.painted == parts, "its message and its private screens"
    assert painter.behind == 0, "a table that another process shows is not behind"


@pytest.mark.parametrize("seconds", [5, 4.7, 1 / 3])
def test_what_takes_longer_than_the_shard_is_held_is_stopped(seconds: float, caplog: pytest.LogCaptureFixture) -> None:
    async def paint() -> float:
        everything = Everything(hangs=True)
        painter = await painted(everything, MIN_SECONDS + seconds)
        stopped = time()
        assert (everything.painted, everything.cancelled) == (2, 2)
        assert painter.behind == 1, "the table is tried again: by then another process may hold its shard"
        await painter.close()
        return stopped

    with caplog.at_level("INFO"):
        assert simulated(paint()) == pytest.approx(seconds)
    assert "no longer held" in caplog.text
    assert not [record for record in caplog.records if record.levelname in {"WARNING", "ERROR"}], "this is normal"


def test_what_takes_longer_goes_on_while_that_is_renewed() -> None:
    async def paint() -> None:
        everything, held = Everything(hangs=True), Held(MIN_SECONDS + 2 * SOON, renewals=5)
        painter = painter_of(everything, held, RateBudget(1000))
        painter.changed(TableId(1))
        await all_painted()
        assert held.renewals == 0
        assert (everything.painted, everything.cancelled) == (2, 2)
        await painter.close()

    simulated(paint())


async def test_a_board_that_has_to_wait_shows_what_came_meanwhile_and_is_painted_once() -> None:
    everything, budget = Everything(), RateBudget(0.001)
    await budget.take(Urgency.BOARD)
    painter = painter_of(everything, Held(float("inf")), budget)
    for entries in (4, 5, 6):
        everything.entries = entries
        painter.changed(TableId(1))
        for _ in range(10):
            await asyncio.sleep(0)
    assert everything.boards == [4], "the private screens alone"
    budget.allow(1000)
    budget.give_back()
    await all_painted()
    assert everything.boards == [4, 6, 6, 6], "changes that arrived meanwhile are painted together, and checked again"
    await painter.close()
