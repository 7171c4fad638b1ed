"""Closed games can be resumed for 30 days, unless their people close them permanently."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial

import pytest

from tests.tables.late import KeptTable
from tests.tables.live import HOST, LiveTable, at_play, by, opening_of, person_at
from tests.tables.wishing import ANNA, FOUR, MANAGER, why_not
from tockbot.rules import Seat, legal_plays
from tockbot.tables import (
    Actor,
    Cause,
    Closed,
    ClosedForGood,
    Entry,
    LogError,
    MessageId,
    Pace,
    Refusal,
    Reopened,
    Stage,
    Stamp,
    ahead,
    commands,
    fold,
    proof_of,
    replay,
)
from tockbot.tables.state import RESUME_PERIOD

A_SECOND = timedelta(seconds=1)


def idle(live: LiveTable) -> LiveTable:
    """Return a table that closed automatically."""
    live.do(Actor(), lambda draft: commands.close_idle(draft, draft.table.acted_at))
    return live


def lobby() -> LiveTable:
    live = LiveTable.opened(opening_of(FOUR))
    live.do(by(0), commands.join)
    return live


def test_resumed_game_continues_unchanged() -> None:
    live = at_play(FOUR)
    before = live.table
    idle(live)
    live.do(by(2), commands.reopen)
    assert (live.table.stage, live.table.game) == (Stage.PLAYING, before.game)
    assert live.table.closing is None
    assert live.table.acted_at == live.table.at, "the two weeks start again"
    assert live.table.sitting == (person_at(2),)
    assert [seat for _, seat in live.table.away] == [0, 1, 3], "the others are away until they return"
    for seat in (0, 1, 3):
        live.do(by(seat), commands.come_back)
    assert live.table.seated == before.seated
    live.play(legal_plays(live.game.position)[0])
    assert replay(live.entries) == live.table


def test_lobby_and_start_can_be_resumed() -> None:
    live = lobby()
    live.do(by(1), commands.join)
    idle(live)
    live.do(by(0), commands.reopen)
    stages = [live.table.stage]
    assert (live.table.sitting, live.table.held_for(Seat(1))) == ((HOST,), person_at(1)), "no one plays unasked"
    live.do(by(1), commands.join)
    live.do(by(0), commands.fill_and_start)
    live.do(Actor(), commands.abandon)
    live.do(by(1), commands.reopen)
    assert [*stages, live.table.stage] == [Stage.LOBBY, Stage.STARTING]
    live.do(Actor(), partial(commands.announced, message=MessageId(1)))
    assert (live.table.sitting, [seat for _, seat in live.table.away]) == ((person_at(1),), [0])


def test_any_player_resumes_a_table_once_a_day() -> None:
    live = KeptTable.of(idle(at_play(FOUR)))
    assert why_not(live, ANNA, commands.reopen) is Refusal.NOT_SEATED
    assert why_not(live, MANAGER, commands.reopen) is Refusal.NOT_SEATED
    live.do(by(3), commands.reopen)
    idle(live)
    assert why_not(live, by(3), commands.reopen) is Refusal.TAKEN_UP_TODAY
    assert live.asked(by(2), commands.reopen)[0] == Reopened()
    live.at(live.table.at + timedelta(days=1), by(3), commands.reopen)
    assert live.table.stage is Stage.PLAYING


def test_removed_or_replaced_person_cannot_resume() -> None:
    live = at_play(FOUR)
    live.do(MANAGER, partial(commands.remove_player, person=person_at(1)))
    live.do(by(2), commands.give_up_seat)
    idle(live)
    for seat in (1, 2):
        assert why_not(live, by(seat), commands.reopen) is Refusal.NOT_SEATED


def test_resumed_game_waits_for_every_side_that_had_people() -> None:
    live = idle(at_play(FOUR))
    live.do(by(0), commands.reopen)
    assert [*live.table.awaited_sides] == [1, 3]
    live.do(by(2), commands.come_back)
    assert [*live.table.awaited_sides] == [1, 3]
    live.do(by(3), commands.come_back)
    assert [*live.table.awaited_sides] == []
    assert replay(live.entries) == live.table


def test_open_table_is_not_resumed_or_closed_twice() -> None:
    live = at_play(FOUR)
    assert why_not(live, by(0), commands.reopen) is Refusal.NOT_CLOSED
    assert why_not(live, by(0), commands.give_up) is Refusal.NOT_CLOSED
    idle(live)
    live.do(by(0), commands.reopen)
    assert why_not(live, by(1), commands.reopen) is Refusal.NOT_CLOSED, "a second person cannot resume it again"


def test_table_is_closed_permanently_after_thirty_days() -> None:
    live = KeptTable.of(idle(at_play(FOUR)))
    closed = live.table.at
    live.at(closed + A_SECOND, by(1), commands.give_up)
    with pytest.raises(Exception, match=Refusal.CLOSED_FOR_GOOD.value):
        live.at(closed + RESUME_PERIOD, by(0), commands.reopen)
    assert proof_of(live.entries, closed + RESUME_PERIOD - A_SECOND) is None
    assert proof_of(live.entries, closed + RESUME_PERIOD) is not None
    live.at(closed + RESUME_PERIOD - A_SECOND, by(0), commands.reopen)


def test_game_given_up_by_all_shows_its_seed_and_stays_closed() -> None:
    live = idle(at_play(FOUR))
    for seat in range(4):
        assert proof_of(live.entries, live.table.at) is None
        live.do(by(seat), commands.give_up)
        if seat < 3:
            assert live.asked(by(seat), commands.give_up) == ()
    assert proof_of(live.entries, live.table.at) is not None
    assert why_not(live, by(0), commands.reopen) is Refusal.CLOSED_FOR_GOOD
    assert why_not(live, by(0), commands.give_up) is Refusal.CLOSED_FOR_GOOD


def test_absent_owner_has_a_say_and_a_stranger_has_none() -> None:
    live = at_play(FOUR)
    live.do(by(3), commands.go_away)
    idle(live)
    for seat in range(3):
        live.do(by(seat), commands.give_up)
    assert live.table.not_given_up == (person_at(3),)
    assert why_not(live, ANNA, commands.give_up) is Refusal.NOT_SEATED


def test_resumed_game_drops_proposals_and_renews_all_time() -> None:
    live = LiveTable.opened(replace(opening_of(FOUR), pace=Pace.RELAXED))
    for seat in FOUR.seats:
        live.do(by(seat), commands.join)
    live.do(by(0), commands.start)
    for seat in FOUR.seats:
        live.give(seat)
    me, later = live.turn, Seat((live.turn + 2) % 4)
    live.play(legal_plays(live.game.position)[0])
    position = ahead(live.game.position, later)
    assert position is not None
    live.do(by(later), partial(commands.queue, chosen=legal_plays(position)[0], stamp=live.game.stamp))
    live.do(
        by(me), partial(commands.ask_undo, number=live.table.last_play.number if live.table.last_play else Stamp(0))
    )
    before = live.table
    assert before.ahead.queued
    assert before.asked
    idle(live)
    live.do(by(me), commands.reopen)
    assert (live.table.last_play, live.table.ahead.queued, live.table.asked) == (None, (), ())
    assert [wait.seat for wait in live.table.clock.waits] == [], "no one else must act"
    assert all(wait.since == live.table.at for wait in live.table.clock.waits)


@pytest.mark.parametrize("event", [Reopened(), ClosedForGood()])
def test_log_that_resumes_an_open_table_is_refused(event: Reopened | ClosedForGood) -> None:
    live = at_play(FOUR)
    with pytest.raises(LogError):
        fold(live.table, Entry(live.table.entries + 1, live.table.at, HOST, event))
    ended = idle(live)
    with pytest.raises(LogError):
        fold(ended.table, Entry(ended.table.entries + 1, ended.table.at, HOST, Closed(Cause.IDLE)))
