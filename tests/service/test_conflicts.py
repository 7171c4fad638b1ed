"""Tests two processes at one database: each reads what the other wrote, and decides again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from functools import partial
from random import Random

import pytest

from tests.service.shared import FaultyLog, begin, join, opened_file, reasons, refusal, restored, seen_by, tables_on
from tests.storage.places import database
from tests.tables.live import PEOPLE, by, opening_of, person_at
from tockbot.computer.greedy import side_value
from tockbot.rules import MovePlay, Phase, Play, Seat, plays_without_sevens, some_play, table_rules
from tockbot.service import Tables
from tockbot.storage import Conflict, DatabaseLocation, StoredLog
from tockbot.tables import (
    Dealt,
    Entry,
    Observation,
    Played,
    Refusal,
    Reopened,
    Sat,
    Stage,
    TableCommand,
    TableId,
    commands,
    replay,
)

TWO = table_rules("swiss", 2)


@asynccontextmanager
async def two_programs(place: DatabaseLocation) -> AsyncIterator[tuple[Tables, Tables, StoredLog]]:
    """Yield the tables of two processes at one database, and a log for checks."""
    async with opened_file(place) as opened, database(place) as other:
        yield tables_on(opened), tables_on(other), StoredLog(opened)


def good_play(game: Observation) -> Play:
    """Return a play that brings the game nearer to its end."""
    position, turn = game.position(), game.turn
    assert turn is not None
    plays = [play for play in plays_without_sevens(position) if isinstance(play, MovePlay)]
    return max(plays, key=lambda play: side_value(game.rules, play.pawns, turn), default=some_play(position))


def due_of(game: Observation, seat: Seat, rng: Random) -> TableCommand | None:
    """Return an action of a seat that must act, else None."""
    if game.phase is Phase.EXCHANGE and game.hand and not game.has_given[seat]:
        return partial(commands.give, card=rng.choice(game.hand), stamp=game.stamp)
    return partial(commands.play, chosen=good_play(game), stamp=game.stamp) if game.turn == seat else None


async def agreed(one: Tables, other: Tables, table_id: TableId, log: StoredLog) -> None:
    """Check that both processes, once up to date, have exactly the table of the log."""
    table = replay(await log.read(table_id))
    for tables in (one, other):
        await asyncio.gather(tables.decide(table_id, by(0), commands.leave), return_exceptions=True)
        assert tables.see(table_id).stage is table.stage
        for seat in table.rules.seats:
            assert one.see(table_id, person_at(seat)) == other.see(table_id, person_at(seat))
    assert table.game is not None
    assert seen_by(one, table_id, 0).history == table.game.history


async def test_process_reads_the_writes_of_others_before_deciding(place: DatabaseLocation) -> None:
    async with two_programs(place) as (one, other, log):
        table_id = await one.open(opening_of(TWO))
        await restored(other)
        notified: list[int] = []
        other.listen(notified.append)
        await join(one, table_id, 0)
        await join(other, table_id, 1)
        assert other.see(table_id).seated == tuple(PEOPLE[person_at(seat)] for seat in range(2))
        assert notified == [table_id] * 2, "once for the entries that it read, once for its own"
        await other.decide(table_id, by(0), commands.start)
        await one.decide(table_id, by(0), commands.leave)
        assert one.see(table_id).stage is Stage.PLAYING
        assert one.see(table_id).host == PEOPLE[person_at(1)], "a person that it knows only from the log"
        assert [entry.number for entry in await log.read(table_id)] == [1, 2, 3, 4, 5, 6]
        assert [type(entry.event) for entry in await log.read(table_id, after=4)] == [Dealt, Sat]


async def test_press_made_stale_by_a_conflict_is_refused_as_stale(place: DatabaseLocation) -> None:
    async with two_programs(place) as (one, other, log):
        table_id, rng = await begin(one, rules=TWO), Random(1)
        await restored(other)
        while (turn := seen_by(one, table_id, 0).turn) is None:
            for seat in TWO.seats:
                give = due_of(seen_by(one, table_id, seat), seat, rng)
                assert give is not None
                await one.decide(table_id, by(seat), give)
        await asyncio.gather(other.decide(table_id, by(1), commands.leave))
        await other.decide(table_id, by(1), commands.join)
        press = due_of(seen_by(other, table_id, turn), turn, rng)
        assert press is not None
        await one.decide(table_id, by(turn), press)
        entries = await log.read(table_id)
        assert await refusal(other.decide(table_id, by(turn), press)) is Refusal.STALE
        assert await log.read(table_id) == entries
        assert seen_by(other, table_id, turn).history == seen_by(one, table_id, turn).history


async def test_two_processes_in_turn_play_one_game(place: DatabaseLocation) -> None:
    async with two_programs(place) as (one, other, log):
        table_id, rng = await begin(one, rules=TWO), Random(3)
        await restored(other)
        granted = 0
        for turn in range(4000):
            tables = (one, other)[turn % 2]
            if not tables.see(table_id).stage.is_open:
                break
            for seat in TWO.seats:
                command = due_of(seen_by(tables, table_id, seat), seat, rng)
                if command is not None:
                    answers = await asyncio.gather(tables.decide(table_id, by(seat), command), return_exceptions=True)
                    assert set(reasons(answers)) <= {Refusal.STALE, Refusal.NO_EXCHANGE, Refusal.NOT_PLAYING}
                    granted += not reasons(answers)
                    break
        await agreed(one, other, table_id, log)
        assert one.see(table_id).stage is Stage.FINISHED
        assert granted > 20


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
async def test_two_processes_lose_and_repeat_nothing(place: DatabaseLocation, seed: int) -> None:
    async with two_programs(place) as (one, other, log):
        table_id, rng = await begin(one, rules=TWO), Random(seed)
        await restored(other)
        granted: list[Entry] = []
        while one.see(table_id).stage.is_open and other.see(table_id).stage.is_open:
            presses = []
            for tables in (one, other):
                for seat in TWO.seats:
                    command = due_of(seen_by(tables, table_id, seat), seat, rng)
                    if command is not None:
                        presses.append(tables.decide(table_id, by(seat), command))
            rng.shuffle(presses)
            answers = await asyncio.gather(*presses, return_exceptions=True)
            assert set(reasons(answers)) <= {Refusal.STALE, Refusal.NOT_PLAYING}
            for answer in answers:
                granted += () if isinstance(answer, BaseException) else answer.entries
        entries = await log.read(table_id)
        begun = len(entries) - len(granted)
        assert entries[begun:] == sorted(granted, key=lambda entry: entry.number), (
            "every granted entry was saved exactly once"
        )
        assert sum(isinstance(entry.event, Played) for entry in entries) == len(
            (replay(entries).game or pytest.fail("no game")).history
        )
        await agreed(one, other, table_id, log)
        assert one.see(table_id).stage is Stage.FINISHED


async def test_decision_is_not_repeated_forever(place: DatabaseLocation) -> None:
    """If another process always writes first, or new rows cannot be read, the save is refused."""

    class Beaten(FaultyLog):
        """A log into which another process always writes first, with unknown entries."""

        tries = 0

        async def append(self, table_id: TableId, entries: Collection[Entry], *, ends: bool) -> None:
            del table_id, entries, ends
            self.tries += 1
            raise Conflict

    async with opened_file(place) as opened:
        log = Beaten(opened)
        tables = tables_on(opened, log)
        table_id = await tables.open(opening_of(TWO))
        before = tables.see(table_id)
        assert await refusal(join(tables, table_id, 0)) is Refusal.NOT_SAVED
        assert log.tries > 1
        tries, log.fails_reading = log.tries, True
        assert await refusal(join(tables, table_id, 0)) is Refusal.NOT_SAVED
        assert log.tries == tries + 1
        assert tables.see(table_id) == before


async def test_two_processes_resume_a_table_only_once(place: DatabaseLocation) -> None:
    """Both decide before either saves: the game continues once, and the other process is notified."""
    async with opened_file(place) as opened, database(place) as another:
        first, second = FaultyLog(opened), FaultyLog(another)
        one, other = tables_on(opened, first), tables_on(another, second)
        table_id = await begin(one, rules=TWO)
        for seat in (0, 1):
            await one.decide(table_id, by(seat), commands.close)
        await other.fetch(table_id)
        first.gate, second.gate = asyncio.Event(), asyncio.Event()
        first.reached.clear()
        pressed = [asyncio.create_task(tables.reopen(table_id, by(0))) for tables in (one, other)]
        await asyncio.gather(first.reached.wait(), second.reached.wait())
        first.gate.set()
        second.gate.set()
        answers = await asyncio.gather(*pressed, return_exceptions=True)
        assert reasons(answers) == [Refusal.NOT_CLOSED]
        entries = await StoredLog(opened).read(table_id)
        assert sum(isinstance(entry.event, Reopened) for entry in entries) == 1
        assert replay(entries).stage is Stage.PLAYING
        assert one.see(table_id) == other.see(table_id)
