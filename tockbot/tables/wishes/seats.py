"""Sitting down and getting up, people and computer players."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from tockbot.rules import Seat
from tockbot.tables.ids import PersonId
from tockbot.tables.kind import Kind
from tockbot.tables.log.events import Away, Declined, Forgotten, Left, Sat, Wanted
from tockbot.tables.players import Computer, Human, Level, Player, computer_on
from tockbot.tables.state.folding.asking import promised
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table
from tockbot.tables.step import Draft
from tockbot.tables.view.refusal import Refusal, Refused
from tockbot.tables.wishes.asking import ask, join_game
from tockbot.tables.wishes.ending import close
from tockbot.tables.wishes.rights import (
    check_belongs,
    check_in_charge,
    check_lobby,
    check_not_sent_away,
    check_open,
    has_to_be_let_in,
    is_in_charge,
    person_of,
    seat_of,
)

SHORTEST_AWAY: Final = timedelta(minutes=1)
LONGEST_AWAY: Final = timedelta(weeks=2)
"""So long somebody may say to be away; whoever does not say may be for longer."""


def join(draft: Draft, seat: Seat | None = None) -> None:
    """Sit down: on a free seat in the lobby, or in a game in a computer player's place, at the next deal at the latest.

    Whom the host of a table by invitation has not let in asks for the seat instead. Without a seat named it is the
    first that is to be had. Whoever has played in a game comes back to the same seat.

    Raises:
        Refused: ALREADY_SEATED, SEAT_TAKEN, SEAT_KEPT, NO_SEAT_FREE, NO_SUCH_SEAT, NOT_PLAYING, SENT_AWAY, or what
            :func:`join_game` is refused with.
    """
    table, person = draft.table, person_of(draft.actor)
    check_open(table)
    check_not_sent_away(table, person)
    if table.stage is Stage.PLAYING:
        _check_exists(table, seat)
        join_game(draft, seat)
        return
    current = table.seat_of(person)
    to_be_had = [Seat(one) for one, player in enumerate(table.seated) if _to_be_had(table, player)]
    home = dict(table.homes).get(person)
    if table.stage is not Stage.LOBBY and home is not None:
        # The start has fixed the seats: whoever left comes back to the same one.
        to_be_had = [one for one in to_be_had if one == home]
    _check_exists(table, seat)
    if current is not None and (table.stage is not Stage.LOBBY or seat in (None, current)):
        raise Refused(Refusal.ALREADY_SEATED)
    to_be_had = _choosable(table, to_be_had, seat, person)
    if seat is None:
        seat = home if home in to_be_had else to_be_had[0]
    if has_to_be_let_in(table, person):
        ask(draft, Wanted.SEAT, seat)
        return
    if current is not None:
        draft.add(Left(current))
    draft.add(Sat(seat, Human(person)))


def _choosable(table: Table, to_be_had: list[Seat], seat: Seat | None, person: PersonId | None) -> list[Seat]:
    """Those of the seats on which somebody may sit down; in the lobby some may be kept for others.

    Raises:
        Refused: SEAT_TAKEN, SEAT_KEPT, NO_SEAT_FREE.
    """
    if seat is not None and seat not in to_be_had:
        raise Refused(Refusal.SEAT_TAKEN)
    if not to_be_had:
        raise Refused(Refusal.NO_SEAT_FREE)
    choosable = [one for one in to_be_had if table.kept_for(one) in (None, person)]
    if not choosable or seat not in (None, *choosable):
        raise Refused(Refusal.SEAT_KEPT)
    return choosable


def _to_be_had(table: Table, player: Player | None) -> bool:
    return player is None if table.stage is Stage.LOBBY else isinstance(player, Computer)


def _check_exists(table: Table, seat: Seat | None) -> None:
    if seat is not None and seat not in table.rules.seats:
        raise Refused(Refusal.NO_SUCH_SEAT, seats=table.rules.party.players)


def leave(draft: Draft) -> None:
    """Get up. In a game a computer player takes over (rules.md 5.2); nobody leaves a game that is over.

    Who has asked for a seat, and has none yet, asks for it no more. A practice game ends with it.

    Raises:
        Refused: NOT_SEATED, NOT_PLAYING.
    """
    check_open(draft.table)
    person = person_of(draft.actor)
    asking = draft.table.asking_of(person)
    if asking is not None and asking.wanted is Wanted.SEAT:
        draft.add(Declined(person))
    elif draft.table.opening.kind is Kind.PRACTICE:
        close(draft)
    else:
        _vacate(draft, seat_of(draft))


def go_away(draft: Draft, length: timedelta | None = None) -> None:
    """Let a computer player keep one's seat in a game for so long, or until one is back; who is away may say anew.

    Raises:
        Refused: NOT_SEATED, NOT_PLAYING, NOT_STARTED, AWAY_LENGTH.
    """
    check_open(draft.table)
    if draft.table.stage is Stage.LOBBY:
        raise Refused(Refusal.NOT_STARTED)
    if length is not None and not SHORTEST_AWAY <= length <= LONGEST_AWAY:
        raise Refused(Refusal.AWAY_LENGTH)
    seat = dict(draft.table.away).get(person_of(draft.actor))
    if seat is None:
        seat = seat_of(draft)
        _vacate(draft, seat)
    until = None if length is None else draft.now + length
    if until != dict(draft.table.returns).get(seat):
        draft.add(Away(seat, until))


def come_back(draft: Draft) -> None:
    """Sit down again on the seat that a computer player keeps for whoever asks.

    Raises:
        Refused: NOT_PLAYING, ALREADY_SEATED, SEAT_TAKEN.
    """
    table, person = draft.table, person_of(draft.actor)
    check_open(table)
    if table.seat_of(person) is not None:
        raise Refused(Refusal.ALREADY_SEATED)
    seat = dict(table.away).get(person)
    if seat is None:
        raise Refused(Refusal.SEAT_TAKEN)
    join_game(draft, seat)


def back_as_said(draft: Draft, seat: Seat, until: datetime) -> None:
    """Let whoever said to be away from a seat until then sit on it again; nothing if that is settled."""
    person = draft.table.kept_for(seat)
    if person is not None and (seat, until) in draft.table.returns:
        draft.add(Sat(seat, Human(person)))


def go_for_good(draft: Draft) -> None:
    """Get up, and let no seat be kept for one any more; at a table that was closed too, if it can be taken up again.

    Raises:
        Refused: NOT_PLAYING, NOT_SEATED because no person asks.
    """
    table, person = draft.table, person_of(draft.actor)
    if not table.can_reopen(draft.now):
        check_open(table)
        if table.asking_of(person) is not None:
            draft.add(Declined(person))
    home = dict(draft.table.homes).get(person)
    if home is not None:
        draft.add(Left(home))


def be_forgotten(draft: Draft, known: PersonId) -> None:
    """Get up for good, and keep by seat what a person did who may come back as a stranger.

    Args:
        draft: the step.
        known: the last number that the bot has given to a person.

    Raises:
        Refused: NOT_PLAYING, NOT_SEATED because no person asks.
    """
    person = person_of(draft.actor)
    go_for_good(draft)
    presence = draft.table.presence
    seat = dict(presence.held).get(person)
    is_kept = person in (one.person for one in presence.strangers)
    if not is_kept and (seat is not None or person in draft.table.sent_away):
        draft.add(Forgotten(known, seat))


def _vacate(draft: Draft, seat: Seat) -> None:
    if draft.table.stage is Stage.LOBBY:
        draft.add(Left(seat))
    else:
        take_over(draft, seat)


def take_over(draft: Draft, seat: Seat) -> None:
    """Let a computer player have a seat, kept for its person unless a newcomer waits for it to whom it was given."""
    draft.add(Left(seat) if promised(draft.table, seat) else Sat(seat, computer_on(seat)))


def add_computer(draft: Draft, seat: Seat | None = None, level: Level = Level.NORMAL) -> None:
    """Put a computer player on a free seat, the first if none is named; the host may give away one that is kept.

    Raises:
        Refused: NOT_IN_LOBBY, SIT_FIRST, NO_SEAT_FREE, SEAT_TAKEN, SEAT_KEPT, NO_SUCH_SEAT.
    """
    table = draft.table
    check_lobby(table)
    check_belongs(draft)
    # Those kept for nobody come first.
    free = sorted(
        (Seat(one) for one, player in enumerate(table.seated) if player is None),
        key=lambda one: table.kept_for(one) is not None,
    )
    _check_exists(table, seat)
    if not is_in_charge(draft):
        free = _choosable(table, free, seat, None)
    elif seat is not None and seat not in free:
        raise Refused(Refusal.SEAT_TAKEN)
    elif not free:
        raise Refused(Refusal.NO_SEAT_FREE)
    chosen = free[0] if seat is None else seat
    draft.add(Sat(chosen, computer_on(chosen, level)))


def set_level(draft: Draft, seat: Seat, level: Level) -> None:
    """Let the computer player on a seat play at another level, before the game.

    Raises:
        Refused: NOT_IN_LOBBY, SIT_FIRST, NO_COMPUTER.
    """
    table = draft.table
    check_lobby(table)
    check_belongs(draft)
    player = table.seated[seat] if seat in table.rules.seats else None
    if not isinstance(player, Computer):
        raise Refused(Refusal.NO_COMPUTER)
    if player.level is not level:
        draft.add(Sat(seat, replace(player, level=level)))


def open_seat(draft: Draft, seat: Seat) -> None:
    """Let a seat be free for anybody, in the lobby: take a computer player away, or keep it for nobody any more.

    Raises:
        Refused: NOT_IN_LOBBY, NOT_SEATED, SIT_FIRST, NO_COMPUTER, NO_SUCH_SEAT, NOT_HOST.
    """
    _check_exists(draft.table, seat)
    if draft.table.stage is Stage.LOBBY and draft.table.kept_for(seat) is not None:
        check_in_charge(draft)
        draft.add(Left(seat))
    else:
        remove_computer(draft, seat)


def remove_computer(draft: Draft, seat: Seat | None = None) -> None:
    """Take a computer player away, in the lobby: the one on this seat, or the last.

    Raises:
        Refused: NOT_IN_LOBBY, SIT_FIRST, NO_COMPUTER.
    """
    table = draft.table
    check_lobby(table)
    check_belongs(draft)
    computers = [Seat(one) for one, player in enumerate(table.seated) if isinstance(player, Computer)]
    if not computers or seat not in (None, *computers):
        raise Refused(Refusal.NO_COMPUTER)
    draft.add(Left(computers[-1] if seat is None else seat))
