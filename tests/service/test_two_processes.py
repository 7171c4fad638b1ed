"""Tests a week in which two processes take a table from each other, with a log in memory and a real server."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import timedelta
from random import Random

import pytest

from tests.service.runner import TableRunner
from tests.service.simulated import MemoryLog, TimelessDatabase, simulated
from tests.tables.live import by
from tockbot.rules import Seat
from tockbot.storage import StoredLog
from tockbot.tables import TIMES, Computer, Entry, GuildId, Pace, Played, Stage, TableId, Timed, commands, replay

WEEK = timedelta(days=7)


@dataclass
class Lease:
    """The shards of a process: all or none."""

    held: bool

    def seconds_left(self, guild: GuildId) -> float:
        del guild
        return float("inf") if self.held else 0.0


@dataclass
class Pair:
    """Two processes at one log: one holds the tables, both decide, and each reads the other's entries."""

    runners: tuple[TableRunner, TableRunner]
    leases: tuple[Lease, Lease]
    handed_over: int = 0

    @classmethod
    def at_one_log(cls) -> Pair:
        log = MemoryLog(is_shared=True)
        return cls.at(log, log)

    @classmethod
    def at(cls, one: StoredLog, other: StoredLog) -> Pair:
        """Create each process over one of these logs, which share a database."""
        leases = (Lease(held=True), Lease(held=False))
        return cls((TableRunner(stored=one, shards=leases[0]), TableRunner(stored=other, shards=leases[1])), leases)

    @property
    def log(self) -> StoredLog:
        """Return the log of both."""
        assert self.runners[0].stored is not None
        return self.runners[0].stored

    async def hand_over(self, table_id: TableId, gap: float, *, killed: bool) -> None:
        """Let the holder stop or die; for a while no one runs the table, then the other process does."""
        holder = self.leases.index(Lease(held=True))
        self.leases[holder].held = False
        if killed:
            await self.runners[holder].keeper.close()
        await asyncio.sleep(gap)
        other = self.runners[1 - holder]
        await other.keeper.close()
        self.leases[1 - holder].held = True
        await other.begin()
        other.tables.announce(table_id)
        if killed:
            await self.runners[holder].begin()
        self.handed_over += 1

    async def live(self, table_id: TableId, seat: int, rng: Random, patience: float) -> None:
        """Play as a person whose presses may reach either process."""
        timed = self.runners[0].tables.see(table_id).clock.times is not None
        while self.runners[0].tables.see(table_id).entries < (MAX_ENTRIES if timed else MAX_ENTRIES // 3):
            await asyncio.sleep(patience * rng.random() * 3)
            here, other = rng.sample(self.runners, 2)
            await here.tables.fetch(table_id)
            if here.tables.see(table_id).stage is not Stage.PLAYING:
                return
            if isinstance(here.tables.see(table_id).seated[seat], Computer):
                await here.tables.decide(table_id, by(seat), commands.join)
            await here.act(table_id, Seat(seat))
            await other.tables.read_new_entries(table_id)


MAX_ENTRIES = 120
"""Number of entries for which a fast game is followed."""


async def taking_turns(pair: Pair, pace: Pace) -> list[Entry]:
    """Return the log of a week in which the two take a table from each other."""
    rng = Random(8)
    limit = min(TIMES[pace].limit.total_seconds(), 4 * 3600) if pace in TIMES else 3600
    for runner in pair.runners:
        await runner.begin()
    table_id = await pair.runners[0].open(pace)
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
    for runner in pair.runners:
        await runner.keeper.close()
    return list(await pair.log.read(table_id))


def check_week(pair: Pair, log: list[Entry], pace: Pace) -> None:
    """Check that no one lost time, and that a game was played."""
    replay(log)
    assert pair.handed_over > 3
    played = [entry for entry in log if isinstance(entry.event, Played)]
    assert len(played) > 5
    for entry in played:
        if isinstance(entry.event, Played) and entry.event.in_stead:
            timed = [one.at for one in log[: entry.number - 1] if isinstance(one.event, Timed)]
            assert entry.at - timed[-1] >= TIMES[pace].limit, "no one loses time when the table changes hands"


@pytest.mark.parametrize("pace", list(Pace))
def test_two_processes_share_tables_for_a_week(pace: Pace) -> None:
    pair = Pair.at_one_log()
    check_week(pair, simulated(taking_turns(pair, pace)), pace)


def test_two_processes_share_a_real_server_for_a_week(address: str) -> None:
    async def week() -> None:
        one, other = await TimelessDatabase.at(address), await TimelessDatabase.at(address)
        try:
            pair = Pair.at(StoredLog(one), StoredLog(other))
            check_week(pair, await taking_turns(pair, Pace.RELAXED), Pace.RELAXED)
        finally:
            await one.close()
            await other.close()

    simulated(week())
