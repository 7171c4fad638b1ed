"""Presses of whoever learns; they belong to no table."""

from __future__ import annotations

from tockbot.bot.allowance import Asked
from tockbot.bot.press import Press, press
from tockbot.features.turn.presses import StudiedPress


@press("lesson", asked=Asked.LESSON)
class ShowLesson(Press):
    """Show a lesson from its beginning."""

    lesson: str


@press("study", asked=Asked.LESSON)
class Study(Press):
    """Press this in an exercise, as it would be pressed at a table.

    Attributes:
        exercise: which: a lesson by its name, a puzzle by its day.
        press: what is pressed there; its table is number 0.
    """

    exercise: str
    press: StudiedPress


@press("got", asked=Asked.LESSON)
class GotIt(Press):
    """Say that one knows this, and need not be told any more."""

    what: str
