"""Asking for what others have to agree to: a seat, a play back, the end, that somebody be sent away."""

from __future__ import annotations

from tockbot.rules import Seat
from tockbot.tables.ids import PersonId, Stamp
from tockbot.tables.log.events import Agreed, Asked, Declined, Sat, Wanted
from tockbot.tables.players import Computer, Human
from tockbot.tables.state.asking import Asking
from tockbot.tables.state.folding.asking import promised
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table
from tockbot.tables.step import Draft
from tockbot.tables.view.refusal import Refusal, Refused
from tockbot.tables.wishes.rights import (
    check_back_rated,
    check_may_agree,
    check_open,
    may_sit_now,
    newcomers_seat,
    person_of,
    seat_of,
)


def join_game(draft: Draft, seat: Seat | None) -> None:
    """Sit down in mid-game: on one's own seat at once or at the next deal, on another once it is agreed to.

    Whoever has held a hand of a game sits on no other seat of it, and what is kept for somebody is theirs.

    Raises:
        Refused: ALREADY_SEATED, HELD_A_HAND, SEAT_TAKEN, SEAT_KEPT_FOR_OWNER, NO_SEAT_FREE, RATED_SEAT.
    """
    table, person = draft.table, person_of(draft.actor)
    if table.seat_of(person) is not None:
        raise Refused(Refusal.ALREADY_SEATED)
    home = _own_seat(table, person)
    if person in dict(table.presence.held) and (home is None or seat not in (None, home)):
        raise Refused(Refusal.HELD_A_HAND)
    held = table.presence.seats_held(person) if home is None else ()
    if held and (len(held) > 1 or seat not in (None, *held)):
        raise Refused(Refusal.HELD_A_HAND)
    if held:
        seat = held[0]
    if home is not None and may_sit_now(table, person, home):
        draft.add(Sat(home, Human(person)))
        return
    wanted = home if home is not None else newcomers_seat(draft, seat)
    asking = table.asking_of(person)
    if asking is None or (asking.wanted, asking.seat) != (Wanted.SEAT, wanted):
        draft.add(Asked(Wanted.SEAT, wanted))


def _own_seat(table: Table, person: PersonId) -> Seat | None:
    """The seat to which somebody may come back: theirs, or nobody's by now, and to be given to nobody else."""
    seat = dict(table.presence.held).get(person)
    free = seat is not None and isinstance(table.seated[seat], Computer) and table.kept_for(seat) is None
    return dict(table.away).get(person, seat if free and seat is not None and not promised(table, seat) else None)


def ask_back(draft: Draft, number: Stamp) -> None:
    """Ask to take one's last play back, by the number of its entry; it is, once all have agreed who must.

    Raises:
        Refused: NOT_SEATED, BACK_OFF, BACK_GONE, BACK_RATED.
    """
    seat, last = seat_of(draft), draft.table.undoable
    if not draft.table.terms.takes_back:
        raise Refused(Refusal.BACK_OFF)
    if last is None or (last.seat, last.number) != (seat, number) or draft.table.stage is not Stage.PLAYING:
        raise Refused(Refusal.BACK_GONE)
    check_back_rated(draft.table, seat)
    ask(draft, Wanted.BACK, seat)


def ask(draft: Draft, wanted: Wanted, seat: Seat | None) -> None:
    """Ask for something; for what somebody asks already, agree to it if one sits there."""
    person = person_of(draft.actor)
    same = [one for one in draft.table.asked if (one.wanted, one.seat) == (wanted, seat)]
    if any(person in (one.person, *one.agreed) for one in same):
        return
    draft.add(Agreed(same[0].person) if same and draft.table.seat_of(person) is not None else Asked(wanted, seat))


def agree(draft: Draft, number: Stamp) -> None:
    """Agree to what somebody asks for, by the number of its entry; what all agree to whom it takes is done at once.

    Raises:
        Refused: NOT_PLAYING, NOT_SEATED, STALE, NOT_YOURS_TO_AGREE.
    """
    asking = _asking(draft, number)
    if draft.actor.person not in asking.agreed:
        draft.add(Agreed(asking.person))


def decline(draft: Draft, number: Stamp) -> None:
    """Do not agree that somebody takes a play back, or sits down, which settles it.

    Raises:
        Refused: NOT_PLAYING, NOT_SEATED, STALE, NOT_YOURS_TO_AGREE.
    """
    asking = _asking(draft, number)
    if asking.wanted not in (Wanted.BACK, Wanted.SEAT):
        raise Refused(Refusal.NOT_YOURS_TO_AGREE)
    draft.add(Declined(asking.person))


def _asking(draft: Draft, number: Stamp) -> Asking:
    """What somebody asked for by this entry, and whoever acts has a say in."""
    check_open(draft.table)
    asking = next((one for one in draft.table.asked if one.number == number), None)
    if asking is None:
        raise Refused(Refusal.STALE)
    check_may_agree(draft, asking)
    return asking
