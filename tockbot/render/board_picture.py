"""The picture of a board as a PNG file."""

from __future__ import annotations

from tockbot.render.board_frame import board_frame
from tockbot.render.png import encoded
from tockbot.render.scene import BoardScene
from tockbot.render.theme import WOOD


def draw_board(scene: BoardScene, *, size: int = 1000) -> bytes:
    """Draw a board, ``size`` pixels wide and high."""
    return encoded(board_frame(scene, WOOD, size), WOOD)
