"""Planned plays: made in turn if their effect is unchanged, and known only to their player."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import pairwise
from random import Random

import pytest

from tests.tables.live import MOMENT, PEOPLE, LiveTable, arranged, at_play, by, person_at, rules_id, started
from tests.tables.wishing import FOUR, STRANGER, agreeing_with, why_not
from tockbot.rules import (
    Draw,
    MovePlay,
    Phase,
    Play,
    Position,
    Seat,
    TableRules,
    legal_plays,
    plays_without_sevens,
    seven_cards,
    seven_ways,
    some_play,
    table_rules,
)
from tockbot.tables import (
    Actor,
    Decision,
    Entry,
    LogError,
    MoveUndone,
    Played,
    Queued,
    Refusal,
    Sat,
    Stage,
    Stamp,
    TableCommand,
    TableId,
    Unqueued,
    ahead,
    commands,
    fold,
    replay,
    see,
)

ITALIAN = table_rules("italian", 3)
OUT = "r,r,r,r"


def position_of(live: LiveTable, seat: int) -> Position:
    """Return the position as if it were this seat's turn."""
    position = ahead(live.game.position, Seat(seat))
    assert position is not None
    return position


def queueing(live: LiveTable, chosen: Play) -> TableCommand:
    return partial(commands.queue, chosen=chosen, stamp=live.game.stamp)


def queue(live: LiveTable, seat: int, place: int = 0) -> Play:
    """Plan a play for a seat, by its index in the legal plays."""
    chosen = legal_plays(position_of(live, seat))[place]
    live.do(by(seat), queueing(live, chosen))
    return chosen


def one_play(live: LiveTable, place: int = 0) -> Decision:
    """Make a legal play for the seat to act, by its index."""
    return live.play(legal_plays(live.game.position)[place])


def kinds(step: Decision) -> list[type]:
    return [type(entry.event) for entry in step.entries]


def moves_of(play: Play) -> object:
    return (play.spent, play.rank, play.moves) if isinstance(play, MovePlay) else play


def three(*hands: str, pawns: str = "10,r,r,r/30,r,r,r/50,r,r,r") -> LiveTable:
    """Return a game of three players who can all move a pawn; it is the first one's turn."""
    return arranged(ITALIAN, pawns, hands, 0)


def test_planned_move_is_made_in_the_step_that_gives_the_turn() -> None:
    live = three("258", "2569", "9TT")
    chosen = queue(live, 1)
    step = one_play(live)
    assert kinds(step) == [Played, Played]
    assert [entry.actor for entry in step.entries] == [person_at(0), None]
    made = live.game.history[-1]
    assert moves_of(made.play) == moves_of(chosen)
    assert not made.in_stead
    assert [record.ahead for record in live.game.history] == [False, True]
    assert live.turn == 2
    assert live.table.ahead.queued == ()
    assert live.table.last_play is not None
    assert live.table.last_play.seat == 1, "a planned play can be undone like any other"
    assert replay(live.entries) == live.table
    assert live.table.ahead.made == ((1, live.entries[-1].number),)
    one_play(live)
    one_play(live)
    assert dict(live.table.ahead.made).keys() == {1}, "it is marked until they play again"
    one_play(live)
    assert dict(live.table.ahead.made) == {}


def test_plays_of_several_are_made_one_after_another() -> None:
    live = three("25", "29", "9T")
    queue(live, 1)
    queue(live, 2)
    step = one_play(live)
    assert kinds(step) == [Played] * 3
    assert live.turn == 0


def test_planned_move_with_a_changed_effect_is_not_made() -> None:
    live = three("5T", "5T", "9T", pawns=f"35,r,r,r/30,r,r,r/{OUT}")
    five = next(play for play in legal_plays(position_of(live, 1)) if play.spent == "5")
    assert any(move.hits for move in five.moves) if isinstance(five, MovePlay) else False
    live.do(by(1), queueing(live, five))
    step = live.play(next(play for play in legal_plays(live.game.position) if play.spent == "5"))
    assert kinds(step)[:2] == [Played, Unqueued]
    assert (live.turn, live.table.ahead.unfit, live.table.ahead.queued) == (1, 1, ())
    assert see(TableId(1), live.table, person_at(1), PEOPLE).unfit
    assert not see(TableId(1), live.table, person_at(0), PEOPLE).unfit
    one_play(live)
    assert live.table.ahead.unfit is None


def test_planned_move_survives_changes_elsewhere() -> None:
    live = three("25", "29", "9T")
    chosen = queue(live, 2)
    one_play(live)
    one_play(live)
    assert moves_of(live.game.history[-1].play) == moves_of(chosen)
    assert len(live.game.history) == 3


def test_later_plan_replaces_and_one_press_cancels() -> None:
    live = three("25", "29", "9T")
    first, second = queue(live, 1, 0), queue(live, 1, -1)
    assert moves_of(first) != moves_of(second)
    assert len(live.table.ahead.queued) == 1
    live.do(by(1), commands.unqueue)
    assert live.table.ahead.queued_by(Seat(1)) is None
    assert live.asked(by(1), commands.unqueue) == (), "a second cancellation changes nothing"
    assert kinds(one_play(live)) == [Played]
    assert (live.turn, live.table.ahead.unfit) == (1, None)


def test_planned_move_is_seen_only_by_its_player() -> None:
    live = three("25", "29", "9T")
    before = [see(TableId(1), live.table, person, PEOPLE) for person in (None, person_at(0), person_at(2), STRANGER)]
    queue(live, 1)
    after = [see(TableId(1), live.table, person, PEOPLE) for person in (None, person_at(0), person_at(2), STRANGER)]
    assert [replace(one, entries=0) for one in before] == [replace(one, entries=0) for one in after]
    own = see(TableId(1), live.table, person_at(1), PEOPLE)
    queued = own.queued
    assert queued is not None
    assert repr(queued) == "Queued(seat=1)"
    assert "MovePlay" not in repr(live.table.ahead.queued)
    assert "MovePlay" not in repr(live.entries[-1])


def test_leaving_or_being_replaced_drops_the_plans() -> None:
    live = three("25", "29", "9T")
    queue(live, 1)
    step = live.do(by(1), commands.leave)
    assert kinds(step) == [Sat]
    assert live.table.ahead.queued == ()
    live.do(by(1), commands.join)
    assert live.table.ahead.queued == ()
    one_play(live)
    assert live.turn == 1


def test_undo_drops_later_planned_moves() -> None:
    live = at_play(table_rules("swiss", 3))
    me = live.turn
    others = [Seat((me + 1) % 3), Seat((me + 2) % 3)]
    one_play(live)
    queue(live, others[1])
    number = live.entries[-2].number
    live.do(by(me), partial(commands.ask_undo, number=Stamp(number)))
    for seat in others:
        live.do(by(seat), agreeing_with(person_at(me)))
    assert isinstance(live.events[-1], MoveUndone)
    assert live.table.ahead.queued == ()


def test_planned_moves_end_with_the_deal() -> None:
    live = arranged(table_rules("italian", 3), "10,r,r,r/30,r,r,r/50,r,r,r", ("2", "9", "9T"), 0)
    queue(live, 1)
    queue(live, 2, -1)
    one_play(live)
    assert len(live.game.history) == 3
    one_play(live)
    assert live.game.round == 2
    assert live.table.ahead.queued == ()


def test_a_card_that_was_drawn_meanwhile_cannot_be_played() -> None:
    live = arranged(table_rules("swiss", 3), "r,r,r,r/20,r,r,r/40,r,r,r", ("2", "5", "69"), 0)
    queue(live, 1)
    step = live.play(Draw("2", Seat(1)))
    assert Unqueued not in kinds(step), "a seat without cards never acts"
    assert live.turn != 1
    while live.game.round == 1:
        one_play(live)
    assert live.table.ahead.queued == (), "plans end with the round"


def test_moves_can_be_planned_only_in_other_players_turns() -> None:
    live = three("25", "29", "9T")
    mine = legal_plays(live.game.position)[0]
    assert why_not(live, by(0), queueing(live, mine)) is Refusal.NOT_AHEAD, "it is their turn"
    assert why_not(live, by(1), queueing(live, mine)) is Refusal.NOT_LEGAL
    assert why_not(live, Actor(STRANGER), queueing(live, mine)) is Refusal.NOT_SEATED
    assert why_not(live, Actor(STRANGER), commands.unqueue) is Refusal.NOT_SEATED
    old = partial(commands.queue, chosen=mine, stamp=Stamp(live.game.stamp - 1))
    assert why_not(live, by(1), old) is Refusal.STALE
    exchanging = started(FOUR)
    assert exchanging.game.position.phase is Phase.EXCHANGE
    assert why_not(exchanging, by(0), queueing(exchanging, mine)) is Refusal.NOT_AHEAD


@pytest.mark.parametrize("event", [Unqueued(Seat(1)), Queued(Seat(0), Draw("2", Seat(1)), ())])
def test_log_with_an_impossible_plan_is_refused(event: Queued | Unqueued) -> None:
    live = three("25", "29", "9T")
    with pytest.raises(LogError):
        fold(live.table, Entry(live.table.entries + 1, MOMENT, None, event))


def any_play(position: Position, rng: Random) -> Play:
    """Return a random play; a seven is as likely as all other plays together."""
    listed: list[Play] = list(plays_without_sevens(position))
    ways = [way for card in seven_cards(position) for way in seven_ways(position, card, (), most=60) or ()]
    return rng.choice(ways if ways and rng.random() < 0.5 else listed or [some_play(position)])


RULES = (
    table_rules("swiss", 4),
    table_rules("toctoc", 4, options={"seven_diagonal": "on"}),
    table_rules("ttg", 4, options={"jokers": "on", "ten_swap": "on", "jack_discard": "on"}),
    table_rules("italian", 3, options={"places": "on"}),
)


@pytest.mark.parametrize("rules", RULES, ids=rules_id)
def test_planned_moves_are_made_as_chosen_or_dropped(rules: TableRules) -> None:
    rng = Random(5)
    live = started(rules)
    made = dropped = 0
    while live.table.stage is Stage.PLAYING and live.table.entries < 400:
        for seat in rules.seats:
            position = ahead(live.game.position, seat)
            if position is not None and rng.random() < 0.4:
                live.do(by(seat), queueing(live, any_play(position, rng)))
        waiting = {one.seat: one for one in live.table.ahead.queued}
        before = len(live.entries)
        live.step(rng)
        for earlier, entry in pairwise([live.entries[before - 1], *live.entries[before:]]):
            event = entry.event
            if isinstance(event, Played) and entry.actor is None:
                assert moves_of(event.play) == moves_of(waiting[event.seat].play)
                assert not isinstance(earlier.event, Queued)
                made += 1
            dropped += isinstance(event, Unqueued)
    assert made > 5, (made, dropped)
    assert dropped > 5, (made, dropped)
    assert replay(live.entries) == live.table
