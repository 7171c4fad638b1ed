"""Tables and commands for the tests of commands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from functools import partial

import pytest

from tests.tables.live import HOST, LiveTable, at_play, by, opening_of, seated
from tockbot.rules import Play, Seat, table_rules
from tockbot.tables import Actor, Card, Decision, Draft, Person, PersonId, Refused, Stamp, TableCommand, commands

FOUR = table_rules("swiss", 4)
THREE = table_rules("swiss", 3)
STRANGER = PersonId(999)
ANNA = Actor(STRANGER)
MANAGER = Actor(PersonId(998), may_manage=True)


def empty() -> LiveTable:
    """Return a table that was just opened."""
    return LiveTable.opened(opening_of(FOUR))


def kept_for_anna() -> LiveTable:
    """Return a table whose host has the first seat, and whose last seat is reserved for Anna."""
    live = empty()
    before = (Person(HOST, None, ""), None, None, Person(STRANGER, None, ""))
    live.do(by(0), partial(commands.seat_as_before, seated=before, terms=live.table.terms))
    return live


def with_computer(live: LiveTable, seat: int) -> LiveTable:
    """Return a game that a person leaves to a computer player."""
    live.do(by(seat), commands.leave)
    return live


def closed() -> LiveTable:
    """Return a table closed during its game."""
    live = at_play(FOUR)
    live.do(Actor(), commands.abandon)
    return live


def agreeing_with(person: PersonId) -> TableCommand:
    """Return the command to agree to this person's current proposal."""

    def command(draft: Draft) -> None:
        asking = draft.table.asking_of(person)
        commands.agree(draft, Stamp(0) if asking is None else asking.number)

    return command


def declining(person: PersonId) -> TableCommand:
    """Return the command to reject this person's current proposal."""

    def command(draft: Draft) -> None:
        asking = draft.table.asking_of(person)
        commands.decline(draft, Stamp(0) if asking is None else asking.number)

    return command


def gift(live: LiveTable, seat: int = 0) -> Card:
    """Return a card that the seat can pass."""
    return live.game.hands[seat][0]


def hints(allowed: int, *given: int) -> LiveTable:
    """Return a game with this many hints per seat, some of which were already given to these seats."""
    live = seated(FOUR)
    live.do(by(0), partial(commands.allow_hints, hints=allowed))
    live.do(by(0), commands.start)
    return LiveTable(replace(live.table, hinted=tuple((Seat(seat), Stamp(1)) for seat in given)), live.entries)


def hint_now(live: LiveTable) -> TableCommand:
    """Return the command to ask for a hint now."""
    return partial(commands.hint, stamp=live.game.stamp)


def giving(live: LiveTable, card: Card) -> TableCommand:
    """Return the command to pass a card now."""
    return partial(commands.give, card=card, stamp=live.game.stamp)


def playing(live: LiveTable, play: Play) -> TableCommand:
    """Return the command to make a play now."""
    return partial(commands.play, chosen=play, stamp=live.game.stamp)


def refused(asked: Callable[[], Decision]) -> Refused:
    """Return the refusal of a command."""
    with pytest.raises(Refused) as error:
        asked()
    return error.value


def why_not(live: LiveTable, actor: Actor, command: TableCommand) -> Enum:
    """Return the reason for which a table refuses a command."""
    return refused(partial(live.decided, actor, command)).reason
