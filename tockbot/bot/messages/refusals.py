"""Requests that Discord refused: it shuts out whoever is refused 10,000 times in ten minutes, on all of its machine.

Theory of operation. What counts is what Discord counts: the statuses 401, 403 and 429, whatever was asked for, but not
a 429 of what several bots share. Of the requests that a process may make in ten minutes a few may be refused; from
:data:`FROM` on it makes fewer, the fewer the more were refused, and hardly any at :data:`UP_TO`. At forty a second
these are 1,000 and 2,000. Processes that share the forty share these numbers too. Answers to presses do not wait.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Final

logger = logging.getLogger(__name__)

REFUSED: Final = frozenset({401, 403, 429})
"""The statuses that Discord counts: who is nobody, who may not, and what was too much."""

SECONDS: Final = 600.0
"""For so long Discord counts a refusal."""

FROM: Final = 1 / 24
"""Where this part of all requests that may be made was refused, fewer are made."""

UP_TO: Final = 1 / 12
"""Where this part was refused, hardly any are made."""

LEAST: Final = 1 / 100
"""This part of them is made whatever happens, to see whether it is over."""


class Refusals:
    """How many requests were refused lately."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Begin with none."""
        self._now = now
        self._at: deque[float] = deque()
        self._slow = False

    def add(self) -> None:
        """Count one that was refused just now."""
        self._at.append(self._now())

    @property
    def lately(self) -> int:
        """How many were refused in the last ten minutes."""
        while self._at and self._at[0] <= self._now() - SECONDS:
            self._at.popleft()
        return len(self._at)

    def pace(self, a_second: float) -> float:
        """Which part of so many requests a second is to be made now."""
        refused = self.lately / (a_second * SECONDS)
        if self._slow != (refused >= FROM / 2 if self._slow else refused > FROM):
            self._slow = not self._slow
            if self._slow:
                logger.warning(
                    "Discord refused %d requests in ten minutes (401, 403 or 429), so fewer are made now: it shuts out"
                    " whoever comes to 10,000",
                    self.lately,
                )
            else:
                logger.warning("Discord refused few requests lately, so as many are made again as before")
        return min(1.0, max(LEAST, (UP_TO - refused) / (UP_TO - FROM)))
