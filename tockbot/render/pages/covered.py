"""The picture of a puzzle that was solved, without it: an empty board, the hand face down on it, and a tick."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tockbot.render.ink.files import encoded
from tockbot.render.ink.sprites import hand_sprite, lay
from tockbot.render.ink.themes import WOOD, Theme
from tockbot.render.layout.board_layout import CARD_PROPORTION
from tockbot.render.layout.points import Point
from tockbot.render.pages.hands import page_of_hand
from tockbot.render.pages.lobby import rounded, small_board
from tockbot.render.pieces.cards import card_back, solved_badge
from tockbot.render.scene import CoveredScene

BOARD: Final = 376
MARGIN: Final = 12
CARD: Final = 124
STEP: Final = 0.62
"""From one card to the next, in widths of a card: they lie over each other."""

BADGE: Final = 84


def draw_covered(scene: CoveredScene, theme: Theme = WOOD) -> bytes:
    """Draw the board with so many cards face down on it."""
    return encoded(covered_page(scene, theme))


def covered_page(scene: CoveredScene, theme: Theme) -> Image.Image:
    """The board, the cards and the tick as a page."""
    side = BOARD + 2 * MARGIN
    page = page_of_hand(theme, side, side)
    page.paste(small_board(theme, scene.board, BOARD), (MARGIN, MARGIN), rounded(BOARD))
    back = hand_sprite(card_back, theme, CARD)
    width = CARD * CARD_PROPORTION
    step = min(STEP * width, (BOARD - width) / max(1, scene.cards - 1))
    for place in range(scene.cards):
        lay(page, back, Point(round(side / 2 + (place - (scene.cards - 1) / 2) * step), side // 2))
    lay(page, hand_sprite(solved_badge, theme, BADGE), Point(side // 2, side / 2 + CARD / 2))
    return page
