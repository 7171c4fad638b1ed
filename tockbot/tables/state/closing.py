"""Closing a table before its game is over: what that makes of it, and who did it."""

from __future__ import annotations

from dataclasses import replace

from tockbot.tables.ids import PersonId
from tockbot.tables.log.events import Cause, Wanted
from tockbot.tables.state.table import Stage, Table


def closed(table: Table, cause: Cause, actor: PersonId | None) -> Table:
    """The table once it was closed, by one person, by all who agreed, or by nobody."""
    ends = next((one for one in table.asked if one.wanted is Wanted.END), None) if cause is Cause.AGREED else None
    together = () if ends is None else (ends.person, *ends.agreed)
    by = together or (() if actor is None else (actor,))
    return replace(table, stage=Stage.CLOSED, closed_by=by, closed_for=cause)
