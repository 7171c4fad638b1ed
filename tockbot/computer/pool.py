"""Lets computer players think away from the event loop, and survives the loss of a worker."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import replace
from typing import TypeVar

from tockbot.computer.greedy import choose_gift, choose_play
from tockbot.rules.plays import Play
from tockbot.tables.cards import Card
from tockbot.tables.observation import Observation

logger = logging.getLogger(__name__)

T = TypeVar("T")


class PooledPlayer:
    """The greedy player in an executor's workers."""

    def __init__(self, make_executor: Callable[[], Executor]) -> None:
        """Think in an executor, made when first needed and again when it breaks."""
        self._make_executor = make_executor
        self._executor: Executor | None = None

    async def gift(self, observation: Observation) -> Card:
        """The card to give in the exchange."""
        return await self._think(choose_gift, observation)

    async def play(self, observation: Observation) -> Play:
        """The play to make."""
        return await self._think(choose_play, observation)

    def close(self) -> None:
        """Let the workers go."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
            self._executor = None

    async def _think(self, choose: Callable[[Observation], T], observation: Observation) -> T:
        # The greedy player has no use for the past, which grows with the game and would be copied to the worker.
        needed = replace(observation, happenings=())
        executor = self._executor = self._executor or self._make_executor()
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, choose, needed)
        except BrokenExecutor:
            logger.warning("a computer player's worker was lost; a new one is started")
            if self._executor is executor:
                self.close()
            return await asyncio.to_thread(choose, needed)
