"""Commands about people: sit down, leave, propose and agree, check who is there, remove players, and close a table."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from tockbot.rules import Seat
from tockbot.tables import events, permissions
from tockbot.tables.decisions import Draft, Refusal, Refused
from tockbot.tables.players import Computer, Human, Kind, Level, PersonId, Player, Stamp, computer_on
from tockbot.tables.proposals import promised
from tockbot.tables.state import Proposal, Stage, Table


def join_game(draft: Draft, seat: Seat | None) -> None:
    """Sit down in a running game, or propose to.

    A person returns to their own seat at once, or else at the next deal; for any other seat, they make a proposal. A
    person who has held a hand of the game can sit only on the seat of that hand.
    """
    table, person = draft.table, permissions.person_of(draft.actor)
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
    if home is not None and permissions.may_sit_now(table, person, home):
        draft.add(events.Sat(home, Human(person)))
        return
    wanted = home if home is not None else permissions.newcomers_seat(draft, seat)
    asking = table.asking_of(person)
    if asking is None or (asking.wanted, asking.seat) != (events.Wanted.SEAT, wanted):
        draft.add(events.Asked(events.Wanted.SEAT, wanted))


def _own_seat(table: Table, person: PersonId) -> Seat | None:
    """Return the seat to which a person may return, or None.

    It is the seat held for them, or the one whose hand they held if it now belongs to no one and is not promised.
    """
    seat = dict(table.presence.held).get(person)
    free = seat is not None and isinstance(table.seated[seat], Computer) and table.held_for(seat) is None
    return dict(table.away).get(person, seat if free and seat is not None and not promised(table, seat) else None)


def ask_undo(draft: Draft, number: Stamp) -> None:
    """Propose to undo one's last play, which has this entry number; it is undone once all the others needed agree.

    Raises:
        Refused: NOT_SEATED, BACK_OFF, BACK_GONE, BACK_RATED.
    """
    seat, last = permissions.seat_of(draft), draft.table.undoable
    if not draft.table.terms.allows_undo:
        raise Refused(Refusal.BACK_OFF)
    if last is None or (last.seat, last.number) != (seat, number) or draft.table.stage is not Stage.PLAYING:
        raise Refused(Refusal.BACK_GONE)
    permissions.check_rated_undo(draft.table, seat)
    ask(draft, events.Wanted.UNDO, seat)


def ask(draft: Draft, wanted: events.Wanted, seat: Seat | None) -> None:
    """Make a proposal. If the actor sits at the table and someone else has made the same one, agree to theirs."""
    person = permissions.person_of(draft.actor)
    same = [one for one in draft.table.asked if (one.wanted, one.seat) == (wanted, seat)]
    if any(person in (one.person, *one.agreed) for one in same):
        return
    draft.add(
        events.Agreed(same[0].person)
        if same and draft.table.seat_of(person) is not None
        else events.Asked(wanted, seat)
    )


def agree(draft: Draft, number: Stamp) -> None:
    """Agree to the proposal with this entry number; once all the people needed agree, it is carried out at once.

    Raises:
        Refused: NOT_PLAYING, NOT_SEATED, STALE, NOT_YOURS_TO_AGREE.
    """
    asking = _asking(draft, number)
    if draft.actor.person not in asking.agreed:
        draft.add(events.Agreed(asking.person))


def decline(draft: Draft, number: Stamp) -> None:
    """Reject a proposal to undo a play or to take a seat, and so end it.

    Raises:
        Refused: NOT_PLAYING, NOT_SEATED, STALE, NOT_YOURS_TO_AGREE.
    """
    asking = _asking(draft, number)
    if asking.wanted not in (events.Wanted.UNDO, events.Wanted.SEAT):
        raise Refused(Refusal.NOT_YOURS_TO_AGREE)
    draft.add(events.Declined(asking.person))


def _asking(draft: Draft, number: Stamp) -> Proposal:
    """Return the proposal with this entry number, if the actor has a say in it."""
    permissions.check_open(draft.table)
    asking = next((one for one in draft.table.asked if one.number == number), None)
    if asking is None:
        raise Refused(Refusal.STALE)
    permissions.check_may_agree(draft, asking)
    return asking


def close(draft: Draft) -> None:
    """Close the table. During a game, propose to close it; this happens at once if no one else has to agree.

    Raises:
        Refused: NOT_PLAYING, NOT_HOST, HOST_IS_THERE, NOT_SEATED.
    """
    permissions.check_open(draft.table)
    if draft.table.stage is Stage.PLAYING:
        permissions.check_may_end(draft)
        ask(draft, events.Wanted.END, None)
    else:
        permissions.check_in_charge(draft)
        draft.add(events.Closed(events.Cause.ASKED))


def make_room(draft: Draft) -> None:
    """Close an abandoned table, or a vacant lobby, so that another table can be opened in its channel.

    Raises:
        Refused: NOT_PLAYING, NOT_SILENT, STILL_ASKED.
    """
    permissions.check_open(draft.table)
    permissions.person_of(draft.actor)
    if not draft.table.is_vacant:
        permissions.check_silent(draft)
    draft.add(events.Closed(events.Cause.SILENT))


def reopen(draft: Draft) -> None:
    """Resume a closed table where it stopped; everyone else is away until they return.

    Raises:
        Refused: NOT_CLOSED, CLOSED_FOR_GOOD, NOT_SEATED, SENT_AWAY, TAKEN_UP_TODAY.
    """
    permissions.check_reopening(draft)
    draft.add(events.Reopened())


def give_up(draft: Draft) -> None:
    """Agree to close a closed table permanently; once all its owners have, its seed and hands may be shown.

    Raises:
        Refused: NOT_CLOSED, CLOSED_FOR_GOOD, NOT_SEATED.
    """
    permissions.check_owner_of_closed(draft)
    if draft.actor.person in draft.table.not_given_up:
        draft.add(events.ClosedForGood())


def abandon(draft: Draft) -> None:
    """Close a table whose channel was deleted, or belongs to another table."""
    if draft.table.stage.is_open:
        draft.add(events.Closed(events.Cause.CHANNEL_GONE))


def end_in_time(draft: Draft) -> None:
    """Close a table whose tournament round is over, so that the side ahead wins; do nothing if it is closed."""
    if draft.table.stage.is_open:
        draft.add(events.Closed(events.Cause.TIME, won=draft.table.leading))


def close_vacant(draft: Draft) -> None:
    """Close a lobby in which no one sits and no seat is reserved; do nothing if someone has come since."""
    if draft.table.is_vacant:
        draft.add(events.Closed(events.Cause.IDLE))


def close_idle(draft: Draft, since: datetime) -> None:
    """Close a table if no one has done anything at it since this time."""
    if draft.table.stage.is_open and draft.table.acted_at == since:
        draft.add(events.Closed(events.Cause.IDLE))


MIN_AWAY: Final = timedelta(minutes=1)
"""Shortest absence that a person can announce."""

MAX_AWAY: Final = timedelta(weeks=2)
"""Longest absence that a person can announce; an absence without a duration can be longer."""


def join(draft: Draft, seat: Seat | None = None) -> None:
    """Sit down on a free seat in the lobby, or replace a computer player in a game.

    If the table is by invitation, a person whom the host has not let in proposes to sit down instead. Without a
    seat, the first available one is used. A person who has played in the game returns to the same seat.

    Raises:
        Refused: NOT_PLAYING, SENT_AWAY, REMOVED_SOMEONE, ALREADY_SEATED, NO_SUCH_SEAT, SEAT_TAKEN, SEAT_KEPT,
            NO_SEAT_FREE; in a game also HELD_A_HAND, SEAT_KEPT_FOR_OWNER, RATED_SEAT.
    """
    table, person = draft.table, permissions.person_of(draft.actor)
    permissions.check_open(table)
    permissions.check_not_removed(table, person)
    permissions.check_not_remover(table, person)
    if table.stage is Stage.PLAYING:
        _check_exists(table, seat)
        join_game(draft, seat)
        return
    current = table.seat_of(person)
    available = [Seat(one) for one, player in enumerate(table.seated) if _is_available(table, player)]
    home = dict(table.seat_owners).get(person)
    if table.stage is not Stage.LOBBY and home is not None:
        # The seats are fixed now, so a person who left can return only to the same one.
        available = [one for one in available if one == home]
    _check_exists(table, seat)
    if current is not None and (table.stage is not Stage.LOBBY or seat in (None, current)):
        raise Refused(Refusal.ALREADY_SEATED)
    available = _choosable(table, available, seat, person)
    if seat is None:
        seat = home if home in available else available[0]
    if permissions.needs_approval(table, person):
        ask(draft, events.Wanted.SEAT, seat)
        return
    if current is not None:
        draft.add(events.Left(current))
    draft.add(events.Sat(seat, Human(person)))


def _choosable(table: Table, available: list[Seat], seat: Seat | None, person: PersonId | None) -> list[Seat]:
    """Return the available seats that this person may take; in the lobby, some may be reserved for others."""
    if seat is not None and seat not in available:
        raise Refused(Refusal.SEAT_TAKEN)
    if not available:
        raise Refused(Refusal.NO_SEAT_FREE)
    choosable = [one for one in available if table.held_for(one) in (None, person)]
    if not choosable or seat not in (None, *choosable):
        raise Refused(Refusal.SEAT_KEPT)
    return choosable


def _is_available(table: Table, player: Player | None) -> bool:
    return player is None if table.stage is Stage.LOBBY else isinstance(player, Computer)


def _check_exists(table: Table, seat: Seat | None) -> None:
    if seat is not None and seat not in table.rules.seats:
        raise Refused(Refusal.NO_SUCH_SEAT, seats=table.rules.party.players)


def leave(draft: Draft) -> None:
    """Leave one's seat; in a game, a computer player takes it over and holds it (rules.md 5.2).

    A person who only proposed to take a seat withdraws that proposal. A practice game is closed instead.

    Raises:
        Refused: NOT_SEATED, NOT_PLAYING.
    """
    permissions.check_open(draft.table)
    person = permissions.person_of(draft.actor)
    asking = draft.table.asking_of(person)
    if asking is not None and asking.wanted is events.Wanted.SEAT:
        draft.add(events.Declined(person))
    elif draft.table.opening.kind is Kind.PRACTICE:
        close(draft)
    else:
        _vacate(draft, permissions.seat_of(draft))


def go_away(draft: Draft, length: timedelta | None = None) -> None:
    """Leave one's seat to a computer player for some time; a person who is away can change the duration.

    Args:
        draft: the decision in progress.
        length: duration of the absence; None if they return when they like.

    Raises:
        Refused: NOT_SEATED, NOT_PLAYING, NOT_STARTED, AWAY_LENGTH.
    """
    permissions.check_open(draft.table)
    if draft.table.stage is Stage.LOBBY:
        raise Refused(Refusal.NOT_STARTED)
    if length is not None and not MIN_AWAY <= length <= MAX_AWAY:
        raise Refused(Refusal.AWAY_LENGTH)
    seat = dict(draft.table.away).get(permissions.person_of(draft.actor))
    if seat is None:
        seat = permissions.seat_of(draft)
        _vacate(draft, seat)
    until = None if length is None else draft.now + length
    if until != dict(draft.table.returns).get(seat):
        draft.add(events.Away(seat, until))


def come_back(draft: Draft) -> None:
    """Return to one's seat, which a computer player holds.

    Raises:
        Refused: NOT_PLAYING, ALREADY_SEATED, SEAT_TAKEN.
    """
    table, person = draft.table, permissions.person_of(draft.actor)
    permissions.check_open(table)
    if table.seat_of(person) is not None:
        raise Refused(Refusal.ALREADY_SEATED)
    seat = dict(table.away).get(person)
    if seat is None:
        raise Refused(Refusal.SEAT_TAKEN)
    join_game(draft, seat)


def return_as_announced(draft: Draft, seat: Seat, until: datetime) -> None:
    """Seat a person again at the time of return that they announced; do nothing if it has changed."""
    person = draft.table.held_for(seat)
    if person is not None and (seat, until) in draft.table.returns:
        draft.add(events.Sat(seat, Human(person)))


def give_up_seat(draft: Draft) -> None:
    """Give up one's seat permanently, also at a closed table that can be resumed.

    Raises:
        Refused: NOT_PLAYING.
    """
    table, person = draft.table, permissions.person_of(draft.actor)
    if not table.can_reopen(draft.now):
        permissions.check_open(table)
        if table.asking_of(person) is not None:
            draft.add(events.Declined(person))
    home = dict(draft.table.seat_owners).get(person)
    if home is not None:
        draft.add(events.Left(home))


def be_forgotten(draft: Draft, known: PersonId) -> None:
    """Give up one's seat permanently, and record which hand the actor held, because they may return as a stranger.

    Args:
        draft: the decision in progress.
        known: highest number that the bot has given to a person.

    Raises:
        Refused: NOT_PLAYING.
    """
    person = permissions.person_of(draft.actor)
    give_up_seat(draft)
    presence = draft.table.presence
    seat = dict(presence.held).get(person)
    is_kept = person in (one.person for one in presence.strangers)
    if not is_kept and (seat is not None or person in (*draft.table.removed, *draft.table.removers)):
        draft.add(events.Forgotten(known, seat))


def _vacate(draft: Draft, seat: Seat) -> None:
    if draft.table.stage is Stage.LOBBY:
        draft.add(events.Left(seat))
    else:
        take_over(draft, seat)


def take_over(draft: Draft, seat: Seat) -> None:
    """Let a computer player take over a seat. It is held for its person, unless it is promised to a newcomer."""
    draft.add(events.Left(seat) if promised(draft.table, seat) else events.Sat(seat, computer_on(seat)))


def add_computer(draft: Draft, seat: Seat | None = None, level: Level = Level.NORMAL) -> None:
    """Add a computer player on a free seat, by default the first; hosts and server managers may use a reserved one.

    Raises:
        Refused: NOT_IN_LOBBY, SIT_FIRST, NO_SEAT_FREE, SEAT_TAKEN, SEAT_KEPT, NO_SUCH_SEAT.
    """
    table = draft.table
    permissions.check_lobby(table)
    permissions.check_belongs(draft)
    # Seats that are not reserved come first.
    free = sorted(
        (Seat(one) for one, player in enumerate(table.seated) if player is None),
        key=lambda one: table.held_for(one) is not None,
    )
    _check_exists(table, seat)
    if not permissions.is_in_charge(draft):
        free = _choosable(table, free, seat, None)
    elif seat is not None and seat not in free:
        raise Refused(Refusal.SEAT_TAKEN)
    elif not free:
        raise Refused(Refusal.NO_SEAT_FREE)
    chosen = free[0] if seat is None else seat
    draft.add(events.Sat(chosen, computer_on(chosen, level)))


def set_level(draft: Draft, seat: Seat, level: Level) -> None:
    """Change the level of a computer player, in the lobby.

    Raises:
        Refused: NOT_IN_LOBBY, SIT_FIRST, NO_COMPUTER.
    """
    table = draft.table
    permissions.check_lobby(table)
    permissions.check_belongs(draft)
    player = table.seated[seat] if seat in table.rules.seats else None
    if not isinstance(player, Computer):
        raise Refused(Refusal.NO_COMPUTER)
    if player.level is not level:
        draft.add(events.Sat(seat, replace(player, level=level)))


def open_seat(draft: Draft, seat: Seat) -> None:
    """Free a seat for anyone, in the lobby: end its reservation, or remove its computer player.

    Raises:
        Refused: NOT_IN_LOBBY, NOT_SEATED, SIT_FIRST, NO_COMPUTER, NO_SUCH_SEAT, NOT_HOST.
    """
    _check_exists(draft.table, seat)
    if draft.table.stage is Stage.LOBBY and draft.table.held_for(seat) is not None:
        permissions.check_in_charge(draft)
        draft.add(events.Left(seat))
    else:
        remove_computer(draft, seat)


def remove_computer(draft: Draft, seat: Seat | None = None) -> None:
    """Remove a computer player, in the lobby: the one on this seat, or the last one.

    Raises:
        Refused: NOT_IN_LOBBY, SIT_FIRST, NO_COMPUTER.
    """
    table = draft.table
    permissions.check_lobby(table)
    permissions.check_belongs(draft)
    computers = [Seat(one) for one, player in enumerate(table.seated) if isinstance(player, Computer)]
    if not computers or seat not in (None, *computers):
        raise Refused(Refusal.NO_COMPUTER)
    draft.add(events.Left(computers[-1] if seat is None else seat))


def stand_in(draft: Draft, seat: Seat) -> None:
    """Let a computer player take over from a person who is not there; they can return.

    Raises:
        Refused: NOT_PLAYING, NOT_STARTED, NOT_SEATED, NOBODY_THERE, STILL_THERE, STILL_ASKED.
    """
    permissions.check_playing(draft.table)
    permissions.check_replaceable(draft, seat)
    take_over(draft, seat)


def left_server(draft: Draft, person: PersonId) -> None:
    """Let a computer player take over from a person who has left the server; they can return.

    Do nothing before the game, or if the person does not sit at the table.

    Raises:
        Refused: NOT_PLAYING.
    """
    permissions.check_open(draft.table)
    seat = draft.table.seat_of(person)
    if seat is not None and draft.table.stage is Stage.PLAYING:
        take_over(draft, seat)


def call(draft: Draft) -> None:
    """Ask everyone who sits at the table, or whose seat is held, whether they are there, unless all were asked.

    Raises:
        Refused: NOT_PLAYING.
    """
    permissions.check_open(draft.table)
    others = {permissions.person_of(draft.actor), *dict(draft.table.presence.calls)}
    if not others.issuperset(draft.table.present_or_reserved(draft.now)):
        draft.add(events.PresenceChecked())


def here(draft: Draft) -> None:
    """Confirm that the actor is there; do nothing if no one asked.

    Raises:
        Refused: NOT_PLAYING.
    """
    permissions.check_open(draft.table)
    if permissions.person_of(draft.actor) in dict(draft.table.presence.calls):
        draft.add(events.Here())


def remove_player(draft: Draft, person: PersonId | None) -> None:
    """Remove a player for their conduct; ``person`` is None for someone whom the bot has never met.

    A server manager who has no part in the game does so alone. Players do so together, if all the others agree.

    Raises:
        Refused: NOT_PLAYING, NOT_STARTED, NOT_SEATED, NOBODY_THERE, NOT_MANAGER.
    """
    table = draft.table
    permissions.check_open(table)
    if person is None or person not in table.people:
        raise Refused(Refusal.NOBODY_THERE)
    if permissions.manages(draft):
        if person not in table.removed:
            draft.add(events.PlayerRemoved(person))
        return
    home = dict(table.seat_owners).get(person)
    if home is None:
        raise Refused(Refusal.NOBODY_THERE)
    permissions.check_removal(draft, home)
    ask(draft, events.Wanted.REMOVE, home)


def let_back(draft: Draft, person: PersonId | None) -> None:
    """Let a removed person back in.

    Raises:
        Refused: NOT_PLAYING, NOT_MANAGER, NOBODY_THERE.
    """
    permissions.check_open(draft.table)
    permissions.check_manages(draft)
    if person is None or person not in draft.table.removed:
        raise Refused(Refusal.NOBODY_THERE)
    draft.add(events.PlayerLetBack(person))
