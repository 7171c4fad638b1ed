"""The requests that Discord counts: fifty a second for one bot, whatever it does. Answers to presses are not counted.

Whoever wants to make one takes it from the budget first, and waits where it is used up: the most urgent go first, and
of those whoever waits longest. So calls come before boards, and boards at which somebody waits before others. Where
several processes are one bot, each has a share, that follows how much it asks for.

Every request is seen where it is made (:func:`counting`). One that nobody has taken before, of Discord's library or for
somebody who waits for an answer, has no turn to wait for and is counted all the same: who takes the next waits longer.
Whatever would leave together leaves one by one, in the order in which it comes: many that were taken one by one had to
wait for their pictures. Where Discord refuses many, fewer are made (:mod:`tockbot.bot.refusals`).
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from types import SimpleNamespace
from typing import Final

import aiohttp

from tockbot.bot.press import note_request
from tockbot.bot.refusals import REFUSED, Refusals

BURST: Final = 0.1
"""So many seconds' worth of requests may be made at once, after a while without any."""

COUNTED: Final = re.compile(r"/api/v\d+/(?!interactions/|webhooks/)")
"""The paths of requests that Discord counts: all but those about an interaction."""


class Urgency(IntEnum):
    """Who goes first."""

    CALL = 0
    """Somebody is called, or waits for an answer."""
    AWAITED = 1
    """A board at which something is due from a person."""
    BOARD = 2
    """Another board."""
    TIDY = 3
    """What stood before is taken away."""


@dataclass(order=True, slots=True)
class _Waiting:
    urgency: Urgency
    number: int
    granted: asyncio.Future[None] = field(compare=False)


class RateBudget:
    """So many requests a second, for all tables together.

    Attributes:
        refusals: those that Discord refused lately.
    """

    def __init__(self, a_second: float, now: Callable[[], float] = time.monotonic) -> None:
        """Allow so many a second."""
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
        """How many may be made now."""
        return self._allowed * self.refusals.pace(self._allowed)

    @property
    def _most(self) -> float:
        return max(1.0, self._a_second * BURST)

    @property
    def allowed(self) -> float:
        """How many a second this process may make."""
        return self._allowed

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return len(self._waiting)

    def allow(self, a_second: float) -> None:
        """Allow so many a second from now on."""
        self._refill()
        self._allowed = a_second
        self._look_again()

    def wanted(self) -> int:
        """How many requests were asked for since this was asked last, those that still wait among them."""
        wanted, self._asked = self._asked, len(self._waiting)
        return wanted

    async def take(self, urgency: Urgency) -> bool:
        """Take one request, at once or as soon as it is one's turn; whether that was later."""
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
        """Give back one that was taken and not made."""
        self._left = min(self._most, self._left + 1)
        self._granted = max(0, self._granted - 1)
        self._look_again()

    def made(self) -> float:
        """Count a request that is made now, unless it was taken before; give the seconds until it may leave."""
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
        """See anew who may go, and when the next."""
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
    """Let every request that Discord counts be counted in a budget as soon as it is made, and leave when it may.

    Of all requests those are counted that are refused.
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
