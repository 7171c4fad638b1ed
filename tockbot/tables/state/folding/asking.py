"""What people at a table, or beside it, have asked for that others have to agree to, and whether they have.

One mechanism for all of it: somebody asks for something (:class:`~tockbot.tables.log.events.Wanted`), those who have a
say agree, and what comes of it happens by itself. Consent is weighed anew whenever anything happens at the table
(:func:`~tockbot.tables.by_itself.due_at_once`): who leaves, or lets the time run out, is waited for no longer. It is
asked for no more once it is granted, who asks gets up or wants it no more, somebody else has the seat, somebody does
not agree to it or, with all but a seat, the next round is dealt; a play to take back also once another person played.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Final, assert_never

from tockbot.rules import Phase, Seat
from tockbot.tables.ids import PersonId, Stamp
from tockbot.tables.log.entry import LogError
from tockbot.tables.log.events import Agreed, Asked, Dealt, Declined, GameEvent, Gave, Played, Wanted
from tockbot.tables.players import Human
from tockbot.tables.state.asking import Asking
from tockbot.tables.state.folding.requiring import require
from tockbot.tables.state.last_play import LastPlay
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table

LEAST_WHO_SEND_AWAY: Final = 2
"""So many people at least agree that somebody be sent away."""


def asked(table: Table, event: Asked | Agreed | Declined, actor: PersonId | None) -> Table:
    """The table after somebody asked for something, agreed to it or did not.

    Raises:
        LogError: that cannot be.
    """
    for_seat = not isinstance(event, Asked) or event.wanted is Wanted.SEAT
    require(table, table.stage is Stage.PLAYING or for_seat, "asks for something when nobody plays")
    if isinstance(event, Asked):
        return _asked(table, event, actor)
    asking = table.asking_of(event.person)
    if asking is None or actor is None or not (actor == asking.person or has_say(table, asking, actor)):
        raise LogError(f"entry {table.entries} agrees to what nobody asked for")
    others = tuple(one for one in table.asked if one is not asking)
    if isinstance(event, Agreed):
        return replace(table, asked=(*others, replace(asking, agreed=(*asking.agreed, actor))))
    if actor == asking.person:
        return replace(table, asked=others)
    require(table, asking.wanted in (Wanted.BACK, Wanted.SEAT), "settles what one alone cannot")
    return replace(table, asked=others, last_play=None if asking.wanted is Wanted.BACK else table.last_play)


def _asked(table: Table, event: Asked, actor: PersonId | None) -> Table:
    wanted, seat = event.wanted, event.seat
    if actor is None or (seat is None) != (wanted is Wanted.END):
        raise LogError(f"entry {table.entries} asks for nothing that can be")
    last = table.last_play
    own = last is not None and last.seat == seat == table.seat_of(actor)
    can_be_had = wanted is not Wanted.BACK or (own and table.terms.takes_back)
    require(table, can_be_had, "asks for a play back that is not to be had")
    others = tuple(one for one in table.asked if one.person != actor)
    return replace(table, asked=(*others, Asking(actor, wanted, seat, Stamp(table.entries))))


def asked_after(table: Table, event: GameEvent, last: LastPlay | None) -> tuple[Asking, ...]:
    """What is still asked for once something happened in the game, after which this play can be taken back."""
    wanted = table.asked
    if isinstance(event, Dealt):
        # What was agreed upon in one round does not bind the next, but for who is to have a seat.
        wanted = tuple(one for one in wanted if one.wanted is Wanted.SEAT)
    if isinstance(event, Gave | Played) and not event.in_stead and isinstance(table.seated[event.seat], Human):
        # Whoever does what is due is there, and nobody else waits for the seat.
        wanted = tuple(one for one in wanted if one.wanted is not Wanted.SEAT or one.seat != event.seat)
    return wanted if last is table.last_play else without_back(wanted)


def without_back(asked: Iterable[Asking]) -> tuple[Asking, ...]:
    """What is asked for, without a play to take back."""
    return tuple(one for one in asked if one.wanted is not Wanted.BACK)


def has_say(table: Table, asking: Asking, person: PersonId) -> bool:
    """Whether somebody is asked: never who asks, and of those who do not sit there only the host who lets people in.

    A seat is a partner's to give who sits there, and where none does one's who is there on another side. A play is
    taken back from the other sides; that somebody is sent away is not asked of them.
    """
    seat = table.seat_of(person)
    if asking.wanted is Wanted.SEAT and table.terms.by_invitation and person == table.host != asking.person:
        return True
    if seat is None or person == asking.person:
        return False
    match asking.wanted:
        case Wanted.SEAT:
            return person in _hosts(table, asking)
        case Wanted.SEND_AWAY:
            return seat != asking.seat
        case Wanted.END:
            return True
        case Wanted.BACK:
            return asking.seat not in table.rules.side_of(seat)
        case _:
            assert_never(asking.wanted)


def _hosts(table: Table, asking: Asking) -> tuple[PersonId, ...]:
    """Any one of whom decides in a game that a newcomer sits down; where it may be rated only a partner does."""
    side = () if asking.seat is None else table.rules.side_of(asking.seat)
    partners = tuple(one for one in table.sitting if table.seat_of(one) in side and table.seat_of(one) != asking.seat)
    others = tuple(one for one in table.present if table.seat_of(one) != asking.seat)
    return partners if partners or table.may_be_rated else others


def is_promised(table: Table, asking: Asking) -> bool:
    """Whether a seat is to be given to a newcomer who asks for it, and whom the host lets in where that is wanted."""
    hosts = _hosts(table, asking)
    nobody_decides = table.stage is Stage.LOBBY or (not hosts and not table.may_be_rated)
    let_in = not table.terms.by_invitation or table.host in (asking.person, *asking.agreed)
    return asking.wanted is Wanted.SEAT and let_in and (nobody_decides or any(one in hosts for one in asking.agreed))


def promised(table: Table, seat: Seat) -> bool:
    """Whether a newcomer waits for a seat to whom it is to be given."""
    return any(asking.seat == seat and is_promised(table, asking) for asking in table.asked)


def waited_for(table: Table, asking: Asking) -> tuple[PersonId, ...]:
    """Who is there, has a say in what somebody asks for, and has not agreed; all who sit there where one is sent away.

    With a seat any one of them is enough.
    """
    people = table.sitting if asking.wanted is Wanted.SEND_AWAY else table.present
    return tuple(one for one in people if has_say(table, asking, one) and one not in asking.agreed)


def is_granted(table: Table, asking: Asking, now: datetime) -> bool:
    """Whether what somebody asked for is to be done now.

    Nobody sits down to a hand that somebody else has seen. All else takes all who have a say; the end takes the host
    alone, or who manages the server, where a game cannot be rated, and else somebody of every side that is there. Where
    a game may be rated a play is taken back by nobody's silence.
    """
    agreed = (asking.person, *asking.agreed)
    all_agree = not waited_for(table, asking)
    match asking.wanted:
        case Wanted.SEAT:
            return _can_sit(table, asking)
        case Wanted.SEND_AWAY:
            return all_agree and len(agreed) >= LEAST_WHO_SEND_AWAY
        case Wanted.END:
            absent = absent_seats(table, asking, now)
            sides_agree = all(set(side) <= set(absent) for side in _sides_asked(table, asking))
            in_charge = table.host in agreed or table.seat_of(asking.person) is None
            return sides_agree and (in_charge or (all_agree and asking.person in table.present))
        case Wanted.BACK:
            return all_agree and (bool(asking.agreed) or not table.may_be_rated)
        case _:
            assert_never(asking.wanted)


def _can_sit(table: Table, asking: Asking) -> bool:
    """Whether somebody who asked for a seat sits down: at the next deal on their own, or where nobody saw the hand."""
    seat = asking.seat
    if table.stage is Stage.LOBBY:
        return is_promised(table, asking)
    if table.game is None or seat is None or seat in map(table.seat_of, table.sitting):
        return False
    dealing = table.game.position.phase is Phase.ROUND_OVER
    if dict(table.homes).get(asking.person) == seat or (asking.person, seat) in table.presence.held:
        return dealing
    return is_promised(table, asking) and (dealing or seat not in (one for _, one in table.presence.seen))


def absent_seats(table: Table, asking: Asking, now: datetime) -> tuple[Seat, ...]:
    """The seats of the sides that need not agree to the end of a game that may be rated, though others have to.

    All whose they are have been away for longer than their seats are kept.
    """
    asked = _sides_asked(table, asking)
    gone = [seat for _, seat in table.homes if table.kept_until(seat) is not None and not table.is_kept(seat, now)]
    absent = [side for side in asked if all(home in gone for _, home in table.homes if home in side)]
    return tuple(sorted(seat for side in absent for seat in side))


def _sides_asked(table: Table, asking: Asking) -> set[tuple[Seat, ...]]:
    """The sides that have people, none of whom agreed yet to the end of a game that may be rated."""
    if not table.may_be_rated:
        return set()
    agreed = {seat for person, seat in table.homes if person in (asking.person, *asking.agreed)}
    return {side for _, seat in table.homes if agreed.isdisjoint(side := table.rules.side_of(seat))}
