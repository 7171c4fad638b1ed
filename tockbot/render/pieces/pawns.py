"""Pawns, and the outline of one where it stood. ``pitch`` is the board's, in pixels."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.fonts import Weight
from tockbot.render.ink.shapes import silhouette
from tockbot.render.ink.themes import SEATS, WHITE, Colour, SeatLook, Shape, Theme, darker, mix
from tockbot.render.layout.points import Point

DIGIT_DROP: Final = {Shape.TRIANGLE: 0.055, Shape.STAR: 0.02, Shape.SHIELD: -0.015}
"""How far below the middle a silhouette has most room for its digit, in pitches."""

RISE: Final = 0.03
"""How far a pawn stands above the middle of its picture, in pitches, to leave room for its thicker lower edge."""

MARBLE: Final = 0.44
"""The radius of a marble, in pitches."""

GLASS_SHADES: Final = 6


def pawn(theme: Theme, seat: int, number: int, pitch: float) -> Image.Image:
    """A pawn with its digit."""
    look = theme.seats[seat]
    canvas = Canvas(1.1 * pitch, 1.16 * pitch)
    canvas.start_from(_body(look, pitch))
    drop = DIGIT_DROP.get(look.shape, 0) - RISE
    canvas.text(str(number), Point(canvas.middle.x, canvas.middle.y + drop * pitch), 0.54 * pitch, look.digit)
    return canvas.finished()


@lru_cache(maxsize=len(SEATS))
def _body(look: SeatLook, pitch: float) -> Image.Image:
    """A pawn without its digit, in a canvas's fine pixels: a marble of glass, its seat's silhouette inlaid."""
    canvas = Canvas(1.1 * pitch, 1.16 * pitch)
    middle = Point(canvas.middle.x, canvas.middle.y - RISE * pitch)
    canvas.disc(Point(middle.x, middle.y + 0.055 * pitch), MARBLE * pitch, (14, 10, 8))
    canvas.disc(middle, MARBLE * pitch, look.edge)
    _glass(canvas, look, middle, (MARBLE - 0.035) * pitch)
    shape = silhouette(look.shape)
    canvas.polygon(shape, middle, 0.29 * pitch, mix(look.fill, WHITE, 0.6), rounding=0.06 * pitch)
    canvas.polygon(shape, middle, 0.29 * pitch, look.fill, rounding=0.025 * pitch)
    shine = Canvas(*canvas.size, oversampling=canvas.oversampling)
    for angle in range(200, 262, 4):
        at = Point(
            middle.x + 0.355 * pitch * math.cos(math.radians(angle)),
            middle.y + 0.355 * pitch * math.sin(math.radians(angle)),
        )
        shine.disc(at, 0.032 * pitch, WHITE)
    canvas.picture.paste(WHITE, (0, 0), shine.picture.getchannel("A").point(lambda level: level * 200 // 255))
    return canvas.picture


def _glass(canvas: Canvas, look: SeatLook, middle: Point, radius: float) -> None:
    """A ball of tinted glass: dark above, where it is thick, and lit from below, where the light gathers."""
    deep, lit = glass_of(look)
    for step in range(GLASS_SHADES):
        share = step / (GLASS_SHADES - 1)
        at = Point(middle.x, middle.y + 0.22 * radius * share)
        canvas.disc(at, radius * (1 - 0.24 * share), mix(deep, lit, share))


def glass_of(look: SeatLook) -> tuple[Colour, Colour]:
    """The darkest and the lightest tint of a seat's marbles: both stand apart from the inlay."""
    if look.edge == WHITE:
        return mix(look.fill, WHITE, 0.42), mix(look.fill, WHITE, 0.3)
    return darker(look.fill, 0.68), darker(look.fill, 0.45)


def ghost(theme: Theme, seat: int, number: str, pitch: float) -> Image.Image:
    """The outline of a pawn that is no longer here, in a dashed ring, around the number of the field."""
    look = theme.seats[seat]
    canvas = Canvas(1.2 * pitch, 1.2 * pitch)
    canvas.ring(canvas.middle, 0.49 * pitch, 0.14 * pitch, theme.way_edge)
    canvas.ring(canvas.middle, 0.49 * pitch, 0.08 * pitch, theme.origin, dashes=8)
    shape = silhouette(look.shape)
    canvas.polygon(shape, canvas.middle, 0.33 * pitch, look.edge, rounding=0.06 * pitch)
    canvas.polygon(shape, canvas.middle, 0.33 * pitch, look.fill, rounding=0.025 * pitch)
    canvas.polygon(shape, canvas.middle, 0.24 * pitch, darker(look.fill, 0.6), rounding=0.025 * pitch)
    canvas.polygon(shape, canvas.middle, 0.24 * pitch, theme.hole)
    if number:
        canvas.text(number, canvas.middle, (0.4 if len(number) < 3 else 0.32) * pitch, theme.number, Weight.BOLD)  # noqa: PLR2004 - three digits
    return canvas.finished()
