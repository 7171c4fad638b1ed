"""Lessons on screen, pressed through in every language: whatever is pressed fits Discord, and says what it is about."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.bot.limits import check
from tests.bot.walking import choices
from tockbot.bot.press import Press, read_press, write_press
from tockbot.bot.screen import Screen
from tockbot.bot.words.speaker import Speaker, languages, speaker
from tockbot.features.learning.lesson import (
    GotIt,
    ShowLesson,
    Study,
    lesson_screen,
    lessons_screen,
    next_lesson,
    pressed_screen,
)
from tockbot.features.turn.presses import BackToHand, ShowCard
from tockbot.features.turn.turn import turn_of
from tockbot.learning import COURSES, Lesson, seen
from tockbot.tables import rank_of

EN = speaker("en")
LESSONS = [lesson for course in COURSES for lesson in course.lessons]
NAME = "*_~`|>*_~`|>*_~`|>*_~`|>*_~`|>*_"


def walked(say: Speaker, lesson: Lesson) -> Iterator[tuple[Press, Screen, bool]]:
    """Everything that can be pressed in a lesson, with what comes of it and whether that does it."""
    waiting: list[Screen] = [lesson_screen(say, lesson, NAME)]
    pressed: set[Press] = set()
    while waiting:
        for press in choices(waiting.pop()):
            if press in pressed or not isinstance(press, Study):
                continue
            pressed.add(press)
            read = read_press(write_press(press))
            assert read == press
            assert press.exercise == lesson.name
            screen, is_done = pressed_screen(say, lesson, NAME, press.press)
            yield press, screen, is_done
            if not is_done:
                waiting.append(screen)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
@pytest.mark.parametrize("language", languages())
def test_a_lesson_can_be_done_and_whatever_else_is_pressed_leaves_it_to_be_done(language: str, lesson: Lesson) -> None:
    say = speaker(language)
    done = 0
    for _, screen, is_done in walked(say, lesson):
        check(screen)
        done += is_done
        text = say(f"lesson-{lesson.name}-{'after' if is_done else 'before'}")
        assert text in screen.text
        assert screen.picture is not None
    assert done >= len(lesson.right)


def test_a_card_that_cannot_be_played_may_be_pressed_and_says_why() -> None:
    lesson = COURSES[0].lessons[0]
    now = seen(lesson.table())
    assert now.game is not None
    grey = [place for place, card in enumerate(now.game.hand) if rank_of(card) not in turn_of(now).playable]
    assert grey == [0, 1]
    for place in grey:
        press = ShowCard(now.id, now.game.stamp, place)
        assert Study(lesson.name, press) in list(choices(lesson_screen(EN, lesson, NAME)))
        screen, is_done = pressed_screen(EN, lesson, NAME, press)
        assert not is_done
        assert "cannot be played now. It walks, and no pawn of yours is on the board yet" in screen.text


def test_a_play_that_is_not_asked_for_is_told_what_it_would_have_done() -> None:
    lesson = COURSES[0].lessons[1]
    told = [screen.text for _, screen, is_done in walked(EN, lesson) if not is_done]
    assert any(
        "It would do this: pawn 1: 10 → 16, hits your partner's pawn 1. Carl, across from you" in text for text in told
    )
    gift = COURSES[0].lessons[-1]
    told = [screen.text for _, screen, is_done in walked(EN, gift) if not is_done]
    assert any("You could give **5♠**. It would not bring Carl out" in text for text in told)


def test_lessons_lead_from_one_to_the_next_and_to_the_end() -> None:
    lesson, ways = COURSES[0].lessons[0], []
    while lesson is not None:
        ways.append(lesson)
        done = next(screen for _, screen, is_done in walked(EN, lesson) if is_done)
        onward, *others = choices(done)
        if not isinstance(onward, ShowLesson):
            assert [onward, *others] == [GotIt("more")]
            break
        lesson = next(one for one in LESSONS if one.name == onward.lesson)
    assert ways == LESSONS


def test_who_comes_back_goes_on_with_the_next_or_chooses() -> None:
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
    screen, is_done = pressed_screen(EN, lesson, NAME, BackToHand(now.id, now.game.stamp))
    assert (screen, is_done) == (lesson_screen(EN, lesson, NAME), False)
