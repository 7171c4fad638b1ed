"""Lessons (``/tock learn``) and practice games (``/tock practice``).

A lesson is one private message that edits itself. A practice game is played alone against easy computer players, with
advice on each move: by direct message or, if the person cannot get one, on an ephemeral screen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from tockbot.bot.answers import is_alone
from tockbot.bot.game_access import OwnGameGuard
from tockbot.bot.handlers import Command, CommandButton, Run, handles
from tockbot.bot.move_texts import MoveFormatter, format_advice, format_reasons
from tockbot.bot.pictures import of_no_round, private_picture
from tockbot.bot.press import Cost, Press, PressError, press
from tockbot.bot.request import Request
from tockbot.bot.screen import Button, Menu, MenuOption, Row, Screen, Style
from tockbot.bot.sending import is_refused
from tockbot.bot.shared_presses import EndTable, Learn, ShowHand
from tockbot.bot.typed import DEFAULT_RULESET, chosen_rules
from tockbot.bot.words import Speaker, card_name, rank_name, shown_name
from tockbot.computer import MISTAKE, Advice, PooledPlayer
from tockbot.features.turn.exercises import cannot_be_played, chosen_by, shown_by, studied
from tockbot.features.turn.screens import hand_screen
from tockbot.features.turn.turn import BackToHand, BuildSeven, ShowCard, StudiedPress
from tockbot.learning import (
    COURSES,
    Course,
    Lesson,
    card_passed,
    course_of,
    only_way_out,
    played,
    seen,
    with_entering_card,
)
from tockbot.rules import Play
from tockbot.tables import (
    NO_GUILD,
    Card,
    ChannelId,
    Kind,
    Level,
    Observation,
    Opened,
    Pace,
    Refused,
    Stage,
    Table,
    TableId,
    TableSeen,
    commands,
    question_for,
    rank_of,
)

TRIES: Final = 2
"""Number of wrong presses after which the user can see the solution or skip the exercise."""


@press("lesson", cost=Cost.LESSON)
class ShowLesson(Press):
    """Show a lesson from its beginning."""

    lesson: str


@press("study", cost=Cost.LESSON, label="Study")
class ExercisePress(Press):
    """Press a button in an exercise, as at a table.

    Attributes:
        exercise: the lesson's name.
        wrong: number of wrong presses so far, at most :data:`TRIES`.
        press: the press; its table is number 0.
    """

    exercise: str
    wrong: int
    press: StudiedPress


@press("solution", cost=Cost.LESSON)
class ShowSolution(Press):
    """Show the solution of a lesson, which then does not count as learnt."""

    lesson: str


@press("lessons", cost=Cost.LESSON)
class ShowLessons(Press):
    """Show all lessons to choose from."""


@press("got", cost=Cost.LESSON)
class GotIt(Press):
    """Mark all lessons of a course as learnt."""

    what: str


def lesson_screen(say: Speaker, lesson: Lesson, name: str, *above: str, wrong: int = 0) -> Screen:
    """Return a lesson from its beginning, below lines with the reason for starting over.

    After :data:`TRIES` ``wrong`` presses, there are buttons to see the solution or skip the lesson.
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
    """Return the solution of a lesson, for a player of this name."""
    table, what = lesson.table(), lesson.solution()
    now = seen(table, name)
    hand = () if now.game is None else now.game.hand
    chosen = next(card for card in hand if rank_of(card) == what) if isinstance(what, str) else what
    return _done_screen(say, lesson, _after(table, chosen), name, _told(say, now, chosen, shown=True))


def pressed_screen(say: Speaker, lesson: Lesson, name: str, study: ExercisePress) -> tuple[Screen, bool]:
    """Return the screen that a press in a lesson leads to, and whether it solved the lesson."""
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
    """Return a line saying what a wrong press would have done or, if ``shown``, what is right."""
    if now.game is None or isinstance(chosen, str):
        card = "" if not isinstance(chosen, str) else card_name(say, chosen)
        return say("lesson-shown-give" if shown else "lesson-would-give", card=card)
    text = MoveFormatter(say, now.game).play(chosen)
    if shown:
        return say("lesson-shown-play", card=rank_name(say, chosen.spent), play=shown_name(text))
    return say("lesson-would-play", play=shown_name(text))


def _after(table: Table, chosen: Play | Card) -> Table:
    return card_passed(table, chosen) if isinstance(chosen, str) else played(table, chosen)


def _done_screen(say: Speaker, lesson: Lesson, after: Table, name: str, *above: str) -> Screen:
    """Return what was learnt, the board after it, and the next step; at the end of a course also where to try it."""
    now = seen(after, name)
    text = "\n".join((_header(say, lesson), *above, say(f"lesson-{lesson.name}-after")))
    picture = None if now.game is None else of_no_round(private_picture(say, now.game))
    course, _ = course_of(lesson.name)
    further = ((practice_button(say), Button(say("button-rules"), Run(CommandButton.RULES))),)
    return Screen(text, (_onward(say, lesson), *(further if course.after(lesson) is None else ())), picture)


def practice_button(say: Speaker) -> Button:
    """Return the button to try in a game what was learnt."""
    return Button(say("errand-practice"), Run(CommandButton.PRACTICE))


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
        Button(say("button-got-it"), GotIt(course.name), Style.GOOD),
        *(Button(say(f"button-course-{one.name}"), ShowLesson(one.lessons[0].name)) for one in further),
    )


def _studied(say: Speaker, lesson: Lesson, screen: Screen, *lines: str, wrong: int) -> Screen:
    text = "\n".join((_header(say, lesson), *lines))
    return studied(replace(screen, text=text), partial(ExercisePress, lesson.name, wrong), explains=True)


def _header(say: Speaker, lesson: Lesson) -> str:
    course, _ = course_of(lesson.name)
    number = course.lessons.index(lesson) + 1
    title = say(f"lesson-{lesson.name}-title")
    return say("lesson-header", number=number, lessons=len(course.lessons), title=title)


def lessons_screen(say: Speaker, learnt: Collection[str]) -> Screen:
    """Return the list of all lessons, with the learnt ones marked."""
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
    """Return the first lesson of the first course that was not learnt yet, or None."""
    return next((lesson for lesson in COURSES[0].lessons if lesson.name not in learnt), None)


COURSE_NAMES: Final = {course.name: course for course in COURSES}


class LessonFeature:
    """Handles lessons."""

    def __init__(self, what_next: Callable[[Speaker, str], Screen]) -> None:
        """Create the feature; ``what_next`` returns the screen after a course, below a given line."""
        self._what_next = what_next

    @Command("learn", cost=Cost.BOARD, anywhere=True)
    async def learn(self, request: Request) -> None:
        """Learn the game in two minutes, or continue where you stopped."""
        learnt = (await request.viewers.preferences(request.person.id)).learnt
        lesson = next_lesson(learnt)
        if lesson is None:
            await request.show(lessons_screen(request.say, learnt))
        else:
            await request.show(lesson_screen(request.say, lesson, request.person.name))

    @handles(Learn)
    async def learn_on(self, request: Request, _: Learn) -> None:
        await self.learn(request)

    @handles(ShowLesson)
    async def show_lesson(self, request: Request, press: ShowLesson) -> None:
        _, lesson = _course_of(press.lesson)
        await request.show(lesson_screen(request.say, lesson, request.person.name))

    @handles(ExercisePress)
    async def study(self, request: Request, press: ExercisePress) -> None:
        _, lesson = _course_of(press.exercise)
        screen, is_done = pressed_screen(request.say, lesson, request.person.name, press)
        if is_done:
            await request.viewers.learn(request.person.id, lesson.name)
        await request.show(screen)

    @handles(ShowSolution)
    async def show_solution(self, request: Request, press: ShowSolution) -> None:
        _, lesson = _course_of(press.lesson)
        await request.show(solution_screen(request.say, lesson, request.person.name))

    @handles(ShowLessons)
    async def show_lessons(self, request: Request, _: ShowLessons) -> None:
        learnt = (await request.viewers.preferences(request.person.id)).learnt
        await request.show(lessons_screen(request.say, learnt))

    @handles(GotIt)
    async def got_it(self, request: Request, press: GotIt) -> None:
        if press.what not in COURSE_NAMES:
            raise PressError
        await request.viewers.learn(request.person.id, *(lesson.name for lesson in COURSE_NAMES[press.what].lessons))
        say = request.say
        told = "\n".join((say("lesson-got-it"), *_waiting_lines(request)))
        screen = self._what_next(say, told)
        onward = (practice_button(say), Button(say("button-all-lessons"), ShowLessons()))
        await request.show(replace(screen, rows=(onward, *screen.rows)))


def _waiting_lines(request: Request) -> tuple[str, ...]:
    """Return the way back to the table at which the user sits in this channel, if it waits for players."""
    with suppress(Refused):
        seen = request.seen()
        if seen.viewer is not None and seen.stage is Stage.LOBBY:
            return (request.say("lesson-table-waits"),)
    return ()


def _course_of(name: str) -> tuple[Course, Lesson]:
    try:
        return course_of(name)
    except KeyError as error:
        raise PressError from error


@press("noadvice", cost=Cost.LESSON)
class StopAdvice(Press):
    """Turn off advice on moves in practice games."""


NO_ADVICE: Final = "no-advice"
"""Stored among what a person has learnt if they turned off advice."""


class PracticeFeature:
    """Opens practice games, and advises on moves in them."""

    def __init__(self, player: PooledPlayer, own_games: OwnGameGuard, new_seed: Callable[[], bytes]) -> None:
        """Create the feature.

        Args:
            player: computes better moves.
            own_games: guards the user's running games.
            new_seed: makes the seed of each game.
        """
        self._player = player
        self._own_games = own_games
        self._new_seed = new_seed

    @Command("practice", cost=Cost.TABLE, anywhere=True)
    async def practice(self, request: Request, advice: bool | None = None) -> None:  # noqa: FBT001 - Discord names it
        """Play alone against easy computer players, in direct messages."""
        say, viewers, person = request.say, request.viewers, request.person
        if advice is not None:
            await viewers.change(person.id, lambda chosen: chosen.knowing(NO_ADVICE, known=not advice))
        channel = await _dm_channel(request)
        link = await _link(request, channel)
        running = request.tables.in_channel(channel)
        if running is not None:
            await request.show(practice_screen(say, running, link, is_new=False))
            return
        rules = chosen_rules(say, DEFAULT_RULESET, (None, None), "")

        def opened() -> Opened:
            place = NO_GUILD, channel, person.id
            return Opened(*place, say.language, rules, self._new_seed(), Pace.OPEN, Kind.PRACTICE)

        table_id = await request.tables.open(with_entering_card(opened), commands.practise)
        await request.show(practice_screen(say, table_id, link, is_new=True))

    async def advise(self, request: Request, before: TableSeen, game: Observation, chosen: Play | Card) -> None:
        """Comment on a move or passed card in a practice game if another would have been much better.

        Passing the only card that brings a pawn out is criticised sooner: no passed card costs as much as a move can.
        """
        seat = before.viewer
        if before.kind is not Kind.PRACTICE or seat is None:
            return
        if NO_ADVICE in (await request.viewers.preferences(request.person.id)).learnt:
            return
        try:
            await self._own_games.check_advice(request, before.rules, (game.pawns,))
        except Refused:
            return
        weighed = await self._player.weigh(question_for(before.id, seat, game, Level.HARD), chosen)
        if weighed.loss >= (MISTAKE / 3 if chosen == only_way_out(game) else MISTAKE):
            await request.tell_screen(advice_screen(request.say, game, weighed.best), await request.theme(), {})

    @handles(StopAdvice)
    async def stop_advice(self, request: Request, _: StopAdvice) -> None:
        await request.viewers.change(request.person.id, lambda chosen: chosen.knowing(NO_ADVICE, known=True))
        await request.show(Screen(request.say("practice-advice-stopped")))


async def _dm_channel(request: Request) -> ChannelId:
    """Return the user's direct message channel or, if there is none, their user id, which no channel has."""
    if is_alone(request.interaction):
        return request.channel
    known = (await request.viewers.preferences(request.person.id)).dm_channel
    try:
        return known or await request.viewers.direct.open(request.interaction.client, request.user)
    except discord.HTTPException as error:
        if not is_refused(error):
            raise
        await request.viewers.out_of_reach(request.person.id, error)
        return ChannelId(request.user)


async def _link(request: Request, channel: ChannelId) -> str:
    """Return the link to the user's direct messages; empty if the bot cannot send them any."""
    is_reached = is_alone(request.interaction) or await request.viewers.takes_messages(NO_GUILD, request.person.id)
    return f"https://discord.com/channels/@me/{channel}" if is_reached else ""


def practice_screen(say: Speaker, table_id: TableId, link: str, *, is_new: bool) -> Screen:
    """Return a link to the practice game, or a note that it is played here, with a button to end a running one."""
    text = say("practice-opened" if is_new else "practice-running", link=link) if link else say("practice-here")
    hand = Button(say("button-hand"), ShowHand(table_id), Style.MAIN)
    end = () if is_new else (Button(say("button-end"), EndTable(table_id), Style.DANGER),)
    return Screen(text, ((hand, *end),))


def advice_screen(say: Speaker, game: Observation, better: Advice) -> Screen:
    """Return a much better move than the one made, with a button to turn advice off."""
    teller = MoveFormatter(say, game, marked=True)
    lines = [say("practice-better", what=format_advice(say, teller, better), percent=round(100 * better.chance))]
    if reasons := format_reasons(say, game, teller, better):
        lines.append(f"-# {reasons}")
    return Screen("\n".join(lines), ((Button(say("button-stop-advice"), StopAdvice()),),))
