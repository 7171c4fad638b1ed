"""The pictures of the bot's own profile at Discord: its icon, and the cover of its page."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image

from tockbot.render.ink.files import empty_board
from tockbot.render.ink.themes import SEATS, WOOD
from tockbot.render.pages.emojis import seat_sign

BOARD: Final = "empty-board-4-2-6"

ICON: Final = 512
COVER: Final = (1600, 900)

LARGE: Final = 200
"""How many pixels of the board's thousand a seat's sign takes on a side."""

CORNERS: Final = ((70, 70), (730, 70), (730, 730), (70, 730))
"""Where the signs of four seats lie on the board."""


def draw_icon() -> bytes:
    """A board of wood from above, the sign of a seat in each corner: a PNG file of 512 pixels on a side."""
    board = empty_board(WOOD, BOARD).convert("RGB")
    for corner, look in zip(CORNERS, SEATS, strict=False):
        sign = seat_sign(look, LARGE)
        board.paste(sign, corner, sign)
    return _file(board.resize((ICON, ICON), Image.Resampling.LANCZOS))


def draw_cover() -> bytes:
    """The middle of the same board, wide: a PNG file of 1600 by 900 pixels."""
    board = empty_board(WOOD, BOARD).convert("RGB")
    height = board.width * COVER[1] // COVER[0]
    top = (board.height - height) // 2
    middle = board.crop((0, top, board.width, top + height))
    for place, look in enumerate(SEATS[:4]):
        sign = seat_sign(look, LARGE // 2)
        middle.paste(sign, (308 + 95 * place, (height - sign.height) // 2), sign)
    return _file(middle.resize(COVER, Image.Resampling.LANCZOS))


def _file(picture: Image.Image) -> bytes:
    written = BytesIO()
    picture.save(written, "PNG", optimize=True)
    return written.getvalue()
