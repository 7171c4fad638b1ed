"""Simulates Discord's rate limits, and its answers to requests beyond them.

Documented: a bot may make fifty requests a second, requests about interactions do not count, and a bot reads all other
limits from Discord's answers. The sizes in :data:`BUCKETS` are assumed. Others have measured the limits of tokens: 5
requests in 2 seconds for each token, and 30 messages a minute for each channel, including ephemeral ones
(github.com/discord/discord-api-docs, issues 2701 and 3763). Here, all requests of a token share one bucket, to be on
the safe side.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil
from typing import Final

from loopback.faults import Json

A_SECOND: Final = 50
"""Maximum requests per second of a bot, without those about interactions."""


@dataclass(frozen=True, slots=True)
class Bucket:
    """The rate limit of some routes, in one channel or with one token.

    Attributes:
        name: Discord's name for it; routes with the same name share it.
        requests: maximum number of requests.
        seconds: the time in which they count.
        of: ``channel`` or ``token``: each one has its own bucket.
        is_shown: whether every answer shows the remaining requests; otherwise only a refusal does.
    """

    name: str
    requests: int
    seconds: float
    of: str = "channel"
    is_shown: bool = True


A_TOKEN: Final = Bucket("token", 5, 2.0, "token")
A_CHANNEL: Final = Bucket("follow", 30, 60.0)
"""The limit of a channel on messages sent with tokens."""

Buckets = Mapping[str, tuple[Bucket, ...]]
"""The buckets of each route."""

BUCKETS: Final[Buckets] = {
    "POST /channels/{channel}/messages": (Bucket("send", 5, 5.0),),
    "PATCH /channels/{channel}/messages/{message}": (Bucket("edit", 5, 5.0),),
    "DELETE /channels/{channel}/messages/{message}": (Bucket("delete", 5, 1.0),),
    "POST /users/@me/channels": (Bucket("dm", 10, 10.0),),
    "POST /webhooks/{application}/{token}": (A_TOKEN, A_CHANNEL),
    "PATCH /webhooks/{application}/{token}/messages/{message}": (A_TOKEN,),
    "DELETE /webhooks/{application}/{token}/messages/{message}": (A_TOKEN,),
}
"""Plausible limits; Discord promises no numbers, and a bot reads them from each answer."""


class Rates:
    """Counts requests, and refuses those beyond the limits.

    Attributes:
        a_second: maximum number of counted requests per second; 0 for no limit.
        buckets: the limits of routes; empty for no limits.
        refused: number of refused requests.
    """

    def __init__(
        self,
        a_second: int = A_SECOND,
        *,
        buckets: Buckets = BUCKETS,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        """Use these limits."""
        self.a_second = a_second
        self.buckets = buckets
        self.refused = 0
        self._clock = clock
        self._wall = wall
        self._last: deque[float] = deque()
        self._used: dict[tuple[str, str], tuple[float, int]] = {}

    def too_many(self, *, counted: bool) -> float | None:
        """Count a request; return the seconds to wait if there were too many in this second."""
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

    def in_buckets(self, route: str, majors: Mapping[str, str]) -> tuple[dict[str, str], float | None]:
        """Count a request of a route.

        Args:
            route: the method and the path.
            majors: the ``channel`` and the ``token`` of the request, if it has them.

        Returns:
            the headers for the bucket with the fewest requests left, and the seconds to wait if there were too many.
        """
        used = [self._in_bucket(bucket, majors.get(bucket.of, "")) for bucket in self.buckets.get(route, ())]
        used = [one for one in used if one[2].is_shown or one[0] < 0]
        if not used:
            return {}, None
        left, wait, bucket = min(used, key=lambda one: (one[0], -one[1]))
        headers = {
            "X-RateLimit-Bucket": bucket.name,
            "X-RateLimit-Limit": str(bucket.requests),
            "X-RateLimit-Remaining": str(max(0, left)),
            "X-RateLimit-Reset": f"{self._wall() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
        }
        if left >= 0:
            return headers, None
        self.refused += 1
        return headers, wait

    def _in_bucket(self, bucket: Bucket, major: str) -> tuple[int, float, Bucket]:
        """Count a request; return how many are left (below 0 if too many), the seconds to a reset, and the bucket."""
        now = self._clock()
        began, used = self._used.get((bucket.name, major), (now, 0))
        if now - began >= bucket.seconds:
            began, used = now, 0
        self._used[bucket.name, major] = began, used + 1
        return bucket.requests - used - 1, began + bucket.seconds - now, bucket


def refusal(wait: float, *, everywhere: bool) -> tuple[Json, dict[str, str]]:
    """Return the payload and the headers of the answer to a request beyond the limit."""
    payload: Json = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": everywhere}
    headers = {"Retry-After": str(ceil(wait)), "X-RateLimit-Scope": "global" if everywhere else "user"}
    return payload, {**headers, "X-RateLimit-Global": "true"} if everywhere else headers
