"""Who may do what at a table, and when: every right stands here once."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Final

from tockbot.rules import Seat
from tockbot.tables.ids import PersonId
from tockbot.tables.log.events import Cause
from tockbot.tables.pace import Pace
from tockbot.tables.state.absence import Absence
from tockbot.tables.state.asking import Asking
from tockbot.tables.state.folding.asking import has_say
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.table import Table
from tockbot.tables.step import Actor, Draft
from tockbot.tables.view.refusal import Refusal, Refused

KEPT_AT_LEAST: Final[Mapping[Pace, timedelta]] = MappingProxyType(
    {Pace.LIVE: timedelta(minutes=10), Pace.RELAXED: timedelta(hours=1)}
)
"""So long a seat is kept for whoever is away from it before the others can hand it on."""

KEPT_WITHOUT_A_CLOCK: Final = timedelta(days=2)
"""So long at a slow table, or one without a clock; and at any for who said to be away for longer than its time."""


def person_of(actor: Actor) -> PersonId:
    """The person who asks.

    Raises:
        Refused: NOT_SEATED, because no person asks.
    """
    if actor.person is None:
        raise Refused(Refusal.NOT_SEATED)
    return actor.person


def seat_of(draft: Draft) -> Seat:
    """The seat for which the actor decides: the one on which the person sits, or the one for which the bot plays.

    Raises:
        Refused: NOT_SEATED.
    """
    if draft.actor.plays is not None:
        return draft.actor.plays
    seat = draft.table.seat_of(person_of(draft.actor))
    if seat is None:
        raise Refused(Refusal.NOT_SEATED)
    return seat


def check_open(table: Table) -> None:
    """Refuse what is only for a table that goes on.

    Raises:
        Refused: NOT_PLAYING.
    """
    if not table.stage.is_open:
        raise Refused(Refusal.NOT_PLAYING)


def check_lobby(table: Table) -> None:
    """Refuse what is only for the time before the game.

    Raises:
        Refused: NOT_IN_LOBBY.
    """
    if table.stage is not Stage.LOBBY:
        raise Refused(Refusal.NOT_IN_LOBBY)


def check_belongs(draft: Draft) -> None:
    """Refuse whoever neither sits at the table, nor opened it, nor is its host: they do not seat computers or start.

    Raises:
        Refused: SIT_FIRST; NOT_SEATED, because no person asks.
    """
    person = person_of(draft.actor)
    if person not in (draft.table.opener, draft.table.host) and draft.table.seat_of(person) is None:
        raise Refused(Refusal.SIT_FIRST)


def check_host(draft: Draft) -> None:
    """Refuse whoever may not choose what is played: only the host may.

    Raises:
        Refused: HOST_CHOOSES.
    """
    if draft.actor.person != draft.table.host:
        raise Refused(Refusal.HOST_CHOOSES)


def check_in_charge(draft: Draft) -> None:
    """Refuse whoever may neither end the table nor hand on a seat: the host may, and whoever may manage the server.

    Raises:
        Refused: NOT_HOST.
    """
    if not is_in_charge(draft):
        raise Refused(Refusal.NOT_HOST)


def is_in_charge(draft: Draft) -> bool:
    """Whether whoever asks may end the table, or hand on a seat: the host may, and whoever may manage the server."""
    return draft.actor.person == draft.table.host or draft.actor.may_manage


def check_playing(table: Table) -> None:
    """Refuse what is only for a game that goes on.

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING.
    """
    check_open(table)
    if table.stage is not Stage.PLAYING:
        raise Refused(Refusal.NOT_STARTED)


def check_handing_on(draft: Draft, seat: Seat) -> None:
    """Refuse to hand on a seat from which nobody is away, or not for long enough.

    Raises:
        Refused: NOBODY_AWAY, STILL_KEPT.
    """
    table = draft.table
    if seat not in (home for _, home in table.away):
        raise Refused(Refusal.NOBODY_AWAY)
    until = _kept_until(table, seat)
    if draft.now < until:
        raise Refused(Refusal.STILL_KEPT, until=f"<t:{int(until.timestamp())}:R>")


def _kept_until(table: Table, seat: Seat) -> datetime:
    """Until when a seat is kept in any case: as suits the pace; for two days at most till when its owner said."""
    absence = table.absence_from(seat) or Absence(seat, table.at)
    least = absence.since + KEPT_AT_LEAST.get(table.clock.pace, KEPT_WITHOUT_A_CLOCK)
    return max(least, min(absence.until or least, absence.since + KEPT_WITHOUT_A_CLOCK))


def check_without_host(draft: Draft) -> None:
    """Refuse to end a game together while its host is there: who let an own turn run out is not.

    Raises:
        Refused: HOST_IS_THERE.
    """
    host = draft.table.seat_of(draft.table.host)
    if host is not None and not draft.table.clock.missed_by(host):
        raise Refused(Refusal.HOST_IS_THERE)


def check_reopening(draft: Draft) -> None:
    """Refuse to take a table up again that is open or over for good, or whoever may not.

    Whoever has a seat there may, and who opened it; where somebody ended it alone, they, the host and whoever may
    manage the server.

    Raises:
        Refused: NOT_CLOSED, CLOSED_FOR_GOOD, NOT_SEATED, NOT_HOST.
    """
    table, person = draft.table, person_of(draft.actor)
    if table.closing is None:
        raise Refused(Refusal.NOT_CLOSED)
    if not table.can_reopen(draft.now):
        raise Refused(Refusal.CLOSED_FOR_GOOD)
    if table.closing.cause is Cause.ASKED and person not in table.closing.by:
        check_in_charge(draft)
    elif person not in (table.opener, *dict(table.homes)) and not draft.actor.may_manage:
        raise Refused(Refusal.NOT_SEATED)


def check_back_rated(table: Table, seat: Seat) -> None:
    """Refuse to take a play back in a game that may be rated while nobody is there on another side to agree.

    Raises:
        Refused: BACK_RATED.
    """
    own = table.rules.side_of(seat)
    if table.may_be_rated and all(table.seat_of(person) in own for person in table.present):
        raise Refused(Refusal.BACK_RATED)


def check_may_agree(draft: Draft, asking: Asking) -> None:
    """Refuse whoever has no say in what somebody asks for.

    Raises:
        Refused: NOT_SEATED, NOT_YOURS_TO_AGREE.
    """
    seat_of(draft)
    if not has_say(draft.table, asking, person_of(draft.actor)):
        raise Refused(Refusal.NOT_YOURS_TO_AGREE)
