"""Who is there at a table, who is asked whether they are, and who is sent away."""

from __future__ import annotations

from tockbot.rules import Seat
from tockbot.tables.ids import PersonId
from tockbot.tables.log.events import Called, Here, LetBack, SentAway, Wanted
from tockbot.tables.state.stage import Stage
from tockbot.tables.step import Draft
from tockbot.tables.view.refusal import Refusal, Refused
from tockbot.tables.wishes.asking import ask
from tockbot.tables.wishes.rights import (
    check_manages,
    check_open,
    check_playing,
    check_sending_away,
    check_standing_in,
    manages,
    person_of,
)
from tockbot.tables.wishes.seats import take_over


def stand_in(draft: Draft, seat: Seat) -> None:
    """Have a computer player take over from somebody who is not there, and may come back.

    Raises:
        Refused: NOT_PLAYING, NOT_STARTED, NOT_SEATED, NOBODY_THERE, STILL_THERE, STILL_ASKED.
    """
    check_playing(draft.table)
    check_standing_in(draft, seat)
    take_over(draft, seat)


def left_server(draft: Draft, person: PersonId) -> None:
    """Have a computer player take over from somebody who is no longer in the server, and may come back.

    It does nothing before the game, or if they do not sit there.

    Raises:
        Refused: NOT_PLAYING.
    """
    check_open(draft.table)
    seat = draft.table.seat_of(person)
    if seat is not None and draft.table.stage is Stage.PLAYING:
        take_over(draft, seat)


def call(draft: Draft) -> None:
    """Ask everybody who sits there, or for whom a seat is kept, whether they are there; nobody is asked twice.

    Raises:
        Refused: NOT_PLAYING, NOT_SEATED because no person asks.
    """
    check_open(draft.table)
    others = {person_of(draft.actor), *dict(draft.table.presence.calls)}
    if not others.issuperset(draft.table.here_or_kept(draft.now)):
        draft.add(Called())


def here(draft: Draft) -> None:
    """Say that one is there, who was asked; nothing if nobody asked.

    Raises:
        Refused: NOT_PLAYING, NOT_SEATED because no person asks.
    """
    check_open(draft.table)
    if person_of(draft.actor) in dict(draft.table.presence.calls):
        draft.add(Here())


def send_away(draft: Draft, person: PersonId | None) -> None:
    """Send somebody away for their conduct; None is somebody whom the bot has never met.

    Who manages the server and is no party to the game does so alone, all others who sit there do together.

    Raises:
        Refused: NOT_PLAYING, NOT_STARTED, NOT_SEATED, NOBODY_THERE, NOT_MANAGER.
    """
    table = draft.table
    check_open(table)
    if person is None or person not in table.people:
        raise Refused(Refusal.NOBODY_THERE)
    if manages(draft):
        if person not in table.sent_away:
            draft.add(SentAway(person))
        return
    home = dict(table.homes).get(person)
    if home is None:
        raise Refused(Refusal.NOBODY_THERE)
    check_sending_away(draft, home)
    ask(draft, Wanted.SEND_AWAY, home)


def let_back(draft: Draft, person: PersonId | None) -> None:
    """Let somebody sit down again who was sent away.

    Raises:
        Refused: NOT_PLAYING, NOT_MANAGER, NOBODY_THERE.
    """
    check_open(draft.table)
    check_manages(draft)
    if person is None or person not in draft.table.sent_away:
        raise Refused(Refusal.NOBODY_THERE)
    draft.add(LetBack(person))
