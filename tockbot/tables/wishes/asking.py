"""Asking for what others have to agree to: a seat in mid-game or one of somebody who is away, a play back, the end."""

from __future__ import annotations

from typing import Final

from tockbot.rules import Seat
from tockbot.tables.ids import PersonId, Stamp
from tockbot.tables.log.events import Agreed, Asked, Declined, Sat, Wanted
from tockbot.tables.players import Human
from tockbot.tables.state.asking import Asking
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table
from tockbot.tables.step import Draft
from tockbot.tables.view.refusal import Refusal, Refused
from tockbot.tables.wishes.rights import (
    check_back_rated,
    check_handing_on,
    check_may_agree,
    check_playing,
    check_without_host,
    person_of,
    seat_of,
)

MOST_COMINGS: Final = 3
"""So often in a round somebody sits down again at once; after that at the next deal."""


def join_game(draft: Draft, seat: Seat | None) -> None:
    """Sit down in mid-game: at once on one's own seat, at the next deal on another, or as soon as others agree.

    Whoever has held a hand of a game sits on no other seat of it, and what is kept for somebody is theirs.

    Raises:
        Refused: ALREADY_SEATED, HELD_A_HAND, SEAT_TAKEN, SEAT_KEPT, NO_SEAT_FREE.
    """
    table, person = draft.table, person_of(draft.actor)
    if table.seat_of(person) is not None:
        raise Refused(Refusal.ALREADY_SEATED)
    home = _own_seat(table, person)
    if person in dict(table.held) and (home is None or seat not in (None, home)):
        raise Refused(Refusal.HELD_A_HAND)
    if home is not None and table.comings_of(person) < MOST_COMINGS:
        draft.add(Sat(home, Human(person)))
        return
    wanted = home if home is not None else _open_seat(table, person, seat)
    asking = table.asking_of(person)
    if asking is None or (asking.wanted, asking.seat) != (Wanted.SEAT, wanted):
        draft.add(Asked(Wanted.SEAT, wanted))


def _own_seat(table: Table, person: PersonId) -> Seat | None:
    """The seat to which somebody may come back: kept for them, or handed on and not taken yet."""
    seat = dict(table.held).get(person)
    return dict(table.away).get(person, seat if seat in table.open_seats else None)


def _open_seat(table: Table, person: PersonId, seat: Seat | None) -> Seat:
    """The seat that a newcomer may ask for: this one, or the first that a computer player keeps for nobody.

    Raises:
        Refused: SEAT_TAKEN, SEAT_KEPT, NO_SEAT_FREE.
    """
    promised = {one.seat for one in table.asked if one.wanted is Wanted.SEAT and one.person != person}
    to_be_had = [one for one in table.open_seats if one not in promised]
    if seat is not None and seat not in to_be_had:
        kept = table.kept_for(seat) is not None
        raise Refused(Refusal.SEAT_KEPT_FOR_OWNER if kept else Refusal.SEAT_TAKEN)
    if not to_be_had:
        raise Refused(Refusal.SEAT_KEPT_FOR_OWNER if table.away else Refusal.NO_SEAT_FREE)
    return to_be_had[0] if seat is None else seat


def hand_on(draft: Draft, seat: Seat) -> None:
    """Ask that the seat of somebody who is away be kept for them no more; all who are there have to agree.

    Raises:
        Refused: NOT_PLAYING, NOT_SEATED, NOBODY_AWAY, STILL_KEPT.
    """
    check_playing(draft.table)
    seat_of(draft)
    check_handing_on(draft, seat)
    _ask(draft, Wanted.HAND_ON, seat)


def end_together(draft: Draft) -> None:
    """Ask that the game be ended, once the host has let an own turn run out; all who are there have to agree.

    Raises:
        Refused: NOT_PLAYING, NOT_SEATED, HOST_IS_THERE.
    """
    check_playing(draft.table)
    check_without_host(draft)
    seat_of(draft)
    _ask(draft, Wanted.END, None)


def ask_back(draft: Draft, number: Stamp) -> None:
    """Ask to take one's last play back, by the number of its entry; it is, once all have agreed who must.

    Raises:
        Refused: NOT_SEATED, BACK_OFF, BACK_GONE, BACK_RATED.
    """
    seat, last = seat_of(draft), draft.table.last_play
    if not draft.table.takes_back:
        raise Refused(Refusal.BACK_OFF)
    if last is None or (last.seat, last.number) != (seat, number) or draft.table.stage is not Stage.PLAYING:
        raise Refused(Refusal.BACK_GONE)
    check_back_rated(draft.table, seat)
    _ask(draft, Wanted.BACK, seat)


def _ask(draft: Draft, wanted: Wanted, seat: Seat | None) -> None:
    """Ask for something; for what somebody asks already, agree to it."""
    person = person_of(draft.actor)
    same = next((one for one in draft.table.asked if (one.wanted, one.seat) == (wanted, seat)), None)
    if same is None:
        draft.add(Asked(wanted, seat))
    elif person not in (same.person, *same.agreed):
        draft.add(Agreed(same.person))


def agree(draft: Draft, number: Stamp) -> None:
    """Agree to what somebody asks for, by the number of its entry; what all agree to whom it takes is done at once.

    Raises:
        Refused: NOT_PLAYING, NOT_SEATED, STALE, NOT_YOURS_TO_AGREE.
    """
    asking = _asking(draft, number)
    if draft.actor.person not in asking.agreed:
        draft.add(Agreed(asking.person))


def decline(draft: Draft, number: Stamp) -> None:
    """Do not agree that somebody takes a play back, which settles it.

    Raises:
        Refused: NOT_PLAYING, NOT_SEATED, STALE, NOT_YOURS_TO_AGREE.
    """
    asking = _asking(draft, number)
    if asking.wanted is not Wanted.BACK:
        raise Refused(Refusal.NOT_YOURS_TO_AGREE)
    draft.add(Declined(asking.person))


def _asking(draft: Draft, number: Stamp) -> Asking:
    """What somebody asked for by this entry, and whoever acts has a say in."""
    check_playing(draft.table)
    asking = next((one for one in draft.table.asked if one.number == number), None)
    if asking is None:
        raise Refused(Refusal.STALE)
    check_may_agree(draft, asking)
    return asking
