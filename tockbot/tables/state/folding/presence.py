"""Who is there: whoever does something is; who let a turn run out, or was asked and says nothing, may not be."""

from __future__ import annotations

from dataclasses import replace

from tockbot.tables.ids import PersonId
from tockbot.tables.log.entry import Entry
from tockbot.tables.log.events import Called, CallEvent
from tockbot.tables.state.folding.requiring import require
from tockbot.tables.state.table import Table


def heard(table: Table, entry: Entry) -> Table:
    """The table at which somebody does something, if it is a person; in a game it is kept from closing by who sits."""
    if entry.actor is None:
        return table
    acts = table.seat_of(entry.actor) is not None or (table.game is None and not isinstance(entry.event, Called))
    return is_there(replace(table, acted_at=entry.at if acts else table.acted_at), entry.actor)


def is_there(table: Table, person: PersonId) -> Table:
    """The table at which somebody is known to be there."""
    late = tuple(one for one in table.late if one != person)
    return replace(table, late=late, calls=tuple(one for one in table.calls if one[0] != person))


def called(table: Table, event: CallEvent, actor: PersonId | None) -> Table:
    """The table after somebody asked whether the others are there, or said to be.

    Raises:
        LogError: nobody did.
    """
    require(table, actor is not None, "asks for nobody who is there")
    if not isinstance(event, Called):
        return table
    its = table.here_or_kept(table.at)
    new = ((one, table.at) for one in its if one != actor and one not in dict(table.calls))
    return replace(table, calls=(*table.calls, *new))
