"""What a button or a menu means: all of it stands in its ``custom_id``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from typing import Final

TEMPLATE: Final = r"tock:(?P<verb>[a-z]+):(?P<table>[0-9]{1,18}):(?P<stamp>[0-9]{1,18}):(?P<detail>[^:]*)"
_PATTERN: Final = re.compile(TEMPLATE)


class Verb(Enum):
    """What pressing does."""

    JOIN = "join"
    LEAVE = "leave"
    SIT = "sit"
    COMPUTER = "computer"
    NO_COMPUTER = "nocomputer"
    START = "start"
    SETUP = "setup"
    RULESET = "ruleset"
    PARTY = "party"
    OPTION = "option"
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
