"""*Where did it turn?*: worked out by the computer players' workers, one game after another, and remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from tockbot.computer import Course, Hint
from tockbot.rules import Pawns, TableRules
from tockbot.tables import Level, PastGame, Question, Refused, TableId, UserId, question_for
from tockbot.ui.objections import Objection
from tockbot.ui.remembered import Remembered
from tockbot.ui.screens.finished.review import Review, turns_of


class Reviewer(Protocol):
    """Who says how a game went, and what could have been played."""

    async def course(self, rules: TableRules, boards: Sequence[Pawns]) -> Course:
        """Each side's chance to win with each of these boards."""

    async def hint(self, question: Question) -> Hint:
        """What may be done best, and why."""


class Reviews:
    """The reviews that were asked for."""

    def __init__(self, reviewer: Reviewer, most: int) -> None:
        """Have them made by this one, and remember so many."""
        self._reviewer = reviewer
        self._made: Remembered[TableId, Review] = Remembered(most)
        self._waiting: set[UserId] = set()
        self._working = asyncio.Lock()

    async def get(self, user: UserId, past: PastGame) -> Review:
        """The review of a game, for somebody.

        Raises:
            Refused: ONE_REVIEW_AT_A_TIME, because another one is being made for the same person.
        """
        if user in self._waiting:
            raise Refused(Objection.ONE_REVIEW_AT_A_TIME)
        self._waiting.add(user)
        try:
            return await self._made.get(past.id, lambda: self._make(past))
        finally:
            self._waiting.discard(user)

    async def _make(self, past: PastGame) -> Review:
        async with self._working:
            course = await self._reviewer.course(past.transcript.rules, past.boards)
            turns = turns_of(past, course)
            hints = [await self._hint(past, number) for number in turns]
            return Review(course, turns, tuple(hints))

    async def _hint(self, past: PastGame, number: int) -> Hint:
        """What the hard player would have done instead of the play that led to a moment."""
        play = past.play_at(number)
        if play is None:
            return ()
        game = past.see(number - 1, play.seat, {}, hands_open=False).game
        return await self._reviewer.hint(question_for(past.id, play.seat, game, Level.HARD))
