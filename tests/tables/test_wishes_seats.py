"""Sitting down and leaving: what a table permits, and who is the host then."""

from __future__ import annotations

from functools import partial

from tests.tables.live import HOST, at_play, by, person_at, seated, started
from tests.tables.wishing import ANNA, FOUR, MANAGER, STRANGER, empty, why_not, with_computer
from tockbot.rules import Seat
from tockbot.tables import Actor, Computer, Human, Left, Level, Refusal, Sat, commands


def test_a_named_seat_that_is_taken_is_refused_to_computers_too() -> None:
    live = empty()
    live.do(ANNA, partial(commands.join, seat=Seat(2)))
    assert why_not(live, by(0), partial(commands.add_computer, seat=Seat(2))) is Refusal.SEAT_TAKEN


def test_in_the_lobby_one_moves_to_another_free_seat() -> None:
    live = empty()
    live.do(ANNA, commands.join)
    assert live.asked(ANNA, partial(commands.join, seat=Seat(3))) == (Left(Seat(0)), Sat(Seat(3), Human(STRANGER)))


def test_in_the_lobby_leaving_frees_the_seat() -> None:
    live = seated(FOUR)
    live.do(by(1), commands.leave)
    assert live.table.seated[1] is None


def test_5_2_computer_takes_the_seat_and_cards_of_a_leaver() -> None:
    live = with_computer(at_play(FOUR), 1)
    assert isinstance(live.table.seated[1], Computer)
    assert live.game.hands == at_play(FOUR).game.hands


def test_5_2_the_leaver_comes_back_to_the_same_seat() -> None:
    live = with_computer(with_computer(started(FOUR), 1), 3)
    assert live.asked(by(3), commands.join) == (Sat(Seat(3), Human(person_at(3))),)


def test_sitting_down_or_leaving_makes_no_button_stale() -> None:
    live = at_play(FOUR)
    stamp = live.game.stamp
    with_computer(live, 1)
    assert live.game.stamp == stamp < live.table.entries


def test_the_last_computer_player_is_removed_first() -> None:
    live = empty()
    live.do(by(0), partial(commands.add_computer, seat=Seat(1)))
    live.do(by(0), partial(commands.add_computer, seat=Seat(3)))
    assert live.asked(by(0), commands.remove_computer) == (Left(Seat(3)),)


def test_first_seated_person_becomes_host_when_the_opener_leaves() -> None:
    live = started(FOUR)
    assert live.table.host == HOST == live.table.opening.host
    live.do(by(0), commands.leave)
    assert live.table.host == person_at(1)
    assert live.asked(by(1), commands.close)
    assert why_not(live, by(0), commands.close) is Refusal.NOT_SEATED
    live.do(by(0), commands.join)
    assert live.table.host == HOST


def test_computer_level_can_be_changed_before_the_game() -> None:
    live = empty()
    live.do(by(0), partial(commands.add_computer, seat=Seat(1), level=Level.HARD))
    assert live.asked(by(0), partial(commands.set_level, seat=Seat(1), level=Level.HARD)) == ()
    live.do(by(0), partial(commands.set_level, seat=Seat(1), level=Level.EASY))
    assert live.table.seated[1] == Computer("Blaise", Level.EASY)
    for seat in (Seat(0), Seat(9)):
        assert why_not(live, by(0), partial(commands.set_level, seat=seat, level=Level.EASY)) is Refusal.NO_COMPUTER
    command = partial(commands.set_level, seat=Seat(1), level=Level.EASY)
    assert why_not(with_computer(started(FOUR), 1), by(0), command) is Refusal.NOT_IN_LOBBY


def test_computers_are_seated_by_opener_host_and_seated() -> None:
    live = empty()
    add = commands.add_computer
    assert live.asked(by(0), add), "the person who opened it has no seat yet"
    assert why_not(live, ANNA, add) is Refusal.SIT_FIRST
    assert why_not(live, MANAGER, add) is Refusal.SIT_FIRST, "managing the server does not count as playing"
    live.do(ANNA, commands.join)
    assert live.asked(ANNA, add)
    assert live.table.host == STRANGER
    assert live.asked(by(0), add), "the person who opened it still belongs to it"
    assert why_not(live, Actor(), add) is Refusal.NOT_SEATED
