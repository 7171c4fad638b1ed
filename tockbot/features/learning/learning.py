"""``/tock learn``: lessons in one private message that edits itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from tockbot.bot.handlers import Command, does
from tockbot.bot.press import Cost, PressError
from tockbot.bot.request import Request
from tockbot.bot.screen import Button, Screen
from tockbot.bot.shared_presses import Learn
from tockbot.bot.words import Speaker
from tockbot.features.learning.lesson import (
    GotIt,
    ShowLesson,
    ShowLessons,
    ShowSolution,
    Study,
    lesson_screen,
    lessons_screen,
    next_lesson,
    practice_button,
    pressed_screen,
    solution_screen,
)
from tockbot.learning import COURSES, Course, Lesson, course_of

COURSE_NAMES: Final = {course.name: course for course in COURSES}


class Learning:
    """Teaches whoever asks."""

    def __init__(self, what_next: Callable[[Speaker, str], Screen]) -> None:
        """Show this to whoever knows it all, below a line that says so."""
        self._what_next = what_next

    @Command("learn", asked=Cost.BOARD, anywhere=True)
    async def learn(self, request: Request) -> None:
        """Learn the game in two minutes, or go on where you stopped."""
        learnt = (await request.viewers.preferences(request.person.id)).learnt
        lesson = next_lesson(learnt)
        if lesson is None:
            await request.show(lessons_screen(request.say, learnt))
        else:
            await request.show(lesson_screen(request.say, lesson, request.person.name))

    @does(Learn)
    async def learn_on(self, request: Request, _: Learn) -> None:
        """Show the next lesson, or all of them."""
        await self.learn(request)

    @does(ShowLesson)
    async def show_lesson(self, request: Request, press: ShowLesson) -> None:
        """Show a lesson.

        Raises:
            PressError: there is no such lesson.
        """
        _, lesson = _course_of(press.lesson)
        await request.show(lesson_screen(request.say, lesson, request.person.name))

    @does(Study)
    async def study(self, request: Request, press: Study) -> None:
        """Do what is pressed in a lesson.

        Raises:
            PressError: there is no such lesson, or nothing like it is offered in it.
        """
        _, lesson = _course_of(press.exercise)
        screen, is_done = pressed_screen(request.say, lesson, request.person.name, press)
        if is_done:
            await request.viewers.learn(request.person.id, lesson.name)
        await request.show(screen)

    @does(ShowSolution)
    async def show_solution(self, request: Request, press: ShowSolution) -> None:
        """Show what is to be done in a lesson, which is not learnt by that.

        Raises:
            PressError: there is no such lesson.
        """
        _, lesson = _course_of(press.lesson)
        await request.show(solution_screen(request.say, lesson, request.person.name))

    @does(ShowLessons)
    async def show_lessons(self, request: Request, _: ShowLessons) -> None:
        """Show all lessons to choose from."""
        learnt = (await request.viewers.preferences(request.person.id)).learnt
        await request.show(lessons_screen(request.say, learnt))

    @does(GotIt)
    async def got_it(self, request: Request, press: GotIt) -> None:
        """Count a whole course as learnt.

        Raises:
            PressError: there is no such course.
        """
        if press.what not in COURSE_NAMES:
            raise PressError
        await request.viewers.learn(request.person.id, *(lesson.name for lesson in COURSE_NAMES[press.what].lessons))
        say = request.say
        screen = self._what_next(say, say("lesson-got-it"))
        onward = (practice_button(say), Button(say("button-all-lessons"), ShowLessons()))
        await request.show(replace(screen, rows=(onward, *screen.rows)))


def _course_of(name: str) -> tuple[Course, Lesson]:
    try:
        return course_of(name)
    except KeyError as error:
        raise PressError from error
