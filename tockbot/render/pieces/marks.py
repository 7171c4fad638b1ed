"""Marks of what a move did or may do: rings around pawns and places, its way, and badges beside fields.

``pitch`` is the board's, in pixels. A way is chevrons along a track, or a straight arrow put together of its parts.
"""

from __future__ import annotations

import math
from typing import Final

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.fonts import width_of
from tockbot.render.ink.joining import ISOLATES
from tockbot.render.ink.shapes import turned
from tockbot.render.ink.themes import WHITE, Colour, Theme, darker
from tockbot.render.layout.points import Box, Point

LABEL: Final = 0.92
"""How large the label of a goal is, in pitches."""

BADGES: Final = (0.38, 0.27)
"""How far badges reach from their middles, in pitches: where there is room, and between four pawns."""

BADGE_LETTERS: Final = 1.56
"""How large the letters of a badge are, in parts of how far it reaches."""

LETTERS: Final = {1: 0.62, 2: 0.47, 3: 0.32}
"""How large the letters of a label are, by the number of its rows, in parts of its size."""

DRAWABLE: Final = {**ISOLATES, ord("⇄"): "↔"}
"""The font lacks the arrows of a swap, and has others that say the same."""


def origin_ring(theme: Theme, pitch: float) -> Image.Image:
    """The dashed ring around a place that a pawn has left and another has taken."""
    canvas = Canvas(1.2 * pitch, 1.2 * pitch)
    canvas.ring(canvas.middle, 0.49 * pitch, 0.14 * pitch, theme.way_edge)
    canvas.ring(canvas.middle, 0.49 * pitch, 0.08 * pitch, theme.origin, dashes=8)
    return canvas.finished()


def arrival_ring(theme: Theme, pitch: float) -> Image.Image:
    """The shining ring around a pawn that has just come."""
    return _shining(theme, 0.54, pitch)


def wide_arrival_ring(theme: Theme, pitch: float) -> Image.Image:
    """The same around a pawn that wears a ring already."""
    return _shining(theme, 0.63, pitch)


def _shining(theme: Theme, radius: float, pitch: float) -> Image.Image:
    canvas = Canvas(1.6 * pitch, 1.6 * pitch)
    canvas.ring(canvas.middle, radius * pitch, 0.22 * pitch, theme.way_edge)
    canvas.ring(canvas.middle, radius * pitch, 0.13 * pitch, theme.glow)
    return canvas.finished()


def struck_ring(theme: Theme, pitch: float) -> Image.Image:
    """The ring around a pawn that was sent back to its reserve."""
    canvas = Canvas(1.4 * pitch, 1.4 * pitch)
    canvas.ring(canvas.middle, 0.52 * pitch, 0.2 * pitch, WHITE)
    canvas.ring(canvas.middle, 0.52 * pitch, 0.12 * pitch, theme.hit)
    return canvas.finished()


def struck_reserve_ring(theme: Theme, width: int, height: int, pitch: float) -> Image.Image:
    """The ring around a whole reserve to which a pawn would be sent."""
    canvas = Canvas(width + 0.3 * pitch, height + 0.3 * pitch)
    edge = Box(0, 0, *canvas.size)
    canvas.border(edge, 0.5 * pitch, 0.2 * pitch, WHITE)
    canvas.border(edge.grown(-0.04 * pitch), 0.46 * pitch, 0.12 * pitch, theme.hit)
    return canvas.finished()


def pickable_ring(theme: Theme, pitch: float) -> Image.Image:
    """The ring around a pawn that may be picked."""
    canvas = Canvas(1.2 * pitch, 1.2 * pitch)
    canvas.ring(canvas.middle, 0.5 * pitch, 0.15 * pitch, WHITE)
    canvas.ring(canvas.middle, 0.5 * pitch, 0.09 * pitch, theme.goal)
    return canvas.finished()


def protected_ring(theme: Theme, pitch: float) -> Image.Image:
    """The steel ring around a protected pawn."""
    canvas = Canvas(1.4 * pitch, 1.4 * pitch)
    canvas.ring(canvas.middle, 0.5 * pitch, 0.17 * pitch, theme.way_edge)
    canvas.ring(canvas.middle, 0.5 * pitch, 0.1 * pitch, theme.guard)
    return canvas.finished()


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


def hit_badge(theme: Theme, reach: float, pitch: float) -> Image.Image:
    """The badge where a pawn was hit; a badge reaches so many pitches from its middle, here and below."""
    canvas = _badge(WHITE, theme.hit, reach, pitch)
    x, y, arm = *canvas.middle, 0.43 * reach * pitch
    for slant in (-1, 1):
        canvas.line((Point(x - arm, y - arm * slant), Point(x + arm, y + arm * slant)), 0.34 * reach * pitch, WHITE)
    return canvas.finished()


def order_badge(theme: Theme, number: str, reach: float, pitch: float) -> Image.Image:
    """The place of a move in a row of several."""
    return _lettered(_badge(theme.way_edge, theme.way, reach, pitch), number, theme.way_edge, reach * pitch)


def padlock(theme: Theme, reach: float, pitch: float) -> Image.Image:
    """The badge of a protected pawn."""
    canvas = _badge(theme.way_edge, theme.guard, reach, pitch)
    (x, y), unit = canvas.middle, reach * pitch
    canvas.ring(Point(x, y - 0.23 * unit), 0.31 * unit, 0.19 * unit, theme.way_edge)
    canvas.box(Box(x - 0.5 * unit, y - 0.17 * unit, x + 0.5 * unit, y + 0.52 * unit), 0.08 * unit, theme.way_edge)
    return canvas.finished()


def goal_badge(theme: Theme, row: str, reach: float, pitch: float) -> Image.Image:
    """What stands beside a goal that a pawn stands at: the labels of buttons that lead there."""
    return _lettered(_badge(WHITE, theme.goal, reach, pitch), row.translate(DRAWABLE), theme.goal_text, reach * pitch)


def _badge(edge: Colour, fill: Colour, reach: float, pitch: float) -> Canvas:
    canvas = Canvas(2.4 * reach * pitch, 2.4 * reach * pitch)
    canvas.disc(canvas.middle, reach * pitch, edge)
    canvas.disc(canvas.middle, (reach - 0.035) * pitch, fill)
    return canvas


def _lettered(canvas: Canvas, text: str, ink: Colour, reach: float) -> Image.Image:
    """A badge that reaches so many pixels, with a few letters on it."""
    canvas.text(text, canvas.middle, min(BADGE_LETTERS * reach, 1.6 * reach / width_of(text, 1)), ink)
    return canvas.finished()


def taken_ring(theme: Theme, pitch: float) -> Image.Image:
    """The ring around a pawn that stands at a goal; the goal's badges lie on it."""
    canvas = Canvas(1.3 * pitch, 1.3 * pitch)
    canvas.ring(canvas.middle, 0.51 * pitch, 0.16 * pitch, theme.goal)
    canvas.ring(canvas.middle, 0.51 * pitch, 0.09 * pitch, theme.goal_text)
    return canvas.finished()


def goal_label(theme: Theme, rows: tuple[str, ...], pitch: float) -> Image.Image:
    """The labels of the buttons that lead to one free goal, as large as a field."""
    canvas = Canvas(LABEL * pitch, LABEL * pitch)
    size = LABEL * pitch
    edge = Box(*canvas.middle, *canvas.middle).grown(size / 2)
    canvas.box(edge, 0.45 * size, WHITE)
    canvas.box(edge.grown(-0.04 * pitch), 0.42 * size, theme.goal)
    shown = [row.translate(DRAWABLE) for row in rows]
    letters = min(LETTERS[min(len(rows), len(LETTERS))] * size, *(0.84 * size / width_of(row, 1) for row in shown))
    for line, row in enumerate(shown):
        y = canvas.middle.y + (line - (len(rows) - 1) / 2) * 0.8 * letters
        canvas.text(row, Point(canvas.middle.x, y), letters, theme.goal_text)
    return canvas.finished()
