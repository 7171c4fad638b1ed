"""A hint: the best plays, or the best cards to give, each with its chance to win and with reasons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from tockbot.computer.evaluation import WIN
from tockbot.computer.race import Trial
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
from tockbot.computer.search import SearchBudget, search_gift, search_play
from tockbot.rules import MovePlay, Phase, Play, Seat, receiver, without
from tockbot.tables import Card, Observation, has_choice, rank_of, ranks_of

SHOWN: Final = 3
MOST_REASONS: Final = 3
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
    """What the viewer may do best, as far as its seat can know.

    Raises:
        ValueError: nothing is due from the viewer.
    """
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
    return Advice(trial.what, trial.chance, tuple(dict.fromkeys(reasons))[:MOST_REASONS])


def gift_advice(observation: Observation, seat: Seat, trial: Trial[Card]) -> Advice:
    """A gift that was tried as advice to a seat."""
    rules, pawns = observation.rules, observation.pawns
    rank = rank_of(trial.what)
    rest = without(ranks_of(observation.hand), rank)
    to = receiver(observation.position(), seat)
    reasons: list[Reason] = [*gift_reasons(rules, pawns, to, rank), *rest_reasons(rules, pawns, seat, rank, rest)]
    reasons += seen_in_playouts(rules, seat, pawns, trial.ends)
    return Advice(trial.what, trial.chance, tuple(reasons)[:MOST_REASONS])
