"""One lock a table, saved before anybody is told: on a real file."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from tests.storage.files import database, outside
from tests.tables.live import HOST, SEED, opening_of, user_at
from tockbot.rules import Phase, Play, Seat, legal_plays, table_rules
from tockbot.service.tables import Log, Tables
from tockbot.storage.database import StorageError
from tockbot.storage.log import SqliteLog
from tockbot.tables import Card, Decision, Event, Human, Opened, Refusal, Refused, Stage, decisions

FOUR = table_rules("swiss", 4)


class Faulty:
    """A log that fails, or waits, where it is told to; else the one behind it."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.fails = False
        self.gate: asyncio.Event | None = None
        self.appending = asyncio.Event()
        self.gate_after: asyncio.Event | None = None

    async def open(self, opened: Opened, then: Sequence[Event] = ()) -> int | None:
        if self.fails:
            raise StorageError("The database could not save: disk I/O error.")
        return await self.log.open(opened, then)

    async def shelve(self, game: int) -> None:
        await self.log.shelve(game)

    async def append(self, game: int, first: int, events: Sequence[Event], *, ends: bool) -> None:
        self.appending.set()
        if self.gate is not None:
            await self.gate.wait()
        if self.fails:
            raise StorageError("The database could not save: disk I/O error.")
        await self.log.append(game, first, events, ends=ends)

    async def read(self, game: int) -> list[Event]:
        events = await self.log.read(game)
        if self.gate_after is not None:
            self.appending.set()
            await self.gate_after.wait()
        return events

    async def open_games(self) -> list[int]:
        return await self.log.open_games()


def person(seat: int) -> Human:
    return Human(user_at(seat), f"Player {seat}")


async def seat_all(tables: Tables, number: int) -> None:
    for seat in tables.see(number).rules.seats:
        await join(tables, number, seat)


async def join(tables: Tables, number: int, seat: int) -> None:
    await tables.decide(number, lambda table: decisions.join(table, person(seat)))


async def begin(tables: Tables, channel: int = 2) -> int:
    number = await tables.open(opening_of(FOUR, channel))
    await seat_all(tables, number)
    await tables.decide(number, lambda table: decisions.start(table, HOST, SEED))
    return number


async def step(tables: Tables, number: int, rng: Random) -> None:
    """The next thing that is due happens."""
    for seat in FOUR.seats:
        game = tables.observe(number, seat)
        assert game is not None
        if game.phase is Phase.EXCHANGE and game.hand and not game.has_given[seat]:
            card = rng.choice(game.hand)
            await tables.decide(number, giving(seat, card, game.stamp))
        elif game.turn == seat:
            play = rng.choice(legal_plays(game.position()))
            await tables.decide(number, playing(seat, play, game.stamp))


def giving(seat: Seat, card: Card, stamp: int) -> Decision:
    return lambda table: decisions.give(table, seat, card, stamp)


def playing(seat: Seat, play: Play, stamp: int) -> Decision:
    return lambda table: decisions.play(table, seat, play, stamp)


def reasons(answers: Sequence[object]) -> list[Refusal]:
    return [answer.reason for answer in answers if isinstance(answer, Refused)]


async def test_of_eight_who_join_at_once_four_sit_and_four_are_told_why_not(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        tables = Tables(SqliteLog(opened))
        number = await tables.open(opening_of(FOUR))
        answers = await asyncio.gather(*(join(tables, number, seat) for seat in range(8)), return_exceptions=True)
        assert reasons(answers) == [Refusal.NO_SEAT_FREE] * 4
        assert None not in tables.see(number).sitters
        assert outside(path, "SELECT number FROM event ORDER BY number") == [(1,), (2,), (3,), (4,), (5,)]


async def test_of_two_presses_at_once_one_is_stale(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        tables = Tables(SqliteLog(opened))
        number = await begin(tables)
        await step(tables, number, Random(1))
        while (turn := tables.see(number).game) is not None and turn.turn is None:
            await step(tables, number, Random(1))
        assert turn is not None
        assert turn.turn is not None
        game = tables.observe(number, turn.turn)
        assert game is not None
        play = legal_plays(game.position())[0]
        presses = (tables.decide(number, playing(turn.turn, play, game.stamp)) for _ in range(3))
        answers = await asyncio.gather(*presses, return_exceptions=True)
        assert reasons(answers) == [Refusal.STALE] * 2
        after = tables.see(number).game
        assert after is not None
        assert len(after.history) == len(game.history) + 1


async def test_what_cannot_be_saved_has_not_happened(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        log = Faulty(SqliteLog(opened))
        tables = Tables(log)
        number = await begin(tables)
        told: list[int] = []
        tables.listen(lambda number: noted(told, number))
        before = [tables.see(number, user_at(seat)) for seat in range(4)]
        log.fails = True
        game = tables.observe(number, Seat(0))
        assert game is not None
        with pytest.raises(Refused) as refused:
            await tables.decide(number, giving(Seat(0), game.hand[0], game.stamp))
        assert refused.value.reason is Refusal.NOT_SAVED
        assert [tables.see(number, user_at(seat)) for seat in range(4)] == before
        assert told == []
        log.fails = False
        await tables.decide(number, giving(Seat(0), game.hand[0], game.stamp))
        assert told == [number]
        assert await log.read(number) == await SqliteLog(opened).read(number)


async def noted(told: list[int], number: int) -> None:
    told.append(number)


async def test_a_table_that_cannot_be_saved_is_not_opened(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        log = Faulty(SqliteLog(opened))
        tables = Tables(log)
        log.fails = True
        with pytest.raises(Refused) as refused:
            await tables.open(opening_of(FOUR))
        assert refused.value.reason is Refusal.NOT_SAVED
        assert tables.in_channel(2) is None
        log.fails = False
        assert await tables.open(opening_of(FOUR))


async def test_listeners_are_told_once_it_is_saved_and_the_table_is_free(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        tables = Tables(SqliteLog(opened))
        number = await tables.open(opening_of(FOUR))
        saved: list[int] = []

        async def listener(number: int) -> None:
            saved.append(len(outside(path, "SELECT 1 FROM event")))
            if len(saved) < 3:
                await asyncio.wait_for(join(tables, number, len(saved)), 5)

        tables.listen(listener)
        await join(tables, number, 0)
        assert saved == [2, 3, 4]


async def test_a_decision_made_quietly_or_without_effect_is_told_to_nobody(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        tables = Tables(SqliteLog(opened))
        number = await tables.open(opening_of(FOUR))
        told: list[int] = []
        tables.listen(lambda number: noted(told, number))
        await tables.decide(number, lambda table: decisions.join(table, person(0)), quietly=True)
        await tables.decide(number, lambda _: ())
        assert told == []


async def test_whoever_goes_away_while_it_is_saved_leaves_table_and_log_agreed(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        log = Faulty(SqliteLog(opened))
        tables = Tables(log)
        number = await tables.open(opening_of(FOUR))
        log.gate = asyncio.Event()
        joining = asyncio.create_task(join(tables, number, 0))
        await log.appending.wait()
        joining.cancel()
        await asyncio.sleep(0)
        log.gate.set()
        with pytest.raises(asyncio.CancelledError):
            await joining
        assert tables.see(number).sitters[0] == person(0)
        await join(tables, number, 1)
        assert len(await log.read(number)) == 3


async def test_a_restart_brings_back_every_open_table_as_it_was(tmp_path: Path) -> None:
    path, rng = tmp_path / "t.sqlite3", Random(5)
    async with database(path) as opened:
        tables = Tables(SqliteLog(opened))
        numbers = [await begin(tables, channel) for channel in (2, 3)]
        lobby = await tables.open(opening_of(FOUR, 4))
        closed = await begin(tables, 5)
        await tables.decide(closed, decisions.abandon)
        for _ in range(40):
            for number in numbers:
                await step(tables, number, rng)
        users = (None, *map(user_at, range(4)))
        before = {number: [tables.see(number, user) for user in users] for number in (*numbers, lobby)}
    async with database(path) as opened:
        again = Tables(SqliteLog(opened))
        assert await again.restore() == [*numbers, lobby]
        assert {number: [again.see(number, user) for user in users] for number in before} == before
        assert [again.in_channel(channel) for channel in (2, 3, 4, 5)] == [*numbers, lobby, None]
        for number in numbers:
            await step(again, number, rng)


async def test_a_log_that_cannot_be_read_is_kept_its_channel_is_free_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "t.sqlite3"
    tampering = (
        "UPDATE event SET data = json_set(data, '$.hands', json('[\"As\",\"Kh\"]')) WHERE game = 1 AND kind = 'deal'",
        "DELETE FROM event WHERE game = 2 AND number = 4",
        "UPDATE event SET data = json_set(data, '$.seat', 'As') WHERE game = 3 AND kind = 'sit'",
        "UPDATE event SET data = json_set(data, '$.seat', json('[[\"As\"]]')) WHERE game = 4 AND kind = 'sit'",
        "UPDATE event SET kind = 'As' WHERE game = 5 AND number = 3",
        "DELETE FROM event WHERE game = 6",
    )
    async with database(path) as opened:
        tables = Tables(SqliteLog(opened))
        numbers = [await begin(tables, channel) for channel in range(10, 10 + len(tampering) + 1)]
    for sql in tampering:
        outside(path, sql)
    rows = outside(path, "SELECT * FROM event")
    caplog.set_level(logging.DEBUG, logger="tockbot")
    async with database(path) as opened:
        again = Tables(SqliteLog(opened))
        assert await again.restore() == [numbers[-1]]
        assert await SqliteLog(opened).open_games() == [numbers[-1]]
    assert outside(path, "SELECT * FROM event") == rows
    lines = [record for record in caplog.records if "cannot be restored" in record.getMessage()]
    assert len(lines) == len(tampering)
    assert "Kh" not in caplog.text
    assert SEED.hex() not in caplog.text


async def test_a_table_opened_while_others_are_read_is_not_set_back(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        log = Faulty(SqliteLog(opened))
        tables = Tables(log)
        number = await tables.open(opening_of(FOUR))
        log.gate_after = asyncio.Event()
        restoring = asyncio.create_task(tables.restore())
        await log.appending.wait()
        await join(tables, number, 0)
        log.gate_after.set()
        assert await restoring == []
        assert tables.see(number).sitters[0] == person(0)


async def test_a_channel_has_one_open_table(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        tables = Tables(SqliteLog(opened))
        answers = await asyncio.gather(*(tables.open(opening_of(FOUR)) for _ in range(4)), return_exceptions=True)
        assert reasons(answers) == [Refusal.CHANNEL_TAKEN] * 3
        (number,) = [answer for answer in answers if isinstance(answer, int)]
        assert await tables.open(opening_of(FOUR, channel=3)) != number
        await tables.decide(number, lambda table: decisions.close(table, HOST, may_manage=False))
        assert tables.in_channel(2) is None
        assert await tables.open(opening_of(FOUR)) != number


async def test_a_table_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        tables = Tables(SqliteLog(opened))
        with pytest.raises(Refused) as refused:
            await tables.decide(7, lambda _: ())
        assert refused.value.reason is Refusal.NO_TABLE
        with pytest.raises(Refused) as refused:
            tables.see(7)
        assert refused.value.reason is Refusal.NO_TABLE
        with pytest.raises(Refused) as refused:
            await tables.fetch(7)
        assert refused.value.reason is Refusal.NO_TABLE


async def test_a_table_that_ended_before_the_start_can_be_fetched_and_takes_no_channel(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with database(path) as opened:
        tables = Tables(SqliteLog(opened))
        number = await begin(tables)
        await tables.decide(number, decisions.abandon)
    async with database(path) as opened:
        again = Tables(SqliteLog(opened))
        assert await again.restore() == []
        await again.fetch(number)
        assert again.see(number).stage is Stage.CLOSED
        assert again.see(number).seed == SEED.hex()
        assert again.in_channel(2) is None


async def test_the_open_tables_of_a_server_are_known(tmp_path: Path) -> None:
    async with database(tmp_path / "t.sqlite3") as opened:
        tables = Tables(SqliteLog(opened))
        one, two = await begin(tables, 2), await begin(tables, 3)
        assert tables.in_guild(1) == [one, two]
        assert tables.in_guild(9) == []
