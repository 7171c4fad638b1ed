"""Games of people as their logs, played here by quick computer players: nobody need be seated and waited for."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from tockbot.computer.greedy import choose_gift, choose_play
from tockbot.rules import Phase
from tockbot.tables import (
    Actor,
    Entry,
    Game,
    Opened,
    PersonId,
    Stage,
    Table,
    Wish,
    decide,
    decide_opening,
    observe,
    wishes,
)


def game_log(opened: Opened, people: Sequence[PersonId], now: datetime, most: int | None = None) -> list[Entry]:
    """A game that begins with these people, the host first, and goes on for so many entries or to its end."""
    step = decide_opening(opened, now, wishes.join)
    table, log = step.table, [*step.entries]

    def do(person: PersonId, wish: Wish) -> None:
        nonlocal table
        made = decide(table, Actor(person), now, wish)
        table = made.table
        log.extend(made.entries)

    for person in people[1:]:
        do(person, wishes.join)
    do(people[0], wishes.start)
    while table.stage is Stage.PLAYING and table.game is not None and (most is None or len(log) < most):
        seat, wish = _due(table, table.game)
        do(people[seat], wish)
    return log


def _due(table: Table, game: Game) -> tuple[int, Wish]:
    """Whose turn it is, and what they do."""
    if game.position.phase is Phase.EXCHANGE:
        seat = next(seat for seat in table.rules.seats if game.hands[seat] and game.gifts[seat] is None)
        return seat, partial(wishes.give, card=choose_gift(observe(table, game, seat, {})), stamp=game.stamp)
    seat = game.position.turn or table.rules.seats[0]
    return seat, partial(wishes.play, chosen=choose_play(observe(table, game, seat, {})), stamp=game.stamp)
