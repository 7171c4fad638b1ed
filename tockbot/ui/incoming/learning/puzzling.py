"""``/tock puzzle``: a position a day with one play that is clearly best."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from typing import Final, Protocol

from tockbot.learning import Answers, Puzzle, puzzle_of, streak
from tockbot.tables import GuildId, PersonId
from tockbot.ui.incoming.request import Request
from tockbot.ui.press import OtherShape, PressError, Study
from tockbot.ui.screen import Screen
from tockbot.ui.screens.learning.puzzle import Standing, pressed_screen, puzzle_screen, solution_screen

IN_PRIVATE: Final = GuildId(0)
"""Where answers in direct messages are counted: nowhere that is told."""


class PuzzleAnswers(Protocol):
    """Where it is kept who has answered which day's puzzle. Every method may raise."""

    async def answer(self, day: date, person: PersonId, guild: GuildId, *, solved: bool) -> None:
        """Remember a person's answer, unless there is one."""

    async def answered(self, day: date, person: PersonId) -> bool | None:
        """Whether a person has solved a day's puzzle; None if they have not answered it."""

    async def answers(self, day: date, guild: GuildId) -> Answers:
        """How many people of a server have answered it, and how many of them have solved it."""

    async def solved_days(self, person: PersonId) -> list[date]:
        """The last days whose puzzle a person has solved."""


class Puzzling:
    """Sets the puzzle of the day, and takes answers."""

    def __init__(self, answers: PuzzleAnswers) -> None:
        """Remember the answers here."""
        self._answers = answers

    async def puzzle(self, request: Request) -> None:
        """Solve the puzzle of the day."""
        day = request.interaction.created_at.date()
        await request.show(await self._screen(request, day, puzzle_of(day)))

    async def pressed(self, request: Request, study: Study) -> None:
        """Do what is pressed in a puzzle; the first answer counts.

        Raises:
            PressError: it is no puzzle that has been set yet, or nothing like it is offered in it.
        """
        day = _day(study.exercise)
        if day > request.interaction.created_at.date():
            raise PressError
        puzzle, person = puzzle_of(day), request.person
        if isinstance(study.press, OtherShape):
            await request.viewers.turn_over(person.id)
        screen = pressed_screen(request.say, day, puzzle, person.name, study.press)
        if not isinstance(screen, Screen):
            guild = request.interaction.guild_id
            solved = puzzle.best.is_made_by(screen)
            await self._answers.answer(day, person.id, GuildId(guild or IN_PRIVATE), solved=solved)
            screen = await self._screen(request, day, puzzle)
        await request.show(screen)

    async def _screen(self, request: Request, day: date, puzzle: Puzzle) -> Screen:
        """The question, or to who has answered it the solution."""
        say, person, guild = request.say, request.person, request.interaction.guild_id
        solved = await self._answers.answered(day, person.id)
        if solved is None:
            return puzzle_screen(say, day, puzzle, person.name)
        here = None if guild is None else await self._answers.answers(day, GuildId(guild))
        days = await self._answers.solved_days(person.id)
        return solution_screen(say, day, puzzle, person.name, Standing(solved, here, streak(days, day)))


def _day(text: str) -> date:
    with suppress(ValueError):
        return date.fromisoformat(text)
    raise PressError
