"""Who plays on a seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final
from unicodedata import normalize

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

COMPUTER_NAMES: Final = (
    ("Ada", "Isaac", "Quinn"),
    ("Blaise", "Joan", "Rosa"),
    ("Carl", "Kurt", "Sofia"),
    ("Dora", "Lise", "Tim"),
    ("Emmy", "Maryam", "Uma"),
    ("Fritz", "Niels", "Vera"),
    ("Grace", "Olga", "Wim"),
    ("Hedy", "Paul", "Yann"),
)
"""Names for the computer player of each seat, no two with the same first letter: its own, and two in its place."""


def computer_on(seat: int, level: Level = Level.NORMAL) -> Computer:
    """The computer player of a seat, under that seat's name."""
    return Computer(COMPUTER_NAMES[seat][0], level)


def name_without(name: str, letters: Collection[str]) -> str:
    """What a computer player of this name is called where some first letters are taken: with another, if it can be.

    It is told, and not written down: the log knows nobody's name.
    """
    others = next((names for names in COMPUTER_NAMES if name in names), ())
    return next((one for one in (name, *others) if first_letter(one) not in letters), name)


def first_letter(name: str) -> str:
    """The first letter or digit of a name, without accents and small; empty if there is none."""
    first = next((letter for letter in name if letter.isalnum()), "")
    return normalize("NFD", first)[:1].casefold()


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
