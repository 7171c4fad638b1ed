"""Presses that lead from one feature to another: any of them may show these, and one of them does each."""

from __future__ import annotations

from enum import Enum

from tockbot.bot.press import AtTable, Cost, OfPastGame, Press, press
from tockbot.rules import Seat
from tockbot.tables import SeatsAgain, Stamp


@press("hand", new_message=True)
class ShowHand(AtTable):
    """Show a fresh hand, or the board to a spectator."""


@press("hint", new_message=True, cost=Cost.HINT)
class AskHint(AtTable):
    """Ask what is best to play or to give; everybody at the table hears of it."""


@press("log", new_message=True, cost=Cost.LOG)
class ShowLog(AtTable):
    """Show what was played, with the last round in motion."""


@press("rules", new_message=True)
class ShowRules(AtTable):
    """Show the rules of the table."""


@press("more", new_message=True)
class ShowMore(AtTable):
    """Show what else can be done at the table."""


@press("words", new_message=True, cost=Cost.BOARD)
class ReadBoard(AtTable):
    """Tell the whole position in words."""


@press("proof", new_message=True, cost=Cost.LOG)
class ShowProof(AtTable):
    """Show why the cards were dealt fairly, once the game is over, and whether its log confirms it."""


@press("watch", new_message=True, cost=Cost.BOARD)
class Watch(AtTable):
    """Be told when the table has ended; pressed again, not."""


@press("guesses", new_message=True, cost=Cost.BOARD)
class ShowGuesses(AtTable):
    """Show what a spectator can predict about a game, and what they predicted."""


@press("return", updates_board=True, cost=Cost.SEAT)
class ComeBack(AtTable):
    """Sit down again on the seat that a computer player keeps."""


@press("agree", updates_board=True, here=True)
class Agree(AtTable):
    """Agree to what somebody asks for; the stamp is the number of the entry by which they did, here and below."""

    stamp: Stamp


@press("decline", updates_board=True)
class Decline(AtTable):
    """Do not agree to it."""

    stamp: Stamp


@press("again", new_message=True, cost=Cost.AGAIN)
class PlayAgain(AtTable):
    """Open a table like this one, whose game is over."""


@press("sitagain", new_message=True, cost=Cost.AGAIN)
class SitAgain(AtTable):
    """Open a table like this one with the seats taken in another way."""

    how: SeatsAgain


@press("seriesagain", new_message=True, cost=Cost.AGAIN)
class SeriesAgain(AtTable):
    """Open a table like this one for the first game of a series."""


@press("wellplayed", updates_board=True, cost=Cost.BOARD, here=True)
class SayWellPlayed(AtTable):
    """Tell everyone at a table whose game is over that it was well played: once for each person."""


@press("askend", new_message=True)
class AskToEnd(AtTable):
    """Ask a person who may end the table whether they mean it."""


@press("end")
class EndTable(AtTable):
    """End the table before its game is over, after asking. A server manager closes one that cannot be read."""


@press("reopen", new_message=True, cost=Cost.AGAIN)
class Reopen(AtTable):
    """Take a table up again that was closed."""


@press("replay", new_message=True, cost=Cost.REPLAY)
class OpenReplay(OfPastGame):
    """Look at the game once more, from its beginning."""


class Look(Enum):
    """Where somebody looks next, from the moment of a game that they look at."""

    HERE = "here"
    BACK = "back"
    ON = "on"
    ROUND_BACK = "round_back"
    """At the beginning of the round, or from there at that of the round before."""

    ROUND_ON = "round_on"


@press("look", cost=Cost.REPLAY)
class LookBack(OfPastGame):
    """Look at a moment of the game, or at one near it.

    Attributes:
        moment: the place of the moment that is shown among the game's, from 0.
        seat: from whose side it is seen.
        hands_open: whether all hands are shown, or only that seat's.
        look: where from there.
    """

    moment: int
    seat: Seat
    hands_open: bool
    look: Look = Look.HERE


@press("findgame", new_message=True, cost=Cost.REPLAY)
class FindGame(Press):
    """Look at a finished game, by its number."""


@press("gametext", new_message=True, cost=Cost.POSITION)
class PlayOnFromText(Press):
    """Open a table from a position of the game that a file tells."""


@press("review", new_message=True, cost=Cost.EXPORT)
class ShowReview(OfPastGame):
    """See where the game turned."""


@press("privacy", new_message=True, cost=Cost.PRIVACY)
class ShowPrivacy(Press):
    """See what is kept of whoever presses, and have it forgotten."""


@press("learn", new_message=True, cost=Cost.LESSON)
class Learn(Press):
    """Learn the game: the next lesson, or all of them to choose from."""


@press("standin", updates_board=True, cost=Cost.SEAT)
class StandIn(AtTable):
    """Have a computer player take over the seat of somebody who is not there."""

    seat: Seat


@press("here", updates_board=True, cost=Cost.SEAT)
class SayHere(AtTable):
    """Say that one is there, who was asked."""


@press("tournament", new_message=True, cost=Cost.TABLE)
class CallTournament(Press):
    """Call a tournament in the channel."""


@press("callplayers", updates_board=True, cost=Cost.SEAT)
class CallPlayers(AtTable):
    """Ping those who want to play to a table that waits for people: for its host, once in so many hours a server."""


@press("becalled", new_message=True, cost=Cost.SEAT)
class BeCalled(Press):
    """Be pinged in this server when a table waits for people (by its role if the bot may give it), or no more."""

    wanted: bool
