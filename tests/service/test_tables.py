"""Tests one lock per table, and saving before anyone is notified, on a real file."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.service.shared import (
    FOUR,
    FaultyLog,
    begin,
    go_on,
    join,
    opened_file,
    reasons,
    refusal,
    seen_by,
    tables_on,
    until_play,
)
from tests.storage.places import outside
from tests.tables.live import GUILD, MOMENT, PEOPLE, SEED, by, opening_of, person_at
from tockbot.rules import Seat, legal_plays
from tockbot.service import OpenTableLimits, Tables
from tockbot.storage import StorageError, StoredLog, StoredPeople
from tockbot.tables import (
    Actor,
    ChannelId,
    Closed,
    Draft,
    GuildId,
    Person,
    Refusal,
    Reopened,
    Stage,
    TableId,
    UserId,
    commands,
    replay,
    seed_hash,
)

CHANNEL = ChannelId(2)


def nothing(draft: Draft) -> None:
    """Change nothing, as a command."""
    del draft


async def test_four_of_eight_simultaneous_joiners_get_a_seat(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with opened_file(path) as opened:
        tables = tables_on(opened)
        table_id = await tables.open(opening_of(FOUR))
        answers = await asyncio.gather(*(join(tables, table_id, seat) for seat in range(8)), return_exceptions=True)
        assert reasons(answers) == [Refusal.NO_SEAT_FREE] * 4
        assert None not in tables.see(table_id).seated
        assert outside(path, "SELECT number FROM entries ORDER BY number") == [(1,), (2,), (3,), (4,), (5,)]


async def test_second_of_two_simultaneous_presses_is_stale(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = tables_on(opened)
        table_id = await begin(tables)
        turn = await until_play(tables, table_id, Random(1))
        game = seen_by(tables, table_id, turn)
        press = partial(commands.play, chosen=legal_plays(game.position())[0], stamp=game.stamp)
        presses = (tables.decide(table_id, by(turn), press) for _ in range(3))
        answers = await asyncio.gather(*presses, return_exceptions=True)
        assert reasons(answers) == [Refusal.STALE] * 2
        assert len(seen_by(tables, table_id, 0).history) == len(game.history) + 1


async def test_saved_entries_are_exactly_the_decision(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        log = FaultyLog(opened)
        tables = Tables(log, StoredPeople(opened), lambda: MOMENT)
        table_id = await begin(tables)
        log.appended.clear()
        steps = [step for _ in range(12) for step in await go_on(tables, table_id, Random(6))]
        assert log.appended == [step.entries for step in steps]
        assert await log.read(table_id, after=6 + 1) == [entry for step in steps for entry in step.entries]
        assert replay(await log.read(table_id)) == steps[-1].table
        assert {entry.at for entry in await log.read(table_id)} == {MOMENT}


async def test_unsaved_decision_has_no_effect(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        log = FaultyLog(opened)
        tables = tables_on(opened, log)
        table_id = await begin(tables)
        notified: list[int] = []
        tables.listen(notified.append)
        before = [tables.see(table_id, person_at(seat)) for seat in range(4)]
        log.fails = True
        game = seen_by(tables, table_id, 0)
        give = partial(commands.give, card=game.hand[0], stamp=game.stamp)
        assert await refusal(tables.decide(table_id, by(0), give)) is Refusal.NOT_SAVED
        assert [tables.see(table_id, person_at(seat)) for seat in range(4)] == before
        assert notified == []
        log.fails = False
        await tables.decide(table_id, by(0), give)
        assert notified == [table_id]
        assert seen_by(tables, table_id, 0).gift == game.hand[0]
        assert await log.read(table_id) == await StoredLog(opened).read(table_id)


async def test_unsaved_table_is_not_opened(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        log = FaultyLog(opened)
        tables = tables_on(opened, log)
        log.fails = True
        assert await refusal(tables.open(opening_of(FOUR))) is Refusal.NOT_SAVED
        assert tables.in_channel(CHANNEL) is None
        log.fails = False
        assert await tables.open(opening_of(FOUR))


async def test_table_opens_with_the_first_command_or_not_at_all(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = tables_on(opened)
        refused = partial(commands.join, seat=Seat(9))
        assert await refusal(tables.open(opening_of(FOUR), refused)) is Refusal.NO_SUCH_SEAT
        assert outside(tmp_path / "t.sqlite3", "SELECT count(*) FROM tables") == [(0,)]
        notified: list[int] = []
        tables.listen(notified.append)
        table_id = await tables.open(opening_of(FOUR), commands.join)
        assert tables.see(table_id).seated[0] == PEOPLE[person_at(0)]
        assert len(await StoredLog(opened).read(table_id)) == 2
        assert notified == [table_id]


async def test_seed_hash_is_known_from_the_opening(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = tables_on(opened)
        table_id = await tables.open(opening_of(FOUR))
        assert tables.see(table_id).seed_hash == seed_hash(SEED)


# Listeners


async def test_listeners_are_called_after_saving_and_may_continue(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    async with opened_file(path) as opened:
        tables = tables_on(opened)
        table_id = await tables.open(opening_of(FOUR))
        saved: list[int] = []
        following: list[asyncio.Task[None]] = []

        def listener(changed: TableId) -> None:
            saved.append(len(outside(path, "SELECT 1 FROM entries")))
            if len(saved) < 3:
                following.append(asyncio.create_task(join(tables, changed, len(saved))))

        tables.listen(listener)
        await join(tables, table_id, 0)
        async with asyncio.timeout(5):
            while len(saved) < 3:
                await asyncio.gather(*following)
        assert saved == [2, 3, 4]


async def test_failing_listener_affects_no_one_else(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A failing listener affects neither the caller, who learns what was saved, nor the other listeners."""
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = tables_on(opened)
        notified: list[tuple[str, int]] = []

        def failing(table_id: TableId) -> None:
            notified.append(("failing", table_id))
            raise RuntimeError("the ace of spades, As")

        tables.listen(failing)
        tables.listen(lambda table_id: notified.append(("later", table_id)))
        table_id = await tables.open(opening_of(FOUR))
        await join(tables, table_id, 0)
        assert notified == [("failing", table_id), ("later", table_id)] * 2
        assert tables.see(table_id).seated[0] == PEOPLE[person_at(0)]
        assert len(await StoredLog(opened).read(table_id)) == 2
        await join(tables, table_id, 1)
        assert "RuntimeError" in caplog.text
        assert "As" not in caplog.text


async def test_quiet_or_empty_decision_notifies_no_one(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = tables_on(opened)
        table_id = await tables.open(opening_of(FOUR))
        notified: list[int] = []
        tables.listen(notified.append)
        await tables.decide(table_id, by(0), commands.join, quietly=True)
        step = await tables.decide(table_id, by(0), nothing)
        assert step.entries == ()
        assert notified == []


# Cancelled callers


@pytest.mark.parametrize("gate", ["gate", "gate_after"], ids=["before it is written", "once it is written"])
@pytest.mark.parametrize("cancels", [1, 3])
async def test_cancelled_caller_leaves_table_and_log_equal(tmp_path: Path, gate: str, cancels: int) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        log = FaultyLog(opened)
        tables = tables_on(opened, log)
        table_id = await tables.open(opening_of(FOUR))
        notified: list[int] = []
        tables.listen(notified.append)
        joining = await cancelled_at(log, gate, join(tables, table_id, 0), cancels)
        waiting = asyncio.create_task(join(tables, table_id, 1))
        await asyncio.sleep(0)
        released(log)
        with pytest.raises(asyncio.CancelledError):
            await joining
        await waiting
        assert tables.see(table_id).seated[:2] == (PEOPLE[person_at(0)], PEOPLE[person_at(1)])
        assert len(await log.read(table_id)) == 3
        assert notified == [table_id] * 2, "listeners hear of saved entries"
        assert len(log.appended) == 2, "no one had to decide again"


@pytest.mark.parametrize("gate", ["gate", "gate_after"], ids=["before it is written", "once it is written"])
@pytest.mark.parametrize("cancels", [1, 3])
async def test_cancelled_opening_leaves_the_table_open(tmp_path: Path, gate: str, cancels: int) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        log = FaultyLog(opened)
        tables = tables_on(opened, log)
        notified: list[int] = []
        tables.listen(notified.append)
        opening = await cancelled_at(log, gate, tables.open(opening_of(FOUR), commands.join), cancels)
        released(log)
        with pytest.raises(asyncio.CancelledError):
            await opening
        table_id = tables.in_channel(CHANNEL)
        assert table_id is not None
        assert notified == [table_id]
        assert await refusal(tables.open(opening_of(FOUR))) is Refusal.JUST_OPENED
        await tables.decide(table_id, by(0), commands.close)
        assert await tables.open(opening_of(FOUR)) != table_id


async def cancelled_at(
    log: FaultyLog, gate: str, work: Coroutine[None, None, object], cancels: int
) -> asyncio.Task[object]:
    """Begin something, and cancel it several times while the log waits at a gate."""
    log.reached.clear()
    setattr(log, gate, asyncio.Event())
    task = asyncio.create_task(work)
    await log.reached.wait()
    for _ in range(cancels):
        task.cancel()
        await asyncio.sleep(0.005)
    assert not task.done(), "it waits for the save"
    return task


def released(log: FaultyLog) -> None:
    """Let the log continue."""
    for gate in (log.gate, log.gate_after):
        if gate is not None:
            gate.set()


# Channels and servers


async def test_a_channel_has_one_open_table(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = tables_on(opened)
        answers = await asyncio.gather(*(tables.open(opening_of(FOUR)) for _ in range(4)), return_exceptions=True)
        assert reasons(answers) == [Refusal.JUST_OPENED] * 3
        (table_id,) = [answer for answer in answers if isinstance(answer, int)]
        assert await tables.open(opening_of(FOUR, channel=3)) != table_id
        await tables.decide(TableId(table_id), by(0), commands.close)
        assert tables.in_channel(CHANNEL) is None
        assert await tables.open(opening_of(FOUR)) != table_id


async def test_table_of_silent_people_makes_room_for_another(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        moment = [MOMENT]
        tables = Tables(StoredLog(opened), StoredPeople(opened), lambda: moment[0])
        old = await tables.open(opening_of(FOUR), commands.join)
        stranger = replace(opening_of(FOUR), host=person_at(7))
        await tables.decide(old, by(7), commands.call)
        assert await refusal(tables.open(stranger)) is Refusal.JUST_OPENED
        assert tables.in_channel(CHANNEL) == old
        moment[0] += timedelta(days=3)
        new = await tables.open(stranger)
        assert tables.in_channel(CHANNEL) == new != old
        assert (tables.see(old).stage, [one.id for one in tables.see(old).closed_by]) == (Stage.CLOSED, [person_at(7)])


async def test_unknown_table_is_refused(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = tables_on(opened)
        unknown = TableId(7)
        assert await refusal(tables.decide(unknown, Actor(), nothing)) is Refusal.NO_TABLE
        assert await refusal(asyncio.to_thread(tables.see, unknown)) is Refusal.NO_TABLE
        assert await refusal(tables.fetch(unknown)) is Refusal.NO_TABLE


async def test_read_error_is_not_reported_as_a_missing_table(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        log = FaultyLog(opened)
        tables = tables_on(opened)
        table_id = await begin(tables)
        await tables.decide(table_id, Actor(), commands.abandon)
        again = tables_on(opened, log)
        log.fails_reading = True
        with pytest.raises(StorageError):
            await again.fetch(table_id)
        log.fails_reading = False
        await again.fetch(table_id)
        assert again.see(table_id).stage is Stage.CLOSED


async def test_view_is_recomputed_only_after_a_change(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = tables_on(opened)
        table_id = await tables.open(opening_of(FOUR), commands.join)
        seen, by_host = tables.see(table_id), tables.see(table_id, person_at(0))
        assert tables.see(table_id) is seen
        assert (seen.viewer, by_host.viewer) == (None, Seat(0))
        await tables.fetch(table_id)
        assert tables.see(table_id, person_at(0)) is by_host
        anna = Person(person_at(0), UserId(1), "Anna the Second")
        tables.renamed(anna)
        renamed = tables.see(table_id)
        assert renamed.seated[0] == anna
        await join(tables, table_id, Seat(1))
        assert tables.see(table_id).entries == renamed.entries + 1


async def test_open_tables_of_a_server_are_known(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = tables_on(opened)
        one, two = await begin(tables, 2), await begin(tables, 3)
        assert tables.in_guild(GUILD) == [one, two]
        assert tables.in_guild(GuildId(9)) == []


async def test_limited_number_of_ended_tables_is_cached(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = Tables(StoredLog(opened), StoredPeople(opened), ended_kept=2)
        ended = [await closed(tables) for _ in range(4)]
        assert [tables.knows(table_id) for table_id in ended] == [False, False, True, True]
        await tables.fetch(ended[0])
        assert tables.see(ended[0]).stage is Stage.CLOSED
        assert [tables.knows(table_id) for table_id in ended] == [True, False, False, True]


async def test_waiting_command_at_an_evicted_table_sees_its_state(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        log = FaultyLog(opened)
        tables = Tables(log, StoredPeople(opened), ended_kept=1)
        one = await closed(tables)
        log.reached.clear()
        gate = log.gate = asyncio.Event()
        first = asyncio.create_task(tables.decide(one, by(0), commands.reopen))
        await log.reached.wait()
        second = asyncio.create_task(tables.decide(one, by(0), commands.close))
        log.gate = None
        await tables.decide(await tables.open(opening_of(FOUR, 3)), by(0), commands.close)
        await tables.fetch(one)
        gate.set()
        await first
        await second
        assert [type(entry.event) for entry in await log.read(one)][-2:] == [Reopened, Closed]


async def closed(tables: Tables) -> TableId:
    """Open a table and close it again."""
    table_id = await tables.open(opening_of(FOUR))
    await tables.decide(table_id, by(0), commands.close)
    return table_id


# Limits on open tables


async def test_open_tables_are_limited_per_server_and_person(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = Tables(StoredLog(opened), StoredPeople(opened), most_open=OpenTableLimits(3, 2, lobbies=50))
        mine = [await tables.open(opening_of(FOUR, channel), commands.join) for channel in (1, 2)]
        assert await refusal(tables.open(opening_of(FOUR, 3))) is Refusal.TABLES_A_PERSON
        others = replace(opening_of(FOUR, 3), host=person_at(1))
        await tables.open(others, commands.join)
        assert await refusal(tables.open(replace(others, channel=ChannelId(4), host=person_at(2)))) is (
            Refusal.TABLES_A_SERVER
        )
        elsewhere = replace(others, channel=ChannelId(5), guild=GuildId(77))
        await tables.open(elsewhere)
        await tables.decide(mine[0], by(0), commands.close)
        await tables.open(opening_of(FOUR, 6))


async def test_simultaneously_opened_tables_are_limited_too(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = Tables(StoredLog(opened), StoredPeople(opened), most_open=OpenTableLimits(50, 10, lobbies=50))
        answers = await asyncio.gather(
            *(tables.open(opening_of(FOUR, channel), commands.join) for channel in range(1, 31)), return_exceptions=True
        )
        assert reasons(answers) == [Refusal.TABLES_A_PERSON] * 20


async def test_open_tables_are_counted_after_a_restart(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        before = tables_on(opened)
        for channel in (1, 2):
            await before.open(opening_of(FOUR, channel), commands.join)
        tables = Tables(StoredLog(opened), StoredPeople(opened), most_open=OpenTableLimits(a_server=50, a_person=2))
        await tables.restore()
        assert await refusal(tables.open(opening_of(FOUR, 3))) is Refusal.TABLES_A_PERSON


async def test_person_has_two_lobbies_in_a_server(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        before = tables_on(opened)
        mine = [await before.open(opening_of(FOUR, channel), commands.join) for channel in (1, 2)]
        tables = Tables(StoredLog(opened), StoredPeople(opened), most_open=OpenTableLimits(50, 10))
        await tables.restore()
        third = opening_of(FOUR, 3)
        assert await refusal(tables.open(third, commands.join)) is Refusal.LOBBIES_A_PERSON, "also after a restart"
        await tables.open(replace(third, guild=GuildId(77)), commands.join)
        await tables.open(replace(opening_of(FOUR, 4), host=person_at(1)), commands.join)

        await tables.decide(mine[0], by(0), commands.fill_and_start)
        answers = await asyncio.gather(
            *(tables.open(opening_of(FOUR, channel), commands.join) for channel in range(5, 10)), return_exceptions=True
        )
        assert reasons(answers) == [Refusal.LOBBIES_A_PERSON] * 4, "simultaneously opened tables count too"
        # A closed lobby that is resumed counts like a new one.
        await tables.decide(mine[1], by(0), commands.close)
        await tables.open(opening_of(FOUR, 20), commands.join)
        assert await refusal(tables.reopen(mine[1], by(0))) is Refusal.LOBBIES_A_PERSON


async def test_vacant_lobby_takes_no_place_when_tables_are_full(tmp_path: Path) -> None:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = Tables(StoredLog(opened), StoredPeople(opened), most_open=OpenTableLimits(a_server=2, a_person=2))
        left, kept = [await tables.open(opening_of(FOUR, channel), commands.join) for channel in (1, 2)]
        await tables.decide(left, by(0), commands.leave)
        await tables.open(opening_of(FOUR, 3), commands.join)
        assert tables.see(left).stage is Stage.CLOSED
        assert tables.see(kept).stage is Stage.LOBBY
        others = replace(opening_of(FOUR, 4), host=person_at(1))
        assert await refusal(tables.open(others, commands.join)) is Refusal.TABLES_A_SERVER


async def test_refused_table_creates_no_channel(tmp_path: Path) -> None:
    made: list[ChannelId] = []

    @asynccontextmanager
    async def new_channel() -> AsyncIterator[ChannelId]:
        made.append(ChannelId(30))
        yield made[-1]

    async with opened_file(tmp_path / "t.sqlite3") as opened:
        tables = Tables(StoredLog(opened), StoredPeople(opened), most_open=OpenTableLimits(a_server=50, a_person=1))
        table_id = await tables.open(opening_of(FOUR), commands.join, new_channel())
        assert (made, tables.channel_of(table_id)) == ([30], 30)
        assert await refusal(tables.open(opening_of(FOUR), commands.join, new_channel())) is Refusal.TABLES_A_PERSON
        assert made == [30]
