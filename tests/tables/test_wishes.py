"""Every refusal of a command, with its reason, and the actors who may give each command."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from tests.tables.live import LiveTable, at_play, by, seated, started
from tests.tables.wishing import (
    ANNA,
    FOUR,
    MANAGER,
    THREE,
    closed,
    empty,
    gift,
    giving,
    hint_now,
    hints,
    kept_for_anna,
    playing,
    refused,
    why_not,
    with_computer,
)
from tockbot.rules import Phase, Seat, ThrowIn
from tockbot.tables import Actor, Card, Cause, Closed, Refusal, Stage, Stamp, TableCommand, commands

CHEAT = ThrowIn("A")


def turn_of(live: LiveTable) -> Actor:
    """Return the person whose turn it is."""
    return by(live.turn)


def next_of(live: LiveTable) -> Actor:
    """Return the person after the one whose turn it is."""
    return by((live.turn + 1) % live.table.rules.party.players)


Who = Actor | Callable[[LiveTable], Actor]
Row = tuple[str, Refusal, LiveTable, Who, Callable[[LiveTable], TableCommand]]


def plain(command: TableCommand) -> Callable[[LiveTable], TableCommand]:
    """Return a command that is the same at every table."""
    return lambda _: command


def at(seat: int) -> Callable[[LiveTable], TableCommand]:
    """Return the command to sit down on a seat."""
    return plain(partial(commands.join, seat=Seat(seat)))


JOIN = plain(commands.join)
LEAVE = plain(commands.leave)
ADD = plain(commands.add_computer)
REMOVE = plain(commands.remove_computer)
START = plain(commands.start)
CLOSE = plain(commands.close)
CHOOSE = plain(partial(commands.choose, rules=THREE))
SEND = plain(partial(commands.remove_player, person=ANNA.person))

REFUSED: list[Row] = [
    ("a hint out of turn", Refusal.NOTHING_DUE, at_play(FOUR), next_of, hint_now),
    ("a hint where there are none", Refusal.HINTS_OFF, hints(0), by(1), hint_now),
    ("a hint after the last", Refusal.HINTS_SPENT, hints(2, 1, 0, 1), by(1), hint_now),
    ("a hint for a stranger", Refusal.NOT_SEATED, hints(2), ANNA, hint_now),
    ("join a closed table", Refusal.NOT_PLAYING, closed(), ANNA, JOIN),
    ("join a full lobby", Refusal.NO_SEAT_FREE, seated(FOUR), ANNA, JOIN),
    ("join a game of humans", Refusal.NO_SEAT_FREE, started(FOUR), ANNA, JOIN),
    ("join a taken seat", Refusal.SEAT_TAKEN, seated(FOUR), ANNA, at(1)),
    ("join seat 5 of 4", Refusal.NO_SUCH_SEAT, empty(), ANNA, at(4)),
    ("join seat 0 of 1 to 4", Refusal.NO_SUCH_SEAT, empty(), ANNA, at(-1)),
    ("join a seat kept for another", Refusal.SEAT_KEPT, kept_for_anna(), by(1), at(3)),
    ("join as nobody", Refusal.NOT_SEATED, empty(), Actor(), JOIN),
    ("join twice", Refusal.ALREADY_SEATED, seated(FOUR), by(1), JOIN),
    ("join the seat one has", Refusal.ALREADY_SEATED, seated(FOUR), by(1), at(1)),
    ("take a second seat in a game", Refusal.ALREADY_SEATED, with_computer(started(FOUR), 2), by(1), at(2)),
    ("leave a lobby not entered", Refusal.NOT_SEATED, seated(FOUR), ANNA, LEAVE),
    ("leave a game not played", Refusal.NOT_SEATED, started(FOUR), ANNA, LEAVE),
    ("leave a closed table", Refusal.NOT_PLAYING, closed(), by(0), LEAVE),
    ("add a computer to a game", Refusal.NOT_IN_LOBBY, started(FOUR), by(0), ADD),
    ("add a computer, full", Refusal.NO_SEAT_FREE, seated(FOUR), by(0), ADD),
    (
        "add a computer to seat 9",
        Refusal.NO_SUCH_SEAT,
        empty(),
        by(0),
        plain(partial(commands.add_computer, seat=Seat(8))),
    ),
    ("add a computer from outside", Refusal.SIT_FIRST, empty(), ANNA, ADD),
    ("remove no computer", Refusal.NO_COMPUTER, seated(FOUR), by(0), REMOVE),
    ("remove a computer in a game", Refusal.NOT_IN_LOBBY, with_computer(started(FOUR), 2), by(0), REMOVE),
    ("remove a computer from outside", Refusal.SIT_FIRST, empty(), MANAGER, REMOVE),
    ("start twice", Refusal.NOT_IN_LOBBY, started(FOUR), by(0), START),
    ("start from outside", Refusal.SIT_FIRST, seated(FOUR), ANNA, START),
    ("start with free seats", Refusal.SEATS_FREE, empty(), by(0), START),
    (
        "give in the lobby",
        Refusal.NOT_STARTED,
        seated(FOUR),
        by(0),
        plain(partial(commands.give, card=Card("As"), stamp=Stamp(1))),
    ),
    (
        "give at another moment",
        Refusal.STALE,
        started(FOUR),
        by(0),
        lambda t: partial(commands.give, card=gift(t), stamp=Stamp(t.game.stamp - 1)),
    ),
    ("give when playing", Refusal.NO_EXCHANGE, at_play(FOUR), by(0), lambda t: giving(t, gift(t))),
    ("give a card not held", Refusal.NOT_IN_HAND, started(FOUR), by(0), lambda t: giving(t, Card("xx"))),
    ("give for nobody", Refusal.NOT_SEATED, started(FOUR), ANNA, lambda t: giving(t, gift(t))),
    ("play at a closed table", Refusal.NOT_PLAYING, closed(), turn_of, lambda t: playing(t, CHEAT)),
    (
        "play at another moment",
        Refusal.STALE,
        at_play(FOUR),
        turn_of,
        lambda t: partial(commands.play, chosen=CHEAT, stamp=Stamp(t.game.stamp + 1)),
    ),
    ("play out of turn", Refusal.NOT_YOUR_TURN, at_play(FOUR), next_of, lambda t: playing(t, CHEAT)),
    ("play in the exchange", Refusal.NOT_YOUR_TURN, started(FOUR), by(0), lambda t: playing(t, CHEAT)),
    ("play what is not legal", Refusal.NOT_LEGAL, at_play(FOUR), turn_of, lambda t: playing(t, CHEAT)),
    ("play for nobody", Refusal.NOT_SEATED, at_play(FOUR), ANNA, lambda t: playing(t, CHEAT)),
    ("choose another's rules", Refusal.HOST_CHOOSES, seated(FOUR), by(1), CHOOSE),
    ("choose rules for fewer", Refusal.TOO_MANY, seated(FOUR), by(0), CHOOSE),
    ("choose rules in a game", Refusal.NOT_IN_LOBBY, started(FOUR), by(0), CHOOSE),
    ("send somebody away who is not there", Refusal.NOBODY_THERE, started(FOUR), MANAGER, SEND),
    (
        "send somebody away never met",
        Refusal.NOBODY_THERE,
        started(FOUR),
        MANAGER,
        plain(partial(commands.remove_player, person=None)),
    ),
    ("send away at a closed table", Refusal.NOT_PLAYING, closed(), MANAGER, SEND),
    ("end another's table", Refusal.HOST_IS_THERE, started(FOUR), by(1), CLOSE),
    ("end a closed table", Refusal.NOT_PLAYING, closed(), Actor(by(0).person, may_manage=True), CLOSE),
]


@pytest.mark.parametrize(
    ("reason", "live", "who", "what"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)
def test_impossible_command_is_refused_with_its_reason(
    reason: Refusal, live: LiveTable, who: Who, what: Callable[[LiveTable], TableCommand]
) -> None:
    kept = live.table
    actor = who if isinstance(who, Actor) else who(live)
    assert why_not(live, actor, what(live)) is reason
    assert live.table == kept


def test_refusals_of_a_table_are_all_tested() -> None:
    taking_back = {Refusal.BACK_OFF, Refusal.BACK_GONE, Refusal.BACK_RATED}
    tried = {reason for _, reason, *_ in REFUSED} | taking_back | {Refusal.NO_HUMAN}
    elsewhere = {
        Refusal.AWAY_LENGTH,
        Refusal.JUST_OPENED,
        Refusal.NO_TABLE,
        Refusal.UNREADABLE,
        Refusal.NOT_SAVED,
        Refusal.UNKNOWN,
        Refusal.TABLES_A_SERVER,
        Refusal.TABLES_A_PERSON,
        # tests/tables/test_reopening.py
        Refusal.NOT_CLOSED,
        Refusal.CLOSED_FOR_GOOD,
        Refusal.CHANNEL_HAS_TABLE,
        # tests/tables/test_queued_plays.py
        Refusal.NOT_AHEAD,
        # tests/tables/test_guesses.py
        Refusal.GUESS_LATE,
        Refusal.GUESS_CLOSED,
        Refusal.GUESS_OF_PLAYER,
        # tests/tables/test_asking.py
        Refusal.HELD_A_HAND,
        Refusal.SEAT_KEPT_FOR_OWNER,
        Refusal.NOT_YOURS_TO_AGREE,
        # tests/tables/test_standing_in.py
        Refusal.NOT_HOST,
        Refusal.RATED_SEAT,
        Refusal.SENT_AWAY,
        Refusal.REMOVED_SOMEONE,
        Refusal.STILL_THERE,
        Refusal.STILL_ASKED,
        Refusal.NOT_SILENT,
        Refusal.NOT_MANAGER,
        Refusal.CHOSEN_ENOUGH,
        Refusal.TAKEN_UP_TODAY,
        # tests/e2e/test_looking_back.py
        Refusal.NO_PAST_GAME,
        # tests/e2e/test_away.py
        Refusal.AWAY,
        # tests/service/test_tables.py
        Refusal.LOBBIES_A_PERSON,
    }
    assert tried | elsewhere >= set(Refusal)


def test_refusals_mention_numbers_and_no_cards() -> None:
    assert refused(partial(empty().decided, by(0), commands.start)).facts == {"free": 4}


def test_deciding_does_not_change_the_table() -> None:
    live = started(FOUR)
    kept = replace(live.table)
    live.decided(by(0), giving(live, gift(live)))
    assert live.table == kept
    assert live.game.position.phase is Phase.EXCHANGE


# Closing a table before the game is finished


def test_host_and_managers_can_end_a_table() -> None:
    live = seated(FOUR)
    for actor in (by(0), MANAGER):
        (entry,) = live.decided(actor, commands.close).entries
        assert (entry.event, entry.actor) == (Closed(Cause.ASKED), actor.person)
    assert why_not(live, by(1), commands.close) is Refusal.NOT_HOST
    live.do(by(0), partial(commands.rate, rated=False))
    live.do(by(0), commands.start)
    for actor in (by(0), MANAGER):
        ended = live.decided(actor, commands.close).table
        assert ended.closing is not None
        assert (ended.closing.cause, ended.closing.by) == (Cause.AGREED, (actor.person,))


def test_table_of_a_deleted_channel_ends_once() -> None:
    live = started(FOUR)
    (entry,) = live.do(Actor(), commands.abandon).entries
    assert (entry.event, entry.actor) == (Closed(Cause.CHANNEL_GONE), None)
    assert live.table.stage is Stage.CLOSED
    assert live.asked(Actor(), commands.abandon) == ()
