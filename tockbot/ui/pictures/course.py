"""How a game went, as a picture, and the same in words for those who do not see it."""

from __future__ import annotations

from tockbot.computer import Course
from tockbot.render import CourseScene
from tockbot.tables import Observation, PastGame
from tockbot.ui.screen import ALT_LIMIT, Picture, clipped
from tockbot.ui.words.speaker import Speaker
from tockbot.ui.words.status import side_name


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
