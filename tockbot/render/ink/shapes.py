"""Outlines around the origin, about as far out as 1: the seats' silhouettes and the suits of cards."""

from __future__ import annotations

import math
from functools import lru_cache

from tockbot.render.ink.themes import Shape
from tockbot.render.layout.points import Point
from tockbot.tables import SUITS

Outline = tuple[Point, ...]


def silhouette(shape: Shape) -> Outline:
    """The outline of a seat's pawns."""
    return _silhouettes()[shape]


@lru_cache(maxsize=1)
def _silhouettes() -> dict[Shape, Outline]:
    arm, waist = 1.06, 0.56
    quarter = (Point(-waist, -arm), Point(waist, -arm), Point(waist, -waist))
    return {
        Shape.CIRCLE: regular(48, 1.07),
        Shape.SQUARE: regular(4, 1.22, turn=45),
        Shape.TRIANGLE: _moved(regular(3, 1.3), 0, 0.17),
        Shape.DIAMOND: regular(4, 1.2),
        Shape.HEXAGON: regular(6, 1.1, turn=30),
        Shape.STAR: _moved(star(1.26, 0.74), 0, 0.05),
        Shape.SHIELD: _mirrored(
            (Point(0, -0.92), Point(0.9, -0.92), Point(0.9, 0.16), Point(0.62, 0.7), Point(0, 1.12))
        ),
        Shape.CROSS: tuple(turned(point, quarters * math.pi / 2) for quarters in range(4) for point in quarter),
    }


@lru_cache(maxsize=len(SUITS))
def suit(name: str) -> tuple[Outline, ...]:
    """The outlines that make up a suit, one of ``shdc``."""
    stem = _mirrored(_curve((0, 0.1), (0.04, 0.6), (0.12, 0.85), (0.36, 0.97)))
    match name:
        case "h":
            lobe = _curve((0, -0.45), (0.12, -1.02), (1.0, -1.02), (0.98, -0.32))
            return (_mirrored(lobe + _curve((0.98, -0.32), (0.95, 0.25), (0.3, 0.5), (0, 0.98))),)
        case "d":
            upper = _curve((0, -1.0), (0.2, -0.6), (0.5, -0.22), (0.74, 0))
            return (_mirrored(upper + _curve((0.74, 0), (0.5, 0.22), (0.2, 0.6), (0, 1.0))),)
        case "s":
            upper = _curve((0, -1.0), (0.25, -0.5), (0.95, -0.2), (0.95, 0.25))
            return _mirrored(upper + _curve((0.95, 0.25), (0.93, 0.8), (0.2, 0.78), (0.03, 0.34))), stem
        case _:
            leaf = regular(48, 0.44)
            leaves = tuple(_moved(leaf, dx, dy) for dx, dy in ((0, -0.52), (-0.5, 0.2), (0.5, 0.2)))
            return *leaves, _moved(regular(4, 0.42), 0, 0.05), stem


def regular(corners: int, radius: float, *, turn: float = 0) -> Outline:
    """A regular polygon with a corner at the top, turned clockwise by so many degrees."""
    first = math.radians(turn - 90)
    step = 2 * math.pi / corners
    return tuple(
        Point(radius * math.cos(first + step * k), radius * math.sin(first + step * k)) for k in range(corners)
    )


def star(tips: float, dents: float) -> Outline:
    """A star with five tips, one at the top, so far out and with dents so far out."""
    pairs = zip(regular(5, tips), regular(5, dents, turn=36), strict=True)
    return tuple(point for pair in pairs for point in pair)


def turned(point: Point, angle: float) -> Point:
    """A point turned clockwise around the origin."""
    cos, sin = math.cos(angle), math.sin(angle)
    return Point(point.x * cos - point.y * sin, point.x * sin + point.y * cos)


def _moved(outline: Outline, dx: float, dy: float) -> Outline:
    return tuple(Point(x + dx, y + dy) for x, y in outline)


def _mirrored(right: Outline) -> Outline:
    """The right half of an outline, top to bottom, with its left half."""
    return right + tuple(Point(-x, y) for x, y in reversed(right))


def _curve(
    start: tuple[float, float], lean: tuple[float, float], pull: tuple[float, float], end: tuple[float, float]
) -> Outline:
    """A cubic Bézier curve."""
    points = []
    for step in range(21):
        t = step / 20
        weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t**3)
        corners = (start, lean, pull, end)
        points.append(
            Point(
                sum(w * x for w, (x, _) in zip(weights, corners, strict=True)),
                sum(w * y for w, (_, y) in zip(weights, corners, strict=True)),
            )
        )
    return tuple(points)
