"""A position set up to learn from: a table that no channel sees and no database keeps.

It is made of the same log as any table, so every screen and every refusal is the one that a real game has. It stands
at no place: its table, channel and server are number 0. A practice game, a table of
some channel, begins here too: dealt so that whoever learns can bring a pawn out at once.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from typing import Final

from tockbot.rules import Play, Position, Seat
from tockbot.tables import (
    NO_GUILD,
    SEED_BYTES,
    Actor,
    Card,
    ChannelId,
    Draft,
    Human,
    Kind,
    Observation,
    Opened,
    Person,
    PersonId,
    Sat,
    Started,
    Table,
    TableId,
    TableSeen,
    Wish,
    commands,
    computer_on,
    decide,
    decide_opening,
    observe,
    rank_of,
    see,
)

NOWHERE: Final = TableId(0)
"""The number of every such table."""

LEARNER: Final = PersonId(0)
"""Who sits at it, whoever learns."""

_MOMENT: Final = datetime(2026, 1, 1, tzinfo=UTC)

TRIES: Final = 100
"""So many seeds are tried; of ten hands about six hold a card that enters."""


def exercise(position: Position, seat: Seat) -> Table:
    """A table at which the learner sits on this seat, and computer players on the others, in this position.

    Raises:
        LogError: no game can begin from the position.
    """
    rules = position.rules

    def set_up(draft: Draft) -> None:
        for one in rules.seats:
            draft.add(Sat(one, Human(LEARNER) if one == seat else computer_on(one)))
        draft.add(Started(position))

    opened = Opened(NO_GUILD, ChannelId(0), LEARNER, "en", rules, bytes(SEED_BYTES), kind=Kind.PRACTICE)
    return decide_opening(opened, _MOMENT, set_up).table


def seen(table: Table, name: str = "") -> TableSeen:
    """The table as the learner sees it, who is called so."""
    return see(NOWHERE, table, LEARNER, {LEARNER: Person(LEARNER, None, name)})


def known(table: Table) -> Observation:
    """The game at it as the learner knows it.

    Raises:
        ValueError: no game has begun.
    """
    if table.game is None:
        raise ValueError("an exercise is a game that has begun")
    return observe(table, table.game, table.seat_of(LEARNER))


def played(table: Table, play: Play, card: Card | None = None) -> Table:
    """The table after a play of the learner.

    Raises:
        Refused: NOT_YOUR_TURN, NOT_LEGAL, NOT_IN_HAND.
    """
    return _after(table, partial(commands.play, chosen=play, stamp=known(table).stamp, card=card))


def gave(table: Table, card: Card) -> Table:
    """The table after the learner chose a card to give.

    Raises:
        Refused: NO_EXCHANGE, NOT_IN_HAND.
    """
    return _after(table, partial(commands.give, card=card, stamp=known(table).stamp))


def _after(table: Table, wish: Wish) -> Table:
    return decide(table, Actor(LEARNER), _MOMENT, wish).table


def with_a_way_out(opened: Callable[[], Opened]) -> Opened:
    """A practice game's opening, of those made one after another, whose first hand holds a card that enters.

    A practice game is not rated and nobody is dealt against, so its seed may be chosen.
    """
    event = opened()
    for _ in range(TRIES):
        game = decide_opening(event, _MOMENT, commands.practise).table.game
        if game is not None and any(rank_of(card) in event.rules.law.entering_ranks for card in game.hands[Seat(0)]):
            break
        event = opened()
    return event
