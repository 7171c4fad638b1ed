"""A person's last play, for as long as it can be taken back, and what comes of taking it back.

It can be until another person has played; computers' plays since go with it. What a deal, an exchange or a draw told
somebody stays told, so nothing is taken back over one. The log is only added to: the game goes back to how it stood.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from tockbot.tables.ids import Stamp
from tockbot.tables.log.events import BackAllowed, BackAnswered, BackAsked, BackEvent, GameEvent, Played, TookBack
from tockbot.tables.players import Human
from tockbot.tables.state.folding.requiring import require
from tockbot.tables.state.table import LastPlay, Stage, Table


def last_play_after(table: Table, event: GameEvent) -> LastPlay | None:
    """What can be taken back after something happened in the game of a table, which stands as before it."""
    if not isinstance(event, Played) or table.game is None or event.drawn is not None:
        return None
    player = table.seated[event.seat]
    if not isinstance(player, Human) or event.in_stead:
        return table.last_play
    return LastPlay(event.seat, Stamp(table.entries), table.game)


def back_after(table: Table, event: BackEvent) -> Table:
    """The table after something was asked, said or done about taking a play back.

    Raises:
        LogError: it cannot have been.
    """
    last = table.last_play
    match event:
        case BackAllowed(allowed):
            require(table, table.stage is Stage.LOBBY, "says in mid-game whether plays are taken back")
            return replace(table, takes_back=allowed)
        case BackAsked(seat):
            asks = table.takes_back and last is not None and last.seat == seat and not last.asked
            require(table, asks, "asks for a play back that cannot be had")
            return replace(table, last_play=None if last is None else replace(last, asked=True))
        case BackAnswered(seat, agrees):
            require(table, last is not None and seat in table.asked_back, "answers what was not asked")
            agreed = None if last is None or not agrees else replace(last, agreed=(*last.agreed, seat))
            return replace(table, last_play=agreed)
        case TookBack(seat):
            agreed_by_all = last is not None and last.asked and last.seat == seat and not table.asked_back
            require(table, agreed_by_all, "takes a play back without consent")
            game = None if last is None else replace(last.before, stamp=Stamp(table.entries))
            # Whoever chose in advance saw a board that is no more.
            table = replace(table, queued=(), unfit=None, due_at=table.at)
            return replace(table, game=game, clock=table.clock.at_rest(), last_play=None, took_back=seat)
        case _:
            assert_never(event)
