"""A whole game in motion, or its highlights: what is shown of it, and for how long."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tockbot.bot.pictures import drawn_play, plain_scene
from tockbot.bot.words import Speaker
from tockbot.render import BoardScene, FilmScene, Shot, way
from tockbot.rules import Location, Seat, Walk, is_home
from tockbot.tables import Moved, Numbering, PastGame, PawnSeen, People, PlayRecord

MOST_HIGHLIGHTS: Final = 24
STEPS: Final = 3
"""How often a walking pawn is shown on its way, where the film shows highlights."""

STEP: Final = 140
PLAY: Final = 450
HIGHLIGHT: Final = 1300
END: Final = 5000
"""For how many milliseconds a step, a play of the whole game, a highlight, and the end stand."""

HOME_AT_LAST: Final = 4
"""As much as so many hits it counts when a side comes home."""


def game_film(say: Speaker, past: PastGame, people: People, side: Seat, *, whole: bool) -> FilmScene:
    """Every play of a game, or those most worth seeing, from the side of a seat; hands are not shown."""
    plays = _plays(past) if whole else highlighted(past)
    shots: list[Shot] = []
    for number in plays:
        shots += _filmed(say, past, people, side, number, whole=whole)
    return FilmScene((*shots[:-1], replace(shots[-1], milliseconds=END)))


def _plays(past: PastGame) -> list[int]:
    """The moments to which a play led, and where there is none, the first moment."""
    return [number for number in range(past.length) if past.play_at(number) is not None] or [0]


def highlighted(past: PastGame) -> list[int]:
    """The moments of the plays that hit somebody or brought a pawn home, the weightiest; and the last play of all."""
    *plays, last = _plays(past)
    weights = {number: _weight(past.play_at(number)) for number in plays}
    weighty = sorted((number for number in plays if weights[number]), key=lambda number: -weights[number])
    return [*sorted(weighty[: MOST_HIGHLIGHTS - 1]), last]


def _weight(record: PlayRecord | None) -> int:
    """How much a play is worth seeing."""
    if record is None:
        return 0
    came = sum(is_home(_place(one.after, one)) and not is_home(_place(one.before, one)) for one in record.moved)
    return 2 * len(record.struck) + came + HOME_AT_LAST * len(record.home)


def _place(numbering: Numbering, moved: Moved) -> Location:
    """Where the pawn that went stands in an arrangement of all pawns."""
    return numbering[moved.pawn.seat][moved.pawn.number - 1]


def _filmed(  # noqa: PLR0913 - which play of which game, and how
    say: Speaker, past: PastGame, people: People, side: Seat, number: int, *, whole: bool
) -> Iterator[Shot]:
    """A play: in a film of highlights each pawn on its way first, then the whole of it drawn over the board."""
    after = replace(plain_scene(say, past.see(number, side, people, hands_open=False).game), viewer=side)
    record = past.play_at(number)
    if record is None:
        yield Shot(after, PLAY)
        return
    before = replace(after, winners=(), turn=record.seat)
    if not whole:
        for moved in record.moved:
            for numbering in _on_the_way(past, moved):
                yield Shot(_placed(before, numbering), STEP)
    played = (drawn_play(record),) if record.moved or record.burnt else ()
    yield Shot(replace(after, plays=played), PLAY if whole else HIGHLIGHT)


def _on_the_way(past: PastGame, moved: Moved) -> Iterator[Numbering]:
    """Where the pawns stand while one is walking."""
    move, numbering = moved.move, moved.before
    if not isinstance(move, Walk):
        return
    between = way(past.transcript.rules.board, move)[1:-1]
    steps = min(STEPS, len(between))
    for step in range(steps):
        place = between[step * len(between) // steps]
        group = tuple(place if one == moved.pawn.number else at for one, at in enumerate(numbering[move.seat], 1))
        yield (*numbering[: move.seat], group, *numbering[move.seat + 1 :])


def _placed(scene: BoardScene, numbering: Numbering) -> BoardScene:
    """The scene with its pawns elsewhere; whether they were protected there does not show."""
    seats = tuple(
        replace(seat, pawns=tuple(PawnSeen(one, at, protected=False) for one, at in enumerate(numbering[seat.seat], 1)))
        for seat in scene.seats
    )
    return replace(scene, seats=seats)
