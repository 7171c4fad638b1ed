"""One picture of a hand, in full colour."""

from __future__ import annotations

import math

from PIL import Image

from tockbot.render.card_face import card_face, card_shadow, number_button, received_mark
from tockbot.render.geometry import CARD_PROPORTION
from tockbot.render.pen import paste
from tockbot.render.points import Point
from tockbot.render.scene import CardSeen, HandScene
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
    picture = Image.new("RGB", (across * (CARD_WIDTH + GAP) + GAP, max(1, len(rows)) * tall + GAP), theme.cloth)
    number = 0
    for index, row in enumerate(rows):
        left = (picture.width - len(row) * (CARD_WIDTH + GAP) + GAP) / 2
        for place, card in enumerate(row):
            number += 1
            middle = Point(left + place * (CARD_WIDTH + GAP) + CARD_WIDTH / 2, GAP + index * tall + CARD_HEIGHT / 2)
            _card(picture, theme, card, number, middle)
    return picture


def _rows(cards: tuple[CardSeen, ...]) -> tuple[tuple[CardSeen, ...], ...]:
    if len(cards) <= ROW:
        return (cards,)
    first = math.ceil(len(cards) / 2)
    return cards[:first], cards[first:]


def _card(picture: Image.Image, theme: Theme, seen: CardSeen, number: int, middle: Point) -> None:
    face = card_face(theme, seen.card, CARD_HEIGHT, seen.caption, playable=seen.playable)
    paste(picture, card_shadow(face.width, face.height), Point(middle.x, middle.y + 4))
    paste(picture, face, middle)
    button = number_button(theme, number, BUTTON, playable=seen.playable)
    paste(picture, button, Point(middle.x, middle.y + CARD_HEIGHT / 2 + BUTTON / 2 + 8))
    if seen.received:
        corner = Point(middle.x + CARD_WIDTH / 2 - 14, middle.y - CARD_HEIGHT / 2 + 14)
        paste(picture, received_mark(theme, 60), corner)
