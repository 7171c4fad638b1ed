"""The face of a card, the same in a hand and in the middle of the board."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from PIL import Image

from tockbot.render.ink.canvas import Canvas
from tockbot.render.ink.fonts import Weight, legible, width_of
from tockbot.render.ink.shapes import regular, star, suit
from tockbot.render.ink.themes import WHITE, Colour, Theme, mix
from tockbot.render.layout.board_layout import CARD_PROPORTION
from tockbot.render.layout.points import Box, Point
from tockbot.tables import JOKER, Card, rank_of

FOOT = 0.25
"""The part of a card's height that its caption takes."""

RANK = 0.52
"""The part of a card's height that its rank takes."""

MOST_BELOW = 3
"""How many cards show at most below the last one of a pile."""

RED_SUITS = "hd"

FLAMES: Final = tuple(
    Point(*one)
    for one in (
        (-0.9, 1.0),
        (-1.0, 0.3),
        (-0.82, -0.35),
        (-0.62, 0.1),
        (-0.42, -0.8),
        (-0.18, -0.15),
        (0.1, -1.0),
        (0.3, -0.1),
        (0.52, -0.7),
        (0.66, 0.1),
        (0.86, -0.4),
        (1.0, 0.3),
        (0.9, 1.0),
    )
)
"""The outline of a fire, its foot at the bottom of the square around the origin."""

TAILED = "Q"
"""Ranks that reach below the line, toward the suit."""


def card_face(
    theme: Theme,
    card: Card,
    height: int,
    caption: str | None = None,
    playable: bool = True,  # noqa: FBT001, FBT002 - the caches of sprites know no keywords
) -> Image.Image:
    """A card with its caption, or an empty foot, if it has one."""
    canvas = _blank(theme, height, caption)
    width, full = canvas.size
    face = Box(0, 0, width, full if caption is None else full - FOOT * height)
    if card == JOKER:
        _joker(canvas, theme, face)
    else:
        _rank_and_suit(canvas, theme, card, face)
    picture = canvas.finished()
    return picture if playable else _greyed(picture, theme)


def card_foot(
    theme: Theme,
    caption: str,
    height: int,
    playable: bool = True,  # noqa: FBT001, FBT002 - as above
) -> Image.Image:
    """The foot of a card with its caption, to lie on it: other languages have other captions, and the same cards."""
    picture = _blank(theme, height, caption).finished()
    picture.paste((0, 0, 0, 0), (0, 0, picture.width, round(height * (1 - FOOT))))
    return picture if playable else _greyed(picture, theme)


def _blank(theme: Theme, height: int, caption: str | None) -> Canvas:
    """A card of no rank, with its caption if it has one."""
    canvas = Canvas(height * CARD_PROPORTION, height)
    body, line = Box(0, 0, *canvas.size), 0.012 * height
    canvas.box(body, 0.075 * height, theme.card_edge)
    canvas.box(body.grown(-line), 0.068 * height, theme.card)
    if caption is not None:
        _foot(canvas, theme, legible(caption), line)
    return canvas


def _rank_and_suit(canvas: Canvas, theme: Theme, card: Card, face: Box) -> None:
    """The rank as large as it can be, and one suit below it."""
    rank = "10" if rank_of(card) == "T" else rank_of(card)
    ink = theme.suit_red if card[1] in RED_SUITS else theme.suit_black
    full = canvas.size[1]
    letters = (0.52 if rank in TAILED else 0.62) * full
    letters *= min(1.0, face.width * 0.8 / width_of(rank, letters))
    canvas.text(rank, Point(face.middle.x, face.top + (0.255 if rank in TAILED else 0.3) * full), letters, ink)
    room = face.height - RANK * full
    radius = min(0.125 * full, 0.47 * room)
    at = Point(face.middle.x, face.top + RANK * full + room * 0.45)
    for outline in suit(card[1]):
        canvas.polygon(outline, at, radius, ink)


def _joker(canvas: Canvas, theme: Theme, face: Box) -> None:
    """A star with a bell at each tip."""
    full = canvas.size[1]
    canvas.text("JOKER", Point(face.middle.x, face.top + 0.125 * full), 0.21 * full, theme.joker)
    room = face.bottom - face.top - 0.22 * full
    radius = min(0.25 * full, room * 0.4)
    middle = Point(face.middle.x, face.top + 0.22 * full + room * 0.5 + radius * 0.06)
    canvas.polygon(star(1.0, 0.46), middle, radius, theme.joker, rounding=0.008 * full)
    for tip, colour in zip(regular(5, 1.0), theme.joker_bells, strict=True):
        at = Point(middle.x + tip.x * radius, middle.y + tip.y * radius)
        canvas.disc(at, 0.058 * full, theme.card)
        canvas.disc(at, 0.046 * full, colour)


def _foot(canvas: Canvas, theme: Theme, caption: str, line: float) -> None:
    """The caption, in one line or two, as large as fits."""
    width, height = canvas.size
    foot = Box(line, height * (1 - FOOT), width - line, height - line)
    canvas.box(Box(foot.left, foot.top, foot.right, foot.bottom), 0.068 * height, theme.card_foot)
    canvas.box(Box(foot.left, foot.top, foot.right, foot.top + 0.08 * height), 0, theme.card_foot)
    rows, letters = max(
        ((rows, _letters(rows, width * 0.92, height)) for rows in _breaks(caption)), key=lambda one: one[1]
    )
    for index, row in enumerate(rows):
        y = foot.middle.y + (index - (len(rows) - 1) / 2) * 0.108 * height
        canvas.text(row, Point(width / 2, y), letters, theme.card_text, Weight.BLACK)


def _breaks(caption: str) -> Iterator[tuple[str, ...]]:
    """A caption in one line, and in two."""
    yield (caption,)
    words = caption.split()
    for at in range(1, len(words)):
        rows = " ".join(words[:at]), " ".join(words[at:])
        yield tuple(row.strip(" ·") for row in rows)


def _letters(rows: tuple[str, ...], width: float, height: float) -> float:
    """How large the letters of a caption in these lines can be."""
    largest = (0.135 if len(rows) == 1 else 0.115) * height
    return largest * min(1.0, *(width / max(1.0, width_of(row, largest)) for row in rows))


def burning_card(theme: Theme, card: Card, height: int) -> Image.Image:
    """A card in flames: they stand behind it, and lick over its foot."""
    wide, high = 1.3 * height * CARD_PROPORTION, 1.4 * height
    behind, before = Canvas(wide, high), Canvas(wide, high)
    for canvas, top, tall in ((behind, 0.0, high), (before, 0.74 * high, 0.26 * high)):
        for size, ink in ((1.0, theme.hit), (0.78, theme.glow)):
            outline = tuple(
                Point(wide / 2 * (1 + x * size * 0.98), top + tall * (1 - size * (1 - y) / 2)) for x, y in FLAMES
            )
            canvas.polygon(outline, Point(0, 0), 1.0, ink)
    picture, face = behind.finished(), card_face(theme, card, height)
    picture.paste(face, ((picture.width - face.width) // 2, round(0.3 * height)), face)
    picture.alpha_composite(before.finished())
    return picture


def card_back(theme: Theme, height: int) -> Image.Image:
    """A card that lies face down."""
    canvas = Canvas(height * CARD_PROPORTION, height)
    body = Box(0, 0, *canvas.size)
    for inset, rounding, ink in (
        (0.0, 0.075, theme.card_edge),
        (0.012, 0.068, theme.card),
        (0.05, 0.05, theme.suit_red),
        (0.075, 0.035, theme.card),
        (0.087, 0.03, theme.suit_red),
    ):
        canvas.box(body.grown(-inset * height), rounding * height, ink)
    canvas.polygon(star(1.0, 0.46), body.middle, 0.2 * height, theme.card, rounding=0.01 * height)
    return canvas.finished()


def _greyed(picture: Image.Image, theme: Theme) -> Image.Image:
    """A card as it is drawn when it cannot be played."""
    veil = Image.new("RGBA", picture.size, theme.unplayable)
    veil.putalpha(picture.getchannel("A"))
    return Image.blend(picture, veil, 0.6)


def cards_below(theme: Theme, below: int, height: int) -> Image.Image:
    """The edges of so many cards below the last one of a pile, and room for that one in the upper left."""
    step = step_of_pile(height)
    width = math.ceil(height * CARD_PROPORTION)
    canvas = Canvas(width + below * step, height + below * step)
    for depth in range(below, 0, -1):
        edge = Box(depth * step, depth * step, depth * step + width, depth * step + height)
        canvas.box(edge, 0.075 * height, theme.card_edge)
        canvas.box(edge.grown(-0.012 * height), 0.068 * height, theme.card_foot)
    return canvas.finished()


def step_of_pile(height: int) -> int:
    """How far each card of a pile lies to the right of the one above it, and below it."""
    return round(0.028 * height)


def button_number(theme: Theme, number: int, pixels: int, playable: bool) -> Image.Image:  # noqa: FBT001 - a cached key
    """The button's number that stands below a card."""
    canvas = Canvas(pixels, pixels)
    fill: Colour = theme.button if playable else mix(theme.unplayable, theme.hand, 0.3)
    canvas.disc(canvas.middle, pixels / 2, WHITE if playable else mix(theme.unplayable, WHITE, 0.3))
    canvas.disc(canvas.middle, pixels / 2 - 0.05 * pixels, fill)
    canvas.text(str(number), canvas.middle, 0.78 * pixels, WHITE)
    return canvas.finished()


def pressed_frame(theme: Theme, height: int) -> Image.Image:
    """The shining frame of the card that was pressed."""
    around = 0.05 * height
    canvas = Canvas(height * CARD_PROPORTION + 2 * around, height + 2 * around)
    edge = Box(0, 0, *canvas.size)
    canvas.box(edge, 0.11 * height, theme.way_edge)
    canvas.box(edge.grown(-0.012 * height), 0.1 * height, theme.glow)
    return canvas.finished()


def solved_badge(theme: Theme, pixels: int) -> Image.Image:
    """The badge of what was solved: a tick."""
    canvas = Canvas(pixels, pixels)
    canvas.disc(canvas.middle, pixels / 2, WHITE)
    canvas.disc(canvas.middle, 0.44 * pixels, theme.received)
    tick = (
        Point(0.28 * pixels, 0.52 * pixels),
        Point(0.44 * pixels, 0.68 * pixels),
        Point(0.73 * pixels, 0.34 * pixels),
    )
    canvas.line(tick, 0.11 * pixels, WHITE)
    return canvas.finished()


def received_badge(theme: Theme, pixels: int) -> Image.Image:
    """The badge of a card that has just come: an arrow that points into the hand."""
    canvas = Canvas(pixels, pixels)
    canvas.disc(canvas.middle, pixels / 2, WHITE)
    canvas.disc(canvas.middle, 0.44 * pixels, theme.received)
    tip, tail, reach = 0.34 * pixels, 0.68 * pixels, 0.3 * pixels
    low = pixels - tip
    for other in (Point(tail, pixels - tail), Point(tip, low - reach), Point(tip + reach, low)):
        canvas.line((Point(tip, low), other), 0.1 * pixels, WHITE)
    return canvas.finished()


def given_badge(theme: Theme, pixels: int) -> Image.Image:
    """The badge of a card that is to be given: an arrow that points out of the hand."""
    return received_badge(theme, pixels).transpose(Image.Transpose.ROTATE_180)
