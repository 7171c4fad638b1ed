"""The place of everything on a board, in the unit square: x to the right, y downward.

Invariants: neighbours on the track are one pitch apart, no two places overlap, and everything is inside the square.

A board is a star of equal arms around a centre (:class:`BoardShape`). An arm's fields run out along one side, across
its end, back along the other side, and over one inner corner to the next arm. The entry field is the middle of the end,
and the home column grows inward from it. Everything is computed in pitches around the centre, with one arm pointing
down, and scaled last. A pitch is the distance between neighbouring fields of the track.

Beside each arm, clockwise, is its seat's area (:class:`SeatArea`): a reserve, a name plate and a strip, in the wedge
that follows the arm. A wedge is laid out once, in the quarter where x and y are positive, and mirrored into the others,
so that text stays upright. Its numbers were found by trial. A wedge is as wide as the arms beside it allow; a test
checks that nothing touches.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, NamedTuple

from tockbot import rules


class Point(NamedTuple):
    """A point, or a step from one point to another."""

    x: float
    y: float

    def scaled(self, factor: float) -> Point:
        """Return the point in a plane larger by this factor."""
        return Point(self.x * factor, self.y * factor)


class Box(NamedTuple):
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """The distance from left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """The distance from top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        """The point in the middle."""
        return Point((self.left + self.right) / 2, (self.top + self.bottom) / 2)

    def distance(self, point: Point) -> float:
        """Return the distance from the box to a point; 0 inside it."""
        return math.hypot(
            max(self.left - point.x, 0, point.x - self.right), max(self.top - point.y, 0, point.y - self.bottom)
        )

    def scaled(self, factor: float) -> Box:
        """Return the box in a plane larger by this factor."""
        return Box(self.left * factor, self.top * factor, self.right * factor, self.bottom * factor)

    def grown(self, by: float) -> Box:
        """Return the box enlarged by this much on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)


QUARTERS: Final = 4
"""Number of arms with a quarter of the picture between two of them."""

PLACES_A_ROW: Final = 2
ROUNDING: Final = 1e-9


@dataclass(frozen=True, slots=True)
class BoardShape:
    """A shape of board: a star of equal arms.

    Attributes:
        arms: number of arms.
        half_width: half an arm's width, in fields.
        side: number of fields along each side of an arm.
        between: number of fields between two arms, 1 or 0; with 0, the first fields of their sides are the two of an
            inner corner.
    """

    arms: int
    half_width: int
    side: int
    between: int = 1

    @property
    def name(self) -> str:
        """The name of its picture."""
        return f"empty-board-{self.arms}-{self.half_width}-{self.side}"

    @property
    def corner(self) -> float:
        """The distance from the centre to an inner corner.

        With a field between two arms, it is that field, one pitch from both its neighbours. Otherwise it is the point
        between the two fields.
        """
        half = math.pi / self.arms
        vertex = self.half_width / math.sin(half)
        inward = math.sqrt(1 - (self._gap * math.sin(half)) ** 2) if self.between else 0.0
        return vertex + self._gap * math.cos(half) - inward

    @property
    def reach(self) -> float:
        """The distance from the centre to the end of an arm."""
        return self.half_width / math.tan(math.pi / self.arms) + self._gap + self.side - 1

    @property
    def centre_y(self) -> float:
        """The distance of the centre field below the middle, which is left to the last card."""
        return (self.corner - 0.5) * 0.62 if self.arms > QUARTERS else self.corner * 0.62

    @property
    def _gap(self) -> float:
        """The distance from where two arms' sides meet to the first field on each: these fields must not touch."""
        neighbours = 0.5 / math.sin(math.pi / self.arms)
        return max(1.0, neighbours) if self.between else neighbours


BOARD_SHAPES: Final = {
    (rules.BoardKind.CANADIAN, 4): BoardShape(arms=4, half_width=2, side=7),
    (rules.BoardKind.CANADIAN, 6): BoardShape(arms=6, half_width=2, side=7),
    (rules.BoardKind.CANADIAN, 8): BoardShape(arms=8, half_width=1, side=8),
    (rules.BoardKind.CORNER, 4): BoardShape(arms=4, half_width=2, side=7),
    (rules.BoardKind.CORNER, 6): BoardShape(arms=6, half_width=2, side=7),
    (rules.BoardKind.CORNER, 8): BoardShape(arms=8, half_width=1, side=8),
    (rules.BoardKind.DOG, 4): BoardShape(arms=4, half_width=2, side=6),
    # Short, wide arms would leave no room for the areas between six of them.
    (rules.BoardKind.DOG, 6): BoardShape(arms=6, half_width=1, side=7),
    (rules.BoardKind.DOG, 8): BoardShape(arms=8, half_width=1, side=7),
    (rules.BoardKind.KEEZEN, 4): BoardShape(arms=4, half_width=2, side=6),
    (rules.BoardKind.KEEZEN, 6): BoardShape(arms=6, half_width=1, side=7),
    (rules.BoardKind.KEEZEN, 8): BoardShape(arms=8, half_width=1, side=7),
    (rules.BoardKind.JACKAROO, 4): BoardShape(arms=4, half_width=2, side=8, between=0),
    (rules.BoardKind.JACKAROO, 6): BoardShape(arms=6, half_width=2, side=8, between=0),
}


@dataclass(frozen=True, slots=True)
class SeatArea:
    """The box of a reserve, the places of its four pawns, the name plate, and the strip."""

    reserve: Box
    places: tuple[Point, ...]
    plate: Box
    strip: Box


def area_beside(shape: BoardShape, arm: int, edge: float) -> SeatArea:
    """Return the area beside an arm, counted clockwise from the bottom one; the board ends ``edge`` from the centre."""
    angle = math.pi / 2 + 2 * math.pi * (arm + 0.5) / shape.arms
    across, down = math.cos(angle), math.sin(angle)
    edge -= 0.12
    if abs(down) < ROUNDING:
        boxes = _beside_middle(shape, edge)
    elif shape.arms == QUARTERS:
        boxes = _in_quarter(edge)
    elif abs(down) > abs(across):
        boxes = _in_corner(shape, edge)
    else:
        boxes = _below_side_arm(shape, edge)
    reserve, plate, strip = (_mirrored(box, across < 0, down < -ROUNDING) for box in boxes)
    return SeatArea(reserve, _places(reserve), plate, strip)


def _in_quarter(edge: float) -> tuple[Box, Box, Box]:
    """Lay out the square between two of four arms."""
    plate = Box(2.85, edge - 1.2, edge - 0.1, edge - 0.05)
    strip = Box(plate.left, plate.top - 1.16, plate.right, plate.top - 0.18)
    middle = plate.middle.x
    return Box(middle - 1.35, strip.top - 2.95, middle + 1.35, strip.top - 0.25), plate, strip


def _in_corner(shape: BoardShape, edge: float) -> tuple[Box, Box, Box]:
    """Lay out the area beside the bottom arm of six or eight, leaving the picture's corner free."""
    left = shape.half_width + 0.72
    plate = Box(left, edge - 1.12, left + 6.4, edge - 0.02)
    reserve = Box(left, plate.top - 2.3, left + 2.1, plate.top - 0.2)
    return reserve, plate, Box(reserve.right + 0.2, plate.top - 0.93, reserve.right + 2.9, plate.top - 0.18)


def _below_side_arm(shape: BoardShape, edge: float) -> tuple[Box, Box, Box]:
    """Lay out the area below the arm that points to the side, of eight."""
    top = shape.half_width + 0.7
    plate = Box(top + 3.4, top, edge, top + 1.05)
    reserve = Box(edge - 2.1, plate.bottom + 0.18, edge, plate.bottom + 2.28)
    return reserve, plate, Box(reserve.left - 2.85, plate.bottom + 0.15, reserve.left - 0.15, plate.bottom + 0.9)


def _beside_middle(shape: BoardShape, edge: float) -> tuple[Box, Box, Box]:
    """Lay out the area between two arms that point sideways, of six."""
    vertex = shape.half_width / math.sin(math.pi / shape.arms)
    plate = Box(vertex + 2.72, -0.98, edge, 0.08)
    reserve = Box(edge - 2.0, 0.24, edge, 2.24)
    return reserve, plate, Box(reserve.left - 2.4, 0.22, reserve.left - 0.1, 0.94)


def _places(reserve: Box) -> tuple[Point, ...]:
    """Return the four places of a reserve in reading order."""
    step = (reserve.width - 0.1) / PLACES_A_ROW
    middle = reserve.middle
    return tuple(Point(middle.x + dx * step / 2, middle.y + dy * step / 2) for dy in (-1, 1) for dx in (-1, 1))


def _mirrored(box: Box, left: bool, up: bool) -> Box:  # noqa: FBT001 - two directions
    if left:
        box = Box(-box.right, box.top, -box.left, box.bottom)
    if up:
        box = Box(box.left, -box.bottom, box.right, -box.top)
    return box


RIM: Final = 0.28
"""Width of the rim around the board, in pitches."""

HALF_FIELD: Final = 0.5
"""Half the room of a field, in pitches."""

BOARD_SIZE: Final = 1000
"""Width and height of a board's picture in pixels; smaller pictures are made from it."""

TAG_DISTANCE: Final = 0.68
"""Distance from a field's middle to its tag, in pitches."""

BADGE_EDGE: Final = 0.38
"""Minimum distance from a badge's middle to the picture's edge, in pitches."""

DIRECTIONS: Final = 48
"""Number of directions in which a place for a badge is tried."""

DIRECTION_DISTANCE: Final = 0.74
"""Distance from the track to the arrow that shows the direction of play, in pitches."""

STEP: Final = 2
BESIDE_TWO: Final = 1.4
"""Distance from that arrow, in pitches, within which are the two fields of the step beside it, and no others."""

CLEAR_OF_HOMES: Final = 1.6
"""Minimum distance of that arrow from homes, in pitches."""

MAX_AHEAD: Final = 7
"""Maximum number of fields from the start field to that arrow."""

CARD_PROPORTION: Final = 5 / 7
"""A card's width as a share of its height."""

BESIDE_CARD: Final = 0.34
"""Distance of the cards beside the last one from it, in pitches, which leaves room for the edges of the pile."""

BETWEEN_CARDS: Final = 0.1
CLEAR: Final = 0.52
"""Minimum distance of these cards from the middles of fields, in pitches."""

MAX_BESIDE: Final = 2.4
"""Maximum height of these cards in pitches."""

SPACIOUS: Final = 6
"""Maximum number of arms with room for a caption in the middle."""


@dataclass(frozen=True, slots=True, eq=False)
class BoardLayout:
    """A board in the unit square; ``homes`` and ``areas`` are by seat in play. Each is made once."""

    pitch: float
    track: tuple[Point, ...]
    homes: tuple[tuple[Point, ...], ...]
    areas: tuple[SeatArea, ...]
    centre: Point
    card: Box
    deck: Box
    earlier: tuple[Box, Box]
    caption: Box

    @property
    def middle(self) -> tuple[Box, ...]:
        """The places of cards in the middle: the last one, the deck, and the two before the last one."""
        return self.card, self.deck, *self.earlier

    def tag_place(self, field: rules.Location) -> Point:
        """Return the place where a tag of a track field has most room."""
        return self.beside(self.track[field], TAG_DISTANCE, ())[0]

    def directions(self, starts: tuple[rules.Location, ...]) -> tuple[Point, ...]:
        """Return the middles of the arrows near start fields."""
        return _directions(self, starts)

    def direction_at(self, start: rules.Location) -> tuple[Point, int] | None:
        """Return the middle of the arrow near a start field, and its direction in degrees clockwise from the right.

        Return None if the only room is between lanes of one arm, where the arrow would seem to lead out of the home.
        """
        arrows = [arrow for ahead in range(MAX_AHEAD) for arrow in self._arrows_beside(start + ahead)]
        fitting = [(at, degrees) for at, degrees, fits in arrows if fits]
        return next((one for one in fitting if self._is_outside(one[0])), None)

    def _arrows_beside(self, field: int) -> Iterator[tuple[Point, int, bool]]:
        """Yield, on both sides of a step along the track, an arrow's middle, its direction, and whether it fits."""
        fields = len(self.track)
        one, other = self.track[field % fields], self.track[(field + 1) % fields]
        x, y = other.x - one.x, other.y - one.y
        for side in (DIRECTION_DISTANCE, -DIRECTION_DISTANCE):
            at = Point((one.x + other.x) / 2 + y * side, (one.y + other.y) / 2 - x * side)
            ends = [Point(at.x + x * along, at.y + y * along) for along in (-0.55, 0, 0.55)]
            yield at, round(math.degrees(math.atan2(y, x))), all(map(self._is_free, ends))

    def _is_outside(self, at: Point) -> bool:
        """Return whether an arrow is beside two fields only, and away from homes."""
        homes = (math.dist(at, hole) for home in self.homes for hole in home)
        near = sum(math.dist(at, field) < BESIDE_TWO * self.pitch for field in self.track)
        return near == STEP and min(homes) > CLEAR_OF_HOMES * self.pitch

    def _is_free(self, point: Point) -> bool:
        """Return whether nothing of the board, and no edge of the picture, is near a point."""
        holes = (*self.track, *(hole for home in self.homes for hole in home))
        boxes = (*self.middle, *(box for area in self.areas for box in (area.reserve, area.plate, area.strip)))
        return (
            min(math.dist(point, hole) for hole in holes) > HALF_FIELD * self.pitch
            and min(box.distance(point) for box in boxes) > HALF_FIELD / 2 * self.pitch
            and RIM * self.pitch < min(point)
            and max(point) < 1 - RIM * self.pitch
        )

    def beside(self, at: Point, distance: float, others: Collection[Point]) -> tuple[Point, float]:
        """Return the place for a badge with most room, this many pitches from a place, and its room in pitches.

        Room is the distance of its middle from everything else on the board, and from the ``others``.
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
        """Return the room of a badge at each of these points: its distance from everything but the place it belongs to.

        None of the points is farther from that place than ``reach``, so things much farther than the nearest never
        count.
        """
        holes = (*self.track, self.centre, *(hole for home in self.homes for hole in home))
        areas = (box for area in self.areas for box in (area.reserve, area.plate, area.strip))
        things: list[tuple[Callable[[Point], float], float]] = [
            *((partial(math.dist, hole), 0.0) for hole in holes if hole != beside),
            *((box.distance, HALF_FIELD / 2 * self.pitch) for box in areas),
            *((box.distance, HALF_FIELD * self.pitch) for box in self.middle),
        ]
        rooms = [distance(beside) + least for distance, least in things]
        far = min(rooms) + 2 * reach
        near = [thing for thing, room in zip(things, rooms, strict=True) if room <= far]
        return [min(distance(point) + least for distance, least in near) for point in points]

    def place(self, seat: rules.Seat, location: rules.Location, number: int) -> Point:
        """Return the place of a seat's pawn."""
        if rules.is_track(location):
            return self.track[location]
        if location == rules.CENTRE:
            return self.centre
        if location == rules.RESERVE:
            return self.areas[seat].places[number - 1]
        return self.homes[seat][location - rules.CENTRE - 1]


@lru_cache(maxsize=64)
def _directions(layout: BoardLayout, starts: tuple[rules.Location, ...]) -> tuple[Point, ...]:
    arrows = map(layout.direction_at, starts)
    return tuple(arrow[0] for arrow in arrows if arrow is not None)


@lru_cache(maxsize=1024)
def _spots_beside(layout: BoardLayout, at: Point, distance: float) -> list[tuple[Point, float]]:
    """Return the possible places of a badge beside a place, each with its room, the most room first."""
    edge, reach = BADGE_EDGE * layout.pitch, distance * layout.pitch
    angles = (2 * math.pi * turn / DIRECTIONS - math.pi / 4 for turn in range(DIRECTIONS))
    points = (Point(at.x + math.cos(angle) * reach, at.y + math.sin(angle) * reach) for angle in angles)
    inside = [point for point in points if edge <= min(point) and max(point) <= 1 - edge]
    spots = [(point, round(room, 9)) for point, room in zip(inside, layout.rooms_at(inside, at, reach), strict=True)]
    return sorted(spots, key=lambda spot: -spot[1])


@lru_cache(maxsize=64)
def layout_of(board: rules.Board, bottom: rules.Seat, *, with_centre: bool) -> BoardLayout:
    """Return the layout of a board with one seat's arm at the bottom."""
    shape = BOARD_SHAPES[board.kind, board.sector_count]
    pitch = _pitch(shape)
    ring = _ring(shape)
    turn = board.sectors[bottom]
    first = _first_of_arm(board, shape) + turn * board.sector_length
    by_seat = tuple((sector - turn) % shape.arms for sector in board.sectors)
    card, caption = _middle(shape, with_centre=with_centre)
    deck, earlier = _beside_card(shape, card, with_centre=with_centre)
    return BoardLayout(
        pitch=pitch,
        track=tuple(_unit(ring[(field - first) % board.fields], pitch) for field in range(board.fields)),
        homes=tuple(_home(shape, arm, pitch) for arm in by_seat),
        areas=tuple(_scaled_area(area_beside(shape, arm, shape.reach + HALF_FIELD), pitch) for arm in by_seat),
        centre=_unit(Point(0, shape.centre_y), pitch),
        card=_unit_box(card, pitch),
        deck=_unit_box(deck, pitch),
        earlier=(_unit_box(earlier[0], pitch), _unit_box(earlier[1], pitch)),
        caption=_unit_box(caption, pitch),
    )


def _pitch(shape: BoardShape) -> float:
    return 0.5 / (shape.reach + HALF_FIELD + RIM)


def _ring(shape: BoardShape) -> tuple[Point, ...]:
    """Return the track in pitches, from the first field of the arm that points down."""
    return tuple(_turned(point, shape, arm) for arm in range(shape.arms) for point in _arm(shape))


def _home(shape: BoardShape, arm: int, pitch: float) -> tuple[Point, ...]:
    """Return the home column of an arm, from its entry field inward."""
    return tuple(_unit(_turned(Point(0, shape.reach - 1 - depth), shape, arm), pitch) for depth in range(rules.PAWNS))


def _first_of_arm(board: rules.Board, shape: BoardShape) -> int:
    """Return the track index of the first field on the arm of sector 0."""
    return -rules.SECTOR[board.kind].entry_before_start - shape.side - shape.half_width + 1


def _arm(shape: BoardShape) -> tuple[Point, ...]:
    """Return the fields of the arm that points down, clockwise, with the field in the inner corner after it, if any."""
    w, end = shape.half_width, shape.reach
    out = [Point(w, end - shape.side + 1 + step) for step in range(shape.side)]
    across = [Point(x, end) for x in range(w - 1, -w, -1)]
    back = [Point(-p.x, p.y) for p in reversed(out)]
    angle = math.pi / 2 + math.pi / shape.arms
    corner = Point(shape.corner * math.cos(angle), shape.corner * math.sin(angle))
    return (*out, *across, *back, *[corner][: shape.between])


def _middle(shape: BoardShape, *, with_centre: bool) -> tuple[Box, Box]:
    """Return the place of the last card, and of the caption: below the card, or in a corner if there is no room."""
    # Between four arms, the card may reach into the arms.
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


def _beside_card(shape: BoardShape, card: Box, *, with_centre: bool) -> tuple[Box, tuple[Box, Box]]:
    """Return the places of the deck, left of the last card, and of the two cards before it, right of it."""
    homes = (_turned(Point(0, shape.reach - 1 - depth), shape, arm) for arm in range(shape.arms) for depth in range(4))
    holes = (*_ring(shape), *homes, *((Point(0, shape.centre_y),) if with_centre else ()))
    deck = _largest(card.left - BESIDE_CARD, -1, 1, card, holes)
    cards = _largest(card.right + BESIDE_CARD, 1, 2, card, holes)
    width = (cards.width - BETWEEN_CARDS) / 2
    later = Box(cards.left, cards.top, cards.left + width, cards.bottom)
    return deck, (later, Box(cards.right - width, cards.top, cards.right, cards.bottom))


def _largest(edge: float, side: int, cards: int, beside: Box, holes: Collection[Point]) -> Box:
    """Return the largest box for cards in a row that begins at an edge, goes to a side, and is clear of holes."""
    boxes = (
        Box(min(edge, edge + side * width), y - height / 2, max(edge, edge + side * width), y + height / 2)
        for height in (MAX_BESIDE - step * 0.05 for step in range(round(MAX_BESIDE / 0.05)))
        for width in (cards * height * CARD_PROPORTION + (cards - 1) * BETWEEN_CARDS,)
        for y in (0.0, beside.middle.y)
    )
    return next(box for box in boxes if all(box.distance(hole) > CLEAR for hole in holes))


def _turned(point: Point, shape: BoardShape, arm: int) -> Point:
    """Return a point of the arm that points down, moved to the arm this many places further clockwise."""
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


def way(board: rules.Board, walk: rules.Walk) -> tuple[rules.Location, ...]:
    """Return the locations of a walk, from its origin to its goal."""
    onward = 1 if walk.steps > 0 else -1
    if rules.is_home(walk.origin):
        return tuple(rules.Location(place) for place in range(walk.origin, walk.goal + onward, onward))
    entry = board.entries[walk.seat]
    end = walk.goal if rules.is_track(walk.goal) else entry
    length = (end - walk.origin) * onward % board.fields
    along = tuple(rules.Location((walk.origin + onward * step) % board.fields) for step in range(length + 1))
    return along if rules.is_track(walk.goal) else along + rules.HOME[: walk.goal - rules.CENTRE]
