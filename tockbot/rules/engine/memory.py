"""How much the engine remembers.

Law: what is kept of all tables together is counted, and the older half of it forgotten when it is too much.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST_HELD: Final = 3 << 14
"""So many steps and parts of lone pawns are kept, with tables' other rows some 30 MB. Then all are forgotten."""

MOST_ARRANGEMENTS: Final = 1 << 15
"""So many arrangements of clusters are kept: some 15 MB."""


@dataclass(slots=True)
class Memory:
    """How many steps and parts are kept."""

    held: int = 0


MEMORY: Final = Memory()


class Remembered(Generic[K, V]):
    """Values by key, each with a weight; those that nobody asked for lately are forgotten."""

    def __init__(self, most: int) -> None:
        """Keep at most so much weight."""
        self._most = most
        self._lately: dict[K, tuple[V, int]] = {}
        self._before: dict[K, tuple[V, int]] = {}
        self._weight = 0

    def get(self, key: K) -> V | None:
        """What is remembered."""
        found = self._lately.get(key)
        if found is None:
            found = self._before.get(key)
            if found is None:
                return None
            self._keep(key, found)
        return found[0]

    def keep(self, key: K, value: V, weight: int) -> None:
        """Remember it."""
        self._keep(key, (value, weight))

    def _keep(self, key: K, weighed: tuple[V, int]) -> None:
        self._weight += weighed[1]
        if self._weight > self._most // 2:
            self._before, self._lately, self._weight = self._lately, {}, weighed[1]
        self._lately[key] = weighed
