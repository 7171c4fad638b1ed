"""Lessons in every language: every screen fits Discord's limits, and says what it is about."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.bot.limits import check
from tests.bot.walking import choices
from tests.sampled import some
from tests.texts import says
from tockbot.bot.handlers import CommandButton, Run
from tockbot.bot.press import Press, read_press, write_press
from tockbot.bot.screen import Screen
from tockbot.bot.words import Speaker, languages, speaker
from tockbot.features.learning import (
    ExercisePress,
    GotIt,
    ShowLesson,
    ShowLessons,
    ShowSolution,
    lesson_screen,
    lessons_screen,
    next_lesson,
    pressed_screen,
    solution_screen,
)
from tockbot.features.turn.turn import BackToHand, ShowCard, turn_of
from tockbot.learning import COURSES, Lesson, course_of, seen
from tockbot.tables import rank_of

EN = speaker("en")
LESSONS = [lesson for course in COURSES for lesson in course.lessons]
NAME = "*_~`|>*_~`|>*_~`|>*_~`|>*_~`|>*_"


def walked(say: Speaker, lesson: Lesson) -> Iterator[tuple[Press, Screen, bool]]:
    """Yield every press in a lesson with the resulting screen, and whether it solves the lesson."""
    waiting: list[Screen] = [lesson_screen(say, lesson, NAME)]
    pressed: set[Press] = set()
    while waiting:
        for press in choices(waiting.pop()):
            if press in pressed or not isinstance(press, ExercisePress):
                continue
            pressed.add(press)
            read = read_press(write_press(press))
            assert read == press
            assert press.exercise == lesson.name
            screen, is_done = pressed_screen(say, lesson, NAME, press)
            yield press, screen, is_done
            if not is_done:
                waiting.append(screen)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
@pytest.mark.parametrize("language", some(languages(), 3))
def test_lesson_can_be_solved_after_any_other_press(language: str, lesson: Lesson) -> None:
    say = speaker(language)
    done = 0
    for _, screen, is_done in walked(say, lesson):
        check(screen)
        done += is_done
        text = say(f"lesson-{lesson.name}-{'after' if is_done else 'before'}")
        assert text in screen.text
        assert screen.picture is not None
    assert done >= len(lesson.right)


def test_unplayable_card_can_be_pressed_and_explains_why() -> None:
    lesson = COURSES[0].lessons[0]
    now = seen(lesson.table())
    assert now.game is not None
    grey = [place for place, card in enumerate(now.game.hand) if rank_of(card) not in turn_of(now).playable]
    assert grey == [0, 1]
    for place in grey:
        press = ExercisePress(lesson.name, 0, ShowCard(now.id, now.game.stamp, place))
        assert press in list(choices(lesson_screen(EN, lesson, NAME)))
        screen, is_done = pressed_screen(EN, lesson, NAME, press)
        assert not is_done
        assert says(screen.text, "lesson-cannot")
        assert EN(f"lesson-{lesson.name}-cannot") in screen.text


def test_wrong_play_says_what_it_would_have_done() -> None:
    lesson = COURSES[0].lessons[1]
    told = [screen.text for _, screen, is_done in walked(EN, lesson) if not is_done]
    assert any(
        all(part in text for part in (EN("your-partners-pawn", number=1), EN("lesson-hit-wrong"))) for text in told
    )
    gift = COURSES[0].lessons[-1]
    told = [screen.text for _, screen, is_done in walked(EN, gift) if not is_done]
    assert any(f"{EN('lesson-would-give', card='5♠')} {EN('lesson-gift-wrong')}" in text for text in told)


def test_lessons_lead_from_one_to_the_next_and_to_the_end() -> None:
    lesson, ways = COURSES[0].lessons[0], []
    while lesson is not None:
        ways.append(lesson)
        done = next(screen for _, screen, is_done in walked(EN, lesson) if is_done)
        onward, *others = choices(done)
        if not isinstance(onward, ShowLesson):
            assert onward == GotIt(course_of(lesson.name)[0].name), "to play comes first, further lessons after it"
            assert others[-2:] == [Run(CommandButton.PRACTICE), Run(CommandButton.RULES)]
            further = [one for one in others if isinstance(one, ShowLesson)]
            if not further:
                break
            onward = further[0]
        lesson = next(one for one in LESSONS if one.name == onward.lesson)
    assert ways == LESSONS


def test_returning_learner_continues_or_chooses() -> None:
    basics = COURSES[0].lessons
    assert next_lesson(()) is basics[0]
    assert next_lesson({basics[0].name, basics[2].name}) is basics[1]
    assert next_lesson({lesson.name for lesson in basics}) is None
    for language in languages():
        screen = lessons_screen(speaker(language), {basics[0].name})
        check(screen)
        assert list(choices(screen)) == [ShowLesson(lesson.name) for lesson in LESSONS]


def test_back_leads_to_the_beginning() -> None:
    lesson = COURSES[0].lessons[3]
    now = seen(lesson.table())
    assert now.game is not None
    back = BackToHand(now.id, now.game.stamp)
    for wrong in range(4):
        screen, is_done = pressed_screen(EN, lesson, NAME, ExercisePress(lesson.name, wrong, back))
        assert (screen, is_done) == (lesson_screen(EN, lesson, NAME, wrong=min(wrong, 2)), False)


@pytest.mark.parametrize("language", languages())
def test_two_mistakes_offer_the_answer_or_skipping(language: str) -> None:
    say = speaker(language)
    for lesson in LESSONS:
        course, _ = course_of(lesson.name)
        following = course.after(lesson)
        ways_out = [ShowSolution(lesson.name), ShowLessons() if following is None else ShowLesson(following.name)]
        for wrong in (0, 1):
            assert not set(ways_out) & set(choices(lesson_screen(say, lesson, NAME, wrong=wrong)))
        screen = lesson_screen(say, lesson, NAME, wrong=2)
        check(screen)
        assert list(choices(screen))[-2:] == ways_out
        shown = solution_screen(say, lesson, NAME)
        check(shown)
        assert say(f"lesson-{lesson.name}-after") in shown.text
        assert GotIt(course.name) in list(choices(shown)), "the screen leads on"


def test_second_mistake_opens_the_ways_out() -> None:
    lesson = COURSES[0].lessons[0]
    now = seen(lesson.table())
    assert now.game is not None
    press = ShowCard(now.id, now.game.stamp, 0)
    once, _ = pressed_screen(EN, lesson, NAME, ExercisePress(lesson.name, 0, press))
    assert ExercisePress(lesson.name, 1, press) in list(choices(once))
    twice, _ = pressed_screen(EN, lesson, NAME, ExercisePress(lesson.name, 1, press))
    assert ExercisePress(lesson.name, 2, press) in list(choices(twice))
    assert ShowSolution(lesson.name) in list(choices(twice))
    assert (
        EN("lesson-shown-play", card="K", play=EN("move-enter", pawn=EN("pawn", number=1), goal="0"))
        in solution_screen(EN, lesson, "Carla").text
    )


def test_names_in_lessons_do_not_depend_on_the_learner() -> None:
    game = seen(COURSES[0].lessons[0].table(), "Carla").game
    assert game is not None
    assert [seat.name for seat in game.seats] == ["Carla", "Blaise", "Carl", "Dora"]
