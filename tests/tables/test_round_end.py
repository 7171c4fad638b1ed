"""Games that are unfinished when a tournament round ends: the side that is ahead wins, and cannot win by delaying."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cache, partial
from hashlib import sha256

import pytest

from tests.sampled import some
from tests.tables.late import PAUSE, KeptTable
from tests.tables.live import PEOPLE, LiveTable, begun_from, by, opening_of
from tests.tables.wishing import why_not
from tockbot.computer.greedy import choose_gift, choose_play
from tockbot.rules import RULESETS, Phase, Seat, TableRules, parse_position, steps_to_go, table_rules
from tockbot.tables import (
    TIMES,
    TOURNAMENT_PACES,
    Actor,
    Cause,
    Closed,
    Entry,
    LogError,
    Pace,
    Refusal,
    RestartClocks,
    SchedulerContext,
    Stage,
    Table,
    Timed,
    Times,
    commands,
    fold,
    observe,
    replay,
)

FOUR = table_rules("swiss", 4, in_teams=True)
FIRST, SECOND = FOUR.sides
A_MOMENT = timedelta(seconds=3)
"""Time per turn of the side that does not delay."""


def ended(pawns: str) -> LiveTable:
    """Return a game whose round ended with the pawns at these locations."""
    live = begun_from(parse_position(f"swiss 4t d0 pm 0 {pawns} 2/2/2/2"))
    live.do(Actor(), commands.end_in_time)
    return live


def timed(*seconds: int) -> KeptTable:
    """Return a game after an exchange in which the seats, in turn, took this many seconds."""
    live = LiveTable.opened(replace(opening_of(FOUR), pace=Pace.TOURNAMENT))
    for seat in FOUR.seats:
        live.do(by(seat), partial(commands.join, seat=seat))
    kept = KeptTable.of(live)
    kept.at(kept.table.at, by(0), commands.start)
    since = kept.table.at
    for passed, seat in sorted((passed, Seat(seat)) for seat, passed in enumerate(seconds)):
        command = partial(commands.give, card=kept.game.hands[seat][0], stamp=kept.game.stamp)
        kept.at(since + timedelta(seconds=passed), by(seat), command)
    return kept


def won(table: Table) -> tuple[Seat, ...]:
    """Return the side that won a closed game."""
    assert table.closing is not None
    return table.closing.won


@pytest.mark.parametrize(
    ("pawns", "wins"),
    [
        # One pawn at home beats any number of steps.
        ("h1,r,r,r/60,61,62,63/r,r,r,r/r,r,r,r", FIRST),
        ("h1,r,r,r/h1,r,r,r/r,r,r,r/h1,r,r,r", SECOND),
        # With equal numbers at home, fewer steps to go win; a pawn further inside home has fewer.
        ("h1,r,r,r/h2,r,r,r/r,r,r,r/r,r,r,r", SECOND),
        ("10,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r", FIRST),
        ("r,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r", ()),
    ],
)
def test_pawns_at_home_decide_then_steps_to_go(pawns: str, wins: tuple[Seat, ...]) -> None:
    table = ended(pawns).table
    assert won(table) == wins
    assert table.closing is not None
    assert table.closing.cause is Cause.TIME


def test_steps_to_go_are_counted_for_all_pawns_of_a_seat() -> None:
    position = parse_position("swiss 4t d0 pm 0 h2,h4,r,r/r,r,r,r/r,r,r,r/r,r,r,r 2/2/2/2")
    whole = FOUR.board.fields + 1
    assert steps_to_go(FOUR, Seat(0), position.pawns[0]) == 2 * whole + 10 - 4 - 2
    assert steps_to_go(FOUR, Seat(1), position.pawns[1]) == 4 * whole + 10


def test_side_that_used_more_time_loses_a_game_level_otherwise() -> None:
    for seconds, wins in (((1, 2, 3, 4), FIRST), ((1, 2, 7, 4), SECOND)):
        kept = timed(*seconds)
        kept.at(kept.table.at, Actor(), commands.end_in_time)
        used = {Seat(seat): timedelta(seconds=passed) for seat, passed in enumerate(seconds)}
        assert dict(kept.table.clock.used) == used
        assert won(kept.table) == wins
        assert replay(kept.entries) == kept.table


def test_time_while_the_bot_is_stopped_counts_for_no_one() -> None:
    kept = timed(1, 1, 1, 1)
    turn, before = kept.turn, dict(kept.table.clock.used)
    back = kept.table.at + timedelta(hours=1)
    following = kept.next_due(SchedulerContext(PAUSE, since=back))
    assert isinstance(following, RestartClocks)
    kept.at(back, Actor(), commands.restart_clocks)
    assert isinstance(kept.entries[-1].event, Timed)
    assert dict(kept.table.clock.used) == before
    kept.at(back + timedelta(hours=1), Actor(), commands.end_in_time)
    most = TIMES[Pace.TOURNAMENT].longest
    assert dict(kept.table.clock.used)[turn] <= before[turn] + most, "no more than a turn can take"


def test_decided_game_cannot_be_resumed_but_an_older_one_can() -> None:
    live = ended("h1,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r")
    assert why_not(live, by(0), commands.reopen) is Refusal.CLOSED_FOR_GOOD
    assert live.table.is_final(live.table.at)
    # Version 0.2.0 closed it without a winner.
    *before, last = live.entries
    old = replay([*before, replace(last, event=Closed(Cause.TIME))])
    assert old.can_reopen(old.at)


def test_log_gives_a_game_only_to_a_side_at_the_end_of_a_round() -> None:
    live = begun_from(parse_position("swiss 4t d0 pm 0 h1,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r 2/2/2/2"))
    for event in (Closed(Cause.ASKED, won=FIRST), Closed(Cause.TIME, won=(Seat(0), Seat(1)))):
        with pytest.raises(LogError):
            fold(live.table, Entry(live.table.entries + 1, live.table.at, None, event))


@dataclass(frozen=True)
class Turns:
    """Number of waits in a game.

    Attributes:
        taken: turns of each side.
        exchanges: exchanges, in which all seats choose at the same time.
        moments: times at which a hand is only shown.
    """

    taken: tuple[int, int]
    exchanges: int
    moments: timedelta

    def delayed(self, times: Times) -> timedelta:
        """Return the maximum length of a game in which one side uses all its time, and the other a moment per turn."""
        slow = max(self.taken[side] * times.limit + self.taken[1 - side] * A_MOMENT for side in (0, 1))
        # In an exchange, both seats of a side use their extra time at the same time.
        banks = times.bank if self.exchanges else 2 * times.bank
        return slow + self.exchanges * times.limit + banks + self.moments


def begun(rules: TableRules, number: int) -> KeptTable:
    """Return a tournament game that has just begun."""
    seed = sha256(f"game {number}".encode()).digest()
    live = LiveTable.opened(replace(opening_of(rules, seed=seed), pace=Pace.TOURNAMENT))
    for seat in rules.seats:
        live.do(by(seat), partial(commands.join, seat=seat))
    kept = KeptTable.of(live)
    kept.at(kept.table.at, by(0), commands.start)
    return kept


def act(kept: KeptTable, seat: Seat, at: datetime) -> None:
    """Act for a seat as a greedy player would."""
    seen = observe(kept.table, kept.game, seat, PEOPLE)
    if kept.game.position.phase is Phase.EXCHANGE:
        kept.at(at, by(seat), partial(commands.give, card=choose_gift(seen), stamp=kept.game.stamp))
    else:
        kept.at(at, by(seat), partial(commands.play, chosen=choose_play(seen), stamp=kept.game.stamp))


@cache
def turns_of(rules: TableRules, number: int) -> Turns:
    """Count the turns of a game of greedy players, which do not depend on the time."""
    kept, taken, gifts, moments = begun(rules, number), [0, 0], 0, timedelta()
    while kept.table.stage is Stage.PLAYING:
        seat = min(kept.table.awaited)
        wait = kept.table.clock.wait_for(seat)
        assert wait is not None
        if kept.game.position.phase is Phase.EXCHANGE:
            gifts += 1
        elif wait.until - wait.since < TIMES[Pace.TOURNAMENT].limit:
            moments += wait.until - wait.since
        else:
            taken[seat % 2] += 1
        act(kept, seat, kept.table.at)
    return Turns((taken[0], taken[1]), -(-gifts // len(rules.seats)), moments)


def delayed(number: int, slow: tuple[Seat, ...]) -> timedelta:
    """Return the length of a greedy game in which one side uses all its time, and the other a moment per turn."""
    kept = begun(FOUR, number)
    began = kept.table.at

    def acts_at(seat: Seat) -> datetime:
        wait = kept.table.clock.wait_for(seat)
        assert wait is not None
        return wait.until - timedelta(milliseconds=1) if seat in slow else min(wait.since + A_MOMENT, wait.until)

    while kept.table.stage is Stage.PLAYING:
        seat = min(kept.table.awaited, key=acts_at)
        act(kept, seat, acts_at(seat))
    return kept.table.at - began


@pytest.mark.parametrize("slow", [FIRST, pytest.param(SECOND, marks=pytest.mark.long)], ids=["first", "second"])
def test_twelve_delayed_games_take_no_longer_than_counted(slow: tuple[Seat, ...]) -> None:
    for number in (0, 7):
        assert delayed(number, slow) <= turns_of(FOUR, number).delayed(TIMES[Pace.TOURNAMENT])


@pytest.mark.parametrize("name", some(sorted(RULESETS, key=lambda one: one != "italian"), len(RULESETS)))
def test_twelve_delayed_games_end_within_each_round(name: str) -> None:
    rules = table_rules(name, 4, in_teams=True)
    for minutes, pace in TOURNAMENT_PACES.items():
        took = [turns_of(rules, number).delayed(TIMES[pace]) for number in range(12)]
        assert max(took) < timedelta(minutes=minutes), (minutes, max(took))
