"""Presses that lead from one feature to another: any of them may show these, and one of them does each."""

from __future__ import annotations

from enum import Enum

from tockbot.bot.press import AtTable, Cost, OfPastGame, Press, press
from tockbot.rules import Seat
from tockbot.tables import SeatsAgain, Stamp


@press("hand", anew=True)
class ShowHand(AtTable):
    """Show a fresh hand."""


@press("hint", anew=True, asked=Cost.HINT)
class AskHint(AtTable):
    """Ask what is best to play or to give; everybody at the table hears of it."""


@press("log", anew=True, asked=Cost.LOG)
class ShowLog(AtTable):
    """Show what was played."""


@press("rules", anew=True)
class ShowRules(AtTable):
    """Show the rules of the table."""


@press("more", anew=True)
class ShowMore(AtTable):
    """Show what else can be done at the table."""


@press("words", anew=True, asked=Cost.BOARD)
class ReadBoard(AtTable):
    """Tell the whole position in words."""


@press("proof", anew=True, asked=Cost.LOG)
class ShowProof(AtTable):
    """Show why the cards were dealt fairly, once the game is over."""


@press("watch", anew=True, asked=Cost.BOARD)
class Watch(AtTable):
    """Be told when the table has ended; pressed again, not."""


@press("guesses", anew=True, asked=Cost.BOARD)
class ShowGuesses(AtTable):
    """Show what there is to guess at a game that one watches."""


@press("return", painted=True, asked=Cost.SEAT)
class ComeBack(AtTable):
    """Sit down again on the seat that a computer player keeps."""


@press("agree", painted=True, here=True)
class Agree(AtTable):
    """Agree to what somebody asks for; the stamp is the number of the entry by which they did, here and below."""

    stamp: Stamp


@press("decline", painted=True)
class Decline(AtTable):
    """Do not agree to it."""

    stamp: Stamp


@press("again", anew=True, asked=Cost.AGAIN)
class PlayAgain(AtTable):
    """Open a table like this one, whose game is over."""


@press("sitagain", anew=True, asked=Cost.AGAIN)
class SitAgain(AtTable):
    """The same with the seats taken in another way."""

    how: SeatsAgain


@press("seriesagain", anew=True, asked=Cost.AGAIN)
class SeriesAgain(AtTable):
    """The same, as the first game of a series."""


@press("wellplayed", painted=True, asked=Cost.BOARD, here=True)
class SayWellPlayed(AtTable):
    """Say to all at a table whose game is over that it was well played."""


@press("askend", anew=True)
class AskToEnd(AtTable):
    """Ask whether it is meant that the table ends."""


@press("end")
class EndTable(AtTable):
    """End the table before its game is over, after being asked whether it is meant."""


@press("reopen", anew=True, asked=Cost.AGAIN)
class Reopen(AtTable):
    """Take a table up again that was closed."""


@press("replay", anew=True, asked=Cost.REPLAY)
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


@press("look", asked=Cost.REPLAY)
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


@press("findgame", anew=True, asked=Cost.REPLAY)
class FindGame(Press):
    """Look at a game that is over, by its number."""


@press("gametext", anew=True, asked=Cost.POSITION)
class PlayOnFromText(Press):
    """Open a table from a position of the game that a file tells."""


@press("review", anew=True, asked=Cost.EXPORT)
class ShowReview(OfPastGame):
    """See where the game turned."""


@press("privacy", anew=True, asked=Cost.PRIVACY)
class ShowPrivacy(Press):
    """See what is kept of whoever presses, and have it forgotten."""


@press("learn", anew=True, asked=Cost.LESSON)
class Learn(Press):
    """Learn the game: the next lesson, or all of them to choose from."""


@press("standin", painted=True, asked=Cost.SEAT)
class StandIn(AtTable):
    """Have a computer player take over the seat of somebody who is not there."""

    seat: Seat


@press("here", painted=True, asked=Cost.SEAT)
class SayHere(AtTable):
    """Say that one is there, who was asked."""


@press("tournament", anew=True, asked=Cost.TABLE)
class CallTournament(Press):
    """Call a tournament in the channel."""


@press("callplayers", painted=True, asked=Cost.SEAT)
class CallPlayers(AtTable):
    """Call those who want to be called for games to a table that waits for people."""


@press("becalled", anew=True, asked=Cost.SEAT)
class BeCalled(Press):
    """Be called in this server when a table waits for people, or no more."""

    wanted: bool
