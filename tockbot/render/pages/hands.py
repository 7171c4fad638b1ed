"""A board with hands below it: one player's, or all that are shown of a moment of a game that is over.

What a player sees in private is the board turned to them, and their hand below it or beside it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from tockbot.render.ink.files import encoded, palette
from tockbot.render.ink.sprites import card_sprite, foot_sprite, hand_sprite, lay
from tockbot.render.ink.themes import THEMES, WOOD, Theme
from tockbot.render.layout.board_layout import BOARD_SIZE, CARD_PROPORTION
from tockbot.render.layout.points import Box, Point
from tockbot.render.pages.board import board_page, lay_board
from tockbot.render.pieces.cards import (
    button_number,
    card_face,
    card_foot,
    given_badge,
    pressed_frame,
    received_badge,
)
from tockbot.render.pieces.plates import Plate, plate
from tockbot.render.scene import CardSeen, HandSeen, OpenHandsScene, PrivateScene

TALL: Final = (BOARD_SIZE, 1245)
WIDE: Final = (1571, BOARD_SIZE)
"""The sizes of both shapes: the wider Discord's desktop client would show smaller, 11 to 7 being the limit."""

GAP: Final = 14
"""Between cards, at least."""

RISE: Final = 12
"""How far the card that is pressed lies above the others."""

BUTTON: Final = 38
BADGE: Final = 46

COLUMNS: Final = 2
FEWEST_ROWS: Final = 3
"""In the wide shape the hand lies in so many columns, and its cards are as large as in so many rows at most."""

HANDS_A_ROW: Final = 2
MARGIN: Final = 16
CARD: Final = 96
"""How high a card is; alone in its row a hand has larger ones."""

ALONE: Final = 150
PLATE: Final = (162, 46)
BETWEEN: Final = 5


@dataclass(frozen=True, slots=True)
class _Tray:
    """Where a hand lies: in cells of a box, row by row."""

    box: Box
    columns: int
    rows: int

    @property
    def card_height(self) -> int:
        """How high cards are that fit the cells, one of them raised."""
        width, height = self.box.width / self.columns, self.box.height / self.rows
        return int(min(height - GAP - RISE, (width - GAP) / CARD_PROPORTION))

    def places(self) -> Iterator[Point]:
        """The middles of the cards, those of each row close together around its middle."""
        height = self.card_height
        across = min(self.box.width / self.columns, height * CARD_PROPORTION + 2 * GAP)
        left = self.box.middle.x - across * self.columns / 2
        for cell in range(self.rows * self.columns):
            row, column = divmod(cell, self.columns)
            y = self.box.top + (row + 0.5) * self.box.height / self.rows + RISE / 2
            yield Point(round(left + (column + 0.5) * across), round(y))


def draw_private(scene: PrivateScene, theme: Theme = WOOD) -> bytes:
    """Draw a board and a hand, board above hand, or if the scene is ``wide`` left of it."""
    return encoded(private_page(scene, theme))


def private_page(scene: PrivateScene, theme: Theme) -> Image.Image:
    """The board, and the cards with the numbers of their buttons, as a page."""
    width, height = WIDE if scene.wide else TALL
    page = page_of_hand(theme, width, height)
    lay_board(page, scene.board, theme)
    tray = _tray(len(scene.cards), wide=scene.wide)
    for number, (card, middle) in enumerate(zip(scene.cards, tray.places(), strict=False), 1):
        _card(page, theme, card, number, tray.card_height, middle)
    return page


def _tray(cards: int, *, wide: bool) -> _Tray:
    if wide:
        rows = max(FEWEST_ROWS, math.ceil(cards / COLUMNS))
        return _Tray(Box(BOARD_SIZE, 0, *WIDE).grown(-GAP / 2), COLUMNS, rows)
    return _Tray(Box(0, BOARD_SIZE, *TALL).grown(-GAP / 2), max(1, cards), 1)


def page_of_hand(theme: Theme, width: int, height: int) -> Image.Image:
    """A page in the colour on which hands lie."""
    page = Image.new("P", (width, height), _hand_index(theme))
    page.putpalette(palette(theme).getpalette() or ())
    return page


@lru_cache(maxsize=len(THEMES))
def _hand_index(theme: Theme) -> int:
    """Where in the palette the colour is on which hands lie: to find it takes a millisecond."""
    dot = Image.new("RGB", (1, 1), theme.hand).quantize(palette=palette(theme), dither=Image.Dither.NONE)
    return dot.tobytes()[0]


def _card(page: Image.Image, theme: Theme, seen: CardSeen, number: int, height: int, at: Point) -> None:  # noqa: PLR0913, PLR0917 - all that a card needs
    if seen.pressed:
        at = Point(at.x, at.y - RISE)
        lay(page, hand_sprite(pressed_frame, theme, height), at)
    lay(page, hand_sprite(card_face, theme, seen.card, height, "" if seen.caption else None, seen.playable), at)
    if seen.caption:
        lay(page, foot_sprite(card_foot, theme, seen.caption, height, seen.playable), at)
    half = height * CARD_PROPORTION / 2
    button = Point(at.x - half + 0.14 * height, at.y + 0.14 * height)
    lay(page, card_sprite(button_number, theme, number, BUTTON, seen.playable), button)
    if seen.received or seen.given:
        corner = Point(at.x + half - 0.4 * BADGE, at.y - height / 2 + 0.3 * BADGE)
        lay(page, hand_sprite(given_badge if seen.given else received_badge, theme, BADGE), corner)


def draw_open_hands(scene: OpenHandsScene, theme: Theme = WOOD) -> bytes:
    """Draw the board of a moment, and below it each hand that is shown, beside the plate of whoever held it."""
    return encoded(open_hands_page(scene, theme))


def open_hands_page(scene: OpenHandsScene, theme: Theme) -> Image.Image:
    """The board and the hands as a page; it is the higher the more hands there are."""
    columns = min(HANDS_A_ROW, max(1, len(scene.hands)))
    card = ALONE if columns == 1 else CARD
    rows = -(-len(scene.hands) // columns)
    page = page_of_hand(theme, BOARD_SIZE, BOARD_SIZE + rows * (card + MARGIN) + (MARGIN if rows else 0))
    page.paste(board_page(scene.board, theme), (0, 0))
    width = (BOARD_SIZE - MARGIN) / columns
    for place, hand in enumerate(scene.hands):
        row, column = divmod(place, columns)
        middle = BOARD_SIZE + MARGIN + row * (card + MARGIN) + card / 2
        box = Box(MARGIN + column * width, middle, (column + 1) * width, middle)
        if scene.board.leftward:
            box = Box(BOARD_SIZE - box.right, middle, BOARD_SIZE - box.left, middle)
        _hand(page, theme, hand, card, box, leftward=scene.board.leftward)
    return page


def _hand(page: Image.Image, theme: Theme, hand: HandSeen, card: int, box: Box, *, leftward: bool) -> None:  # noqa: PLR0913 - all that a hand needs
    """A plate and the cards beside it; where they are many they lie over each other."""
    wide, high = PLATE
    shown = Plate(hand.seat, hand.name, turn=hand.turn, computer=hand.computer, leftward=leftward)
    at = box.right - wide / 2 if leftward else box.left + wide / 2
    lay(page, hand_sprite(plate, theme, shown, wide, high), Point(at, box.top))
    if not hand.cards:
        return
    across = card * CARD_PROPORTION
    room = box.width - wide - 3 * BETWEEN
    step = min(across + BETWEEN, (room - across) / max(1, len(hand.cards) - 1))
    first = box.left + across / 2 + (room - across - step * (len(hand.cards) - 1) if leftward else wide + 3 * BETWEEN)
    for place, one in enumerate(hand.cards):
        lay(page, hand_sprite(card_face, theme, one, card), Point(first + place * step, box.top))
