"""Points and boxes in the plane, x to the right and y downward."""

from __future__ import annotations

import math
from typing import NamedTuple


class Point(NamedTuple):
    """A point, or a step from one to another."""

    x: float
    y: float

    def scaled(self, factor: float) -> Point:
        """The point in a plane so many times larger."""
        return Point(self.x * factor, self.y * factor)


class Box(NamedTuple):
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        """The point in the middle."""
        return Point((self.left + self.right) / 2, (self.top + self.bottom) / 2)

    def distance(self, point: Point) -> float:
        """How far a point is from the box; 0 inside it."""
        return math.hypot(
            max(self.left - point.x, 0, point.x - self.right), max(self.top - point.y, 0, point.y - self.bottom)
        )

    def scaled(self, factor: float) -> Box:
        """The box in a plane so many times larger."""
        return Box(self.left * factor, self.top * factor, self.right * factor, self.bottom * factor)

    def grown(self, by: float) -> Box:
        """The box with so much more on every side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)
