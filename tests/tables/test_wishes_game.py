"""Commands of a seat in the game: pass a card, play, ask for a hint, and acting on a person's behalf."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.live import arranged, at_play, begun_from, by, started
from tests.tables.wishing import FOUR, gift, giving, hint_now, hints, playing, why_not, with_computer
from tockbot.rules import Play, Position, Seat, legal_plays, parse_position
from tockbot.tables import Actor, Card, CardPassed, Played, Refusal, commands, ranks_of


def test_giving_the_same_card_twice_changes_nothing() -> None:
    live = started(FOUR)
    live.give(Seat(0))
    assert live.asked(by(0), giving(live, gift(live))) == ()


def test_the_second_press_of_a_play_is_stale() -> None:
    live = at_play(FOUR)
    seat = live.turn
    press = playing(live, legal_plays(live.game.position)[0])
    live.do(by(seat), press)
    assert why_not(live, by(seat), press) is Refusal.STALE


def test_decision_contains_plain_events() -> None:
    live = started(FOUR)
    (event,) = live.asked(by(0), giving(live, gift(live)))
    assert event == CardPassed(Seat(0), gift(live))
    on = at_play(FOUR)
    play = legal_plays(on.game.position)[0]
    first, *_ = on.asked(by(on.turn), playing(on, play))
    assert isinstance(first, Played)
    assert first == Played(on.turn, play, cards=first.cards)
    assert ranks_of(first.cards) == play.spent


def test_hints_are_counted_for_each_seat_and_each_moment_once() -> None:
    live = hints(1)
    stamp = live.game.stamp
    live.do(by(1), hint_now(live))
    assert live.game.stamp == stamp, "a hint makes no button stale"
    assert [live.table.hints_left(seat) for seat in FOUR.seats] == [1, 0, 1, 1]
    assert live.asked(by(1), hint_now(live)) == ()
    live.do(by(2), hint_now(live))
    assert [live.table.hints_left(seat) for seat in FOUR.seats] == [1, 0, 0, 1]


# Two cards of one rank spent together (docs/rules.md 4.12)

OUT = "r,r,r,r"
TWO_KINGS = f"swiss 8t d7 pm 0 12,r,r,r/{'/'.join([OUT] * 7)} KK/5/5/5/5/5/5/5"


def both_kings(position: Position) -> Play:
    """Return the play to the centre with two kings."""
    return next(play for play in legal_plays(position) if play.spent == "KK")


@pytest.mark.parametrize("place", [0, 1])
def test_4_12_two_kings_go_to_the_centre_through_either_of_them(place: int) -> None:
    live = begun_from(parse_position(TWO_KINGS))
    hand = live.game.hands[0]
    chosen, other = hand[place], hand[1 - place]
    assert chosen != other
    step = live.play(both_kings(live.game.position), chosen)
    played = step.entries[0].event
    assert isinstance(played, Played)
    assert played.cards == (chosen, other), "the chosen card is spent first"
    assert live.game.history[-1].cards == (chosen, other)
    assert live.game.hands[0] == ()


def test_4_12_another_king_than_those_held_is_refused() -> None:
    live = begun_from(parse_position(TWO_KINGS))
    absent = next(card for card in (Card("Kc"), Card("Kd")) if card not in live.game.hands[0])
    command = partial(commands.play, chosen=both_kings(live.game.position), stamp=live.game.stamp, card=absent)
    assert why_not(live, by(0), command) is Refusal.NOT_IN_HAND


# Acting on a person's behalf


def test_bot_action_for_a_seat_has_no_actor() -> None:
    live = with_computer(at_play(FOUR), at_play(FOUR).turn)
    play = legal_plays(live.game.position)[0]
    command = commands.if_seat_is_computer(live.turn, playing(live, play))
    step = live.decided(Actor(plays=live.turn), command)
    assert [entry.actor for entry in step.entries] == [None]


def test_computer_turn_is_not_made_for_a_new_person() -> None:
    live = at_play(FOUR)
    command = commands.if_seat_is_computer(live.turn, playing(live, legal_plays(live.game.position)[0]))
    assert live.asked(Actor(plays=live.turn), command) == ()


def test_a_hint_without_a_choice_is_not_counted() -> None:
    live = arranged(FOUR, "/".join(["r,r,r,r"] * 4), ("2", "2", "2", "2"), 0)
    assert live.game.position.turn is not None
    before = live.table
    live.do(by(0), partial(commands.hint, stamp=live.game.stamp))
    assert (live.table.hinted, live.table.entries) == (before.hinted, before.entries)


@pytest.mark.parametrize(("hand", "counted"), [("56", False), ("A6", False), ("A*", True), ("7", False)])
def test_choice_considers_every_legal_play(hand: str, counted: bool) -> None:  # noqa: FBT001 - a case
    pawns = "/".join(["r,r,r,r"] * 4) if "7" not in hand else "/".join(["20,r,r,r", *["r,r,r,r"] * 3])
    live = arranged(FOUR, pawns, (hand, "2", "2", "2"), 0)
    live.do(by(0), partial(commands.hint, stamp=live.game.stamp))
    assert len(live.table.hinted) == counted
