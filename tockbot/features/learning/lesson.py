"""A lesson on screen: what is to be done, what was wrong about a press, and what was learnt."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Final

from tockbot.bot.handlers import Errand, Run
from tockbot.bot.move_texts import Teller
from tockbot.bot.pictures import of_no_round, private_picture
from tockbot.bot.press import Cost, Press, press
from tockbot.bot.screen import Button, Menu, MenuOption, Row, Screen, Style
from tockbot.bot.words import Speaker, card_name, rank_name, shown_name
from tockbot.features.turn.exercise import cannot_be_played, chosen_by, shown_by, studied
from tockbot.features.turn.hand import hand_screen
from tockbot.features.turn.presses import BackToHand, BuildSeven, ShowCard, StudiedPress
from tockbot.learning import COURSES, Course, Lesson, course_of, gave, played, seen
from tockbot.rules import Play
from tockbot.tables import Card, Table, TableSeen, rank_of

TRIES: Final = 2
"""After so many wrong presses whoever learns may be shown what is to be done, or go on without it."""


@press("lesson", asked=Cost.LESSON)
class ShowLesson(Press):
    """Show a lesson from its beginning."""

    lesson: str


@press("study", asked=Cost.LESSON)
class Study(Press):
    """Press this in an exercise, as it would be pressed at a table.

    Attributes:
        exercise: the lesson's name.
        wrong: how often something wrong was pressed in it so far, as far as that matters.
        press: what is pressed there; its table is number 0.
    """

    exercise: str
    wrong: int
    press: StudiedPress


@press("solution", asked=Cost.LESSON)
class ShowSolution(Press):
    """Show what is to be done in a lesson."""

    lesson: str


@press("lessons", asked=Cost.LESSON)
class ShowLessons(Press):
    """Show all lessons to choose from."""


@press("got", asked=Cost.LESSON)
class GotIt(Press):
    """Say that one knows this, and need not be told any more."""

    what: str


def lesson_screen(say: Speaker, lesson: Lesson, name: str, *above: str, wrong: int = 0) -> Screen:
    """A lesson from its beginning, below lines that tell somebody of this name why it begins anew.

    Whoever was ``wrong`` twice may be shown what is to be done, or skip it.
    """
    hand = hand_screen(say, seen(lesson.table(), name))
    screen = _studied(say, lesson, hand, *above, say(f"lesson-{lesson.name}-before"), wrong=wrong)
    return screen if wrong < TRIES else replace(screen, rows=(*screen.rows, _ways_out(say, lesson)))


def _ways_out(say: Speaker, lesson: Lesson) -> tuple[Button, ...]:
    course, _ = course_of(lesson.name)
    following = course.after(lesson)
    return (
        Button(say("button-show-me"), ShowSolution(lesson.name), Style.GOOD),
        Button(say("button-skip"), ShowLessons() if following is None else ShowLesson(following.name)),
    )


def solution_screen(say: Speaker, lesson: Lesson, name: str) -> Screen:
    """What is to be done in a lesson, shown to somebody of this name."""
    table, what = lesson.table(), lesson.solution()
    now = seen(table, name)
    hand = () if now.game is None else now.game.hand
    chosen = next(card for card in hand if rank_of(card) == what) if isinstance(what, str) else what
    return _done_screen(say, lesson, _after(table, chosen), name, _told(say, now, chosen, shown=True))


def pressed_screen(say: Speaker, lesson: Lesson, name: str, study: Study) -> tuple[Screen, bool]:
    """What comes of a press in a lesson of somebody of this name, and whether that has done it.

    Raises:
        PressError: it fits nothing that is offered.
    """
    table, press, wrong = lesson.table(), study.press, min(study.wrong, TRIES)
    now = seen(table, name)
    refused = cannot_be_played(now, press)
    if refused is not None:
        why = say("lesson-cannot", card=card_name(say, refused)), say(f"lesson-{lesson.name}-cannot")
        return lesson_screen(say, lesson, name, " ".join(why), "", wrong=wrong + 1), False
    if isinstance(press, BackToHand):
        return lesson_screen(say, lesson, name, wrong=wrong), False
    if isinstance(press, ShowCard | BuildSeven):
        shown = shown_by(say, now, press)
        lines = say(f"lesson-{lesson.name}-before"), "", shown.text
        return _studied(say, lesson, shown, *lines, wrong=wrong), False
    chosen = chosen_by(now, press)
    if not lesson.is_done_by(rank_of(chosen) if isinstance(chosen, str) else chosen):
        why = _told(say, now, chosen), say(f"lesson-{lesson.name}-wrong")
        return lesson_screen(say, lesson, name, " ".join(why), "", wrong=wrong + 1), False
    return _done_screen(say, lesson, _after(table, chosen), name), True


def _told(say: Speaker, now: TableSeen, chosen: Play | Card, *, shown: bool = False) -> str:
    """What a press would have done that is allowed and not what is to be done; or, ``shown``, what is."""
    if now.game is None or isinstance(chosen, str):
        card = "" if not isinstance(chosen, str) else card_name(say, chosen)
        return say("lesson-shown-give" if shown else "lesson-would-give", card=card)
    told = Teller(say, now.game).play(chosen)
    if shown:
        return say("lesson-shown-play", card=rank_name(say, chosen.spent), play=shown_name(told))
    return say("lesson-would-play", play=shown_name(told))


def _after(table: Table, chosen: Play | Card) -> Table:
    return gave(table, chosen) if isinstance(chosen, str) else played(table, chosen)


def _done_screen(say: Speaker, lesson: Lesson, after: Table, name: str, *above: str) -> Screen:
    """What was learnt, the board after it, and what follows; at the end of a course also what to try it in."""
    now = seen(after, name)
    text = "\n".join((_header(say, lesson), *above, say(f"lesson-{lesson.name}-after")))
    picture = None if now.game is None else of_no_round(private_picture(say, now.game))
    course, _ = course_of(lesson.name)
    further = ((practice_button(say), Button(say("button-rules"), Run(Errand.RULES))),)
    return Screen(text, (_onward(say, lesson), *(further if course.after(lesson) is None else ())), picture)


def practice_button(say: Speaker) -> Button:
    """To try in a game what was learnt."""
    return Button(say("errand-practice"), Run(Errand.PRACTICE))


def _onward(say: Speaker, lesson: Lesson) -> tuple[Button, ...]:
    course, _ = course_of(lesson.name)
    following = course.after(lesson)
    if following is not None:
        return (
            Button(say("button-next"), ShowLesson(following.name), Style.GOOD),
            Button(say("button-got-it"), GotIt(course.name)),
        )
    further = [one for one in COURSES if COURSES.index(one) > COURSES.index(course)][:1]
    return (
        *(Button(say(f"button-course-{one.name}"), ShowLesson(one.lessons[0].name), Style.GOOD) for one in further),
        Button(say("button-got-it"), GotIt(course.name), Style.PLAIN if further else Style.GOOD),
    )


def _studied(say: Speaker, lesson: Lesson, screen: Screen, *lines: str, wrong: int) -> Screen:
    text = "\n".join((_header(say, lesson), *lines))
    return studied(replace(screen, text=text), partial(Study, lesson.name, wrong), explains=True)


def _header(say: Speaker, lesson: Lesson) -> str:
    course, _ = course_of(lesson.name)
    number = course.lessons.index(lesson) + 1
    title = say(f"lesson-{lesson.name}-title")
    return say("lesson-header", number=number, lessons=len(course.lessons), title=title)


def lessons_screen(say: Speaker, learnt: Collection[str]) -> Screen:
    """All lessons to choose from, those that were learnt marked."""
    rows: tuple[Row, ...] = tuple(_menu(say, course, learnt) for course in COURSES)
    return Screen(say("lessons-header"), rows)


def _menu(say: Speaker, course: Course, learnt: Collection[str]) -> Menu:
    options = tuple(
        MenuOption(
            say("lesson-line", done=int(lesson.name in learnt), title=say(f"lesson-{lesson.name}-title")),
            ShowLesson(lesson.name),
        )
        for lesson in course.lessons
    )
    return Menu(say(f"course-{course.name}"), options)


def next_lesson(learnt: Collection[str]) -> Lesson | None:
    """The first lesson of the first course that was not learnt; None if it is done."""
    return next((lesson for lesson in COURSES[0].lessons if lesson.name not in learnt), None)
