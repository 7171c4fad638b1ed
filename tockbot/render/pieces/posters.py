"""The lines of a poster: what is told of a game, and a row of numbers by seat."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.fonts import Weight, fitted, legible, width_of
from tockbot.render.ink.shapes import silhouette
from tockbot.render.ink.themes import WHITE, Colour, Theme, darker
from tockbot.render.layout.points import Point

LETTERS: Final = 0.74
LEAST_LETTERS: Final = 0.5
"""How large the letters of a line are, in parts of its height, at most and at least."""

HEADING: Final = 0.3
"""The part of a row of numbers that its heading takes."""

DARK_BELOW: Final = 380
"""A ground whose red, green and blue add up to less is dark."""


def told_line(theme: Theme, text: str, width: int, height: int) -> Image.Image:
    """A line of text, in smaller letters if it is long, and cut if that does not help."""
    canvas = Canvas(width, height, oversampling=2)
    _text(canvas, legible(text), Point(0, height / 2), width, _ink(theme))
    return canvas.finished()


def hits_line(theme: Theme, heading: str, hits: tuple[int, ...], width: int, height: int) -> Image.Image:
    """A heading, then for each seat its silhouette and a number."""
    canvas = Canvas(width, height, oversampling=2)
    first = HEADING * width
    _text(canvas, legible(heading), Point(0, height / 2), first - 0.3 * height, _ink(theme))
    column = (width - first) / len(hits)
    for seat, number in enumerate(hits):
        look, at = theme.seats[seat], Point(first + seat * column + 0.4 * height, height / 2)
        canvas.polygon(silhouette(look.shape), at, 0.26 * height, look.edge, rounding=0.08 * height)
        canvas.polygon(silhouette(look.shape), at, 0.26 * height, look.fill, rounding=0.03 * height)
        canvas.text_from(str(number), Point(at.x + 0.55 * height, at.y), LETTERS * height, _ink(theme))
    return canvas.finished()


def _text(canvas: Canvas, text: str, at: Point, width: float, ink: Colour) -> None:
    height = canvas.size[1]
    widest = width / max(1.0, width_of(text, height, Weight.BOLD))
    letters = canvas.letter_size(max(LEAST_LETTERS, min(LETTERS, widest)) * height)
    canvas.text_from(fitted(text, letters, Weight.BOLD, width), at, letters, ink, Weight.BOLD)


def _ink(theme: Theme) -> Colour:
    return WHITE if sum(theme.hand) < DARK_BELOW else darker(theme.text, 0.2)
