"""Who sits on a seat."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, NewType

UserId = NewType("UserId", int)
"""A person's Discord id."""


@dataclass(frozen=True, slots=True)
class Human:
    """A person, with the name shown at the table."""

    user: UserId
    name: str


class Level(Enum):
    """How well a computer player plays."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Computer:
    """A program that plays."""

    name: str
    level: Level = Level.NORMAL


Sitter = Human | Computer

COMPUTER_NAMES: Final = ("Ada", "Blaise", "Carl", "Dora", "Emmy", "Fritz", "Grace", "Hedy")
"""A name for the computer player of each seat."""
