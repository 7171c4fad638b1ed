"""Badges beside fields: a hit, the order of moves, and the numbers of goals. ``pitch`` is the board's, in pixels."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.fonts import width_of
from tockbot.render.ink.themes import WHITE, Theme
from tockbot.render.layout.points import Box, Point

LABEL: Final = 0.92
LABEL_ON_A_PAWN: Final = 0.58
"""How large the label of a goal is, in pitches."""

RINGED: Final = 0.6
"""How far a label reaches with the ring around a pawn, in pitches: just to the holes beside it."""

LETTERS: Final = {1: 0.62, 2: 0.47, 3: 0.32}
"""How large the letters of a label are, by the number of its rows, in parts of its size."""

DRAWABLE: Final = str.maketrans("⇄", "↔")
"""The font lacks the arrows of a swap, and has others that say the same."""


def hit_badge(theme: Theme, pitch: float) -> Image.Image:
    """The badge where a pawn was hit."""
    canvas = Canvas(0.8 * pitch, 0.8 * pitch)
    canvas.disc(canvas.middle, 0.33 * pitch, WHITE)
    canvas.disc(canvas.middle, 0.28 * pitch, theme.hit)
    x, y, arm = *canvas.middle, 0.13 * pitch
    for slant in (-1, 1):
        canvas.line((Point(x - arm, y - arm * slant), Point(x + arm, y + arm * slant)), 0.1 * pitch, WHITE)
    return canvas.finished()


def order_badge(theme: Theme, number: str, pitch: float) -> Image.Image:
    """The place of a move in a row of several."""
    canvas = Canvas(0.66 * pitch, 0.66 * pitch)
    canvas.disc(canvas.middle, 0.32 * pitch, theme.way_edge)
    canvas.disc(canvas.middle, 0.275 * pitch, theme.way)
    canvas.text(number, canvas.middle, (0.52 if len(number) == 1 else 0.4) * pitch, theme.way_edge)
    return canvas.finished()


def goal_badge(theme: Theme, rows: tuple[str, ...], taken: bool, pitch: float) -> Image.Image:  # noqa: FBT001 - a cached key
    """The labels of the buttons that lead to one goal, as large as a field; around a pawn that stands there a ring."""
    canvas = Canvas(2 * RINGED * pitch, 2 * RINGED * pitch) if taken else Canvas(LABEL * pitch, LABEL * pitch)
    if taken:
        canvas.ring(canvas.middle, 0.51 * pitch, 0.16 * pitch, theme.goal)
        canvas.ring(canvas.middle, 0.51 * pitch, 0.09 * pitch, theme.goal_text)
    size = (LABEL_ON_A_PAWN if taken else LABEL) * pitch
    edge = Box(*canvas.middle, *canvas.middle).grown(size / 2)
    canvas.box(edge, 0.45 * size, WHITE)
    canvas.box(edge.grown(-0.04 * pitch), 0.42 * size, theme.goal)
    shown = [row.translate(DRAWABLE) for row in rows]
    letters = min(LETTERS[min(len(rows), len(LETTERS))] * size, *(0.84 * size / width_of(row, 1) for row in shown))
    for line, row in enumerate(shown):
        y = canvas.middle.y + (line - (len(rows) - 1) / 2) * 0.8 * letters
        canvas.text(row, Point(canvas.middle.x, y), letters, theme.goal_text)
    return canvas.finished()
