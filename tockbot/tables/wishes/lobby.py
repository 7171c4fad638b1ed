"""What is settled before the game: what is played, how many hints there are, who sits where again, and the start."""

from __future__ import annotations

from collections.abc import Sequence

from tockbot.rules import Position, Seat, TableRules
from tockbot.tables.ids import MessageId
from tockbot.tables.log.events import (
    Allowed,
    Announced,
    BackAllowed,
    ByInvitation,
    Chosen,
    InSeries,
    Kept,
    Rated,
    Sat,
    Started,
)
from tockbot.tables.players import Computer, Human, Person, computer_on
from tockbot.tables.state.series import FIRST_TO
from tockbot.tables.state.stage import Stage
from tockbot.tables.state.start import Terms
from tockbot.tables.step import Draft, Wish
from tockbot.tables.view.refusal import Refusal, Refused
from tockbot.tables.wishes.rights import check_belongs, check_host, check_lobby


def in_lobby(wish: Wish) -> Wish:
    """The wish, but only before the game: once it has begun, a button of the lobby does nothing."""

    def only_in_lobby(draft: Draft) -> None:
        check_lobby(draft.table)
        wish(draft)

    return only_in_lobby


def choose(draft: Draft, rules: TableRules) -> None:
    """Choose other rules; the host does. Nobody may lose a seat by it.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES, TOO_MANY.
    """
    table = draft.table
    check_lobby(table)
    check_host(draft)
    people = sum(isinstance(player, Human) for player in table.seated)
    if people > rules.party.players:
        raise Refused(Refusal.TOO_MANY, people=people)
    if rules != table.rules:
        draft.add(Chosen(rules))


def allow_hints(draft: Draft, hints: int | None) -> None:
    """Say how many hints each seat may have; the host does. None is as many as anybody likes.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if hints != draft.table.terms.hints:
        draft.add(Allowed(hints))


def seat_as_before(
    draft: Draft,
    seated: Sequence[Person | Computer | None],
    terms: Terms,
    series: InSeries | None = None,
) -> None:
    """Sit where one sat at another table with the same rules, on the same terms and with the same computer players.

    The seats of the other people are kept for them: nobody is dealt cards without asking for them.
    """
    _play_on(draft, terms)
    for seat, player in enumerate(seated):
        match player:
            case Computer():
                draft.add(Sat(Seat(seat), player))
            case Person(id=person) if person == draft.actor.person:
                draft.add(Sat(Seat(seat), Human(person)))
            case Person(id=person):
                draft.add(Kept(Seat(seat), person))
            case None:
                pass
    if series is not None:
        draft.add(series)


def begin_with(draft: Draft, seated: Sequence[Human | Computer], terms: Terms) -> None:
    """Seat people, who all said that they are there, and computer players, and begin on these terms.

    It begins once the channel has been told (:func:`announced`).

    Raises:
        Refused: NO_HUMAN.
    """
    _play_on(draft, terms)
    for seat, player in enumerate(seated):
        draft.add(Sat(Seat(seat), player))
    start(draft, cut="")


def _play_on(draft: Draft, terms: Terms) -> None:
    """Let the table be played on these terms."""
    now = draft.table.terms
    if terms.rated != now.rated:
        draft.add(Rated(terms.rated))
    if terms.hints != now.hints:
        draft.add(Allowed(terms.hints))
    if terms.takes_back != now.takes_back:
        draft.add(BackAllowed(terms.takes_back))
    if terms.by_invitation != now.by_invitation:
        draft.add(ByInvitation(terms.by_invitation))


def play_series(draft: Draft, *, serial: bool) -> None:
    """Say whether the game is the first of a series, or one by itself, whatever it was before; the host does.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if serial != (draft.table.series is not None):
        draft.add(InSeries(FIRST_TO if serial else None))


def allow_back(draft: Draft, *, allowed: bool) -> None:
    """Say whether plays can be taken back in the game; the host does.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if allowed != draft.table.terms.takes_back:
        draft.add(BackAllowed(allowed))


def invite(draft: Draft, *, only: bool) -> None:
    """Say whether only those sit down from now on whom the host lets in; the host does.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if only != draft.table.terms.by_invitation:
        draft.add(ByInvitation(only))


def rate(draft: Draft, *, rated: bool) -> None:
    """Say whether the result of the game is to count for ratings; the host does.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if rated != draft.table.terms.rated:
        draft.add(Rated(rated))


def start(draft: Draft, position: Position | None = None, cut: str | None = None) -> None:
    """Begin the game; anybody seated, or the host, may.

    From a position, or where there is no channel to be told, it begins at once. With a ``cut`` to be mixed into chance,
    which may be empty, it begins once the channel has been told (:func:`announced`).

    Raises:
        Refused: NOT_IN_LOBBY, SIT_FIRST, SEATS_FREE, NO_HUMAN.
        LogError: a game of this table cannot begin from the position.
    """
    table = draft.table
    check_lobby(table)
    check_belongs(draft)
    free = sum(player is None for player in table.seated)
    if free:
        raise Refused(Refusal.SEATS_FREE, free=free)
    if table.is_deserted:
        raise Refused(Refusal.NO_HUMAN)
    draft.add(Started(position, None if position is not None else cut))


def announced(draft: Draft, message: MessageId, lobby: MessageId | None = None) -> None:
    """Begin the game of whose start the channel was told in this message; told twice it begins once.

    The seed's hash stands in the message of the ``lobby``, if there is one.
    """
    if draft.table.stage is Stage.STARTING:
        draft.add(Announced(message, lobby))


def fill_and_start(draft: Draft) -> None:
    """Put computer players on all empty seats, and begin the game once the channel has been told.

    A seat that was kept for somebody still is: they may come to it in mid-game, as whoever is away. Only a series goes
    on with nobody but those who sat there: all of them are awaited.

    Raises:
        Refused: NOT_IN_LOBBY, SIT_FIRST, SEAT_KEPT, NO_HUMAN.
    """
    table = draft.table
    check_lobby(table)
    check_belongs(draft)
    empty = [seat for seat in table.rules.seats if table.seated[seat] is None]
    if table.goes_on_with_series and any(table.kept_for(seat) is not None for seat in empty):
        raise Refused(Refusal.SEAT_KEPT)
    for seat in empty:
        draft.add(Sat(seat, computer_on(seat)))
        owner = table.kept_for(seat)
        if owner is not None:
            draft.add(Kept(seat, owner))
    start(draft, cut="")
