"""A person's last play, for as long as it can be taken back, and what comes of taking it back.

It can be until another person has played; computers' plays since go with it. What a deal, an exchange or a draw told
somebody stays told, so nothing is taken back over one. The log is only added to: the game goes back to how it stood.
"""

from __future__ import annotations

from dataclasses import replace

from tockbot.tables.ids import Stamp
from tockbot.tables.log.entry import LogError
from tockbot.tables.log.events import GameEvent, Played, TookBack
from tockbot.tables.players import Human
from tockbot.tables.state.ahead import Ahead
from tockbot.tables.state.folding.asking import waited_for, without_back
from tockbot.tables.state.last_play import LastPlay
from tockbot.tables.state.table import Table


def last_play_after(table: Table, event: GameEvent) -> LastPlay | None:
    """What can be taken back after something happened in the game of a table, which stands as before it."""
    if not isinstance(event, Played) or table.game is None or event.drawn is not None:
        return None
    player = table.seated[event.seat]
    if not isinstance(player, Human) or event.in_stead:
        return table.last_play
    return LastPlay(event.seat, Stamp(table.entries), table.game)


def took_back(table: Table, event: TookBack) -> Table:
    """The table after a play was taken back.

    Raises:
        LogError: nobody asked for it, or not all have agreed.
    """
    last, asking = table.last_play, table.back_asked
    if last is None or asking is None or not event.seat == asking.seat == last.seat or waited_for(table, asking):
        raise LogError(f"entry {table.entries} takes a play back without consent")
    game = replace(last.before, stamp=Stamp(table.entries))
    return replace(
        table,
        game=game,
        clock=table.clock.at_rest(),
        last_play=None,
        took_back=event.seat,
        # Whoever chose in advance saw a board that is no more.
        ahead=Ahead(changes=table.ahead.changes),
        due_at=table.at,
        asked=without_back(table.asked),
    )
