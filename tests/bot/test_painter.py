"""Only the process that holds a table's shard shows it, and only while it holds the shard."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.service.simulated import simulated
from tests.tables.live import PEOPLE, at_play
from tockbot.bot.budget import RateBudget, Urgency
from tockbot.bot.contents import Post
from tockbot.bot.painter import MIN_SECONDS, Painter
from tockbot.bot.plan import EVERYBODY, Reader, Wanted
from tockbot.bot.posts import Posts
from tockbot.bot.screen import Screen
from tockbot.rules import table_rules
from tockbot.service import Backoff
from tockbot.service_levels import BOARDS, PINGS, Deadline, ServiceLevel
from tockbot.storage import ServerChoices, ShownMessage, Token
from tockbot.tables import GuildId, PersonId, TableId, TableSeen, see

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


SEEN = see(TableId(1), at_play(table_rules("swiss", 4)).table, None, PEOPLE)
"""A game at which one person must act, and the others see nothing new."""


class Everything(Posts):
    """A table without messages, everything that plans and draws them, and the posts that carry the plan out."""

    def __init__(self, budget: RateBudget, *, hangs: bool = False, takes: float = 0, has_people: bool = True) -> None:
        super().__init__(self, self, NOTHING, budget, NOTHING, self)  # type: ignore[arg-type]
        self.orphans = self  # type: ignore[assignment]
        self.entries = 3
        self.boards: list[int] = []
        self.people: list[PersonId] = []
        self.cancelled = 0
        self._takes = 3600 if hangs else takes
        self._has_people = has_people

    async def _carry_out(self, post: Post, *_: object) -> bool:
        if post.person == EVERYBODY:
            self.boards.append(post.seen.entries)
        else:
            self.people.append(post.person)
        try:
            await asyncio.sleep(self._takes)
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return True

    async def settle(self, _: TableSeen) -> dict[PersonId, ShownMessage]:
        return {}

    def see(self, *_: object, **__: object) -> TableSeen:
        seated = SEEN.seated if self._has_people else (None,) * 4
        return replace(SEEN, entries=self.entries, guild=GuildId(5), seated=seated)

    async def fetch(self, table_id: TableId) -> None:
        assert table_id

    async def of_table(self, table_id: TableId) -> dict[PersonId, ShownMessage]:
        assert table_id
        return {}

    async def save_rest(self, table_id: TableId) -> None:
        assert table_id

    def sending_tokens(self, *_: object) -> tuple[Token, ...]:
        return ()

    async def choices(self, _: GuildId) -> ServerChoices:
        return ServerChoices()

    async def readers(self, _: TableSeen) -> Mapping[PersonId, Reader]:
        return {}

    async def board_screen(self, _: TableSeen) -> Screen:
        return Screen("the board")

    async def board(self, wanted: Wanted, seen: TableSeen, screen: Screen, before: None, *_: object) -> Post:
        return Post(wanted, seen, EVERYBODY, before, screen)

    async def private(self, wanted: Wanted, _: TableId, person: PersonId, before: None) -> Post:
        return Post(wanted, self.see(), person, before, Screen("a hand"))

    def get_channel(self, channel: int) -> None:
        assert channel

    def keep(self, _: object) -> None:
        """Do nothing: no table is in a thread."""


def painter_of(everything: Any, held: Held) -> Painter:  # noqa: ANN401 - it replaces all parts
    return Painter(
        everything,
        everything,
        messages=everything,
        posts=everything,
        contents=everything,
        viewers=everything,
        lost=NOTHING,
        threads=everything,
        ended=NOTHING,
        has_left=lambda _: False,
        shards=held,
        backoff=Backoff(3600, 3600),
    )


async def all_painted() -> None:
    await asyncio.wait([task for task in asyncio.all_tasks() if task.get_name().startswith("painting ")])


async def painted(everything: Everything, seconds: float) -> Painter:
    painter = painter_of(everything, Held(seconds))
    painter.changed(TableId(1))
    await all_painted()
    return painter


@pytest.mark.parametrize(("seconds", "parts"), [(float("inf"), 1), (60.0, 1), (MIN_SECONDS, 0), (0.0, 0)])
async def test_only_the_holder_of_its_shard_shows_a_table(seconds: float, parts: int) -> None:
    everything = Everything(RateBudget(1000))
    painter = await painted(everything, seconds)
    assert len(everything.boards) == len(everything.people) == parts
    assert painter.behind == 0, "a table that another process shows is not behind"


@pytest.mark.parametrize(("takes", "late"), [(2, []), (4, [BOARDS]), (6, [BOARDS, PINGS])])
def test_late_boards_and_hands_are_counted(takes: float, late: list[Deadline], monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[tuple[ServiceLevel, bool]] = []
    monkeypatch.setattr(ServiceLevel, "count", lambda level, is_kept: counted.append((level, is_kept)))

    async def paint() -> None:
        painter = painter_of(Everything(RateBudget(1000), takes=takes), Held(float("inf")))
        painter.changed(TableId(1))
        await all_painted()
        await asyncio.sleep(100)
        painter.changed(TableId(1))
        await all_painted()

    simulated(paint())
    assert len(counted) == 4
    assert {one for one, is_kept in counted if not is_kept} == {*late}


@pytest.mark.parametrize("seconds", [5, 4.7, 1 / 3])
def test_painting_stops_when_the_lease_of_the_shard_ends(seconds: float, caplog: pytest.LogCaptureFixture) -> None:
    async def paint() -> float:
        everything = Everything(RateBudget(1000), hangs=True)
        painter = await painted(everything, MIN_SECONDS + seconds)
        stopped = time()
        assert (len(everything.boards), len(everything.people), everything.cancelled) == (1, 1, 2)
        assert painter.behind == 1, "the table is tried again: by then another process may hold its shard"
        await painter.close()
        return stopped

    with caplog.at_level("INFO"):
        assert simulated(paint()) == pytest.approx(seconds)
    assert "no longer held" in caplog.text
    assert not [record for record in caplog.records if record.levelname in {"WARNING", "ERROR"}], "this is normal"


def test_painting_continues_while_the_lease_is_renewed() -> None:
    async def paint() -> None:
        everything, held = Everything(RateBudget(1000), hangs=True), Held(MIN_SECONDS + 2 * SOON, renewals=5)
        painter = painter_of(everything, held)
        painter.changed(TableId(1))
        await all_painted()
        assert held.renewals == 0
        assert (len(everything.boards), len(everything.people), everything.cancelled) == (1, 1, 2)
        await painter.close()

    simulated(paint())


async def test_board_that_waits_shows_what_changed_meanwhile() -> None:
    budget = RateBudget(0.001)
    await budget.take(Urgency.BOARD)
    everything = Everything(budget, has_people=False)
    painter = painter_of(everything, Held(float("inf")))
    for entries in (4, 5, 6):
        everything.entries = entries
        painter.changed(TableId(1))
        for _ in range(10):
            await asyncio.sleep(0)
    assert everything.boards == []
    budget.allow(1000)
    budget.give_back()
    await all_painted()
    assert everything.boards == [6, 6], "changes that arrived meanwhile are painted together, and checked again"
    await painter.close()
