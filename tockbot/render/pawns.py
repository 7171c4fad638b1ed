"""Pawns, and what shows where one is, was, or may be picked. ``pitch`` is the board's, in pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from tockbot.render.pen import Pen
from tockbot.render.points import Box, Point
from tockbot.render.shapes import silhouette
from tockbot.render.theme import SEATS, WHITE, SeatLook, Shape, Theme, darker

DIGIT_DROP: Final = {Shape.TRIANGLE: 0.07, Shape.STAR: 0.03, Shape.SHIELD: -0.025}
"""How far below the middle a silhouette has most room for its digit, in pitches."""

RISE: Final = 0.03
"""How far a pawn stands above the middle of its picture, in pitches, to leave room for its thicker lower edge."""

CLEAR: Final = (0, 0, 0, 0)


def pawn(theme: Theme, seat: int, number: int, pitch: float) -> Image.Image:
    """A pawn with its digit."""
    look = theme.seats[seat]
    pen = Pen(1.1 * pitch, 1.16 * pitch)
    pen.lay(_body(look, pitch))
    drop = DIGIT_DROP.get(look.shape, 0) - RISE
    pen.text(str(number), Point(pen.middle.x, pen.middle.y + drop * pitch), 0.64 * pitch, look.ink)
    return pen.finished()


@lru_cache(maxsize=len(SEATS))
def _body(look: SeatLook, pitch: float) -> Image.Image:
    """A pawn without its digit, in a pen's fine pixels: its edge is thicker below, and its face a little domed."""
    pen = Pen(1.1 * pitch, 1.16 * pitch)
    shape, radius = silhouette(look.shape), 0.33 * pitch
    middle = Point(pen.middle.x, pen.middle.y - RISE * pitch)
    pen.outline(shape, Point(middle.x, middle.y + 0.055 * pitch), radius, (14, 10, 8), rounding=0.085 * pitch)
    pen.outline(shape, middle, radius, look.edge, rounding=0.085 * pitch)
    pen.outline(shape, middle, radius, look.fill, rounding=0.035 * pitch)
    face = Pen(*pen.size, finesse=pen.finesse)
    face.outline(shape, middle, radius, WHITE, rounding=0.02 * pitch)
    fade = Image.linear_gradient("L").resize(face.picture.size).point([max(0, 96 - level) for level in range(256)])
    light = ImageChops.multiply(face.picture.getchannel("A"), fade)
    pen.picture.paste(WHITE, (0, 0), light)
    return pen.picture


def ghost(theme: Theme, seat: int, pitch: float) -> Image.Image:
    """The outline of a pawn that is no longer here, in a dashed ring; the field's index shows through."""
    look = theme.seats[seat]
    pen = Pen(1.2 * pitch, 1.2 * pitch)
    pen.ring(pen.middle, 0.49 * pitch, 0.14 * pitch, theme.way_edge)
    pen.ring(pen.middle, 0.49 * pitch, 0.08 * pitch, theme.origin, dashes=8)
    shape = silhouette(look.shape)
    pen.outline(shape, pen.middle, 0.33 * pitch, look.edge, rounding=0.06 * pitch)
    pen.outline(shape, pen.middle, 0.33 * pitch, look.fill, rounding=0.025 * pitch)
    pen.outline(shape, pen.middle, 0.24 * pitch, darker(look.fill, 0.6), rounding=0.025 * pitch)
    pen.outline(shape, pen.middle, 0.24 * pitch, CLEAR)
    return pen.finished()


def left_ring(theme: Theme, pitch: float) -> Image.Image:
    """The dashed ring around a place that a pawn has left and another has taken."""
    pen = Pen(1.2 * pitch, 1.2 * pitch)
    pen.ring(pen.middle, 0.49 * pitch, 0.14 * pitch, theme.way_edge)
    pen.ring(pen.middle, 0.49 * pitch, 0.08 * pitch, theme.origin, dashes=8)
    return pen.finished()


def goal_ring(theme: Theme, pitch: float) -> Image.Image:
    """The shining ring around a pawn that has just come."""
    return _shining(theme, 0.54, pitch)


def wide_goal_ring(theme: Theme, pitch: float) -> Image.Image:
    """The same around a pawn that wears a ring already."""
    return _shining(theme, 0.63, pitch)


def _shining(theme: Theme, radius: float, pitch: float) -> Image.Image:
    pen = Pen(1.6 * pitch, 1.6 * pitch)
    pen.ring(pen.middle, radius * pitch, 0.22 * pitch, theme.way_edge)
    pen.ring(pen.middle, radius * pitch, 0.13 * pitch, theme.glow)
    return pen.finished()


def struck_ring(theme: Theme, pitch: float) -> Image.Image:
    """The ring around a pawn that was sent back to its reserve."""
    pen = Pen(1.3 * pitch, 1.3 * pitch)
    pen.ring(pen.middle, 0.5 * pitch, 0.2 * pitch, WHITE)
    pen.ring(pen.middle, 0.5 * pitch, 0.12 * pitch, theme.hit)
    return pen.finished()


def struck_frame(theme: Theme, width: int, height: int, pitch: float) -> Image.Image:
    """The frame around a reserve to which a pawn was sent back."""
    pen = Pen(width + 0.3 * pitch, height + 0.3 * pitch)
    edge = Box(0, 0, *pen.size)
    pen.frame(edge, 0.5 * pitch, 0.2 * pitch, WHITE)
    pen.frame(edge.grown(-0.04 * pitch), 0.46 * pitch, 0.12 * pitch, theme.hit)
    return pen.finished()


def choice_ring(theme: Theme, pitch: float) -> Image.Image:
    """The ring around a pawn that may be picked."""
    pen = Pen(1.2 * pitch, 1.2 * pitch)
    pen.ring(pen.middle, 0.5 * pitch, 0.15 * pitch, WHITE)
    pen.ring(pen.middle, 0.5 * pitch, 0.09 * pitch, theme.choice)
    return pen.finished()


def guard(theme: Theme, pitch: float) -> Image.Image:
    """The steel ring around a protected pawn."""
    pen = Pen(1.4 * pitch, 1.4 * pitch)
    pen.ring(pen.middle, 0.5 * pitch, 0.17 * pitch, theme.way_edge)
    pen.ring(pen.middle, 0.5 * pitch, 0.1 * pitch, theme.guard)
    return pen.finished()


def padlock(theme: Theme, pitch: float) -> Image.Image:
    """The padlock on a protected pawn's ring."""
    pen = Pen(0.56 * pitch, 0.56 * pitch)
    x, y = pen.middle
    pen.disc(pen.middle, 0.26 * pitch, theme.way_edge)
    pen.disc(pen.middle, 0.215 * pitch, theme.guard)
    pen.ring(Point(x, y - 0.05 * pitch), 0.075 * pitch, 0.045 * pitch, theme.way_edge)
    pen.box(Box(x - 0.12 * pitch, y - 0.04 * pitch, x + 0.12 * pitch, y + 0.13 * pitch), 0.02 * pitch, theme.way_edge)
    return pen.finished()
