"""From a command to a step: decided once, folded once per event, and saved as it is."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import partial
from random import Random
from types import FrameType
from typing import Any

import pytest

from tests.tables.live import HOST, MOMENT, SEED, LiveTable, by, opening_of, person_at, started
from tockbot.rules import Phase, TableRules, is_legal, legal_plays, table_rules
from tockbot.tables import (
    Actor,
    Dealt,
    Decision,
    Draft,
    LogError,
    Played,
    Refused,
    Sat,
    Stage,
    Started,
    commands,
    decide,
    decide_open_table,
    fold,
    replay,
)

FOUR = table_rules("swiss", 4)


@contextmanager
def calls_of(*functions: Callable[..., object]) -> Iterator[Counter[str]]:
    """Count the calls of each of these functions in the block."""
    codes = {function.__code__: function.__name__ for function in functions}
    counted: Counter[str] = Counter()

    def watch(frame: FrameType, event: str, _: Any) -> None:  # noqa: ANN401 - the signature that Python requires
        if event == "call" and frame.f_code in codes:
            counted[codes[frame.f_code]] += 1

    before = sys.getprofile()
    sys.setprofile(watch)
    try:
        yield counted
    finally:
        sys.setprofile(before)


@pytest.mark.parametrize(
    "rules",
    [FOUR, table_rules("swiss", 2), table_rules("ttg", 4), table_rules("italian", 3)],
    ids=lambda rules: rules.ruleset.name,
)
def test_play_costs_one_legality_check_and_one_fold_per_event(rules: TableRules) -> None:
    live, rng = started(rules), Random(3)
    plays = 0
    for _ in range(40):
        if live.game.position.phase is Phase.EXCHANGE:
            live.exchange(rng)
        if live.table.stage is not Stage.PLAYING or live.game.position.turn is None:
            continue
        press = partial(commands.play, chosen=rng.choice(legal_plays(live.game.position)), stamp=live.game.stamp)
        with calls_of(is_legal, fold) as counted:
            step = live.do(by(live.turn), press)
        assert counted == {"is_legal": 1, "fold": len(step.entries)}
        plays += 1
    assert plays > 20


def test_step_is_the_new_entries_and_the_table_after_them() -> None:
    live = started(FOUR)
    before, kept = live.table, list(live.entries)
    step = live.decided(by(2), commands.leave)
    assert [entry.number for entry in step.entries] == [before.entries + 1]
    assert step.table == replay([*kept, *step.entries])
    assert live.table == before


def test_entry_has_time_and_actor_and_automatic_ones_no_actor() -> None:
    live = started(FOUR)
    begun, dealt = live.entries[-2:]
    assert (type(begun.event), begun.actor) == (Started, HOST)
    assert (type(dealt.event), dealt.actor) == (Dealt, None)
    assert begun.at == dealt.at == live.table.at == MOMENT + timedelta(seconds=5)
    assert [entry.actor for entry in live.entries[1:5]] == [person_at(seat) for seat in range(4)]


def test_command_refused_half_way_leaves_nothing() -> None:
    live = started(FOUR)
    before = live.table

    def leaves_then_is_refused(draft: Draft) -> None:
        commands.leave(draft)
        commands.join(draft)
        commands.join(draft)

    with pytest.raises(Refused):
        decide(live.table, by(1), MOMENT, leaves_then_is_refused)
    assert live.table == before


def test_command_with_several_events_is_one_step() -> None:
    live = started(FOUR)

    def leaves_and_comes_back(draft: Draft) -> None:
        commands.leave(draft)
        commands.join(draft)

    step = decide(live.table, by(1), MOMENT, leaves_and_comes_back)
    assert [type(entry.event) for entry in step.entries] == [Sat, Sat]
    assert step.table.seated == live.table.seated


def test_an_event_that_cannot_follow_is_a_bug_and_no_refusal() -> None:
    live = started(FOUR)
    with pytest.raises(LogError):
        live.decided(by(0), lambda draft: draft.add(Started()))


def test_table_opens_with_its_first_command_in_one_step() -> None:
    event = opening_of(FOUR)
    step = decide_open_table(event, MOMENT, commands.join)
    assert [(entry.number, entry.at, entry.actor) for entry in step.entries] == [(1, MOMENT, HOST), (2, MOMENT, HOST)]
    assert step.table == replay(step.entries)
    assert step.table.opening.seed == SEED
    assert len(decide_open_table(event, MOMENT, lambda _: None).entries) == 1
    with pytest.raises(Refused):
        decide_open_table(event, MOMENT, commands.start)


def test_events_caused_by_a_play_belong_to_its_step() -> None:
    """No one can see the table between a play and the deal that follows."""
    live, rng = started(table_rules("ttg", 2)), Random(1)
    steps: list[Decision] = []
    turn = live.turn
    while live.game.round == 1:
        turn = live.turn
        steps.append(live.play(rng.choice(legal_plays(live.game.position))))
    last = steps[-1].entries
    assert [type(entry.event) for entry in last] == [Played, Dealt]
    assert [entry.actor for entry in last] == [person_at(turn), None]


def test_forbidden_actor_is_refused_before_any_event() -> None:
    live = LiveTable.opened(opening_of(FOUR))
    with pytest.raises(Refused):
        live.decided(Actor(), commands.join)
