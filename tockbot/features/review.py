"""*Where did it turn?*: worked out by the computer players' workers, one game after another, and remembered."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from tockbot.bot.advice import advice_told, reasons_told
from tockbot.bot.allowance import Cost
from tockbot.bot.errands import LookBack, ShowReview
from tockbot.bot.incoming.deeds import does
from tockbot.bot.incoming.looking_back import LookingBack
from tockbot.bot.incoming.request import Request
from tockbot.bot.objections import Objection
from tockbot.bot.press import OfPastGame, PressError, press
from tockbot.bot.remembered import Remembered
from tockbot.bot.screen import ALT_LIMIT, TEXT_LIMIT, Button, Picture, Row, Screen, clipped
from tockbot.bot.words.person_names import shown_name
from tockbot.bot.words.plays import Teller
from tockbot.bot.words.speaker import Speaker, speaker
from tockbot.bot.words.status import side_name
from tockbot.computer import Course, Hint
from tockbot.render import CourseScene
from tockbot.rules import Pawns, Seat, TableRules
from tockbot.tables import Level, Observation, PastGame, People, Question, Refused, TableId, UserId, question_for


class Reviewer(Protocol):
    """Who says how a game went, and what could have been played."""

    async def course(self, rules: TableRules, boards: Sequence[Pawns]) -> Course:
        """Each side's chance to win with each of these boards."""

    async def hint(self, question: Question) -> Hint:
        """What may be done best, and why."""


class Reviews:
    """The reviews that were asked for."""

    def __init__(self, reviewer: Reviewer, most: int) -> None:
        """Have them made by this one, and remember so many."""
        self._reviewer = reviewer
        self._made: Remembered[TableId, Review] = Remembered(most)
        self._waiting: set[UserId] = set()
        self._working = asyncio.Lock()

    async def get(self, user: UserId, past: PastGame) -> Review:
        """The review of a game, for somebody.

        Raises:
            Refused: ONE_REVIEW_AT_A_TIME, because another one is being made for the same person.
        """
        if user in self._waiting:
            raise Refused(Objection.ONE_REVIEW_AT_A_TIME)
        self._waiting.add(user)
        try:
            return await self._made.get(past.id, lambda: self._make(past))
        finally:
            self._waiting.discard(user)

    async def _make(self, past: PastGame) -> Review:
        async with self._working:
            course = await self._reviewer.course(past.transcript.rules, past.boards)
            turns = turns_of(past, course)
            hints = [await self._hint(past, number) for number in turns]
            return Review(course, turns, tuple(hints))

    async def _hint(self, past: PastGame, number: int) -> Hint:
        """What the hard player would have done instead of the play that led to a moment."""
        play = past.play_at(number)
        if play is None:
            return ()
        game = past.see(number - 1, play.seat, {}, hands_open=False).game
        return await self._reviewer.hint(question_for(past.id, play.seat, game, Level.HARD))


@press("share", asked=Cost.EXPORT)
class ShareReview(OfPastGame):
    """Show everybody in the game's channel where it turned."""


class Reviewing:
    """Shows where games turned."""

    def __init__(self, looking_back: LookingBack, reviews: Reviews) -> None:
        """Review these games."""
        self._looking_back = looking_back
        self._reviews = reviews

    @does(ShowReview)
    async def show_review(self, request: Request, press: ShowReview) -> None:
        """See where this game turned."""
        await self._show(request, await self._looking_back.allowed(request, press.table_id))

    async def _show(self, request: Request, past: PastGame) -> None:
        people = await self._looking_back.people_of(past)
        review = await self._reviews.get(request.user, past)
        here = request.interaction.channel_id == past.channel
        await request.show(review_screen(request.say, past, people, review, may_share=here))

    @does(ShareReview)
    async def share(self, request: Request, press: ShareReview) -> None:
        """Show the review to everybody where the game was played, in the language of its table."""
        past = await self._looking_back.allowed(request, press.table_id)
        if request.interaction.channel_id != past.channel:
            raise PressError
        people = await self._looking_back.people_of(past)
        review = await self._reviews.get(request.user, past)
        say = speaker(past.table.opening.language)
        await request.show_everybody(review_screen(say, past, people, review, may_share=False))


MOST_TURNS: Final = 3


@dataclass(frozen=True, slots=True)
class Review:
    """How a game went.

    Attributes:
        course: each side's chance to win at each of its moments.
        turns: the moments to which the plays led that changed it most, in their order.
        hints: for each of them what the hard player would have done before it.
    """

    course: Course
    turns: tuple[int, ...]
    hints: tuple[Hint, ...]


def turns_of(past: PastGame, course: Course) -> tuple[int, ...]:
    """The moments to which the plays led that changed the chance of whoever made them most."""
    changed: dict[int, float] = {}
    for number in range(1, past.length):
        before, after = change(past, course, number)
        changed[number] = abs(after - before)
    weighty = sorted((number for number in changed if changed[number]), key=lambda number: -changed[number])
    return tuple(sorted(weighty[:MOST_TURNS]))


def change(past: PastGame, course: Course, number: int) -> tuple[float, float]:
    """The chance of the side that made the play before a moment, before the play and after it."""
    play = past.play_at(number)
    if play is None:
        return 0.0, 0.0
    side = past.transcript.rules.sides.index(past.transcript.rules.side_of(play.seat))
    return course[number - 1][side], course[number][side]


def review_screen(say: Speaker, past: PastGame, people: People, review: Review, *, may_share: bool) -> Screen:
    """How the game went; a button shares it with the channel, and others show the moments at which it turned."""
    end = past.see(past.length - 1, Seat(0), people, hands_open=False).game
    lines = [say("review-header", game=past.id)]
    for place, (number, hint) in enumerate(zip(review.turns, review.hints, strict=True), 1):
        lines += _turn_lines(say, past, people, review, number, hint, place)
    picture = course_picture(say, past, end, review.course, review.turns)
    return Screen(clipped("\n".join(lines), TEXT_LIMIT), _rows(say, past, review.turns, may_share=may_share), picture)


def _turn_lines(  # noqa: PLR0913, PLR0917 - which moment of which game, and what is said of it
    say: Speaker, past: PastGame, people: People, review: Review, number: int, hint: Hint, place: int
) -> list[str]:
    play = past.play_at(number)
    if play is None or not hint:
        return []
    before = past.see(number - 1, play.seat, people, hands_open=False).game
    after = past.see(number, play.seat, people, hands_open=False).game
    teller, best = Teller(say, before, marked=True), hint[0]
    names = side_name(say, before, before.rules.side_of(play.seat), shown_name)
    was, now = (round(100 * chance) for chance in change(past, review.course, number))
    told = Teller(say, after, marked=True).record(after.history[-1])
    lines = [
        say("review-turn", place=place, round=play.round, play=len(after.history), told=told),
        say("review-change", names=names, before=was, after=now),
    ]
    if best.what == play.play:
        return [*lines, say("review-same")]
    lines.append(say("review-other", what=advice_told(say, teller, best)))
    return [*lines, f"-# {reasons_told(say, before, teller, best)}"] if best.reasons else lines


def _rows(say: Speaker, past: PastGame, turns: Sequence[int], *, may_share: bool) -> tuple[Row, ...]:
    plays = ((number, past.play_at(number)) for number in turns)
    shown = tuple(
        Button(say("button-turn", place=place), LookBack(past.id, number, play.seat, hands_open=True))
        for place, (number, play) in enumerate(plays, 1)
        if play is not None
    )
    share = (Button(say("button-share"), ShareReview(past.id)),) if may_share else ()
    row = (*shown, *share)
    return (row,) if row else ()


def course_picture(say: Speaker, past: PastGame, end: Observation, course: Course, turns: tuple[int, ...]) -> Picture:
    """Each side's chance over the game, the moments marked at which it turned."""
    sides = end.rules.sides
    names = [side_name(say, end, side, str) for side in sides]
    acting = [past.play_at(moment) for moment in turns]
    marks = tuple(
        (moment, _edge(sides, 0 if play is None else play.seat)) for moment, play in zip(turns, acting, strict=True)
    )
    scene = CourseScene(
        sides=tuple((side[0], name) for side, name in zip(sides, names, strict=True)),
        shares=course,
        rounds=past.rounds,
        marks=marks,
        winners=end.finished[0] if end.finished else (),
    )
    told = [
        say("alt-course", name=name, shares=", ".join(f"{round(100 * course[one][place])} %" for one in past.rounds))
        for place, name in enumerate(names)
    ]
    return Picture("course.png", clipped(" ".join(told), ALT_LIMIT), scene)


def _edge(sides: tuple[tuple[int, ...], ...], seat: int) -> int:
    """At which edge between areas a mark stands: the upper one of the side's, but for the last its lower one."""
    area = next(place for place, side in enumerate(sides) if seat in side)
    return min(area + 1, len(sides) - 1)
