"""A week at tables with a clock, as they are kept: late people, restarts, outages of ours and of Discord's."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial
from random import Random

import pytest

from tests.service.shared import restored
from tests.service.simulated import MemoryLog, MemoryPeople, TimelessDatabase, now, simulated
from tests.service.test_keeper import First
from tests.tables.live import by, opening_of, person_at
from tockbot.rules import Phase, Play, Seat, some_play, table_rules
from tockbot.service import Backoff, Keeper, Shards, Tables
from tockbot.service.processes.shards import EVERY_SHARD
from tockbot.storage import StoredLog
from tockbot.tables import (
    TIMES,
    Card,
    Cause,
    ChannelId,
    Closed,
    Computer,
    Entry,
    GuildId,
    Human,
    Log,
    Missed,
    Pace,
    Played,
    Question,
    Refused,
    Reminded,
    Sat,
    Stage,
    TableId,
    Timed,
    replay,
    wishes,
)

TWO = table_rules("swiss", 2)
WEEK = timedelta(days=7)
DAY = timedelta(days=1).total_seconds()
TROUBLE = WEEK.total_seconds() / 10
"""There is some trouble every so many seconds, at the latest."""
SOON = Backoff(first=30, longest=600)


class Any(First):
    """Makes some legal play, quickly."""

    async def play(self, question: Question) -> Play:
        return some_play(question.observation.position())


@dataclass
class House:
    """Tables that are kept, until they are taken up by others."""

    log: MemoryLog = field(default_factory=MemoryLog)
    stored: Log | None = None
    """The log in a real database that is used instead."""

    shards: Shards = EVERY_SHARD
    tables: Tables = field(init=False)
    keeper: Keeper = field(init=False)

    async def begin(self) -> None:
        """Take up what there is; until that is done others find what was there before."""
        tables = Tables(self.stored or self.log, MemoryPeople(), now)
        keeper = Keeper(tables, Any(), 1, backoff=SOON, now=now, shards=self.shards)
        tables.listen(keeper.wake)
        await restored(tables)
        self.tables, self.keeper = tables, keeper

    async def open(self, pace: Pace, channel: int = 2) -> TableId:
        """A game of two people."""
        table_id = await self.tables.open(replace(opening_of(TWO, channel), pace=pace))
        for seat in (0, 1):
            await self.tables.decide(table_id, by(seat), wishes.join)
        await self.tables.decide(table_id, by(0), wishes.start)
        return table_id

    async def act(self, table_id: TableId, seat: Seat) -> bool:
        """A person does what is due; whether anything was."""
        game = self.tables.observe(table_id, seat)
        assert game is not None
        try:
            if game.phase is Phase.EXCHANGE and not game.has_given[seat]:
                wish = partial(wishes.give, card=game.hand[0], stamp=game.stamp)
            elif game.turn == seat:
                wish = partial(wishes.play, chosen=some_play(game.position()), stamp=game.stamp)
            else:
                return False
            await self.tables.decide(table_id, by(seat), wish)
        except Refused:
            return False
        return True


async def lives(house: House, table_id: TableId, seat: int, rng: Random, patience: float) -> None:
    """A person who looks in every now and then, and sits down again where a computer player keeps the seat."""
    while house.tables.see(table_id).stage is Stage.PLAYING:
        await asyncio.sleep(patience * rng.random() * 3)
        if isinstance(house.tables.see(table_id).seated[seat], Computer):
            await house.tables.decide(table_id, by(seat), wishes.join)
        await house.act(table_id, Seat(seat))


async def troubles(house: House, rng: Random, limit: float, seen: Counter[str]) -> None:
    """Restarts, outages of ours and of Discord's, some of them long."""
    while True:
        await asyncio.sleep(rng.random() * TROUBLE)
        away = limit * rng.random() * rng.choice((0.01, 1))
        if sum(seen.values()) % 2:
            house.keeper.out_of_reach()
            house.keeper.out_of_reach()
            await asyncio.sleep(away)
            house.keeper.in_reach()
            seen["Discord's"] += 1
        else:
            await house.keeper.close()
            await asyncio.sleep(away)
            await house.begin()
            seen["ours"] += 1


@pytest.mark.parametrize("pace", list(TIMES))
def test_a_week_with_a_clock(pace: Pace) -> None:
    house, seen = House(), Counter[str]()

    async def week() -> TableId:
        rng, limit = Random(6), TIMES[pace].limit.total_seconds()
        await house.begin()
        table_id = await house.open(pace)
        people = [asyncio.create_task(lives(house, table_id, seat, rng, max(limit, 15_000))) for seat in (0, 1)]
        people.append(asyncio.create_task(troubles(house, rng, limit, seen)))
        await asyncio.wait(people[:2], timeout=WEEK.total_seconds())
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        await house.keeper.close()
        return table_id

    log = house.log.logs[simulated(week())]
    table, limit = replay(log), TIMES[pace].limit
    assert seen["ours"]
    assert seen["Discord's"]
    assert table.at - log[0].at > WEEK / 2 or table.stage is Stage.FINISHED
    played = [entry.event for entry in log if isinstance(entry.event, Played)]
    assert any(event.in_stead for event in played)
    assert any(not event.in_stead for event in played)
    assert any(isinstance(entry.event, Missed) for entry in log)
    assert any(isinstance(entry.event, Reminded) for entry in log) == (pace is not Pace.LIVE)
    for entry in log:
        if isinstance(entry.event, Played) and entry.event.in_stead:
            timed = [one.at for one in log[: entry.number - 1] if isinstance(one.event, Timed)]
            assert entry.at - timed[-1] >= limit


@dataclass
class Lease:
    """What a process holds, or does not."""

    held: bool

    def seconds_left(self, guild: GuildId) -> float:
        del guild
        return float("inf") if self.held else 0.0


@dataclass
class Pair:
    """Two processes at one log: one holds the tables, and either decides; what one writes the other is told."""

    houses: tuple[House, House]
    leases: tuple[Lease, Lease]
    handed_over: int = 0

    @classmethod
    def at_one_log(cls) -> Pair:
        log = MemoryLog()
        log.is_shared = True
        return cls.at(log, log)

    @classmethod
    def at(cls, one: Log, other: Log) -> Pair:
        """Each at one of these, which are at one database."""
        leases = (Lease(held=True), Lease(held=False))
        return cls((House(stored=one, shards=leases[0]), House(stored=other, shards=leases[1])), leases)

    @property
    def log(self) -> Log:
        """The log at which both are."""
        assert self.houses[0].stored is not None
        return self.houses[0].stored

    async def hand_over(self, table_id: TableId, gap: float, *, killed: bool) -> None:
        """The holder stops, or is killed, and for a while nobody keeps the table; then the other does."""
        holder = self.leases.index(Lease(held=True))
        self.leases[holder].held = False
        if killed:
            await self.houses[holder].keeper.close()
        await asyncio.sleep(gap)
        other = self.houses[1 - holder]
        await other.keeper.close()
        self.leases[1 - holder].held = True
        await other.begin()
        other.tables.announce(table_id)
        if killed:
            await self.houses[holder].begin()
        self.handed_over += 1

    async def live(self, table_id: TableId, seat: int, rng: Random, patience: float) -> None:
        """A person whose presses either process gets."""
        timed = self.houses[0].tables.see(table_id).clock.times is not None
        while self.houses[0].tables.see(table_id).entries < (MOST_ENTRIES if timed else MOST_ENTRIES // 3):
            await asyncio.sleep(patience * rng.random() * 3)
            here, other = rng.sample(self.houses, 2)
            await here.tables.fetch(table_id)
            if here.tables.see(table_id).stage is not Stage.PLAYING:
                return
            if isinstance(here.tables.see(table_id).seated[seat], Computer):
                await here.tables.decide(table_id, by(seat), wishes.join)
            await here.act(table_id, Seat(seat))
            await other.tables.read_on(table_id)


MOST_ENTRIES = 120
"""A fast game is followed for so many entries."""


async def taking_turns(pair: Pair, pace: Pace) -> list[Entry]:
    """The log of a week in which the two take a table from each other."""
    rng = Random(8)
    limit = min(TIMES[pace].limit.total_seconds(), 4 * 3600) if pace in TIMES else 3600
    for house in pair.houses:
        await house.begin()
    table_id = await pair.houses[0].open(pace)
    people = [asyncio.create_task(pair.live(table_id, seat, rng, limit)) for seat in (0, 1)]

    async def handing_over() -> None:
        while True:
            await asyncio.sleep(limit * 6 * rng.random())
            await pair.hand_over(table_id, limit * rng.random() * rng.choice((0, 1)), killed=rng.random() < 0.5)

    trouble = asyncio.create_task(handing_over())
    await asyncio.wait(people, timeout=WEEK.total_seconds())
    for task in (*people, trouble):
        task.cancel()
    ended = await asyncio.gather(*people, trouble, return_exceptions=True)
    assert not [one for one in ended if isinstance(one, Exception)]
    for house in pair.houses:
        await house.keeper.close()
    return list(await pair.log.read(table_id))


def check_week(pair: Pair, log: list[Entry], pace: Pace) -> None:
    """Nobody was robbed in it of time, and it is a game."""
    replay(log)
    assert pair.handed_over > 3
    played = [entry for entry in log if isinstance(entry.event, Played)]
    assert len(played) > 5
    for entry in played:
        if isinstance(entry.event, Played) and entry.event.in_stead:
            timed = [one.at for one in log[: entry.number - 1] if isinstance(one.event, Timed)]
            assert entry.at - timed[-1] >= TIMES[pace].limit, "nobody is robbed of time by a change of hands"


@pytest.mark.parametrize("pace", list(Pace))
def test_a_week_with_two_processes_that_take_the_tables_from_each_other(pace: Pace) -> None:
    pair = Pair.at_one_log()
    check_week(pair, simulated(taking_turns(pair, pace)), pace)


def test_a_week_with_two_processes_at_a_real_server(address: str) -> None:
    async def week() -> None:
        one, other = await TimelessDatabase.at(address), await TimelessDatabase.at(address)
        try:
            pair = Pair.at(StoredLog(one), StoredLog(other))
            check_week(pair, await taking_turns(pair, Pace.RELAXED), Pace.RELAXED)
        finally:
            await one.close()
            await other.close()

    simulated(week())


def test_while_discord_cannot_be_reached_nobodys_time_runs_out_and_then_it_begins_anew() -> None:
    house = House()

    async def outage() -> list[type]:
        await house.begin()
        table_id = await house.open(Pace.RELAXED)
        entries = len(house.log.logs[table_id])
        await asyncio.sleep(60)
        house.keeper.out_of_reach()
        await asyncio.sleep(3600)
        assert len(house.log.logs[table_id]) == entries
        house.keeper.in_reach()
        await asyncio.sleep(1)
        anew = [type(entry.event) for entry in house.log.logs[table_id][entries:]]
        await asyncio.sleep(TIMES[Pace.RELAXED].limit.total_seconds() / 2)
        assert type(house.log.logs[table_id][-1].event) is Reminded
        await house.keeper.close()
        return anew

    assert simulated(outage()) == [Timed]


def test_a_break_of_seconds_changes_no_deadline() -> None:
    house = House()

    async def hiccup() -> tuple[int, int]:
        await house.begin()
        table_id = await house.open(Pace.RELAXED)
        entries = len(house.log.logs[table_id])
        await asyncio.sleep(TIMES[Pace.RELAXED].limit.total_seconds() / 2 - 5)
        house.keeper.out_of_reach()
        await asyncio.sleep(20)
        house.keeper.in_reach()
        await asyncio.sleep(1)
        await house.keeper.close()
        return entries, len([one for one in house.log.logs[table_id][entries:] if isinstance(one.event, Timed)])

    assert simulated(hiccup())[1] == 0


def test_many_tables_have_one_sleeper_and_no_task() -> None:
    async def many() -> tuple[int, int]:
        house = House()
        await house.begin()
        for channel in range(200):
            await house.open(Pace.SLOW, channel)
        await asyncio.sleep(10)
        tasks = len(asyncio.all_tasks()) - 1
        waiting = len(house.keeper._alarms)  # noqa: SLF001 - nothing else shows that all of them wait there
        await house.keeper.close()
        return tasks, waiting

    assert simulated(many()) == (0, 200)


def test_a_gift_is_a_card_of_the_hand() -> None:
    """The people of these tests give what they hold; else nothing above would be tested."""
    house = House()

    async def give() -> Card | None:
        await house.begin()
        table_id = await house.open(Pace.OPEN)
        assert await house.act(table_id, Seat(0))
        assert not await house.act(table_id, Seat(0))
        game = house.tables.observe(table_id, Seat(0))
        await house.keeper.close()
        return None if game is None else game.gift

    assert simulated(give()) is not None


@pytest.mark.parametrize("pace", list(Pace))
def test_tables_at_which_nobody_does_anything_close_themselves_through_a_restart_every_night(pace: Pace) -> None:
    house = House()

    async def forsaken() -> tuple[TableId, TableId]:
        await house.begin()
        game = await house.open(pace)
        lobby = await house.tables.open(opening_of(TWO, 3))
        for _ in range(16):
            await asyncio.sleep(DAY)
            await house.keeper.close()
            await house.begin()
        assert house.tables.in_channel(ChannelId(3)) is None
        await house.keeper.close()
        return game, lobby

    game, lobby = (house.log.logs[table_id] for table_id in simulated(forsaken()))
    for log, days in ((lobby, 1), (game, 14)):
        acted = max(entry.at for entry in log if entry.actor is not None)
        assert log[-1].event == Closed(Cause.IDLE)
        assert timedelta(days=days) <= log[-1].at - acted <= timedelta(days=days + 1)


@pytest.mark.parametrize("pace", list(Pace))
def test_who_is_away_for_a_day_is_asked_again_then_through_restarts_and_without_polling(pace: Pace) -> None:
    house = House()

    async def away() -> tuple[TableId, datetime]:
        await house.begin()
        table_id = await house.open(pace)
        for seat in (0, 1):
            await house.tables.decide(table_id, by(seat), partial(wishes.go_away, length=timedelta(hours=24 + seat)))
        until = now() + timedelta(days=1)
        entries = len(house.log.logs[table_id])
        await asyncio.sleep(DAY / 2)
        await house.keeper.close()
        await house.begin()
        await asyncio.sleep(DAY / 2 - 1)
        assert len(house.log.logs[table_id]) == entries, "with nobody there computer players wait"
        await asyncio.sleep(2)
        await house.keeper.close()
        return table_id, until

    table_id, until = simulated(away())
    log = house.log.logs[table_id]
    back = next(entry for entry in reversed(log) if isinstance(entry.event, Sat))
    assert (back.event, back.actor, back.at) == (Sat(Seat(0), Human(person_at(0))), None, until)
    assert replay(log).seat_of(person_at(1)) is None
