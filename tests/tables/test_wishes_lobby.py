"""Choices in the lobby: the rules, the hints, the seats of another table, and the start."""

from __future__ import annotations

from functools import partial

import pytest

from tests.tables.live import HOST, MOMENT, by, person_at, seated, started, user_of
from tests.tables.wishing import ANNA, FOUR, STRANGER, THREE, empty, kept_for_anna, why_not
from tockbot.rules import Seat, table_rules
from tockbot.tables import (
    Actor,
    Computer,
    Dealt,
    Entry,
    HintsAllowed,
    Human,
    Left,
    Level,
    LogError,
    MessageId,
    Person,
    PersonId,
    Refusal,
    Sat,
    SeatReserved,
    Started,
    Terms,
    commands,
    computer_on,
    fold,
    replay,
)


def test_a_game_of_computers_only_does_not_begin() -> None:
    live = empty()
    for _ in range(4):
        live.do(by(0), commands.add_computer)
    assert why_not(live, by(0), commands.start) is Refusal.NO_HUMAN


def test_no_one_loses_a_seat_when_the_host_changes_rules() -> None:
    live = empty()
    live.do(by(0), partial(commands.add_computer, seat=Seat(0)))
    live.do(ANNA, partial(commands.join, seat=Seat(3)))
    live.do(ANNA, partial(commands.choose, rules=THREE))
    assert live.table.rules == THREE
    assert live.table.seated == (Human(STRANGER), None, None), "rather than the computer player"
    assert live.asked(ANNA, partial(commands.choose, rules=THREE)) == ()
    live.do(ANNA, partial(commands.choose, rules=table_rules("ttg", 6)))
    assert live.table.seated == (Human(STRANGER), *[None] * 5)


def test_player_moved_by_new_rules_keeps_the_new_seat() -> None:
    live = empty()
    live.do(ANNA, partial(commands.join, seat=Seat(3)))
    live.do(ANNA, partial(commands.choose, rules=THREE))
    live.do(by(0), partial(commands.join, seat=Seat(1)))
    live.do(by(2), partial(commands.join, seat=Seat(2)))
    live.do(by(0), commands.start)
    for actor in (by(0), ANNA, by(2)):
        live.do(actor, commands.leave)
    assert live.asked(ANNA, commands.join) == (Sat(Seat(0), Human(STRANGER)),)
    assert dict(live.table.seat_owners)[STRANGER] == 0


def test_starting_deals_in_the_same_decision() -> None:
    live = seated(FOUR)
    begun = live.asked(by(2), commands.start)
    assert [type(event) for event in begun] == [Started, Dealt]


def test_the_host_may_start_without_a_seat() -> None:
    live = empty()
    for number in range(4):
        live.do(Actor(PersonId(500 + number)), commands.join)
    assert live.table.seat_of(HOST) is None
    assert live.asked(by(0), commands.start)


def test_only_the_host_sets_hints_before_the_game() -> None:
    live = seated(FOUR)
    assert live.asked(by(0), partial(commands.allow_hints, hints=live.table.terms.hints)) == ()
    live.do(by(0), partial(commands.allow_hints, hints=None))
    assert live.table.terms.hints is None
    assert why_not(live, by(1), partial(commands.allow_hints, hints=5)) is Refusal.HOST_CHOOSES
    assert why_not(started(FOUR), by(0), partial(commands.allow_hints, hints=5)) is Refusal.NOT_IN_LOBBY


def test_next_table_reserves_the_same_seats() -> None:
    live = empty()
    before = (
        Person(person_at(0), user_of(person_at(0)), "Al"),
        Computer("Blaise", Level.HARD),
        None,
        Person(STRANGER, None, ""),
    )
    events = live.asked(by(0), partial(commands.seat_as_before, seated=before, terms=Terms(hints=None)))
    assert events == (
        HintsAllowed(None),
        Sat(Seat(0), Human(person_at(0))),
        Sat(Seat(1), Computer("Blaise", Level.HARD)),
        SeatReserved(Seat(3), STRANGER),
    )
    same = live.asked(by(0), partial(commands.seat_as_before, seated=(None,) * 4, terms=live.table.terms))
    assert same == ()


def test_lobby_button_does_nothing_after_the_start() -> None:
    live = seated(FOUR)
    assert live.asked(by(1), commands.in_lobby(commands.leave))
    live.do(by(0), commands.start)
    assert why_not(live, by(1), commands.in_lobby(commands.leave)) is Refusal.NOT_IN_LOBBY


# Reserved seats


def test_reserved_seat_is_for_one_person_only() -> None:
    live = kept_for_anna()
    assert why_not(live, by(1), partial(commands.join, seat=Seat(3))) is Refusal.SEAT_KEPT
    assert live.asked(ANNA, commands.join) == (Sat(Seat(3), Human(STRANGER)),), "the seat that was hers"
    assert live.asked(ANNA, partial(commands.join, seat=Seat(2))) == (Sat(Seat(2), Human(STRANGER)),)
    live.do(ANNA, partial(commands.join, seat=Seat(2)))
    assert live.asked(by(1), partial(commands.join, seat=Seat(3))), "a seated person reserves no second seat"


def test_only_the_host_releases_a_reserved_seat() -> None:
    live = kept_for_anna()
    for seat in (1, 2):
        live.do(by(seat), commands.join)
    assert why_not(live, by(3), commands.join) is Refusal.SEAT_KEPT, "there is no other"
    assert why_not(live, by(1), commands.add_computer) is Refusal.SEAT_KEPT
    assert why_not(live, by(1), partial(commands.open_seat, seat=Seat(3))) is Refusal.NOT_HOST
    assert why_not(live, by(0), commands.start) is Refusal.SEATS_FREE
    assert live.asked(by(0), partial(commands.open_seat, seat=Seat(3))) == (Left(Seat(3)),)
    live.do(by(0), commands.add_computer)
    assert live.table.seated[3] == Computer("Dora")
    assert why_not(live, ANNA, commands.join) is Refusal.NO_SEAT_FREE


def test_computer_player_takes_an_unreserved_seat_first() -> None:
    live = kept_for_anna()
    for seat in (1, 2, 3):
        live.do(by(0), commands.add_computer)
        assert live.table.seated[seat] == computer_on(seat)


def test_reserved_seat_survives_other_rules() -> None:
    live = kept_for_anna()
    live.do(by(0), partial(commands.choose, rules=table_rules("ttg", 4)))
    assert live.table.held_for(Seat(3)) == STRANGER
    live.do(by(0), partial(commands.choose, rules=THREE))
    assert [live.table.held_for(seat) for seat in live.table.rules.seats] == [None] * 3


def test_log_with_a_reserved_taken_seat_is_refused() -> None:
    live = kept_for_anna()
    for event in (
        SeatReserved(Seat(0), person_at(1)),
        SeatReserved(Seat(3), person_at(1)),
        SeatReserved(Seat(2), STRANGER),
        Left(Seat(2)),
    ):
        with pytest.raises(LogError):
            fold(live.table, Entry(live.table.entries + 1, MOMENT, None, event))


def test_one_press_fills_with_computers_and_starts() -> None:
    live = empty()
    assert why_not(live, ANNA, commands.fill_and_start) is Refusal.SIT_FIRST
    live.do(by(0), commands.join)
    events = live.asked(by(0), commands.fill_and_start)
    assert events == (*(Sat(Seat(seat), computer_on(seat)) for seat in (1, 2, 3)), Started(cut=""))


def test_reserved_seats_stay_reserved_when_computers_play() -> None:
    live = kept_for_anna()
    live.do(by(1), commands.join)
    events = live.asked(by(1), commands.fill_and_start)
    assert events[-3:] == (Sat(Seat(3), computer_on(3)), SeatReserved(Seat(3), STRANGER), Started(cut=""))
    live.do(by(1), commands.fill_and_start)
    live.do(by(1), partial(commands.announced, message=MessageId(1)))
    assert live.table.away == ((STRANGER, 3),)
    assert live.table.open_seats(live.table.at) == (2,)
    assert why_not(live, by(1), partial(commands.open_seat, seat=Seat(3))) is Refusal.NOT_IN_LOBBY
    assert STRANGER not in dict(live.table.presence.held), "they have not seen a hand yet"
    live.do(ANNA, commands.come_back)
    assert live.table.seated[3] == Human(STRANGER)
    assert replay(live.entries) == live.table
