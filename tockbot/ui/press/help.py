"""Presses of whoever does not know what to press or type; they belong to no table."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Topic(Enum):
    """What somebody may want to do; its value is how it is written, and how its messages end."""

    PLAY = "play"
    LEARN = "learn"
    GAMES = "games"
    LOOK = "look"
    STUCK = "stuck"


class Errand(Enum):
    """A command that can be run by a button, as if it was typed with nothing behind it; its value is the command's."""

    NEW = "new"
    PRACTICE = "practice"
    SEATS = "seats"
    LEARN = "learn"
    RULES = "rules"
    PUZZLE = "puzzle"
    MINE = "mine"
    STATS = "stats"
    HAND = "hand"
    BOARD = "board"


@dataclass(frozen=True, slots=True)
class ShowHelp:
    """Say how something is done."""

    topic: Topic


@dataclass(frozen=True, slots=True)
class Run:
    """Do what a command does."""

    errand: Errand


@dataclass(frozen=True, slots=True)
class ChooseTheme:
    """Let the pictures that only oneself sees look so."""

    theme: str


HelpPress = ShowHelp | ChooseTheme
"""What somebody wants who asked for help."""
