"""The signs of a play: ways, arrows, hits, and numbers. ``pitch`` is the board's, in pixels."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PIL import Image

from tockbot.render.fonts import width_of
from tockbot.render.pen import Pen
from tockbot.render.points import Box, Point
from tockbot.render.shapes import turned
from tockbot.render.theme import WHITE, Theme

Mark = Callable[..., Image.Image]

LINE: Final = 0.38
"""From one row of a badge to the next, in pitches."""


def chevron(theme: Theme, degrees: int, pitch: float) -> Image.Image:
    """One step of a way, pointing so many degrees clockwise from the right."""
    pen = Pen(0.8 * pitch, 0.8 * pitch)
    points = _turned(pen, ((-0.1, -0.21), (0.12, 0), (-0.1, 0.21)), degrees, pitch)
    pen.line(points, 0.24 * pitch, theme.way_edge)
    pen.line(points, 0.135 * pitch, theme.way)
    return pen.finished()


def arrow_head(theme: Theme, degrees: int, pitch: float) -> Image.Image:
    """The head of an arrow across the board, its tip a little before the middle of the picture."""
    pen = Pen(1.3 * pitch, 1.3 * pitch)
    points = _turned(pen, ((0.26, 0), (-0.3, -0.36), (-0.16, 0), (-0.3, 0.36)), degrees, pitch)
    pen.outline(tuple(points), Point(0, 0), 1, theme.way_edge, rounding=0.11 * pitch)
    pen.outline(tuple(points), Point(0, 0), 1, theme.way, rounding=0.03 * pitch)
    return pen.finished()


def arrow_link(theme: Theme, degrees: int, pitch: float) -> Image.Image:
    """A piece of an arrow's shaft."""
    pen = Pen(0.8 * pitch, 0.8 * pitch)
    points = _turned(pen, ((-0.13, 0), (0.13, 0)), degrees, pitch)
    pen.line(points, 0.3 * pitch, theme.way_edge)
    pen.line(points, 0.17 * pitch, theme.way)
    return pen.finished()


def _turned(pen: Pen, corners: tuple[tuple[float, float], ...], degrees: int, pitch: float) -> list[Point]:
    """Corners in pitches around a pen's middle, turned clockwise."""
    angle = math.radians(degrees)
    points = (turned(Point(x * pitch, y * pitch), angle) for x, y in corners)
    return [Point(pen.middle.x + x, pen.middle.y + y) for x, y in points]


def hit(theme: Theme, pitch: float) -> Image.Image:
    """The badge where a pawn was hit."""
    pen = Pen(0.8 * pitch, 0.8 * pitch)
    pen.disc(pen.middle, 0.36 * pitch, WHITE)
    pen.disc(pen.middle, 0.3 * pitch, theme.hit)
    x, y, arm = *pen.middle, 0.13 * pitch
    for slant in (-1, 1):
        pen.line((Point(x - arm, y - arm * slant), Point(x + arm, y + arm * slant)), 0.1 * pitch, WHITE)
    return pen.finished()


def order(theme: Theme, number: str, pitch: float) -> Image.Image:
    """The place of a move in a row of several."""
    pen = Pen(0.66 * pitch, 0.66 * pitch)
    pen.disc(pen.middle, 0.33 * pitch, theme.way_edge)
    pen.disc(pen.middle, 0.28 * pitch, theme.way)
    pen.text(number, pen.middle, (0.52 if len(number) == 1 else 0.4) * pitch, theme.way_edge)
    return pen.finished()


def badge(theme: Theme, rows: tuple[str, ...], pitch: float) -> Image.Image:
    """The numbers of the choices that lead to one goal."""
    letters = _badge_letters(rows, pitch)
    pen = Pen(*badge_size(rows, pitch))
    frame = Box(0, 0, *pen.size)
    pen.box(frame, 0.42 * pitch, WHITE)
    pen.box(frame.grown(-0.06 * pitch), 0.37 * pitch, theme.choice)
    for line, row in enumerate(rows):
        y = pen.middle.y + (line - (len(rows) - 1) / 2) * LINE * pitch
        pen.text(row, Point(pen.middle.x, y), letters, theme.choice_ink)
    return pen.finished()


def badge_size(rows: tuple[str, ...], pitch: float) -> tuple[float, float]:
    """The width and height of a badge, its rim included: with a number or two no larger than a field."""
    letters = _badge_letters(rows, pitch)
    width = max(0.92 * pitch, max(width_of(row, letters) for row in rows) + 0.36 * pitch)
    return width, (0.92 if len(rows) == 1 else 0.96 + LINE * (len(rows) - 2)) * pitch


def _badge_letters(rows: tuple[str, ...], pitch: float) -> float:
    return (0.52 if len(rows) == 1 else 0.43) * pitch
