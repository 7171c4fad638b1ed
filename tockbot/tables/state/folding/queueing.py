"""Plays chosen in advance, while it is another's turn, and whether they can be made once the turn has come.

Invariant: only whoever chose a play knows of it. It is made only if it does just what it did when it was chosen, the
same moves with the same hits. Where cards were dealt or a play taken back since, nothing is left of it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final, assert_never

from tockbot.rules import Discard, Phase, Position, Seat, as_before, is_spent, plays_without_sevens
from tockbot.tables.cards import rank_of, take
from tockbot.tables.ids import Stamp
from tockbot.tables.log.events import Dealt, GameEvent, Gave, LetGo, Played, Queued, QueueEvent, Unqueued
from tockbot.tables.players import Human
from tockbot.tables.state.ahead import Ahead
from tockbot.tables.state.folding.requiring import player_on, require
from tockbot.tables.state.game.game import Game
from tockbot.tables.state.game.playing import card_taken
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
    if isinstance(event, LetGo):
        return _let_go(table, event.seat)
    before = replace(table.ahead, changes=(*table.ahead.changes, event.seat))
    others = before.without_queued(event.seat)
    match event:
        case Queued(seat, play, cards):
            game = table.game if table.stage is Stage.PLAYING else None
            can_be = isinstance(player_on(table, seat), Human) and "".join(map(rank_of, cards)) == play.spent
            can_be = can_be and game is not None and ahead(game.position, seat) is not None
            require(table, can_be, "chooses in advance what cannot be chosen")
            return replace(table, ahead=replace(others, queued=(*others.queued, event)))
        case Unqueued(seat):
            require(table, before.queued_by(seat) is not None, "takes back what nobody chose in advance")
            unfit = seat if table.game is not None and table.game.position.turn == seat else before.unfit
            return replace(table, ahead=replace(others, unfit=unfit))
        case _:
            assert_never(event)


def _let_go(table: Table, seat: Seat) -> Table:
    game = table.game if table.stage is Stage.PLAYING else None
    can_be = isinstance(player_on(table, seat), Human) and game is not None and game.position.turn == seat
    require(table, can_be and game is not None and is_spent(game.position, seat), "lets cards go that can be played")
    return replace(table, ahead=replace(table.ahead, let_go=(*table.ahead.let_go, seat)))


def discarded(game: Game, seat: Seat) -> Played | None:
    """The next of the cards that a seat to act lets go; None where it has another choice after all."""
    plays = plays_without_sevens(game.position)
    if not plays or not isinstance(plays[0], Discard) or not is_spent(game.position, seat):
        return None
    return Played(seat, plays[0], take(game.hands[seat], plays[0].spent)[0])


def ahead_after(table: Table, event: GameEvent, game: Game) -> Ahead:
    """What is still chosen before it is due once something happened in the game of the table, which is this one after.

    Where a seat plays that had chosen in advance, that is what is made.
    """
    before = table.ahead if table.ahead.unfit is None else replace(table.ahead, unfit=None)
    if isinstance(event, Dealt):
        # What was chosen was for the cards of that round.
        before = replace(before, queued=(), made=(), let_go=())
    if isinstance(event, Played) and (before.queued or before.made):
        seat = event.seat
        made = () if before.queued_by(seat) is None else ((seat, Stamp(table.entries)),)
        others = tuple(one for one in before.made if one[0] != seat)
        before = replace(before.without_queued(seat), made=(*others, *made))
    changes = _changes(table, event, game)
    return before if changes == before.changes else replace(before, changes=changes)


def _changes(table: Table, event: GameEvent, game: Game) -> tuple[Seat, ...]:
    """How often who changed their mind about what is to come, once something happened: this is the game after it."""
    changes = table.ahead.changes
    if table.game is None or game.position.phase is not table.game.position.phase:
        return ()
    if isinstance(event, Gave):
        return (*changes, event.seat)
    return tuple(one for one in changes if not isinstance(event, Played) or one != event.seat)


def queued_play(game: Game, queued: Queued) -> Played | None:
    """What was chosen in advance as the play of a seat whose turn has come; None if it is no longer what was chosen."""
    if game.position.phase is not Phase.PLAY or not Counter(queued.cards) <= Counter(game.hands[queued.seat]):
        return None
    play = as_before(game.position, queued.play)
    if play is None:
        return None
    return Played(queued.seat, play, queued.cards, card_taken(game, play))
