"""What a server may want to be posted by the calendar, and when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum

from tockbot.tables.ids import ChannelId, GuildId, PersonId


class Regular(Enum):
    """What can be posted by the calendar; its value is how it is written."""

    WEEK = "week"
    """What was played in the week before: on Mondays at 8."""

    PUZZLE = "puzzle"
    """The puzzle of the day: every day at 8."""

    @property
    def first(self) -> datetime:
        """A moment, in UTC, at which it is due; at all others it is due so much :attr:`every`."""
        match self:
            case Regular.WEEK:
                return datetime(1970, 1, 5, 8, tzinfo=UTC)
            case Regular.PUZZLE:
                return datetime(1970, 1, 1, 8, tzinfo=UTC)

    @property
    def every(self) -> timedelta:
        """What lies between two posts."""
        match self:
            case Regular.WEEK:
                return timedelta(weeks=1)
            case Regular.PUZZLE:
                return timedelta(days=1)

    def last_due(self, now: datetime) -> datetime:
        """The last moment, until now, at which it was due."""
        return now - (now - self.first) % self.every

    def next_due(self, now: datetime) -> datetime:
        """The first moment, after now, at which it is due."""
        return self.last_due(now) + self.every


@dataclass(frozen=True, slots=True)
class RegularPost:
    """What a server wants to be posted by the calendar.

    Attributes:
        guild: the server.
        what: what is posted.
        channel: where.
        chosen_by: who wanted it there.
        due: when it is due next, in UTC.
    """

    guild: GuildId
    what: Regular
    channel: ChannelId
    chosen_by: PersonId
    due: datetime
