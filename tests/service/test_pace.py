"""Tests a week at tables with a clock, with late people, restarts, and outages of the bot and of Discord."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import datetime, timedelta
from functools import partial
from random import Random

import pytest

from tests.sampled import some
from tests.service.runner import TWO, TableRunner
from tests.service.simulated import now, simulated
from tests.tables.live import by, opening_of, person_at
from tockbot.rules import Seat
from tockbot.service.tasks import MAX_SLEEP
from tockbot.tables import (
    TIMES,
    Card,
    CardPassed,
    Cause,
    ChannelId,
    Closed,
    Computer,
    Human,
    Missed,
    Pace,
    Played,
    Reminded,
    Sat,
    Stage,
    TableId,
    Timed,
    commands,
    replay,
)

WEEK = timedelta(days=7)
DAY = timedelta(days=1).total_seconds()


async def lives(runner: TableRunner, table_id: TableId, seat: int, rng: Random, patience: float) -> None:
    """Play as a person who looks in at times, and sits down again if a computer player holds the seat."""
    while runner.tables.see(table_id).stage is Stage.PLAYING:
        await asyncio.sleep(patience * rng.random() * 3)
        if isinstance(runner.tables.see(table_id).seated[seat], Computer):
            await runner.tables.decide(table_id, by(seat), commands.join)
        await runner.act(table_id, Seat(seat))


async def troubles(runner: TableRunner, rng: Random, every: float, limit: float, seen: Counter[str]) -> None:
    """Cause restarts and outages of the bot and of Discord, some of them long, at a maximum interval."""
    while True:
        await asyncio.sleep(rng.random() * every)
        away = limit * rng.random() * rng.choice((0.01, 1))
        if sum(seen.values()) % 2:
            runner.keeper.pause()
            runner.keeper.pause()
            await asyncio.sleep(away)
            runner.keeper.resume()
            seen["Discord's"] += 1
        else:
            await runner.keeper.close()
            await asyncio.sleep(away)
            await runner.begin()
            seen["ours"] += 1


@pytest.mark.parametrize("pace", some(TIMES, 5))
def test_game_with_a_clock_works_for_a_week(pace: Pace) -> None:
    runner, seen = TableRunner(), Counter[str]()
    lasts = 4 * WEEK if pace is Pace.SLOW else WEEK

    async def week() -> TableId:
        rng, limit = Random(6), TIMES[pace].limit.total_seconds()
        patience = max(TIMES[pace].longest.total_seconds(), 15_000)
        await runner.begin()
        table_id = await runner.open(pace)
        people = [asyncio.create_task(lives(runner, table_id, seat, rng, patience)) for seat in (0, 1)]
        people.append(asyncio.create_task(troubles(runner, rng, lasts.total_seconds() / 10, limit, seen)))
        await asyncio.wait(people[:2], timeout=lasts.total_seconds())
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        await runner.keeper.close()
        return table_id

    log = runner.log.logs[simulated(week())]
    table, limit = replay(log), TIMES[pace].limit
    assert seen["ours"]
    assert seen["Discord's"]
    assert table.at - log[0].at > lasts / 2 or table.stage is Stage.FINISHED
    played = [entry.event for entry in log if isinstance(entry.event, Played)]
    assert any(event.in_stead for event in played)
    assert any(not event.in_stead for event in played)
    assert any(isinstance(entry.event, Missed) for entry in log)
    assert any(isinstance(entry.event, Reminded) for entry in log) == TIMES[pace].reminds
    for entry in log:
        if isinstance(entry.event, Played) and entry.event.in_stead:
            timed = [one.at for one in log[: entry.number - 1] if isinstance(one.event, Timed)]
            assert entry.at - timed[-1] >= limit


def test_time_stops_in_an_outage_and_starts_over_afterwards() -> None:
    runner = TableRunner()

    async def outage() -> list[type]:
        await runner.begin()
        table_id = await runner.open(Pace.RELAXED)
        entries = len(runner.log.logs[table_id])
        await asyncio.sleep(60)
        runner.keeper.pause()
        await asyncio.sleep(3600)
        assert len(runner.log.logs[table_id]) == entries
        runner.keeper.resume()
        await asyncio.sleep(1)
        new = [type(entry.event) for entry in runner.log.logs[table_id][entries:]]
        await asyncio.sleep(TIMES[Pace.RELAXED].limit.total_seconds() / 2)
        assert type(runner.log.logs[table_id][-1].event) is Reminded
        await runner.keeper.close()
        return new

    assert simulated(outage()) == [Timed]


@pytest.mark.parametrize("restarts", [False, True])
def test_clock_put_back_by_a_day_gives_no_one_extra_time(
    restarts: bool,  # noqa: FBT001 - a parameter of pytest
) -> None:
    ahead = timedelta()
    runner = TableRunner(clock=lambda: now() + ahead)

    async def turn() -> list[type]:
        nonlocal ahead
        await runner.begin()
        table_id = await runner.open(Pace.LIVE)
        entries = len(runner.log.logs[table_id])
        ahead = -timedelta(days=1)
        if restarts:
            await runner.keeper.close()
            await runner.begin()
        await asyncio.sleep(MAX_SLEEP + TIMES[Pace.LIVE].longest.total_seconds() + 1)
        await runner.keeper.close()
        return [type(entry.event) for entry in runner.log.logs[table_id][entries:]]

    found = simulated(turn())
    assert found[0] is Timed, "everyone has their full time again"
    assert {Missed, CardPassed} <= set(found), "but no more than that"


def test_a_break_of_seconds_changes_no_deadline() -> None:
    runner = TableRunner()

    async def hiccup() -> tuple[int, int]:
        await runner.begin()
        table_id = await runner.open(Pace.RELAXED)
        entries = len(runner.log.logs[table_id])
        await asyncio.sleep(TIMES[Pace.RELAXED].limit.total_seconds() / 2 - 5)
        runner.keeper.pause()
        await asyncio.sleep(20)
        runner.keeper.resume()
        await asyncio.sleep(1)
        await runner.keeper.close()
        return entries, len([one for one in runner.log.logs[table_id][entries:] if isinstance(one.event, Timed)])

    assert simulated(hiccup())[1] == 0


def test_many_tables_have_one_sleeper_and_no_task() -> None:
    async def many() -> tuple[int, int]:
        runner = TableRunner()
        await runner.begin()
        for channel in range(200):
            await runner.open(Pace.SLOW, channel)
        await asyncio.sleep(10)
        tasks = len(asyncio.all_tasks()) - 1
        waiting = len(runner.keeper._alarms)  # noqa: SLF001 - nothing else shows how many are waiting
        await runner.keeper.close()
        return tasks, waiting

    assert simulated(many()) == (0, 200)


def test_person_passes_a_held_card() -> None:
    """The people of these tests pass cards they hold; otherwise the tests above would prove nothing."""
    runner = TableRunner()

    async def give() -> Card | None:
        await runner.begin()
        table_id = await runner.open(Pace.OPEN)
        assert await runner.act(table_id, Seat(0))
        assert not await runner.act(table_id, Seat(0))
        game = runner.tables.observe(table_id, Seat(0))
        await runner.keeper.close()
        return None if game is None else game.gift

    assert simulated(give()) is not None


@pytest.mark.parametrize("pace", list(Pace))
def test_idle_tables_close_despite_a_restart_every_night(pace: Pace) -> None:
    runner = TableRunner()

    async def forsaken() -> tuple[TableId, TableId]:
        await runner.begin()
        game = await runner.open(pace)
        lobby = await runner.tables.open(opening_of(TWO, 3), commands.join)
        for _ in range(16):
            await asyncio.sleep(DAY)
            await runner.keeper.close()
            await runner.begin()
        assert runner.tables.in_channel(ChannelId(3)) is None
        await runner.keeper.close()
        return game, lobby

    game, lobby = (runner.log.logs[table_id] for table_id in simulated(forsaken()))
    for log, days in ((lobby, 1), (game, 14)):
        acted = max(entry.at for entry in log if entry.actor is not None)
        assert log[-1].event == Closed(Cause.IDLE)
        assert timedelta(days=days) <= log[-1].at - acted <= timedelta(days=days + 1)


@pytest.mark.parametrize("pace", list(Pace))
def test_player_away_for_a_day_is_asked_again_after_restarts(pace: Pace) -> None:
    runner = TableRunner()

    async def away() -> tuple[TableId, datetime]:
        await runner.begin()
        table_id = await runner.open(pace)
        for seat in (0, 1):
            await runner.tables.decide(table_id, by(seat), partial(commands.go_away, length=timedelta(hours=24 + seat)))
        until = now() + timedelta(days=1)
        entries = len(runner.log.logs[table_id])
        await asyncio.sleep(DAY / 2)
        await runner.keeper.close()
        await runner.begin()
        await asyncio.sleep(DAY / 2 - 1)
        assert len(runner.log.logs[table_id]) == entries, "computer players wait while no person is there"
        await asyncio.sleep(2)
        await runner.keeper.close()
        return table_id, until

    table_id, until = simulated(away())
    log = runner.log.logs[table_id]
    back = next(entry for entry in reversed(log) if isinstance(entry.event, Sat))
    assert (back.event, back.actor, back.at) == (Sat(Seat(0), Human(person_at(0))), None, until)
    assert replay(log).seat_of(person_at(1)) is None
