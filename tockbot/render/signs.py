"""Draws the bot's small signs and its profile pictures.

- emojis for text and buttons: suits, cards, and silhouettes, with a white edge because they appear at about 22 pixels
  on dark and on light
- the bot's icon and cover for Discord
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from typing import Final

from PIL import Image

from tockbot.render.fonts import width_of
from tockbot.render.ink import Canvas, empty_board, regular, silhouette, star, suit
from tockbot.render.layout import Box, Point
from tockbot.render.themes import SEATS, WHITE, WOOD, SeatLook, mix
from tockbot.tables import JOKER, SUITS, Card, rank_of

SIZE: Final = 96
"""Width and height in pixels."""

EDGE: Final = 0.07 * SIZE
"""Width of the white edge."""

RED_SUITS: Final = "hd"
PLAIN_RANKS: Final = "A23456789TJQK"
TAILED: Final = "Q"
"""Ranks that reach below the line, toward the suit."""


@cache
def draw_emojis() -> dict[str, bytes]:
    """Draw all emojis as PNG files, by name: ``suit_s``, ``card_Ts``, ``card_joker``, ``seat_1``."""
    return {name: _file(picture) for name, picture in _pictures()}


def _file(picture: Image.Image) -> bytes:
    written = BytesIO()
    picture.save(written, "PNG")
    return written.getvalue()


def _pictures() -> Iterator[tuple[str, Image.Image]]:
    for name in SUITS:
        yield f"suit_{name}", _suit(name)
        for rank in PLAIN_RANKS:
            yield f"card_{rank}{name}", _card(Card(rank + name))
    yield "card_joker", _card(JOKER)
    for seat, look in enumerate(SEATS, 1):
        yield f"seat_{seat}", seat_sign(look)


def _suit(name: str) -> Image.Image:
    canvas = Canvas(SIZE, SIZE)
    for outline in suit(name):
        canvas.polygon(outline, canvas.middle, 0.4 * SIZE, WHITE, rounding=EDGE)
    for outline in suit(name):
        canvas.polygon(outline, canvas.middle, 0.4 * SIZE, _emoji_ink(name))
    return canvas.finished()


def _emoji_ink(name: str) -> tuple[int, int, int]:
    return WOOD.suit_red if name in RED_SUITS else WOOD.suit_black


def seat_sign(look: SeatLook, size: int = SIZE) -> Image.Image:
    """Return a seat's silhouette, this many pixels wide and high."""
    canvas = Canvas(size, size)
    shape, radius = silhouette(look.shape), 0.33 * size
    canvas.polygon(shape, canvas.middle, radius, WHITE, rounding=0.13 * size)
    canvas.polygon(shape, canvas.middle, radius, mix(look.fill, (0, 0, 0), 0.45), rounding=0.06 * size)
    canvas.polygon(shape, canvas.middle, radius, look.fill, rounding=0.02 * size)
    return canvas.finished()


def _card(card: Card) -> Image.Image:
    """Return a card of two lines, with its rank as large as possible."""
    canvas = Canvas(SIZE, SIZE)
    body = Box(0.07 * SIZE, 0, 0.93 * SIZE, SIZE)
    canvas.box(body, 0.14 * SIZE, WOOD.card_edge)
    canvas.box(body.grown(-0.03 * SIZE), 0.12 * SIZE, WOOD.card)
    if card == JOKER:
        middle = Point(canvas.middle.x, 0.53 * SIZE)
        canvas.polygon(star(1.0, 0.46), middle, 0.29 * SIZE, WOOD.joker, rounding=0.01 * SIZE)
        for tip, colour in zip(regular(5, 1.0), WOOD.joker_bells, strict=True):
            canvas.disc(Point(middle.x + tip.x * 0.29 * SIZE, middle.y + tip.y * 0.29 * SIZE), 0.07 * SIZE, colour)
        return canvas.finished()
    rank = "10" if rank_of(card) == "T" else rank_of(card)
    letters = (0.62 if rank in TAILED else 0.72) * SIZE
    letters *= min(1.0, 0.74 * SIZE / width_of(rank, letters))
    canvas.text(rank, Point(canvas.middle.x, (0.27 if rank in TAILED else 0.31) * SIZE), letters, _emoji_ink(card[1]))
    for outline in suit(card[1]):
        canvas.polygon(outline, Point(canvas.middle.x, 0.76 * SIZE), 0.19 * SIZE, _emoji_ink(card[1]))
    return canvas.finished()


PROFILE_BOARD: Final = "empty-board-4-2-6"

ICON: Final = 512
COVER: Final = (1600, 900)

LARGE: Final = 200
"""Width and height of a seat's sign, in pixels of the board."""

CORNERS: Final = ((70, 70), (730, 70), (730, 730), (70, 730))
"""The places of the four seats' signs on the board."""


def draw_icon() -> bytes:
    """Draw a wooden board from above, with a seat's sign in each corner: a PNG file of 512 by 512 pixels."""
    board = empty_board(WOOD, PROFILE_BOARD).convert("RGB")
    for corner, look in zip(CORNERS, SEATS, strict=False):
        sign = seat_sign(look, LARGE)
        board.paste(sign, corner, sign)
    return _profile_file(board.resize((ICON, ICON), Image.Resampling.LANCZOS))


def draw_cover() -> bytes:
    """Draw the middle of the same board, wide: a PNG file of 1600 by 900 pixels."""
    board = empty_board(WOOD, PROFILE_BOARD).convert("RGB")
    height = board.width * COVER[1] // COVER[0]
    top = (board.height - height) // 2
    middle = board.crop((0, top, board.width, top + height))
    for place, look in enumerate(SEATS[:4]):
        sign = seat_sign(look, LARGE // 2)
        middle.paste(sign, (308 + 95 * place, (height - sign.height) // 2), sign)
    return _profile_file(middle.resize(COVER, Image.Resampling.LANCZOS))


def _profile_file(picture: Image.Image) -> bytes:
    written = BytesIO()
    picture.save(written, "PNG", optimize=True)
    return written.getvalue()
