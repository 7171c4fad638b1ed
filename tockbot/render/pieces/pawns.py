"""Pawns, and the outline of one where it stood. ``pitch`` is the board's, in pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.shapes import silhouette
from tockbot.render.ink.themes import SEATS, WHITE, SeatLook, Shape, Theme, darker
from tockbot.render.layout.points import Box, Point

DIGIT_DROP: Final = {Shape.TRIANGLE: 0.07, Shape.STAR: 0.03, Shape.SHIELD: -0.025}
"""How far below the middle a silhouette has most room for its digit, in pitches."""

RISE: Final = 0.03
"""How far a pawn stands above the middle of its picture, in pitches, to leave room for its thicker lower edge."""

CLEAR: Final = (0, 0, 0, 0)


def pawn(theme: Theme, seat: int, number: int, pitch: float) -> Image.Image:
    """A pawn with its digit."""
    look = theme.seats[seat]
    canvas = Canvas(1.1 * pitch, 1.16 * pitch)
    canvas.start_from(_body(look, pitch))
    drop = DIGIT_DROP.get(look.shape, 0) - RISE
    canvas.text(str(number), Point(canvas.middle.x, canvas.middle.y + drop * pitch), 0.64 * pitch, look.digit)
    return canvas.finished()


@lru_cache(maxsize=len(SEATS))
def _body(look: SeatLook, pitch: float) -> Image.Image:
    """A pawn without its digit, in a canvas's fine pixels: its edge is thicker below, and its face a little domed."""
    canvas = Canvas(1.1 * pitch, 1.16 * pitch)
    shape, radius = silhouette(look.shape), 0.33 * pitch
    middle = Point(canvas.middle.x, canvas.middle.y - RISE * pitch)
    canvas.polygon(shape, Point(middle.x, middle.y + 0.055 * pitch), radius, (14, 10, 8), rounding=0.085 * pitch)
    canvas.polygon(shape, middle, radius, look.edge, rounding=0.085 * pitch)
    canvas.polygon(shape, middle, radius, look.fill, rounding=0.035 * pitch)
    face = Canvas(*canvas.size, oversampling=canvas.oversampling)
    face.polygon(shape, middle, radius, WHITE, rounding=0.02 * pitch)
    fade = Image.linear_gradient("L").resize(face.picture.size).point([max(0, 96 - level) for level in range(256)])
    light = ImageChops.multiply(face.picture.getchannel("A"), fade)
    canvas.picture.paste(WHITE, (0, 0), light)
    return canvas.picture


def ghost(theme: Theme, seat: int, pitch: float) -> Image.Image:
    """The outline of a pawn that is no longer here, in a dashed ring; the field's number shows through."""
    look = theme.seats[seat]
    canvas = Canvas(1.2 * pitch, 1.2 * pitch)
    canvas.ring(canvas.middle, 0.49 * pitch, 0.14 * pitch, theme.way_edge)
    canvas.ring(canvas.middle, 0.49 * pitch, 0.08 * pitch, theme.origin, dashes=8)
    shape = silhouette(look.shape)
    canvas.polygon(shape, canvas.middle, 0.33 * pitch, look.edge, rounding=0.06 * pitch)
    canvas.polygon(shape, canvas.middle, 0.33 * pitch, look.fill, rounding=0.025 * pitch)
    canvas.polygon(shape, canvas.middle, 0.24 * pitch, darker(look.fill, 0.6), rounding=0.025 * pitch)
    canvas.polygon(shape, canvas.middle, 0.24 * pitch, CLEAR)
    return canvas.finished()


def padlock(theme: Theme, pitch: float) -> Image.Image:
    """The padlock on a protected pawn's ring."""
    canvas = Canvas(0.56 * pitch, 0.56 * pitch)
    x, y = canvas.middle
    canvas.disc(canvas.middle, 0.26 * pitch, theme.way_edge)
    canvas.disc(canvas.middle, 0.215 * pitch, theme.guard)
    canvas.ring(Point(x, y - 0.05 * pitch), 0.075 * pitch, 0.045 * pitch, theme.way_edge)
    canvas.box(
        Box(x - 0.12 * pitch, y - 0.04 * pitch, x + 0.12 * pitch, y + 0.13 * pitch), 0.02 * pitch, theme.way_edge
    )
    return canvas.finished()
