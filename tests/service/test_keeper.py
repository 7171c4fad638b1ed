"""Tests automatic actions: computer players play even after failures, and their turns are announced together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import monotonic

import pytest

from tests.service.shared import FOUR, FaultyLog, opened_file, restored, seen_by
from tests.tables.live import at_play, by, opening_of, person_at
from tests.tables.wishing import agreeing_with
from tockbot.rules import Discard, Phase, Play, Seat, legal_plays
from tockbot.service import Backoff, Tables, TableScheduler
from tockbot.storage import Database, StoredPeople
from tockbot.tables import (
    Card,
    CardPassed,
    Computer,
    ComputerPlayer,
    Level,
    Observation,
    Question,
    Refusal,
    Refused,
    TableId,
    commands,
    observe,
    question_for,
)

SOON = Backoff(first=0.02, longest=0.04)


class First:
    """Passes its first card and makes its first legal play."""

    async def gift(self, question: Question) -> Card:
        return question.observation.hand[0]

    async def play(self, question: Question) -> Play:
        return legal_plays(question.observation.position())[0]


class Raising:
    """Fails whenever it is asked."""

    async def gift(self, question: Question) -> Card:
        raise RuntimeError(f"cannot think at {question.seed}")

    async def play(self, question: Question) -> Play:
        raise RuntimeError(f"cannot think at {question.seed}")


class Cheating:
    """Passes and plays cards that it does not hold."""

    async def gift(self, question: Question) -> Card:
        del question
        return Card("xx")

    async def play(self, question: Question) -> Play:
        del question
        return Discard("xx")


class Pondering(First):
    """Thinks until the test lets it stop."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.enough = asyncio.Event()

    async def play(self, question: Question) -> Play:
        self.asked.set()
        await self.enough.wait()
        return await super().play(question)


@dataclass
class Setting:
    """A table of one person and three computer players."""

    tables: Tables
    keeper: TableScheduler
    log: FaultyLog
    id: TableId
    database: Database
    notified: list[int] = field(default_factory=list)

    @property
    def game(self) -> Observation:
        return seen_by(self.tables, self.id, 0)

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not holds():  # noqa: ASYNC110 - there is no event to wait for
                await asyncio.sleep(0.001)

    async def at_rest(self) -> None:
        """Wait until no automatic action is running, or only later ones are left."""
        await self.until(
            lambda: not [task for task in asyncio.all_tasks() if task.get_name().startswith("automatic actions")]
        )

    async def give(self) -> None:
        """Let the person pass a card, and wait for the first turn."""
        card, stamp = self.game.hand[0], self.game.stamp
        await self.tables.decide(self.id, by(0), partial(commands.give, card=card, stamp=stamp))
        await self.until(lambda: self.game.phase is not Phase.EXCHANGE)

    async def play(self, *, quietly: bool = False) -> None:
        """Let the person make a play."""
        chosen, stamp = legal_plays(self.game.position())[0], self.game.stamp
        command = partial(commands.play, chosen=chosen, stamp=stamp)
        await self.tables.decide(self.id, by(0), command, quietly=quietly)


@asynccontextmanager
async def setting(
    tmp_path: Path, player: ComputerPlayer, *, people: Sequence[int] = (0,), pause: float = 0
) -> AsyncIterator[Setting]:
    async with opened_file(tmp_path / "t.sqlite3") as opened:
        log = FaultyLog(opened)
        tables = Tables(log, StoredPeople(opened))
        keeper = TableScheduler(tables, player, pause, backoff=SOON)
        table_id = await tables.open(opening_of(FOUR))
        made = Setting(tables, keeper, log, table_id, opened)
        for seat in FOUR.seats:
            if seat in people:
                await tables.decide(table_id, by(seat), partial(commands.join, seat=seat))
            else:
                await tables.decide(table_id, by(0), partial(commands.add_computer, seat=seat))
        tables.listen(made.notified.append)
        tables.listen(keeper.wake)
        await tables.decide(table_id, by(0), commands.start)
        try:
            yield made
        finally:
            await keeper.close()


async def test_computer_players_act_until_a_person_must(tmp_path: Path) -> None:
    async with setting(tmp_path, First()) as table:
        await table.until(lambda: table.game.has_given == (False, True, True, True))
        await table.give()
        await table.until(lambda: table.game.turn == 0)
        for _ in range(12):
            if table.game.phase is Phase.EXCHANGE:
                await table.give()
            await table.until(lambda: table.game.turn == 0 or table.game.phase is Phase.EXCHANGE)
            if table.game.turn == 0:
                await table.play()
        assert table.game.round > 1


@pytest.mark.parametrize("player", [Raising(), Cheating()], ids=["raises", "cheats"])
async def test_failing_player_is_replaced_for_a_turn_and_reported(
    tmp_path: Path, player: ComputerPlayer, caplog: pytest.LogCaptureFixture
) -> None:
    async with setting(tmp_path, player) as table:
        await table.give()
        await table.until(lambda: table.game.turn == 0)
        await table.play()
        await table.until(lambda: len(table.game.history) >= 4)
        assert {record.seat for record in table.game.history} == {0, 1, 2, 3}
    assert "computer player" in caplog.text
    assert not any(f"'{rank}{suit}'" in caplog.text for rank in "A23456789TJQK" for suit in "shdc")


async def test_turns_in_a_row_notify_listeners_once(tmp_path: Path) -> None:
    async with setting(tmp_path, First()) as table:
        await table.give()
        await table.until(lambda: table.game.turn == 0)
        before = len(table.game.history)
        await table.at_rest()
        table.notified.clear()
        await table.play()
        await table.at_rest()
        assert len(table.game.history) == before + 4
        assert len(table.notified) == 2, "once for the person's play, once for the next three plays"


async def test_waking_twice_plays_once(tmp_path: Path) -> None:
    player = Pondering()
    async with setting(tmp_path, player) as table:
        await table.give()
        if table.game.turn == 0:
            await table.play()
        await player.asked.wait()
        before = len(table.game.history)
        for _ in range(5):
            table.keeper.wake(table.id)
        player.enough.set()
        await table.until(lambda: table.game.turn == 0 or table.game.phase is Phase.EXCHANGE)
        seats = [record.seat for record in table.game.history[before:]]
        assert seats == list(range(seats[0], 4)), "each seat plays once"


async def test_player_taking_the_seat_of_a_thinking_computer_moves(tmp_path: Path) -> None:
    player = Pondering()
    async with setting(tmp_path, player) as table:
        await table.give()
        if table.game.turn == 0:
            await table.play()
        await player.asked.wait()
        seat, before = table.game.turn, len(table.game.history)
        assert seat is not None
        await table.tables.decide(table.id, by(50), partial(commands.join, seat=seat))
        await table.tables.decide(table.id, by(0), agreeing_with(person_at(50)))
        player.enough.set()
        await table.at_rest()
        assert len(table.game.history) == before
        assert table.game.turn == seat


async def test_closing_stops_a_thinking_player(tmp_path: Path) -> None:
    player = Pondering()
    async with setting(tmp_path, player) as table:
        await table.give()
        if table.game.turn == 0:
            await table.play()
        await player.asked.wait()
        before = table.game
        async with asyncio.timeout(60):
            await table.keeper.close()
        player.enough.set()
        await asyncio.sleep(0.01)
        assert table.game == before


async def test_unsaved_turn_is_made_later(tmp_path: Path) -> None:
    async with setting(tmp_path, First()) as table:
        await table.give()
        await table.until(lambda: table.game.turn == 0)
        await table.at_rest()
        await table.play(quietly=True)
        before = len(table.game.history)
        table.log.fails = True
        table.log.reached.clear()
        table.keeper.wake(table.id)
        await table.log.reached.wait()
        await table.at_rest()
        assert len(table.game.history) == before
        table.log.fails = False
        await table.until(lambda: table.game.turn == 0 or table.game.phase is Phase.EXCHANGE)
        assert len(table.game.history) > before


async def test_computers_wait_the_pause_before_they_answer(tmp_path: Path) -> None:
    async with setting(tmp_path, First(), pause=0.1) as table:
        await table.until(lambda: table.game.has_given == (False, True, True, True))
        entries = await table.log.read(table.id)
        first = next(place for place, entry in enumerate(entries) if isinstance(entry.event, CardPassed))
        assert entries[first].at - entries[first - 1].at > timedelta(seconds=0.099)


async def test_clock_moved_back_delays_no_one_beyond_the_pause(tmp_path: Path) -> None:
    async with setting(tmp_path, First(), pause=0.05) as table:
        await table.keeper.close()
        yesterday = datetime.now(UTC) - timedelta(days=1)
        keeper = TableScheduler(table.tables, First(), 0.05, backoff=SOON, now=lambda: yesterday)
        keeper.wake(table.id)
        try:
            await table.until(lambda: table.game.has_given == (False, True, True, True))
        finally:
            await keeper.close()


async def test_refused_computer_turn_is_not_retried_constantly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bug in the rules must not keep the processor busy for ever."""
    async with setting(tmp_path, First(), people=range(4)) as table:
        table.notified.clear()
        asked: list[float] = []

        async def decide(*_: object, **__: object) -> None:
            asked.append(monotonic())
            raise Refused(Refusal.NOT_LEGAL)

        await table.tables.decide(table.id, by(1), commands.leave, quietly=True)
        monkeypatch.setattr(table.tables, "decide", decide)
        table.keeper.wake(table.id)
        await table.until(lambda: len(asked) == 4)
        assert min(after - before for before, after in pairwise(asked)) > 0.9 * SOON.first
        assert "refused-not-legal" in caplog.text


async def test_table_of_people_only_has_no_automatic_plays(tmp_path: Path) -> None:
    async with setting(tmp_path, Raising(), people=range(4)) as table:
        table.keeper.wake(table.id)
        await table.at_rest()
        assert table.game.has_given == (False,) * 4
        assert not any(isinstance(player, Computer) for player in table.tables.see(table.id).seated)


def test_question_seed_depends_on_table_seat_and_moment() -> None:
    live = at_play(FOUR)
    views = [observe(live.table, live.game, seat) for seat in FOUR.seats]
    seeds = {
        question_for(TableId(number), seat, views[seat], Level.HARD).seed for number in (1, 2) for seat in FOUR.seats
    }
    assert len(seeds) == 8
    assert question_for(TableId(7), Seat(0), views[0], Level.HARD).seed == 5286138692142755681


async def test_automatic_action_has_no_actor(tmp_path: Path) -> None:
    async with setting(tmp_path, First()) as table:
        await table.until(lambda: table.game.has_given == (False, True, True, True))
        await table.give()
        entries = await table.log.read(table.id)
        given = {entry.event.seat: entry.actor for entry in entries if isinstance(entry.event, CardPassed)}
        assert given == {0: by(0).person, 1: None, 2: None, 3: None}


async def test_game_continues_automatically_after_a_restart(tmp_path: Path) -> None:
    player = Pondering()
    async with setting(tmp_path, player) as table:
        await table.give()
        if table.game.turn == 0:
            await table.play()
        await player.asked.wait()
        await table.keeper.close()
        again = Tables(table.log, StoredPeople(table.database))
        (table_id,), _ = await restored(again)
        keeper = TableScheduler(again, First(), 0, backoff=SOON)
        before = len(seen_by(again, table_id, 0).history)
        keeper.wake(table_id)
        await table.until(lambda: len(seen_by(again, table_id, 0).history) > before)
        await keeper.close()


async def test_table_that_people_have_left_pauses(tmp_path: Path) -> None:
    async with setting(tmp_path, First(), pause=600) as table:
        await table.tables.decide(table.id, by(0), commands.leave)
        keeper = TableScheduler(table.tables, First(), 0, backoff=SOON)
        table.tables.listen(keeper.wake)
        try:
            await table.keeper.close()
            keeper.wake(table.id)
            await table.at_rest()
            assert table.game.has_given == (False,) * 4
            await table.tables.decide(table.id, by(0), commands.join)
            await table.until(lambda: table.game.has_given == (False, True, True, True))
        finally:
            await keeper.close()
