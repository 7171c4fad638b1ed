"""Tests that processes share shards equally, that no two hold the same one, and that none stays free for ever."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import pairwise

import pytest

from tests.storage.places import database, outside
from tockbot.service import BEAT, Leases
from tockbot.service.shards import HANDOVER_SECONDS, LEASE, MIN_LEASE_LEFT, STALE, Moves, fair_moves, fair_share
from tockbot.storage import Database, DatabaseLocation, Heartbeat, StorageError, StoredShards
from tockbot.tables import GuildId

COUNT = 4
SERVERS = [GuildId(shard << 22) for shard in range(COUNT)]
"""A server of each shard."""


@pytest.fixture(autouse=True)
def nothing_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes give shards away at once, because no request to Discord is on its way."""
    monkeypatch.setattr("tockbot.service.shards.BEAT", 0)


class SharedDatabase:
    """The processes at one database, with a common clock."""

    def __init__(self, opened: Database) -> None:
        self.opened = opened
        self.time = 1000.0

    async def process(self, count: int = COUNT) -> Leases:
        leases = Leases(StoredShards(self.opened), count, lambda: self.time)
        await leases.start()
        return leases

    async def seconds(self, seconds: float, *alive: Leases) -> None:
        """Let time pass for the processes that are alive."""
        for _ in range(round(seconds / BEAT)):
            self.time += BEAT
            for leases in alive:
                await leases.beat()
            held = [shard for leases in alive for shard in leases.held]
            assert len(held) == len(set(held)), "two processes hold the same shard"


class BrokenStore(StoredShards):
    """A database that fails at the worst times: after the first shard was taken, and before any is given."""

    def __init__(self, opened: Database) -> None:
        super().__init__(opened)
        self._took = False
        self.refused = False

    async def take(self, shard: int, seen: Heartbeat, process: str) -> bool:
        done = await super().take(shard, seen, process)
        if not self._took:
            self._took = True
            raise StorageError("lost after it was saved")
        return done

    async def give(self, shard: int, process: str) -> None:
        self.refused = True
        raise StorageError(f"lost before {process} gave shard {shard}")


@asynccontextmanager
async def shared_by_processes(place: DatabaseLocation) -> AsyncIterator[SharedDatabase]:
    async with database(place) as opened:
        yield SharedDatabase(opened)


def shares(*all_of_them: Leases) -> list[int]:
    return [len(leases.held) for leases in all_of_them]


async def test_first_process_takes_all_shards_and_shares_later(place: DatabaseLocation) -> None:
    async with shared_by_processes(place) as there:
        one = await there.process()
        assert one.held == set(range(COUNT))
        assert all(one.seconds_left(server) > BEAT for server in SERVERS)
        two = await there.process()
        await there.seconds(8, one, two)
        assert shares(one, two) == [2, 2]
        assert 0 in one.held, "the first shard changes hands last"
        three = await there.process()
        await there.seconds(8, one, two, three)
        assert sorted(shares(one, two, three)) == [1, 1, 2]
        for shard, server in enumerate(SERVERS):
            assert [leases.seconds_left(server) > 0 for leases in (one, two, three)] == [
                shard in leases.held for leases in (one, two, three)
            ]


async def test_shards_of_a_killed_process_are_taken_within_ten_seconds(
    place: DatabaseLocation,
) -> None:
    async with shared_by_processes(place) as there:
        killed, other = await there.process(), await there.process()
        await there.seconds(8, killed, other)
        until = there.time + max(killed.seconds_left(server) for server in SERVERS)
        while other.held != set(range(COUNT)):
            await there.seconds(BEAT, other)
            assert there.time <= until - LEASE + 10
        assert there.time > until
        assert not killed.held
        assert outside(place, "SELECT count(*) FROM processes") == [(1,)]


async def test_stopping_process_hands_over_at_once(place: DatabaseLocation) -> None:
    async with shared_by_processes(place) as there:
        stopped, other = await there.process(), await there.process()
        await there.seconds(8, stopped, other)
        await stopped.close()
        assert not stopped.held
        await there.seconds(BEAT, other)
        assert other.held == set(range(COUNT))


async def test_process_that_slept_loses_its_shards_and_gets_a_share(place: DatabaseLocation) -> None:
    async with shared_by_processes(place) as there:
        slept, other = await there.process(), await there.process()
        await there.seconds(8, slept, other)
        await there.seconds(STALE + 3, other)
        assert not slept.held
        assert all(slept.seconds_left(server) == 0 for server in SERVERS)
        await there.seconds(8, other, slept)
        assert shares(slept, other) == [2, 2]


async def test_leases_end_in_an_outage_and_stay_put_afterwards(place: DatabaseLocation) -> None:
    async with shared_by_processes(place) as there:
        one, two = await there.process(), await there.process()
        await there.seconds(8, one, two)
        before = [one.held, two.held]
        there.time += 60
        assert [one.held, two.held] == [frozenset(), frozenset()]
        await there.seconds(3, two, one)
        assert [one.held, two.held] == before


async def test_late_renewal_reports_possibly_missed_work(place: DatabaseLocation) -> None:
    async with shared_by_processes(place) as there:
        one = await there.process()
        there.time += BEAT
        assert await one.beat() == frozenset(), "in time"
        there.time += LEASE - MIN_LEASE_LEFT / 2
        assert one.held, "it still holds them, but not long enough to show anything"
        assert await one.beat() == set(range(COUNT))
        assert await one.beat() == frozenset(), "reported once"
        there.time += 60
        assert await one.beat() == one.held


async def test_shard_is_held_although_taking_it_reported_an_error(place: DatabaseLocation) -> None:
    async with shared_by_processes(place) as there:
        store = BrokenStore(there.opened)
        one = Leases(store, COUNT, lambda: there.time)
        await one.start()
        assert not one.held
        await one.beat()
        assert one.held == set(range(COUNT))
        other = await there.process()
        await one.beat()
        assert store.refused, "it tried to give a shard away"
        await other.close()
        await one.beat()
        assert one.held == set(range(COUNT)), "no shard is left without a holder"


async def test_another_number_of_shards_waits_until_all_have_stopped(place: DatabaseLocation) -> None:
    async with shared_by_processes(place) as there:
        one = await there.process()
        other = await there.process(count=7)
        assert other.count == COUNT
        await one.close()
        await other.close()
        assert (await there.process(count=7)).held == set(range(7))


@pytest.mark.parametrize("count", [1, 2, 4, 7, 16])
@pytest.mark.parametrize("processes", [1, 2, 3, 5, 20])
def test_shares_become_fair_and_stay_so(count: int, processes: int) -> None:
    names = [f"p{number}" for number in range(processes)]
    owners = dict.fromkeys(range(count), "p0")
    for _ in range(4 * count):
        for name in names:
            moves = fair_moves(name, owners, names)
            owners |= dict.fromkeys(moves.takes, name) | dict.fromkeys(moves.gives, "")
    held = sorted(sum(owner == name for owner in owners.values()) for name in names)
    assert sum(held) == count
    assert held[-1] - held[0] <= 1
    assert all(fair_moves(name, owners, names) == Moves() for name in names)


async def test_requests_are_shared_by_need_with_some_for_everyone(place: DatabaseLocation) -> None:
    async with shared_by_processes(place) as there:
        one = await there.process()
        assert one.share_of(40) == 40
        two = await there.process()
        assert two.share_of(40) == 20
        for wants in ((30, 30), (60, 5), (0, 200), (0, 0)):
            for _ in range(2):
                await one.beat(wants[0])
                await two.beat(wants[1])
            shares = one.share_of(40), two.share_of(40)
            assert sum(shares) == 40
            assert all(share >= 2 for share in shares)
            assert wants[0] == wants[1] or (shares[0] > shares[1]) == (wants[0] > wants[1])
            assert max(wants) < 40 or max(shares) == 40 - max(2, min(wants))
        await two.close()
        await one.beat()
        assert one.share_of(40) == 40


async def test_process_forgotten_at_its_start_still_gets_a_share(place: DatabaseLocation) -> None:
    async with shared_by_processes(place) as there:
        other, slow = await there.process(), await there.process()
        while len(outside(place, "SELECT id FROM processes")) == 2:
            await there.seconds(BEAT, other)
        await there.seconds(3 * STALE, slow, other)
        assert shares(slow, other) == [2, 2]


@pytest.mark.parametrize("wants", [(0,), (0, 0), (1, 50, 50), (3, 9, 27), (100, 100, 100, 1), (0,) * 40])
def test_shares_add_up_to_the_whole(wants: tuple[int, ...]) -> None:
    everyone = {f"p{number}": wanted for number, wanted in enumerate(wants)}
    shares = [fair_share(process, everyone, 40) for process in everyone]
    assert sum(shares) == pytest.approx(40)
    assert min(shares) > 0


def test_taker_waits_longer_than_a_holder_holds() -> None:
    assert all(one < other for one, other in pairwise((BEAT, LEASE, STALE, 10)))


async def test_clients_of_a_queue_identify_one_after_another(place: DatabaseLocation) -> None:
    async with AsyncExitStack() as stack:
        opened = await stack.enter_async_context(database(place))
        shards = StoredShards(opened)
        asked = ((0, 1000), (0, 1001), (1, 1002), (0, 2000), (1, 2001), (0, 60_000), (0, 60_001))
        turns = [await shards.turn_to_identify(queue, now, 5000, 20_000) for queue, now in asked]
        assert turns == [1000, 6000, 1002, 11_000, 6002, 60_000, 65_000]
        put_back = [await shards.turn_to_identify(0, now, 5000, 20_000) for now in (7000, 7001)]
        assert put_back == [7000, 12_000], "after the clock is put back, earlier turns no longer count"


async def test_redivided_shards_wait_for_the_previous_holder(place: DatabaseLocation) -> None:
    """The holder of the old shards stays connected to them until each of the new ones is connected."""
    async with database(place) as opened:
        here = SharedDatabase(opened)
        one, other = await here.process(), await here.process()
        await here.seconds(10, one, other)
        for leases in (one, other, one):
            await leases.beat(0, leases.held)
        old = one.claimed, other.claimed
        assert sorted(map(len, old)) == [2, 2]
        assert await StoredShards(opened).divide(7) == COUNT
        await here.seconds(1, one)
        assert (one.held, other.held != frozenset()) == (frozenset(), True), (
            "a process without the news still shows its tables"
        )
        await here.seconds(LEASE - 1, one, other)
        assert one.held == frozenset()
        await here.seconds(3, one, other)
        assert sorted((*one.held, *other.held)) == list(range(7))
        assert old[0] < one.claimed
        assert old[1] < other.claimed
        for leases in (one, other, one, other):
            await leases.beat(0, leases.held)
        assert one.claimed | other.claimed == {(shard, 7) for shard in range(7)}


async def test_giver_stays_connected_until_the_taker_is(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        here = SharedDatabase(opened)
        one, other = await here.process(), await here.process()
        await one.beat()
        given = {(shard, COUNT) for shard in range(COUNT)} - {(shard, COUNT) for shard in one.held}
        assert len(given) == 1
        await here.seconds(3, one)
        assert given < one.claimed, "no one has taken it yet"
        await other.beat()
        await here.seconds(3, one)
        assert given < one.claimed, "the taker holds it, but gets no events yet"
        await other.beat(0, other.held)
        await one.beat()
        assert not given & one.claimed


async def test_event_of_a_moving_shard_is_handled_once(place: DatabaseLocation) -> None:
    async with shared_by_processes(place) as there:
        one, other = await there.process(), await there.process()
        await there.seconds(3, one, other)
        shard = min(other.held)
        part = shard, COUNT
        assert part in one.claimed, "both get its events"
        events = [number << 22 for number in range(1, 10)]
        first = [(await other.is_first(event, part), await one.is_first(event, part)) for event in events]
        assert first == [(True, False)] * len(events)
        assert await other.is_first(events[0], part), "a repeated claim is granted too"


async def test_claims_are_made_only_while_a_shard_moves(place: DatabaseLocation) -> None:
    async with shared_by_processes(place) as there:
        one = await there.process()
        await there.seconds(2 * HANDOVER_SECONDS, one)
        assert await one.is_first(1 << 22, (0, COUNT))
        assert outside(place, "SELECT * FROM heard") == []


async def test_old_claims_are_forgotten(place: DatabaseLocation) -> None:
    async with shared_by_processes(place) as there:
        shards, minute = StoredShards(there.opened), 60_000 << 22
        assert [await shards.claim(number * minute, "one") for number in (1, 2, 17)] == [True] * 3
        assert outside(place, "SELECT event FROM heard ORDER BY event") == [(2 * minute,), (17 * minute,)]


async def test_event_is_handled_when_claims_fail(place: DatabaseLocation) -> None:
    class NoClaims(StoredShards):
        async def claim(self, event: int, client: str) -> bool:
            raise StorageError(f"lost before {client} claimed {event}")

    async with shared_by_processes(place) as there:
        one = Leases(NoClaims(there.opened), COUNT, lambda: there.time)
        await one.start()
        assert await one.is_first(1 << 22, (0, COUNT))


async def test_closing_process_stays_connected_until_others_are(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        here = SharedDatabase(opened)
        one, other = await here.process(), await here.process()
        await here.seconds(10, one, other)
        mine = one.claimed
        await one.hand_over()
        assert (one.held, one.claimed) == (frozenset(), mine)
        await here.seconds(3, other)
        await one.look()
        assert one.claimed == mine, "another process holds them, but gets no events yet"
        await other.beat(0, other.held)
        await one.look()
        assert one.claimed == frozenset()
        await other.hand_over()
        await other.look()
        assert other.claimed == frozenset(), "no process is left to take them"
