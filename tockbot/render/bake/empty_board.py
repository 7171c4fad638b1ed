"""The empty board, drawn once for all: grain, track and holes, without numbers or anybody's colours."""

from __future__ import annotations

from hashlib import shake_256
from typing import Final

from PIL import Image, ImageFilter, ImageOps

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.themes import WHITE, Theme, darker
from tockbot.render.layout.board_layout import BOARD_SIZE, empty_board_layout
from tockbot.render.layout.board_shape import BoardShape
from tockbot.render.layout.points import Box, Point
from tockbot.render.pieces.holes import HOLE_RADIUS, draw_hole

OVERSAMPLING: Final = 3
LANE_WIDTH: Final = 0.94
"""How wide a lane, the strip under a row of holes, is, in pitches."""

LANE_EDGE_WIDTH: Final = 0.05
"""How far a lane's edge reaches beyond it."""


def draw_empty_board(theme: Theme, shape: BoardShape) -> Image.Image:
    """An empty board in full colour."""
    layout = empty_board_layout(shape)
    pitch = layout.pitch * BOARD_SIZE
    board = _grain(theme).copy()
    ring = [point.scaled(BOARD_SIZE) for point in (*layout.track, layout.track[0])]
    homes = [[point.scaled(BOARD_SIZE) for point in (entry, *home)] for entry, home in layout.homes]
    board.paste(darker(theme.grain_dark, 0.55), (0, 0), _shadow([ring, *homes], pitch))
    canvas = Canvas(BOARD_SIZE, BOARD_SIZE, background=board, oversampling=OVERSAMPLING)
    _rim(canvas, theme, pitch)
    for line in (ring, *homes):
        canvas.line(line, (LANE_WIDTH + 2 * LANE_EDGE_WIDTH) * pitch, theme.lane_edge)
    for line in (ring, *homes):
        canvas.line(line, LANE_WIDTH * pitch, theme.lane)
    for at in (*ring[1:], *(point for home in homes for point in home[1:])):
        draw_hole(canvas, at, HOLE_RADIUS * pitch, (theme.hole, theme.hole_shadow, theme.hole_light))
    return _rounded(canvas.finished(), theme, pitch)


def _rim(canvas: Canvas, theme: Theme, pitch: float) -> None:
    """The rim of the board."""
    for inset, width, colour in ((0.07, 0.14, theme.rim), (0.16, 0.05, theme.rim_light)):
        low, high = inset * pitch, BOARD_SIZE - inset * pitch
        corners = (Point(low, low), Point(high, low), Point(high, high), Point(low, high), Point(low, low))
        canvas.line(corners, width * pitch, colour)


def _grain(theme: Theme) -> Image.Image:
    """The grain of the board, which runs from left to right, the same each time."""
    layers = [_noise(columns, max(1, BOARD_SIZE // rows)) for columns, rows in ((5, 9), (3, 40), (12, 2))]
    grain = Image.blend(Image.blend(layers[0], layers[1], 0.5), layers[2], 0.25)
    grain = ImageOps.autocontrast(grain.filter(ImageFilter.GaussianBlur(BOARD_SIZE / 1600)), 1)
    # Few shades make broad even bands, and those pack well.
    grain = grain.point([level // 14 * 14 for level in range(256)])
    return ImageOps.colorize(grain, theme.grain_dark, theme.grain_light)


def _noise(columns: int, rows: int) -> Image.Image:
    levels = shake_256(f"wood {columns} {rows}".encode()).digest(columns * rows)
    return Image.frombytes("L", (columns, rows), levels).resize((BOARD_SIZE, BOARD_SIZE), Image.Resampling.BICUBIC)


def _shadow(lines: list[list[Point]], pitch: float) -> Image.Image:
    """The soft shadow of the lanes on the board."""
    canvas = Canvas(BOARD_SIZE, BOARD_SIZE, oversampling=1)
    for line in lines:
        canvas.line([Point(x, y + 0.09 * pitch) for x, y in line], 1.1 * pitch, (0, 0, 0, 130))
    canvas.blur(0.1 * pitch)
    return canvas.picture.getchannel("A")


def _rounded(picture: Image.Image, theme: Theme, pitch: float) -> Image.Image:
    """The picture with its corners rounded off."""
    mask = Canvas(*picture.size, oversampling=2)
    mask.box(Box(0, 0, *picture.size), 0.45 * pitch, WHITE)
    rounded = Image.new("RGB", picture.size, theme.outside)
    rounded.paste(picture, (0, 0), mask.finished().getchannel("A"))
    return rounded
