"""How many requests Discord takes, and how it says that there were too many."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final

from loopback.faults import Json

A_SECOND: Final = 50
"""The requests that a bot may make in a second, those about interactions not counted."""


@dataclass(frozen=True, slots=True)
class Bucket:
    """How often a route may be asked in one channel, or with one token.

    Attributes:
        name: what Discord calls it.
        requests: so many.
        seconds: in so much time.
    """

    name: str
    requests: int
    seconds: float


BUCKETS: Final = {
    "POST /channels/{channel}/messages": Bucket("send", 5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": Bucket("edit", 5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": Bucket("delete", 5, 1.0),
    "POST /users/@me/channels": Bucket("dm", 10, 10.0),
    "POST /webhooks/{application}/{token}": Bucket("follow", 5, 2.0),
    "PATCH /webhooks/{application}/{token}/messages/{message}": Bucket("answer", 5, 2.0),
    "DELETE /webhooks/{application}/{token}/messages/{message}": Bucket("unanswer", 5, 2.0),
}
"""Of sizes that a bot has to reckon with; Discord promises no number, and a bot reads them in each answer."""


class Rates:
    """Counts requests, and says when there are too many.

    Attributes:
        a_second: how many there may be in a second; 0 for any number.
        with_buckets: whether single routes are limited too.
        refused: how many requests there were too many.
    """

    def __init__(
        self, a_second: int = A_SECOND, *, with_buckets: bool = True, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Limit like this."""
        self.a_second = a_second
        self.with_buckets = with_buckets
        self.refused = 0
        self._clock = clock
        self._last: deque[float] = deque()
        self._used: dict[tuple[str, str], tuple[float, int]] = {}

    def too_many(self, *, counted: bool) -> float | None:
        """Count a request; give the seconds to wait if there were too many of all kinds together."""
        if not counted or not self.a_second:
            return None
        now = self._clock()
        while self._last and self._last[0] <= now - 1:
            self._last.popleft()
        if len(self._last) >= self.a_second:
            self.refused += 1
            return self._last[0] + 1 - now
        self._last.append(now)
        return None

    def in_bucket(self, route: str, major: str) -> tuple[dict[str, str], float | None]:
        """Count a request of a route about one channel or token.

        Returns:
            what the answer says about it, and the seconds to wait if there were too many.
        """
        bucket = BUCKETS.get(route) if self.with_buckets else None
        if bucket is None:
            return {}, None
        now = self._clock()
        began, used = self._used.get((bucket.name, major), (now, 0))
        if now - began >= bucket.seconds:
            began, used = now, 0
        left = began + bucket.seconds - now
        used += 1
        self._used[bucket.name, major] = began, used
        headers = {
            "X-RateLimit-Bucket": bucket.name,
            "X-RateLimit-Limit": str(bucket.requests),
            "X-RateLimit-Remaining": str(max(0, bucket.requests - used)),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
        }
        if used <= bucket.requests:
            return headers, None
        self.refused += 1
        return headers, left


def refusal(wait: float, *, everywhere: bool) -> tuple[Json, dict[str, str]]:
    """What Discord says to one request too many: the payload, and the headers."""
    payload: Json = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": everywhere}
    headers = {"Retry-After": str(ceil(wait)), "X-RateLimit-Scope": "global" if everywhere else "user"}
    return payload, {**headers, "X-RateLimit-Global": "true"} if everywhere else headers
