"""Every wish that a table refuses, and what it grants."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.tables.live import HOST, SEED, LiveTable, at_play, opening_of, seated, started, user_at
from tockbot.rules import Phase, Seat, ThrowIn, legal_plays, table_rules
from tockbot.tables import (
    Card,
    Closed,
    Computer,
    Dealt,
    Gave,
    Human,
    Left,
    Level,
    Played,
    Refusal,
    Refused,
    Sat,
    Stage,
    Started,
    UserId,
    decisions,
    opened,
    ranks_of,
)

FOUR = table_rules("swiss", 4)
THREE = table_rules("swiss", 3)
STRANGER = UserId(999)
ANNA = Human(STRANGER, "Anna")


def empty() -> LiveTable:
    event = opening_of(FOUR)
    return LiveTable(opened(event), [event])


def with_computer(live: LiveTable, seat: int) -> LiveTable:
    """Somebody leaves the game, and a computer player takes over."""
    live.do(decisions.leave(live.table, user_at(seat)))
    return live


def closed() -> LiveTable:
    live = at_play(FOUR)
    live.do(decisions.abandon(live.table))
    return live


def gift(live: LiveTable, seat: int = 0) -> Card:
    return live.game.hands[seat][0]


Wish = Callable[[], decisions.Events]


def wish(live: LiveTable, what: Callable[[LiveTable], decisions.Events]) -> Wish:
    return lambda: what(live)


def hints(allowed: int, *given: int) -> LiveTable:
    """A game with so many hints for each, some of them given to these seats a while ago."""
    live = seated(FOUR)
    live.do(decisions.allow_hints(live.table, HOST, allowed))
    live.do(decisions.start(live.table, HOST, SEED))
    return LiveTable(replace(live.table, hinted=tuple((Seat(seat), 1) for seat in given)), live.events)


def hint_now(live: LiveTable, seat: int) -> decisions.Events:
    return decisions.hint(live.table, user_at(seat), live.game.stamp)


REFUSED: list[tuple[str, Refusal, Wish]] = [
    ("a hint out of turn", Refusal.NOTHING_DUE, wish(at_play(FOUR), lambda t: hint_now(t, (t.turn + 1) % 4))),
    ("a hint where there are none", Refusal.HINTS_OFF, wish(hints(0), lambda t: hint_now(t, 1))),
    ("a hint after the last", Refusal.HINTS_SPENT, wish(hints(2, 1, 0, 1), lambda t: hint_now(t, 1))),
    ("join a closed table", Refusal.NOT_PLAYING, wish(closed(), lambda t: decisions.join(t.table, ANNA))),
    ("join a full lobby", Refusal.NO_SEAT_FREE, wish(seated(FOUR), lambda t: decisions.join(t.table, ANNA))),
    ("join a game of humans", Refusal.NO_SEAT_FREE, wish(started(FOUR), lambda t: decisions.join(t.table, ANNA))),
    ("join a taken seat", Refusal.SEAT_TAKEN, wish(seated(FOUR), lambda t: decisions.join(t.table, ANNA, Seat(1)))),
    ("join seat 5 of 4", Refusal.NO_SUCH_SEAT, wish(empty(), lambda t: decisions.join(t.table, ANNA, Seat(4)))),
    ("join seat 0 of 1 to 4", Refusal.NO_SUCH_SEAT, wish(empty(), lambda t: decisions.join(t.table, ANNA, Seat(-1)))),
    (
        "join twice",
        Refusal.ALREADY_SEATED,
        wish(seated(FOUR), lambda t: decisions.join(t.table, Human(user_at(1), "Bo"))),
    ),
    (
        "join the seat one has",
        Refusal.ALREADY_SEATED,
        wish(seated(FOUR), lambda t: decisions.join(t.table, Human(user_at(1), "Bo"), Seat(1))),
    ),
    (
        "take a second seat in a game",
        Refusal.ALREADY_SEATED,
        wish(with_computer(started(FOUR), 2), lambda t: decisions.join(t.table, Human(user_at(1), "Bo"), Seat(2))),
    ),
    ("leave a lobby not entered", Refusal.NOT_SEATED, wish(seated(FOUR), lambda t: decisions.leave(t.table, STRANGER))),
    ("leave a game not played", Refusal.NOT_SEATED, wish(started(FOUR), lambda t: decisions.leave(t.table, STRANGER))),
    ("leave a closed table", Refusal.NOT_PLAYING, wish(closed(), lambda t: decisions.leave(t.table, HOST))),
    ("add a computer to a game", Refusal.NOT_IN_LOBBY, wish(started(FOUR), lambda t: decisions.add_computer(t.table))),
    ("add a computer, full", Refusal.NO_SEAT_FREE, wish(seated(FOUR), lambda t: decisions.add_computer(t.table))),
    (
        "add a computer to seat 9",
        Refusal.NO_SUCH_SEAT,
        wish(empty(), lambda t: decisions.add_computer(t.table, Seat(8))),
    ),
    ("remove no computer", Refusal.NO_COMPUTER, wish(seated(FOUR), lambda t: decisions.remove_computer(t.table))),
    (
        "remove a computer in a game",
        Refusal.NOT_IN_LOBBY,
        wish(with_computer(started(FOUR), 2), lambda t: decisions.remove_computer(t.table)),
    ),
    ("start twice", Refusal.NOT_IN_LOBBY, wish(started(FOUR), lambda t: decisions.start(t.table, HOST, SEED))),
    ("start from outside", Refusal.NOT_SEATED, wish(seated(FOUR), lambda t: decisions.start(t.table, STRANGER, SEED))),
    ("start with free seats", Refusal.SEATS_FREE, wish(empty(), lambda t: decisions.start(t.table, HOST, SEED))),
    (
        "give in the lobby",
        Refusal.NOT_STARTED,
        wish(seated(FOUR), lambda t: decisions.give(t.table, Seat(0), Card("As"), 1)),
    ),
    (
        "give at another moment",
        Refusal.STALE,
        wish(started(FOUR), lambda t: decisions.give(t.table, Seat(0), gift(t), t.game.stamp - 1)),
    ),
    (
        "give when playing",
        Refusal.NO_EXCHANGE,
        wish(at_play(FOUR), lambda t: decisions.give(t.table, Seat(0), gift(t), t.game.stamp)),
    ),
    (
        "give a card not held",
        Refusal.NOT_IN_HAND,
        wish(started(FOUR), lambda t: decisions.give(t.table, Seat(0), Card("xx"), t.game.stamp)),
    ),
    (
        "play at a closed table",
        Refusal.NOT_PLAYING,
        wish(closed(), lambda t: decisions.play(t.table, t.turn, ThrowIn("A"), t.game.stamp)),
    ),
    (
        "play at another moment",
        Refusal.STALE,
        wish(at_play(FOUR), lambda t: decisions.play(t.table, t.turn, ThrowIn("A"), t.game.stamp + 1)),
    ),
    (
        "play out of turn",
        Refusal.NOT_YOUR_TURN,
        wish(at_play(FOUR), lambda t: decisions.play(t.table, Seat((t.turn + 1) % 4), ThrowIn("A"), t.game.stamp)),
    ),
    (
        "play in the exchange",
        Refusal.NOT_YOUR_TURN,
        wish(started(FOUR), lambda t: decisions.play(t.table, Seat(0), ThrowIn("A"), t.game.stamp)),
    ),
    (
        "play what is not legal",
        Refusal.NOT_LEGAL,
        wish(at_play(FOUR), lambda t: decisions.play(t.table, t.turn, ThrowIn("A"), t.game.stamp)),
    ),
    (
        "choose another's rules",
        Refusal.HOST_CHOOSES,
        wish(seated(FOUR), lambda t: decisions.choose(t.table, user_at(1), THREE)),
    ),
    ("choose rules for fewer", Refusal.TOO_MANY, wish(seated(FOUR), lambda t: decisions.choose(t.table, HOST, THREE))),
    (
        "choose rules in a game",
        Refusal.NOT_IN_LOBBY,
        wish(started(FOUR), lambda t: decisions.choose(t.table, HOST, THREE)),
    ),
    (
        "kick somebody who is not there",
        Refusal.NOBODY_THERE,
        wish(started(FOUR), lambda t: decisions.kick(t.table, HOST, STRANGER, may_manage=False)),
    ),
    (
        "end another's table",
        Refusal.NOT_HOST,
        wish(started(FOUR), lambda t: decisions.close(t.table, user_at(1), may_manage=False)),
    ),
    (
        "end a closed table",
        Refusal.NOT_PLAYING,
        wish(closed(), lambda t: decisions.close(t.table, HOST, may_manage=True)),
    ),
]


@pytest.mark.parametrize(("reason", "wished"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_a_wish_that_cannot_be_granted_is_refused_with_its_reason(reason: Refusal, wished: Wish) -> None:
    with pytest.raises(Refused) as refused:
        wished()
    assert refused.value.reason is reason


def test_a_game_of_computers_only_does_not_begin() -> None:
    live = empty()
    for _ in range(4):
        live.do(decisions.add_computer(live.table))
    with pytest.raises(Refused) as refused:
        decisions.start(live.table, HOST, SEED)
    assert refused.value.reason is Refusal.NO_HUMAN


def test_a_named_seat_that_is_taken_is_refused_to_computers_too() -> None:
    live = empty()
    live.do(decisions.join(live.table, ANNA, Seat(2)))
    with pytest.raises(Refused) as refused:
        decisions.add_computer(live.table, Seat(2))
    assert refused.value.reason is Refusal.SEAT_TAKEN


def test_refusals_mention_numbers_and_no_cards() -> None:
    with pytest.raises(Refused) as refused:
        decisions.start(empty().table, HOST, SEED)
    assert refused.value.facts == {"free": 4}


def test_in_the_lobby_one_moves_to_another_free_seat() -> None:
    live = empty()
    live.do(decisions.join(live.table, ANNA))
    assert decisions.join(live.table, ANNA, Seat(3)) == (Left(Seat(0)), Sat(Seat(3), ANNA))


def test_in_the_lobby_leaving_frees_the_seat() -> None:
    live = seated(FOUR)
    live.do(decisions.leave(live.table, user_at(1)))
    assert live.table.sitters[1] is None


def test_5_2_in_a_game_a_computer_player_takes_the_leavers_seat_and_cards() -> None:
    live = with_computer(at_play(FOUR), 1)
    assert isinstance(live.table.sitters[1], Computer)
    assert live.game.hands == at_play(FOUR).game.hands


def test_5_2_the_leaver_comes_back_to_the_same_seat() -> None:
    live = with_computer(with_computer(started(FOUR), 1), 3)
    assert decisions.join(live.table, Human(user_at(3), "Di")) == (Sat(Seat(3), Human(user_at(3), "Di")),)


def test_5_2_a_guest_takes_over_from_any_computer_player() -> None:
    live = with_computer(with_computer(started(FOUR), 1), 3)
    assert decisions.join(live.table, ANNA) == (Sat(Seat(1), ANNA),)
    assert decisions.join(live.table, ANNA, Seat(3)) == (Sat(Seat(3), ANNA),)


def test_sitting_down_or_leaving_makes_nobodys_buttons_stale() -> None:
    live = at_play(FOUR)
    stamp = live.game.stamp
    with_computer(live, 1)
    assert live.game.stamp == stamp < live.table.number


def test_the_last_computer_player_is_removed_first() -> None:
    live = empty()
    live.do(decisions.add_computer(live.table, Seat(1)))
    live.do(decisions.add_computer(live.table, Seat(3)))
    assert decisions.remove_computer(live.table) == (Left(Seat(3)),)


def test_the_host_chooses_other_rules_and_nobody_loses_a_seat() -> None:
    live = empty()
    live.do(decisions.add_computer(live.table, Seat(0)))
    live.do(decisions.join(live.table, ANNA, Seat(3)))
    live.do(decisions.choose(live.table, ANNA.user, THREE))
    assert live.table.rules == THREE
    assert live.table.sitters == (ANNA, None, None), "rather than the computer player"
    assert decisions.choose(live.table, ANNA.user, THREE) == ()
    live.do(decisions.choose(live.table, ANNA.user, table_rules("ttg", 6)))
    assert live.table.sitters == (ANNA, *[None] * 5)


def test_whoever_was_moved_by_other_rules_comes_back_to_the_seat_moved_to() -> None:
    live = empty()
    live.do(decisions.join(live.table, ANNA, Seat(3)))
    live.do(decisions.choose(live.table, ANNA.user, THREE))
    live.do(decisions.join(live.table, Human(HOST, "Host"), Seat(1)))
    live.do(decisions.join(live.table, Human(user_at(2), "Bo"), Seat(2)))
    live.do(decisions.start(live.table, HOST, SEED))
    live.do(decisions.leave(live.table, HOST))
    live.do(decisions.leave(live.table, STRANGER))
    live.do(decisions.leave(live.table, user_at(2)))
    assert decisions.join(live.table, ANNA) == (Sat(Seat(0), ANNA),)
    assert dict(live.table.homes)[STRANGER] == 0


def test_starting_deals_in_the_same_decision() -> None:
    live = seated(FOUR)
    begun = decisions.start(live.table, user_at(2), SEED)
    assert [type(event) for event in begun] == [Started, Dealt]


def test_the_host_may_start_without_a_seat() -> None:
    live = empty()
    for number in range(4):
        live.do(decisions.join(live.table, Human(UserId(500 + number), "x")))
    assert decisions.start(live.table, HOST, SEED)


def test_giving_the_same_card_twice_changes_nothing() -> None:
    live = started(FOUR)
    live.give(Seat(0))
    assert decisions.give(live.table, Seat(0), gift(live), live.game.stamp) == ()


def test_the_second_press_of_a_play_is_stale() -> None:
    live = at_play(FOUR)
    stamp, seat = live.game.stamp, live.turn
    play = legal_plays(live.game.position)[0]
    live.do(decisions.play(live.table, seat, play, stamp))
    with pytest.raises(Refused) as refused:
        decisions.play(live.table, seat, play, stamp)
    assert refused.value.reason is Refusal.STALE


def test_deciding_leaves_the_table_as_it_was() -> None:
    live = started(FOUR)
    kept = replace(live.table)
    decisions.give(live.table, Seat(0), gift(live), live.game.stamp)
    assert live.table == kept
    assert live.game.position.phase is Phase.EXCHANGE


def test_once_whoever_opened_the_table_got_up_the_first_who_sits_there_is_host() -> None:
    live = started(FOUR)
    assert live.table.host == HOST == live.table.opener
    live.do(decisions.leave(live.table, HOST))
    assert live.table.host == user_at(1)
    assert decisions.close(live.table, user_at(1), may_manage=False)
    with pytest.raises(Refused):
        decisions.close(live.table, HOST, may_manage=False)
    live.do(decisions.join(live.table, Human(HOST, "Host")))
    assert live.table.host == HOST


def test_the_host_lets_somebody_get_up_who_may_come_back() -> None:
    live = started(FOUR)
    absent = user_at(2)
    for user, reason in ((user_at(1), Refusal.NOT_HOST), (STRANGER, Refusal.NOT_HOST)):
        with pytest.raises(Refused) as refused:
            decisions.kick(live.table, user, absent, may_manage=False)
        assert refused.value.reason is reason
    with pytest.raises(Refused) as refused:
        decisions.kick(live.table, HOST, STRANGER, may_manage=False)
    assert refused.value.reason is Refusal.NOBODY_THERE
    live.do(decisions.kick(live.table, STRANGER, absent, may_manage=True))
    assert isinstance(live.table.sitters[2], Computer)
    assert decisions.join(live.table, Human(absent, "Back")) == (Sat(Seat(2), Human(absent, "Back")),)


def test_the_host_and_whoever_may_manage_the_server_can_end_a_table() -> None:
    live = started(FOUR)
    assert decisions.close(live.table, HOST, may_manage=False) == (Closed(HOST),)
    assert decisions.close(live.table, STRANGER, may_manage=True) == (Closed(STRANGER),)


def test_a_table_whose_channel_is_gone_ends_once() -> None:
    live = started(FOUR)
    live.do(decisions.abandon(live.table))
    assert live.table.stage is Stage.CLOSED
    assert decisions.abandon(live.table) == ()


def test_what_a_decision_gives_are_plain_events() -> None:
    live = started(FOUR)
    (event,) = decisions.give(live.table, Seat(0), gift(live), live.game.stamp)
    assert event == Gave(Seat(0), gift(live))
    playing = at_play(FOUR)
    play = legal_plays(playing.game.position)[0]
    first, *_ = decisions.play(playing.table, playing.turn, play, playing.game.stamp)
    assert isinstance(first, Played)
    assert first == Played(playing.turn, play, cards=first.cards)
    assert ranks_of(first.cards) == play.spent


def test_every_reason_that_a_table_gives_is_tried_here() -> None:
    tried = {reason for _, reason, _ in REFUSED} | {Refusal.NO_HUMAN}
    elsewhere = {
        Refusal.CHANNEL_TAKEN,
        Refusal.NO_TABLE,
        Refusal.NOT_SAVED,
        Refusal.AMBIGUOUS,
        Refusal.PERMISSIONS,
        Refusal.NOT_MANAGER,
        Refusal.RULES_RULESET,
        Refusal.RULES_PARTY,
        Refusal.RULES_OPTION,
        Refusal.RULES_NO_OPTION,
        Refusal.RULES_VALUE,
    }
    assert tried | elsewhere >= set(Refusal)


def test_a_computer_player_sits_down_at_a_level_that_can_be_changed_before_the_game() -> None:
    live = empty()
    live.do(decisions.add_computer(live.table, Seat(1), Level.HARD))
    assert decisions.set_level(live.table, Seat(1), Level.HARD) == ()
    live.do(decisions.set_level(live.table, Seat(1), Level.EASY))
    assert live.table.sitters[1] == Computer("Blaise", Level.EASY)
    for seat in (Seat(0), Seat(9)):
        with pytest.raises(Refused) as refused:
            decisions.set_level(live.table, seat, Level.EASY)
        assert refused.value.reason is Refusal.NO_COMPUTER
    with pytest.raises(Refused) as refused:
        decisions.set_level(with_computer(started(FOUR), 1).table, Seat(1), Level.EASY)
    assert refused.value.reason is Refusal.NOT_IN_LOBBY


def test_only_the_host_says_how_many_hints_there_are_and_only_before_the_game() -> None:
    live = seated(FOUR)
    assert decisions.allow_hints(live.table, HOST, live.table.hints) == ()
    live.do(decisions.allow_hints(live.table, HOST, None))
    assert live.table.hints is None
    with pytest.raises(Refused) as refused:
        decisions.allow_hints(live.table, user_at(1), 5)
    assert refused.value.reason is Refusal.HOST_CHOOSES
    with pytest.raises(Refused) as refused:
        decisions.allow_hints(started(FOUR).table, HOST, 5)
    assert refused.value.reason is Refusal.NOT_IN_LOBBY


def test_hints_are_counted_for_each_seat_and_each_moment_once() -> None:
    live = hints(1)
    stamp = live.game.stamp
    live.do(hint_now(live, 1))
    assert live.game.stamp == stamp, "a hint makes nobody's buttons stale"
    assert [live.table.hints_left(seat) for seat in FOUR.seats] == [1, 0, 1, 1]
    assert hint_now(live, 1) == ()
    live.do(hint_now(live, 2))
    assert [live.table.hints_left(seat) for seat in FOUR.seats] == [1, 0, 0, 1]
