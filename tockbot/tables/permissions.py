"""The only place that decides who may do what at a table, and when.

Each ``check_`` function raises ``Refused`` if the actor may not do something.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Final

from tockbot.rules import Seat
from tockbot.tables.decisions import Actor, Draft, Refusal, Refused
from tockbot.tables.events import Wanted
from tockbot.tables.players import TOURNAMENT_PACES, Human, Kind, Pace, PersonId
from tockbot.tables.proposals import MIN_VOTES_TO_REMOVE, has_say, promised
from tockbot.tables.state import MAX_CHANGES, Proposal, Stage, Table

MAX_REJOINS_PER_ROUND: Final = 3
"""Number of times per round that a person can return to their seat at once; after that, at the next deal."""

SILENT_BEFORE_STANDING_IN: Final = timedelta(days=1)
"""Time without an answer to a presence check after which a computer player may take over, if there is no clock."""

SILENT_BEFORE_ANOTHER: Final[Mapping[Pace, timedelta]] = MappingProxyType(
    dict.fromkeys((Pace.LIVE, *TOURNAMENT_PACES.values(), Pace.RELAXED), timedelta(days=1))
)
"""Time without an answer to a presence check after which another table may replace this one, by pace."""

SILENT_BEFORE_ANOTHER_IF_SLOW: Final = timedelta(days=3)
"""Time without an answer after which another table may replace this one, at the other paces."""

ANALYSIS_SILENCE_BEFORE_REPLACEMENT: Final = timedelta(hours=1)
"""Time without an answer after which another table may replace an analysis, on which nothing depends."""

MIN_RESUME_INTERVAL: Final = timedelta(days=1)
"""Time after which a person can resume the same table again."""


def person_of(actor: Actor) -> PersonId:
    """Return the person of the actor."""
    if actor.person is None:
        raise Refused(Refusal.NOT_SEATED)
    return actor.person


def seat_of(draft: Draft) -> Seat:
    """Return the seat for which the actor acts: the person's own, or the one for which the bot plays."""
    if draft.actor.plays is not None:
        return draft.actor.plays
    seat = draft.table.seat_of(person_of(draft.actor))
    if seat is None:
        raise Refused(Refusal.NOT_SEATED)
    return seat


def check_open(table: Table) -> None:
    """Raise if the table is closed or finished."""
    if not table.stage.is_open:
        raise Refused(Refusal.NOT_PLAYING)


def check_lobby(table: Table) -> None:
    """Raise if the game has started."""
    if table.stage is not Stage.LOBBY:
        raise Refused(Refusal.NOT_IN_LOBBY)


def check_belongs(draft: Draft) -> None:
    """Raise if the actor does not sit at the table, did not open it, and is not its host."""
    person = person_of(draft.actor)
    if person not in (draft.table.opening.host, draft.table.host) and draft.table.seat_of(person) is None:
        raise Refused(Refusal.SIT_FIRST)


def check_host(draft: Draft) -> None:
    """Raise if the actor is not the host."""
    if draft.actor.person != draft.table.host:
        raise Refused(Refusal.HOST_CHOOSES)


def check_in_charge(draft: Draft) -> None:
    """Raise if the actor is neither the host nor a server manager without a part in the game."""
    if not is_in_charge(draft):
        raise Refused(Refusal.NOT_HOST)


def is_in_charge(draft: Draft) -> bool:
    """Return whether the actor may close the table, or free a seat in the lobby."""
    return draft.actor.person == draft.table.host or manages(draft)


def manages(draft: Draft) -> bool:
    """Return whether the actor is a server manager who has never played at the table and does not ask for a seat."""
    table, person = draft.table, draft.actor.person
    if person is None or not draft.actor.may_manage:
        return draft.actor.may_manage
    asking = table.asking_of(person)
    wants_seat = asking is not None and asking.wanted is Wanted.SEAT
    return not (wants_seat or person in dict(table.seat_owners) or table.presence.seats_held(person))


def check_manages(draft: Draft) -> None:
    """Raise if the actor is not a server manager without a part in the game."""
    if not manages(draft):
        raise Refused(Refusal.NOT_MANAGER)


def check_playing(table: Table) -> None:
    """Raise if there is no running game."""
    check_open(table)
    if table.stage is not Stage.PLAYING:
        raise Refused(Refusal.NOT_STARTED)


def check_may_guess(draft: Draft) -> None:
    """Raise unless this is a running game among people, and the actor is a spectator who knows only what everyone sees.

    Not spectators are people who sit or sat at the table, have a seat to return to, have seen a hand, or ask for a
    seat.
    """
    table, person = draft.table, person_of(draft.actor)
    check_playing(table)
    if table.opening.kind is not Kind.GAME:
        raise Refused(Refusal.GUESS_CLOSED)
    asking = table.asking_of(person)
    waits = asking is not None and asking.wanted is Wanted.SEAT
    knows = (*table.seat_owners, *table.presence.seen)
    if waits or person in dict(knows) or table.presence.seats_held(person):
        raise Refused(Refusal.GUESS_OF_PLAYER)


def may_sit_now(table: Table, person: PersonId, home: Seat) -> bool:
    """Return whether a person may return to their seat now: not too often, nor if someone else saw the hand."""
    others = [one for one, seat in table.presence.seen if seat == home and one != person]
    return table.presence.return_count(person) < MAX_REJOINS_PER_ROUND and not others


def needs_approval(table: Table, person: PersonId) -> bool:
    """Return whether a person needs the host's approval to sit down in the lobby."""
    return table.terms.by_invitation and person != table.host and person not in dict(table.seat_owners)


def newcomers_seat(draft: Draft, seat: Seat | None) -> Seat:
    """Return the seat for which a newcomer may ask: this one, or the first that is held for no one."""
    table = draft.table
    free = [one for one in table.open_seats(draft.now) if not promised(table, one)]
    if seat is not None and seat not in free:
        kept = table.is_held(seat, draft.now)
        raise Refused(Refusal.SEAT_KEPT_FOR_OWNER if kept else Refusal.SEAT_TAKEN)
    if not free:
        raise Refused(Refusal.SEAT_KEPT_FOR_OWNER if table.away else Refusal.NO_SEAT_FREE)
    sides = [table.rules.side_of(one) for one in map(table.seat_of, table.sitting) if one is not None]
    available = [
        one for one in free if seat in (None, one) and (not table.may_be_rated or any(one in s for s in sides))
    ]
    if not available:
        raise Refused(Refusal.RATED_SEAT)
    return available[0]


def check_replaceable(draft: Draft, seat: Seat) -> None:
    """Raise if the person on this seat may be there, or the actor does not sit at the table."""
    table, own = draft.table, seat_of(draft)
    player = table.seated[seat] if seat in table.rules.seats else None
    if not isinstance(player, Human) or seat == own:
        raise Refused(Refusal.NOBODY_THERE)
    asked_at = dict(table.presence.calls).get(player.person) if table.clock.times is None else None
    if asked_at is not None:
        _check_over(draft, asked_at + SILENT_BEFORE_STANDING_IN, Refusal.STILL_ASKED)
    elif player.person not in table.presence.timed_out:
        raise Refused(Refusal.STILL_THERE)


def check_silent(draft: Draft) -> None:
    """Raise if someone may still be at the table: not asked whether they are there, or only recently."""
    table, calls = draft.table, dict(draft.table.presence.calls)
    silence = SILENT_BEFORE_ANOTHER.get(table.clock.pace, SILENT_BEFORE_ANOTHER_IF_SLOW)
    if table.opening.kind is Kind.ANALYSIS:
        silence = ANALYSIS_SILENCE_BEFORE_REPLACEMENT
    its = table.present_or_reserved(draft.now)
    if any(person not in calls for person in its):
        raise Refused(Refusal.NOT_SILENT)
    for person in its:
        _check_over(draft, calls[person] + silence, Refusal.STILL_ASKED)


def _check_over(draft: Draft, until: datetime, refusal: Refusal) -> None:
    """Refuse for this reason until the given time."""
    if draft.now < until:
        raise Refused(refusal, until=f"<t:{int(until.timestamp())}:R>")


def check_removal(draft: Draft, seat: Seat) -> None:
    """Raise if only server managers may remove the person on this seat, or too few others sit at the table."""
    check_playing(draft.table)
    if seat_of(draft) == seat:
        raise Refused(Refusal.NOBODY_THERE)
    others = [one for one in draft.table.sitting if draft.table.seat_of(one) != seat]
    if draft.table.may_be_rated or len(others) < MIN_VOTES_TO_REMOVE:
        raise Refused(Refusal.NOT_MANAGER)


def check_not_removed(table: Table, person: PersonId) -> None:
    """Raise if the person was removed and not let back in, or may be such a person whom the bot forgot."""
    if not {person, *(one.person for one in table.presence.may_be(person))}.isdisjoint(table.removed):
        raise Refused(Refusal.SENT_AWAY)


def check_not_remover(table: Table, person: PersonId) -> None:
    """Raise if the person is, or may be, a manager who removed someone from this game, and it may be rated."""
    known_as = {person, *(one.person for one in table.presence.may_be(person))}
    if table.may_be_rated and not known_as.isdisjoint(table.removers):
        raise Refused(Refusal.REMOVED_SOMEONE)


def check_changes(table: Table, seat: Seat) -> None:
    """Raise if the seat has changed its card to pass, or its planned play, too often."""
    if not table.ahead.may_change(seat):
        raise Refused(Refusal.CHOSEN_ENOUGH, changes=MAX_CHANGES)


def check_may_end(draft: Draft) -> None:
    """Raise if the actor may not propose to end the game.

    The host and server managers always may. Others may once the host is late, or if someone has proposed it already.
    """
    table = draft.table
    if is_in_charge(draft):
        return
    seat_of(draft)
    if table.host in table.present and not any(one.wanted is Wanted.END for one in table.asked):
        raise Refused(Refusal.HOST_IS_THERE)


def check_owner_of_closed(draft: Draft) -> None:
    """Raise if the table is not closed or cannot be resumed, or the actor owns no seat there."""
    table, person = draft.table, person_of(draft.actor)
    if table.closing is None:
        raise Refused(Refusal.NOT_CLOSED)
    if not table.can_reopen(draft.now):
        raise Refused(Refusal.CLOSED_FOR_GOOD)
    if person not in dict(table.seat_owners) and (person != table.opening.host or table.game is not None):
        raise Refused(Refusal.NOT_SEATED)


def check_reopening(draft: Draft) -> None:
    """Raise if the actor may not resume the table, or resumed it recently."""
    check_owner_of_closed(draft)
    check_not_removed(draft.table, person_of(draft.actor))
    last = dict(draft.table.resumed).get(person_of(draft.actor))
    if last is not None:
        _check_over(draft, last + MIN_RESUME_INTERVAL, Refusal.TAKEN_UP_TODAY)


def check_rated_undo(table: Table, seat: Seat) -> None:
    """Raise if the game may be rated and no one on another side is there to agree to an undo."""
    if table.lacks_opponent(seat):
        raise Refused(Refusal.BACK_RATED)


def check_may_agree(draft: Draft, asking: Proposal) -> None:
    """Raise if the actor has no say in the proposal."""
    if not has_say(draft.table, asking, person_of(draft.actor)):
        seat_of(draft)
        raise Refused(Refusal.NOT_YOURS_TO_AGREE)
