"""One picture of a hand, as a page in its theme's palette."""

from __future__ import annotations

import math

from PIL import Image

from tockbot.render.art import palette
from tockbot.render.card_face import card_face, given_mark, number_button, received_mark
from tockbot.render.geometry import CARD_PROPORTION
from tockbot.render.points import Point
from tockbot.render.scene import CardSeen, HandScene
from tockbot.render.sprite import lay, on_cloth
from tockbot.render.theme import Theme

CARD_HEIGHT = 330
CARD_WIDTH = round(CARD_HEIGHT * CARD_PROPORTION)
GAP = 20
BUTTON = 64
ROW = 4
"""More cards than this go in two rows: on a telephone a row of six would be too small to read."""

FEWEST = 3
"""The picture is as wide as so many cards at least, so that Discord does not blow a single card up."""


def hand_frame(scene: HandScene, theme: Theme) -> Image.Image:
    """The cards in order, each with its button's number below it."""
    rows = _rows(scene.cards)
    across = max(FEWEST, *(len(row) for row in rows))
    tall = CARD_HEIGHT + BUTTON + GAP
    page = _cloth(theme, across * (CARD_WIDTH + GAP) + GAP, max(1, len(rows)) * tall + GAP)
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


def _cloth(theme: Theme, width: int, height: int) -> Image.Image:
    """An empty page."""
    dot = Image.new("RGB", (1, 1), theme.cloth).quantize(palette=palette(theme), dither=Image.Dither.NONE)
    return dot.resize((width, height))


def _card(page: Image.Image, theme: Theme, seen: CardSeen, number: int, middle: Point) -> None:
    lay(page, on_cloth(card_face, theme, seen.card, CARD_HEIGHT, seen.caption, seen.playable), middle)
    below = Point(middle.x, middle.y + CARD_HEIGHT / 2 + BUTTON / 2 + 8)
    lay(page, on_cloth(number_button, theme, number, BUTTON, seen.playable), below)
    if seen.received or seen.given:
        corner = Point(middle.x + CARD_WIDTH / 2 - 14, middle.y - CARD_HEIGHT / 2 + 14)
        lay(page, on_cloth(given_mark if seen.given else received_mark, theme, 60), corner)
