"""*Where did it turn?*: how a game went, the plays that changed it most, and what the hard player would have played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tockbot.computer import Course, Hint
from tockbot.rules import Seat
from tockbot.tables import PastGame, People
from tockbot.ui.pictures.course import course_picture
from tockbot.ui.press import LookBack, ShareReview
from tockbot.ui.screen import TEXT_LIMIT, Button, Row, Screen, clipped
from tockbot.ui.screens.turn.hint import advice_told, reasons_told
from tockbot.ui.words.person_names import shown_name
from tockbot.ui.words.plays import Teller
from tockbot.ui.words.speaker import Speaker
from tockbot.ui.words.status import side_name

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
