"""What people can ask for before and during a game: rules, start, moves, hints, pace, predictions and practice.

A prediction changes nothing at its table, which only says whether it is allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from tockbot.rules import IllegalPlay, Phase, Play, Position, Seat, TableRules, in_fewest_parts, is_legal
from tockbot.tables import events, players
from tockbot.tables.automatic import timed
from tockbot.tables.clock import MAX_MISSED
from tockbot.tables.decisions import Draft, Refusal, Refused, TableCommand
from tockbot.tables.game import Game, card_taken
from tockbot.tables.observation import has_choice
from tockbot.tables.permissions import (
    check_belongs,
    check_changes,
    check_host,
    check_lobby,
    check_may_guess,
    person_of,
    seat_of,
)
from tockbot.tables.proposals import ahead, discarded, promised
from tockbot.tables.seating import take_over
from tockbot.tables.seen import GuessAt, homecomings, winner_worth
from tockbot.tables.state import FIRST_TO, Stage, Table, Terms


def give(draft: Draft, card: players.Card, stamp: players.Stamp) -> None:
    """Choose the card to give in the exchange, or another instead of one chosen before.

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NOT_SEATED, NO_EXCHANGE, NOT_IN_HAND,
            CHOSEN_ENOUGH.
    """
    game = _game(draft.table, stamp)
    seat = seat_of(draft)
    if game.position.phase is not Phase.EXCHANGE:
        raise Refused(Refusal.NO_EXCHANGE)
    if card not in game.hands[seat]:
        raise Refused(Refusal.NOT_IN_HAND)
    if game.gifts[seat] != card:
        check_changes(draft.table, seat)
        draft.add(events.CardPassed(seat, card, _in_stead(draft, seat)))


def _in_stead(draft: Draft, seat: Seat) -> bool:
    """Whether the bot decides in the stead of a person who sits there."""
    return draft.actor.plays is not None and isinstance(draft.table.seated[seat], players.Human)


def _game(table: Table, stamp: players.Stamp) -> Game:
    """The game, if this is its moment."""
    if table.stage in (Stage.LOBBY, Stage.STARTING):
        raise Refused(Refusal.NOT_STARTED)
    if table.stage is not Stage.PLAYING or table.game is None:
        raise Refused(Refusal.NOT_PLAYING)
    if table.game.stamp != stamp:
        raise Refused(Refusal.STALE)
    return table.game


def play(draft: Draft, chosen: Play, stamp: players.Stamp, card: players.Card | None = None) -> None:
    """Make a play, a seven in the fewest parts. Of several cards of one rank ``card`` is the one to spend.

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NOT_SEATED, NOT_YOUR_TURN, NOT_LEGAL, NOT_IN_HAND.
    """
    game = _game(draft.table, stamp)
    seat = seat_of(draft)
    if game.position.turn != seat:
        raise Refused(Refusal.NOT_YOUR_TURN)
    chosen = in_fewest_parts(game.position, chosen)
    try:
        cards, _ = players.take(game.hands[seat], chosen.spent, () if card is None else (card,))
        drawn = card_taken(game, chosen)
        if card is not None and card not in cards:
            raise Refused(Refusal.NOT_IN_HAND)
        draft.add(events.Played(seat, chosen, cards, drawn, _in_stead(draft, seat)))
    except (events.LogError, ValueError) as error:
        # The one question of legality is asked where the log is folded; any other trouble there is a bug.
        if isinstance(error, events.LogError) and not isinstance(error.__cause__, IllegalPlay):
            raise
        raise Refused(Refusal.NOT_LEGAL) from error


def queue(draft: Draft, chosen: Play, stamp: players.Stamp, card: players.Card | None = None) -> None:
    """Choose in advance, and in secret, what to play when one's turn comes, instead of what one chose before.

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NOT_SEATED, NOT_AHEAD, NOT_LEGAL, NOT_IN_HAND,
            CHOSEN_ENOUGH.
    """
    game = _game(draft.table, stamp)
    seat = seat_of(draft)
    position = ahead(game.position, seat)
    if position is None:
        raise Refused(Refusal.NOT_AHEAD)
    if not is_legal(position, chosen):
        raise Refused(Refusal.NOT_LEGAL)
    cards, _ = players.take(game.hands[seat], chosen.spent, () if card is None else (card,))
    if card is not None and card not in cards:
        raise Refused(Refusal.NOT_IN_HAND)
    check_changes(draft.table, seat)
    draft.add(events.Queued(seat, in_fewest_parts(position, chosen), cards))


def unqueue(draft: Draft) -> None:
    """Take back what one chose in advance; nothing if it was made, or dropped, already.

    Raises:
        Refused: NOT_SEATED, CHOSEN_ENOUGH.
    """
    seat = seat_of(draft)
    if draft.table.ahead.queued_by(seat) is not None:
        check_changes(draft.table, seat)
        draft.add(events.Unqueued(seat))


def let_go(draft: Draft, stamp: players.Stamp) -> None:
    """Let all cards of one's hand go, one each turn, because none can be played before the next deal (rules.md 2.6).

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NOT_SEATED, NOT_YOUR_TURN, NOT_LEGAL.
    """
    game = _game(draft.table, stamp)
    seat = seat_of(draft)
    if game.position.turn != seat:
        raise Refused(Refusal.NOT_YOUR_TURN)
    if discarded(game, seat) is None:
        raise Refused(Refusal.NOT_LEGAL)
    draft.add(events.DiscardRest(seat))


def hint(draft: Draft, stamp: players.Stamp) -> None:
    """Give a person a hint at what is due; the same moment counts once, and one without a choice not at all.

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NOT_SEATED, HINTS_OFF, HINTS_SPENT, NOTHING_DUE.
    """
    table = draft.table
    game = _game(table, stamp)
    seat = seat_of(draft)
    gives = game.position.phase is Phase.EXCHANGE and bool(game.hands[seat])
    if not gives and game.position.turn != seat:
        raise Refused(Refusal.NOTHING_DUE)
    if (seat, stamp) in table.hinted:
        return
    if table.terms.hints == 0:
        raise Refused(Refusal.HINTS_OFF)
    if not has_choice(game.position, players.ranks_of(game.hands[seat])):
        return
    if table.hints_left(seat) == 0:
        raise Refused(Refusal.HINTS_SPENT, hints=table.terms.hints or 0)
    draft.add(events.Hinted(seat))


def if_seat_is_computer(seat: Seat, wish: TableCommand) -> TableCommand:
    """The wish, unless somebody took the seat of the computer player while it was thinking: then nothing."""

    def still_a_computer(draft: Draft) -> None:
        if isinstance(draft.table.seated[seat], players.Computer):
            wish(draft)

    return still_a_computer


def in_lobby(wish: TableCommand) -> TableCommand:
    """The wish, but only before the game: once it has begun, it is refused with NOT_IN_LOBBY."""

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
    people = sum(isinstance(player, players.Human) for player in table.seated)
    if people > rules.party.players:
        raise Refused(Refusal.TOO_MANY, people=people)
    if rules != table.rules:
        draft.add(events.Chosen(rules))


def allow_hints(draft: Draft, hints: int | None) -> None:
    """Say how many hints each seat may have; the host does. None is as many as anybody likes.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if hints != draft.table.terms.hints:
        draft.add(events.HintsAllowed(hints))


def seat_as_before(
    draft: Draft,
    seated: Sequence[players.Person | players.Computer | None],
    terms: Terms,
    series: events.SeriesChosen | None = None,
) -> None:
    """Sit where one sat at another table with the same rules, on the same terms and with the same computer players.

    The seats of the other people are kept for them: nobody is dealt cards without asking for them.
    """
    _play_on(draft, terms)
    for seat, player in enumerate(seated):
        match player:
            case players.Computer():
                draft.add(events.Sat(Seat(seat), player))
            case players.Person(id=person) if person == draft.actor.person:
                draft.add(events.Sat(Seat(seat), players.Human(person)))
            case players.Person(id=person):
                draft.add(events.SeatReserved(Seat(seat), person))
            case None:
                pass
    if series is not None:
        draft.add(series)


def begin_with(draft: Draft, seated: Sequence[players.Human | players.Computer], terms: Terms) -> None:
    """Seat people, who all said that they are there, and computer players, and begin on these terms.

    It begins once the channel has been told (:func:`announced`).

    Raises:
        Refused: NOT_IN_LOBBY, SIT_FIRST, SEATS_FREE, NO_HUMAN.
    """
    _play_on(draft, terms)
    for seat, player in enumerate(seated):
        draft.add(events.Sat(Seat(seat), player))
    start(draft, cut="")


def _play_on(draft: Draft, terms: Terms) -> None:
    """Let the table be played on these terms."""
    now = draft.table.terms
    if terms.rated != now.rated:
        draft.add(events.Rated(terms.rated))
    if terms.hints != now.hints:
        draft.add(events.HintsAllowed(terms.hints))
    if terms.takes_back != now.takes_back:
        draft.add(events.UndoAllowed(terms.takes_back))
    if terms.by_invitation != now.by_invitation:
        draft.add(events.InvitationOnly(terms.by_invitation))


def play_series(draft: Draft, *, serial: bool) -> None:
    """Say whether the game is the first of a series, or one by itself, whatever it was before; the host does.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if serial != (draft.table.series is not None):
        draft.add(events.SeriesChosen(FIRST_TO if serial else None))


def allow_back(draft: Draft, *, allowed: bool) -> None:
    """Say whether plays can be taken back in the game; the host does.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if allowed != draft.table.terms.takes_back:
        draft.add(events.UndoAllowed(allowed))


def invite(draft: Draft, *, only: bool) -> None:
    """Say whether only those sit down from now on whom the host lets in; the host does.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if only != draft.table.terms.by_invitation:
        draft.add(events.InvitationOnly(only))


def rate(draft: Draft, *, rated: bool) -> None:
    """Say whether the result of the game is to count for ratings; the host does.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if rated != draft.table.terms.rated:
        draft.add(events.Rated(rated))


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
    draft.add(events.Started(position, None if position is not None else cut))


def announced(draft: Draft, message: players.MessageId, lobby: players.MessageId | None = None) -> None:
    """Begin the game of whose start the channel was told in this message; told twice it begins once.

    The seed's hash stands in the message of the ``lobby``, if there is one.
    """
    if draft.table.stage is Stage.STARTING:
        draft.add(events.Announced(message, lobby))


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
        draft.add(events.Sat(seat, players.computer_on(seat)))
        owner = table.kept_for(seat)
        if owner is not None:
            draft.add(events.SeatReserved(seat, owner))
    start(draft, cut="")


def choose_pace(draft: Draft, pace: players.Pace) -> None:
    """Choose how fast it is played; the host does.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if pace is not draft.table.clock.pace:
        draft.add(events.PaceChosen(pace))


def remind(draft: Draft, seat: Seat) -> None:
    """Let a person be reminded that all wait, once.

    Raises:
        Refused: NOTHING_DUE.
    """
    wait = draft.table.clock.wait_for(seat)
    if wait is None or wait.reminded:
        raise Refused(Refusal.NOTHING_DUE)
    draft.add(events.Reminded(seat))


def begin_anew(draft: Draft) -> None:
    """Give all for whom the others wait their whole time again, from now on."""
    seats = tuple(wait.seat for wait in draft.table.clock.waits)
    anew = timed(draft.table, seats, draft.now, draft.quiet)
    if anew is not None:
        draft.add(anew)


def time_is_up(seat: Seat, until: datetime, wish: TableCommand) -> TableCommand:
    """The wish in the stead of a person who had time until then, and has not acted; nothing if they have.

    Where there was no choice nothing is missed. Who misses too many turns in a row is away: a computer player keeps
    the seat until they are back. So is who misses one while a newcomer waits to whom the seat was given.
    """

    def in_stead(draft: Draft) -> None:
        wait = draft.table.clock.wait_for(seat)
        if wait is None or wait.until != until:
            return
        misses = _has_choice(draft.table, seat)
        if misses:
            draft.add(events.Missed(seat))
        wish(draft)
        playing = draft.table.stage is Stage.PLAYING and isinstance(draft.table.seated[seat], players.Human)
        given = misses and promised(draft.table, seat)
        if playing and (given or draft.table.clock.missed_by(seat) >= MAX_MISSED):
            take_over(draft, seat)

    return in_stead


def _has_choice(table: Table, seat: Seat) -> bool:
    game = table.game
    return game is not None and has_choice(game.position, players.ranks_of(game.hands[seat]))


def look_on(draft: Draft) -> None:
    """See what one has guessed.

    Raises:
        Refused: NOT_PLAYING, NOT_STARTED, GUESS_CLOSED, GUESS_OF_PLAYER.
    """
    check_may_guess(draft)


def guess(draft: Draft, at: GuessAt, homecoming: int, seat: Seat) -> None:
    """Guess at who wins, or at whose pawns the play brings home before which there were so many that did.

    Raises:
        Refused: NOT_PLAYING, NOT_STARTED, NO_SUCH_SEAT, GUESS_OF_PLAYER; GUESS_CLOSED, once it is too late to say who
            wins; GUESS_LATE, where that pawn has come home.
    """
    check_may_guess(draft)
    rules, game = draft.table.rules, draft.table.game
    if seat not in rules.seats:
        raise Refused(Refusal.NO_SUCH_SEAT, seats=rules.party.players)
    if game is None:
        raise Refused(Refusal.NOT_STARTED)
    if at is GuessAt.WINNER and not winner_worth(rules, game.numbering):
        raise Refused(Refusal.GUESS_CLOSED)
    if homecoming != (len(homecomings(game.history)) if at is GuessAt.HOME else 0):
        raise Refused(Refusal.GUESS_LATE)


def practise(draft: Draft) -> None:
    """Sit down on the first seat, let easy computer players have the others and hints be free, and begin.

    Raises:
        Refused: NOT_IN_LOBBY.
    """
    check_lobby(draft.table)
    draft.add(events.HintsAllowed(None))
    for seat in draft.table.rules.seats:
        player = players.computer_on(seat, players.Level.EASY)
        draft.add(events.Sat(seat, players.Human(person_of(draft.actor)) if seat == Seat(0) else player))
    draft.add(events.Started())
