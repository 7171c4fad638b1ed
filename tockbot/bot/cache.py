"""Caches results of asynchronous work.

Invariant: the work for a key runs at most once at a time, even if several callers wait for it. The cache keeps at most
the given number of results, the most recently used. Failed work is not cached.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from math import inf
from time import monotonic
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class BoundedCache(Generic[K, V]):
    """A bounded number of results by key."""

    def __init__(self, most: int, seconds: float = inf, now: Callable[[], float] = monotonic) -> None:
        """Keep at most ``most`` results, each for ``seconds`` after its work began."""
        self._most = most
        self._seconds = seconds
        self._now = now
        self._since: dict[K, float] = {}
        self._kept: dict[K, asyncio.Future[V]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def has(self, key: K) -> bool:
        """Return whether the result is available without waiting."""
        return key in self._kept and self._kept[key].done()

    async def get(self, key: K, work: Callable[[], Awaitable[V]]) -> V:
        """Return the cached result for a key, or do the work and cache its result."""
        known = self._kept.pop(key, None)
        if known is None or self._now() - self._since[key] > self._seconds:
            known = asyncio.ensure_future(work())
            known.add_done_callback(lambda done: self._forget_failed(key, done))
            self._since[key] = self._now()
        self._kept[key] = known
        if len(self._kept) > self._most:
            self.forget(next(iter(self._kept)))
        # The first caller may be cancelled before the work is done: the others still wait for it.
        return await asyncio.shield(known)

    def forget(self, key: K) -> None:
        """Forget the result for a key, including one of work in progress."""
        self._kept.pop(key, None)
        self._since.pop(key, None)

    @contextmanager
    def changing(self, key: K) -> Iterator[None]:
        """Forget the result for a key after a change within, even if that fails."""
        try:
            yield
        finally:
            self.forget(key)

    def _forget_failed(self, key: K, done: asyncio.Future[V]) -> None:
        if (done.cancelled() or done.exception() is not None) and self._kept.get(key) is done:
            self.forget(key)
