"""The clock of a table: the pace, what happens when time goes by, and going away for a while."""

from __future__ import annotations

from datetime import datetime

from tockbot.rules import Seat
from tockbot.tables.by_itself import timed
from tockbot.tables.cards import ranks_of
from tockbot.tables.log.events import Missed, Paced, Reminded
from tockbot.tables.pace import Pace
from tockbot.tables.players import Human
from tockbot.tables.state.clock import MOST_MISSED
from tockbot.tables.state.folding.asking import promised
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table
from tockbot.tables.step import Draft, Wish
from tockbot.tables.view.question import has_choice
from tockbot.tables.view.refusal import Refusal, Refused
from tockbot.tables.wishes.rights import check_host, check_lobby
from tockbot.tables.wishes.seats import take_over


def choose_pace(draft: Draft, pace: Pace) -> None:
    """Choose how fast it is played; the host does.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if pace is not draft.table.clock.pace:
        draft.add(Paced(pace))


def remind(draft: Draft, seat: Seat) -> None:
    """Let a person be reminded that all wait, once.

    Raises:
        Refused: NOTHING_DUE.
    """
    wait = draft.table.clock.wait_for(seat)
    if wait is None or wait.reminded:
        raise Refused(Refusal.NOTHING_DUE)
    draft.add(Reminded(seat))


def begin_anew(draft: Draft) -> None:
    """Give all for whom the others wait their whole time again, from now on."""
    seats = tuple(wait.seat for wait in draft.table.clock.waits)
    anew = timed(draft.table, seats, draft.now, draft.quiet)
    if anew is not None:
        draft.add(anew)


def time_is_up(seat: Seat, until: datetime, wish: Wish) -> Wish:
    """The wish in the stead of a person who had time until then, and has not acted; nothing if they have.

    Where there was no choice nothing is missed. Who misses too many turns in a row is away: a computer player keeps
    the seat until they are back. So is who misses one while a newcomer waits to whom the seat was given.
    """

    def in_stead(draft: Draft) -> None:
        wait = draft.table.clock.wait_for(seat)
        if wait is None or wait.until != until:
            return
        misses = _has_choice(draft.table, seat)
        if misses:
            draft.add(Missed(seat))
        wish(draft)
        playing = draft.table.stage is Stage.PLAYING and isinstance(draft.table.seated[seat], Human)
        given = misses and promised(draft.table, seat)
        if playing and (given or draft.table.clock.missed_by(seat) >= MOST_MISSED):
            take_over(draft, seat)

    return in_stead


def _has_choice(table: Table, seat: Seat) -> bool:
    game = table.game
    return game is not None and has_choice(game.position, ranks_of(game.hands[seat]))
