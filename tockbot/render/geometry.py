"""Where everything on a board stands, in the unit square: x to the right, y downward.

Law: neighbours on the track are one pitch apart, no two places overlap, and all lies inside the square.

Theory of operation: a board is a star of equal arms around a centre. An arm's fields run out along one side, across
its end, back along the other side, and over one inner corner to the next arm. The entry field is the middle of the end,
and the home column grows inward from it. All is computed in pitches around the centre, with one arm pointing down, and
scaled last. Beside each arm, clockwise, lies its seat's camp: see :mod:`tockbot.render.camps`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tockbot.render.camps import QUARTERS, Camp, Star, camp_beside
from tockbot.render.points import Box, Point
from tockbot.rules import CENTRE, PAWNS, RESERVE, SECTOR, Board, BoardKind, Location, Seat, is_track

FRAME: Final = 0.28
"""The rim around the board, in pitches."""

FIELD: Final = 0.5
"""Half a field's room, in pitches."""

SIZE: Final = 1000
"""A board's picture is so many pixels wide and high; smaller ones are made from it."""

TAG: Final = 0.68
"""How far from a field's middle its tag lies, in pitches."""

CARD_PROPORTION: Final = 5 / 7
"""A card's width in parts of its height."""

SPACIOUS: Final = 6
"""With more arms than this the middle has no room for a caption."""

STARS: Final = {
    (BoardKind.CANADIAN, 4): Star(arms=4, half_width=2, side=7),
    (BoardKind.CANADIAN, 6): Star(arms=6, half_width=2, side=7),
    (BoardKind.CANADIAN, 8): Star(arms=8, half_width=1, side=8),
    (BoardKind.CORNER, 4): Star(arms=4, half_width=2, side=7),
    (BoardKind.CORNER, 6): Star(arms=6, half_width=2, side=7),
    (BoardKind.CORNER, 8): Star(arms=8, half_width=1, side=8),
    (BoardKind.DOG, 4): Star(arms=4, half_width=2, side=6),
    # Short, wide arms would leave no room for the camps between six of them.
    (BoardKind.DOG, 6): Star(arms=6, half_width=1, side=7),
    (BoardKind.DOG, 8): Star(arms=8, half_width=1, side=7),
}


@dataclass(frozen=True, slots=True)
class Layout:
    """A board in the unit square; ``homes`` and ``camps`` are by seat in play."""

    pitch: float
    track: tuple[Point, ...]
    homes: tuple[tuple[Point, ...], ...]
    camps: tuple[Camp, ...]
    centre: Point
    card: Box
    caption: Box

    def beside(self, field: Location) -> Point:
        """Where a tag of a track field has most room, on one side of the track."""
        before, after = self.track[field - 1], self.track[(field + 1) % len(self.track)]
        x, y = after.y - before.y, before.x - after.x
        reach = TAG * self.pitch / math.hypot(x, y)
        at = self.track[field]
        sides = (Point(at.x + x * reach, at.y + y * reach), Point(at.x - x * reach, at.y - y * reach))
        return max(sides, key=self._room_at)

    def _room_at(self, point: Point) -> float:
        """How far the nearest hole is, or how far it is to the rim of a hole in the place of the card."""
        places = (*self.track, self.centre, *(hole for home in self.homes for hole in home))
        nearest = min(math.dist(point, place) for place in places)
        return round(min(nearest, self.card.distance(point) + FIELD * self.pitch), 9)

    def place(self, seat: Seat, location: Location, number: int) -> Point:
        """Where a seat's pawn of that number stands."""
        if is_track(location):
            return self.track[location]
        if location == CENTRE:
            return self.centre
        if location == RESERVE:
            return self.camps[seat].slots[number - 1]
        return self.homes[seat][location - CENTRE - 1]


@dataclass(frozen=True, slots=True)
class Outline:
    """The fields of a board that belongs to nobody: the track, and each arm's entry field with its home column."""

    pitch: float
    track: tuple[Point, ...]
    homes: tuple[tuple[Point, tuple[Point, ...]], ...]


def outline_of(star: Star) -> Outline:
    """All fields of a board, in the unit square."""
    pitch = _pitch(star)
    return Outline(
        pitch=pitch,
        track=tuple(_unit(point, pitch) for point in _ring(star)),
        homes=tuple(
            (_unit(_turned(Point(0, star.reach), star, arm), pitch), _home(star, arm, pitch))
            for arm in range(star.arms)
        ),
    )


@lru_cache(maxsize=64)
def layout(board: Board, bottom: Seat, *, with_centre: bool) -> Layout:
    """Lay a board out with one seat's arm at the bottom."""
    star = STARS[board.kind, board.sector_count]
    pitch = _pitch(star)
    ring = _ring(star)
    turn = board.sectors[bottom]
    first = _first_of_arm(board, star) + turn * board.sector_length
    by_seat = tuple((sector - turn) % star.arms for sector in board.sectors)
    card, caption = _middle(star, with_centre=with_centre)
    return Layout(
        pitch=pitch,
        track=tuple(_unit(ring[(field - first) % board.fields], pitch) for field in range(board.fields)),
        homes=tuple(_home(star, arm, pitch) for arm in by_seat),
        camps=tuple(_scaled_camp(camp_beside(star, arm, star.reach + FIELD), pitch) for arm in by_seat),
        centre=_unit(Point(0, star.centre_y), pitch),
        card=_unit_box(card, pitch),
        caption=_unit_box(caption, pitch),
    )


def _pitch(star: Star) -> float:
    return 0.5 / (star.reach + FIELD + FRAME)


def _ring(star: Star) -> tuple[Point, ...]:
    """The track in pitches, from the first field of the arm that points down."""
    return tuple(_turned(point, star, arm) for arm in range(star.arms) for point in _arm(star))


def _home(star: Star, arm: int, pitch: float) -> tuple[Point, ...]:
    """The home column of an arm, from its entry field inward."""
    return tuple(_unit(_turned(Point(0, star.reach - 1 - depth), star, arm), pitch) for depth in range(PAWNS))


def _first_of_arm(board: Board, star: Star) -> int:
    """The track index of the first field on the arm of sector 0."""
    return -SECTOR[board.kind].entry_before_start - star.side - star.half_width + 1


def _arm(star: Star) -> tuple[Point, ...]:
    """The fields of the arm that points down, clockwise, with the inner corner after it."""
    w, end = star.half_width, star.reach
    out = [Point(w, end - star.side + 1 + step) for step in range(star.side)]
    across = [Point(x, end) for x in range(w - 1, -w, -1)]
    back = [Point(-p.x, p.y) for p in reversed(out)]
    angle = math.pi / 2 + math.pi / star.arms
    corner = Point(star.corner * math.cos(angle), star.corner * math.sin(angle))
    return (*out, *across, *back, corner)


def _middle(star: Star, *, with_centre: bool) -> tuple[Box, Box]:
    """The place of the last card, and the room for the caption: below the card, or in a corner where there is none."""
    # Between four arms the card may reach into the arms.
    free = star.corner - FIELD if star.arms > QUARTERS else star.corner + FIELD
    crowded = star.arms > SPACIOUS
    height = min(free if with_centre else free * 1.33, 3.6)
    top = -free * 0.93 if with_centre else -height / 2 - (0 if crowded else 0.36)
    width = height * CARD_PROPORTION
    card = Box(-width / 2, top, width / 2, top + height)
    if crowded:
        corner = -star.reach - FIELD + 0.1
        return card, Box(corner, corner, camp_beside(star, 0, star.reach + FIELD).plate.left - 0.2, corner + 0.7)
    half = 1.3
    return card, Box(-half, card.bottom + 0.07, half, card.bottom + 0.69)


def _turned(point: Point, star: Star, arm: int) -> Point:
    """A point of the arm that points down, on the arm so many places further clockwise."""
    angle = 2 * math.pi * arm / star.arms
    cos, sin = math.cos(angle), math.sin(angle)
    return Point(point.x * cos - point.y * sin, point.x * sin + point.y * cos)


def _unit(point: Point, pitch: float) -> Point:
    return Point(0.5 + point.x * pitch, 0.5 + point.y * pitch)


def _unit_box(box: Box, pitch: float) -> Box:
    left, top = _unit(Point(box.left, box.top), pitch)
    right, bottom = _unit(Point(box.right, box.bottom), pitch)
    return Box(left, top, right, bottom)


def _scaled_camp(camp: Camp, pitch: float) -> Camp:
    return Camp(
        reserve=_unit_box(camp.reserve, pitch),
        slots=tuple(_unit(slot, pitch) for slot in camp.slots),
        plate=_unit_box(camp.plate, pitch),
        marks=_unit_box(camp.marks, pitch),
    )
