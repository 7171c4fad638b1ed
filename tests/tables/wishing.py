"""Tables at which the tests of wishes wish for something."""

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
    """A table just opened."""
    return LiveTable.opened(opening_of(FOUR))


def kept_for_anna() -> LiveTable:
    """A table whose host sits on the first seat, and that keeps the last for somebody who sat there before."""
    live = empty()
    before = (Person(HOST, None, ""), None, None, Person(STRANGER, None, ""))
    live.do(by(0), partial(commands.seat_as_before, seated=before, terms=live.table.terms))
    return live


def with_computer(live: LiveTable, seat: int) -> LiveTable:
    """Somebody leaves the game, and a computer player takes over."""
    live.do(by(seat), commands.leave)
    return live


def closed() -> LiveTable:
    """A table closed in its game."""
    live = at_play(FOUR)
    live.do(Actor(), commands.abandon)
    return live


def agreeing_with(person: PersonId) -> TableCommand:
    """Whoever asks agrees to what this person asks for just then."""

    def wish(draft: Draft) -> None:
        asking = draft.table.asking_of(person)
        commands.agree(draft, Stamp(0) if asking is None else asking.number)

    return wish


def declining(person: PersonId) -> TableCommand:
    """Whoever asks does not agree to what this person asks for just then."""

    def wish(draft: Draft) -> None:
        asking = draft.table.asking_of(person)
        commands.decline(draft, Stamp(0) if asking is None else asking.number)

    return wish


def gift(live: LiveTable, seat: int = 0) -> Card:
    """The card that a seat can give."""
    return live.game.hands[seat][0]


def hints(allowed: int, *given: int) -> LiveTable:
    """A game with so many hints for each, some of them given to these seats a while ago."""
    live = seated(FOUR)
    live.do(by(0), partial(commands.allow_hints, hints=allowed))
    live.do(by(0), commands.start)
    return LiveTable(replace(live.table, hinted=tuple((Seat(seat), Stamp(1)) for seat in given)), live.entries)


def hint_now(live: LiveTable) -> TableCommand:
    """The wish for a hint at what is due now."""
    return partial(commands.hint, stamp=live.game.stamp)


def giving(live: LiveTable, card: Card) -> TableCommand:
    """The wish to give a card now."""
    return partial(commands.give, card=card, stamp=live.game.stamp)


def playing(live: LiveTable, play: Play) -> TableCommand:
    """The wish to make a play now."""
    return partial(commands.play, chosen=play, stamp=live.game.stamp)


def refused(asked: Callable[[], Decision]) -> Refused:
    """How a wish is refused."""
    with pytest.raises(Refused) as error:
        asked()
    return error.value


def why_not(live: LiveTable, actor: Actor, wish: TableCommand) -> Enum:
    """Why a table refuses a wish."""
    return refused(partial(live.decided, actor, wish)).reason
