"""How long whoever is to act may take: chosen for a table before its game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from enum import Enum
from types import MappingProxyType
from typing import Final


class Pace(Enum):
    """A pace of play; its value is how the log and Discord's choices name it."""

    LIVE = "live"
    RELAXED = "relaxed"
    SLOW = "slow"
    OPEN = "open"
    """Without a clock."""

    TOURNAMENT = "tournament"
    """The pace of a tournament's tables; no host or server can choose it."""


CHOSEN_PACES: Final = tuple(pace for pace in Pace if pace is not Pace.TOURNAMENT)
"""The paces that a host or a server can choose."""

DEFAULT_PACE: Final = Pace.RELAXED
"""The pace of new tables unless a server or a host chooses another."""


@dataclass(frozen=True, slots=True)
class Times:
    """What a pace gives.

    Attributes:
        limit: how long a turn, a gift or a forced discard may take.
        reminds: whether whoever lets half of it go by is reminded.
        rests: whether a person's quiet hours count.
        throw_in: for how long a hand that can only be thrown in is seen before it goes by itself; None for no moment.
        bank: how much longer each seat may take in a whole game, all its turns together.
    """

    limit: timedelta
    reminds: bool = True
    rests: bool = False
    throw_in: timedelta | None = None
    bank: timedelta = timedelta()

    @property
    def longest(self) -> timedelta:
        """How long a turn may take while nothing of the bank is spent."""
        return self.limit + self.bank


SEEN_OFF: Final = timedelta(seconds=5)
"""For so long a hand that can only be thrown in is seen at the quick paces."""

TIMES: Final[Mapping[Pace, Times]] = MappingProxyType(
    {
        Pace.LIVE: Times(timedelta(seconds=90), reminds=False, throw_in=SEEN_OFF, bank=timedelta(minutes=3)),
        # Short enough that no side can delay a game beyond a round of 45 minutes (docs/tournaments.md).
        Pace.TOURNAMENT: Times(timedelta(seconds=8), reminds=False, throw_in=SEEN_OFF, bank=timedelta(minutes=1)),
        Pace.RELAXED: Times(timedelta(minutes=15), throw_in=SEEN_OFF),
        Pace.SLOW: Times(timedelta(days=1), rests=True, bank=timedelta(days=3)),
    }
)
"""The paces with a clock."""
