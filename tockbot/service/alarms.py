"""When which table is to be looked at again: one sleeper for all of them, however many there are.

Theory of operation. The moments lie in a heap, the next one on top, and one timer sleeps until then. Setting another
moment for a table leaves the old one in the heap, where it means nothing any more; when most of the heap is such, it is
built anew. So a thousand tables cost a timer and a heap of a thousand pairs, and nobody polls. Where the clock is found
to have been put back all are rung for: their moments may be far away now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime
from heapq import heapify, heappop, heappush
from typing import Final

from tockbot.tables import TableId

LONGEST_SLEEP: Final = 150.0
"""In seconds. A clock that is set, or a machine that slept, is noticed by then."""

SPARE: Final = 64
"""So many moments that mean nothing any more may lie in the heap of however few tables."""


class Alarms:
    """One moment for each table that has something to wait for."""

    def __init__(self, ring: Callable[[TableId], None], now: Callable[[], datetime]) -> None:
        """Ring for a table when its moment has come by this clock, once."""
        self._ring = ring
        self._now = now
        self._heap: list[tuple[datetime, TableId]] = []
        self._moments: dict[TableId, datetime] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._held = False
        self._looked: datetime | None = None

    def __len__(self) -> int:
        """How many tables wait."""
        return len(self._moments)

    def set(self, table_id: TableId, at: datetime) -> None:
        """Ring for a table then, and not when it was said before."""
        if self._moments.get(table_id) == at:
            return
        self._moments[table_id] = at
        heappush(self._heap, (at, table_id))
        if len(self._heap) > 2 * len(self._moments) + SPARE:
            self._heap = [(moment, one) for one, moment in self._moments.items()]
            heapify(self._heap)
        if self._heap[0] == (at, table_id):
            self._sleep()

    def drop(self, table_id: TableId) -> None:
        """Ring for a table no more."""
        self._moments.pop(table_id, None)

    def hold(self) -> None:
        """Ring for nobody until all are rung for."""
        self._held = True
        self._stop()

    def ring_all(self) -> None:
        """Ring for every table that waits, now."""
        self._held = False
        waiting = list(self._moments)
        self.close()
        for table_id in waiting:
            self._ring(table_id)

    def close(self) -> None:
        """Ring no more for those who wait now."""
        self._stop()
        self._heap.clear()
        self._moments.clear()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _sleep(self) -> None:
        """Sleep until the next moment, in place of any sleep before."""
        self._stop()
        if self._heap and not self._held:
            self._looked = self._now()
            seconds = (self._heap[0][0] - self._looked).total_seconds()
            seconds = min(max(seconds, 0.0), LONGEST_SLEEP)
            self._timer = asyncio.get_running_loop().call_later(seconds, self._wake_up)

    def _wake_up(self) -> None:
        now = self._now()
        if self._looked is not None and now < self._looked:
            self.ring_all()
            return
        while self._heap and self._heap[0][0] <= now:
            at, table_id = heappop(self._heap)
            if self._moments.get(table_id) == at:
                del self._moments[table_id]
                self._ring(table_id)
        self._sleep()
