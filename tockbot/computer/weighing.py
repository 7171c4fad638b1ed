"""What a play or a gift gave away: it and the best one, played out on the same deals with what its seat could know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from tockbot.computer.compiled import compiled_search
from tockbot.computer.hint import Advice, gift_advice, play_advice
from tockbot.computer.race import Trial
from tockbot.computer.search import SearchBudget, compare_gifts, compare_plays, search_gift, search_play
from tockbot.rules import Play
from tockbot.tables import Card, Observation, rank_of

T = TypeVar("T")

BUDGET: Final = SearchBudget(tried=8, playouts=1200, in_python=24)
"""The best is looked for with more play-outs than a player has who is waited for."""

DEALS: Final = SearchBudget(tried=2, playouts=400, in_python=10)
"""On so many deals what was done and the best are played out, others than those by which the best was found."""

MISTAKE: Final = 0.03
"""Who gives so much of the chance to win away has made a mistake."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """Something that was done, beside the best that could be done.

    Attributes:
        best: the best, and why; its chance is the one on the deals on which both were played out.
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
    rules, other_deals = observation.rules, seed ^ 1
    deals = DEALS.rounds(rules, compiled=compiled_search(rules) is not None)
    if isinstance(done, str):
        gifts = search_gift(observation, BUDGET, seed)
        best, rival = gifts[0].what, _rival(gifts)
        if rank_of(done) != rank_of(best):
            rival = done
        advice = gift_advice(observation, seat, gifts[0])
        chances = compare_gifts(observation, (best, rival), deals, other_deals) if rival else ()
        return _weighed(advice, chances, is_best=rank_of(done) == rank_of(best))
    plays = search_play(observation, BUDGET, seed)
    first, other = plays[0].what, _rival(plays) if done == plays[0].what else done
    advice = play_advice(observation, seat, plays[0])
    chances = compare_plays(observation, (first, other), deals, other_deals) if other else ()
    return _weighed(advice, chances, is_best=done == first)


def _rival(trials: Sequence[Trial[T]]) -> T | None:
    """What is best of all but the best, where that seems clearly better; None where it does not."""
    return trials[1].what if len(trials) > 1 and trials[0].chance - trials[1].chance >= MISTAKE else None


def _weighed(advice: Advice, chances: Sequence[float], *, is_best: bool) -> Weighed:
    """What comes of the chances with the best and with its rival, which was done if it was not the best."""
    if not chances:
        return Weighed(advice, advice.chance, advice.chance)
    first, second = chances[0], min(chances)
    advice = replace(advice, chance=first)
    return Weighed(advice, first, second) if is_best else Weighed(advice, second, first)
