"""Tables on a real file, with a log and a store of people that fail or wait on request."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Collection, Sequence
from contextlib import asynccontextmanager
from enum import Enum
from functools import partial
from random import Random

import pytest

from tests.storage.places import database
from tests.tables.live import PEOPLE, by, opening_of, person_at
from tockbot.rules import Phase, Seat, TableRules, legal_plays, table_rules
from tockbot.service import TableLoader, Tables
from tockbot.storage import Database, DatabaseLocation, OpenTable, StorageError, StoredLog, StoredPeople
from tockbot.tables import (
    NO_GUILD,
    Actor,
    ChannelId,
    Decision,
    Entry,
    GuildId,
    Observation,
    Person,
    PersonId,
    Refused,
    TableCommand,
    TableId,
    commands,
)

FOUR = table_rules("swiss", 4)


def disk_error() -> StorageError:
    """Return the error of a failing disk."""
    return StorageError("The database could not save: disk I/O error.")


class FaultyLog(StoredLog):
    """A log that fails or waits on request.

    Attributes:
        fails: nothing can be saved.
        fails_reading: nothing can be read.
        gate: the event that a save waits for before it is made.
        gate_after: the event that a save or a read waits for after it is made.
        reached: set when someone saves or reads.
        appended: the steps that were saved.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.fails = False
        self.fails_reading = False
        self.gate: asyncio.Event | None = None
        self.gate_after: asyncio.Event | None = None
        self.reached = asyncio.Event()
        self.appended: list[tuple[Entry, ...]] = []

    async def _before(self) -> None:
        self.reached.set()
        if self.gate is not None:
            await self.gate.wait()
        if self.fails:
            raise disk_error()

    async def _after(self) -> None:
        if self.gate_after is not None:
            self.reached.set()
            await self.gate_after.wait()

    def _before_reading(self) -> None:
        if self.fails_reading:
            raise disk_error()

    async def open(self, entries: Sequence[Entry]) -> TableId | None:
        await self._before()
        table_id = await super().open(entries)
        await self._after()
        return table_id

    async def append(self, table_id: TableId, entries: Sequence[Entry], *, ends: bool) -> None:
        await self._before()
        await super().append(table_id, entries, ends=ends)
        self.appended.append(tuple(entries))
        await self._after()

    async def reopen(self, table_id: TableId, entries: Sequence[Entry]) -> bool:
        await self._before()
        has_place = await super().reopen(table_id, entries)
        await self._after()
        return has_place

    async def read(self, table_id: TableId, after: int = 0) -> list[Entry]:
        self._before_reading()
        entries = await super().read(table_id, after)
        await self._after()
        return entries

    async def settle(self, table_id: TableId | None) -> None:
        self._before_reading()
        await super().settle(table_id)

    async def close_unread(self, table_id: TableId) -> None:
        if self.fails:
            raise disk_error()
        await super().close_unread(table_id)

    async def lengths(self, tables: Collection[TableId]) -> dict[TableId, int]:
        self._before_reading()
        return await super().lengths(tables)

    async def open_tables(self) -> list[OpenTable]:
        self._before_reading()
        return await super().open_tables()

    async def noted_lengths(self, shards: Collection[int]) -> dict[TableId, int]:
        self._before_reading()
        return await super().noted_lengths(shards)

    async def open_table(self, table_id: TableId) -> OpenTable | None:
        self._before_reading()
        return await super().open_table(table_id)


class FaultyPeople(StoredPeople):
    """A store of people whose names cannot be read, or only after a while, on request.

    Attributes:
        fails: no name can be read.
        gate_after: the event that a read waits for after it is made.
        reached: set when someone reads.
    """

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.fails = False
        self.gate_after: asyncio.Event | None = None
        self.reached = asyncio.Event()

    async def read(self, ids: Collection[PersonId], guild: GuildId = NO_GUILD) -> list[Person]:
        if self.fails:
            raise disk_error()
        found = await super().read(ids, guild)
        if self.gate_after is not None:
            self.reached.set()
            await self.gate_after.wait()
        return found


@asynccontextmanager
async def opened_file(place: DatabaseLocation) -> AsyncIterator[Database]:
    """Open a database that knows the people of these tests."""
    async with database(place) as opened:
        people = StoredPeople(opened)
        for person in PEOPLE.values():
            assert person.user is not None
            assert await people.meet(person.user, person.name, "en") == person
        yield opened


def tables_on(opened: Database, log: StoredLog | None = None, people: StoredPeople | None = None) -> Tables:
    """Return the tables of a database."""
    return Tables(StoredLog(opened) if log is None else log, StoredPeople(opened) if people is None else people)


async def restored(tables: Tables) -> tuple[list[TableId], list[ChannelId]]:
    """Load the open tables as at a start; return those that could be read, and the channels of the others."""
    wanted = await tables.restore()
    unread = [channel async for channel in TableLoader(tables, every=0).load(wanted)]
    return [table_id for table_id in wanted if tables.knows(table_id)], unread


async def join(tables: Tables, table_id: TableId, seat: int) -> None:
    """Let the player of a seat sit down on the first free one."""
    await tables.decide(table_id, by(seat), commands.join)


async def begin(tables: Tables, channel: int = 2, rules: TableRules = FOUR) -> TableId:
    """Open a table of people and begin a game."""
    table_id = await tables.open(opening_of(rules, channel))
    for seat in rules.seats:
        await join(tables, table_id, seat)
    await tables.decide(table_id, by(0), commands.start)
    return table_id


def seen_by(tables: Tables, table_id: TableId, seat: int) -> Observation:
    """Return the game as a seat knows it."""
    game = tables.observe(table_id, Seat(seat))
    assert game is not None
    return game


def due_command(tables: Tables, table_id: TableId, seat: Seat, rng: Random) -> TableCommand | None:
    """Return a random action that a seat can take now; None if nothing is due from it."""
    game = seen_by(tables, table_id, seat)
    if game.phase is Phase.EXCHANGE and game.hand and not game.has_given[seat]:
        return partial(commands.give, card=rng.choice(game.hand), stamp=game.stamp)
    if game.turn == seat:
        return partial(commands.play, chosen=rng.choice(legal_plays(game.position())), stamp=game.stamp)
    return None


async def go_on(tables: Tables, table_id: TableId, rng: Random) -> list[Decision]:
    """Let everyone who must act do so once."""
    steps: list[Decision] = []
    for seat in tables.see(table_id).rules.seats:
        command = due_command(tables, table_id, seat, rng)
        if command is not None:
            steps.append(await tables.decide(table_id, Actor(person_at(seat)), command))
    return steps


async def until_play(tables: Tables, table_id: TableId, rng: Random) -> Seat:
    """Play on until it is a person's turn; return their seat."""
    while (turn := seen_by(tables, table_id, 0).turn) is None:
        await go_on(tables, table_id, rng)
    return turn


def reasons(answers: Sequence[object]) -> list[Enum]:
    """Return the reasons of all refusals; raise any other exception."""
    for answer in answers:
        if isinstance(answer, BaseException) and not isinstance(answer, Refused):
            raise answer
    return [answer.reason for answer in answers if isinstance(answer, Refused)]


async def refusal(attempt: Awaitable[object]) -> Enum:
    """Return the reason why an attempt is refused."""
    with pytest.raises(Refused) as refused:
        await attempt
    return refused.value.reason
