"""Writes a theme's empty boards and its palette to files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PIL import Image

from tockbot.render.bake.empty_board import draw_empty_board
from tockbot.render.bake.sample_sheet import SAMPLE_BOARD, palette_of
from tockbot.render.ink.art import IMAGES, empty_board_file, palette_file
from tockbot.render.ink.themes import Theme
from tockbot.render.layout.board_shape import BOARD_SHAPES

COLOURS: Final = 64
"""Of an empty board, at most."""


def bake(theme: Theme, folder: Path = IMAGES) -> None:
    """Draw a theme's empty boards, each in the few colours that suit it best, and from one of them its palette."""
    for shape in set(BOARD_SHAPES.values()):
        empty = draw_empty_board(theme, shape).quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        _save(empty, empty_board_file(theme, shape.name, folder))
        if shape == BOARD_SHAPES[SAMPLE_BOARD.board.kind, SAMPLE_BOARD.board.sector_count]:
            _save(palette_of(theme, empty), palette_file(theme, folder))


def _save(picture: Image.Image, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, "PNG", compress_level=9)
