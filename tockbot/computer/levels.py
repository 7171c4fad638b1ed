"""Lets computer players think away from the event loop, for no longer than people like to wait.

A worker may be lost, or take too long: then a quick answer is given, and the log says so.

How well a computer player plays, level by level, and what it plays: the one door to the thinking.

*Easy* looks at the board as it then stands; *normal* looks ahead a little; *hard* as far as it is worth. The first two
take any play that seems nearly as good as the best, and never one that hits their own side if they can help it.
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
from tockbot.computer.hint import QUICK, Hint, Weighed, give_hint, weigh
from tockbot.computer.knowledge import Chance, Trial
from tockbot.computer.search import Playouts, SearchBudget, ranked_plays, search_gift, search_play
from tockbot.metrics import DECISIONS, FALLBACKS
from tockbot.rules import MovePlay, Pawns, Phase, Play, TableRules, receiver
from tockbot.tables import Card, Level, Observation, Question, rank_of, ranks_of
from tockbot.workers import asked, limited


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level is.

    Attributes:
        play: how far it looks ahead before it plays; None does not.
        gift: how far before it gives a card.
        carelessness: by how much of the chance to win a play may seem worse and still be made.
    """

    play: SearchBudget | None
    gift: SearchBudget | None
    carelessness: float


SKILLS: Final[Mapping[Level, Skill]] = MappingProxyType(
    {
        Level.EASY: Skill(play=None, gift=None, carelessness=0.005),
        Level.NORMAL: Skill(SearchBudget(tried=6, playouts=60), SearchBudget(tried=4, playouts=40), carelessness=0.003),
        Level.HARD: Skill(
            SearchBudget(tried=8, playouts=370, fewer=230, in_python=90),
            SearchBudget(tried=4, playouts=290, fewer=180, in_python=70),
            carelessness=0.0,
        ),
    }
)
"""Every level, declared."""


def choose_play(observation: Observation, level: Level, seed: int, skills: Mapping[Level, Skill] = SKILLS) -> Play:
    """The play to make."""
    skill = skills[level]
    trials = ranked_plays(observation) if skill.play is None else search_play(observation, skill.play, seed)
    if skill.carelessness and trials[0].value < WIN:
        return _careless(observation, trials, skill.carelessness, Chance(seed))
    return trials[0].what


def _careless(observation: Observation, trials: Sequence[Trial[Play]], slack: float, chance: Chance) -> Play:
    """Any play that seems nearly as good as the best, but none that hits its own side if another does not."""
    kind = [trial for trial in trials if not _hits_own_side(observation, trial.what)] or list(trials)
    best = max(trial.chance for trial in kind)
    return chance.choice([trial for trial in kind if trial.chance >= best - slack]).what


def _hits_own_side(observation: Observation, play: Play) -> bool:
    if not isinstance(play, MovePlay) or observation.viewer is None:
        return False
    side = observation.rules.side_of(observation.viewer)
    return any(hit.seat in side for move in play.moves for hit in move.hits)


def choose_gift(observation: Observation, level: Level, seed: int, skills: Mapping[Level, Skill] = SKILLS) -> Card:
    """The card to give."""
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
"""Seconds, from the question on, after which a quicker answer is given."""

TIMEOUT_SECONDS: Final = 30.0
"""Seconds for which a game that is over waits for a worker: one that was lost may leave a question unanswered."""


class PooledPlayer:
    """The computer players of every level, in an executor's workers."""

    def __init__(self, make_executor: Callable[[], Executor], soft_limit: float = SOFT_LIMIT) -> None:
        """Think in an executor, made when first needed and again when it breaks."""
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
        """The card to give in the exchange."""
        return await self._think(_gift, greedy.choose_gift, question)

    async def play(self, question: Question) -> Play:
        """The play to make."""
        return await self._think(_play, greedy.choose_play, question)

    async def hint(self, question: Question) -> Hint:
        """What may be done best, and why."""
        return await self._think(_hint, partial(give_hint, seed=question.seed, budget=QUICK), question)

    async def course(self, rules: TableRules, boards: Sequence[Pawns]) -> Course:
        """Each side's chance to win with each of these boards; it takes a worker a tenth of a second."""
        return await self.compute(partial(course_of, rules, tuple(boards)))

    async def weigh(self, question: Question, done: Play | Card) -> Weighed:
        """What was done in a game that is over, beside the best; a worker takes some hundredths of a second."""
        asking = needed(question)
        return await self.compute(partial(weigh, asking.observation, done, asking.seed))

    async def compute(self, work: Callable[[], T]) -> T:
        """Return the result of work that would hold up the bot, done by a worker, or by a thread if that is lost."""
        executor = self._started()
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                return await asked(executor, work)
        except BrokenExecutor:
            logger.warning("a worker was lost; its work is done without one")
            if self._executor is executor:
                self.close()
        except TimeoutError:
            logger.warning("no worker answered within %s s; its work is done without one", TIMEOUT_SECONDS)
        return await asyncio.to_thread(work)

    def close(self) -> None:
        """Let the workers go."""
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
            logger.warning("a computer player's worker was lost; a new one is started, and the quick player stands in")
            if self._executor is executor:
                self.close()
        except TimeoutError:
            FALLBACKS.labels("slow").inc()
            logger.warning("a computer player took over %s s; the quick player stands in", self._soft_limit)
        return await asyncio.to_thread(otherwise, question.observation)


def _in_time(think: Callable[[Question], T], until: float, question: Question) -> T:
    """What comes of a question that somebody still waits for, by the clock that all processes of a machine share."""
    if monotonic() > until:
        raise TimeoutError
    return think(question)


def _ready() -> None:
    """Nothing: by the time it is done, a worker has read the program."""


def needed(question: Question) -> Question:
    """The question without what happened in earlier rounds: it grows, and would be copied to the worker."""
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
