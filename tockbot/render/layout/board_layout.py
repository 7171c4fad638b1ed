"""Where everything on a board stands, in the unit square: x to the right, y downward.

Invariant: neighbours on the track are one pitch apart, no two places overlap, and all lies inside the square.

Theory of operation: a board is a star of equal arms around a centre (:mod:`board_shape`). An arm's fields run out along
one side, across its end, back along the other side, and over one inner corner to the next arm. The entry field is the
middle of the end, and the home column grows inward from it. All is computed in pitches around the centre, with one arm
pointing down, and scaled last. Beside each arm, clockwise, lies its seat's area (:mod:`seat_areas`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from tockbot.render.layout.board_shape import BOARD_SHAPES, QUARTERS, BoardShape, SeatArea, area_beside
from tockbot.render.layout.points import Box, Point
from tockbot.rules import CENTRE, HOME, PAWNS, RESERVE, SECTOR, Board, Location, Seat, Walk, is_home, is_track

RIM: Final = 0.28
"""The rim around the board, in pitches."""

HALF_FIELD: Final = 0.5
"""Half a field's room, in pitches."""

BOARD_SIZE: Final = 1000
"""A board's picture is so many pixels wide and high; smaller ones are made from it."""

TAG_DISTANCE: Final = 0.68
"""How far from a field's middle its tag lies, in pitches."""

BADGE_EDGE: Final = 0.38
"""How near to the picture's edge the middle of a badge may lie, in pitches."""

DIRECTIONS: Final = 48
"""In so many directions from its field a place for a badge is looked for."""

DIRECTION_DISTANCE: Final = 0.74
"""How far from the track the arrow lies that says which way round, in pitches."""

STEP: Final = 2
BESIDE_TWO: Final = 1.4
"""So near to that arrow, in pitches, are the two fields of the step that it lies beside, and no others."""

CLEAR_OF_HOMES: Final = 1.6
"""How far from homes that arrow lies, in pitches."""

MOST_AHEAD: Final = 7
"""No farther from its start field than so many fields does that arrow lie."""

CARD_PROPORTION: Final = 5 / 7
"""A card's width in parts of its height."""

SPACIOUS: Final = 6
"""With more arms than this the middle has no room for a caption."""


@dataclass(frozen=True, slots=True, eq=False)
class BoardLayout:
    """A board in the unit square; ``homes`` and ``areas`` are by seat in play. Each is made once."""

    pitch: float
    track: tuple[Point, ...]
    homes: tuple[tuple[Point, ...], ...]
    areas: tuple[SeatArea, ...]
    centre: Point
    card: Box
    caption: Box

    def tag_place(self, field: Location) -> Point:
        """Where a tag of a track field has most room."""
        return self.beside(self.track[field], TAG_DISTANCE, ())[0]

    def directions(self, starts: tuple[Location, ...]) -> tuple[Point, ...]:
        """The middles of the arrows near start fields."""
        return _directions(self, starts)

    def direction_at(self, start: Location) -> tuple[Point, int] | None:
        """The middle of the arrow near a start field, and where it points, in degrees clockwise from the right.

        None where there is room only between lanes of one arm, from which it would seem to lead out of the home.
        """
        arrows = [arrow for ahead in range(MOST_AHEAD) for arrow in self._arrows_beside(start + ahead)]
        fitting = [(at, degrees) for at, degrees, fits in arrows if fits]
        return next((one for one in fitting if self._is_outside(one[0])), None)

    def _arrows_beside(self, field: int) -> Iterator[tuple[Point, int, bool]]:
        """On both sides of a step along the track, the middle of an arrow, where it points, and whether it fits."""
        fields = len(self.track)
        one, other = self.track[field % fields], self.track[(field + 1) % fields]
        x, y = other.x - one.x, other.y - one.y
        for side in (DIRECTION_DISTANCE, -DIRECTION_DISTANCE):
            at = Point((one.x + other.x) / 2 + y * side, (one.y + other.y) / 2 - x * side)
            ends = [Point(at.x + x * along, at.y + y * along) for along in (-0.55, 0, 0.55)]
            yield at, round(math.degrees(math.atan2(y, x))), all(map(self._is_free, ends))

    def _is_outside(self, at: Point) -> bool:
        """Whether an arrow lies beside two fields only, and by no home."""
        homes = (math.dist(at, hole) for home in self.homes for hole in home)
        near = sum(math.dist(at, field) < BESIDE_TWO * self.pitch for field in self.track)
        return near == STEP and min(homes) > CLEAR_OF_HOMES * self.pitch

    def _is_free(self, point: Point) -> bool:
        """Whether nothing of the board is near a point, and the picture's edge neither."""
        holes = (*self.track, *(hole for home in self.homes for hole in home))
        boxes = (box for area in self.areas for box in (area.reserve, area.plate, area.strip))
        return (
            min(math.dist(point, hole) for hole in holes) > HALF_FIELD * self.pitch
            and min(box.distance(point) for box in boxes) > HALF_FIELD / 2 * self.pitch
            and RIM * self.pitch < min(point)
            and max(point) < 1 - RIM * self.pitch
        )

    def beside(self, at: Point, distance: float, others: Collection[Point]) -> tuple[Point, float]:
        """Where a badge beside a place, so many pitches from its middle, has most room inside, and how many pitches.

        Room is how far its middle is from all else that the board shows, and from the ``others``.
        """
        best, most = at, -math.inf
        for point, on_the_board in _spots_beside(self, at, distance):
            if on_the_board <= most:
                break
            room = round(min([on_the_board, *(math.dist(point, other) for other in others)]), 9)
            if room > most:
                best, most = point, room
        return best, most / self.pitch

    def rooms_at(self, points: Collection[Point], beside: Point, reach: float) -> list[float]:
        """How much room a badge at each of these points has from all that the board shows but the place it is beside.

        None of them is farther from that place than ``reach``, so what is much farther than the nearest never counts.
        """
        holes = (*self.track, self.centre, *(hole for home in self.homes for hole in home))
        areas = (box for area in self.areas for box in (area.reserve, area.plate, area.strip))
        things: list[tuple[Callable[[Point], float], float]] = [
            *((partial(math.dist, hole), 0.0) for hole in holes if hole != beside),
            *((box.distance, HALF_FIELD / 2 * self.pitch) for box in areas),
            (self.card.distance, HALF_FIELD * self.pitch),
        ]
        rooms = [distance(beside) + least for distance, least in things]
        far = min(rooms) + 2 * reach
        near = [thing for thing, room in zip(things, rooms, strict=True) if room <= far]
        return [min(distance(point) + least for distance, least in near) for point in points]

    def place(self, seat: Seat, location: Location, number: int) -> Point:
        """Where a seat's pawn of that number stands."""
        if is_track(location):
            return self.track[location]
        if location == CENTRE:
            return self.centre
        if location == RESERVE:
            return self.areas[seat].places[number - 1]
        return self.homes[seat][location - CENTRE - 1]


@lru_cache(maxsize=64)
def _directions(layout: BoardLayout, starts: tuple[Location, ...]) -> tuple[Point, ...]:
    arrows = map(layout.direction_at, starts)
    return tuple(arrow[0] for arrow in arrows if arrow is not None)


@lru_cache(maxsize=1024)
def _spots_beside(layout: BoardLayout, at: Point, distance: float) -> list[tuple[Point, float]]:
    """Where a badge beside a place could lie, and how much room it has there; where it has most is first."""
    edge, reach = BADGE_EDGE * layout.pitch, distance * layout.pitch
    angles = (2 * math.pi * turn / DIRECTIONS - math.pi / 4 for turn in range(DIRECTIONS))
    points = (Point(at.x + math.cos(angle) * reach, at.y + math.sin(angle) * reach) for angle in angles)
    inside = [point for point in points if edge <= min(point) and max(point) <= 1 - edge]
    spots = [(point, round(room, 9)) for point, room in zip(inside, layout.rooms_at(inside, at, reach), strict=True)]
    return sorted(spots, key=lambda spot: -spot[1])


@dataclass(frozen=True, slots=True)
class EmptyBoardLayout:
    """The fields of a board that belongs to nobody: the track, and each arm's entry field with its home column."""

    pitch: float
    track: tuple[Point, ...]
    homes: tuple[tuple[Point, tuple[Point, ...]], ...]


def empty_board_layout(shape: BoardShape) -> EmptyBoardLayout:
    """All fields of a board, in the unit square."""
    pitch = _pitch(shape)
    return EmptyBoardLayout(
        pitch=pitch,
        track=tuple(_unit(point, pitch) for point in _ring(shape)),
        homes=tuple(
            (_unit(_turned(Point(0, shape.reach), shape, arm), pitch), _home(shape, arm, pitch))
            for arm in range(shape.arms)
        ),
    )


@lru_cache(maxsize=64)
def layout_of(board: Board, bottom: Seat, *, with_centre: bool) -> BoardLayout:
    """Lay a board out with one seat's arm at the bottom."""
    shape = BOARD_SHAPES[board.kind, board.sector_count]
    pitch = _pitch(shape)
    ring = _ring(shape)
    turn = board.sectors[bottom]
    first = _first_of_arm(board, shape) + turn * board.sector_length
    by_seat = tuple((sector - turn) % shape.arms for sector in board.sectors)
    card, caption = _middle(shape, with_centre=with_centre)
    return BoardLayout(
        pitch=pitch,
        track=tuple(_unit(ring[(field - first) % board.fields], pitch) for field in range(board.fields)),
        homes=tuple(_home(shape, arm, pitch) for arm in by_seat),
        areas=tuple(_scaled_area(area_beside(shape, arm, shape.reach + HALF_FIELD), pitch) for arm in by_seat),
        centre=_unit(Point(0, shape.centre_y), pitch),
        card=_unit_box(card, pitch),
        caption=_unit_box(caption, pitch),
    )


def _pitch(shape: BoardShape) -> float:
    return 0.5 / (shape.reach + HALF_FIELD + RIM)


def _ring(shape: BoardShape) -> tuple[Point, ...]:
    """The track in pitches, from the first field of the arm that points down."""
    return tuple(_turned(point, shape, arm) for arm in range(shape.arms) for point in _arm(shape))


def _home(shape: BoardShape, arm: int, pitch: float) -> tuple[Point, ...]:
    """The home column of an arm, from its entry field inward."""
    return tuple(_unit(_turned(Point(0, shape.reach - 1 - depth), shape, arm), pitch) for depth in range(PAWNS))


def _first_of_arm(board: Board, shape: BoardShape) -> int:
    """The track index of the first field on the arm of sector 0."""
    return -SECTOR[board.kind].entry_before_start - shape.side - shape.half_width + 1


def _arm(shape: BoardShape) -> tuple[Point, ...]:
    """The fields of the arm that points down, clockwise, with the one after it in the inner corner, if there is one."""
    w, end = shape.half_width, shape.reach
    out = [Point(w, end - shape.side + 1 + step) for step in range(shape.side)]
    across = [Point(x, end) for x in range(w - 1, -w, -1)]
    back = [Point(-p.x, p.y) for p in reversed(out)]
    angle = math.pi / 2 + math.pi / shape.arms
    corner = Point(shape.corner * math.cos(angle), shape.corner * math.sin(angle))
    return (*out, *across, *back, *[corner][: shape.between])


def _middle(shape: BoardShape, *, with_centre: bool) -> tuple[Box, Box]:
    """The place of the last card, and the room for the caption: below the card, or in a corner where there is none."""
    # Between four arms the card may reach into the arms.
    free = shape.corner - HALF_FIELD if shape.arms > QUARTERS else shape.corner + HALF_FIELD
    crowded = shape.arms > SPACIOUS
    height = min(free if with_centre else free * 1.33, 3.6)
    top = -free * 0.93 if with_centre else -height / 2 - (0 if crowded else 0.36)
    width = height * CARD_PROPORTION
    card = Box(-width / 2, top, width / 2, top + height)
    if crowded:
        corner = -shape.reach - HALF_FIELD + 0.1
        return card, Box(corner, corner, area_beside(shape, 0, shape.reach + HALF_FIELD).plate.left - 0.2, corner + 0.7)
    half = 1.3
    return card, Box(-half, card.bottom + 0.07, half, card.bottom + 0.69)


def _turned(point: Point, shape: BoardShape, arm: int) -> Point:
    """A point of the arm that points down, on the arm so many places further clockwise."""
    angle = 2 * math.pi * arm / shape.arms
    cos, sin = math.cos(angle), math.sin(angle)
    return Point(point.x * cos - point.y * sin, point.x * sin + point.y * cos)


def _unit(point: Point, pitch: float) -> Point:
    return Point(0.5 + point.x * pitch, 0.5 + point.y * pitch)


def _unit_box(box: Box, pitch: float) -> Box:
    left, top = _unit(Point(box.left, box.top), pitch)
    right, bottom = _unit(Point(box.right, box.bottom), pitch)
    return Box(left, top, right, bottom)


def _scaled_area(area: SeatArea, pitch: float) -> SeatArea:
    return SeatArea(
        reserve=_unit_box(area.reserve, pitch),
        places=tuple(_unit(place, pitch) for place in area.places),
        plate=_unit_box(area.plate, pitch),
        strip=_unit_box(area.strip, pitch),
    )


def way(board: Board, walk: Walk) -> tuple[Location, ...]:
    """The locations of a walk, its origin first and its goal last."""
    onward = 1 if walk.steps > 0 else -1
    if is_home(walk.origin):
        return tuple(Location(place) for place in range(walk.origin, walk.goal + onward, onward))
    entry = board.entries[walk.seat]
    end = walk.goal if is_track(walk.goal) else entry
    length = (end - walk.origin) * onward % board.fields
    along = tuple(Location((walk.origin + onward * step) % board.fields) for step in range(length + 1))
    return along if is_track(walk.goal) else along + HOME[: walk.goal - CENTRE]
