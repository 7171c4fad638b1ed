"""The bot's promises to players, and whether this process keeps them now.

Every promise has an objective: the share of cases in which it is kept. ``docs/monitoring/service-levels.yml`` watches
the objectives over hours, for all processes together. Here only the last minutes of this process count, with the same
limits, for ``/healthz`` and ``/tock help``.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

from prometheus_client import Histogram

from tockbot import metrics

WINDOW: Final = 300
"""Seconds that are looked back; the short window of the fast alert."""

SLOT: Final = 10
"""Seconds that are counted together."""

FAST_BURN: Final = 14.4
"""Factor above the allowed share of broken promises that means trouble: it uses up a month's allowance in two days."""

MIN_BROKEN: Final = 5
"""Minimum number of broken promises in the window that mean trouble, because few cases prove little."""


class ServiceLevel:
    """A promise and how often it was kept in the last minutes.

    Attributes:
        name: a stable name; a message key of the help depends on it.
        objective: share of cases in which the promise is kept.
        about: what is wrong when it is not, in one sentence for operators.
    """

    def __init__(self, name: str, objective: float, about: str, clock: Callable[[], float] = time.monotonic) -> None:
        """Begin without a case; the clock gives seconds."""
        self.name, self.objective, self.about = name, objective, about
        self._clock = clock
        self._slots: deque[tuple[int, int, int]] = deque(maxlen=WINDOW // SLOT)
        # Each slot: its number, its cases, and the broken ones among them.

    def count(self, *, is_kept: bool) -> None:
        """Count a case."""
        slot = int(self._clock() // SLOT)
        cases = broken = 0
        if self._slots and self._slots[-1][0] == slot:
            _, cases, broken = self._slots.pop()
        self._slots.append((slot, cases + 1, broken + (not is_kept)))

    @property
    def is_degraded(self) -> bool:
        """Return whether the promise was broken far too often in the last minutes."""
        oldest = int(self._clock() // SLOT) - WINDOW // SLOT
        recent = [(cases, broken) for slot, cases, broken in self._slots if slot > oldest]
        cases, broken = sum(one for one, _ in recent), sum(one for _, one in recent)
        return broken >= MIN_BROKEN and broken > FAST_BURN * (1 - self.objective) * cases


class Deadline(ServiceLevel):
    """A promise to do something within some seconds.

    Attributes:
        limit: maximum number of seconds; also a bucket of the histogram.
    """

    def __init__(
        self, name: str, limit: float, seconds: Histogram, about: str, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Keep the promise in 99 of 100 cases, and record the durations in a histogram."""
        super().__init__(name, 0.99, about, clock)
        self.limit = limit
        self._seconds = seconds

    def observe(self, seconds: float) -> None:
        """Count a case that took so many seconds."""
        self._seconds.observe(seconds)
        self.count(is_kept=seconds <= self.limit)


SAVES: Final = ServiceLevel("saves", 0.999, "presses fail or cannot be saved")
ANSWERS: Final = Deadline("answers", 1, metrics.ANSWER_SECONDS, "presses are answered late")
PINGS: Final = Deadline("pings", 5, metrics.PING_SECONDS, "players are notified late")
BOARDS: Final = Deadline("boards", 3, metrics.BOARD_SECONDS, "boards are updated late")

LEVELS: Final[tuple[ServiceLevel, ...]] = (SAVES, ANSWERS, PINGS, BOARDS)
"""All promises, the most important one first."""


def degraded() -> tuple[ServiceLevel, ...]:
    """Return the promises that this process broke far too often in the last minutes, the most important one first."""
    return tuple(one for one in LEVELS if one.is_degraded)
