"""What people at a table, or beside it, have asked for that others have to agree to, and whether they have.

One mechanism for all of it: somebody asks for something (:class:`~tockbot.tables.log.events.Wanted`), those who have a
say agree, and what comes of it happens by itself. Consent is weighed anew whenever anything happens at the table
(:func:`~tockbot.tables.by_itself.due_at_once`): who leaves, or lets the time run out, is waited for no longer. It is
asked for no more once it is granted, who asks gets up or wants it no more, somebody else has the seat, the next round
is dealt or, with a play to take back, another person has played or somebody does not agree.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from tockbot.rules import Seat
from tockbot.tables.ids import PersonId, Stamp
from tockbot.tables.log.events import Agreed, Asked, Declined, HandedOn, Wanted
from tockbot.tables.log.plain import LogError
from tockbot.tables.state.asking import Asking
from tockbot.tables.state.folding.requiring import require
from tockbot.tables.state.folding.serial import left_for_good
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table


def asked(table: Table, event: Asked | Agreed | Declined | HandedOn, actor: PersonId | None) -> Table:
    """The table after somebody asked for something, agreed to it or did not, or a seat was handed on.

    Raises:
        LogError: that cannot be.
    """
    require(table, table.stage is Stage.PLAYING, "asks for something when nobody plays")
    match event:
        case Asked(wanted, seat):
            if actor is None or (seat is None) != (wanted is Wanted.END):
                raise LogError(f"entry {table.entries} asks for nothing that can be")
            last = table.last_play
            own = last is not None and last.seat == seat == table.seat_of(actor)
            can_be_had = wanted is not Wanted.BACK or (own and table.takes_back)
            require(table, can_be_had, "asks for a play back that is not to be had")
            others = tuple(one for one in table.asked if one.person != actor)
            return replace(table, asked=(*others, Asking(actor, wanted, seat, Stamp(table.entries))))
        case Agreed(person) | Declined(person):
            asking = table.back_asked if person is None else table.asking_of(person)
            wants_no_more = isinstance(event, Declined) and asking is not None and asking.person == actor
            if asking is None or actor is None or (table.seat_of(actor) is None and not wants_no_more):
                raise LogError(f"entry {table.entries} agrees to what nobody asked for")
            if isinstance(event, Agreed):
                agreed = replace(asking, agreed=(*asking.agreed, actor))
                return replace(table, asked=tuple(agreed if one is asking else one for one in table.asked))
            others = tuple(one for one in table.asked if one is not asking)
            if wants_no_more:
                return replace(table, asked=others)
            require(table, asking.wanted is Wanted.BACK, "settles what one alone cannot")
            return replace(table, asked=others, last_play=None)
        case HandedOn(seat):
            return _handed_on(table, seat)
        case _:
            assert_never(event)


def has_say(table: Table, asking: Asking, person: PersonId) -> bool:
    """Whether somebody who sits there is asked: not who asks, nor in what is for the other sides who plays on that."""
    seat = table.seat_of(person)
    if seat is None or person == asking.person:
        return False
    return asking.wanted in (Wanted.HAND_ON, Wanted.END) or asking.seat not in table.rules.side_of(seat)


def waited_for(table: Table, asking: Asking) -> tuple[PersonId, ...]:
    """Who is there, has a say in what somebody asks for, and has not agreed."""
    return tuple(one for one in table.present if has_say(table, asking, one) and one not in asking.agreed)


def is_granted(table: Table, asking: Asking) -> bool:
    """Whether all have agreed to what somebody asked for whom it takes.

    A seat in mid-game takes somebody of every other side that is anybody's, and at least one. All else takes all who
    are there and have a say; who asks for what the table does together has to be there, and where a game may be rated
    a play is taken back by nobody's silence.
    """
    match asking.wanted:
        case Wanted.SEAT:
            others = [side for side in table.rules.sides if asking.seat not in side]
            owned = [side for side in others if any(seat in side for _, seat in table.homes)]
            agreed = [table.seat_of(person) for person in asking.agreed]
            return bool(owned) and all(any(seat in side for seat in agreed) for side in owned)
        case Wanted.HAND_ON | Wanted.END:
            return asking.person in table.present and not waited_for(table, asking)
        case Wanted.BACK:
            return not waited_for(table, asking) and (bool(asking.agreed) or not table.may_be_rated)
        case _:
            assert_never(asking.wanted)


def _handed_on(table: Table, seat: Seat) -> Table:
    require(table, seat in (home for _, home in table.away), "hands on a seat that is kept for nobody")
    homes = tuple(home for home in table.homes if home[1] != seat)
    done = tuple(one for one in table.asked if (one.wanted, one.seat) != (Wanted.HAND_ON, seat))
    return replace(left_for_good(table, seat), homes=homes, asked=done)
