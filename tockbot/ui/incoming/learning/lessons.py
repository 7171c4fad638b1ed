"""``/tock learn``: lessons in one private message that edits itself."""

from __future__ import annotations

from typing import Final, assert_never

from tockbot.learning import COURSES, NO_NOTES, Course, Lesson, course_of
from tockbot.ui.incoming.learning.practising import Practising
from tockbot.ui.incoming.learning.puzzling import Puzzling
from tockbot.ui.incoming.request import Request
from tockbot.ui.press import (
    EnoughNotes,
    GotIt,
    Learn,
    LearnPress,
    OtherShape,
    PressError,
    ShowLesson,
    ShowPuzzle,
    Study,
)
from tockbot.ui.screen import Screen
from tockbot.ui.screens.help import help_screen
from tockbot.ui.screens.learning.lesson import lesson_screen, lessons_screen, next_lesson, pressed_screen

COURSE_NAMES: Final = {course.name: course for course in COURSES}


class Learning:
    """Teaches whoever asks."""

    def __init__(self, puzzling: Puzzling, practising: Practising) -> None:
        """Leave puzzles and practice to these."""
        self.puzzling = puzzling
        self.practising = practising

    async def learn(self, request: Request) -> None:
        """Learn the game in two minutes, or go on where you stopped."""
        learnt = (await request.viewers.preferences(request.person.id)).learnt
        lesson = next_lesson(learnt)
        if lesson is None:
            await request.show(lessons_screen(request.say, learnt))
        else:
            await request.show(lesson_screen(request.say, lesson, request.person.name))

    async def pressed(self, request: Request, press: LearnPress) -> None:
        """Do what is wanted of a lesson.

        Raises:
            PressError: there is no such lesson, or nothing like it is offered in it.
        """
        match press:
            case Learn():
                await self.learn(request)
            case ShowLesson(name):
                _, lesson = _course_of(name)
                await request.show(lesson_screen(request.say, lesson, request.person.name))
            case Study(exercise) if exercise[0].isdigit():
                # Puzzles are named by their day.
                await self.puzzling.pressed(request, press)
            case ShowPuzzle(day):
                await self.puzzling.show(request, day)
            case Study():
                await _study(request, press)
            case EnoughNotes():
                say = request.say
                await request.viewers.learn(request.person.id, (NO_NOTES,))
                await request.show(Screen(say("settings-notes", on=0)))
            case GotIt(what):
                await _got_it(request, what)
            case _:
                assert_never(press)


async def _study(request: Request, study: Study) -> None:
    _, lesson = _course_of(study.exercise)
    if isinstance(study.press, OtherShape):
        await request.viewers.turn_over(request.person.id)
    screen, is_done = pressed_screen(request.say, lesson, request.person.name, study.press)
    if is_done:
        await request.viewers.learn(request.person.id, (lesson.name,))
    await request.show(screen)


async def _got_it(request: Request, what: str) -> None:
    """Count a whole course as learnt."""
    if what not in COURSE_NAMES:
        raise PressError
    await request.viewers.learn(request.person.id, [lesson.name for lesson in COURSE_NAMES[what].lessons])
    say = request.say
    await request.show(help_screen(say, say("lesson-got-it")))


def _course_of(name: str) -> tuple[Course, Lesson]:
    try:
        return course_of(name)
    except KeyError as error:
        raise PressError from error
