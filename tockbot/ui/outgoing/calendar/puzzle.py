"""The puzzle of the day, for everybody in a channel to solve for themselves."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Protocol

import discord

from tockbot.learning import Answers, puzzle_of
from tockbot.tables import GuildId, RegularPost
from tockbot.ui.screen import Screen
from tockbot.ui.screens.learning.puzzle import posted_screen
from tockbot.ui.words.speaker import Speaker


class DaysAnswers(Protocol):
    """Who has answered which day's puzzle. Every method may raise."""

    async def answers(self, day: date, guild: GuildId) -> Answers:
        """How many people of a server have answered it, and how many of them have solved it."""


class TellingPuzzles:
    """Sets puzzles."""

    def __init__(self, answers: DaysAnswers) -> None:
        """Tell how those before were answered."""
        self._answers = answers

    async def tell(self, post: RegularPost, guild: discord.Guild, say: Speaker) -> Screen:
        """The puzzle of the day on which a post is due.

        Raises:
            StorageError: it could not be read.
        """
        del guild
        day = post.due.date()
        yesterday = await self._answers.answers(day - timedelta(days=1), post.guild)
        return posted_screen(say, day, puzzle_of(day), yesterday)
