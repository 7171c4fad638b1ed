"""Presses on games that are over."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tockbot.rules import Seat
from tockbot.tables import TableId


class Look(Enum):
    """Where somebody looks next, from the moment of a game that they look at."""

    HERE = "here"
    BACK = "back"
    ON = "on"
    ROUND_BACK = "round_back"
    """At the beginning of the round, or from there at that of the round before."""

    ROUND_ON = "round_on"


@dataclass(frozen=True, slots=True)
class OpenReplay:
    """Look at the game once more, from its beginning."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class LookBack:
    """Look at a moment of the game, or at one near it.

    Attributes:
        table_id: the table.
        moment: the place of the moment that is shown among the game's, from 0.
        seat: from whose side it is seen.
        hands_open: whether all hands are shown, or only that seat's.
        look: where from there.
    """

    table_id: TableId
    moment: int
    seat: Seat
    hands_open: bool
    look: Look = Look.HERE


@dataclass(frozen=True, slots=True)
class ExportGame:
    """Have the game as text."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class FilmGame:
    """See the game as a film from the side of this seat: the ``whole`` of it, or its highlights."""

    table_id: TableId
    seat: Seat
    whole: bool


@dataclass(frozen=True, slots=True)
class ShowReview:
    """See where the game turned."""

    table_id: TableId


@dataclass(frozen=True, slots=True)
class ShareReview:
    """Show everybody in the game's channel where it turned."""

    table_id: TableId


PastPress = OpenReplay | LookBack | ExportGame | FilmGame | ShowReview | ShareReview
"""What is wanted of a game that is over, by whoever may look at it; it may have been played anywhere."""
