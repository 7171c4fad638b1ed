"""Lets computer players think away from the event loop, for no longer than people like to wait.

A worker may be lost, or take too long: then a quick answer is given, and the log says so.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Final, TypeVar

from tockbot.computer import greedy, levels
from tockbot.computer.evaluation import Course, course_of
from tockbot.computer.hint import QUICK, Hint, give_hint
from tockbot.computer.weighing import Weighed, weigh
from tockbot.metrics import DECISIONS, FALLBACKS
from tockbot.rules import Pawns, Play, TableRules
from tockbot.tables import Card, Observation, Question
from tockbot.workers import asked, limited

logger = logging.getLogger(__name__)

T = TypeVar("T")

SOFT_LIMIT: Final = 1.5
"""Seconds, from the question on, after which a quicker answer is given."""

PATIENCE: Final = 30.0
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
        """Return the result of work that would hold up the bot, done by a worker, or by a thread if that is lost.

        Raises:
            Exception: whatever the work raises.
        """
        executor = self._started()
        try:
            async with asyncio.timeout(PATIENCE):
                return await asked(executor, work)
        except BrokenExecutor:
            logger.warning("a worker was lost; its work is done without one")
            if self._executor is executor:
                self.close()
        except TimeoutError:
            logger.warning("no worker answered within %s s; its work is done without one", PATIENCE)
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
    """What comes of a question that somebody still waits for, by the clock that all processes of a machine share.

    Raises:
        TimeoutError: nobody does.
    """
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
    return limited(lambda one: levels.choose_play(one.observation, one.level, one.seed), question)


def _hint(question: Question) -> Hint:
    return limited(lambda one: give_hint(one.observation, one.seed), question)


def _gift(question: Question) -> Card:
    return limited(lambda one: levels.choose_gift(one.observation, one.level, one.seed), question)
