"""What can be pressed of a tournament; which one of its server it is, its number says."""

from __future__ import annotations

from tockbot.bot.press import Cost, Press, press
from tockbot.tables import PersonId


@press("enter", painted=True, asked=Cost.SEAT)
class Enter(Press):
    """Enter it."""

    number: int


@press("withdraw", painted=True, asked=Cost.SEAT)
class Withdraw(Press):
    """Play no more in it."""

    number: int


@press("partner", anew=True, asked=Cost.BOARD)
class AskPartner(Press):
    """Show with whom one could play."""

    number: int


@press("pair", asked=Cost.SEAT)
class ChoosePartner(Press):
    """Name the one with whom one would like to play."""

    number: int
    person: PersonId


@press("begin", painted=True, asked=Cost.SEAT)
class Begin(Press):
    """Begin it."""

    number: int


@press("course", anew=True, asked=Cost.BOARD)
class ShowCourse(Press):
    """Show how it stands, and what else can be done."""

    number: int


@press("present", painted=True, asked=Cost.SEAT)
class SayPresent(Press):
    """Say that one is there for a game.

    Attributes:
        number: of the tournament.
        round: from 1.
        game: the game's place in the round.
    """

    number: int
    round: int
    game: int


@press("calloff", asked=Cost.SEAT)
class CallOff(Press):
    """Call it off, once that is ``sure``; before, it is asked."""

    number: int
    sure: bool


@press("drop", asked=Cost.SEAT)
class Drop(Press):
    """Let somebody play no more in it."""

    number: int


@press("goahead", painted=True, asked=Cost.SEAT)
class BeginWithPresent(Press):
    """Begin the games of a round that wait with the players present.

    Attributes:
        number: of the tournament.
        round: from 1.
    """

    number: int
    round: int


@press("pairagain", painted=True, asked=Cost.SEAT)
class PairAgain(Press):
    """Pair the teams of the games that wait again.

    Attributes:
        number: of the tournament.
        round: from 1.
    """

    number: int
    round: int
