"""Who may do what at a table, and when: every right stands here once."""

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
"""So often in a round somebody sits down again at once; after that at the next deal."""

SILENT_BEFORE_STANDING_IN: Final = timedelta(days=1)
"""Without a clock a computer player takes over from who was asked, and has said nothing for so long."""

SILENT_BEFORE_ANOTHER: Final[Mapping[Pace, timedelta]] = MappingProxyType(
    dict.fromkeys((Pace.LIVE, *TOURNAMENT_PACES.values(), Pace.RELAXED), timedelta(days=1))
)
"""Another table takes the place of one whose people were all asked, and have said nothing for so long."""

SILENT_BEFORE_ANOTHER_IF_SLOW: Final = timedelta(days=3)
"""The same at other paces."""

ANALYSIS_SILENCE_BEFORE_REPLACEMENT: Final = timedelta(hours=1)
"""The same where nothing depends upon the game."""

TAKEN_UP_AGAIN_AFTER: Final = timedelta(days=1)
"""One person takes a closed table up again only so long after they did so before."""


def person_of(actor: Actor) -> PersonId:
    """The person who asks."""
    if actor.person is None:
        raise Refused(Refusal.NOT_SEATED)
    return actor.person


def seat_of(draft: Draft) -> Seat:
    """The seat for which the actor decides: the one on which the person sits, or the one for which the bot plays."""
    if draft.actor.plays is not None:
        return draft.actor.plays
    seat = draft.table.seat_of(person_of(draft.actor))
    if seat is None:
        raise Refused(Refusal.NOT_SEATED)
    return seat


def check_open(table: Table) -> None:
    """Refuse what is only for a table that goes on."""
    if not table.stage.is_open:
        raise Refused(Refusal.NOT_PLAYING)


def check_lobby(table: Table) -> None:
    """Refuse what is only for the time before the game."""
    if table.stage is not Stage.LOBBY:
        raise Refused(Refusal.NOT_IN_LOBBY)


def check_belongs(draft: Draft) -> None:
    """Refuse whoever neither sits at the table, nor opened it, nor is its host: they do not seat computers or start."""
    person = person_of(draft.actor)
    if person not in (draft.table.opening.host, draft.table.host) and draft.table.seat_of(person) is None:
        raise Refused(Refusal.SIT_FIRST)


def check_host(draft: Draft) -> None:
    """Refuse whoever may not choose what is played: only the host may."""
    if draft.actor.person != draft.table.host:
        raise Refused(Refusal.HOST_CHOOSES)


def check_in_charge(draft: Draft) -> None:
    """Refuse whoever is in charge of nothing: the host is, and whoever manages the server and is no party to it."""
    if not is_in_charge(draft):
        raise Refused(Refusal.NOT_HOST)


def is_in_charge(draft: Draft) -> bool:
    """Whether whoever asks may end the table, or free a seat in the lobby."""
    return draft.actor.person == draft.table.host or manages(draft)


def manages(draft: Draft) -> bool:
    """Return whether the actor may manage the server, and neither plays at the table nor did, nor asks for a seat."""
    table, person = draft.table, draft.actor.person
    if person is None or not draft.actor.may_manage:
        return draft.actor.may_manage
    asking = table.asking_of(person)
    wants_seat = asking is not None and asking.wanted is Wanted.SEAT
    return not (wants_seat or person in dict(table.seat_owners) or table.presence.seats_held(person))


def check_manages(draft: Draft) -> None:
    """Refuse what only who manages the server may do, and is no party to the game."""
    if not manages(draft):
        raise Refused(Refusal.NOT_MANAGER)


def check_playing(table: Table) -> None:
    """Refuse what is only for a game that goes on."""
    check_open(table)
    if table.stage is not Stage.PLAYING:
        raise Refused(Refusal.NOT_STARTED)


def check_may_guess(draft: Draft) -> None:
    """Refuse to guess at what is no game among people that goes on, or by whoever may know more of it than all see.

    Who sits there, sat, has a seat to come back to, has seen a hand, or asks for a seat, guesses at nothing.
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
    """Whether somebody comes back to their seat at once: not too often, nor to a hand that somebody else has seen."""
    others = [one for one, seat in table.presence.seen if seat == home and one != person]
    return table.presence.comings_of(person) < MAX_REJOINS_PER_ROUND and not others


def has_to_be_let_in(table: Table, person: PersonId) -> bool:
    """Whether somebody sits down before a game only if the host lets them: at a table by invitation, as a stranger."""
    return table.terms.by_invitation and person != table.host and person not in dict(table.seat_owners)


def newcomers_seat(draft: Draft, seat: Seat | None) -> Seat:
    """The seat that a newcomer may ask for: this one, or the first that a computer player keeps for nobody."""
    table = draft.table
    free = [one for one in table.open_seats(draft.now) if not promised(table, one)]
    if seat is not None and seat not in free:
        kept = table.is_kept(seat, draft.now)
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


def check_standing_in(draft: Draft, seat: Seat) -> None:
    """Refuse that a computer player takes over from somebody who is there, by whoever does not sit there."""
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
    """Refuse to close a table at which somebody may be: not asked whether they are there, or not long ago."""
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
    """Refuse like this what can be done only after a moment."""
    if draft.now < until:
        raise Refused(refusal, until=f"<t:{int(until.timestamp())}:R>")


def check_sending_away(draft: Draft, seat: Seat) -> None:
    """Refuse to send away together whoever has a seat where that is the managers' alone, or too few others sit."""
    check_playing(draft.table)
    if seat_of(draft) == seat:
        raise Refused(Refusal.NOBODY_THERE)
    others = [one for one in draft.table.sitting if draft.table.seat_of(one) != seat]
    if draft.table.may_be_rated or len(others) < MIN_VOTES_TO_REMOVE:
        raise Refused(Refusal.NOT_MANAGER)


def check_not_sent_away(table: Table, person: PersonId) -> None:
    """Refuse whoever was sent away, and was not let back, or may be such a person whom the bot forgot."""
    if not {person, *(one.person for one in table.presence.may_be(person))}.isdisjoint(table.sent_away):
        raise Refused(Refusal.SENT_AWAY)


def check_not_remover(table: Table, person: PersonId) -> None:
    """Refuse a seat in a game that may be rated to a manager who removed someone from it, under any name."""
    known_as = {person, *(one.person for one in table.presence.may_be(person))}
    if table.may_be_rated and not known_as.isdisjoint(table.removers):
        raise Refused(Refusal.REMOVED_SOMEONE)


def check_changes(table: Table, seat: Seat) -> None:
    """Refuse another choice of a card to give, or of a play in advance, where there were many."""
    if not table.ahead.may_change(seat):
        raise Refused(Refusal.CHOSEN_ENOUGH, changes=MAX_CHANGES)


def check_may_end(draft: Draft) -> None:
    """Refuse to ask for the end of a game: the host may, and who manages; others to agree, or once the host is late."""
    table = draft.table
    if is_in_charge(draft):
        return
    seat_of(draft)
    if table.host in table.present and not any(one.wanted is Wanted.END for one in table.asked):
        raise Refused(Refusal.HOST_IS_THERE)


def check_of_the_table(draft: Draft) -> None:
    """Refuse what is done with a closed table that is over for good, or by whoever has no seat there."""
    table, person = draft.table, person_of(draft.actor)
    if table.closing is None:
        raise Refused(Refusal.NOT_CLOSED)
    if not table.can_reopen(draft.now):
        raise Refused(Refusal.CLOSED_FOR_GOOD)
    if person not in dict(table.seat_owners) and (person != table.opening.host or table.game is not None):
        raise Refused(Refusal.NOT_SEATED)


def check_reopening(draft: Draft) -> None:
    """Refuse to take a table up again that is open or over for good, or whoever may not, or did so a moment ago."""
    check_of_the_table(draft)
    check_not_sent_away(draft.table, person_of(draft.actor))
    last = dict(draft.table.taken_up).get(person_of(draft.actor))
    if last is not None:
        _check_over(draft, last + TAKEN_UP_AGAIN_AFTER, Refusal.TAKEN_UP_TODAY)


def check_back_rated(table: Table, seat: Seat) -> None:
    """Refuse to take a play back in a game that may be rated while nobody is there on another side to agree."""
    if table.lacks_opponent(seat):
        raise Refused(Refusal.BACK_RATED)


def check_may_agree(draft: Draft, asking: Proposal) -> None:
    """Refuse whoever has no say in what somebody asks for."""
    if not has_say(draft.table, asking, person_of(draft.actor)):
        seat_of(draft)
        raise Refused(Refusal.NOT_YOURS_TO_AGREE)
