"""The picture of a hand."""

from __future__ import annotations

import math

from PIL import Image

from tockbot.render.ink.art import palette
from tockbot.render.ink.png import encoded
from tockbot.render.ink.sprites import hand_sprite, lay
from tockbot.render.ink.themes import WOOD, Theme
from tockbot.render.layout.board_layout import CARD_PROPORTION
from tockbot.render.layout.points import Point
from tockbot.render.pieces.cards import button_number, card_face, given_badge, received_badge
from tockbot.render.scene import CardSeen, HandScene

CARD_HEIGHT = 330
CARD_WIDTH = round(CARD_HEIGHT * CARD_PROPORTION)
GAP = 20
BUTTON = 64
ROW = 4
"""More cards than this go in two rows: on a telephone a row of six would be too small to read."""

FEWEST = 3
"""The picture is as wide as so many cards at least, so that Discord does not blow a single card up."""


def draw_hand(scene: HandScene, theme: Theme = WOOD) -> bytes:
    """Draw a hand of one to seven cards."""
    return encoded(hand_page(scene, theme))


def hand_page(scene: HandScene, theme: Theme) -> Image.Image:
    """The cards in order, each with its button's number below it, as a page."""
    rows = _rows(scene.cards)
    across = max(FEWEST, *(len(row) for row in rows))
    tall = CARD_HEIGHT + BUTTON + GAP
    page = _empty_page(theme, across * (CARD_WIDTH + GAP) + GAP, max(1, len(rows)) * tall + GAP)
    number = 0
    for index, row in enumerate(rows):
        left = (page.width - len(row) * (CARD_WIDTH + GAP) + GAP) / 2
        for place, card in enumerate(row):
            number += 1
            middle = Point(left + place * (CARD_WIDTH + GAP) + CARD_WIDTH / 2, GAP + index * tall + CARD_HEIGHT / 2)
            _card(page, theme, card, number, middle)
    return page


def _rows(cards: tuple[CardSeen, ...]) -> tuple[tuple[CardSeen, ...], ...]:
    if len(cards) <= ROW:
        return (cards,)
    first = math.ceil(len(cards) / 2)
    return cards[:first], cards[first:]


def _empty_page(theme: Theme, width: int, height: int) -> Image.Image:
    """A page in the colour on which hands lie."""
    dot = Image.new("RGB", (1, 1), theme.hand).quantize(palette=palette(theme), dither=Image.Dither.NONE)
    return dot.resize((width, height))


def _card(page: Image.Image, theme: Theme, seen: CardSeen, number: int, middle: Point) -> None:
    lay(page, hand_sprite(card_face, theme, seen.card, CARD_HEIGHT, seen.caption, seen.playable), middle)
    below = Point(middle.x, middle.y + CARD_HEIGHT / 2 + BUTTON / 2 + 8)
    lay(page, hand_sprite(button_number, theme, number, BUTTON, seen.playable), below)
    if seen.received or seen.given:
        corner = Point(middle.x + CARD_WIDTH / 2 - 14, middle.y - CARD_HEIGHT / 2 + 14)
        lay(page, hand_sprite(given_badge if seen.given else received_badge, theme, 60), corner)
