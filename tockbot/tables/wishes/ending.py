"""Closing a table before its game is over."""

from __future__ import annotations

from datetime import datetime

from tockbot.tables.log.events import Cause, Closed, GivenUp, Reopened, Wanted
from tockbot.tables.state.stage import Stage
from tockbot.tables.step import Draft
from tockbot.tables.wishes.asking import ask
from tockbot.tables.wishes.rights import (
    check_in_charge,
    check_may_end,
    check_of_the_table,
    check_open,
    check_reopening,
    check_silent,
    person_of,
)


def close(draft: Draft) -> None:
    """Close the table; in mid-game that is asked for, and done at once where nobody else has to agree.

    Raises:
        Refused: NOT_PLAYING, NOT_HOST, HOST_IS_THERE, NOT_SEATED.
    """
    check_open(draft.table)
    if draft.table.stage is Stage.PLAYING:
        check_may_end(draft)
        ask(draft, Wanted.END, None)
    else:
        check_in_charge(draft)
        draft.add(Closed(Cause.ASKED))


def make_room(draft: Draft) -> None:
    """Close a table that nobody keeps, for another one in its channel; a vacant lobby is never in the way.

    Raises:
        Refused: NOT_PLAYING, NOT_SEATED because no person asks, NOT_SILENT, STILL_ASKED.
    """
    check_open(draft.table)
    person_of(draft.actor)
    if not draft.table.is_vacant:
        check_silent(draft)
    draft.add(Closed(Cause.SILENT))


def reopen(draft: Draft) -> None:
    """Take a table up again that was closed; it goes on as it stood, and all others are away until they are back.

    Raises:
        Refused: NOT_CLOSED, CLOSED_FOR_GOOD, NOT_SEATED, TAKEN_UP_TODAY.
    """
    check_reopening(draft)
    draft.add(Reopened())


def give_up(draft: Draft) -> None:
    """Agree that a closed table is closed for good; once all have whose it is, its seed and hands may be known.

    Raises:
        Refused: NOT_CLOSED, CLOSED_FOR_GOOD, NOT_SEATED.
    """
    check_of_the_table(draft)
    if draft.actor.person in draft.table.not_given_up:
        draft.add(GivenUp())


def abandon(draft: Draft) -> None:
    """Close a table whose channel is gone, or belongs to another table."""
    if draft.table.stage.is_open:
        draft.add(Closed(Cause.CHANNEL_GONE))


def end_in_time(draft: Draft) -> None:
    """Close a table whose game took longer than a tournament's round may; the side that is ahead has won it.

    It does nothing if the table is closed already.
    """
    if draft.table.stage.is_open:
        draft.add(Closed(Cause.TIME, won=draft.table.leading))


def close_vacant(draft: Draft) -> None:
    """Close a lobby in which no one sits and no seat is reserved; do nothing if someone has come since."""
    if draft.table.is_vacant:
        draft.add(Closed(Cause.IDLE))


def close_idle(draft: Draft, since: datetime) -> None:
    """Close a table at which nobody has done anything since then; nothing if somebody has."""
    if draft.table.stage.is_open and draft.table.acted_at == since:
        draft.add(Closed(Cause.IDLE))
