"""That somebody is away from a game, and how long their seat is kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Final

from tockbot.rules import Seat
from tockbot.tables.pace import Pace

KEPT: Final[Mapping[Pace, timedelta]] = MappingProxyType(
    {Pace.LIVE: timedelta(minutes=10), Pace.RELAXED: timedelta(hours=1)}
)
"""So long a seat is kept for whoever is away from it, and did not say for how long."""

LONGEST_KEPT: Final = timedelta(days=2)
"""So long at other paces, and at most for who said to be away for longer."""


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

    def kept_until(self, pace: Pace) -> datetime:
        """Until when, in UTC, the seat is given to nobody else; after that its person comes back if nobody has it."""
        if self.until is None:
            return self.since + KEPT.get(pace, LONGEST_KEPT)
        return min(self.until, self.since + LONGEST_KEPT)
