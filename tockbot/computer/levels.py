"""The levels of computer players, and the worker processes that think for them.

*Easy* looks only at the board after a play. *Normal* looks ahead a little, *hard* as far as is worthwhile. Easy
and normal choose among plays that seem nearly as good as the best, and hit their own side only if they must.

Thinking happens away from the event loop, within the time that people like to wait. If a worker process is lost or
takes too long, the greedy player answers, and the log says so.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic
from types import MappingProxyType
from typing import Final, TypeVar

from tockbot.computer import greedy
from tockbot.computer.evaluation import WIN, Course, course_of, judges
from tockbot.computer.hint import QUICK, ComparedChoice, Hint, give_hint, weigh
from tockbot.computer.knowledge import Chance, Trial
from tockbot.computer.search import Playouts, SearchBudget, ranked_plays, search_gift, search_play
from tockbot.metrics import DECISIONS, FALLBACKS
from tockbot.rules import MovePlay, Pawns, Phase, Play, TableRules, receiver
from tockbot.tables import Card, Level, Observation, Question, rank_of, ranks_of
from tockbot.workers import asked, limited


@dataclass(frozen=True, slots=True)
class Skill:
    """The settings of a level.

    Attributes:
        play: search budget for a play; None does not look ahead.
        gift: search budget for passing a card; None does not look ahead.
        carelessness: how much lower a play's winning chance may seem for it to be chosen.
    """

    play: SearchBudget | None
    gift: SearchBudget | None
    carelessness: float


SKILLS: Final[Mapping[Level, Skill]] = MappingProxyType(
    {
        Level.EASY: Skill(play=None, gift=None, carelessness=0.005),
        Level.NORMAL: Skill(SearchBudget(tried=6, playouts=60), SearchBudget(tried=4, playouts=40), carelessness=0.009),
        Level.HARD: Skill(
            SearchBudget(tried=8, playouts=370, fewer=230, in_python=90),
            SearchBudget(tried=4, playouts=290, fewer=180, in_python=70),
            carelessness=0.0,
        ),
    }
)
"""The settings of every level."""


def choose_play(observation: Observation, level: Level, seed: int, skills: Mapping[Level, Skill] = SKILLS) -> Play:
    """Return the play to make."""
    skill = skills[level]
    trials = ranked_plays(observation) if skill.play is None else search_play(observation, skill.play, seed)
    if skill.carelessness and trials[0].value < WIN:
        return _careless(observation, trials, skill.carelessness, Chance(seed))
    return trials[0].what


def _careless(observation: Observation, trials: Sequence[Trial[Play]], slack: float, chance: Chance) -> Play:
    """Return any play that seems nearly as good as the best, but one that hits its own side only if all do."""
    kind = [trial for trial in trials if not _hits_own_side(observation, trial.what)] or list(trials)
    best = max(kind, key=lambda trial: (trial.tries, trial.chance))
    return chance.choice([trial for trial in kind if trial.gap_to(best) <= slack]).what


def _hits_own_side(observation: Observation, play: Play) -> bool:
    if not isinstance(play, MovePlay) or observation.viewer is None:
        return False
    side = observation.rules.side_of(observation.viewer)
    return any(hit.seat in side for move in play.moves for hit in move.hits)


def choose_gift(observation: Observation, level: Level, seed: int, skills: Mapping[Level, Skill] = SKILLS) -> Card:
    """Return the card to pass."""
    skill = skills[level]
    if skill.gift is not None:
        return search_gift(observation, skill.gift, seed)[0].what
    seat = observation.viewer
    if seat is None or not observation.hand or observation.phase is not Phase.EXCHANGE:
        raise ValueError("only a seat with cards gives one")
    rules, pawns = observation.rules, observation.pawns
    to = receiver(observation.position(), seat)
    rank = Playouts(rules, judges(rules).mover).gift(ranks_of(observation.hand), pawns, seat, to)
    return next(card for card in observation.hand if rank_of(card) == rank)


logger = logging.getLogger(__name__)

T = TypeVar("T")

SOFT_LIMIT: Final = 1.5
"""Seconds after a question until the greedy player answers instead."""

TIMEOUT_SECONDS: Final = 30.0
"""Timeout in seconds for work that no turn waits for: a lost worker may leave a question unanswered."""


class PooledPlayer:
    """The computer players of every level, run by an executor's workers."""

    def __init__(self, make_executor: Callable[[], Executor], soft_limit: float = SOFT_LIMIT) -> None:
        """Use an executor that is created on first use, and again if it breaks."""
        self._make_executor = make_executor
        self._executor: Executor | None = None
        self._soft_limit = soft_limit

    def warm_up(self) -> None:
        """Start a worker, so that the first question does not wait for it."""
        self._started().submit(_ready)

    def _started(self) -> Executor:
        self._executor = self._executor or self._make_executor()
        return self._executor

    async def gift(self, question: Question) -> Card:
        """Return the card to pass in the exchange."""
        return await self._think(_gift, greedy.choose_gift, question)

    async def play(self, question: Question) -> Play:
        """Return the play to make."""
        return await self._think(_play, greedy.choose_play, question)

    async def hint(self, question: Question) -> Hint:
        """Return the best choices, with reasons."""
        return await self._think(_hint, partial(give_hint, seed=question.seed, budget=QUICK), question)

    async def course(self, rules: TableRules, boards: Sequence[Pawns]) -> Course:
        """Return each side's winning chance on each of these boards; this takes a worker a tenth of a second."""
        return await self.compute(partial(course_of, rules, tuple(boards)))

    async def weigh(self, question: Question, done: Play | Card) -> ComparedChoice:
        """Compare what was done in a finished game with the best; this takes a worker some hundredths of a second."""
        asking = needed(question)
        return await self.compute(partial(weigh, asking.observation, done, asking.seed))

    async def compute(self, work: Callable[[], T]) -> T:
        """Return the result of work that would block the bot, done by a worker, or by a thread if no worker answers."""
        executor = self._started()
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                return await asked(executor, work)
        except BrokenExecutor:
            logger.warning("a worker was lost; doing its work in a thread")
            if self._executor is executor:
                self.close()
        except TimeoutError:
            logger.warning("no worker answered within %s s; doing the work in a thread", TIMEOUT_SECONDS)
        return await asyncio.to_thread(work)

    def close(self) -> None:
        """Shut the workers down."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    async def _think(
        self, think: Callable[[Question], T], otherwise: Callable[[Observation], T], question: Question
    ) -> T:
        executor = self._started()
        DECISIONS.labels(question.level.value).inc()
        in_time = partial(_in_time, think, monotonic() + self._soft_limit)
        try:
            async with asyncio.timeout(self._soft_limit):
                return await asked(executor, in_time, needed(question))
        except BrokenExecutor:
            FALLBACKS.labels("lost").inc()
            logger.warning("a computer player's worker was lost; starting a new one, and the quick player answers")
            if self._executor is executor:
                self.close()
        except TimeoutError:
            FALLBACKS.labels("slow").inc()
            logger.warning("a computer player took over %s s; the quick player answers", self._soft_limit)
        return await asyncio.to_thread(otherwise, question.observation)


def _in_time(think: Callable[[Question], T], until: float, question: Question) -> T:
    """Answer a question unless its time is over, by the clock that all processes of a machine share."""
    if monotonic() > until:
        raise TimeoutError
    return think(question)


def _ready() -> None:
    """Do nothing; a worker that has done it has loaded the program."""


def needed(question: Question) -> Question:
    """Return the question without the history of earlier rounds, which grows and would be copied to the worker."""
    seen = question.observation
    before = sum(one.round != seen.round for one in seen.history)
    drawn = tuple(replace(one, place=one.place - before) for one in seen.drawn if one.place >= before)
    return replace(question, observation=replace(seen, history=seen.history[before:], drawn=drawn))


def _play(question: Question) -> Play:
    return limited(lambda one: choose_play(one.observation, one.level, one.seed), question)


def _hint(question: Question) -> Hint:
    return limited(lambda one: give_hint(one.observation, one.seed), question)


def _gift(question: Question) -> Card:
    return limited(lambda one: choose_gift(one.observation, one.level, one.seed), question)
