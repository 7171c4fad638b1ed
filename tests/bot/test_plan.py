"""The plan of a table's messages, as tables of cases: what exists, and what should be done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

import pytest

from tests.tables.live import MOMENT, PEOPLE, at_play, person_at, started
from tockbot.bot.plan import (
    CALL,
    EVERYBODY,
    HAND_ALONE,
    HAND_IN_PLACE,
    LOST,
    YOUNG,
    Existing,
    Face,
    How,
    Place,
    Plan,
    Reader,
    Serves,
    State,
    Wanted,
    What,
    Where,
    plan,
    read_face,
)
from tockbot.rules import Seat, table_rules
from tockbot.storage import ShownMessage, Token
from tockbot.tables import (
    NO_GUILD,
    ChannelId,
    Kind,
    Person,
    PersonId,
    PlaceKind,
    Stage,
    Stamp,
    TableId,
    TableSeen,
    Wait,
    see,
)

SEEN: Final = see(TableId(1), at_play(table_rules("swiss", 4)).table, None, PEOPLE)
"""A game of four people at its first turn."""

assert SEEN.game is not None
TURN: Final = SEEN.game.turn or Seat(0)
DUE, NEXT, AFTER, LAST = (person_at((TURN + step) % 4) for step in range(4))
SEAT: Final = {person: Seat(person - person_at(0)) for person in (DUE, NEXT, AFTER, LAST)}
NOW, BEFORE = Stamp(SEEN.entries), SEEN.game.stamp - 1
"""Stamps of a message that shows the present moment, and of an earlier one."""

case = pytest.param
SERVES: Final = Serves.NOW
DM, HERE, BOARD, PING, OLD = (70, 700), (SEEN.channel, 600), (SEEN.channel, 500), (SEEN.channel, 510), (SEEN.channel, 9)
TOKEN: Final = Token("t", 1)

LOBBY: Final = replace(SEEN, stage=Stage.LOBBY, game=None)
STARTING: Final = replace(SEEN, stage=Stage.STARTING, game=None)
OVER: Final = replace(SEEN, stage=Stage.FINISHED)
PRACTICE: Final = replace(SEEN, kind=Kind.PRACTICE, guild=NO_GUILD, channel=ChannelId(9))
AFTER_EXCHANGE: Final = replace(SEEN, exchanged=NOW)
PLANNED: Final = replace(SEEN, made_ahead=((SEAT[LAST], NOW),))
AWAY: Final = replace(
    SEEN, seated=tuple(None if isinstance(one, Person) and one.id == LAST else one for one in SEEN.seated)
)
COMPUTER_TURN: Final = replace(
    SEEN, seated=tuple(None if isinstance(one, Person) and one.id == DUE else one for one in SEEN.seated)
)
REMINDED: Final = replace(
    SEEN, clock=replace(SEEN.clock, waits=(Wait(SEAT[DUE], MOMENT, MOMENT, MOMENT, None, NOW + 1),))
)
ELSEWHERE: Final = replace(SEEN, place=PlaceKind.ELSEWHERE)
JOINED: Final = replace(SEEN, newcomers=(LAST,))

MESSAGE: Final = Wanted(What.TURN, where=Where.DIRECT)
NEXT_MESSAGE: Final = Wanted(What.NEXT, where=Where.DIRECT, is_silent=True)
CAUGHT_UP: Final = Wanted(What.CAUGHT_UP, How.EDIT)
EXCHANGED: Final = Wanted(What.EXCHANGED, How.EDIT, is_token_only=True)
SAID_OVER: Final = Wanted(What.OVER, How.EDIT)

IN_CHANNEL: Final = Reader(by_message=False)
TOLD_NEXT: Final = Reader(told_next=True)


def shown(at: tuple[int, int] | None = DM, stamp: int = NOW, serves: Serves = Serves.NEVER, **more: Any) -> Existing:  # noqa: ANN401 - fields of the record, and facts
    """Return a message that exists."""
    facts = {name: more.pop(name) for name in ("is_pressed", "is_owed") if name in more}
    return Existing(ShownMessage(at, stamp, token=TOKEN, **more), serves, **facts)


NAMED: Final = shown(PING, face=f"{DUE} {NEXT}")
CALLED: Final = {DUE: shown()}


@pytest.mark.parametrize(
    ("seen", "messages", "readers", "people"),
    [
        # People who must act are notified once.
        case(SEEN, {}, {}, {DUE: MESSAGE}, id="due"),
        case(SEEN, {DUE: shown(stamp=BEFORE)}, {}, {DUE: MESSAGE}, id="due, old screen"),
        case(SEEN, {DUE: shown()}, {}, {}, id="due, notified"),
        case(SEEN, {DUE: shown(None)}, {}, {}, id="due, answered elsewhere"),
        case(SEEN, {DUE: shown(stamp=0)}, {}, {DUE: MESSAGE}, id="due, asks again"),
        case(SEEN, {DUE: shown(face="playing")}, {}, {DUE: MESSAGE}, id="due, left and came back"),
        case(REMINDED, {DUE: shown()}, {}, {DUE: MESSAGE}, id="due, reminder"),
        case(REMINDED, {DUE: shown(stamp=NOW + 1)}, {}, {}, id="due, was reminded"),
        case(SEEN, {CALL: NAMED}, {}, {}, id="due, named by the ping, died before it was recorded"),
        case(SEEN, {CALL: NAMED, DUE: shown(stamp=BEFORE)}, {}, {}, id="due, named, old screen"),
        case(SEEN, {CALL: NAMED, DUE: shown(stamp=0)}, {}, {DUE: MESSAGE}, id="due, named, asks again"),
        case(SEEN, {CALL: shown(None, face=str(DUE))}, {}, {DUE: MESSAGE}, id="due, ping was deleted"),
        case(SEEN, {CALL: shown(PING, BEFORE, face=str(DUE))}, {}, {DUE: MESSAGE}, id="due, older ping"),
        case(SEEN, {DUE: shown(HERE, BEFORE, SERVES)}, {}, {DUE: MESSAGE}, id="due, hand elsewhere"),
        case(COMPUTER_TURN, {}, {}, {}, id="a computer player must act"),
        case(JOINED, CALLED, {}, {LAST: MESSAGE}, id="newcomer"),
        case(JOINED, CALLED | {LAST: shown(stamp=BEFORE)}, {}, {}, id="newcomer, welcomed"),
        case(JOINED, CALLED, {LAST: IN_CHANNEL}, {}, id="newcomer in the channel"),
        # The next player is notified silently, if they want to know.
        case(SEEN, CALLED, {NEXT: TOLD_NEXT}, {NEXT: NEXT_MESSAGE}, id="next"),
        case(SEEN, CALLED | {NEXT: shown()}, {NEXT: TOLD_NEXT}, {}, id="next, told"),
        case(SEEN, CALLED, {AFTER: TOLD_NEXT}, {}, id="next but one"),
        case(SEEN, CALLED, {NEXT: Reader(by_message=False, told_next=True)}, {}, id="next, in the channel"),
        case(COMPUTER_TURN, {}, {NEXT: TOLD_NEXT}, {}, id="next, while a computer player acts"),
        # Other people see only events that affect them.
        case(SEEN, CALLED | {LAST: shown(stamp=BEFORE)}, {}, {}, id="a move of others"),
        case(PLANNED, CALLED | {LAST: shown(stamp=BEFORE)}, {}, {LAST: CAUGHT_UP}, id="planned move"),
        case(PLANNED, CALLED | {LAST: shown()}, {}, {}, id="planned move, shown"),
        case(PLANNED, CALLED | {LAST: shown(None, BEFORE)}, {}, {}, id="planned move, no screen"),
        case(SEEN, CALLED | {LAST: shown(face="playing")}, {}, {LAST: CAUGHT_UP}, id="came back"),
        case(AFTER_EXCHANGE, CALLED | {LAST: shown(stamp=BEFORE, serves=SERVES)}, {}, {LAST: EXCHANGED}, id="exchange"),
        case(AFTER_EXCHANGE, CALLED | {LAST: shown(stamp=BEFORE)}, {}, {}, id="exchange, no token"),
        case(AFTER_EXCHANGE, CALLED | {LAST: shown(serves=SERVES)}, {}, {}, id="exchange, shown"),
        # A person who no longer plays sees that once.
        case(OVER, {DUE: shown(), LAST: shown(face="finished")}, {}, {DUE: SAID_OVER}, id="over"),
        case(AWAY, CALLED | {LAST: shown()}, {}, {LAST: SAID_OVER}, id="left"),
        case(AWAY, CALLED | {LAST: shown(face="playing")}, {}, {}, id="left, shown"),
        # Hands in the channel.
        case(SEEN, CALLED | {LAST: shown(HERE, is_owed=True)}, {}, {}, id="owed, not due any more"),
        case(SEEN, {DUE: shown(HERE, serves=SERVES, is_owed=True)}, {}, {DUE: HAND_ALONE}, id="owed"),
        case(SEEN, {DUE: shown(HERE, is_owed=True)}, {}, {}, id="owed, token ended"),
        case(SEEN, {DUE: shown(HERE, serves=SERVES, is_owed=True, is_pressed=True)}, {}, {}, id="owed, pressed"),
        case(PRACTICE, {DUE: shown((8, 6), BEFORE, SERVES)}, {DUE: IN_CHANNEL}, {DUE: HAND_ALONE}, id="practice"),
        case(PRACTICE, {DUE: shown((8, 6), BEFORE)}, {DUE: IN_CHANNEL}, {}, id="practice, token ended"),
        case(PRACTICE, {}, {}, {DUE: MESSAGE}, id="practice by direct message"),
        case(PRACTICE, CALLED, {NEXT: TOLD_NEXT}, {}, id="practice, next"),
    ],
)
def test_private_screens(
    seen: TableSeen,
    messages: Mapping[PersonId, Existing],
    readers: Mapping[PersonId, Reader],
    people: Mapping[PersonId, Wanted],
) -> None:
    planned = plan(State(seen, messages, readers))
    assert (planned.people, planned.pinged, planned.waiting) == (people, (), ())


BUSY: Final = pytest.mark.parametrize("busy", [{"is_pressed": True}, {"serves": Serves.SOON}], ids=["pressed", "soon"])


@BUSY
@pytest.mark.parametrize(
    ("seen", "reader", "person", "at", "stamp"),
    [
        case(SEEN, Reader(), DUE, DM, BEFORE, id="due"),
        case(SEEN, IN_CHANNEL, DUE, HERE, BEFORE, id="due in the channel"),
        case(SEEN, TOLD_NEXT, NEXT, DM, BEFORE, id="next"),
        case(PLANNED, Reader(), LAST, DM, BEFORE, id="planned move"),
        case(OVER, Reader(), LAST, DM, NOW, id="over"),
        case(PRACTICE, IN_CHANNEL, DUE, (8, 6), BEFORE, id="practice"),
        case(AFTER_EXCHANGE, Reader(), LAST, DM, BEFORE, id="exchange"),
    ],
)
def test_busy_screen_waits(  # noqa: PLR0913, PLR0917 - the columns of the table
    seen: TableSeen, reader: Reader, person: PersonId, at: tuple[int, int], stamp: int, busy: Mapping[str, Any]
) -> None:
    if seen is AFTER_EXCHANGE and "serves" not in busy:
        busy = {**busy, "serves": Serves.NOW}
    planned = plan(State(seen, {**CALLED, person: shown(at, stamp, **busy)}, {person: reader}))
    assert (planned.pinged, planned.waiting) == ((), (person,))
    assert person not in planned.people


@pytest.mark.parametrize(
    ("seen", "messages", "readers", "ping", "pinged", "people"),
    [
        case(SEEN, {}, {DUE: IN_CHANNEL}, How.SEND, [DUE], {}, id="due"),
        case(
            SEEN, {DUE: shown(HERE, BEFORE, SERVES)}, {DUE: IN_CHANNEL}, How.SEND, [DUE], {DUE: HAND_ALONE}, id="hand"
        ),
        case(SEEN, {DUE: shown(HERE, BEFORE)}, {DUE: IN_CHANNEL}, How.SEND, [DUE], {}, id="token ended"),
        case(SEEN, {DUE: shown(DM, BEFORE)}, {DUE: IN_CHANNEL}, How.SEND, [DUE], {}, id="direct messages before"),
        case(SEEN, {CALL: NAMED}, {DUE: IN_CHANNEL}, None, [], {}, id="pinged"),
        case(SEEN, {CALL: shown(PING, BEFORE, face=str(LAST))}, {DUE: IN_CHANNEL}, How.SEND, [DUE], {}, id="another"),
        case(SEEN, CALLED | {CALL: shown(PING, face=str(LAST))}, {}, How.DELETE, [], {}, id="no longer needed"),
        case(SEEN, CALLED | {CALL: shown(None, face=str(LAST))}, {}, None, [], {}, id="deleted"),
        case(OVER, {CALL: NAMED}, {}, How.DELETE, [], {}, id="over"),
        case(PRACTICE, {}, {DUE: IN_CHANNEL}, None, [], {}, id="practice"),
    ],
)
def test_ping(  # noqa: PLR0913, PLR0917 - the columns of the table
    seen: TableSeen,
    messages: Mapping[PersonId, Existing],
    readers: Mapping[PersonId, Reader],
    ping: How | None,
    pinged: list[PersonId],
    people: Mapping[PersonId, Wanted],
) -> None:
    planned = plan(State(seen, messages, readers))
    assert planned.ping == (None if ping is None else Wanted(What.PING, ping))
    assert ([person.id for person in planned.pinged], planned.people) == (pinged, people)


FACE: Final = Face("playing", 1, "picture", "words")
PLACE: Final = Place(FACE, last=BOARD[1])
EDITED: Final = Wanted(What.BOARD, How.EDIT)
REWORDED: Final = replace(EDITED, with_picture=False)
SENT: Final = Wanted(What.BOARD)
SHOWN: Final = shown(BOARD, face=str(FACE))
EARLIER: Final = shown(BOARD, BEFORE, face=str(replace(FACE, plays=0, picture="earlier")))
REACHED: Final = replace(EARLIER, serves=SERVES)
LOST_BOARD: Final = shown(BOARD, face=LOST + str(FACE))
OTHER_WORDS: Final = shown(BOARD, face=str(replace(FACE, words="x")))
OF_LOBBY: Final = shown(BOARD, BEFORE, face=str(Face("lobby", 0, "seats", "words")))


@pytest.mark.parametrize(
    ("board", "place", "wanted"),
    [
        # A board that is right is left alone, unless it was lost, or the bot may have left the server.
        case(SHOWN, PLACE, None, id="right"),
        case(LOST_BOARD, PLACE, REWORDED, id="lost"),
        case(SHOWN, replace(PLACE, has_left=True), REWORDED, id="left"),
        case(LOST_BOARD, replace(PLACE, has_left=True), REWORDED, id="both"),
        # It is edited while it is the last message and young.
        case(None, PLACE, SENT, id="none yet"),
        case(EARLIER, PLACE, EDITED, id="a move"),
        case(OTHER_WORDS, PLACE, REWORDED, id="words"),
        case(shown(BOARD, face="7"), PLACE, SENT, id="of another version"),
        case(shown(None, face=str(replace(FACE, plays=0))), PLACE, SENT, id="deleted"),
        case(EARLIER, replace(PLACE, last=None), SENT, id="last message unknown"),
        case(EARLIER, replace(PLACE, last=BOARD[1] + 1), SENT, id="someone wrote"),
        case(EARLIER, replace(PLACE, last=PING[1]), EDITED, id="above its ping"),
        case(EARLIER, replace(PLACE, last=BOARD[1] + 1, is_last_gone=True), EDITED, id="above a deleted ping"),
        # Some boards stay.
        case(EARLIER, replace(PLACE, keeps_boards=True), replace(SENT, keeps=True), id="kept"),
        case(OTHER_WORDS, replace(PLACE, keeps_boards=True), REWORDED, id="kept, same move"),
        case(OF_LOBBY, PLACE, replace(SENT, keeps=True, closes_lobby=True), id="the lobby"),
        # A board may be a film of the last play.
        case(EARLIER, replace(PLACE, may_film=True), replace(EDITED, is_film=True), id="film"),
        case(EARLIER, replace(PLACE, may_film=True, last=None), replace(SENT, is_film=True), id="film, sent again"),
        case(None, replace(PLACE, may_film=True), SENT, id="no film of the first board"),
    ],
)
def test_board(board: Existing | None, place: Place, wanted: Wanted | None) -> None:
    messages = {CALL: NAMED, DUE: shown()} | ({} if board is None else {EVERYBODY: board})
    assert plan(State(SEEN, messages, place=place)).board == wanted


@pytest.mark.parametrize(("age", "how"), [(YOUNG - 1, How.EDIT), (YOUNG, How.SEND)])
def test_board_as_old_as_an_hour_is_sent_again(age: int, how: How) -> None:
    planned = plan(State(SEEN, {EVERYBODY: EARLIER}, place=PLACE, now=BOARD[1] + age))
    assert planned.board == Wanted(What.BOARD, how)


@pytest.mark.parametrize(("seen", "wanted"), [(STARTING, Wanted(What.ANNOUNCEMENT)), (PRACTICE, None), (LOBBY, SENT)])
def test_board_by_stage(seen: TableSeen, wanted: Wanted | None) -> None:
    place = None if seen is STARTING else PLACE
    assert plan(State(seen, place=place)).board == wanted


def test_board_is_planned_only_with_its_content() -> None:
    assert plan(State(SEEN, CALLED)) == Plan()


SOON: Final = replace(EARLIER, serves=Serves.SOON)
REFRESHED: Final = Wanted(What.BOARD, How.EDIT, is_token_only=True, keeps=True, pings=True)
POSTED: Final = replace(REFRESHED, how=How.SEND)
PINGED: Final = Wanted(What.PING, is_token_only=True)
ASKS: Final = replace(HAND_IN_PLACE, asks_press=True)
HANDS: Final = {
    DUE: shown(HERE, BEFORE, SERVES),
    LAST: replace(shown(serves=SERVES), row=ShownMessage(HERE, NOW, token=Token("newer", 2))),
}
DUE_IN_PLACE: Final = {DUE: HAND_IN_PLACE}


@pytest.mark.parametrize(
    ("messages", "facts", "expected"),
    [
        # While a token of a press on the board serves, the board is edited, and a follow-up pings.
        case({EVERYBODY: REACHED}, "ping", Plan(REFRESHED, PINGED), id="board reached"),
        case({EVERYBODY: REACHED, **HANDS}, "ping", Plan(REFRESHED, PINGED, DUE_IN_PLACE), id="hands"),
        case({EVERYBODY: REACHED, **HANDS}, "", Plan(REFRESHED, people=DUE_IN_PLACE), id="no one can be pinged"),
        case({EVERYBODY: replace(OF_LOBBY, serves=SERVES)}, "ping", Plan(REFRESHED, PINGED), id="of the lobby"),
        # Otherwise the press that changed the table posts it again, which pings.
        case({EVERYBODY: EARLIER}, "post ping", Plan(POSTED), id="posted again"),
        case({EVERYBODY: EARLIER, **HANDS}, "post ping", Plan(POSTED, people=DUE_IN_PLACE), id="posted again, hands"),
        case({EVERYBODY: SOON}, "post ping", Plan(ping=PINGED, waiting=(EVERYBODY,)), id="board soon reached"),
        # What no token reaches waits for the next press, and the hand that was pressed last asks for it.
        case({EVERYBODY: EARLIER}, "", Plan(), id="nothing reached"),
        case({EVERYBODY: EARLIER, **HANDS}, "", Plan(people=DUE_IN_PLACE | {LAST: ASKS}), id="asks for a press"),
        case({EVERYBODY: EARLIER, DUE: HANDS[DUE]}, "", Plan(people={DUE: ASKS}), id="the same hand"),
        case({EVERYBODY: EARLIER, LAST: shown(HERE, NOW, Serves.SOON)}, "", Plan(waiting=(LAST,)), id="not answered"),
        case({EVERYBODY: SHOWN, LAST: shown(HERE, is_pressed=True)}, "", Plan(waiting=(LAST,)), id="pressed"),
        case({}, "post ping", Plan(ping=PINGED), id="the command that opened the table got no answer"),
        # Nothing changes.
        case({EVERYBODY: SHOWN, **CALLED}, "post ping", Plan(), id="all is right"),
        case({EVERYBODY: SHOWN, CALL: NAMED}, "post ping", Plan(), id="pinged"),
        case(
            {EVERYBODY: SHOWN, **CALLED, CALL: shown(PING, face=str(LAST))},
            "post ping",
            Plan(ping=replace(PINGED, how=How.DELETE)),
            id="ping no longer needed",
        ),
        case({EVERYBODY: SHOWN, **CALLED}, "outdated", Plan(pointers=(OLD,)), id="an older board is pressed"),
    ],
)
def test_place_without_bot(messages: Mapping[PersonId, Existing], facts: str, expected: Plan) -> None:
    state = State(
        ELSEWHERE,
        messages,
        {DUE: IN_CHANNEL},
        PLACE,
        outdated=(OLD,) if "outdated" in facts else (),
        can_post="post" in facts,
        can_ping="ping" in facts,
    )
    planned = plan(state)
    assert [one.id for one in planned.pinged] == [DUE] * (planned.ping == PINGED or planned.board == POSTED)
    assert replace(planned, pinged=(), named=(), notified=()) == expected


@pytest.mark.parametrize(
    ("seen", "ping"),
    [
        case(SEEN, Wanted(What.PING), id="a board sent in an ordinary place pings and marks no one"),
        case(ELSEWHERE, None, id="without the bot, one message does both"),
    ],
)
def test_board_pings_only_in_place_without_bot(seen: TableSeen, ping: Wanted | None) -> None:
    place = replace(PLACE, last=None)
    planned = plan(State(seen, {EVERYBODY: EARLIER}, {DUE: IN_CHANNEL}, place, can_post=True, can_ping=True))
    assert planned.board is not None
    assert (planned.board.how, planned.board.pings, planned.ping) == (How.SEND, ping is None, ping)
    assert [one.id for one in planned.pinged] == [DUE]


@pytest.mark.parametrize("can_ping", [False, True], ids=str)
@pytest.mark.parametrize(
    ("messages", "notified"), [({}, [DUE]), (CALLED, []), ({CALL: NAMED}, []), ({DUE: shown(HERE, BEFORE)}, [DUE])]
)
def test_person_is_notified_without_bot_if_they_chose_it(
    messages: Mapping[PersonId, Existing], notified: list[PersonId], *, can_ping: bool
) -> None:
    readers = {DUE: Reader(by_message=False, told_elsewhere=True), NEXT: Reader(by_message=False, told_elsewhere=True)}
    planned = plan(State(ELSEWHERE, messages, readers, can_ping=can_ping))
    assert [one.id for one in planned.notified] == notified
    assert plan(State(ELSEWHERE, messages, {DUE: IN_CHANNEL}, can_ping=can_ping)).notified == ()


@pytest.mark.parametrize(
    ("board", "facts", "wanted"),
    [
        case(REACHED, "post", Wanted(What.ANNOUNCEMENT, is_token_only=True), id="reached"),
        case(EARLIER, "post", Wanted(What.ANNOUNCEMENT, is_token_only=True), id="pressed on a hand"),
        case(EARLIER, "", None, id="not reached"),
    ],
)
def test_start_is_announced_without_bot(board: Existing, facts: str, wanted: Wanted | None) -> None:
    messages = {EVERYBODY: board, DUE: HANDS[DUE]}
    planned = plan(State(replace(STARTING, place=PlaceKind.ELSEWHERE), messages, can_post="post" in facts))
    assert planned.board == wanted
    assert not any(one.asks_press for one in planned.people.values())


@pytest.mark.parametrize(
    ("messages", "tidied"),
    [
        case({}, (), id="nothing"),
        case({LAST: shown(leftovers=(OLD,))}, (LAST,), id="a private screen"),
        case({EVERYBODY: replace(SHOWN, row=replace(SHOWN.row, leftovers=(OLD,)))}, (EVERYBODY,), id="the board"),
        case({EVERYBODY: replace(EARLIER, row=replace(EARLIER.row, leftovers=(OLD,)))}, (), id="a changed board"),
        case({CALL: shown(None, leftovers=(PING,))}, (CALL,), id="an orphaned ping"),
        case({CALL: shown(PING, face=str(DUE), leftovers=(OLD,))}, (CALL,), id="the ping before"),
        case({CALL: shown(PING, face=str(LAST), leftovers=(OLD,))}, (), id="a ping that is deleted, too"),
    ],
)
def test_replaced_messages_are_deleted(messages: Mapping[PersonId, Existing], tidied: tuple[PersonId, ...]) -> None:
    board = {EVERYBODY: SHOWN, **CALLED}
    assert plan(State(SEEN, board | dict(messages), place=PLACE)).tidied == tidied


def test_exchange_notifies_everyone_who_has_not_passed_a_card() -> None:
    seen = see(TableId(1), started(table_rules("swiss", 4)).table, None, PEOPLE)
    assert plan(State(seen)).people == {person_at(seat): MESSAGE for seat in range(4)}
    planned = plan(State(seen, {}, {person_at(seat): IN_CHANNEL for seat in range(3)}))
    assert [person.id for person in planned.pinged] == [person_at(seat) for seat in range(3)]
    assert planned.people == {person_at(3): MESSAGE}


def test_ping_keeps_the_names_of_the_previous_one() -> None:
    seen = see(TableId(1), started(table_rules("swiss", 4)).table, None, PEOPLE)
    readers = {person_at(seat): IN_CHANNEL for seat in range(3)}
    notified = shown(None, seen.entries)
    before = shown(PING, seen.entries, face=str(person_at(0)))
    planned = plan(State(seen, {CALL: before, person_at(0): notified, person_at(3): notified}, readers))
    assert planned.ping == Wanted(What.PING)
    assert [person.id for person in planned.pinged] == [person_at(seat) for seat in (1, 2)]
    assert [person.id for person in planned.named] == [person_at(seat) for seat in range(3)]


def test_face_is_read_back() -> None:
    for face in (FACE, replace(FACE, is_film=True)):
        assert read_face(str(face)) == read_face(LOST + str(face)) == face


@pytest.mark.parametrize("text", ["", "no json", "null", "7", "[]", '["lobby", 0]', '["a", 1, "b", "c", "d"]'])
def test_face_of_another_version_counts_as_none(text: str) -> None:
    assert read_face(text) is None
