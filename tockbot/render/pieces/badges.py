"""Badges beside fields: a hit, the order of moves, and the numbers of goals. ``pitch`` is the board's, in pixels."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.fonts import width_of
from tockbot.render.ink.themes import WHITE, Theme
from tockbot.render.layout.points import Box, Point

LINE: Final = 0.38
"""From one row of a badge to the next, in pitches."""

DRAWABLE: Final = str.maketrans("⇄", "↔")
"""The font lacks the arrows of a swap, and has others that say the same."""


def hit_badge(theme: Theme, pitch: float) -> Image.Image:
    """The badge where a pawn was hit."""
    canvas = Canvas(0.8 * pitch, 0.8 * pitch)
    canvas.disc(canvas.middle, 0.36 * pitch, WHITE)
    canvas.disc(canvas.middle, 0.3 * pitch, theme.hit)
    x, y, arm = *canvas.middle, 0.13 * pitch
    for slant in (-1, 1):
        canvas.line((Point(x - arm, y - arm * slant), Point(x + arm, y + arm * slant)), 0.1 * pitch, WHITE)
    return canvas.finished()


def order_badge(theme: Theme, number: str, pitch: float) -> Image.Image:
    """The place of a move in a row of several."""
    canvas = Canvas(0.66 * pitch, 0.66 * pitch)
    canvas.disc(canvas.middle, 0.33 * pitch, theme.way_edge)
    canvas.disc(canvas.middle, 0.28 * pitch, theme.way)
    canvas.text(number, canvas.middle, (0.52 if len(number) == 1 else 0.4) * pitch, theme.way_edge)
    return canvas.finished()


def goal_badge(theme: Theme, rows: tuple[str, ...], pitch: float) -> Image.Image:
    """The numbers of the buttons that lead to one goal."""
    letters = _letters(rows, pitch)
    canvas = Canvas(*goal_badge_size(rows, pitch))
    edge = Box(0, 0, *canvas.size)
    canvas.box(edge, 0.42 * pitch, WHITE)
    canvas.box(edge.grown(-0.06 * pitch), 0.37 * pitch, theme.goal)
    for line, row in enumerate(rows):
        y = canvas.middle.y + (line - (len(rows) - 1) / 2) * LINE * pitch
        canvas.text(row.translate(DRAWABLE), Point(canvas.middle.x, y), letters, theme.goal_text)
    return canvas.finished()


def goal_badge_size(rows: tuple[str, ...], pitch: float) -> tuple[float, float]:
    """The width and height of a badge, its rim included: with a number or two no larger than a field."""
    letters = _letters(rows, pitch)
    width = max(0.92 * pitch, max(width_of(row.translate(DRAWABLE), letters) for row in rows) + 0.36 * pitch)
    return width, (0.92 if len(rows) == 1 else 0.96 + LINE * (len(rows) - 2)) * pitch


def _letters(rows: tuple[str, ...], pitch: float) -> float:
    return (0.52 if len(rows) == 1 else 0.43) * pitch
