"""The picture of a board as a PNG file."""

from __future__ import annotations

from PIL import Image

from tockbot.render.art import palette
from tockbot.render.board_frame import board_frame
from tockbot.render.geometry import SIZE
from tockbot.render.png import encoded
from tockbot.render.scene import BoardScene
from tockbot.render.theme import WOOD, Theme


def draw_board(scene: BoardScene, theme: Theme = WOOD, *, size: int = SIZE) -> bytes:
    """Draw a board, ``size`` pixels wide and high."""
    return encoded(smaller(board_frame(scene, theme), theme, size))


def smaller(page: Image.Image, theme: Theme, size: int) -> Image.Image:
    """A square page at another size."""
    if size == page.width:
        return page
    shrunk = page.convert("RGB").resize((size, size), Image.Resampling.LANCZOS, reducing_gap=2.0)
    return shrunk.quantize(palette=palette(theme), dither=Image.Dither.NONE)
