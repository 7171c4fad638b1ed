"""Small pictures laid on the board: pawns, and the marks around fields. ``pitch`` is the board's, in pixels."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops

from tockbot.render.fonts import width_of
from tockbot.render.pen import Pen
from tockbot.render.points import Box, Point
from tockbot.render.shapes import silhouette, turned
from tockbot.render.theme import WHITE, Colour, SeatLook, Shape, Theme, mix

DIGIT_DROP = {Shape.TRIANGLE: 0.09, Shape.STAR: 0.03, Shape.SHIELD: -0.025}
"""How far below the middle a silhouette has most room for its digit, in pitches."""


@lru_cache(maxsize=512)
def pawn(look: SeatLook, number: int, pitch: float) -> Image.Image:
    """A pawn with its digit; a number of 0 is drawn without one."""
    pen = Pen(1.2 * pitch, 1.2 * pitch)
    shape, middle, radius = silhouette(look.shape), pen.middle, 0.33 * pitch
    pen.outline(
        shape, Point(middle.x + 0.02 * pitch, middle.y + 0.06 * pitch), radius, (0, 0, 0, 150), rounding=0.1 * pitch
    )
    pen.blur(0.03 * pitch)
    pen.outline(shape, middle, radius, look.edge, rounding=0.09 * pitch)
    pen.outline(shape, middle, radius, look.fill, rounding=0.035 * pitch)
    _shine(pen, look, radius, pitch)
    if number:
        drop = DIGIT_DROP.get(look.shape, 0) * pitch
        pen.text(str(number), Point(middle.x, middle.y + drop), 0.64 * pitch, look.ink)
    return pen.finished()


def _shine(pen: Pen, look: SeatLook, radius: float, pitch: float) -> None:
    """Lighten the upper part of a pawn's face, as if it were a little domed."""
    face = Pen(*pen.size, finesse=pen.finesse)
    face.outline(silhouette(look.shape), face.middle, radius, WHITE, rounding=0.02 * pitch)
    fade = Image.linear_gradient("L").resize(face.picture.size).point([max(0, 96 - level) for level in range(256)])
    light = Image.new("RGB", face.picture.size, WHITE)
    pen.picture.paste(light, (0, 0), ImageChops.multiply(face.picture.getchannel("A"), fade))


@lru_cache(maxsize=64)
def ghost(look: SeatLook, pitch: float) -> Image.Image:
    """A pawn that is no longer here; the field's index shows through."""
    faded = pawn(look, 0, pitch).copy()
    faded.putalpha(faded.getchannel("A").point([level // 2 for level in range(256)]))
    return faded


@lru_cache(maxsize=16)
def goal_ring(theme: Theme, pitch: float) -> Image.Image:
    """The shining ring around a pawn that has just come."""
    pen = Pen(1.6 * pitch, 1.6 * pitch)
    pen.ring(pen.middle, 0.54 * pitch, 0.2 * pitch, (*theme.glow, 190))
    pen.blur(0.06 * pitch)
    pen.ring(pen.middle, 0.535 * pitch, 0.14 * pitch, theme.way_edge)
    pen.ring(pen.middle, 0.535 * pitch, 0.09 * pitch, theme.glow)
    return pen.finished()


@lru_cache(maxsize=16)
def dashed_ring(theme: Theme, pitch: float) -> Image.Image:
    """The dashed ring around a place that a pawn has left."""
    pen = Pen(1.2 * pitch, 1.2 * pitch)
    pen.ring(pen.middle, 0.47 * pitch, 0.13 * pitch, (*theme.way_edge, 150))
    pen.ring(pen.middle, 0.47 * pitch, 0.08 * pitch, theme.origin, dashes=10)
    return pen.finished()


@lru_cache(maxsize=16)
def struck_ring(theme: Theme, pitch: float) -> Image.Image:
    """The ring around a pawn that was sent back to its reserve."""
    pen = Pen(1.3 * pitch, 1.3 * pitch)
    pen.ring(pen.middle, 0.5 * pitch, 0.2 * pitch, WHITE)
    pen.ring(pen.middle, 0.5 * pitch, 0.12 * pitch, theme.hit)
    return pen.finished()


@lru_cache(maxsize=16)
def struck_frame(theme: Theme, width: int, height: int, pitch: float) -> Image.Image:
    """The frame around a reserve to which a pawn was sent back."""
    pen = Pen(width + 0.3 * pitch, height + 0.3 * pitch)
    edge = Box(0, 0, *pen.size)
    pen.frame(edge, 0.5 * pitch, 0.2 * pitch, WHITE)
    pen.frame(edge.grown(-0.04 * pitch), 0.46 * pitch, 0.12 * pitch, theme.hit)
    return pen.finished()


@lru_cache(maxsize=16)
def choice_ring(theme: Theme, pitch: float) -> Image.Image:
    """The ring around a pawn that may be picked."""
    pen = Pen(1.2 * pitch, 1.2 * pitch)
    pen.ring(pen.middle, 0.5 * pitch, 0.15 * pitch, WHITE)
    pen.ring(pen.middle, 0.5 * pitch, 0.09 * pitch, theme.choice)
    return pen.finished()


@lru_cache(maxsize=16)
def guard(theme: Theme, pitch: float) -> Image.Image:
    """The steel ring around a protected pawn."""
    pen = Pen(1.4 * pitch, 1.4 * pitch)
    pen.ring(pen.middle, 0.5 * pitch, 0.17 * pitch, theme.way_edge)
    pen.ring(pen.middle, 0.5 * pitch, 0.1 * pitch, theme.guard)
    return pen.finished()


@lru_cache(maxsize=16)
def padlock(theme: Theme, pitch: float) -> Image.Image:
    """The padlock on a protected pawn's ring."""
    pen = Pen(0.56 * pitch, 0.56 * pitch)
    x, y = pen.middle
    pen.disc(pen.middle, 0.26 * pitch, theme.way_edge)
    pen.disc(pen.middle, 0.215 * pitch, theme.guard)
    pen.ring(Point(x, y - 0.05 * pitch), 0.075 * pitch, 0.045 * pitch, theme.way_edge)
    pen.box(Box(x - 0.12 * pitch, y - 0.04 * pitch, x + 0.12 * pitch, y + 0.13 * pitch), 0.02 * pitch, theme.way_edge)
    return pen.finished()


@lru_cache(maxsize=256)
def chevron(theme: Theme, degrees: int, pitch: float) -> Image.Image:
    """One step of a way, pointing so many degrees clockwise from the right."""
    pen = Pen(0.8 * pitch, 0.8 * pitch)
    angle = math.radians(degrees)
    corners = [turned(Point(x * pitch, y * pitch), angle) for x, y in ((-0.1, -0.21), (0.12, 0), (-0.1, 0.21))]
    points = [Point(pen.middle.x + x, pen.middle.y + y) for x, y in corners]
    pen.line(points, 0.24 * pitch, theme.way_edge)
    pen.line(points, 0.135 * pitch, theme.way)
    return pen.finished()


@lru_cache(maxsize=16)
def hit(theme: Theme, pitch: float) -> Image.Image:
    """The badge where a pawn was hit."""
    pen = Pen(0.8 * pitch, 0.8 * pitch)
    pen.disc(pen.middle, 0.36 * pitch, WHITE)
    pen.disc(pen.middle, 0.3 * pitch, theme.hit)
    arm = 0.13 * pitch
    for slant in (-1, 1):
        ends = (
            Point(pen.middle.x - arm, pen.middle.y - arm * slant),
            Point(pen.middle.x + arm, pen.middle.y + arm * slant),
        )
        pen.line(ends, 0.1 * pitch, WHITE)
    return pen.finished()


@lru_cache(maxsize=128)
def badge(theme: Theme, rows: tuple[str, ...], pitch: float) -> Image.Image:
    """The numbers of the choices that lead to one goal."""
    letters = (0.52 if len(rows) == 1 else 0.44) * pitch
    width = max(0.82 * pitch, max(width_of(row, letters) for row in rows) + 0.36 * pitch)
    height = (0.38 + 0.44 * len(rows)) * pitch
    pen = Pen(width + 0.1 * pitch, height + 0.1 * pitch)
    frame = Box(0, 0, *pen.size)
    pen.box(frame, 0.42 * pitch, WHITE)
    pen.box(frame.grown(-0.06 * pitch), 0.37 * pitch, theme.choice)
    for line, row in enumerate(rows):
        pen.text(
            row,
            Point(pen.middle.x, pen.middle.y + (line - (len(rows) - 1) / 2) * 0.42 * pitch),
            letters,
            theme.choice_ink,
        )
    return pen.finished()


def darker(colour: Colour, share: float) -> Colour:
    """A colour with so large a share of black."""
    return mix(colour, (0, 0, 0), share)
