"""Plays chosen in advance, while it is another's turn, and whether they can be made once the turn has come.

Invariant: only whoever chose a play knows of it. It is made only if it does just what it did when it was chosen, the
same moves with the same hits. Where cards were dealt or a play taken back since, nothing is left of it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final, assert_never

from tockbot.rules import Draw, Phase, Position, Seat, as_before
from tockbot.tables.cards import rank_of
from tockbot.tables.ids import Stamp
from tockbot.tables.log.events import Played, Queued, QueueEvent, Unqueued
from tockbot.tables.players import Human
from tockbot.tables.state.folding.requiring import player_on, require
from tockbot.tables.state.game.game import Game
from tockbot.tables.state.game.playing import draw_from
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table

TURNS: Final = (Phase.PLAY, Phase.DISCARD)
"""While somebody is to act in one of these, others can choose in advance."""


def ahead(position: Position, seat: Seat) -> Position | None:
    """The position as if it were a seat's turn already; None where it can choose nothing in advance."""
    if position.phase not in TURNS or position.turn == seat or not position.hands[seat]:
        return None
    return replace(position, phase=Phase.PLAY, turn=seat)


def queue_after(table: Table, event: QueueEvent) -> Table:
    """The table after something was chosen in advance, or is no longer.

    Raises:
        LogError: it cannot be.
    """
    others = tuple(one for one in table.queued if one.seat != event.seat)
    table = replace(table, changes=(*table.changes, event.seat))
    match event:
        case Queued(seat, play, cards):
            game = table.game if table.stage is Stage.PLAYING else None
            can_be = isinstance(player_on(table, seat), Human) and "".join(map(rank_of, cards)) == play.spent
            can_be = can_be and game is not None and ahead(game.position, seat) is not None
            require(table, can_be, "chooses in advance what cannot be chosen")
            return replace(table, queued=(*others, event))
        case Unqueued(seat):
            require(table, table.queued_by(seat) is not None, "takes back what nobody chose in advance")
            unfit = seat if table.game is not None and table.game.position.turn == seat else table.unfit
            return replace(table, queued=others, unfit=unfit)
        case _:
            assert_never(event)


def no_longer_queued(table: Table, seat: Seat) -> Table:
    """The table in which a seat plays just now: where something was chosen in advance, that is what is made."""
    made = () if table.queued_by(seat) is None else ((seat, Stamp(table.entries)),)
    others = tuple(one for one in table.made_ahead if one[0] != seat)
    queued = tuple(one for one in table.queued if one.seat != seat)
    return replace(table, queued=queued, made_ahead=(*others, *made))


def queued_play(game: Game, queued: Queued) -> Played | None:
    """What was chosen in advance as the play of a seat whose turn has come; None if it is no longer what was chosen."""
    if game.position.phase is not Phase.PLAY or not Counter(queued.cards) <= Counter(game.hands[queued.seat]):
        return None
    play = as_before(game.position, queued.play)
    if play is None:
        return None
    return Played(queued.seat, play, queued.cards, draw_from(game, play) if isinstance(play, Draw) else None)
