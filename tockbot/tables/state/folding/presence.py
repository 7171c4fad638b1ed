"""Who is there: whoever does something is; who let a turn run out, or was asked and says nothing, may not be."""

from __future__ import annotations

from dataclasses import replace

from tockbot.rules import Seat
from tockbot.tables.ids import PersonId
from tockbot.tables.log.entry import Entry
from tockbot.tables.log.events import Asked, Called, CallEvent
from tockbot.tables.state.folding.requiring import require
from tockbot.tables.state.presence import Stranger
from tockbot.tables.state.table import Table


def heard(table: Table, entry: Entry) -> Table:
    """The table with one entry more, before what it tells: a person who does something is there.

    In a game it is kept from closing by who sits.
    """
    number, at, actor = entry.number, entry.at, entry.actor
    if actor is None:
        return replace(table, entries=number, at=at)
    acts = table.seat_of(actor) is not None or (table.game is None and not isinstance(entry.event, Asked | Called))
    acted_at = at if acts else table.acted_at
    return replace(table, entries=number, at=at, acted_at=acted_at, presence=table.presence.with_there(actor))


def forgotten(table: Table, known: PersonId, seat: Seat | None, actor: PersonId | None) -> Table:
    """Return the table after the bot forgot somebody: what they did at it is kept by their seat.

    Raises:
        LogError: they did nothing that has to be kept.
    """
    held = None if actor is None else dict(table.presence.held).get(actor)
    require(table, held == seat and (seat is not None or actor in table.sent_away), "forgets nothing that is kept")
    if actor is None:
        return table
    stranger = Stranger(actor, known, seat)
    return replace(table, presence=replace(table.presence, strangers=(*table.presence.strangers, stranger)))


def called(table: Table, event: CallEvent, actor: PersonId | None) -> Table:
    """The table after somebody asked whether the others are there, or said to be.

    Raises:
        LogError: nobody did.
    """
    require(table, actor is not None, "asks for nobody who is there")
    if not isinstance(event, Called):
        return table
    its, calls = table.here_or_kept(table.at), table.presence.calls
    new = ((one, table.at) for one in its if one != actor and one not in dict(calls))
    return replace(table, presence=replace(table.presence, calls=(*calls, *new)))
