"""A seat's camp: its reserve, name plate and marks, in the wedge that follows its arm clockwise.

All is in pitches around the board's centre. A wedge is laid out once, in the quarter where x and y are positive, and
mirrored into the others, so that text stays upright. The numbers were found by looking: a wedge is as wide as its arms
leave it, and a test holds that nothing touches.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from tockbot.render.points import Box, Point

QUARTERS: Final = 4
SLOTS_A_ROW: Final = 2
ROUNDING: Final = 1e-9


@dataclass(frozen=True, slots=True)
class Star:
    """The shape of a board: how many arms, half an arm's width, and the fields along each side of it."""

    arms: int
    half_width: int
    side: int

    @property
    def name(self) -> str:
        """What its picture is called."""
        return f"star-{self.arms}-{self.half_width}-{self.side}"

    @property
    def corner(self) -> float:
        """How far from the centre an inner corner lies, one pitch from both the fields beside it."""
        half = math.pi / self.arms
        vertex = self.half_width / math.sin(half)
        return vertex + self._gap * math.cos(half) - math.sqrt(1 - (self._gap * math.sin(half)) ** 2)

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
        return max(1.0, 0.5 / math.sin(math.pi / self.arms))


@dataclass(frozen=True, slots=True)
class Camp:
    """A seat's places off the board: the reserve's box and its four slots, the name plate, the strip of marks."""

    reserve: Box
    slots: tuple[Point, ...]
    plate: Box
    marks: Box


def camp_beside(star: Star, arm: int, edge: float) -> Camp:
    """The camp beside an arm, counted clockwise from the bottom one; the board ends ``edge`` away from the centre."""
    angle = math.pi / 2 + 2 * math.pi * (arm + 0.5) / star.arms
    across, down = math.cos(angle), math.sin(angle)
    edge -= 0.12
    if abs(down) < ROUNDING:
        boxes = _beside_middle(star, edge)
    elif star.arms == QUARTERS:
        boxes = _in_quarter(edge)
    elif abs(down) > abs(across):
        boxes = _in_corner(star, edge)
    else:
        boxes = _below_side_arm(star, edge)
    reserve, plate, marks = (_mirrored(box, across < 0, down < -ROUNDING) for box in boxes)
    return Camp(reserve, _slots(reserve), plate, marks)


def _in_quarter(edge: float) -> tuple[Box, Box, Box]:
    """Between two of four arms: a square."""
    plate = Box(2.85, edge - 1.2, edge - 0.1, edge - 0.05)
    marks = Box(plate.left, plate.top - 0.98, plate.right, plate.top - 0.18)
    middle = plate.middle.x
    return Box(middle - 1.35, marks.top - 2.95, middle + 1.35, marks.top - 0.25), plate, marks


def _in_corner(star: Star, edge: float) -> tuple[Box, Box, Box]:
    """Beside the bottom arm of six or eight, with the picture's corner free."""
    left = star.half_width + 0.72
    plate = Box(left, edge - 1.12, left + 6.4, edge - 0.02)
    reserve = Box(left, plate.top - 2.3, left + 2.1, plate.top - 0.2)
    return reserve, plate, Box(reserve.right + 0.2, plate.top - 0.93, reserve.right + 2.9, plate.top - 0.18)


def _below_side_arm(star: Star, edge: float) -> tuple[Box, Box, Box]:
    """Below the arm that points to the side, of eight."""
    top = star.half_width + 0.7
    plate = Box(top + 3.4, top, edge, top + 1.05)
    reserve = Box(edge - 2.1, plate.bottom + 0.18, edge, plate.bottom + 2.28)
    return reserve, plate, Box(reserve.left - 2.85, plate.bottom + 0.15, reserve.left - 0.15, plate.bottom + 0.9)


def _beside_middle(star: Star, edge: float) -> tuple[Box, Box, Box]:
    """Between two arms that spread to the side, of six."""
    vertex = star.half_width / math.sin(math.pi / star.arms)
    plate = Box(vertex + 2.72, -0.98, edge, 0.08)
    reserve = Box(edge - 2.0, 0.24, edge, 2.24)
    return reserve, plate, Box(reserve.left - 2.4, 0.22, reserve.left - 0.1, 0.94)


def _slots(reserve: Box) -> tuple[Point, ...]:
    """The four slots of a reserve in reading order."""
    step = (reserve.width - 0.1) / SLOTS_A_ROW
    middle = reserve.middle
    return tuple(Point(middle.x + dx * step / 2, middle.y + dy * step / 2) for dy in (-1, 1) for dx in (-1, 1))


def _mirrored(box: Box, left: bool, up: bool) -> Box:  # noqa: FBT001
    if left:
        box = Box(-box.right, box.top, -box.left, box.bottom)
    if up:
        box = Box(box.left, -box.bottom, box.right, -box.top)
    return box
