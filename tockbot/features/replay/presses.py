"""Presses on games that are over."""

from __future__ import annotations

from tockbot.bot.allowance import Asked
from tockbot.bot.press import OfPastGame, press
from tockbot.rules import Seat


@press("export", anew=True, asked=Asked.EXPORT)
class ExportGame(OfPastGame):
    """Have the game as text."""


@press("film", anew=True, asked=Asked.EXPORT)
class FilmGame(OfPastGame):
    """See the game as a film from the side of this seat: the ``whole`` of it, or its highlights."""

    seat: Seat
    whole: bool
