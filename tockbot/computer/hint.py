"""A hint: the best plays, or the best cards to give, each with its chance to win and with reasons.

What a play or a gift gave away: it and the best one, played out on the same deals with what its seat could know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from tockbot.computer.compiled import compiled_search
from tockbot.computer.evaluation import WIN
from tockbot.computer.knowledge import Trial
from tockbot.computer.reasons import (
    ComesHome,
    Enters,
    HitsOpponent,
    HitsOwnSide,
    OnlyOne,
    Reason,
    gift_reasons,
    play_reasons,
    rest_reasons,
    seen_in_playouts,
)
from tockbot.computer.search import SearchBudget, compare_gifts, compare_plays, search_gift, search_play
from tockbot.rules import MovePlay, Phase, Play, Seat, receiver, without
from tockbot.tables import Card, Observation, has_choice, rank_of, ranks_of

SHOWN: Final = 3
MAX_REASONS: Final = 3
TOLD_WITH_THE_PLAY: Final = (ComesHome, Enters, HitsOpponent, HitsOwnSide)
"""Reasons that a play's own line tells already: they come last."""

BUDGET: Final = SearchBudget(tried=8, playouts=400, in_python=100)
"""A hint is asked for less often than a play, and may think a little longer."""

QUICK: Final = SearchBudget(tried=4, playouts=8)
"""For when there is no time."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One thing to do.

    Attributes:
        what: the play, or the card to give.
        chance: the estimated chance to win, 0 to 1.
        reasons: why, the weightiest first.
    """

    what: Play | Card = field(repr=False)
    chance: float
    reasons: tuple[Reason, ...]


Hint = tuple[Advice, ...]
"""The best things to do, the best first."""


def give_hint(observation: Observation, seed: int, budget: SearchBudget = BUDGET) -> Hint:
    """What the viewer may do best, as far as its seat can know."""
    seat = observation.viewer
    if seat is None:
        raise ValueError("a spectator needs no hint")
    if observation.phase is Phase.EXCHANGE:
        gifts = search_gift(observation, budget, seed)
        return _in_order(gift_advice(observation, seat, trial) for trial in gifts[:SHOWN])
    plays = search_play(observation, budget, seed)
    # The search leaves out plays that others do as well, such as a joker's; they can be made all the same.
    only = not has_choice(observation.position(), ranks_of(observation.hand))
    return _in_order(play_advice(observation, seat, trial, only=only) for trial in plays[:SHOWN])


def _in_order(advice: Iterable[Advice]) -> Hint:
    """The best first, as the search has it, the others by their chance; tried less often, they may seem better."""
    best, *others = advice
    others = [replace(one, chance=min(one.chance, best.chance)) for one in others]
    return (best, *sorted(others, key=lambda one: one.chance, reverse=True))


def play_advice(observation: Observation, seat: Seat, trial: Trial[Play], *, only: bool = False) -> Advice:
    """A play that was tried as advice to a seat; ``only`` says that there is no other."""
    after = trial.what.pawns if isinstance(trial.what, MovePlay) else observation.pawns
    reasons: list[Reason] = list(play_reasons(observation.rules, observation.pawns, seat, trial.what))
    reasons += seen_in_playouts(observation.rules, seat, after, trial.ends)
    reasons.sort(key=lambda reason: isinstance(reason, TOLD_WITH_THE_PLAY))
    if only and trial.value < WIN:
        reasons.insert(0, OnlyOne())
    return Advice(trial.what, trial.chance, tuple(dict.fromkeys(reasons))[:MAX_REASONS])


def gift_advice(observation: Observation, seat: Seat, trial: Trial[Card]) -> Advice:
    """A gift that was tried as advice to a seat."""
    rules, pawns = observation.rules, observation.pawns
    rank = rank_of(trial.what)
    rest = without(ranks_of(observation.hand), rank)
    to = receiver(observation.position(), seat)
    reasons: list[Reason] = [*gift_reasons(rules, pawns, to, rank), *rest_reasons(rules, pawns, seat, rank, rest)]
    reasons += seen_in_playouts(rules, seat, pawns, trial.ends)
    return Advice(trial.what, trial.chance, tuple(reasons)[:MAX_REASONS])


T = TypeVar("T")

WEIGHING_BUDGET: Final = SearchBudget(tried=8, playouts=1200, in_python=24)
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
    """Weigh what the viewer did where this was all that it saw."""
    seat = observation.viewer
    if seat is None:
        raise ValueError("a spectator does nothing")
    rules, other_deals = observation.rules, seed ^ 1
    deals = DEALS.rounds(rules, compiled=compiled_search(rules) is not None)
    if isinstance(done, str):
        gifts = search_gift(observation, WEIGHING_BUDGET, seed)
        best, rival = gifts[0].what, _rival(gifts)
        if rank_of(done) != rank_of(best):
            rival = done
        advice = gift_advice(observation, seat, gifts[0])
        chances = compare_gifts(observation, (best, rival), deals, other_deals) if rival else ()
        return _weighed(advice, chances, is_best=rank_of(done) == rank_of(best))
    plays = search_play(observation, WEIGHING_BUDGET, seed)
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
