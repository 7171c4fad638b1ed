"""Presses that any feature may show on its screens, and that one feature handles."""

from __future__ import annotations

from enum import Enum

from tockbot.bot.press import AtTable, Cost, OfPastGame, Press, press
from tockbot.rules import Seat
from tockbot.storage import Regular
from tockbot.tables import SeatsAgain, Stamp


@press("hand", panel=True)
class ShowHand(AtTable):
    """Show a fresh hand, or the board to a spectator."""


@press("hint", panel=True, cost=Cost.HINT)
class AskHint(AtTable):
    """Ask for the best play, or the best card to pass; everyone at the table is notified."""


@press("log", panel=True, cost=Cost.LOG)
class ShowLog(AtTable):
    """Show the latest plays, with the last round as a film."""


@press("rules", new_message=True)
class ShowRules(AtTable):
    """Show the rules of the table."""


@press("more", panel=True)
class ShowMore(AtTable):
    """Show everything else that can be done at the table."""


@press("words", new_message=True, cost=Cost.BOARD)
class ReadBoard(AtTable):
    """Show the whole position in words."""


@press("proof", new_message=True, cost=Cost.LOG)
class ShowProof(AtTable):
    """Show why the cards were dealt fairly, once the game is over, and whether its log confirms it."""


@press("fair", new_message=True, cost=Cost.LOG)
class ShowFairness(AtTable):
    """Show why the cards are dealt fairly, with the hash of the secret seed, and the proof once the game is over.

    Attributes:
        table_id: the table.
        seed_hash: the hash, which is so on record in the message with the button from the beginning.
    """

    seed_hash: str


@press("cut", cost=Cost.SEAT)
class StartWithCut(AtTable):
    """Start the game with a text that is mixed into the seed."""


@press("watch", new_message=True, cost=Cost.BOARD)
class Watch(AtTable):
    """Get notified when the table has ended; pressed again, not any more."""


@press("guesses", new_message=True, cost=Cost.BOARD)
class ShowGuesses(AtTable):
    """Show what a spectator can predict about a game, and what they predicted."""


@press("return", updates_board=True, cost=Cost.SEAT)
class ComeBack(AtTable):
    """Return to the seat that a computer player holds."""


@press("askgiveseat", new_message=True)
class AskToGiveUpSeat(AtTable):
    """Ask a person who is away whether they mean to give up the seat that is held for them."""


@press("giveseat", cost=Cost.SEAT)
class GiveUpSeat(AtTable):
    """Give up the seat that a computer player holds, after a confirmation."""


@press("back_ask")
class AskBack(AtTable):
    """Ask to undo your last move; the stamp is the number of its log entry."""

    stamp: Stamp


@press("agree", updates_board=True, here=True)
class Agree(AtTable):
    """Agree to a request; the stamp is the number of the request's entry in the log, also in `Decline`."""

    stamp: Stamp


@press("decline", updates_board=True)
class Decline(AtTable):
    """Decline a request."""

    stamp: Stamp


@press("again", new_message=True, cost=Cost.AGAIN)
class PlayAgain(AtTable):
    """Open a table like this one, whose game is finished."""


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


@press("regularpost", updates_board=True, cost=Cost.SETUP, here=True)
class PostRegularly(AtTable):
    """Turn on a regular post in the channel of a finished table, for server managers."""

    post: Regular


@press("askend", new_message=True)
class AskToEnd(AtTable):
    """Ask a person who may end the table whether they mean it."""


@press("end")
class EndTable(AtTable):
    """Close the table before its game is finished, after a confirmation. Managers can close an unreadable one."""


@press("reopen", new_message=True, cost=Cost.AGAIN)
class Reopen(AtTable):
    """Resume a table that was closed."""


@press("replay", new_message=True, cost=Cost.REPLAY)
class OpenReplay(OfPastGame):
    """Replay the game from its beginning."""


class Look(Enum):
    """The next step in a replay, from the moment that is shown."""

    HERE = "here"
    BACK = "back"
    ON = "on"
    ROUND_BACK = "round_back"
    """To the beginning of the round, or from there to that of the previous round."""

    ROUND_ON = "round_on"


@press("look", cost=Cost.REPLAY)
class LookBack(OfPastGame):
    """Show a moment of the game, or one near it.

    Attributes:
        moment: index of the current moment in the game, from 0.
        seat: the seat from whose side the board is shown.
        hands_open: whether all hands are shown, or only that seat's.
        look: the step to take from there.
    """

    moment: int
    seat: Seat
    hands_open: bool
    look: Look = Look.HERE


@press("findgame", new_message=True, cost=Cost.REPLAY)
class FindGame(Press):
    """Find a finished game by its number."""


@press("gametext", new_message=True, cost=Cost.POSITION)
class PlayOnFromText(Press):
    """Open a table from a position of a game in a file."""


@press("review", new_message=True, cost=Cost.EXPORT)
class ShowReview(OfPastGame):
    """Show the game review."""


@press("privacy", new_message=True, cost=Cost.PRIVACY)
class ShowPrivacy(Press):
    """Show a person their stored data, and let them have it deleted."""


@press("learn", new_message=True, cost=Cost.LESSON)
class Learn(Press):
    """Learn the game: the next lesson, or all of them to choose from."""


@press("standin", updates_board=True, cost=Cost.SEAT)
class StandIn(AtTable):
    """Let a computer player take over the seat of a player who does not respond."""

    seat: Seat


@press("here", updates_board=True, cost=Cost.SEAT)
class SayHere(AtTable):
    """Confirm one's presence after being asked."""


@press("tournament", new_message=True, cost=Cost.TABLE)
class CallTournament(Press):
    """Open a tournament in the channel."""


@press("callplayers", updates_board=True, cost=Cost.SEAT)
class CallPlayers(AtTable):
    """Ping people who want to play, for a table that waits for players; for its host, rate-limited per server."""


@press("becalled", new_message=True, cost=Cost.SEAT)
class BeCalled(Press):
    """Turn on or off pings in this server for tables that wait for players (by its role if the bot may give it)."""

    wanted: bool
