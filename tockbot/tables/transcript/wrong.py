"""What can be wrong with the text of a game."""

from __future__ import annotations

from enum import Enum


class Wrong(Enum):
    """What can be wrong with a line; its value says it after the line's number."""

    NO_TRANSCRIPT = "this is not the text of a game, which begins with 'tock 1'"
    TOO_LONG = "no game is as long as this"
    UNREADABLE = "this cannot be read"
    MISSING = "before this a line is missing: rules, seed, message, cut, or a seat"
    RULES = "there are no such rules"
    SEED = "a seed has 64 digits 0 to f"
    SEAT = "there is no such seat"
    POSITION = "no game can begin from this position"
    DEAL = "this is not the deal that follows from the seed"
    GIFT = "this card cannot be given here"
    NUMBER = "plays are numbered from 1 without gaps"
    TURN = "it is another seat's turn"
    PLAY = "no such play can be made here"
    DRAWN = "this is not the card that follows from the seed"
    END = "the game does not end so"
    NO_END = "the end of the game is missing"


class TranscriptError(Exception):
    """A text that is no game's, or one that was changed.

    Attributes:
        line: the number of the line at which that shows, from 1.
        wrong: what is wrong with it.
    """

    def __init__(self, line: int, wrong: Wrong) -> None:
        """Say what is wrong with a line."""
        super().__init__(f"line {line}: {wrong.value}")
        self.line = line
        self.wrong = wrong


class WrongLine(Exception):  # noqa: N818 - it is told on as a TranscriptError, which knows which line it was
    """Something is wrong with the line that is being read."""

    def __init__(self, wrong: Wrong) -> None:
        """Say what."""
        super().__init__(wrong.value)
        self.wrong = wrong
