"""Closing a table before its game is over."""

from __future__ import annotations

from datetime import datetime

from tockbot.tables.log.events import Cause, Closed, GivenUp, Reopened
from tockbot.tables.state.stage import Stage
from tockbot.tables.step import Draft
from tockbot.tables.view.refusal import Refusal, Refused
from tockbot.tables.wishes.asking import end_together
from tockbot.tables.wishes.rights import check_in_charge, check_open, check_reopening, is_in_charge, person_of


def close(draft: Draft) -> None:
    """Close the table: the host may, and whoever may manage the server; the others ask each other.

    Raises:
        Refused: NOT_PLAYING, NOT_HOST, HOST_IS_THERE, NOT_SEATED.
    """
    check_open(draft.table)
    if draft.table.stage is Stage.PLAYING and not is_in_charge(draft):
        end_together(draft)
        return
    check_in_charge(draft)
    draft.add(Closed(Cause.ASKED))


def reopen(draft: Draft) -> None:
    """Take a table up again that was closed; it goes on as it stood.

    Raises:
        Refused: NOT_CLOSED, CLOSED_FOR_GOOD, NOT_SEATED, NOT_HOST.
    """
    check_reopening(draft)
    draft.add(Reopened())


def give_up(draft: Draft) -> None:
    """Agree that a closed table is closed for good; once all have whose it is, its seed and hands may be known.

    Raises:
        Refused: NOT_CLOSED, CLOSED_FOR_GOOD, NOT_SEATED.
    """
    table, person = draft.table, person_of(draft.actor)
    if table.closing is None:
        raise Refused(Refusal.NOT_CLOSED)
    if not table.can_reopen(draft.now):
        raise Refused(Refusal.CLOSED_FOR_GOOD)
    if person not in dict(table.homes):
        raise Refused(Refusal.NOT_SEATED)
    if person in table.not_given_up:
        draft.add(GivenUp())


def abandon(draft: Draft) -> None:
    """Close a table whose channel is gone."""
    if draft.table.stage.is_open:
        draft.add(Closed(Cause.CHANNEL_GONE))


def close_idle(draft: Draft, since: datetime) -> None:
    """Close a table at which nobody has done anything since then; nothing if somebody has."""
    if draft.table.stage.is_open and draft.table.acted_at == since:
        draft.add(Closed(Cause.IDLE))
