"""What a button or a menu means: all of it stands in its ``custom_id``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeVar

TEMPLATE: Final = r"tock:(?P<verb>[a-z]+):(?P<table>[0-9]{1,18}):(?P<stamp>[0-9]{1,18}):(?P<detail>[^:]*)"
_PATTERN: Final = re.compile(TEMPLATE)

T = TypeVar("T")


class PressError(Exception):
    """A press that fits nothing that is offered: it is forged, or from a moment long gone."""


class Verb(Enum):
    """What pressing does."""

    JOIN = "join"
    LEAVE = "leave"
    SIT = "sit"
    COMPUTER = "computer"
    NO_COMPUTER = "nocomputer"
    LEVEL = "level"
    START = "start"
    SETUP = "setup"
    RULESET = "ruleset"
    PARTY = "party"
    OPTION = "option"
    HINTS = "hints"
    HAND = "hand"
    BACK = "back"
    LOG = "log"
    RULES = "rules"
    GIVE = "give"
    CARD = "card"
    PAWN = "pawn"
    MAKE = "make"
    CHOOSE = "choose"
    SEVEN = "seven"
    PART = "part"
    CONFIRM = "confirm"
    AGAIN = "again"


@dataclass(frozen=True, slots=True)
class Press:
    """A verb at a table.

    Attributes:
        verb: what to do.
        table: the table's number.
        stamp: the moment of the game the button belongs to (``Observation.stamp``), 0 where it does not matter.
        detail: what the verb needs to know besides.
    """

    verb: Verb
    table: int
    stamp: int = 0
    detail: str = ""

    def __str__(self) -> str:
        return f"tock:{self.verb.value}:{self.table}:{self.stamp}:{self.detail}"


def read_press(custom_id: str) -> Press | None:
    """The press that a ``custom_id`` means; None if it is none of ours."""
    match = _PATTERN.fullmatch(custom_id)
    if match is None or match["verb"] not in {verb.value for verb in Verb}:
        return None
    return Press(Verb(match["verb"]), int(match["table"]), int(match["stamp"]), match["detail"])


def number_in(text: str) -> int:
    """A number that a button carries.

    Raises:
        PressError: it carries none.
    """
    if not re.fullmatch(r"[0-9]{1,6}", text):
        raise PressError
    return int(text)


def at(items: Sequence[T], place: int) -> T:
    """The item that a button means by its place.

    Raises:
        PressError: there is none.
    """
    if not 0 <= place < len(items):
        raise PressError
    return items[place]
