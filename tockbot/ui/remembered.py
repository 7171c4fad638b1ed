"""Results that are worked out once and remembered, so that asking again costs nothing.

Invariant: for one key there is at most one piece of work under way, whoever waits for it, and no more results are kept
than said; the ones asked for longest ago go first. Work that fails is not remembered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Remembered(Generic[K, V]):
    """Results by key, at most so many."""

    def __init__(self, most: int) -> None:
        """Keep so many results."""
        self._most = most
        self._kept: dict[K, asyncio.Future[V]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def has(self, key: K) -> bool:
        """Whether the result is there, without any waiting."""
        return key in self._kept and self._kept[key].done()

    async def get(self, key: K, work: Callable[[], Awaitable[V]]) -> V:
        """The result for a key: the one remembered, or else what the work gives, which is done once.

        Raises:
            Exception: what the work raises, for everybody who waits for it.
        """
        known = self._kept.pop(key, None)
        if known is None:
            known = asyncio.ensure_future(work())
            known.add_done_callback(lambda done: self._forget_failed(key, done))
        self._kept[key] = known
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
        # Whoever asked first may be gone before it is done: the others still wait for it.
        return await asyncio.shield(known)

    def _forget_failed(self, key: K, done: asyncio.Future[V]) -> None:
        if (done.cancelled() or done.exception() is not None) and self._kept.get(key) is done:
            del self._kept[key]
