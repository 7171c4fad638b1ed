"""Presses of whoever learns; they belong to no table."""

from __future__ import annotations

from dataclasses import dataclass

from tockbot.ui.press.table import BackToHand, OtherShape
from tockbot.ui.press.turn import TurnPress

StudiedPress = TurnPress | BackToHand | OtherShape
"""What can be pressed in an exercise."""


@dataclass(frozen=True, slots=True)
class Learn:
    """Learn the game: the next lesson, or all of them to choose from."""


@dataclass(frozen=True, slots=True)
class ShowLesson:
    """Show a lesson from its beginning."""

    lesson: str


@dataclass(frozen=True, slots=True)
class Study:
    """Press this in an exercise, as it would be pressed at a table.

    Attributes:
        exercise: which: a lesson by its name, a puzzle by its day.
        press: what is pressed there; its table is number 0.
    """

    exercise: str
    press: StudiedPress


@dataclass(frozen=True, slots=True)
class GotIt:
    """Say that one knows this, and need not be told any more."""

    what: str


@dataclass(frozen=True, slots=True)
class EnoughNotes:
    """Be told nothing more about cards held for the first time."""


@dataclass(frozen=True, slots=True)
class ShowPuzzle:
    """Show the puzzle of a day, which is named as in :class:`Study`."""

    exercise: str


LearnPress = Learn | ShowLesson | Study | GotIt | EnoughNotes | ShowPuzzle
"""What somebody wants who learns; it belongs to no table."""
