"""Remembers results of asynchronous work, so that asking again costs nothing.

Invariant: at most one piece of work per key is under way, however many wait for it, and the cache keeps at most the
given number of results, the most recently used. Failed work is not remembered.
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
    """Results by key, at most so many."""

    def __init__(self, most: int, seconds: float = inf, now: Callable[[], float] = monotonic) -> None:
        """Keep so many results, each for so long after it was asked for first."""
        self._most = most
        self._seconds = seconds
        self._now = now
        self._since: dict[K, float] = {}
        self._kept: dict[K, asyncio.Future[V]] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def has(self, key: K) -> bool:
        """Whether the result is there, without any waiting."""
        return key in self._kept and self._kept[key].done()

    async def get(self, key: K, work: Callable[[], Awaitable[V]]) -> V:
        """The result for a key: the one remembered, or else what the work gives, which is done once."""
        known = self._kept.pop(key, None)
        if known is None or self._now() - self._since[key] > self._seconds:
            known = asyncio.ensure_future(work())
            known.add_done_callback(lambda done: self._forget_failed(key, done))
            self._since[key] = self._now()
        self._kept[key] = known
        if len(self._kept) > self._most:
            self.forget(next(iter(self._kept)))
        # Whoever asked first may be gone before it is done: the others still wait for it.
        return await asyncio.shield(known)

    def forget(self, key: K) -> None:
        """Remember no result for a key, nor what is being worked out."""
        self._kept.pop(key, None)
        self._since.pop(key, None)

    @contextmanager
    def changing(self, key: K) -> Iterator[None]:
        """Remember nothing of what is changed meanwhile, however that ends."""
        try:
            yield
        finally:
            self.forget(key)

    def _forget_failed(self, key: K, done: asyncio.Future[V]) -> None:
        if (done.cancelled() or done.exception() is not None) and self._kept.get(key) is done:
            self.forget(key)
