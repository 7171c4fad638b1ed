"""What can be pressed before a game: who sits where, and what is to be played."""

from __future__ import annotations

from tockbot.bot.allowance import Cost
from tockbot.bot.press import AtTable, press
from tockbot.rules import Seat
from tockbot.tables import Level, Pace


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


@press("computer")
class SetComputer(AtTable):
    """Let a computer player of this level play on this seat, which is free or a computer player's."""

    seat: Seat
    level: Level


@press("free")
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


@press("back_allow")
class AllowBack(AtTable):
    """Choose whether plays can be taken back in the game."""

    allowed: bool


@press("rate")
class RateGame(AtTable):
    """Choose whether the result of the game is to count for ratings."""

    rated: bool


@press("series")
class PlaySeries(AtTable):
    """Choose whether the game is one of a series."""

    serial: bool
