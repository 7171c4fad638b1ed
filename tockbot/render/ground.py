"""The empty board, drawn once for all: wood, track and holes, without numbers or anybody's colours."""

from __future__ import annotations

from hashlib import shake_256
from typing import Final

from PIL import Image, ImageFilter, ImageOps

from tockbot.render.camps import Star
from tockbot.render.geometry import SIZE, outline_of
from tockbot.render.pen import Pen
from tockbot.render.points import Box, Point
from tockbot.render.prints import HOLE, draw_hole
from tockbot.render.theme import WHITE, Theme, darker

FINESSE: Final = 3
LANE: Final = 0.94
"""How wide a lane is, in pitches."""

EDGE: Final = 0.05
"""How far a lane's edge reaches beyond it."""


def draw_ground(theme: Theme, star: Star) -> Image.Image:
    """An empty board in full colour."""
    plan = outline_of(star)
    pitch = plan.pitch * SIZE
    wood = _grain(theme).copy()
    ring = [point.scaled(SIZE) for point in (*plan.track, plan.track[0])]
    homes = [[point.scaled(SIZE) for point in (entry, *home)] for entry, home in plan.homes]
    wood.paste(darker(theme.ground, 0.55), (0, 0), _shadow([ring, *homes], pitch))
    pen = Pen(SIZE, SIZE, ground=wood, finesse=FINESSE)
    _rim(pen, theme, pitch)
    for line in (ring, *homes):
        pen.line(line, (LANE + 2 * EDGE) * pitch, theme.lane_edge)
    for line in (ring, *homes):
        pen.line(line, LANE * pitch, theme.lane)
    for at in (*ring[1:], *(point for home in homes for point in home[1:])):
        draw_hole(pen, at, HOLE * pitch, (theme.hole, theme.hole_low, theme.hole_high))
    return _rounded(pen.finished(), theme, pitch)


def _rim(pen: Pen, theme: Theme, pitch: float) -> None:
    """The frame of the board."""
    for inset, width, colour in ((0.07, 0.14, theme.rim), (0.16, 0.05, theme.rim_light)):
        low, high = inset * pitch, SIZE - inset * pitch
        corners = (Point(low, low), Point(high, low), Point(high, high), Point(low, high), Point(low, low))
        pen.line(corners, width * pitch, colour)


def _grain(theme: Theme) -> Image.Image:
    """Boards of wood with a level grain, the same each time."""
    layers = [_noise(columns, max(1, SIZE // rows)) for columns, rows in ((5, 9), (3, 40), (12, 2))]
    grain = Image.blend(Image.blend(layers[0], layers[1], 0.5), layers[2], 0.25)
    grain = ImageOps.autocontrast(grain.filter(ImageFilter.GaussianBlur(SIZE / 1600)), 1)
    # Few shades make broad even bands, and those pack well.
    grain = grain.point([level // 14 * 14 for level in range(256)])
    return ImageOps.colorize(grain, theme.ground, theme.ground_light)


def _noise(columns: int, rows: int) -> Image.Image:
    levels = shake_256(f"wood {columns} {rows}".encode()).digest(columns * rows)
    return Image.frombytes("L", (columns, rows), levels).resize((SIZE, SIZE), Image.Resampling.BICUBIC)


def _shadow(lines: list[list[Point]], pitch: float) -> Image.Image:
    """The soft shadow of the lanes on the wood."""
    pen = Pen(SIZE, SIZE, finesse=1)
    for line in lines:
        pen.line([Point(x, y + 0.09 * pitch) for x, y in line], 1.1 * pitch, (0, 0, 0, 130))
    pen.blur(0.1 * pitch)
    return pen.picture.getchannel("A")


def _rounded(picture: Image.Image, theme: Theme, pitch: float) -> Image.Image:
    """The picture with its corners rounded off."""
    mask = Pen(*picture.size, finesse=2)
    mask.box(Box(0, 0, *picture.size), 0.45 * pitch, WHITE)
    page = Image.new("RGB", picture.size, theme.page)
    page.paste(picture, (0, 0), mask.finished().getchannel("A"))
    return page
