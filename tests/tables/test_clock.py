"""The clock of a table: deadlines, what happens at them, and fairness after an outage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial, reduce
from random import Random

import pytest

from tests.sampled import some
from tests.tables.late import KEPT, PAUSE, KeptTable, late_until_away
from tests.tables.live import LiveTable, by, opening_of, person_at, rules_id
from tests.tables.wishing import why_not
from tockbot.rules import Phase, Seat, TableRules, format_position, parse_position, table_rules
from tockbot.tables import (
    TIMES,
    Actor,
    CardPassed,
    ClockHeld,
    ClosingDue,
    Computer,
    ComputersDue,
    Entry,
    Human,
    LogError,
    Missed,
    Pace,
    PaceChosen,
    Played,
    QuietHours,
    Refusal,
    Reminded,
    ReminderDue,
    RestartClocks,
    SchedulerContext,
    Stage,
    TableCommand,
    ThrowInDue,
    Timed,
    TimeUp,
    commands,
    fold,
    next_due_action,
    replay,
)

TWO = table_rules("swiss", 2)
FOUR = table_rules("swiss", 4)
CLOCKED = [pace for pace in Pace if pace in TIMES]
EACH_RULESET = (
    TWO,
    FOUR,
    table_rules("toctoc", 4),
    table_rules("ttg", 4, options={"jack_discard": "on"}),
    table_rules("italian", 4, in_teams=True),
)


def begun(pace: Pace, rules: TableRules = TWO, quiet: dict[int, QuietHours] | None = None) -> KeptTable:
    """Return a game of people at this pace, some of them with quiet hours."""
    live = LiveTable.opened(replace(opening_of(rules), pace=pace))
    for seat in rules.seats:
        live.do(by(seat), commands.join)
    kept = KeptTable.of(live, {person_at(seat): hours for seat, hours in (quiet or {}).items()})
    kept.at(kept.table.at, by(0), commands.start)
    return kept


def at_turn(pace: Pace, rules: TableRules = TWO) -> KeptTable:
    """Return a game in which this person must act."""
    kept = begun(pace, rules)
    while kept.game.position.phase is Phase.EXCHANGE:
        kept.give(kept.table.awaited[0])
    return kept


@pytest.mark.parametrize("pace", CLOCKED)
def test_player_to_act_has_the_time_of_the_pace(pace: Pace) -> None:
    kept = at_turn(pace)
    wait = kept.table.clock.waits[0]
    assert (wait.seat, wait.since, wait.until) == (kept.turn, kept.table.at, kept.table.at + TIMES[pace].longest)
    assert isinstance(kept.entries[-1].event, Timed)
    assert kept.entries[-1].actor is None


@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.SLOW])
def test_overlong_turn_is_taken_from_the_bank(pace: Pace) -> None:
    kept, rng, times = at_turn(pace), Random(5), TIMES[pace]
    late, others = kept.turn, Seat(1 - kept.turn)

    def takes(time: timedelta) -> None:
        while kept.turn != late:
            kept.at(kept.table.at, by(others), kept.any_act(others, rng))
        kept.at(kept.table.at + time, by(late), kept.any_act(late, rng))

    takes(times.limit)
    assert kept.table.clock.bank_of(late) == times.bank
    takes(times.limit + times.bank / 3)
    assert kept.table.clock.bank_of(late) == times.bank * 2 / 3
    while kept.turn != late:
        kept.at(kept.table.at, by(others), kept.any_act(others, rng))
    (wait,) = kept.table.clock.waits
    assert (wait.turn, wait.until) == (wait.since + times.limit, wait.since + times.limit + times.bank * 2 / 3)
    assert wait.half == wait.since + times.limit / 2
    kept.at(wait.until, Actor(plays=late), commands.time_is_up(late, wait.until, kept.any_act(late, rng)))
    assert kept.table.clock.bank_of(late) == timedelta()
    assert kept.table.clock.bank_of(others) == times.bank
    while kept.turn != late:
        kept.at(kept.table.at, by(others), kept.any_act(others, rng))
    assert kept.table.clock.waits[0].until == kept.table.at + times.limit
    assert replay(kept.entries) == kept.table


def test_no_one_is_timed_without_a_clock() -> None:
    kept = at_turn(Pace.OPEN)
    assert kept.table.clock.waits == ()
    assert isinstance(next_due_action(kept.table, KEPT), ClosingDue)


@pytest.mark.parametrize("pace", CLOCKED)
def test_one_reminder_at_half_time_except_at_quick_paces(pace: Pace) -> None:
    kept = at_turn(pace)
    wait = kept.table.clock.waits[0]
    if TIMES[pace].reminds:
        assert kept.next_due() == ReminderDue(wait.since + TIMES[pace].limit / 2, wait.seat)
        kept.do_due(kept.next_due(), Random(1))
        assert kept.entries[-1].event == Reminded(wait.seat)
        assert why_not(kept, Actor(), partial(commands.remind, seat=wait.seat)) is Refusal.NOTHING_DUE
    assert kept.next_due() == TimeUp(wait.until, wait.seat)


@pytest.mark.parametrize("rules", EACH_RULESET, ids=rules_id)
def test_late_action_is_made_on_behalf_and_marked(rules: TableRules) -> None:
    """This holds for passed cards, plays and forced discards."""
    rng, phases = Random(5), set()
    kept = begun(Pace.LIVE, rules)
    while kept.table.stage is Stage.PLAYING and not kept.table.is_deserted and kept.game.round < 3:
        phases.add(kept.game.position.phase)
        following, before = kept.next_due(), len(kept.entries)
        kept.do_due(following, rng)
        acts = [entry.event for entry in kept.entries[before:] if isinstance(entry.event, Played | CardPassed)]
        assert {act.in_stead for act in acts} <= {isinstance(following, TimeUp)}
        for seat in kept.table.rules.seats:
            if isinstance(kept.table.seated[seat], Computer):
                kept.at(kept.table.at, by(seat), commands.join)
    assert Phase.PLAY in phases
    assert all(record.in_stead is isinstance(record.player, Human) for record in kept.game.history)


def test_a_forced_discard_is_timed_like_a_play() -> None:
    kept = begun(Pace.LIVE, EACH_RULESET[3])
    rng = Random(2)
    while kept.game.position.phase is not Phase.DISCARD:
        seat = kept.table.awaited[0]
        kept.at(kept.table.at, kept.player(seat), kept.any_act(seat, rng))
    (wait,) = kept.table.clock.waits
    assert (wait.seat, wait.until) == (kept.turn, kept.table.at + TIMES[Pace.LIVE].longest)
    kept.do_due(kept.next_due(), rng)
    assert kept.game.history[-1].forced
    assert kept.game.history[-1].in_stead


def test_computer_holds_the_seat_after_three_missed_turns() -> None:
    live = LiveTable.opened(replace(opening_of(TWO), pace=Pace.RELAXED))
    for seat in (0, 1):
        live.do(by(seat), commands.join)
    live.do(by(0), commands.start)
    late_until_away(live, Random(3), Seat(1))
    assert sum(isinstance(event, Missed) for event in live.events) == 3
    assert isinstance(live.table.seated[1], Computer)
    assert live.table.clock.missed == ()
    live.do(by(1), commands.join)
    assert live.table.seat_of(person_at(1)) == 1


def test_turn_in_time_resets_missed_turns() -> None:
    rng = Random(4)
    kept = begun(Pace.LIVE)
    while kept.table.clock.missed_by(Seat(1)) < 2:
        punctual = [seat for seat in kept.table.awaited if seat != 1]
        if punctual:
            kept.at(kept.table.at, by(0), kept.any_act(punctual[0], rng))
        else:
            kept.do_due(kept.next_due(), rng)
    while 1 not in kept.table.awaited:
        kept.at(kept.table.at, by(0), kept.any_act(Seat(0), rng))
    kept.at(kept.table.at, by(1), kept.any_act(Seat(1), rng))
    assert kept.table.clock.missed_by(Seat(1)) == 0


def test_turn_without_a_choice_never_counts_as_missed() -> None:
    position = at_turn(Pace.OPEN).game.position
    alike = parse_position(format_position(replace(position, hands=("5555", "5555"))))
    live = LiveTable.opened(replace(opening_of(TWO), pace=Pace.LIVE))
    for seat in (0, 1):
        live.do(by(seat), commands.join)
    live.do(by(0), partial(commands.start, position=alike))
    kept = KeptTable.of(live)
    assert kept.game.position.turn is not None
    kept.do_due(kept.next_due(), Random(1))
    assert kept.game.history[-1].in_stead
    assert not any(isinstance(event, Missed) for event in kept.events)


def test_player_acting_just_before_the_computer_is_kept() -> None:
    kept = at_turn(Pace.LIVE)
    rng, late = Random(1), kept.turn
    following = kept.next_due()
    stale = kept.any_act(late, rng)
    kept.at(following.at, by(late), kept.any_act(late, rng))
    step = kept.at(following.at, Actor(plays=late), commands.time_is_up(late, following.at, stale))
    assert step.entries == ()


def test_renewed_time_replaces_the_time_before() -> None:
    kept = at_turn(Pace.RELAXED)
    (wait,) = kept.table.clock.waits
    kept.at(wait.until - timedelta(seconds=1), Actor(), commands.restart_clocks)
    late = commands.time_is_up(wait.seat, wait.until, kept.any_act(wait.seat, Random(1)))
    assert kept.asked(Actor(plays=wait.seat), late) == ()


def test_exchange_times_everyone_and_only_the_rest_is_late() -> None:
    kept = begun(Pace.RELAXED, FOUR)
    assert [wait.seat for wait in kept.table.clock.waits] == list(FOUR.seats)
    for seat in (0, 2, 3):
        kept.give(Seat(seat))
    assert [wait.seat for wait in kept.table.clock.waits] == [1]
    kept.do_due(kept.next_due(), Random(1))
    assert kept.entries[-1].event == Reminded(Seat(1))
    kept.do_due(kept.next_due(), Random(1))
    assert kept.table.clock.missed_by(Seat(1)) == 1
    assert kept.game.position.phase is Phase.PLAY


SECOND = timedelta(seconds=1)
MANAGER = Actor(person_at(7), may_manage=True)
LEAVING: dict[str, Callable[[Seat], list[tuple[Actor, TableCommand]]]] = {
    "leave": lambda seat: [(by(seat), commands.leave)],
    "go away": lambda seat: [(by(seat), partial(commands.go_away, length=timedelta(hours=2)))],
    "go for good": lambda seat: [(by(seat), commands.give_up_seat)],
    "removed": lambda seat: [
        (MANAGER, partial(commands.remove_player, person=person_at(seat))),
        (MANAGER, partial(commands.let_back, person=person_at(seat))),
    ],
}
"""Ways to leave a seat in the middle of a turn from which the same person can return to that turn."""


def do(kept: KeptTable, actor: Actor, command: TableCommand) -> None:
    kept.at(kept.table.at, actor, command)


def at_moment(kept: KeptTable, now: datetime) -> None:
    """Let time pass without an event at the table, up to this time."""
    kept.at(now, by(5), commands.call)
    assert kept.table.at == now


@pytest.mark.parametrize("leaving", LEAVING)
@pytest.mark.parametrize("pace", CLOCKED)
def test_clock_resumes_old_deadline_when_player_comes_back(pace: Pace, leaving: str) -> None:
    kept = at_turn(pace, FOUR)
    seat = kept.turn
    (before,) = kept.table.clock.waits
    at_moment(kept, before.until - 10 * SECOND)
    for _ in range(2):
        for actor, command in LEAVING[leaving](seat):
            do(kept, actor, command)
        assert kept.table.clock.wait_for(seat) is None
        assert ComputersDue(kept.table.at + PAUSE, (seat,)) == kept.next_due()
        kept.at(kept.table.at + SECOND, by(seat), commands.join)
        wait = kept.table.clock.wait_for(seat)
        assert wait is not None
        assert (wait.since, wait.until) == (before.since, before.until)
    kept.do_due(TimeUp(before.until, seat), Random(1))
    assert kept.game.history[-1].in_stead
    assert kept.table.clock.bank_of(seat) == timedelta(), "the bank paid for everything, and for nothing twice"
    assert replay(kept.entries) == kept.table


def test_clock_charges_the_bank_for_the_turn_of_a_leaver() -> None:
    kept = at_turn(Pace.LIVE, FOUR)
    seat, times = kept.turn, TIMES[Pace.LIVE]
    at_moment(kept, kept.table.at + times.limit + 40 * SECOND)
    do(kept, by(seat), commands.leave)
    assert kept.table.clock.bank_of(seat) == times.bank - 40 * SECOND
    kept.do_due(kept.next_due(), Random(1))
    kept.at(kept.table.at + SECOND, by(seat), commands.join)
    assert kept.table.clock.wait_for(seat) is None, "a computer player made that move"
    assert kept.table.clock.bank_of(seat) == times.bank - 40 * SECOND


def test_clock_gives_a_newcomer_a_whole_turn() -> None:
    kept = at_turn(Pace.LIVE, FOUR)
    do(kept, by(0), commands.leave)
    kept.at(kept.table.at + timedelta(days=3), by(5), partial(commands.join, seat=Seat(0)))
    clock = kept.table.clock.missing(Seat(0)).held_for(Seat(0), person_at(0), kept.table.at)
    assert clock.returned(Seat(0), person_at(5), kept.table.at).missed_by(Seat(0)) == 0
    assert clock.returned(Seat(0), person_at(0), kept.table.at).missed_by(Seat(0)) == 1


def test_clock_keeps_the_time_left_while_no_one_was_there() -> None:
    kept = at_turn(Pace.LIVE)
    seat = kept.turn
    (before,) = kept.table.clock.waits
    at_moment(kept, before.until - 30 * SECOND)
    for other in TWO.seats:
        do(kept, by(other), commands.leave)
    later = before.until + timedelta(hours=9)
    kept.at(later, by(seat), commands.join)
    assert kept.table.clock.waits[0].until == later + 30 * SECOND


def test_missed_turns_are_forgiven_only_by_acting() -> None:
    rng = Random(4)
    kept = begun(Pace.LIVE)
    while kept.table.clock.missed_by(Seat(1)) < 2:
        punctual = [seat for seat in kept.table.awaited if seat != 1]
        if punctual:
            do(kept, by(0), kept.any_act(punctual[0], rng))
        else:
            kept.do_due(kept.next_due(), rng)
    do(kept, by(1), commands.leave)
    assert kept.table.clock.missed == ()
    do(kept, by(1), commands.join)
    assert kept.table.clock.missed_by(Seat(1)) == 2
    while 1 not in kept.table.awaited:
        do(kept, by(0), kept.any_act(Seat(0), rng))
    do(kept, by(1), kept.any_act(Seat(1), rng))
    assert kept.table.clock.missed_by(Seat(1)) == 0


def test_log_that_holds_a_clock_wrongly_is_refused() -> None:
    kept = at_turn(Pace.LIVE)
    idle = Seat(1 - kept.turn)
    with pytest.raises(LogError, match="clock"):
        fold(kept.table, Entry(kept.table.entries + 1, kept.table.at, None, ClockHeld(idle)))
    do(kept, by(kept.turn), commands.leave)
    with pytest.raises(LogError, match="clock"):
        fold(kept.table, Entry(kept.table.entries + 1, kept.table.at, None, ClockHeld(kept.turn)))


def test_only_the_end_is_due_without_people() -> None:
    kept = at_turn(Pace.LIVE)
    for seat in TWO.seats:
        kept.at(kept.table.at, by(seat), commands.leave)
    assert isinstance(next_due_action(kept.table, KEPT), ClosingDue)


@pytest.mark.parametrize(
    ("down", "up", "anew"), [(0, 7, False), (1, 8, True), (5, 20, True), (5, 500, True), (14, 14.5, True)]
)
def test_outage_of_half_the_time_restores_all_of_it(down: float, up: float, anew: bool) -> None:  # noqa: FBT001 - a parameter of the test
    kept = at_turn(Pace.RELAXED)
    began = kept.table.at
    table = replay(kept.entries) if down else kept.table
    since = began + timedelta(minutes=up)
    following = next_due_action(table, SchedulerContext(PAUSE, since))
    assert (following == RestartClocks(since)) == anew
    if anew:
        kept.do_due(RestartClocks(since), Random(1))
        assert kept.table.clock.waits[0].until == since + TIMES[Pace.RELAXED].limit
        assert kept.table.clock.missed == ()
        assert not isinstance(next_due_action(kept.table, SchedulerContext(PAUSE, since)), RestartClocks)


NIGHT = QuietHours("Europe/Zurich", 22, 8)
LATE = datetime(2026, 3, 1, 22, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("hours", "moment", "after"),
    [
        (NIGHT, LATE, datetime(2026, 3, 2, 7, 0, tzinfo=UTC)),
        (NIGHT, LATE.replace(hour=21), datetime(2026, 3, 2, 7, 0, tzinfo=UTC)),
        (NIGHT, LATE.replace(hour=20, minute=59), LATE.replace(hour=20, minute=59)),
        (NIGHT, LATE.replace(hour=7, minute=0), LATE.replace(hour=7, minute=0)),
        (NIGHT, LATE.replace(hour=6, minute=59), datetime(2026, 3, 1, 7, 0, tzinfo=UTC)),
        (QuietHours("Asia/Tokyo", 0, 6), LATE.replace(hour=18), LATE.replace(hour=21, minute=0)),
        (QuietHours("Asia/Tokyo", 13, 15), LATE.replace(hour=4), LATE.replace(hour=6, minute=0)),
        # The clocks go forward that night, so that quiet hours end an hour earlier.
        (NIGHT, datetime(2026, 3, 29, 0, 30, tzinfo=UTC), datetime(2026, 3, 29, 6, 0, tzinfo=UTC)),
    ],
)
def test_quiet_hours_use_the_time_zone_of_the_person(hours: QuietHours, moment: datetime, after: datetime) -> None:
    assert hours.after(moment) == after


@pytest.mark.parametrize(
    ("zone", "begins", "ends"),
    [
        ("Europe/Zurich", 22, 9),
        ("Europe/Zurich", 5, 5),
        ("Europe/Zurich", -1, 5),
        ("Europe/Zurich", 20, 24),
        ("Atlantis", 1, 2),
        ("../etc/passwd", 1, 2),
        ("", 1, 2),
    ],
)
def test_more_than_ten_hours_or_no_zone_cannot_be_quiet(zone: str, begins: int, ends: int) -> None:
    with pytest.raises(ValueError, match=r"no such (time zone|hours)"):
        QuietHours(zone, begins, ends)


def test_slow_turn_never_ends_in_quiet_hours_of_its_start() -> None:
    kept = begun(Pace.SLOW, TWO, {0: QuietHours("UTC", 8, 18), 1: QuietHours("UTC", 20, 6)})
    waits = {wait.seat: wait.turn for wait in kept.table.clock.waits}
    tomorrow = kept.table.at + timedelta(days=1)
    assert waits == {0: tomorrow.replace(hour=18, minute=0, second=0), 1: tomorrow}
    assert {wait.until - wait.turn for wait in kept.table.clock.waits} == {TIMES[Pace.SLOW].bank}
    kept.quiet = {}
    assert replay(kept.entries).clock == kept.table.clock


def test_reminder_waits_for_the_end_of_quiet_hours() -> None:
    sleeps = QuietHours("UTC", 22, 8)
    kept = begun(Pace.SLOW, quiet={0: sleeps, 1: sleeps})
    wait = kept.table.clock.waits[0]
    assert wait.since + (wait.turn - wait.since) / 2 == wait.since + timedelta(hours=12)
    assert wait.half == wait.since.replace(hour=8, second=0) + timedelta(days=1), "midnight is in their quiet hours"
    following = kept.next_due()
    assert isinstance(following, ReminderDue)
    assert following.at == wait.half
    assert replay(kept.entries) == kept.table


@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.RELAXED])
def test_quiet_hours_count_at_a_slow_table_only(pace: Pace) -> None:
    now = begun(Pace.OPEN).table.at
    kept = begun(pace, TWO, {0: QuietHours("UTC", now.hour, (now.hour + 2) % 24)})
    assert {wait.until - kept.table.at for wait in kept.table.clock.waits} == {TIMES[pace].longest}


def test_only_the_host_chooses_the_pace_before_the_game() -> None:
    live = LiveTable.opened(opening_of(TWO))
    for seat in (0, 1):
        live.do(by(seat), commands.join)
    assert why_not(live, by(1), partial(commands.choose_pace, pace=Pace.LIVE)) is Refusal.HOST_CHOOSES
    live.do(by(0), partial(commands.choose_pace, pace=Pace.LIVE))
    assert live.events[-1] == PaceChosen(Pace.LIVE)
    assert live.asked(by(0), partial(commands.choose_pace, pace=Pace.LIVE)) == ()
    live.do(by(0), commands.start)
    assert why_not(live, by(0), partial(commands.choose_pace, pace=Pace.OPEN)) is Refusal.NOT_IN_LOBBY


def test_log_with_a_wrong_clock_is_refused() -> None:
    kept = at_turn(Pace.LIVE)
    other = Seat(1 - kept.turn)
    until = ((other, kept.table.at),)
    for event in (Timed(until), Reminded(other), Missed(other), PaceChosen(Pace.SLOW)):
        with pytest.raises(LogError):
            fold(kept.table, Entry(kept.table.entries + 1, kept.table.at, None, event))
    open_pace = at_turn(Pace.OPEN)
    with pytest.raises(LogError):
        fold(
            open_pace.table,
            Entry(
                open_pace.table.entries + 1, open_pace.table.at, None, Timed(((open_pace.turn, open_pace.table.at),))
            ),
        )


def night_falls(kept: KeptTable, now: datetime, rng: Random) -> datetime:
    """Let everyone leave and one person return in the morning; return that time."""
    for seat in kept.table.rules.seats:
        if isinstance(kept.table.seated[seat], Human):
            kept.at(now, by(seat), commands.leave)
    assert isinstance(next_due_action(kept.table, KEPT), ClosingDue)
    morning = now + timedelta(hours=rng.randrange(6, 30))
    kept.at(morning, by(rng.choice(kept.table.rules.seats)), commands.join)
    return morning


@pytest.mark.parametrize("pace", some(CLOCKED, 3))
@pytest.mark.parametrize("rules", [TWO, EACH_RULESET[3]], ids=rules_id)
def test_week_of_late_people_with_restarts_and_outages(pace: Pace, rules: TableRules) -> None:
    """No one misses a turn without having had at least half of the pace's time while the table was kept."""
    rng = Random(2)
    kept = begun(pace, rules)
    loaded, read = replay(kept.entries), len(kept.entries)
    limit, since = TIMES[pace].limit, kept.table.at
    now, end = since, since + timedelta(days=28 if pace is Pace.SLOW else 7)
    seen: Counter[str] = Counter()
    while now < end and kept.table.stage is Stage.PLAYING:
        chance = rng.random()
        if kept.table.is_deserted or chance < 0.02:
            now = night_falls(kept, max(now, kept.table.at), rng)
            continue
        if chance < 0.07:
            # The outage lasts between a moment and a turn. Then the table is loaded from its log: the entries since the
            # last outage are folded into the table that was loaded there.
            since = now + TIMES[pace].longest * rng.random() * 10 ** rng.randrange(-2, 1)
            loaded, read = reduce(fold, kept.entries[read:], loaded), len(kept.entries)
            kept.table, now = loaded, since
            seen["outage"] += 1
            continue
        following = kept.next_due(SchedulerContext(PAUSE, since))
        if kept.table.awaited and rng.random() < 0.6:
            now = max(now, kept.table.at) + max(timedelta(), following.at - now) * rng.random()
            seat = rng.choice(kept.table.awaited)
            kept.at(now, by(seat), kept.any_act(seat, rng))
            continue
        now = max(now, following.at)
        if isinstance(following, TimeUp):
            wait = kept.table.clock.wait_for(following.seat)
            assert wait is not None
            seen_off = TIMES[pace].throw_in
            whole = seen_off if seen_off == wait.until - wait.since else limit
            assert wait.until - max(wait.since, since) >= whole / 2
            assert now >= wait.since + whole
        kept.do_due(following, rng)
        seen[type(following).__name__] += 1
        for seat in rules.seats:
            if isinstance(kept.table.seated[seat], Computer) and rng.random() < 0.3:
                kept.at(max(now, kept.table.at), by(seat), commands.join)
    assert seen["outage"]
    assert seen["TimeUp"]
    assert seen["RestartClocks"]
    assert bool(seen["ReminderDue"]) == TIMES[pace].reminds
    assert replay(kept.entries) == kept.table


@pytest.mark.parametrize(
    ("pace", "hand", "wanted"),
    [
        (Pace.LIVE, "56", timedelta(seconds=5)),
        (Pace.LIVE, "A6", TIMES[Pace.LIVE].longest),
        (Pace.RELAXED, "56", timedelta(seconds=5)),
        (Pace.RELAXED, "A6", TIMES[Pace.RELAXED].limit),
        (Pace.SLOW, "A6", TIMES[Pace.SLOW].longest),
    ],
)
def test_2_6_unplayable_hand_is_shown_briefly_at_a_quick_pace(pace: Pace, hand: str, wanted: timedelta) -> None:
    live = LiveTable.opened(replace(opening_of(TWO), pace=pace))
    for seat in TWO.seats:
        live.do(by(seat), commands.join)
    position = parse_position(f"swiss 2s d2 pm 0 r,r,r,r/r,r,r,r {hand}/5")
    live.do(by(0), partial(commands.start, position=position))
    (wait,) = live.table.clock.waits
    assert wait.until - wait.since == wanted
    kept = KeptTable.of(live, {})
    assert isinstance(kept.next_due(), ReminderDue) == (TIMES[pace].reminds and hand == "A6")
    while not kept.game.history:
        kept.do_due(kept.next_due(), Random(1))
    assert kept.game.history[0].in_stead


@pytest.mark.parametrize("pace", [Pace.SLOW, Pace.OPEN])
def test_2_6_unplayable_hand_goes_at_once_at_a_slow_pace(pace: Pace) -> None:
    live = LiveTable.opened(replace(opening_of(TWO), pace=pace))
    for seat in TWO.seats:
        live.do(by(seat), commands.join)
    position = parse_position("swiss 2s d2 pm 0 r,r,r,r/r,r,r,r 56/5")
    live.do(by(0), partial(commands.start, position=position))
    kept = KeptTable.of(live)
    assert kept.next_due() == ThrowInDue(live.table.at, Seat(0))
    kept.do_due(kept.next_due(), Random(1))
    (made,) = kept.game.history
    assert made.was_automatic
    assert kept.next_due() == ThrowInDue(kept.table.at, Seat(1))
    # Without a choice there is no play of a person, and no missed turn.
    assert kept.table.last_play is None
    assert kept.table.clock.missed == ()
    assert kept.table.clock.missed_by(Seat(0)) == 0, "there was no choice"
