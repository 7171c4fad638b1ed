"""Rings around pawns and places. ``pitch`` is the board's, in pixels."""

from __future__ import annotations

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.themes import WHITE, Theme
from tockbot.render.layout.points import Box


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
    canvas = Canvas(1.3 * pitch, 1.3 * pitch)
    canvas.ring(canvas.middle, 0.5 * pitch, 0.2 * pitch, WHITE)
    canvas.ring(canvas.middle, 0.5 * pitch, 0.12 * pitch, theme.hit)
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
