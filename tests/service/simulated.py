"""Simulates time, which passes at once when no one has anything to do, and keeps logs in memory."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from datetime import datetime, timedelta
from typing import Any, TypeVar

from tests.tables.live import MOMENT, PEOPLE
from tockbot.storage import Conflict, Database, DatabaseLocation, OpenTable, StoredLog, StoredPeople, open_database
from tockbot.storage.engine import Row, Saved, Statement, Value, Work
from tockbot.tables import NO_GUILD, NOBODY_QUIET, Entry, GuildId, Opened, Person, PersonId, Quiet, TableId

T = TypeVar("T")


class _Jumping(selectors.DefaultSelector):
    """Lets time pass instead of waiting, except while someone outside is working."""

    passed = 0.0
    at_work = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self.at_work:
            return super().select(timeout)
        ready = super().select(0)
        if not ready and timeout:
            self.passed += timeout
        return ready


class SimulatedTime(asyncio.SelectorEventLoop):
    """An event loop on which sleeping takes no time; waiting for anything outside it must be declared."""

    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.passed

    def now(self) -> datetime:
        """Return the time of day."""
        return MOMENT + timedelta(seconds=self._jumping.passed)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Wait for something outside, such as a database, while no time passes."""
        self._jumping.at_work += 1
        try:
            yield
        finally:
            self._jumping.at_work -= 1


def now() -> datetime:
    """Return the simulated time of day."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, SimulatedTime)
    return loop.now()


def waiting() -> AbstractContextManager[None]:
    """Wait for something outside while no simulated time passes."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, SimulatedTime)
    return loop.waiting()


class TimelessDatabase(Database):
    """A real database that stops simulated time while it works; it drops hints, which no one waits for."""

    def __init__(self, inner: Database) -> None:
        self._inner = inner
        self.is_shared = inner.is_shared

    @classmethod
    async def at(cls, place: DatabaseLocation) -> Database:
        """Open a database."""
        with waiting():
            return cls(await open_database(place, alone=False))

    async def settle(self, unchanged: Statement) -> None:
        await self._inner.settle(unchanged)

    def listen(self, heard: Callable[[str], None]) -> None:
        self._inner.listen(heard)

    async def close(self) -> None:
        with waiting():
            await self._inner.close()

    async def _rows(self, sql: str, *values: Value) -> list[Row]:
        with waiting():
            return await self._inner.rows(sql, *values)

    async def _transact(self, work: Work[T], *, lasting: bool) -> T:
        with waiting():
            return await self._inner.transact(work, lasting=lasting)

    async def _save(self, first: Statement, *others: Statement, lasting: bool) -> Saved:
        with waiting():
            return await self._inner.save(first, *others, lasting=lasting)


def simulated(work: Coroutine[Any, Any, T]) -> T:
    """Run work in simulated time."""
    with asyncio.Runner(loop_factory=SimulatedTime) as runner:
        return runner.run(work)


class MemoryLog(StoredLog):
    """Logs in memory.

    Attributes:
        logs: the entries of each table.
    """

    def __init__(self, *, is_shared: bool = False) -> None:
        self.logs: dict[TableId, list[Entry]] = {}
        self._is_shared = is_shared

    @property
    def is_shared(self) -> bool:
        return self._is_shared

    async def open(self, entries: Sequence[Entry]) -> TableId | None:
        table_id = TableId(len(self.logs) + 1)
        self.logs[table_id] = list(entries)
        return table_id

    async def append(self, table_id: TableId, entries: Sequence[Entry], *, ends: bool) -> None:
        del ends
        log = self.logs[table_id]
        if entries[0].number != len(log) + 1:
            raise Conflict
        log += entries

    async def reopen(self, table_id: TableId, entries: Sequence[Entry]) -> bool:
        await self.append(table_id, entries, ends=False)
        return True

    async def read(self, table_id: TableId, after: int = 0) -> list[Entry]:
        return self.logs[table_id][after:]

    async def lengths(self, tables: Collection[TableId]) -> dict[TableId, int]:
        return {table_id: len(self.logs[table_id]) for table_id in tables}

    async def noted_lengths(self, shards: Collection[int]) -> dict[TableId, int]:
        """Return the noted lengths: the open tables are known, but every hint is lost."""
        del shards
        return dict.fromkeys(self.logs, 0)

    async def open_tables(self) -> list[OpenTable]:
        opened = {table_id: log[0].event for table_id, log in self.logs.items()}
        return [
            OpenTable(table_id, event.channel, event.guild, event.host)
            for table_id, event in opened.items()
            if isinstance(event, Opened)
        ]


class MemoryPeople(StoredPeople):
    """The people of these tests."""

    def __init__(self) -> None:
        """Use no database."""

    async def read(self, ids: Collection[PersonId], guild: GuildId = NO_GUILD) -> list[Person]:
        del guild
        return [PEOPLE[person] for person in ids]

    async def quiet(self, ids: Collection[PersonId]) -> Quiet:
        del ids
        return NOBODY_QUIET
