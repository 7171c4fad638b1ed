"""Who plays on a seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from tockbot.tables.ids import PersonId, UserId


@dataclass(frozen=True, slots=True)
class Human:
    """A person, as the log names people."""

    person: PersonId


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


Player = Human | Computer

COMPUTER_NAMES: Final = ("Ada", "Blaise", "Carl", "Dora", "Emmy", "Fritz", "Grace", "Hedy")
"""A name for the computer player of each seat."""


def computer_on(seat: int, level: Level = Level.NORMAL) -> Computer:
    """The computer player of a seat, under that seat's name."""
    return Computer(COMPUTER_NAMES[seat], level)


@dataclass(frozen=True, slots=True)
class Person:
    """Who a person is, beside the log.

    Attributes:
        id: as the log names the person.
        user: the person's id on Discord; None if it is no longer known.
        name: how the person is called at the table; empty if it is no longer known.
    """

    id: PersonId
    user: UserId | None
    name: str


People = Mapping[PersonId, Person]
"""Who the people are that a log names."""
