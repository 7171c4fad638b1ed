"""Discarding a whole hand at once: no card can be played before the next deal, and each turn discards one."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.live import EVERY_RULESET, MOMENT, LiveTable, arranged, by, person_at, rules_id
from tests.tables.recordings import recorded
from tests.tables.wishing import STRANGER, agreeing_with, why_not
from tockbot.rules import Discard, MovePlay, Seat, TableRules, is_hand_stuck, some_play, table_rules
from tockbot.tables import (
    Actor,
    Dealt,
    DiscardRest,
    Entry,
    LogError,
    Played,
    Refusal,
    Stage,
    Stamp,
    commands,
    fold,
    replay,
)

ITALIAN = table_rules("italian", 3)
OUT = "r,r,r,r"


def stuck(hands: tuple[str, ...] = ("259", "589", "9T8")) -> LiveTable:
    """Return a game in which the seat to act has no pawn on the track, and no card to enter one."""
    return arranged(ITALIAN, f"{OUT}/20,r,r,r/40,r,r,r", hands, 0)


def letting(live: LiveTable, seat: int = 0) -> None:
    live.do(by(seat), partial(commands.discard_rest, stamp=live.game.stamp))


def test_each_turn_takes_a_card_until_the_next_deal() -> None:
    live = stuck()
    letting(live)
    assert live.turn == 1, "the first card is discarded at once"
    while live.game.round == 1:
        live.play(some_play(live.game.position))
    gone = [one for one in live.game.history if one.seat == 0]
    assert [type(one.play) for one in gone] == [Discard] * 3
    assert all(one.follows_at_once and not one.in_stead for one in gone)
    assert live.table.ahead.discarding == ()
    assert replay(live.entries) == live.table


def test_last_player_with_cards_discards_all_at_once() -> None:
    live = stuck(("259", "", ""))
    letting(live)
    assert live.game.round == 2


def test_discarding_the_rest_needs_an_unplayable_hand_on_turn() -> None:
    live = stuck()
    assert why_not(live, by(1), partial(commands.discard_rest, stamp=live.game.stamp)) is Refusal.NOT_YOUR_TURN
    assert why_not(live, Actor(STRANGER), partial(commands.discard_rest, stamp=live.game.stamp)) is Refusal.NOT_SEATED
    assert why_not(live, by(0), partial(commands.discard_rest, stamp=Stamp(0))) is Refusal.STALE
    may_enter = stuck(("25K", "589", "9T8"))
    assert why_not(may_enter, by(0), partial(commands.discard_rest, stamp=may_enter.game.stamp)) is Refusal.NOT_LEGAL
    blocked = arranged(ITALIAN, "h4,r,r,r/20,r,r,r/40,r,r,r", ("25", "58", "9T"), 0)
    assert why_not(blocked, by(0), partial(commands.discard_rest, stamp=blocked.game.stamp)) is Refusal.NOT_LEGAL
    for table in (live.table, may_enter.table):
        with pytest.raises(LogError):
            fold(table, Entry(table.entries + 1, MOMENT, None, DiscardRest(Seat(1))))


def test_discarding_the_rest_ends_with_undo_or_leaving() -> None:
    live = stuck()
    letting(live)
    last = live.table.last_play
    assert last is not None
    live.do(by(0), partial(commands.ask_undo, number=last.number))
    for seat in (1, 2):
        live.do(by(seat), agreeing_with(person_at(0)))
    assert (live.turn, live.table.ahead.discarding, len(live.game.history)) == (0, (), 0)
    letting(live)
    live.do(by(0), commands.leave)
    assert live.table.ahead.discarding == ()


@pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
def test_discarded_hand_plays_nothing_before_the_next_deal(rules: TableRules) -> None:
    spent: set[Seat] = set()
    recording = recorded(rules)
    for event, after in zip(recording.events[1:], recording.after[1:], strict=True):
        if isinstance(event, Played) and event.seat in spent:
            assert not isinstance(event.play, MovePlay)
        if after.game is None or after.stage is not Stage.PLAYING:
            continue
        if isinstance(event, Dealt):
            spent = set()
        if after.game.position.turn is not None:
            spent |= {seat for seat in rules.seats if is_hand_stuck(after.game.position, seat)}
    assert recording.events
