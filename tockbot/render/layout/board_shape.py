"""The shapes of boards: each is a star of equal arms around a centre, and beside each arm lies a seat's area.

All lengths are in pitches around the board's centre; a pitch is the distance from one field of the track to the next.
An area, off the track, is a reserve, a name plate and a strip, in the wedge that follows its arm clockwise. A wedge is
laid out once, in the quarter where x and y are positive, and mirrored into the others, so that text stays upright. The
numbers were found by trying: a wedge is as wide as the arms beside it leave it, and a test holds that nothing touches.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from tockbot.render.layout.points import Box, Point
from tockbot.rules import BoardKind

QUARTERS: Final = 4
"""The arms of a board between which there is a quarter of the picture each."""

PLACES_A_ROW: Final = 2
ROUNDING: Final = 1e-9


@dataclass(frozen=True, slots=True)
class BoardShape:
    """How many arms, half an arm's width in fields, and how many fields stand along each side of an arm.

    Between two arms lies a field, or none: then the first fields of their sides are the two of an inner corner.
    """

    arms: int
    half_width: int
    side: int
    between: int = 1

    @property
    def name(self) -> str:
        """What its picture is called."""
        return f"empty-board-{self.arms}-{self.half_width}-{self.side}"

    @property
    def corner(self) -> float:
        """How far from the centre an inner corner lies, one pitch from both the fields beside it, or between both."""
        half = math.pi / self.arms
        vertex = self.half_width / math.sin(half)
        inward = math.sqrt(1 - (self._gap * math.sin(half)) ** 2) if self.between else 0.0
        return vertex + self._gap * math.cos(half) - inward

    @property
    def reach(self) -> float:
        """How far from the centre an arm ends."""
        return self.half_width / math.tan(math.pi / self.arms) + self._gap + self.side - 1

    @property
    def centre_y(self) -> float:
        """How far below the middle the centre field lies, to leave the middle to the last card."""
        return (self.corner - 0.5) * 0.62 if self.arms > QUARTERS else self.corner * 0.62

    @property
    def _gap(self) -> float:
        """From the point where two arms' sides meet to the first field on each: those fields must not touch."""
        neighbours = 0.5 / math.sin(math.pi / self.arms)
        return max(1.0, neighbours) if self.between else neighbours


BOARD_SHAPES: Final = {
    (BoardKind.CANADIAN, 4): BoardShape(arms=4, half_width=2, side=7),
    (BoardKind.CANADIAN, 6): BoardShape(arms=6, half_width=2, side=7),
    (BoardKind.CANADIAN, 8): BoardShape(arms=8, half_width=1, side=8),
    (BoardKind.CORNER, 4): BoardShape(arms=4, half_width=2, side=7),
    (BoardKind.CORNER, 6): BoardShape(arms=6, half_width=2, side=7),
    (BoardKind.CORNER, 8): BoardShape(arms=8, half_width=1, side=8),
    (BoardKind.DOG, 4): BoardShape(arms=4, half_width=2, side=6),
    # Short, wide arms would leave no room for the areas between six of them.
    (BoardKind.DOG, 6): BoardShape(arms=6, half_width=1, side=7),
    (BoardKind.DOG, 8): BoardShape(arms=8, half_width=1, side=7),
    (BoardKind.KEEZEN, 4): BoardShape(arms=4, half_width=2, side=6),
    (BoardKind.KEEZEN, 6): BoardShape(arms=6, half_width=1, side=7),
    (BoardKind.KEEZEN, 8): BoardShape(arms=8, half_width=1, side=7),
    (BoardKind.JACKAROO, 4): BoardShape(arms=4, half_width=2, side=8, between=0),
    (BoardKind.JACKAROO, 6): BoardShape(arms=6, half_width=2, side=8, between=0),
}


@dataclass(frozen=True, slots=True)
class SeatArea:
    """The reserve's box, the places of its four pawns, the name plate, and the strip that tells of cards and team."""

    reserve: Box
    places: tuple[Point, ...]
    plate: Box
    strip: Box


def area_beside(shape: BoardShape, arm: int, edge: float) -> SeatArea:
    """The area beside an arm, counted clockwise from the bottom one; the board ends ``edge`` away from the centre."""
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
    """Between two of four arms: a square."""
    plate = Box(2.85, edge - 1.2, edge - 0.1, edge - 0.05)
    strip = Box(plate.left, plate.top - 0.98, plate.right, plate.top - 0.18)
    middle = plate.middle.x
    return Box(middle - 1.35, strip.top - 2.95, middle + 1.35, strip.top - 0.25), plate, strip


def _in_corner(shape: BoardShape, edge: float) -> tuple[Box, Box, Box]:
    """Beside the bottom arm of six or eight, with the picture's corner free."""
    left = shape.half_width + 0.72
    plate = Box(left, edge - 1.12, left + 6.4, edge - 0.02)
    reserve = Box(left, plate.top - 2.3, left + 2.1, plate.top - 0.2)
    return reserve, plate, Box(reserve.right + 0.2, plate.top - 0.93, reserve.right + 2.9, plate.top - 0.18)


def _below_side_arm(shape: BoardShape, edge: float) -> tuple[Box, Box, Box]:
    """Below the arm that points to the side, of eight."""
    top = shape.half_width + 0.7
    plate = Box(top + 3.4, top, edge, top + 1.05)
    reserve = Box(edge - 2.1, plate.bottom + 0.18, edge, plate.bottom + 2.28)
    return reserve, plate, Box(reserve.left - 2.85, plate.bottom + 0.15, reserve.left - 0.15, plate.bottom + 0.9)


def _beside_middle(shape: BoardShape, edge: float) -> tuple[Box, Box, Box]:
    """Between two arms that spread to the side, of six."""
    vertex = shape.half_width / math.sin(math.pi / shape.arms)
    plate = Box(vertex + 2.72, -0.98, edge, 0.08)
    reserve = Box(edge - 2.0, 0.24, edge, 2.24)
    return reserve, plate, Box(reserve.left - 2.4, 0.22, reserve.left - 0.1, 0.94)


def _places(reserve: Box) -> tuple[Point, ...]:
    """The four places of a reserve in reading order."""
    step = (reserve.width - 0.1) / PLACES_A_ROW
    middle = reserve.middle
    return tuple(Point(middle.x + dx * step / 2, middle.y + dy * step / 2) for dy in (-1, 1) for dx in (-1, 1))


def _mirrored(box: Box, left: bool, up: bool) -> Box:  # noqa: FBT001 - two sides
    if left:
        box = Box(-box.right, box.top, -box.left, box.bottom)
    if up:
        box = Box(box.left, -box.bottom, box.right, -box.top)
    return box
