"""What an entry of the log that the clock tells makes of a table, and what others mean for its clock."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from tockbot.tables.log.entry import LogError
from tockbot.tables.log.events import ClockEvent, ClockHeld, GameEvent, Gave, Missed, Paced, Played, Reminded, Timed
from tockbot.tables.players import Human
from tockbot.tables.state.clock import Clock
from tockbot.tables.state.folding.requiring import player_on, require
from tockbot.tables.state.game.game import Game
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table


def clocked(table: Table, event: ClockEvent) -> Table:
    """The table after what the clock tells.

    Raises:
        LogError: that cannot be.
    """
    clock, presence = _told(table, event), table.presence
    player = table.seated[event.seat] if isinstance(event, Missed) else None
    if isinstance(player, Human):
        presence = replace(presence, late=(*presence.late, player.person))
    return replace(table, clock=clock, presence=presence)


def _told(table: Table, event: ClockEvent) -> Clock:
    match event:
        case Paced(pace):
            require(table, table.stage is Stage.LOBBY, "chooses a pace in mid-game")
            return Clock(pace)
        case Timed(deadlines, awake):
            awaited = all(seat in table.awaited for seat, _ in deadlines) and table.clock.times is not None
            require(table, awaited, "waits for somebody from whom nothing is due")
            return table.clock.timed(table.at, deadlines, awake)
        case Reminded(seat):
            require(table, table.clock.wait_for(seat) is not None, "reminds somebody for whom nobody waits")
            return table.clock.reminded(seat, table.entries)
        case Missed(seat):
            require(table, table.clock.wait_for(seat) is not None, "misses a turn that nobody waits for")
            return table.clock.missing(seat)
        case ClockHeld(seat):
            player = player_on(table, seat)
            if not isinstance(player, Human) or not table.clock.counts_for(seat):
                raise LogError(f"entry {table.entries} holds a clock that does not run")
            return table.clock.held_for(seat, player.person, table.at)
        case _:
            assert_never(event)


def clock_after(table: Table, event: GameEvent, game: Game) -> Clock:
    """The clock once something happened in the game of the table, which is this one after it.

    Raises:
        LogError: something was done in the stead of a person who does not sit there.
    """
    clock = table.clock
    if isinstance(event, Gave | Played):
        somebody = isinstance(player_on(table, event.seat), Human)
        require(table, somebody or not event.in_stead, "stands in for nobody")
        clock = clock.acted(event.seat, table.at)
        clock = clock if event.in_stead else clock.there(event.seat)
    return clock.at_rest() if table.game is None or game.stamp != table.game.stamp else clock
