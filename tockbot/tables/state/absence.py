"""That somebody is away from a game."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from tockbot.rules import Seat


@dataclass(frozen=True, slots=True)
class Absence:
    """That the person of a seat is away from a game.

    Attributes:
        seat: the seat.
        since: since when, in UTC.
        until: until when they said to be, in UTC; None is until they are back.
    """

    seat: Seat
    since: datetime
    until: datetime | None = None
