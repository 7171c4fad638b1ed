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
    page = board_frame(scene, theme)
    if size != page.width:
        page = shrunk(page, size).quantize(palette=palette(theme), dither=Image.Dither.NONE)
    return encoded(page)


def shrunk(page: Image.Image, size: int) -> Image.Image:
    """A square page at a smaller size, in full colour."""
    picture = page.convert("RGB")
    if page.width % size == 0:
        return picture.reduce(page.width // size)
    return picture.resize((size, size), Image.Resampling.LANCZOS, reducing_gap=2.0)
