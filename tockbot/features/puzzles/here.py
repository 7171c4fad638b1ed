"""How the people of a server do with the puzzles together: their streak, and who solved how many lately."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

import discord

from tockbot.bot.handlers import does
from tockbot.bot.lists import PAGE, page_of, turning
from tockbot.bot.people import Members
from tockbot.bot.request import Request
from tockbot.bot.screen import Screen
from tockbot.bot.words import Speaker, called, shown_name
from tockbot.features.puzzles.screens import Here, ShowHere, streak_lines
from tockbot.learning import Answers, streak_of
from tockbot.service import utc_now
from tockbot.storage import StoredPuzzleAnswers
from tockbot.tables import GuildId, Person

LATELY: Final = timedelta(days=30)
"""Of so many days it is told who solved how many."""


@dataclass(frozen=True, slots=True)
class Solver:
    """How somebody does with the puzzles in a server.

    Attributes:
        person: who.
        answers: how many they answered, and solved, lately.
        streak: on how many days in a row, up to today or yesterday, they solved them there.
    """

    person: Person
    answers: Answers
    streak: int


class PuzzlesHere:
    """Tells how the people of a server do with the puzzles: only of those who show it, and are there."""

    def __init__(self, answers: StoredPuzzleAnswers, members: Members, now: Callable[[], datetime] = utc_now) -> None:
        """Tell what stands in these answers."""
        self._answers = answers
        self._members = members
        self._now = now

    async def of(self, guild: discord.Guild, day: date) -> Here:
        """How a server does, up to a day.

        Raises:
            StorageError: it could not be read.
        """
        at = GuildId(guild.id)
        streak = streak_of((one for one in await self._answers.days_here(at) if one <= day), day)
        first = await self._answers.first_here(day, at) if streak.is_carried_on else None
        if first is not None:
            is_in = await self._members.is_in(guild, first)
            first = (await self._members.named(guild, (first,)))[first.id] if is_in else None
        return Here(streak, first)

    @does(ShowHere)
    async def show(self, request: Request, press: ShowHere) -> None:
        """Show how this server does, and a page of its people.

        Raises:
            Refused: NEEDS_SERVER, NOT_IN_SERVER.
        """
        guild, today = request.server(), self._now().date()
        people = await self._answers.people_here(GuildId(guild.id), today - LATELY)
        all_listed = (((person,), answers) for person, answers in people)
        listed = await self._members.first_there(guild, all_listed, (press.page + 1) * PAGE + 1)
        page, has_more = page_of(listed, press.page)
        solvers = [
            Solver(person, answers, await self._streak(person, GuildId(guild.id), today)) for (person,), answers in page
        ]
        here = await self.of(guild, today)
        await request.show(here_screen(request.say, here, press.page, solvers, has_more=has_more))

    async def _streak(self, person: Person, guild: GuildId, today: date) -> int:
        return streak_of(await self._answers.solved_days(person.id, guild), today).days


def here_screen(say: Speaker, here: Here, page: int, solvers: Sequence[Solver], *, has_more: bool) -> Screen:
    """How a server does with the puzzles, and a page of its people; ``has_more`` says whether another follows."""
    lines = [say("puzzle-here-header"), *streak_lines(say, here), say("puzzle-here-lately", days=LATELY.days)]
    for place, one in enumerate(solvers, page * PAGE + 1):
        name = shown_name(called(say, one.person))
        solved, answered = one.answers.solved, one.answers.answered
        told = say("puzzle-here-solver", solved=solved, answered=answered, days=one.streak)
        lines.append(say("standings-line", place=place, names=name, told=told))
    if not solvers:
        lines.append(say("standings-none"))
    return Screen("\n".join(lines), turning(say, ShowHere, page, has_more=has_more))
