"""Announced absences: a computer player holds the seat until the announced time, then its person must act again."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial
from random import Random

import pytest

from tests.tables.late import KEPT, KeptTable
from tests.tables.live import PEOPLE, LiveTable, by, opening_of, person_at
from tests.tables.wishing import ANNA, STRANGER, agreeing_with, why_not
from tockbot.rules import Seat, table_rules
from tockbot.tables import (
    TIMES,
    Away,
    ClosingDue,
    ComputersDue,
    Entry,
    Human,
    LogError,
    Pace,
    Refusal,
    ReturnDue,
    Sat,
    SchedulerContext,
    TableId,
    commands,
    fold,
    log_lines,
    next_due_action,
    observe,
    replay,
    see,
)
from tockbot.tables.state import Terms

FOUR = table_rules("swiss", 4)
HOURS = timedelta(hours=2)
GOING = partial(commands.go_away, length=HOURS)
RNG = Random(3)
EVERY_PACE = pytest.mark.parametrize("pace", list(Pace))


def game(*people: int, pace: Pace = Pace.OPEN) -> KeptTable:
    """Return a game of these people, with computer players on the other seats; the first person is the host."""
    live = LiveTable.opened(replace(opening_of(FOUR), pace=pace))
    for seat in people:
        live.do(by(seat), partial(commands.join, seat=Seat(seat)))
    for seat in FOUR.seats:
        if seat not in people:
            live.do(by(people[0]), partial(commands.add_computer, seat=seat))
    live.do(by(people[0]), commands.start)
    return KeptTable.of(live)


def until_returned(live: KeptTable, seat: int) -> Entry:
    """Carry out scheduled actions until the person sits there again; return the entry that seats them."""
    while not isinstance(live.table.seated[seat], Human):
        live.do_due(live.next_due(), RNG)
    return next(entry for entry in reversed(live.entries) if isinstance(entry.event, Sat))


@EVERY_PACE
def test_absent_player_is_asked_again_after_the_game(pace: Pace) -> None:
    live = game(0, 2, pace=pace)
    live.do(by(2), GOING)
    until = live.table.at + HOURS
    assert Away(Seat(2), until) in live.events
    back = until_returned(live, 2)
    assert (back.event, back.actor, back.at) == (Sat(Seat(2), Human(person_at(2))), None, until)
    assert not dict(live.table.returns)
    assert observe(live.table, live.game, Seat(2)).hand == live.game.hands[2]
    while 2 not in live.table.awaited:
        seat = live.game.awaited[0]
        live.at(live.table.at, live.player(seat), live.any_act(seat, RNG))
    wait = live.table.clock.wait_for(Seat(2))
    assert (wait is not None) == (pace in TIMES)
    if wait is not None:
        assert wait.until == wait.since + TIMES[pace].longest, "the whole time, from the start of the turn"
    assert replay(live.entries) == live.table


def test_player_returning_in_an_own_turn_is_asked_at_once() -> None:
    live = game(0, 2, pace=Pace.RELAXED)
    live.do(by(2), GOING)
    while live.game.awaited != (2,):
        seat = live.game.awaited[0]
        live.at(live.table.at, live.player(seat), live.any_act(seat, RNG))
    until = dict(live.table.returns)[Seat(2)]
    live.at(until, by(2), partial(commands.return_as_announced, seat=Seat(2), until=until))
    wait = live.table.clock.wait_for(Seat(2))
    assert wait is not None
    assert wait.since == until


def test_coming_back_sooner_cancels_the_announced_return() -> None:
    live = game(0, 2)
    live.do(by(2), GOING)
    said = dict(live.table.returns)[Seat(2)]
    live.do(by(2), commands.come_back)
    assert not dict(live.table.returns)
    assert not isinstance(live.next_due(), ReturnDue)
    live.do(by(2), commands.go_away)
    assert live.asked(by(0), partial(commands.return_as_announced, seat=Seat(2), until=said)) == (), "the time changed"


def test_absent_player_can_change_the_time_of_return() -> None:
    live = game(0, 2)
    live.do(by(2), commands.go_away)
    assert not dict(live.table.returns)
    live.do(by(2), GOING)
    first = dict(live.table.returns)[Seat(2)]
    live.do(by(2), partial(commands.go_away, length=timedelta(days=3)))
    assert dict(live.table.returns)[Seat(2)] > first + timedelta(days=2)
    live.do(by(2), commands.go_away)
    assert not dict(live.table.returns)
    assert live.asked(by(2), commands.go_away) == (), "nothing changed"


@pytest.mark.parametrize("length", [timedelta(seconds=59), timedelta(), -HOURS, timedelta(days=14, seconds=1)])
def test_absence_has_a_minimum_and_a_maximum(length: timedelta) -> None:
    live = game(0, 2)
    assert why_not(live, by(2), partial(commands.go_away, length=length)) is Refusal.AWAY_LENGTH
    assert why_not(live, by(1), GOING) is Refusal.NOT_SEATED
    assert live.table.seat_of(person_at(2)) == 2


def test_deserted_table_goes_on_when_the_first_is_back() -> None:
    live = game(0, 2)
    live.do(by(0), partial(commands.go_away, length=timedelta(days=14)))
    live.do(by(2), partial(commands.go_away, length=timedelta(days=13)))
    following = next_due_action(live.table, KEPT)
    assert isinstance(following, ReturnDue)
    assert following.seat == 2
    live.do_due(following, RNG)
    assert isinstance(next_due_action(live.table, KEPT), ComputersDue | ReturnDue)


def test_return_after_two_weeks_does_not_say_the_table_closed() -> None:
    live = game(0)
    live.do(by(0), partial(commands.go_away, length=timedelta(days=14)))
    back = until_returned(live, 0)
    assert live.table.acted_at == back.at
    while not isinstance(following := live.next_due(), ClosingDue):
        live.do_due(following, RNG)
    assert following.at == back.at + timedelta(days=14)


def test_player_due_back_in_an_outage_gets_the_whole_time() -> None:
    live = game(0, 2, pace=Pace.LIVE)
    live.do(by(0), GOING)
    live.do(by(2), GOING)
    after = live.table.at + timedelta(hours=9)
    keeping = SchedulerContext(timedelta(), after)
    while isinstance(following := next_due_action(live.table, keeping), ReturnDue):
        live.at(after, by(0), partial(commands.return_as_announced, seat=following.seat, until=following.at))
    assert live.table.seat_of(person_at(0)) == 0
    assert live.table.seat_of(person_at(2)) == 2
    assert all(wait.since >= after for wait in live.table.clock.waits)


@pytest.mark.parametrize(
    ("length", "kept"),
    [
        (timedelta(minutes=5), timedelta(minutes=5)),
        (HOURS, HOURS),
        (timedelta(days=9), timedelta(days=2)),
    ],
)
def test_seat_is_held_for_the_given_time_with_a_maximum(length: timedelta, kept: timedelta) -> None:
    live = game(0, 2, pace=Pace.LIVE)
    live.do(by(2), partial(commands.go_away, length=length))
    asking = partial(commands.join, seat=Seat(2))
    left = live.table.at
    with pytest.raises(Exception, match=Refusal.SEAT_KEPT_FOR_OWNER.value):
        live.at(left + kept - timedelta(seconds=1), ANNA, asking)
    live.table = replace(live.table, terms=Terms(rated=False))
    live.at(left + kept, ANNA, asking)
    live.do(by(0), agreeing_with(STRANGER))
    while live.table.seat_of(STRANGER) is None:
        live.step(RNG)
    assert not dict(live.table.returns), "no one returns automatically to an occupied seat"


def test_table_and_log_contain_the_time_of_return() -> None:
    live = game(0, 2)
    live.do(by(2), GOING)
    until = dict(live.table.returns)[Seat(2)]
    (away,) = see(TableId(1), live.table, None, PEOPLE).away
    assert (away.seat, away.person, away.until) == (2, PEOPLE[person_at(2)], until)
    assert see(TableId(1), live.table, person_at(2), PEOPLE).home == away
    exported = list(log_lines(live.entries))[-1]["after"]["away"]
    assert exported == [{"seat": 2, "person": person_at(2), "until": until.isoformat()}]


@pytest.mark.parametrize("away", [Away(Seat(0), None), Away(Seat(1), None), Away(Seat(9), None)])
def test_log_with_the_return_of_a_present_person_is_refused(away: Away) -> None:
    live = game(0, 2)
    with pytest.raises(LogError):
        fold(live.table, Entry(live.table.entries + 1, live.table.at, person_at(0), away))
    live.do(by(2), commands.go_away)
    past = Away(Seat(2), live.table.at - HOURS)
    with pytest.raises(LogError):
        fold(live.table, Entry(live.table.entries + 1, live.table.at, person_at(2), past))
