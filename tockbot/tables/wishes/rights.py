"""Who may do what at a table, and when: every right stands here once."""

from __future__ import annotations

from tockbot.rules import Seat
from tockbot.tables.ids import PersonId
from tockbot.tables.state.table import Stage, Table
from tockbot.tables.step import Actor, Draft
from tockbot.tables.view.refusal import Refusal, Refused


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
        Refused: NOT_SEATED.
    """
    if draft.actor.person not in (draft.table.opener, draft.table.host):
        seat_of(draft)


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
