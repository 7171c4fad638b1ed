"""The ways of moves: chevrons along a track, and the parts of straight arrows. ``pitch`` is the board's, in pixels."""

from __future__ import annotations

import math

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.shapes import turned
from tockbot.render.ink.themes import WHITE, Theme, darker
from tockbot.render.layout.points import Point


def chevron(theme: Theme, degrees: int, pitch: float) -> Image.Image:
    """One step of a way, pointing so many degrees clockwise from the right."""
    canvas = Canvas(0.8 * pitch, 0.8 * pitch)
    points = _turned(canvas, ((-0.1, -0.21), (0.12, 0), (-0.1, 0.21)), degrees, pitch)
    canvas.line(points, 0.24 * pitch, theme.way_edge)
    canvas.line(points, 0.135 * pitch, theme.way)
    return canvas.finished()


def head(theme: Theme, degrees: int, pitch: float) -> Image.Image:
    """The head of an arrow across the board, its tip a little before the middle of the picture."""
    canvas = Canvas(1.3 * pitch, 1.3 * pitch)
    points = _turned(canvas, ((0.26, 0), (-0.3, -0.36), (-0.16, 0), (-0.3, 0.36)), degrees, pitch)
    canvas.polygon(tuple(points), Point(0, 0), 1, theme.way_edge, rounding=0.11 * pitch)
    canvas.polygon(tuple(points), Point(0, 0), 1, theme.way, rounding=0.03 * pitch)
    return canvas.finished()


def link(theme: Theme, degrees: int, pitch: float) -> Image.Image:
    """A piece of an arrow's shaft."""
    canvas = Canvas(0.8 * pitch, 0.8 * pitch)
    points = _turned(canvas, ((-0.13, 0), (0.13, 0)), degrees, pitch)
    canvas.line(points, 0.3 * pitch, theme.way_edge)
    canvas.line(points, 0.17 * pitch, theme.way)
    return canvas.finished()


def direction_arrow(theme: Theme, seat: int, degrees: int, pitch: float) -> Image.Image:
    """The arrow on the board that says which way round it goes, in a seat's colour."""
    canvas = Canvas(1.7 * pitch, 1.7 * pitch)
    look = theme.seats[seat]
    shaft = _turned(canvas, ((-0.5, 0), (0.3, 0)), degrees, pitch)
    tip = _turned(canvas, ((0.55, 0), (0.18, -0.22), (0.18, 0.22)), degrees, pitch)
    for width, ink in ((0.1, look.edge if look.edge == WHITE else darker(look.fill, 0.6)), (0, look.fill)):
        canvas.line(shaft, (0.13 + width) * pitch, ink)
        canvas.polygon(tuple(tip), Point(0, 0), 1, ink, rounding=(0.02 + width / 2) * pitch)
    return canvas.finished()


def _turned(canvas: Canvas, corners: tuple[tuple[float, float], ...], degrees: int, pitch: float) -> list[Point]:
    """Corners in pitches around a canvas's middle, turned clockwise."""
    angle = math.radians(degrees)
    points = (turned(Point(x * pitch, y * pitch), angle) for x, y in corners)
    return [Point(canvas.middle.x + x, canvas.middle.y + y) for x, y in points]
