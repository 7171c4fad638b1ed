"""Closing a table before its game is over: who did it, taking it up again, and giving it up for good."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from tockbot.tables.ids import PersonId
from tockbot.tables.log.events import Cause, Closed, EndEvent, GivenUp, Reopened, Wanted
from tockbot.tables.state.closing import Closing
from tockbot.tables.state.folding.requiring import require
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table


def closing_after(table: Table, event: EndEvent, actor: PersonId | None) -> Table:
    """The table after it was closed, taken up again, or given up by somebody.

    Raises:
        LogError: that cannot be.
    """
    match event:
        case Closed(cause):
            require(table, table.stage.is_open, "closes what is over")
            closing = Closing(table.at, cause, _closed_by(table, cause, actor), table.stage)
            return replace(table, stage=Stage.CLOSED, closing=closing)
        case Reopened():
            closed = table.closing
            stage = Stage.CLOSED if closed is None or not table.can_reopen(table.at) else closed.stage
            require(table, stage.is_open, "takes up what cannot be taken up")
            # What was chosen or asked for before was for another day.
            fresh = replace(table, clock=table.clock.at_rest(), queued=(), asked=(), newcomers=(), last_play=None)
            return replace(fresh, stage=stage, closing=None, due_at=table.at)
        case GivenUp():
            closed = table.closing
            require(table, closed is not None and actor in table.not_given_up, "gives up what is not theirs")
            if closed is None or actor is None:
                return table
            return replace(table, closing=replace(closed, given_up=(*closed.given_up, actor)))
        case _:
            assert_never(event)


def _closed_by(table: Table, cause: Cause, actor: PersonId | None) -> tuple[PersonId, ...]:
    """Who closed a table: one person, or all who agreed."""
    ends = next((one for one in table.asked if one.wanted is Wanted.END), None) if cause is Cause.AGREED else None
    together = () if ends is None else (ends.person, *ends.agreed)
    return together or (() if actor is None else (actor,))
