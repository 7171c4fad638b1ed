"""Guessing at a game that one watches: it changes nothing at its table, which only says whether it may be."""

from __future__ import annotations

from tockbot.rules import Seat
from tockbot.tables.step import Draft
from tockbot.tables.view.guesses import GuessAt, homecomings, winner_worth
from tockbot.tables.view.refusal import Refusal, Refused
from tockbot.tables.wishes.rights import check_may_guess


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
