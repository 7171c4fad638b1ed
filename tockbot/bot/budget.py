"""The budget of requests that count towards Discord's rate limit: fifty a second for one bot. Answers do not count.

Code that makes such a request takes it from the budget first, and waits if the budget is used up. The most urgent go
first, and among equals the one that has waited longest. So pings come before boards, and boards with a person to move
before others. If several processes run one bot, each has a share that depends on its demand.

Every request is also observed when it is made (:func:`counting`). A request that was not taken from the budget, made by
Discord's library or to answer a person, does not wait for a turn but still counts: the next taker waits longer.
Requests that would leave together leave one by one, in order of arrival: many that were taken one by one may have
waited for their pictures.

Discord blocks every bot on a machine for a while after 10,000 refused requests in ten minutes. It counts the statuses
401, 403 and 429 of any request, except a 429 for a limit that several bots share. So the bot may be refused a few of
the requests that it can make in ten minutes. From the share :data:`FROM` it makes fewer requests, and hardly any at
:data:`UP_TO`. At forty requests a second these are 1,000 and 2,000 refusals. Processes that share the forty requests
share these numbers, too. Answers to presses are not delayed.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from types import SimpleNamespace
from typing import Final

import aiohttp

from tockbot.bot.press import note_request

logger = logging.getLogger(__name__)

BURST: Final = 0.1
"""Seconds' worth of requests that may be made at once, after a pause."""

COUNTED: Final = re.compile(r"/api/v\d+/(?!interactions/|webhooks/)")
"""Paths of the requests that count towards the rate limit: all except those about an interaction."""


REFUSED: Final = frozenset({401, 403, 429})
"""The statuses that Discord counts: not authenticated, not allowed, too many requests."""

SECONDS: Final = 600.0
"""Seconds for which Discord counts a refusal."""

FROM: Final = 1 / 24
"""Refused share of all possible requests from which the bot makes fewer."""

UP_TO: Final = 1 / 12
"""Refused share of all possible requests from which the bot makes hardly any."""

LEAST: Final = 1 / 100
"""Share of requests that is made in any case, to notice when the problem is over."""


class Refusals:
    """The requests that Discord refused lately."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Begin with none."""
        self._now = now
        self._at: deque[float] = deque()
        self._slow = False

    def add(self) -> None:
        """Count a request that was refused just now."""
        self._at.append(self._now())

    @property
    def lately(self) -> int:
        """Number of requests that were refused in the last ten minutes."""
        while self._at and self._at[0] <= self._now() - SECONDS:
            self._at.popleft()
        return len(self._at)

    def pace(self, a_second: float) -> float:
        """Return the share of the allowed requests a second that may be made now."""
        refused = self.lately / (a_second * SECONDS)
        if self._slow != (refused >= FROM / 2 if self._slow else refused > FROM):
            self._slow = not self._slow
            if self._slow:
                logger.warning(
                    "Discord refused %d requests in ten minutes (401, 403 or 429), so the bot makes fewer: Discord"
                    " blocks a bot that is refused 10,000 times",
                    self.lately,
                )
            else:
                logger.warning("Discord refused few requests lately, so the bot makes as many as before")
        return min(1.0, max(LEAST, (UP_TO - refused) / (UP_TO - FROM)))


class Urgency(IntEnum):
    """The order in which requests are granted."""

    CALL = 0
    """A ping, or something for which a person is waiting."""
    AWAITED = 1
    """A board at which a person must act."""
    BOARD = 2
    """Any other board."""
    TIDY = 3
    """Deleting replaced messages."""


@dataclass(order=True, slots=True)
class _Waiting:
    urgency: Urgency
    number: int
    granted: asyncio.Future[None] = field(compare=False)


class RateBudget:
    """A number of requests a second, for all tables together.

    Attributes:
        refusals: the requests that Discord refused lately.
    """

    def __init__(self, a_second: float, now: Callable[[], float] = time.monotonic) -> None:
        """Allow this many requests a second."""
        self.refusals = Refusals(now)
        self._allowed = a_second
        self._now = now
        self._left = self._most
        self._at = now()
        self._numbers = count()
        self._waiting: list[_Waiting] = []
        self._timer: asyncio.TimerHandle | None = None
        self._asked = 0
        self._granted = 0
        self._next_leaves = self._at

    @property
    def _a_second(self) -> float:
        """Number of requests a second that may be made now."""
        return self._allowed * self.refusals.pace(self._allowed)

    @property
    def _most(self) -> float:
        return max(1.0, self._a_second * BURST)

    @property
    def allowed(self) -> float:
        """Number of requests a second that this process may make."""
        return self._allowed

    @property
    def waiting(self) -> int:
        """Number of requests that wait for their turn."""
        return len(self._waiting)

    def allow(self, a_second: float) -> None:
        """Allow this many requests a second from now on."""
        self._refill()
        self._allowed = a_second
        self._look_again()

    def wanted(self) -> int:
        """Return the number of requests taken since the last call of this method, including those that still wait."""
        wanted, self._asked = self._asked, len(self._waiting)
        return wanted

    async def take(self, urgency: Urgency) -> bool:
        """Take one request, as soon as it is its turn; return whether it had to wait."""
        self._asked += 1
        self._refill()
        if self._left >= 1 and not self._waiting:
            self._grant_one()
            return False
        mine = _Waiting(urgency, next(self._numbers), asyncio.get_running_loop().create_future())
        heappush(self._waiting, mine)
        self._arm()
        try:
            await mine.granted
        except asyncio.CancelledError:
            if mine.granted.done() and not mine.granted.cancelled():
                self.give_back()
            raise
        return True

    def give_back(self) -> None:
        """Return a request that was taken but not made."""
        self._left = min(self._most, self._left + 1)
        self._granted = max(0, self._granted - 1)
        self._look_again()

    def made(self) -> float:
        """Count a request that is being made, unless it was taken before; return the seconds until it may leave."""
        if self._granted:
            self._granted -= 1
        else:
            self._asked += 1
            self._refill()
            self._left -= 1
            self._look_again()
        return self._wait_to_leave()

    def _wait_to_leave(self) -> float:
        now = self._now()
        earliest = now - (self._most - 1) / self._a_second
        leaves = max(self._next_leaves, earliest)
        self._next_leaves = leaves + 1 / self._a_second
        return max(0.0, leaves - now)

    def _grant_one(self) -> None:
        self._left -= 1
        self._granted += 1

    def _look_again(self) -> None:
        """Grant requests again, and set the timer for the next."""
        if self._timer is not None:
            self._timer.cancel()
            self._grant()

    def _refill(self) -> None:
        now = self._now()
        self._left = min(self._most, self._left + (now - self._at) * self._a_second)
        self._at = now

    def _arm(self) -> None:
        if self._waiting and self._timer is None:
            seconds = max(0.0, 1 - self._left) / self._a_second
            self._timer = asyncio.get_running_loop().call_later(seconds, self._grant)

    def _grant(self) -> None:
        self._timer = None
        self._refill()
        while self._waiting and self._left >= 1:
            first = heappop(self._waiting)
            if not first.granted.done():
                self._grant_one()
                first.granted.set_result(None)
        self._arm()


def counting(budget: RateBudget, trace: aiohttp.TraceConfig) -> None:
    """Count each request in a budget as soon as it is made, and delay it until it may leave; count refusals, too.

    Refusals of requests that do not count towards the rate limit are counted as well.
    """

    async def begun(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, begun: aiohttp.TraceRequestStartParams
    ) -> None:
        if COUNTED.match(begun.url.path):
            note_request()
            await asyncio.sleep(budget.made())

    async def answered(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
    ) -> None:
        of_several_bots = answered.response.headers.get("X-RateLimit-Scope") == "shared"
        if answered.response.status in REFUSED and not of_several_bots:
            budget.refusals.add()

    trace.on_request_start.append(begun)
    trace.on_request_end.append(answered)


class Fare:
    """A counted request for one message, taken from the budget when it is needed, or ahead of it."""

    def __init__(self, budget: RateBudget, urgency: Urgency) -> None:
        self._budget = budget
        self._urgency = urgency
        self._is_taken = False

    async def take(self) -> None:
        """Take the request ahead: under load it has to wait, and its message shows what changed meanwhile."""
        await self._budget.take(self._urgency)
        self._is_taken = True

    async def spend(self) -> None:
        """Use the request, which is taken now if it was not taken ahead."""
        if not self._is_taken:
            await self._budget.take(self._urgency)
        self._is_taken = False

    def give_back(self) -> None:
        """Return the request if it was not used."""
        if self._is_taken:
            self._is_taken = False
            self._budget.give_back()
