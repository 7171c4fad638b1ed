"""Tables by invitation: strangers ask for a seat and sit down once the host lets them in."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from functools import partial

from tests.tables.late import KeptTable
from tests.tables.live import HOST, LiveTable, by, opening_of, person_at
from tests.tables.test_asking import next_deal
from tests.tables.wishing import ANNA, FOUR, STRANGER, THREE, agreeing_with, declining, why_not
from tockbot.rules import Seat
from tockbot.tables import (
    Actor,
    Asked,
    Human,
    Left,
    MessageId,
    Pace,
    Person,
    PersonId,
    Refusal,
    Sat,
    Terms,
    Wanted,
    commands,
    replay,
)

FRIEND = Actor(PersonId(997))


def invited() -> LiveTable:
    """Return a table by invitation, whose host sits on the first seat."""
    live = LiveTable.opened(opening_of(FOUR))
    live.do(by(0), commands.join)
    live.do(by(0), partial(commands.invite, only=True))
    return live


def test_a_stranger_sits_down_once_the_host_lets_them_in() -> None:
    live = invited()
    assert live.asked(ANNA, commands.join) == (Asked(Wanted.SEAT, Seat(1)),)
    live.do(ANNA, commands.join)
    assert live.asked(ANNA, commands.join) == (), "a second proposal changes nothing"
    assert why_not(live, FRIEND, agreeing_with(STRANGER)) is Refusal.NOT_SEATED
    assert why_not(live, ANNA, agreeing_with(STRANGER)) is Refusal.NOT_SEATED
    live.do(by(0), agreeing_with(STRANGER))
    assert live.table.seated == (Human(HOST), Human(STRANGER), None, None)
    assert live.asked(ANNA, partial(commands.join, seat=Seat(3))) == (Left(Seat(1)), Sat(Seat(3), Human(STRANGER)))
    live.do(FRIEND, commands.join)
    assert why_not(live, ANNA, agreeing_with(FRIEND.person or HOST)) is Refusal.NOT_YOURS_TO_AGREE
    assert replay(live.entries) == live.table


def test_host_admits_people_before_they_sit_down() -> None:
    live = invited()
    live.do(by(0), commands.leave)
    live.do(ANNA, commands.join)
    live.do(by(0), declining(STRANGER))
    assert live.table.asked == ()
    live.do(ANNA, commands.join)
    live.do(ANNA, commands.leave)
    assert live.table.asked == ()
    live.do(ANNA, commands.join)
    live.do(by(0), agreeing_with(STRANGER))
    assert live.table.seat_of(STRANGER) == 0


def test_request_for_a_removed_seat_is_made_again() -> None:
    live = invited()
    live.do(ANNA, partial(commands.join, seat=Seat(3)))
    live.do(FRIEND, partial(commands.join, seat=Seat(1)))
    live.do(by(0), partial(commands.choose, rules=THREE))
    assert [one.person for one in live.table.asked] == [FRIEND.person]
    live.do(by(0), partial(commands.add_computer, seat=Seat(1)))
    assert live.table.asked == ()


def test_opening_to_everyone_seats_those_who_asked() -> None:
    live = invited()
    for actor in (ANNA, FRIEND):
        live.do(actor, partial(commands.join, seat=Seat(1)))
    live.do(by(0), partial(commands.invite, only=False))
    assert live.table.seated[1] == Human(STRANGER)
    assert live.table.asked == (), "someone else has the seat"
    assert live.asked(FRIEND, commands.join) == (Sat(Seat(2), Human(PersonId(997))),)


def test_only_the_host_sets_invitation_before_the_game() -> None:
    live = invited()
    assert why_not(live, ANNA, partial(commands.invite, only=False)) is Refusal.HOST_CHOOSES
    live.do(by(0), commands.fill_and_start)
    assert why_not(live, by(0), partial(commands.invite, only=False)) is Refusal.NOT_IN_LOBBY


def test_outside_request_does_not_delay_closing() -> None:
    live = invited()
    before = live.table.acted_at
    kept = KeptTable.of(live)
    kept.at(live.table.at + timedelta(hours=3), ANNA, commands.join)
    assert kept.table.acted_at == before


def test_next_table_by_invitation_admits_its_people() -> None:
    before = (Person(HOST, None, ""), None, None, Person(STRANGER, None, ""))
    live = LiveTable.opened(opening_of(FOUR))
    live.do(by(0), partial(commands.seat_as_before, seated=before, terms=Terms(allows_undo=False, by_invitation=True)))
    assert live.table.terms == Terms(allows_undo=False, by_invitation=True)
    assert live.asked(ANNA, commands.join) == (Sat(Seat(3), Human(STRANGER)),)


def test_in_a_game_the_host_and_the_partner_agree() -> None:
    """An invitation alone gives no seat in a game: the partner must agree as well."""
    live = LiveTable.opened(replace(opening_of(FOUR), pace=Pace.OPEN))
    live.do(by(0), partial(commands.invite, only=True))
    for seat in (0, 1):
        live.do(by(seat), partial(commands.join, seat=Seat(seat)))
        if seat:
            live.do(by(0), agreeing_with(person_at(seat)))
    live.do(by(0), commands.fill_and_start)
    live.do(Actor(), partial(commands.announced, message=MessageId(1)))
    live.do(ANNA, partial(commands.join, seat=Seat(3)))
    live.do(by(1), agreeing_with(STRANGER))
    next_deal(live)
    assert live.table.seat_of(STRANGER) is None, "the host has not let them in"
    live.do(by(0), agreeing_with(STRANGER))
    next_deal(live)
    assert live.table.seat_of(STRANGER) == 3
