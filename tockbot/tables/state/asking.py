"""What people at a table, or beside it, have asked for that others have to agree to."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from tockbot.rules import Seat
from tockbot.tables.ids import PersonId, Stamp
from tockbot.tables.log.events import Agreed, Asked, HandedOn, Wanted
from tockbot.tables.log.plain import LogError
from tockbot.tables.state.requiring import require
from tockbot.tables.state.table import Asking, Stage, Table


def asked(table: Table, event: Asked | Agreed | HandedOn, actor: PersonId | None) -> Table:
    """The table after somebody asked for something, agreed to it, or a seat was handed on.

    Raises:
        LogError: that cannot be.
    """
    require(table, table.stage is Stage.PLAYING, "asks for something when nobody plays")
    match event:
        case Asked(wanted, seat):
            if actor is None or (seat is None) != (wanted is Wanted.END):
                raise LogError(f"entry {table.entries} asks for nothing that can be")
            others = tuple(one for one in table.asked if one.person != actor)
            return replace(table, asked=(*others, Asking(actor, wanted, seat, Stamp(table.entries))))
        case Agreed(person):
            asking = table.asking_of(person)
            if asking is None or actor is None or table.seat_of(actor) is None:
                raise LogError(f"entry {table.entries} agrees to what nobody asked for")
            agreed = replace(asking, agreed=(*asking.agreed, actor))
            return replace(table, asked=tuple(agreed if one is asking else one for one in table.asked))
        case HandedOn(seat):
            return _handed_on(table, seat)
        case _:
            assert_never(event)


def _handed_on(table: Table, seat: Seat) -> Table:
    require(table, seat in (home for _, home in table.away), "hands on a seat that is kept for nobody")
    homes = tuple(home for home in table.homes if home[1] != seat)
    done = tuple(one for one in table.asked if (one.wanted, one.seat) != (Wanted.HAND_ON, seat))
    return replace(table, homes=homes, asked=done)
