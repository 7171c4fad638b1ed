"""A season: a quarter of the calendar in UTC, in which ratings are worked out from the beginning (docs/ratings.md)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import MAXYEAR, MINYEAR, UTC, datetime
from typing import Final

QUARTERS: Final = 4
MONTHS: Final = 12 // QUARTERS


@dataclass(frozen=True, slots=True, order=True)
class Season:
    """A season.

    Attributes:
        year: its year.
        quarter: which quarter of that it is, from 1.
    """

    year: int
    quarter: int

    @property
    def name(self) -> str:
        """How it is written."""
        return f"{self.year}-{self.quarter}"

    @property
    def began(self) -> datetime:
        """When it began."""
        return datetime(self.year, 1 + MONTHS * (self.quarter - 1), 1, tzinfo=UTC)

    @property
    def ended(self) -> datetime:
        """When it ended, and the next began."""
        return self.after(1).began

    def after(self, seasons: int) -> Season:
        """The season so many after this one, or before it."""
        years, quarter = divmod(self.quarter - 1 + seasons, QUARTERS)
        return Season(self.year + years, quarter + 1)


def season_at(moment: datetime) -> Season:
    """The season of a moment in UTC."""
    return Season(moment.year, 1 + (moment.month - 1) // MONTHS)


def read_season(name: str) -> Season:
    """The season that is written so.

    Raises:
        ValueError: none is.
    """
    year, _, quarter = name.partition("-")
    season = Season(int(year), int(quarter))
    if season.name != name or not 1 <= season.quarter <= QUARTERS or not MINYEAR < season.year < MAXYEAR:
        raise ValueError(name)
    return season
