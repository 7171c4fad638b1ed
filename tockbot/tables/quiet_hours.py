"""Quiet hours: when somebody sleeps, and no time runs out for them at a slow table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import Final
from zoneinfo import ZoneInfo

from tockbot.tables.ids import PersonId

DAY: Final = 24
HOUR: Final = timedelta(hours=1)
MOST_QUIET: Final = 10
"""How many hours of a day can be quiet."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Some hours of each day.

    Attributes:
        zone: the time zone, by its name, such as ``Europe/Zurich``.
        begins: the hour at which they begin there, 0 to 23.
        ends: the hour at which they end.

    Raises:
        ValueError: there is no such zone, there are no such hours, or they are more than :data:`MOST_QUIET`.
    """

    zone: str
    begins: int
    ends: int

    def __post_init__(self) -> None:
        """Refuse what are no quiet hours."""
        hours = (self.ends - self.begins) % DAY
        if not (0 <= self.begins < DAY and 0 <= self.ends < DAY and 0 < hours <= MOST_QUIET):
            raise ValueError("no such hours can be quiet")
        try:
            ZoneInfo(self.zone)
        except (OSError, LookupError, ValueError) as error:
            raise ValueError("there is no such time zone") from error

    def after(self, moment: datetime) -> datetime:
        """Return the moment itself, or if it is in quiet hours, the moment at which they end; in the same time zone."""
        zone, at = ZoneInfo(self.zone), moment.astimezone(UTC)
        # From hour to hour. Where the clocks are changed it goes by minutes: an hour may be missing or come twice.
        while self._are_at(local := at.astimezone(zone)):
            next_hour = at + HOUR - (local - local.replace(minute=0, second=0, microsecond=0))
            if next_hour.astimezone(zone).utcoffset() == local.utcoffset():
                at = next_hour
            else:
                at = at.replace(second=0, microsecond=0) + timedelta(minutes=1)
        return at.astimezone(moment.tzinfo)

    def _are_at(self, local: datetime) -> bool:
        return (local.hour - self.begins) % DAY < (self.ends - self.begins) % DAY


Quiet = Mapping[PersonId, QuietHours]
"""The quiet hours of those who have any."""

NOBODY_QUIET: Final[Quiet] = MappingProxyType({})
