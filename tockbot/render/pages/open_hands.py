"""The picture of a moment of a game that is over: its board, and below it the hands that are shown."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tockbot.render.ink.png import encoded
from tockbot.render.ink.sprites import hand_sprite, lay
from tockbot.render.ink.themes import WOOD, Theme
from tockbot.render.layout.board_layout import BOARD_SIZE, CARD_PROPORTION
from tockbot.render.layout.points import Point
from tockbot.render.pages.board import board_page
from tockbot.render.pages.private import page_of_hand
from tockbot.render.pieces.cards import card_face
from tockbot.render.pieces.plates import Plate, plate
from tockbot.render.scene import HandSeen, OpenHandsScene

COLUMNS: Final = 2
MARGIN: Final = 16
CARD: Final = 96
"""How high a card is; alone in its row a hand has larger ones."""

ALONE: Final = 150
PLATE: Final = (138, 46)
GAP: Final = 5


def draw_open_hands(scene: OpenHandsScene, theme: Theme = WOOD) -> bytes:
    """Draw the board of a moment, and below it each hand that is shown, beside the plate of whoever held it."""
    return encoded(open_hands_page(scene, theme))


def open_hands_page(scene: OpenHandsScene, theme: Theme) -> Image.Image:
    """The board and the hands as a page; it is the higher the more hands there are."""
    columns = min(COLUMNS, max(1, len(scene.hands)))
    card = ALONE if columns == 1 else CARD
    rows = -(-len(scene.hands) // columns)
    page = page_of_hand(theme, BOARD_SIZE, BOARD_SIZE + rows * (card + MARGIN) + (MARGIN if rows else 0))
    page.paste(board_page(scene.board, theme), (0, 0))
    width = (BOARD_SIZE - MARGIN) / columns
    for place, hand in enumerate(scene.hands):
        row, column = divmod(place, columns)
        middle = BOARD_SIZE + MARGIN + row * (card + MARGIN) + card / 2
        _hand(page, theme, hand, card, Point(MARGIN + column * width, middle), width - MARGIN)
    return page


def _hand(page: Image.Image, theme: Theme, hand: HandSeen, card: int, left: Point, width: float) -> None:  # noqa: PLR0913, PLR0917 - all that a hand needs
    """A plate and the cards beside it; where they are many they lie over each other."""
    wide, high = PLATE
    shown = Plate(hand.seat, hand.name, turn=hand.turn, won=False)
    lay(page, hand_sprite(plate, theme, shown, wide, high), Point(left.x + wide / 2, left.y))
    if not hand.cards:
        return
    across = card * CARD_PROPORTION
    room = width - wide - 3 * GAP
    step = min(across + GAP, (room - across) / max(1, len(hand.cards) - 1))
    first = left.x + wide + 3 * GAP + across / 2
    for place, one in enumerate(hand.cards):
        lay(page, hand_sprite(card_face, theme, one, card), Point(first + place * step, left.y))
