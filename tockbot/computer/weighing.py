"""What a play or a gift gave away: it and the best one, played out on the same deals with what its seat could know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tockbot.computer.hint import Advice, gift_advice, play_advice
from tockbot.computer.race import Trial
from tockbot.computer.search import SearchBudget, search_gift, search_play
from tockbot.rules import Play
from tockbot.tables import Card, Observation, rank_of

BUDGET: Final = SearchBudget(tried=8, playouts=1200, in_python=300)
"""The best is looked for with more play-outs than a player has who is waited for."""

BETWEEN_TWO: Final = SearchBudget(tried=2, playouts=4000, in_python=1000)
"""What was done and the best are compared on four hundred deals."""


MISTAKE: Final = 0.03
"""Who gives so much of the chance to win away has made a mistake."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """Something that was done, beside the best that could be done.

    Attributes:
        best: the best, and why.
        chance: the chance to win with what was done, 0 to 1.
        next_best: the chance with the best of all that is not the best.
    """

    best: Advice
    chance: float
    next_best: float

    @property
    def given_away(self) -> float:
        """So much less of the chance to win it left than the best."""
        return max(0.0, self.best.chance - self.chance)

    @property
    def found(self) -> float:
        """By so much it was better than all else, where it was the best."""
        return 0.0 if self.given_away else self.best.chance - self.next_best


def weigh(observation: Observation, done: Play | Card, seed: int) -> Weighed:
    """Weigh what the viewer did where this was all that it saw.

    Raises:
        ValueError: nothing was due from the viewer, or this could not be done.
    """
    seat = observation.viewer
    if seat is None:
        raise ValueError("a spectator does nothing")
    if isinstance(done, str):
        gifts = search_gift(observation, BUDGET, seed)
        chance = next(trial.chance for trial in gifts if rank_of(trial.what) == rank_of(done))
        return Weighed(gift_advice(observation, seat, gifts[0]), min(chance, gifts[0].chance), _next_best(gifts))
    plays = search_play(observation, BUDGET, seed)
    best = plays[0]
    left = 0.0 if best.what == done else _left(observation, best.what, done, seed)
    return Weighed(play_advice(observation, seat, best), best.chance - left, _next_best(plays))


def _next_best(trials: Sequence[Trial[Any]]) -> float:
    return min(trials[0].chance, trials[1].chance) if len(trials) > 1 else trials[0].chance


def _left(observation: Observation, best: Play, done: Play, seed: int) -> float:
    """By how much the chance is better with one play than with another."""
    both = {trial.what: trial for trial in search_play(observation, BETWEEN_TWO, seed, (best, done))}
    if len(both) < len((best, done)):
        # One that wins at once is not played out, nor one that only spends a joker where another card does as well.
        both = {play: search_play(observation, BETWEEN_TWO, seed, (play,))[0] for play in (best, done)}
    return max(0.0, both[best].chance - both[done].chance)
