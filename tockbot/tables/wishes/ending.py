"""Closing a table before its game is over."""

from __future__ import annotations

from datetime import datetime

from tockbot.tables.log.events import Cause, Closed
from tockbot.tables.state.table import Stage
from tockbot.tables.step import Draft
from tockbot.tables.wishes.asking import end_together
from tockbot.tables.wishes.rights import check_in_charge, check_open, is_in_charge


def close(draft: Draft) -> None:
    """Close the table: the host may, and whoever may manage the server; the others ask each other.

    Raises:
        Refused: NOT_PLAYING, NOT_HOST, NOT_SEATED.
    """
    check_open(draft.table)
    if draft.table.stage is Stage.PLAYING and not is_in_charge(draft):
        end_together(draft)
        return
    check_in_charge(draft)
    draft.add(Closed(Cause.ASKED))


def abandon(draft: Draft) -> None:
    """Close a table whose channel is gone."""
    if draft.table.stage.is_open:
        draft.add(Closed(Cause.CHANNEL_GONE))


def close_idle(draft: Draft, since: datetime) -> None:
    """Close a table at which nobody has done anything since then; nothing if somebody has."""
    if draft.table.stage.is_open and draft.table.acted_at == since:
        draft.add(Closed(Cause.IDLE))
