"""What can be pressed before a game: who sits where, and what is to be played."""

from __future__ import annotations

from tockbot.bot.press import AtTable, Cost, Press, press
from tockbot.rules import Seat
from tockbot.tables import Level


@press("sit", painted=True, asked=Cost.SEAT)
class Sit(AtTable):
    """Sit down on this seat, or for whoever sits already see what can be done with it."""

    seat: Seat


@press("seat", anew=True, asked=Cost.BOARD)
class ShowSeat(AtTable):
    """Show what can be done with this seat."""

    seat: Seat


@press("move", asked=Cost.SEAT)
class Move(AtTable):
    """Sit on this seat instead of the own one."""

    seat: Seat


@press("leave", asked=Cost.SEAT)
class Leave(AtTable):
    """Get up."""


@press("computer", asked=Cost.SETUP)
class SetComputer(AtTable):
    """Let a computer player of this level play on this seat, which is free or a computer player's."""

    seat: Seat
    level: Level


@press("free", asked=Cost.SETUP)
class OpenSeat(AtTable):
    """Let this seat be free for anybody, where a computer player sits or that is kept for somebody."""

    seat: Seat


@press("start", painted=True)
class Start(AtTable):
    """Begin the game."""


@press("fill", painted=True)
class FillAndStart(AtTable):
    """Put computer players on all free seats, and begin the game."""


@press("setup", anew=True)
class ShowSetup(AtTable):
    """Show what can be chosen for the game, or to whoever does not choose what was."""


@press("ruleset", asked=Cost.SETUP)
class ChooseRuleset(AtTable):
    """Choose another ruleset."""

    ruleset: str


@press("party", asked=Cost.SETUP)
class ChooseParty(AtTable):
    """Choose how many play, and whether in teams."""

    players: int
    in_teams: bool


@press("houserules", asked=Cost.SETUP)
class ChooseHouseRules(AtTable):
    """Choose which house rules are played."""


@press("terms", asked=Cost.SETUP)
class ChooseTerms(AtTable):
    """Choose the pace, how many hints there are, whether it is rated, taken back, a series."""


@press("cut", asked=Cost.SEAT)
class StartWithCut(AtTable):
    """Begin the game with something mixed into chance."""


@press("openhere", asked=Cost.TABLE)
class OpenHere(Press):
    """Open a table with this ruleset in the channel itself, where no thread may be opened for it."""

    ruleset: str
    players: int
    in_teams: bool
    rated: bool
