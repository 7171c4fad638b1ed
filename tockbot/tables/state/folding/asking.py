"""What people at a table, or beside it, have asked for that others have to agree to, and whether they have.

Consent is weighed anew whenever anything happens at the table (:func:`~tockbot.tables.by_itself.due_at_once`): who
leaves, or lets the time run out, is waited for no longer.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from tockbot.rules import Seat
from tockbot.tables.ids import PersonId, Stamp
from tockbot.tables.log.events import Agreed, Asked, HandedOn, Wanted
from tockbot.tables.log.plain import LogError
from tockbot.tables.state.folding.requiring import require
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


def is_granted(table: Table, asking: Asking) -> bool:
    """Whether all have agreed to what somebody asked for whom it takes.

    A seat in mid-game takes somebody who is there of every other side that is anybody's, and at least one; what the
    table does together takes all who are there, and whoever asks has to be.
    """
    if asking.wanted is not Wanted.SEAT or asking.seat is None:
        here = table.present
        return asking.person in here and all(person in (asking.person, *asking.agreed) for person in here)
    others = [side for side in table.rules.sides if asking.seat not in side]
    owned = [side for side in others if any(seat in side for _, seat in table.homes)]
    agreed = [table.seat_of(person) for person in asking.agreed if person in table.present]
    return bool(owned) and all(any(seat in side for seat in agreed) for side in owned)


def _handed_on(table: Table, seat: Seat) -> Table:
    require(table, seat in (home for _, home in table.away), "hands on a seat that is kept for nobody")
    homes = tuple(home for home in table.homes if home[1] != seat)
    done = tuple(one for one in table.asked if (one.wanted, one.seat) != (Wanted.HAND_ON, seat))
    return replace(table, homes=homes, asked=done)
