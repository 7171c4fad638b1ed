"""What follows by itself at a table, without anybody asking for it: one home for all of it.

What is due at once belongs to the step that makes it due. What is due later is done by the keeper of the table
(:mod:`tockbot.service.keeper`), which asks again after every step; so nothing has to be remembered over a restart.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from tockbot.rules import Phase, Seat
from tockbot.tables.log.events import Dealt
from tockbot.tables.players import Computer
from tockbot.tables.state.dealing import next_deal
from tockbot.tables.state.table import Stage, Table


def due_at_once(table: Table) -> Dealt | None:
    """What belongs to the very step that led here: the deal after a round, or after the start."""
    playing = table.stage is Stage.PLAYING
    if not playing or table.game is None or table.game.position.phase is not Phase.ROUND_OVER:
        return None
    following = next_deal(table.game)
    return Dealt(following.dealer, following.hands)


@dataclass(frozen=True, slots=True)
class ComputersDue:
    """Computer players have to act.

    Attributes:
        at: when, in UTC.
        seats: theirs.
    """

    at: datetime
    seats: tuple[Seat, ...]


def due(table: Table, pause: timedelta) -> ComputersDue | None:
    """What is due next at a table, and when; a computer player answers so long after what it answers to.

    While no person sits at the table, computer players wait.
    """
    game = table.game
    if table.stage is not Stage.PLAYING or game is None or table.is_deserted:
        return None
    if game.position.phase is Phase.EXCHANGE:
        awaited = [seat for seat in table.rules.seats if game.hands[seat] and game.gifts[seat] is None]
    else:
        awaited = [] if game.position.turn is None else [game.position.turn]
    seats = tuple(seat for seat in awaited if isinstance(table.seated[seat], Computer))
    return ComputersDue(table.at + pause, seats) if seats else None
