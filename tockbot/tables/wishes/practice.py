"""A practice game: one person against computer players that play easily, in direct messages, begun at once."""

from __future__ import annotations

from tockbot.rules import Seat
from tockbot.tables.log.events import Allowed, Sat, Started
from tockbot.tables.players import Human, Level, computer_on
from tockbot.tables.step import Draft
from tockbot.tables.wishes.rights import check_lobby, person_of


def practise(draft: Draft) -> None:
    """Sit down on the first seat, let easy computer players have the others and hints be free, and begin.

    Raises:
        Refused: NOT_IN_LOBBY.
    """
    check_lobby(draft.table)
    draft.add(Allowed(None))
    for seat in draft.table.rules.seats:
        player = computer_on(seat, Level.EASY)
        draft.add(Sat(seat, Human(person_of(draft.actor)) if seat == Seat(0) else player))
    draft.add(Started())
