"""``/tock puzzle``: a position a day with one play that is clearly best."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import date, datetime, timedelta
from typing import Final

import discord

from tockbot.bot.handlers import Command, does
from tockbot.bot.press import Cost, PressError
from tockbot.bot.refusals import Objection
from tockbot.bot.request import OwnGames, Request
from tockbot.bot.screen import Screen
from tockbot.bot.words import Speaker, speaker
from tockbot.features.puzzles.here import PuzzlesHere
from tockbot.features.puzzles.screens import (
    ShowPuzzle,
    ShowSolved,
    Solve,
    Standing,
    asked_of_day,
    posted_screen,
    solution_screen,
    solved_screen,
)
from tockbot.learning import Puzzle, puzzle_of, streak
from tockbot.service import utc_now
from tockbot.storage import StoredPuzzleAnswers
from tockbot.tables import NO_GUILD, GuildId, Refused, RegularPost

COUNTED: Final = timedelta(days=1)
"""So long after its day an answer still counts: the day begins at another hour everywhere."""


class Puzzling:
    """Sets the puzzle of the day, and takes answers."""

    def __init__(
        self,
        answers: StoredPuzzleAnswers,
        here: PuzzlesHere,
        own_games: OwnGames,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        """Remember the answers here, know how servers do, and ask nobody what stands on their own table."""
        self._answers = answers
        self._here = here
        self._own_games = own_games
        self._now = now

    @Command("puzzle", asked=Cost.BOARD, anywhere=True)
    async def puzzle(self, request: Request) -> None:
        """Solve the puzzle of the day."""
        await self._show(request, self._now().date())

    @does(ShowPuzzle)
    async def show(self, request: Request, press: ShowPuzzle) -> None:
        """Show the puzzle of a day.

        Raises:
            Refused: OWN_GAME.
            PressError: it is no puzzle that has been set yet.
        """
        await self._show(request, self._set(press.day))

    async def _show(self, request: Request, day: date) -> None:
        puzzle = puzzle_of(day)
        await self._own_games.check(request, puzzle.position.rules, puzzle.position.pawns)
        await request.show(await self._screen(request, day, puzzle))

    @does(Solve)
    async def solve(self, request: Request, press: Solve) -> None:
        """Do what is pressed in a puzzle; the first answer counts.

        Raises:
            Refused: OWN_GAME.
            PressError: it is no puzzle that has been set yet, or nothing like it is offered in it.
        """
        day, guild = self._set(press.day), request.guild
        puzzle, person = puzzle_of(day), request.person
        asked = asked_of_day(request.say, day, puzzle, person.name, here=guild is not None)
        screen = asked.pressed(request.say, press.press)
        if not isinstance(screen, Screen):
            await self._own_games.check(request, puzzle.position.rules, puzzle.position.pawns)
            solved = puzzle.best.is_made_by(screen)
            if day >= self._now().date() - COUNTED:
                where = NO_GUILD if guild is None else GuildId(guild.id)
                await self._answers.answer(day, person.id, where, solved=solved)
            screen = await self._screen(request, day, puzzle, solved=solved)
        await request.show(screen)

    async def _screen(self, request: Request, day: date, puzzle: Puzzle, *, solved: bool | None = None) -> Screen:
        """The question, or to who has answered it, or does so now, the solution."""
        say, person, guild = request.say, request.person, request.guild
        before = await self._answers.answered(day, person.id)
        solved = solved if before is None else before
        if solved is None:
            return asked_of_day(say, day, puzzle, person.name, here=guild is not None).screen(say)
        answers = None if guild is None else await self._answers.answers(day, GuildId(guild.id))
        here = None if guild is None else await self._here.of(guild, day)
        days = await self._answers.solved_days(person.id)
        standing = Standing(solved, answers, here, streak(days, day), request.may_show)
        return solution_screen(say, day, puzzle, person, standing)

    @does(ShowSolved)
    async def show_solved(self, request: Request, press: ShowSolved) -> None:
        """Show everybody that one has solved the puzzle of a day, in the language spoken there.

        Raises:
            Refused: EXTERNAL_APPS, because nobody else would see it; OWN_PERMISSIONS.
            PressError: who asks has not solved it.
        """
        day = self._set(press.day)
        if not await self._answers.answered(day, request.person.id):
            raise PressError
        if not request.may_show:
            raise Refused(Objection.EXTERNAL_APPS)
        request.check_may_write()
        days = await self._answers.solved_days(request.person.id)
        guild = request.guild
        say = request.say if guild is None else speaker(await request.viewers.language_at(guild))
        await request.show_everybody(solved_screen(say, day, puzzle_of(day), request.mention, streak(days, day)))

    def _set(self, text: str) -> date:
        """A day whose puzzle has been set.

        Raises:
            PressError: it has not, or there is no such day.
        """
        with suppress(ValueError):
            day = date.fromisoformat(text)
            if day <= self._now().date():
                return day
        raise PressError


class TellingPuzzles:
    """Sets puzzles."""

    def __init__(self, answers: StoredPuzzleAnswers, here: PuzzlesHere) -> None:
        """Tell how those before were answered, and how servers do."""
        self._answers = answers
        self._here = here

    async def tell(self, post: RegularPost, guild: discord.Guild, say: Speaker) -> Screen:
        """The puzzle of the day on which a post is due.

        Raises:
            StorageError: it could not be read.
        """
        day = post.due.date()
        yesterday = await self._answers.answers(day - timedelta(days=1), post.guild)
        return posted_screen(say, day, puzzle_of(day), yesterday, await self._here.of(guild, day))
