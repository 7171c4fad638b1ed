"""Hints: the best plays, or the best cards to pass, each with its winning chance and reasons.

:func:`weigh` rates a play or a passed card of a finished game. It plays the choice and the best alternative out on the
same deals, with only what the seat could know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final, TypeVar

from tockbot.computer.compiled import compiled_search
from tockbot.computer.evaluation import WIN, family, read_weights
from tockbot.computer.knowledge import Trial
from tockbot.computer.reasons import (
    ComesHome,
    Enters,
    HitsOpponent,
    HitsOwnSide,
    LikelyHit,
    LikelyHome,
    OnlyOne,
    Reason,
    gift_reasons,
    play_reasons,
    rest_reasons,
    seen_in_playouts,
)
from tockbot.computer.search import SearchBudget, compare_gifts, compare_plays, search_gift, search_play
from tockbot.core import is_enabled
from tockbot.rules import MovePlay, Phase, Play, Seat, TableRules, receiver, without
from tockbot.tables import Card, Level, Observation, has_choice, rank_of, ranks_of

SHOWN: Final = 3
MAX_REASONS: Final = 3
SHOWN_BY_PLAY: Final = (ComesHome, Enters, HitsOpponent, HitsOwnSide)
"""Reasons that the text of a play already shows; they come last."""

BUDGET: Final = SearchBudget(tried=8, playouts=400, in_python=100)
"""A hint is rarer than a play, so it may think a little longer."""

QUICK: Final = SearchBudget(tried=4, playouts=8)
"""The budget if there is no time."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A recommended play, or card to pass.

    Attributes:
        what: the play, or the card to pass.
        chance: estimated winning chance, 0 to 1.
        reasons: reasons, the most important first.
    """

    what: Play | Card = field(repr=False)
    chance: float
    reasons: tuple[Reason, ...]


Hint = tuple[Advice, ...]
"""The best recommendations, the best first."""


def give_hint(observation: Observation, seed: int, budget: SearchBudget = BUDGET) -> Hint:
    """Return the best that the viewer can do, judged by what its seat can know."""
    seat = observation.viewer
    if seat is None:
        raise ValueError("a spectator needs no hint")
    if observation.phase is Phase.EXCHANGE:
        gifts = search_gift(observation, budget, seed)
        return _agreed(gift_advice(observation, seat, trial) for trial in gifts[:SHOWN])
    plays = search_play(observation, budget, seed)
    # The search leaves out plays whose effect another play has too, such as a joker's. They are legal all the same.
    only = not has_choice(observation.position(), ranks_of(observation.hand))
    return _agreed(play_advice(observation, seat, trial, only=only) for trial in plays[:SHOWN])


def _in_order(advice: Iterable[Advice]) -> Hint:
    """Return the best first, as the search found it, then the others by their chance.

    The others may seem better because they were tried less often, so their chance is capped at the best one's.
    """
    best, *others = advice
    others = [replace(one, chance=min(one.chance, best.chance)) for one in others]
    return (best, *sorted(others, key=lambda one: one.chance, reverse=True))


def _agreed(advice: Iterable[Advice]) -> Hint:
    """Return advice in order, without shares of play-outs in which the best choice is not the best.

    They would contradict the order: the winning chance weighs more than one round.
    """
    hint = _in_order(advice)
    contrary = tuple(
        kind
        for kind, sign in ((LikelyHome, 1), (LikelyHit, -1))
        if sign * _share(hint[0], kind) < max(sign * _share(one, kind) for one in hint)
    )
    return tuple(
        replace(one, reasons=tuple(reason for reason in one.reasons if not isinstance(reason, contrary)))
        for one in hint
    )


def _share(advice: Advice, kind: type[LikelyHome | LikelyHit]) -> float:
    """Return the share of play-outs of this kind, or 0 if it is not worth saying."""
    return next((reason.share for reason in advice.reasons if isinstance(reason, kind)), 0.0)


def play_advice(observation: Observation, seat: Seat, trial: Trial[Play], *, only: bool = False) -> Advice:
    """Return a tried play as advice to a seat; ``only`` means that there is no other play."""
    after = trial.what.pawns if isinstance(trial.what, MovePlay) else observation.pawns
    reasons: list[Reason] = list(play_reasons(observation.rules, observation.pawns, seat, trial.what))
    reasons += seen_in_playouts(observation.rules, seat, after, trial.ends)
    reasons.sort(key=lambda reason: isinstance(reason, SHOWN_BY_PLAY))
    if only and trial.value < WIN:
        reasons.insert(0, OnlyOne())
    return Advice(trial.what, trial.chance, tuple(dict.fromkeys(reasons))[:MAX_REASONS])


def gift_advice(observation: Observation, seat: Seat, trial: Trial[Card]) -> Advice:
    """Return a tried card as advice to a seat."""
    rules, pawns = observation.rules, observation.pawns
    rank = rank_of(trial.what)
    rest = without(ranks_of(observation.hand), rank)
    to = receiver(observation.position(), seat)
    reasons: list[Reason] = [*gift_reasons(rules, pawns, to, rank), *rest_reasons(rules, pawns, seat, rank, rest)]
    reasons += seen_in_playouts(rules, seat, pawns, trial.ends)
    return Advice(trial.what, trial.chance, tuple(reasons)[:MAX_REASONS])


T = TypeVar("T")

WEIGHING_BUDGET: Final = SearchBudget(tried=8, playouts=1200, in_python=24)
"""More play-outs than for a turn, because no table waits for the result."""

DEALS: Final = SearchBudget(tried=2, playouts=400, in_python=10)
"""Number of deals on which the choice and the best are compared; these are not the deals that found the best."""

MISTAKE: Final = 0.03
"""Loss of winning chance that counts as a mistake."""


@dataclass(frozen=True, slots=True)
class ComparedChoice:
    """A play or passed card, compared with the best choice.

    Attributes:
        best: the best choice with its reasons; its chance is that on the deals used for the comparison.
        chance: winning chance after what was done, 0 to 1.
        next_best: winning chance after the best of the other choices.
    """

    best: Advice
    chance: float
    next_best: float

    @property
    def loss(self) -> float:
        """The winning chance lost against the best choice."""
        return max(0.0, self.best.chance - self.chance)

    @property
    def found(self) -> float:
        """The lead over all other choices, if this was the best one; otherwise 0."""
        return 0.0 if self.loss else self.best.chance - self.next_best


def judge_of(rules: TableRules) -> dict[str, str]:
    """Return what weighs the choices at a table, as stored with reviews: results of different judges don't compare."""
    weights = read_weights(family(rules))
    digest = sha256(repr((weights.mover, weights.leaf)).encode()).hexdigest()
    return {"level": Level.HARD.value, "engine": "core" if is_enabled() else "python", "weights": digest[:12]}


def weigh(observation: Observation, done: Play | Card, seed: int) -> ComparedChoice:
    """Weigh what the viewer did, given what it saw."""
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
    """Return the second best choice if it is clearly worse than the best, otherwise None."""
    return trials[1].what if len(trials) > 1 and trials[0].chance - trials[1].chance >= MISTAKE else None


def _weighed(advice: Advice, chances: Sequence[float], *, is_best: bool) -> ComparedChoice:
    """Return the result, given the chances of the best choice and of its rival."""
    if not chances:
        return ComparedChoice(advice, advice.chance, advice.chance)
    first, second = chances[0], min(chances)
    advice = replace(advice, chance=first)
    return ComparedChoice(advice, first, second) if is_best else ComparedChoice(advice, second, first)
