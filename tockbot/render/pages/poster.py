"""The picture of a game that is over: the last board, below it who has won, and what is worth telling."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tockbot.render.ink.png import encoded
from tockbot.render.ink.sprites import hand_sprite, lay
from tockbot.render.ink.themes import WOOD, Theme
from tockbot.render.layout.board_layout import BOARD_SIZE
from tockbot.render.layout.points import Point
from tockbot.render.pages.board import lay_board
from tockbot.render.pages.private import page_of_hand
from tockbot.render.pieces.plates import Plate, plate
from tockbot.render.pieces.posters import hits_line, told_line
from tockbot.render.scene import PosterScene

MARGIN: Final = 24
PLATE: Final = 76
PLATES_A_ROW: Final = 2
LINE: Final = 50


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
            shown = Plate(seen.seat, seen.name, turn=False, won=True)
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
