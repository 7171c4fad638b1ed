"""Automatic events, and their times."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial
from random import Random

import pytest

from tests.tables.late import KeptTable
from tests.tables.live import PEOPLE, LiveTable, at_play, by, opening_of, person_at, seated, started
from tests.tables.recordings import Recording
from tockbot.rules import Seat, table_rules
from tockbot.tables import (
    Actor,
    Cause,
    Closed,
    ClosingDue,
    ComputersDue,
    Dealt,
    SchedulerContext,
    Stage,
    Table,
    commands,
    next_due_action,
    replay,
)
from tockbot.tables.automatic import IDLE_GRACE_AFTER_OUTAGE, next_automatic_event

FOUR = table_rules("swiss", 4)
PAUSE = timedelta(seconds=2)
KEPT = SchedulerContext(PAUSE)


def with_computers(*people: int) -> LiveTable:
    """Return a game of these people, with computer players on the other seats."""
    live = LiveTable.opened(opening_of(FOUR))
    for seat in FOUR.seats:
        if seat in people:
            live.do(by(seat), partial(commands.join, seat=seat))
        else:
            live.do(by(0), partial(commands.add_computer, seat=seat))
    live.do(by(people[0]), commands.start)
    return live


def seats_due(table: Table) -> tuple[Seat, ...]:
    following = next_due_action(table, KEPT)
    return following.seats if isinstance(following, ComputersDue) else ()


def test_computers_in_an_exchange_are_due_after_a_pause() -> None:
    live = with_computers(0, 2)
    assert next_due_action(live.table, KEPT) == ComputersDue(live.table.at + PAUSE, (Seat(1), Seat(3)))
    live.give(Seat(1))
    assert next_due_action(live.table, KEPT) == ComputersDue(live.table.at + PAUSE, (Seat(3),))
    live.give(Seat(3))
    assert isinstance(next_due_action(live.table, KEPT), ClosingDue)


def test_in_turns_the_computer_to_act_is_due() -> None:
    live = with_computers(0, 2)
    for seat in FOUR.seats:
        live.give(seat)
    for turn in FOUR.seats:
        game = replace(live.game, position=replace(live.game.position, turn=turn))
        assert seats_due(replace(live.table, game=game)) == ((turn,) if turn in (1, 3) else ())


def test_nothing_is_due_at_a_table_of_people_only() -> None:
    for live in (started(FOUR), at_play(FOUR)):
        assert isinstance(next_due_action(live.table, KEPT), ClosingDue)


def test_at_a_table_without_a_person_computers_wait() -> None:
    live = with_computers(0)
    assert seats_due(live.table) == (1, 2, 3)
    live.do(by(0), commands.leave)
    assert isinstance(next_due_action(live.table, KEPT), ClosingDue)
    live.do(by(0), commands.join)
    assert seats_due(live.table) == (1, 2, 3)


def test_after_the_game_nothing_is_due(recording: Recording) -> None:
    assert next_due_action(recording.tables[-1], KEPT) is None
    live = with_computers(0)
    live.do(Actor(), commands.abandon)
    assert next_due_action(live.table, KEPT) is None


@pytest.mark.parametrize("computers", [False, True])
def test_due_actions_follow_from_the_log_alone(computers: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """A restart loses nothing."""
    live = with_computers(0) if computers else started(FOUR)
    assert next_due_action(replay(live.entries), KEPT) == next_due_action(live.table, KEPT)


def test_deal_is_due_exactly_before_each_logged_deal(recording: Recording) -> None:
    for table, entry in zip(recording.after, recording.entries[1:], strict=False):
        following = next_automatic_event(table, table.at)
        assert (following is not None) == isinstance(entry.event, Dealt)
        assert following in (None, entry.event)
    assert next_automatic_event(recording.after[-1], recording.after[-1].at) is None


DAY = timedelta(days=1)


@pytest.mark.parametrize(("live", "idle"), [(seated(FOUR), DAY), (started(FOUR), 14 * DAY)], ids=["lobby", "game"])
def test_idle_table_closes_automatically(live: LiveTable, idle: timedelta) -> None:
    kept = KeptTable.of(live)
    acted = kept.table.at
    assert kept.next_due() == ClosingDue(acted + idle, acted)
    kept.do_due(kept.next_due(), Random(1))
    entry = kept.entries[-1]
    assert (entry.event, entry.actor, entry.at) == (Closed(Cause.IDLE), None, acted + idle)
    assert kept.table.closing is not None
    assert (kept.table.stage, kept.table.closing.cause) == (Stage.CLOSED, Cause.IDLE)
    assert next_due_action(kept.table, KEPT) is None
    assert replay(kept.entries) == kept.table


def test_unannounced_start_is_no_game_yet() -> None:
    live = seated(FOUR)
    live.do(by(0), partial(commands.start, cut=""))
    assert live.table.stage is Stage.STARTING
    assert next_due_action(live.table, KEPT) == ClosingDue(live.table.at + DAY, live.table.at)


def test_computer_actions_keep_no_table_open() -> None:
    kept = KeptTable.of(with_computers(0))
    acted = kept.table.at
    while isinstance(following := kept.next_due(), ComputersDue):
        kept.do_due(following, Random(1))
    assert kept.table.at > acted
    assert following == ClosingDue(acted + 14 * DAY, acted)


def test_action_at_the_last_moment_keeps_the_table_open() -> None:
    kept = KeptTable.of(seated(FOUR))
    following = kept.next_due()
    assert isinstance(following, ClosingDue)
    kept.at(following.at, by(1), commands.leave)
    assert kept.at(following.at, Actor(), partial(commands.close_idle, since=following.since)).entries == ()
    assert kept.next_due() == ClosingDue(following.at + DAY, following.at)


def test_vacant_lobby_closes_ten_minutes_after_the_last_person() -> None:
    kept = KeptTable.of(seated(FOUR))
    for seat in range(4):
        assert kept.next_due() == ClosingDue(kept.table.acted_at + DAY, kept.table.acted_at)
        kept.at(kept.table.at, by(seat), commands.leave)
    left = kept.table.acted_at
    assert kept.next_due() == ClosingDue(left + timedelta(minutes=10), left)
    following = kept.next_due(replace(KEPT, since=left + DAY))
    assert following == ClosingDue(left + DAY + timedelta(minutes=10), left), "it stays open as long after an outage"


def test_lobby_with_a_reserved_seat_waits_a_day() -> None:
    live = LiveTable.opened(opening_of(FOUR))
    people = [PEOPLE[person_at(seat)] for seat in range(2)]
    live.do(by(0), partial(commands.seat_as_before, seated=[*people, None, None], terms=live.table.terms))
    live.do(by(0), commands.leave)
    assert not live.table.sitting
    assert KeptTable.of(live).next_due() == ClosingDue(live.table.acted_at + DAY, live.table.acted_at)


def test_a_table_that_ended_is_not_closed_again() -> None:
    live = seated(FOUR)
    live.do(by(0), commands.close)
    assert live.asked(Actor(), partial(commands.close_idle, since=live.table.acted_at)) == ()


@pytest.mark.parametrize("down", [timedelta(hours=1), timedelta(hours=20), 30 * DAY])
def test_outage_gives_people_time_before_a_table_closes(down: timedelta) -> None:
    table = seated(FOUR).table
    up = table.at + down
    assert next_due_action(table, SchedulerContext(PAUSE, up)) == ClosingDue(
        max(table.at + DAY, up + IDLE_GRACE_AFTER_OUTAGE), table.at
    )
