"""Commands about playing: rules and other choices of the host, start, plays, hints, clock, predictions and practice.

Predictions are not part of the log: :func:`guess` only checks that one is allowed.
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
    """Choose the card to pass in the exchange, or another one instead.

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NOT_SEATED, NO_EXCHANGE, NOT_IN_HAND, CHOSEN_ENOUGH.
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
    """Return whether the bot acts on behalf of a person who sits there."""
    return draft.actor.plays is not None and isinstance(draft.table.seated[seat], players.Human)


def _game(table: Table, stamp: players.Stamp) -> Game:
    """Return the game, if this is its current moment."""
    if table.stage in (Stage.LOBBY, Stage.STARTING):
        raise Refused(Refusal.NOT_STARTED)
    if table.stage is not Stage.PLAYING or table.game is None:
        raise Refused(Refusal.NOT_PLAYING)
    if table.game.stamp != stamp:
        raise Refused(Refusal.STALE)
    return table.game


def play(draft: Draft, chosen: Play, stamp: players.Stamp, card: players.Card | None = None) -> None:
    """Make a play; a seven is made in the fewest parts.

    Args:
        draft: the decision in progress.
        chosen: the play.
        stamp: the moment of the game in which the player chose it.
        card: the card to spend, if the hand has several of its rank.

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
        # Legality is checked only when the log is folded; any other error there is a bug.
        if isinstance(error, events.LogError) and not isinstance(error.__cause__, IllegalPlay):
            raise
        raise Refused(Refusal.NOT_LEGAL) from error


def queue(draft: Draft, chosen: Play, stamp: players.Stamp, card: players.Card | None = None) -> None:
    """Secretly plan a play for one's next turn, instead of an earlier plan.

    Raises:
        Refused: NOT_STARTED, NOT_PLAYING, STALE, NOT_SEATED, NOT_AHEAD, NOT_LEGAL, NOT_IN_HAND, CHOSEN_ENOUGH.
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
    """Cancel one's planned play; do nothing if there is none any more.

    Raises:
        Refused: NOT_SEATED, CHOSEN_ENOUGH.
    """
    seat = seat_of(draft)
    if draft.table.ahead.queued_by(seat) is not None:
        check_changes(draft.table, seat)
        draft.add(events.Unqueued(seat))


def discard_rest(draft: Draft, stamp: players.Stamp) -> None:
    """Discard one's hand automatically, one card per turn; no card can be played before the next deal (rules.md 2.6).

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
    """Give the actor a hint; several hints for one moment count once, and none is counted if there is no choice.

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


def if_seat_is_computer(seat: Seat, command: TableCommand) -> TableCommand:
    """Return a command that does nothing if a person has taken the computer player's seat in the meantime."""

    def still_a_computer(draft: Draft) -> None:
        if isinstance(draft.table.seated[seat], players.Computer):
            command(draft)

    return still_a_computer


def in_lobby(command: TableCommand) -> TableCommand:
    """Return a command that is refused with NOT_IN_LOBBY once the game has begun."""

    def only_in_lobby(draft: Draft) -> None:
        check_lobby(draft.table)
        command(draft)

    return only_in_lobby


def choose(draft: Draft, rules: TableRules) -> None:
    """Choose other rules, as the host. They must have a seat for each seated person.

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
    """Choose the number of hints per seat, as the host; None is unlimited.

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
    """Seat the actor and the computer players as at another table with the same rules and terms.

    The seats of the other people are only reserved: only people who sit down themselves are dealt cards.
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
    """Seat computer players and people who have confirmed that they are there, and start the game on these terms.

    The game begins once the start is announced in the channel (:func:`announced`).

    Raises:
        Refused: NOT_IN_LOBBY, SIT_FIRST, SEATS_FREE, NO_HUMAN.
    """
    _play_on(draft, terms)
    for seat, player in enumerate(seated):
        draft.add(events.Sat(Seat(seat), player))
    start(draft, cut="")


def _play_on(draft: Draft, terms: Terms) -> None:
    """Add an event for each term that differs from the table's."""
    now = draft.table.terms
    if terms.rated != now.rated:
        draft.add(events.Rated(terms.rated))
    if terms.hints != now.hints:
        draft.add(events.HintsAllowed(terms.hints))
    if terms.allows_undo != now.allows_undo:
        draft.add(events.UndoAllowed(terms.allows_undo))
    if terms.by_invitation != now.by_invitation:
        draft.add(events.InvitationOnly(terms.by_invitation))


def play_series(draft: Draft, *, serial: bool) -> None:
    """Choose, as the host, whether the game starts a new series or is a single game.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if serial != (draft.table.series is not None):
        draft.add(events.SeriesChosen(FIRST_TO if serial else None))


def allow_undo(draft: Draft, *, allowed: bool) -> None:
    """Choose, as the host, whether plays can be undone.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if allowed != draft.table.terms.allows_undo:
        draft.add(events.UndoAllowed(allowed))


def invite(draft: Draft, *, only: bool) -> None:
    """Choose, as the host, whether people need the host's approval to sit down.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if only != draft.table.terms.by_invitation:
        draft.add(events.InvitationOnly(only))


def rate(draft: Draft, *, rated: bool) -> None:
    """Choose, as the host, whether the game is to be rated.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if rated != draft.table.terms.rated:
        draft.add(events.Rated(rated))


def start(draft: Draft, position: Position | None = None, cut: str | None = None) -> None:
    """Start the game, as the host, the person who opened the table, or anyone seated.

    With a position, or without a cut, the game begins at once. With a cut, even an empty one, it begins once the start
    is announced in the channel (:func:`announced`).

    Args:
        draft: the decision in progress.
        position: the position to begin from; None for the opening.
        cut: text to add to the randomness; None if the start is not announced.

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
    """Begin the game after its start was announced in this message; do nothing if it has begun.

    Args:
        draft: the decision in progress.
        message: the message.
        lobby: message that shows the seed's hash; None if there is none.
    """
    if draft.table.stage is Stage.STARTING:
        draft.add(events.Announced(message, lobby))


def fill_and_start(draft: Draft) -> None:
    """Seat computer players on all empty seats, and start the game.

    The game begins once the start is announced in the channel. Reserved seats stay reserved: their people can join
    during the game, as if they had been away. If a series continues, an empty reserved seat is refused instead, because
    the series needs all its players.

    Raises:
        Refused: NOT_IN_LOBBY, SIT_FIRST, SEAT_KEPT, NO_HUMAN.
    """
    table = draft.table
    check_lobby(table)
    check_belongs(draft)
    empty = [seat for seat in table.rules.seats if table.seated[seat] is None]
    if table.continues_series and any(table.held_for(seat) is not None for seat in empty):
        raise Refused(Refusal.SEAT_KEPT)
    for seat in empty:
        draft.add(events.Sat(seat, players.computer_on(seat)))
        owner = table.held_for(seat)
        if owner is not None:
            draft.add(events.SeatReserved(seat, owner))
    start(draft, cut="")


def choose_pace(draft: Draft, pace: players.Pace) -> None:
    """Choose the pace, as the host.

    Raises:
        Refused: NOT_IN_LOBBY, HOST_CHOOSES.
    """
    check_lobby(draft.table)
    check_host(draft)
    if pace is not draft.table.clock.pace:
        draft.add(events.PaceChosen(pace))


def remind(draft: Draft, seat: Seat) -> None:
    """Remind a person, once per turn, that the others are waiting.

    Raises:
        Refused: NOTHING_DUE.
    """
    wait = draft.table.clock.wait_for(seat)
    if wait is None or wait.reminded:
        raise Refused(Refusal.NOTHING_DUE)
    draft.add(events.Reminded(seat))


def restart_clocks(draft: Draft) -> None:
    """Restart the clocks of all seats that must act."""
    seats = tuple(wait.seat for wait in draft.table.clock.waits)
    restart = timed(draft.table, seats, draft.now, draft.quiet)
    if restart is not None:
        draft.add(restart)


def time_is_up(seat: Seat, until: datetime, command: TableCommand) -> TableCommand:
    """Return a command that acts on behalf of a person whose time ran out; it does nothing if they have acted.

    The turn counts as missed only if there was a choice. After :data:`MAX_MISSED` missed turns in a row, a computer
    player takes over the seat; after a single one if the seat is promised to a waiting newcomer.
    """

    def in_stead(draft: Draft) -> None:
        wait = draft.table.clock.wait_for(seat)
        if wait is None or wait.until != until:
            return
        misses = _has_choice(draft.table, seat)
        if misses:
            draft.add(events.Missed(seat))
        command(draft)
        playing = draft.table.stage is Stage.PLAYING and isinstance(draft.table.seated[seat], players.Human)
        given = misses and promised(draft.table, seat)
        if playing and (given or draft.table.clock.missed_by(seat) >= MAX_MISSED):
            take_over(draft, seat)

    return in_stead


def _has_choice(table: Table, seat: Seat) -> bool:
    game = table.game
    return game is not None and has_choice(game.position, players.ranks_of(game.hands[seat]))


def check_spectator(draft: Draft) -> None:
    """Check that the actor may see and make predictions.

    Raises:
        Refused: NOT_PLAYING, NOT_STARTED, GUESS_CLOSED, GUESS_OF_PLAYER.
    """
    check_may_guess(draft)


def guess(draft: Draft, at: GuessAt, homecoming: int, seat: Seat) -> None:
    """Check that the actor may predict the winner, or the seat whose pawn comes home next.

    Args:
        draft: the decision in progress.
        at: what is predicted.
        homecoming: number of plays so far that brought pawns home; 0 for the winner.
        seat: the predicted seat.

    Raises:
        Refused: NOT_PLAYING, NOT_STARTED, NO_SUCH_SEAT, GUESS_OF_PLAYER; GUESS_CLOSED, if it is too late to predict the
            winner; GUESS_LATE, if the next
            pawn has come home in the meantime.
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
    """Sit down on the first seat, fill the others with easy computer players, make hints unlimited, and begin.

    Raises:
        Refused: NOT_IN_LOBBY.
    """
    check_lobby(draft.table)
    draft.add(events.HintsAllowed(None))
    for seat in draft.table.rules.seats:
        player = players.computer_on(seat, players.Level.EASY)
        draft.add(events.Sat(seat, players.Human(person_of(draft.actor)) if seat == Seat(0) else player))
    draft.add(events.Started())
