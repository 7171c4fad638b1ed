"""Discord's rate limits, and its answer to a request beyond them.

Documented is that one bot may make fifty a second, that those about interactions do not count, and that all other
limits are read in its answers. The sizes in :data:`BUCKETS` are assumed. Those of tokens others have measured (5 in 2
seconds a token; 30 in a minute a channel for what is sent by tokens, also to one person:
github.com/discord/discord-api-docs, issues 2701 and 3763); that one token has one bucket for all is taken to be on
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
"""The requests that a bot may make in a second, those about interactions not counted."""


@dataclass(frozen=True, slots=True)
class Bucket:
    """The rate limit of some routes, in one channel or with one token.

    Attributes:
        name: what Discord calls it; routes that name the same share it.
        requests: so many.
        seconds: in so much time.
        of: what has such a bucket each: a ``channel``, or a ``token``.
        is_told: whether answers say what is left, and not only that there were too many.
    """

    name: str
    requests: int
    seconds: float
    of: str = "channel"
    is_told: bool = True


A_TOKEN: Final = Bucket("token", 5, 2.0, "token")
A_CHANNEL: Final = Bucket("follow", 30, 60.0)
"""For all that is sent in it by tokens."""

Buckets = Mapping[str, tuple[Bucket, ...]]
"""By route, those that it has to do with."""

BUCKETS: Final[Buckets] = {
    "POST /channels/{channel}/messages": (Bucket("send", 5, 5.0),),
    "PATCH /channels/{channel}/messages/{message}": (Bucket("edit", 5, 5.0),),
    "DELETE /channels/{channel}/messages/{message}": (Bucket("delete", 5, 1.0),),
    "POST /users/@me/channels": (Bucket("dm", 10, 10.0),),
    "POST /webhooks/{application}/{token}": (A_TOKEN, A_CHANNEL),
    "PATCH /webhooks/{application}/{token}/messages/{message}": (A_TOKEN,),
    "DELETE /webhooks/{application}/{token}/messages/{message}": (A_TOKEN,),
}
"""Of sizes that a bot has to reckon with; Discord promises no number, and a bot reads them in each answer."""


class Rates:
    """Counts requests, and says when there are too many.

    Attributes:
        a_second: how many there may be in a second; 0 for any number.
        buckets: how single routes are limited; none are where it is empty.
        refused: how many requests there were too many.
    """

    def __init__(
        self,
        a_second: int = A_SECOND,
        *,
        buckets: Buckets = BUCKETS,
        clock: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        """Limit like this."""
        self.a_second = a_second
        self.buckets = buckets
        self.refused = 0
        self._clock = clock
        self._wall = wall
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

    def in_buckets(self, route: str, majors: Mapping[str, str]) -> tuple[dict[str, str], float | None]:
        """Count a request of a route.

        Args:
            route: the method and the path.
            majors: the channel and the token that it is about, by these words, as far as it is about any.

        Returns:
            what the answer says of the bucket with the least left, and the seconds to wait if there were too many.
        """
        told = [self._in_bucket(bucket, majors.get(bucket.of, "")) for bucket in self.buckets.get(route, ())]
        told = [one for one in told if one[2].is_told or one[0] < 0]
        if not told:
            return {}, None
        left, wait, bucket = min(told, key=lambda one: (one[0], -one[1]))
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
        """Count a request; give how many are left, below 0 if there were too many, and until when in seconds."""
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
