"""Proposals: seats in a running game, their secrets, and the end of a game whose host is gone."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial
from random import Random

import pytest

from tests.tables.late import KEPT, KeptTable
from tests.tables.live import LiveTable, by, opening_of, person_at, rules_id
from tests.tables.test_clock import EACH_RULESET
from tests.tables.wishing import ANNA, STRANGER, agreeing_with, declining, why_not
from tockbot.rules import Phase, Seat, TableRules, some_play, table_rules
from tockbot.tables import (
    Actor,
    Agreed,
    Asked,
    Cause,
    Closed,
    ClosingDue,
    Computer,
    ComputersDue,
    Dealt,
    Declined,
    Entry,
    Human,
    Left,
    LogError,
    Pace,
    PersonId,
    Refusal,
    Refused,
    Sat,
    Stage,
    Wanted,
    commands,
    fold,
    next_due_action,
    observe,
    replay,
)
from tockbot.tables.state import Presence

FOUR = table_rules("swiss", 4)
FRIEND = Actor(PersonId(997))
LONG = timedelta(days=2)
RNG = Random(4)
ASK = commands.join


def game(*people: int, rules: TableRules = FOUR, pace: Pace = Pace.OPEN, rated: bool = False) -> KeptTable:
    """Return a game of these people, with computer players on the other seats; the first person is the host."""
    live = LiveTable.opened(replace(opening_of(rules), pace=pace))
    live.do(by(people[0]), partial(commands.rate, rated=rated))
    for seat in people:
        live.do(by(seat), partial(commands.join, seat=Seat(seat)))
    for seat in rules.seats:
        if seat not in people:
            live.do(by(people[0]), partial(commands.add_computer, seat=seat))
    live.do(by(people[0]), commands.start)
    return KeptTable.of(live)


def act(live: LiveTable) -> None:
    """Let the first player who must act do so."""
    seat = live.game.awaited[0]
    if live.game.position.phase is Phase.EXCHANGE:
        live.give(seat)
    else:
        live.play(some_play(live.game.position))


def until(live: LiveTable, phase: Phase) -> bool:
    """Play until this holds; return whether it does within the first rounds."""
    while live.game.round < 12 and live.table.stage is Stage.PLAYING:
        if live.game.position.phase is phase:
            return True
        act(live)
    return False


def next_deal(live: LiveTable) -> None:
    """Play to the end of the round."""
    number = live.game.round
    while live.game.round == number:
        act(live)


PHASES = [
    (rules, phase)
    for rules in EACH_RULESET
    for phase in (Phase.EXCHANGE, Phase.PLAY, Phase.DISCARD)
    if (phase is not Phase.EXCHANGE or rules.law.exchange.value != "none")
    if (phase is not Phase.DISCARD or rules.law.forced_discard is not None)
]


def test_seat_request_can_be_withdrawn() -> None:
    live = game(0, 1)
    live.do(ANNA, ASK)
    live.do(FRIEND, ASK)
    live.do(ANNA, commands.leave)
    assert [one.person for one in live.table.asked] == [FRIEND.person]
    assert why_not(live, ANNA, commands.leave) is Refusal.NOT_SEATED
    assert replay(live.entries) == live.table
    next_deal(live)
    assert [one.person for one in live.table.asked] == [FRIEND.person], "silence does not seat anyone"


@pytest.mark.parametrize(
    ("rules", "phase"), PHASES, ids=[f"{rules_id(rules)} {phase.value}" for rules, phase in PHASES]
)
@pytest.mark.parametrize("was_seen", [False, True])
def test_newcomer_waits_for_the_next_deal_when_the_hand_was_seen(
    rules: TableRules,
    phase: Phase,
    was_seen: bool,  # noqa: FBT001 - a parameter of the test
) -> None:
    live = game(0, 1, rules=rules) if was_seen else game(0, rules=rules)
    assert until(live, phase)
    if was_seen:
        live.do(by(1), commands.leave)
        assert why_not(live, ANNA, partial(ASK, seat=Seat(1))) is Refusal.SEAT_KEPT_FOR_OWNER
    live.at(live.table.at + LONG, ANNA, partial(ASK, seat=Seat(1)))
    assert live.events[-1] == Asked(Wanted.SEAT, Seat(1))
    assert live.table.seat_of(STRANGER) is None
    assert observe(live.table, live.game, live.table.seat_of(STRANGER)).hand == ()
    step = live.do(by(0), agreeing_with(STRANGER))
    if not was_seen:
        assert Sat(Seat(1), Human(STRANGER)) in [entry.event for entry in step.entries]
        assert live.table.seat_of(STRANGER) == 1
        return
    assert live.table.seat_of(STRANGER) is None, "no one else sees the hand of a player who left"
    next_deal(live)
    dealt = max(place for place, event in enumerate(live.events) if isinstance(event, Dealt))
    assert live.events[dealt - 1] == Sat(Seat(1), Human(STRANGER)), "between the round and the deal"
    assert live.table.seat_of(STRANGER) == 1
    assert live.table.asked == ()
    assert replay(live.entries) == live.table


def test_partner_or_else_a_present_player_decides_on_a_seat() -> None:
    live = game(0, 1)
    live.do(ANNA, partial(ASK, seat=Seat(3)))
    assert why_not(live, by(0), agreeing_with(STRANGER)) is Refusal.NOT_YOURS_TO_AGREE, "the seat is on the other side"
    assert why_not(live, ANNA, agreeing_with(STRANGER)) is Refusal.NOT_SEATED
    live.do(by(1), agreeing_with(STRANGER))
    assert live.table.seat_of(STRANGER) == 3
    alone = game(0, 1, rules=table_rules("swiss", 3))
    alone.do(ANNA, ASK)
    alone.do(by(1), declining(STRANGER))
    assert alone.table.asked == (), "a player with a say can also reject"
    alone.do(ANNA, ASK)
    alone.do(by(0), agreeing_with(STRANGER))
    assert alone.table.seat_of(STRANGER) == 2, "one of the other players is enough"


def test_no_consent_is_needed_when_no_one_is_there() -> None:
    live = game(0, 1, 2)
    for seat in (0, 1, 2):
        live.do(by(seat), commands.leave)
    live.do(ANNA, partial(ASK, seat=Seat(3)))
    assert live.table.seat_of(STRANGER) == 3


def test_only_a_partner_admits_a_newcomer_to_a_rated_game() -> None:
    live = game(0, 1, rated=True)
    live.do(by(1), commands.leave)
    assert why_not(live, ANNA, partial(ASK, seat=Seat(3))) is Refusal.RATED_SEAT
    live.do(ANNA, ASK)
    assert [one.seat for one in live.table.asked] == [2], "on the side of the seated player"
    live.do(by(0), agreeing_with(STRANGER))
    assert live.table.seat_of(STRANGER) == 2
    duel = game(0, 1, rules=table_rules("swiss", 2), rated=True)
    duel.do(by(1), commands.leave)
    with pytest.raises(Refused, match=Refusal.RATED_SEAT.value):
        duel.at(duel.table.at + LONG, ANNA, ASK)


def test_agreement_to_a_changed_request_is_stale() -> None:
    live = game(0, 1)
    live.do(ANNA, partial(ASK, seat=Seat(2)))
    first = live.table.asked[0].number
    live.do(ANNA, partial(ASK, seat=Seat(3)))
    assert why_not(live, by(1), partial(commands.agree, number=first)) is Refusal.STALE


def test_leaver_cannot_sit_down_elsewhere_to_see_a_hand() -> None:
    live = game(0, 2)
    live.do(ANNA, partial(ASK, seat=Seat(1)))
    live.do(ANNA, partial(ASK, seat=Seat(3)))
    assert [(one.person, one.seat) for one in live.table.asked] == [(STRANGER, 3)], "one proposal per person"
    live.do(by(2), agreeing_with(STRANGER))
    live.do(ANNA, commands.leave)
    assert why_not(live, ANNA, partial(ASK, seat=Seat(1))) is Refusal.HELD_A_HAND
    assert why_not(live, FRIEND, partial(ASK, seat=Seat(3))) is Refusal.SEAT_KEPT_FOR_OWNER
    assert live.asked(ANNA, ASK)[0] == Sat(Seat(3), Human(STRANGER))


def test_promised_seat_stays_promised_over_the_deal() -> None:
    live = game(0, 1, 2, 3)
    live.do(by(1), commands.leave)
    live.at(live.table.at + LONG, ANNA, partial(ASK, seat=Seat(1)))
    assert live.asked(FRIEND, partial(ASK, seat=Seat(1))), "two may propose; one decides"
    live.do(by(3), agreeing_with(STRANGER))
    assert why_not(live, FRIEND, partial(ASK, seat=Seat(1))) is Refusal.SEAT_TAKEN
    assert why_not(live, FRIEND, ASK) is Refusal.SEAT_KEPT_FOR_OWNER
    next_deal(live)
    assert live.table.seat_of(STRANGER) == 1


def test_agreement_to_end_expires_with_the_round() -> None:
    live = game(0, 1, rated=True)
    live.do(by(0), commands.close)
    assert [one.wanted for one in live.table.asked] == [Wanted.END]
    next_deal(live)
    assert live.table.asked == ()


def test_owner_of_a_released_seat_returns_until_it_is_taken() -> None:
    live = game(0, 1, 2, 3)
    live.do(by(1), commands.leave)
    live.at(live.table.at + LONG, FRIEND, ASK)
    assert live.asked(by(1), commands.join)[0] == Sat(Seat(1), Human(person_at(1)))
    live.do(by(3), agreeing_with(PersonId(997)))
    assert live.asked(by(1), commands.join)[0] == Sat(Seat(1), Human(person_at(1))), "no one else has the seat yet"
    next_deal(live)
    assert live.table.seated[1] == Human(PersonId(997))
    for command in (commands.join, partial(commands.join, seat=Seat(1)), partial(commands.join, seat=Seat(2))):
        assert why_not(live, by(1), command) is Refusal.HELD_A_HAND


@pytest.mark.parametrize(
    ("pace", "after", "kept"),
    [
        (Pace.LIVE, timedelta(minutes=9), True),
        (Pace.LIVE, timedelta(minutes=10), False),
        (Pace.RELAXED, timedelta(minutes=59), True),
        (Pace.RELAXED, timedelta(hours=1), False),
        (Pace.SLOW, timedelta(days=2), False),
        (Pace.OPEN, timedelta(days=1), True),
    ],
)
def test_hold_time_of_a_seat_depends_on_the_pace(pace: Pace, after: timedelta, *, kept: bool) -> None:
    live = game(0, 1, 2, 3, pace=pace)
    live.do(by(1), commands.go_away)
    table, now = live.table, live.table.at + after
    assert (Seat(1) in table.open_seats(now)) is not kept
    if kept:
        with pytest.raises(Refused, match=Refusal.SEAT_KEPT_FOR_OWNER.value):
            live.at(now, ANNA, ASK)
        assert live.table == table
        return
    live.at(now, ANNA, ASK)
    assert live.table.asked[0].seat == 1


def test_newcomer_gets_the_next_hand_at_an_empty_table() -> None:
    live = game(0)
    live.do(by(0), commands.leave)
    assert isinstance(next_due_action(live.table, KEPT), ClosingDue)
    live.at(live.table.at + LONG, ANNA, partial(ASK, seat=Seat(0)))
    assert isinstance(next_due_action(live.table, KEPT), ComputersDue)
    assert live.table.seat_of(STRANGER) is None
    next_deal(live)
    assert live.table.seat_of(STRANGER) == 0


def test_coming_and_going_leaves_few_rows() -> None:
    live = game(0, 1)
    for _ in range(20):
        if live.table.seat_of(person_at(1)) is not None:
            live.do(by(1), commands.leave)
        live.do(by(1), commands.join)
    assert sum(isinstance(event, Sat) for event in live.events) <= 7 + len(FOUR.seats)
    assert isinstance(live.table.seated[1], Computer)
    next_deal(live)
    assert live.table.seat_of(person_at(1)) == 1


def test_people_without_a_host_end_or_finish_the_game() -> None:
    live = game(0, 1, 2, pace=Pace.LIVE)
    assert why_not(live, by(1), commands.close) is Refusal.HOST_IS_THERE
    while not live.table.clock.missed_by(Seat(0)):
        punctual = [seat for seat in live.game.awaited if seat != 0]
        if punctual:
            act_at = live.table.at
            live.at(act_at, live.player(punctual[0]), live.any_act(punctual[0], RNG))
        else:
            live.do_due(live.next_due(), RNG)
    assert why_not(live, ANNA, commands.close) is Refusal.NOT_SEATED
    live.do(by(1), commands.close)
    assert live.table.stage is Stage.PLAYING
    ended = LiveTable(live.table, list(live.entries))
    ended.do(by(2), agreeing_with(person_at(1)))
    assert ended.events[-1] == Closed(Cause.AGREED)
    live.table = replace(live.table, asked=())
    while live.table.host == person_at(0):
        punctual = [seat for seat in live.game.awaited if seat != 0]
        if punctual:
            live.at(live.table.at, live.player(punctual[0]), live.any_act(punctual[0], RNG))
        else:
            live.do_due(live.next_due(), RNG)
    assert live.table.host == person_at(1), "after three missed turns the next person is the host"
    live.finish(Random(6))
    assert live.game.position.phase is Phase.GAME_OVER
    assert live.table.present == (person_at(1), person_at(2))


def with_late_host(*people: int) -> KeptTable:
    """Return a game whose host has missed a turn; no one else has."""
    live = game(*people, pace=Pace.LIVE)
    while not live.table.clock.missed_by(Seat(0)):
        punctual = [seat for seat in live.game.awaited if seat != 0]
        if punctual:
            live.at(live.table.at, live.player(punctual[0]), live.any_act(punctual[0], RNG))
        else:
            live.do_due(live.next_due(), RNG)
    return live


def test_leaver_is_not_waited_for_and_all_agreers_are_named() -> None:
    live = with_late_host(0, 1, 2, 3)
    live.do(by(1), commands.close)
    live.do(by(2), agreeing_with(person_at(1)))
    assert live.table.stage is Stage.PLAYING
    live.do(by(3), commands.go_away)
    assert live.events[-1] == Closed(Cause.AGREED)
    assert live.table.closing is not None
    assert live.table.closing.by == (person_at(1), person_at(2))
    assert replay(live.entries) == live.table


def test_asking_the_same_is_agreeing_and_no_one_alone_rejects() -> None:
    live = with_late_host(0, 1, 2)
    live.do(by(1), commands.close)
    assert why_not(live, by(2), declining(person_at(1))) is Refusal.NOT_YOURS_TO_AGREE
    settled = Entry(live.table.entries + 1, live.table.at, person_at(2), Declined(person_at(1)))
    with pytest.raises(LogError):
        fold(live.table, settled)
    assert live.asked(by(2), commands.close) == (Agreed(person_at(1)), Closed(Cause.AGREED))


def test_proposal_needs_a_present_person() -> None:
    live = with_late_host(0, 1, 2)
    live.do(by(1), commands.close)
    live.table = replace(live.table, presence=Presence(timed_out=(person_at(0), person_at(1))))
    live.do(by(2), commands.go_away)
    assert live.table.present == ()
    assert live.table.stage is Stage.PLAYING, "the author missed a turn, and no one agreed"


def test_proposal_of_a_leaver_is_dropped() -> None:
    live = with_late_host(0, 1, 2)
    live.do(by(1), commands.close)
    live.do(by(1), commands.leave)
    assert live.table.asked == ()
    live.do(by(2), commands.leave)
    assert live.table.stage is Stage.PLAYING, "no one agreed"


def test_log_with_an_impossible_proposal_is_refused() -> None:
    live = game(0, 1)
    for actor, event in (
        (None, Asked(Wanted.END)),
        (STRANGER, Asked(Wanted.SEAT)),
        (STRANGER, Asked(Wanted.END, Seat(1))),
        (person_at(0), Left(Seat(2))),
    ):
        with pytest.raises(LogError):
            fold(live.table, Entry(live.table.entries + 1, live.table.at, actor, event))
