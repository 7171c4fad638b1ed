"""Compares things that can be done by playing each of them out on the same deals, and drops what falls behind.

All are tried on the same cards, so luck with the cards cancels out. Heat by heat fewer go on; in between one is
dropped as soon as it is behind by far more than chance explains.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, Generic, NamedTuple, TypeVar

from tockbot.computer.sums import in_order
from tockbot.rules import Pawns

T = TypeVar("T")

FIRST_LOOK: Final = 8.0
"""As many play-outs the first look counts for: by itself it is often right."""


class Heat(NamedTuple):
    """A part of a race: how many are in it at most, how many are kept after it, and its part of the play-outs."""

    begin: int
    kept: int
    part: float


HEATS: Final = (Heat(8, 5, 0.385), Heat(5, 3, 0.24), Heat(3, 2, 0.18), Heat(2, 1, 0.195))
"""With more than eight in it the first heat has fewer deals."""

SURE: Final = 3.25
"""So many standard errors behind the first, a trial is dropped at once."""

LEAST_DEALS: Final = 6
"""After so many deals that is asked for the first time, and then after each :data:`MORE_DEALS`."""

MORE_DEALS: Final = 3

SPREAD: Final = 0.04
"""How far apart, in chances to win, two things come out on one deal: as if three deals had shown that already."""


@dataclass(slots=True)
class Trial(Generic[T]):
    """Something that can be done, and how it went where it was tried.

    Attributes:
        what: the play, or the rank to give.
        value: how it looks at once, in log-odds.
        first_look: the chance to win, 0 to 1, as it looks at once.
        chances: the chances to win at the ends of its play-outs, deal by deal.
        total: these added up.
        ends: the pawns at those ends.
    """

    what: T = field(repr=False)
    value: float
    first_look: float
    chances: list[float] = field(default_factory=list)
    total: float = 0.0
    ends: list[Pawns] = field(default_factory=list)

    @property
    def tries(self) -> int:
        """How often it was played out."""
        return len(self.chances)

    @property
    def chance(self) -> float:
        """The chance to win, 0 to 1, as the play-outs and the first look have it."""
        return (self.total + FIRST_LOOK * self.first_look) / (self.tries + FIRST_LOOK)

    def is_behind(self, leader: Trial[T]) -> bool:
        """Whether it is behind another that was tried on the same deals by far more than chance explains."""
        tries = self.tries
        gaps = [ahead - here for ahead, here in zip(leader.chances, self.chances, strict=True)]
        mean = in_order(gaps) / tries
        spread = in_order([(gap - mean) * (gap - mean) for gap in gaps])
        variance = (spread + 4 * (SPREAD * SPREAD)) / (tries + 3)
        return leader.chance - self.chance >= SURE * sqrt(variance * tries) / (tries + FIRST_LOOK)


@dataclass(frozen=True, slots=True)
class Race(Generic[T]):
    """How trials are compared.

    Attributes:
        deal: hands as they may lie.
        play_out: the pawns at the end of a round in which something was done with these hands.
        worth: the chance to win with them.
    """

    deal: Callable[[], list[str]]
    play_out: Callable[[T, list[str]], Pawns]
    worth: Callable[[Pawns], float]

    def means(self, things: Sequence[T], deals: int) -> list[float]:
        """The mean chance with each of these things after so many deals, on which all of them are played out."""
        totals = [0.0] * len(things)
        for _ in range(deals):
            hands = self.deal()
            for place, thing in enumerate(things):
                totals[place] += self.worth(self.play_out(thing, hands))
        return [total / deals for total in totals]

    def run(self, trials: list[Trial[T]], playouts: int) -> list[Trial[T]]:
        """The trials, the best first, after so many play-outs at most."""
        alive, dropped = list(trials), list[Trial[T]]()
        for heat in HEATS:
            if len(alive) <= heat.kept:
                continue
            for _ in range(max(1, int(playouts * heat.part / max(heat.begin, len(alive))))):
                hands = self.deal()
                for trial in alive:
                    self._try(trial, hands)
                alive, behind = _ranked(alive)
                dropped = [*behind, *dropped]
                if len(alive) == 1:
                    break
            alive, dropped = alive[: heat.kept], [*alive[heat.kept :], *dropped]
        return [*alive, *dropped]

    def _try(self, trial: Trial[T], hands: list[str]) -> None:
        end = self.play_out(trial.what, list(hands))
        trial.ends.append(end)
        trial.chances.append(self.worth(end))
        trial.total += trial.chances[-1]


def _ranked(alive: list[Trial[T]]) -> tuple[list[Trial[T]], list[Trial[T]]]:
    """The trials that stay and those that fall behind, the best first."""
    leader, *others = sorted(alive, key=lambda trial: trial.chance, reverse=True)
    if leader.tries < LEAST_DEALS or leader.tries % MORE_DEALS:
        return [leader, *others], []
    behind = [other for other in others if other.is_behind(leader)]
    return [leader, *(other for other in others if other not in behind)], behind
