"""Presence, removed players and ending a table: no one gets stuck, and no one loses their seat unfairly."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial
from random import Random

import pytest

from tests.tables.late import KeptTable
from tests.tables.live import by, person_at
from tests.tables.test_asking import FRIEND, LONG, act, game, next_deal
from tests.tables.wishing import ANNA, MANAGER, STRANGER, agreeing_with, why_not
from tockbot.rules import Phase, Seat, some_play, table_rules
from tockbot.tables import (
    Actor,
    Cause,
    Closed,
    Computer,
    Forgotten,
    Human,
    Kind,
    Pace,
    PersonId,
    PlayerRemoved,
    PresenceChecked,
    Refusal,
    Refused,
    Stage,
    TableCommand,
    ahead,
    commands,
    replay,
)
from tockbot.tables.permissions import check_may_guess
from tockbot.tables.state import MAX_CHANGES

RNG = Random(5)
DUEL = table_rules("swiss", 2)
DAY = timedelta(days=1)
A_SECOND = timedelta(seconds=1)


def misses(live: KeptTable, late: int) -> None:
    """Let this person miss their next turn; all others act at once."""
    before = live.table.clock.missed_by(Seat(late))
    while live.table.clock.missed_by(Seat(late)) == before and isinstance(live.table.seated[late], Human):
        others = [seat for seat in live.game.awaited if seat != late]
        if others:
            live.at(live.table.at, live.player(others[0]), live.any_act(others[0], RNG))
        else:
            live.do_due(live.next_due(), RNG)


def standing_in(seat: int) -> partial[None]:
    return partial(commands.stand_in, seat=Seat(seat))


def sending(seat: int) -> partial[None]:
    return partial(commands.remove_player, person=person_at(seat))


# A computer player takes over


def test_playing_person_cannot_be_replaced() -> None:
    """In an old version, the host made others leave as often as they liked, and the victim made none of 22 turns."""
    live = game(0, 1, pace=Pace.LIVE)
    for _ in range(5):
        assert why_not(live, by(0), standing_in(1)) is Refusal.STILL_THERE
        assert why_not(live, by(0), sending(1)) is Refusal.NOT_MANAGER
        next_deal(live)
    assert live.table.seat_of(person_at(1)) == 1


def test_timed_out_player_is_replaced_until_back() -> None:
    live = game(0, 1, 2, pace=Pace.LIVE)
    misses(live, 1)
    assert why_not(live, ANNA, standing_in(1)) is Refusal.NOT_SEATED
    assert why_not(live, by(1), standing_in(1)) is Refusal.NOBODY_THERE
    assert why_not(live, by(2), standing_in(3)) is Refusal.NOBODY_THERE
    live.do(by(2), standing_in(1))
    assert isinstance(live.table.seated[1], Computer)
    assert why_not(live, FRIEND, partial(commands.join, seat=Seat(1))) is Refusal.SEAT_KEPT_FOR_OWNER
    live.do(by(1), commands.come_back)
    assert live.table.seat_of(person_at(1)) == 1
    assert replay(live.entries) == live.table


def test_any_action_after_a_missed_turn_shows_presence() -> None:
    live = game(0, 1, pace=Pace.LIVE)
    misses(live, 1)
    assert [*live.table.present] == [person_at(0)]
    live.do(by(0), commands.call)
    live.do(by(1), commands.here)
    assert [*live.table.present] == [person_at(0), person_at(1)]
    assert why_not(live, by(0), standing_in(1)) is Refusal.STILL_THERE
    assert live.table.clock.missed_by(Seat(1)) == 1, "the missed turns still count"


def test_silence_for_a_day_without_a_clock_allows_replacement() -> None:
    live = game(0, 1)
    assert why_not(live, by(0), standing_in(1)) is Refusal.STILL_THERE
    live.do(by(0), commands.call)
    asked = live.table.at
    assert live.asked(by(0), commands.call) == (), "no one is asked twice"
    with pytest.raises(Refused, match=Refusal.STILL_ASKED.value):
        live.at(asked + DAY - A_SECOND, by(0), standing_in(1))
    answered = KeptTable(live.table, list(live.entries))
    answered.do(by(1), commands.here)
    with pytest.raises(Refused, match=Refusal.STILL_THERE.value):
        answered.at(asked + DAY, by(0), standing_in(1))
    live.at(asked + DAY, by(0), standing_in(1))
    assert isinstance(live.table.seated[1], Computer)


# No one loses their seat unfairly


def test_friend_gets_a_duel_seat_only_after_the_hold_time() -> None:
    """In an old version, the host made the opponent leave, waited, and gave the seat and its hand to a friend."""
    live = game(0, 1, rules=DUEL, pace=Pace.LIVE)
    misses(live, 1)
    live.do(by(0), standing_in(1))
    hand = live.game.hands[1]
    with pytest.raises(Refused, match=Refusal.SEAT_KEPT_FOR_OWNER.value):
        live.at(live.table.at + timedelta(minutes=9), FRIEND, commands.join)
    live.at(live.table.at + timedelta(minutes=10), FRIEND, commands.join)
    live.do(by(0), agreeing_with(PersonId(997)))
    assert live.game.hands[1] == hand
    assert live.table.seat_of(PersonId(997)) is None, "someone else has seen this hand"
    live.do(by(1), commands.join)
    assert live.table.seat_of(person_at(1)) == 1, "it belongs to its owner until someone else takes it"


def test_in_a_rated_duel_the_computer_player_stays() -> None:
    live = game(0, 1, rules=DUEL, pace=Pace.LIVE, rated=True)
    misses(live, 1)
    live.do(by(0), standing_in(1))
    with pytest.raises(Refused, match=Refusal.RATED_SEAT.value):
        live.at(live.table.at + LONG, FRIEND, commands.join)


def test_opponents_cannot_choose_a_new_partner() -> None:
    live = game(0, 1, 2, 3, pace=Pace.LIVE, rated=True)
    misses(live, 2)
    live.do(by(1), standing_in(2))
    live.at(live.table.at + LONG, FRIEND, commands.join)
    for seat in (1, 3):
        assert why_not(live, by(seat), agreeing_with(PersonId(997))) is Refusal.NOT_YOURS_TO_AGREE
    live.do(by(0), agreeing_with(PersonId(997)))
    next_deal(live)
    assert live.table.seat_of(PersonId(997)) == 2


def agreed_to(live: KeptTable) -> None:
    """Return a game in which a person stays away too long, others agree to a friend, and then the person returns."""
    misses(live, 1)
    live.do(by(0), standing_in(1))
    live.at(live.table.at + timedelta(minutes=10), FRIEND, commands.join)
    live.do(by(0), agreeing_with(PersonId(997)))
    live.do(by(1), commands.come_back)


def test_player_who_returns_and_plays_keeps_the_seat() -> None:
    live = game(0, 1, rules=DUEL, pace=Pace.LIVE)
    agreed_to(live)
    assert live.table.asked
    next_deal(live)
    assert live.table.asked == ()
    assert live.table.seat_of(person_at(1)) == 1


def test_returned_player_who_times_out_displaces_no_successor() -> None:
    live = game(0, 1, rules=DUEL, pace=Pace.LIVE)
    agreed_to(live)
    said_no = why_not(live, by(1), partial(commands.decline, number=live.table.asked[0].number))
    assert said_no is Refusal.NOT_YOURS_TO_AGREE
    misses(live, 1)
    assert isinstance(live.table.seated[1], Computer)
    assert why_not(live, by(1), commands.join) is Refusal.HELD_A_HAND
    next_deal(live)
    assert live.table.seat_of(PersonId(997)) == 1
    assert replay(live.entries) == live.table


def test_earlier_player_does_not_see_the_later_hand() -> None:
    live = game(0, 1, 2, 3)
    live.do(by(1), commands.leave)
    live.at(live.table.at + LONG, FRIEND, commands.join)
    live.do(by(3), agreeing_with(PersonId(997)))
    next_deal(live)
    live.do(MANAGER, partial(commands.remove_player, person=PersonId(997)))
    live.do(by(1), commands.join)
    assert live.table.seat_of(person_at(1)) is None
    next_deal(live)
    assert live.table.seat_of(person_at(1)) == 1


# Removed players


def test_uninvolved_manager_removes_and_lets_back() -> None:
    live = game(0, 1, 2, rated=True)
    for actor in (by(0), Actor(person_at(2), may_manage=True), ANNA):
        assert why_not(live, actor, sending(1)) is Refusal.NOT_MANAGER or actor is ANNA
    live.do(by(2), commands.leave)
    party = Actor(person_at(2), may_manage=True)
    assert why_not(live, party, sending(1)) is Refusal.NOT_SEATED, "a person who left still has a part in the game"
    live.do(MANAGER, sending(1))
    assert live.events[-1] == PlayerRemoved(person_at(1))
    assert isinstance(live.table.seated[1], Computer)
    assert why_not(live, by(1), commands.join) is Refusal.SENT_AWAY
    assert why_not(live, by(0), partial(commands.let_back, person=person_at(1))) is Refusal.NOT_MANAGER
    assert why_not(live, MANAGER, partial(commands.let_back, person=STRANGER)) is Refusal.NOBODY_THERE
    live.do(MANAGER, partial(commands.let_back, person=person_at(1)))
    live.do(by(1), commands.join)
    assert live.table.seat_of(person_at(1)) == 1
    assert replay(live.entries) == live.table


def test_all_others_remove_a_player_at_an_unrated_table() -> None:
    live = game(0, 1, 2)
    live.do(by(0), sending(1))
    assert live.table.seat_of(person_at(1)) == 1
    assert why_not(live, by(1), agreeing_with(person_at(0))) is Refusal.NOT_YOURS_TO_AGREE
    live.do(by(2), agreeing_with(person_at(0)))
    assert live.events[-1] == PlayerRemoved(person_at(1))
    assert why_not(live, by(0), sending(2)) is Refusal.NOT_MANAGER, "one player alone cannot"
    rated = game(0, 1, 2, rated=True)
    assert why_not(rated, by(0), sending(1)) is Refusal.NOT_MANAGER


def test_player_removed_from_a_lobby_cannot_sit_down_again() -> None:
    live = game(0, 1, 2)
    live.do(MANAGER, partial(commands.remove_player, person=person_at(0)))
    assert live.table.host == person_at(1)
    assert why_not(live, by(0), commands.close) is Refusal.NOT_SEATED


# The end


def test_no_one_alone_ends_a_rated_game() -> None:
    """In an old version, the host ended a rated game one play before losing it."""
    live = game(0, 1, 2, 3, rated=True)
    for actor in (by(0), MANAGER):
        live.do(actor, commands.close)
        assert live.table.stage is Stage.PLAYING
    live.do(by(2), agreeing_with(person_at(0)))
    assert live.table.stage is Stage.PLAYING, "they are on one side"
    live.do(by(3), agreeing_with(person_at(0)))
    assert live.events[-1] == Closed(Cause.AGREED)
    assert live.asked(by(1), commands.reopen), "any of them may resume it"


def test_side_away_beyond_the_hold_time_is_not_asked() -> None:
    live = game(0, 1, rules=DUEL, pace=Pace.LIVE, rated=True)
    live.do(by(1), commands.leave)
    left = live.table.at
    live.at(left + timedelta(minutes=9), by(0), commands.close)
    assert live.table.stage is Stage.PLAYING
    live.at(left + timedelta(minutes=10), by(0), commands.close)
    assert live.events[-1] == Closed(Cause.AGREED, (Seat(1),))
    assert live.table.closing is not None
    assert live.table.closing.absent == (1,)


def test_next_host_cannot_end_for_a_present_side() -> None:
    live = game(0, 1, 2, 3, pace=Pace.LIVE, rated=True)
    for seat in (0, 2):
        live.do(by(seat), commands.leave)
    live.do(by(1), commands.close)
    live.do(by(3), agreeing_with(person_at(1)))
    assert live.table.stage is Stage.PLAYING
    live.do(by(0), commands.come_back)
    assert live.table.stage is Stage.PLAYING


# No table blocks a channel for ever


@pytest.mark.parametrize(
    ("pace", "kind", "silence"),
    [
        (Pace.LIVE, Kind.GAME, DAY),
        (Pace.SLOW, Kind.GAME, timedelta(days=3)),
        (Pace.OPEN, Kind.GAME, timedelta(days=3)),
        (Pace.OPEN, Kind.ANALYSIS, timedelta(hours=1)),
    ],
)
def test_a_table_whose_people_do_not_answer_makes_room(pace: Pace, kind: Kind, silence: timedelta) -> None:
    live = game(0, pace=pace)
    live.table = replace(live.table, opening=replace(live.table.opening, kind=kind))
    assert why_not(live, ANNA, commands.make_room) is Refusal.NOT_SILENT
    live.do(ANNA, commands.call)
    assert live.events[-1] == PresenceChecked()
    asked, acted = live.table.at, live.table.acted_at
    assert acted < asked, "a request from outside does not delay the end"
    with pytest.raises(Refused, match=Refusal.STILL_ASKED.value):
        live.at(asked + silence - A_SECOND, ANNA, commands.make_room)
    answered = KeptTable(live.table, list(live.entries))
    answered.do(by(0), commands.here)
    with pytest.raises(Refused, match=Refusal.NOT_SILENT.value):
        answered.at(asked + silence, ANNA, commands.make_room)
    live.at(asked + silence, ANNA, commands.make_room)
    assert live.table.closing is not None
    assert (live.table.closing.cause, live.table.closing.by) == (Cause.SILENT, (STRANGER,))
    assert live.asked(by(0), commands.reopen)


def test_absent_person_with_a_held_seat_is_asked() -> None:
    live = game(0, 1)
    live.do(by(0), commands.leave)
    live.do(by(1), partial(commands.go_away, length=timedelta(hours=1)))
    live.at(live.table.at + timedelta(hours=2), ANNA, commands.call)
    assert dict(live.table.presence.calls).keys() == {person_at(0)}


# Changed choices


def test_passed_card_can_be_changed_ten_times() -> None:
    """In an old version, 1,000 changes added 1,000 entries."""
    live = game(0, 1)
    for place in range(MAX_CHANGES + 1):
        live.give(Seat(0), place % 2)
    given = live.game.gifts[0]
    change = partial(commands.give, card=live.game.hands[0][1], stamp=live.game.stamp)
    assert why_not(live, by(0), change) is Refusal.CHOSEN_ENOUGH
    assert live.game.gifts[0] == given
    next_deal(live)
    live.give(Seat(0), 0)
    live.give(Seat(0), 1)


def test_planned_move_can_be_changed_ten_times() -> None:
    live = game(0, 1)
    while live.game.position.phase is not Phase.PLAY or live.turn == 1:
        act(live)
    position = ahead(live.game.position, Seat(1))
    assert position is not None
    choose = partial(commands.queue, chosen=some_play(position), stamp=live.game.stamp)
    for _ in range(MAX_CHANGES // 2):
        live.do(by(1), choose)
        live.do(by(1), commands.unqueue)
    live.do(by(1), choose)
    for command in (choose, commands.unqueue):
        assert why_not(live, by(1), command) is Refusal.CHOSEN_ENOUGH
    while Seat(1) in live.table.ahead.changes:
        act(live)
    assert any(record.seat == 1 for record in live.game.history), "after a play of their own, the count starts over"


# Forgotten people

LATER = PersonId(1000)
"""A person whom the bot met after it forgot another."""


def forgetting(known: int = 999) -> TableCommand:
    return partial(commands.be_forgotten, known=PersonId(known))


def test_stranger_may_not_be_a_removed_person_in_disguise() -> None:
    live = game(0, 1, 2)
    live.do(MANAGER, sending(1))
    live.do(by(1), forgetting())
    assert why_not(live, Actor(LATER), commands.join) is Refusal.SENT_AWAY
    assert live.asked(ANNA, commands.join), "she was known before"
    live.do(MANAGER, partial(commands.let_back, person=person_at(1)))
    assert live.asked(Actor(LATER), commands.join)
    assert replay(live.entries) == live.table


def test_stranger_may_not_know_another_hand() -> None:
    live = game(0, 1, 2)
    live.do(by(1), forgetting())
    assert isinstance(live.events[-1], Forgotten)
    stranger = Actor(LATER)
    assert why_not(live, stranger, partial(commands.join, seat=Seat(3))) is Refusal.HELD_A_HAND
    assert why_not(live, stranger, check_may_guess) is Refusal.GUESS_OF_PLAYER
    live.do(stranger, commands.join)
    assert [(one.person, one.seat) for one in live.table.asked] == [(LATER, 1)]
    live.do(by(1), forgetting())
    assert replay(live.entries) == live.table, "it is written once"


def test_nothing_is_kept_of_a_person_who_did_nothing() -> None:
    live = game(0, 1, 2)
    before = live.events
    live.do(by(5), forgetting())
    assert live.events == before


def test_playing_manager_cannot_remove_in_a_rated_game() -> None:
    live = game(0, 1, 2, rated=True)
    playing, newcomer = Actor(person_at(0), may_manage=True), Actor(person_at(5), may_manage=True)
    assert why_not(live, playing, sending(1)) is Refusal.NOT_MANAGER
    live.do(newcomer, partial(commands.join, seat=Seat(3)))
    assert [one.person for one in live.table.asked] == [person_at(5)]
    assert why_not(live, newcomer, sending(1)) is Refusal.NOT_SEATED, "a person who asks for a seat has a part too"
    live.do(by(0), forgetting())
    disguised = Actor(LATER, may_manage=True)
    assert why_not(live, disguised, sending(1)) is Refusal.NOT_SEATED
    live.do(MANAGER, sending(1))
    assert person_at(1) in live.table.removed


def test_remover_takes_no_seat_in_a_rated_game() -> None:
    live = game(0, 1, 2, 3, rated=True)
    live.do(MANAGER, sending(1))
    assert live.asked(by(5), commands.join), "others may ask for the seat"
    for command in (commands.join, partial(commands.join, seat=Seat(1))):
        assert why_not(live, MANAGER, command) is Refusal.REMOVED_SOMEONE
    live.do(MANAGER, partial(commands.let_back, person=person_at(1)))
    assert why_not(live, MANAGER, commands.join) is Refusal.REMOVED_SOMEONE, "the seat was a computer's meanwhile"
    live.do(MANAGER, forgetting())
    assert isinstance(live.events[-1], Forgotten)
    assert why_not(live, Actor(LATER), commands.join) is Refusal.REMOVED_SOMEONE
    assert replay(live.entries) == live.table


def test_remover_may_sit_in_an_unrated_game() -> None:
    live = game(0, 1, 2)
    live.do(MANAGER, sending(1))
    assert live.asked(MANAGER, commands.join)
