"""The picture of a game that is over: the last board, below it who has won, and what is worth telling."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.files import encoded
from tockbot.render.ink.fonts import Weight, fitted, legible, width_of
from tockbot.render.ink.shapes import silhouette
from tockbot.render.ink.sprites import hand_sprite, lay
from tockbot.render.ink.themes import WHITE, WOOD, Colour, Theme, darker
from tockbot.render.layout.board_layout import BOARD_SIZE
from tockbot.render.layout.points import Point
from tockbot.render.pages.board import lay_board
from tockbot.render.pages.hands import page_of_hand
from tockbot.render.pieces.plates import plate, plate_of
from tockbot.render.scene import PosterScene

MARGIN: Final = 24
PLATE: Final = 76
PLATES_A_ROW: Final = 2
LINE: Final = 50

LETTERS: Final = 0.74
LEAST_LETTERS: Final = 0.5
"""How large the letters of a line are, in parts of its height, at most and at least."""

HEADING: Final = 0.3
"""The part of a row of numbers that its heading takes."""

DARK_BELOW: Final = 380
"""A ground whose red, green and blue add up to less is dark."""


def draw_poster(scene: PosterScene, theme: Theme = WOOD) -> bytes:
    """Draw the board of a game that is over, the winners with their crowns, and the lines below it."""
    return encoded(poster_page(scene, theme))


def poster_page(scene: PosterScene, theme: Theme) -> Image.Image:
    """The poster as a page; it is the higher the more there is to tell."""
    winners = [seen for seen in scene.board.seats if seen.seat in scene.board.winners]
    rows = -(-len(winners) // PLATES_A_ROW)
    lines = len(scene.lines) + len(scene.hits)
    height = MARGIN + rows * (PLATE + MARGIN) + lines * LINE + MARGIN // 2
    page = page_of_hand(theme, BOARD_SIZE, BOARD_SIZE + height)
    lay_board(page, scene.board, theme)
    y = BOARD_SIZE + MARGIN + PLATE / 2
    for first in range(0, len(winners), PLATES_A_ROW):
        row = winners[first : first + PLATES_A_ROW]
        width = (BOARD_SIZE - MARGIN) // max(len(row), PLATES_A_ROW) - MARGIN
        left = (BOARD_SIZE - len(row) * (width + MARGIN) + MARGIN) / 2
        for place, seen in enumerate(row):
            shown = plate_of(seen, won=True)
            at = Point(left + place * (width + MARGIN) + width / 2, y)
            lay(page, hand_sprite(plate, theme, shown, width, PLATE), at)
        y += PLATE + MARGIN
    y += (LINE - PLATE) / 2
    wide = BOARD_SIZE - 2 * MARGIN
    for heading, hits in scene.hits:
        lay(page, hand_sprite(hits_line, theme, heading, hits, wide, LINE), Point(BOARD_SIZE / 2, y))
        y += LINE
    for line in scene.lines:
        lay(page, hand_sprite(told_line, theme, line, wide, LINE), Point(BOARD_SIZE / 2, y))
        y += LINE
    return page


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
