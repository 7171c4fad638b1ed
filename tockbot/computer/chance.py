"""The chance that a search draws from: one small generator, the same in every engine (docs/computer-players.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

ALL: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


class Chance:
    """SplitMix64: what it gives follows from its seed, of which the lowest 64 bits count."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        """Begin with a seed."""
        self._state = seed & ALL

    def below(self, end: int) -> int:
        """A whole number from 0 to before this one."""
        self._state = mixed = (self._state + GOLDEN) & ALL
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & ALL
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & ALL
        return ((mixed ^ mixed >> 31) >> 32) * end >> 32

    def choice(self, some: Sequence[T]) -> T:
        """One of these.

        Raises:
            IndexError: there is none.
        """
        return some[self.below(len(some))]

    def sample(self, some: Sequence[T], count: int) -> list[T]:
        """So many of these, in any order: each in turn changes places with one from there on.

        Raises:
            IndexError: there are fewer.
        """
        drawn = list(some)
        for place in range(count):
            other = place + self.below(len(drawn) - place)
            drawn[place], drawn[other] = drawn[other], drawn[place]
        return drawn[:count]
