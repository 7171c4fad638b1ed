"""Presses in the lobby: who sits where, and what is to be played."""

from __future__ import annotations

from tockbot.bot.allowance import Cost
from tockbot.bot.press import AtTable, press
from tockbot.rules import Seat
from tockbot.tables import Level, Pace


@press("sit", painted=True, asked=Cost.SEAT)
class Sit(AtTable):
    """Sit down on this seat."""

    seat: Seat


@press("leave", painted=True, asked=Cost.SEAT)
class Leave(AtTable):
    """Get up."""


@press("computer", painted=True)
class AddComputer(AtTable):
    """Put a computer player on this seat; pressed twice it is one."""

    seat: Seat


@press("nocomputer", painted=True)
class RemoveComputer(AtTable):
    """Take the computer player on this seat away; pressed twice it is one."""

    seat: Seat


@press("level", painted=True)
class SetLevel(AtTable):
    """Let the computer player on this seat play at this level."""

    seat: Seat
    level: Level


@press("start", painted=True)
class Start(AtTable):
    """Begin the game."""


@press("fill", painted=True)
class FillAndStart(AtTable):
    """Put computer players on all free seats, and begin the game."""


@press("back_allow", painted=True)
class AllowBack(AtTable):
    """Choose whether plays can be taken back in the game."""

    allowed: bool


@press("rate", painted=True)
class RateGame(AtTable):
    """Choose whether the result of the game is to count for ratings."""

    rated: bool


@press("series", painted=True)
class PlaySeries(AtTable):
    """Choose whether the game is one of a series."""

    serial: bool


@press("setup", anew=True)
class ShowSetup(AtTable):
    """Show what can be chosen for the game."""


@press("ruleset")
class ChooseRuleset(AtTable):
    """Choose another ruleset."""

    ruleset: str


@press("party")
class ChooseParty(AtTable):
    """Choose how many play, and whether in teams."""

    players: int
    in_teams: bool


@press("option")
class SetOption(AtTable):
    """Give an option of the ruleset this value."""

    option: str
    value: str


@press("hints")
class AllowHints(AtTable):
    """Choose how many hints each seat may have; None is as many as anybody likes."""

    hints: int | None


@press("pace")
class ChoosePace(AtTable):
    """Choose how fast it is played."""

    pace: Pace
