"""Simulates failures of Discord that a test asks for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from loopback.faults import UNAVAILABLE, Fault


@dataclass(eq=False, slots=True)
class Trouble:
    """A failure of the next requests of a route.

    Attributes:
        route: the method and the path, such as ``POST /channels/{channel}/messages``.
        fault: the answer; None accepts the request, late.
        times: number of requests that it will still affect.
        done: whether the request is still carried out, so that only its answer is lost.
        delay: additional seconds before the answer.
        channel: the id of the channel that the requests are about; None for any.
    """

    route: str
    fault: Fault | None = None
    times: int = 1
    done: bool = False
    delay: float = 0.0
    channel: int | None = None


class Troubles:
    """Failures that are still to come.

    Attributes:
        away: returns whether a route is unavailable now; None if all are available.
        network: seconds that a request of a route takes to arrive, and that its answer takes to come back.
        away_with: the answer of unavailable routes.
        affected: number of requests that a failure affected.
    """

    def __init__(self) -> None:
        """Start without failures."""
        self._coming: list[Trouble] = []
        self.away: Callable[[str], bool] | None = None
        self.network: Callable[[str], tuple[float, float]] = _no_delay
        self.away_with = UNAVAILABLE
        self.affected = 0

    def add(self, trouble: Trouble) -> None:
        """Add a failure."""
        self._coming.append(trouble)

    def next(self, route: str, channel: int | None = None) -> Trouble | None:
        """Return the trouble that affects a request of this route about this channel."""
        if self.away is not None and self.away(route):
            return Trouble(route, self.away_with)
        for trouble in self._coming:
            if trouble.route == route and trouble.channel in (None, channel):
                self.affected += 1
                trouble.times -= 1
                if trouble.times <= 0:
                    self._coming.remove(trouble)
                return trouble
        return None

    def clear(self) -> None:
        """Remove all failures."""
        self._coming.clear()
        self.away, self.network = None, _no_delay


def _no_delay(_route: str) -> tuple[float, float]:
    return 0.0, 0.0
