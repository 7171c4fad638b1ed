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
    """

    limit: timedelta
    reminds: bool = True
    rests: bool = False
    throw_in: timedelta | None = None


TIMES: Final[Mapping[Pace, Times]] = MappingProxyType(
    {
        Pace.LIVE: Times(timedelta(seconds=90), reminds=False, throw_in=timedelta(seconds=5)),
        Pace.RELAXED: Times(timedelta(minutes=15), throw_in=timedelta(seconds=5)),
        Pace.SLOW: Times(timedelta(days=1), rests=True),
    }
)
"""The paces with a clock."""
