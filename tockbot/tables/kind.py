"""What a game is played for: chosen when its table is opened, and never changed."""

from __future__ import annotations

from enum import Enum


class Kind(Enum):
    """A kind of game; its value is how the log names it."""

    GAME = "game"
    """Among people, for itself: the only kind whose result may count."""

    PRACTICE = "practice"
    """One person alone against computer players, to learn it."""

    ANALYSIS = "analysis"
    """From a position of another game, to see what might have been."""
