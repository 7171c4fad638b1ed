"""The art that is drawn beforehand by ``tools/bake.py``: each theme's palette, and its empty boards."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image
from PIL.PngImagePlugin import PngImageFile

from tockbot.render.ink.themes import Theme

IMAGES: Final = Path(__file__).parents[3] / "images"


def palette_file(theme: Theme, folder: Path = IMAGES) -> Path:
    """Where a theme's palette is."""
    return folder / theme.name / "palette.png"


def empty_board_file(theme: Theme, name: str, folder: Path = IMAGES) -> Path:
    """Where an empty board in a theme is."""
    return folder / theme.name / f"{name}.png"


@lru_cache(maxsize=8)
def palette(theme: Theme) -> Image.Image:
    """A picture with the theme's colours, up to 256.

    Raises:
        OSError: it is missing; ``python -m tools.bake`` makes it.
    """
    return _loaded(palette_file(theme))


def empty_board(theme: Theme, name: str) -> Image.Image:
    """An empty board, in a palette of its own.

    Raises:
        OSError: it is missing; ``python -m tools.bake`` makes it.
    """
    return _loaded(empty_board_file(theme, name))


def _loaded(path: Path) -> Image.Image:
    # Image.open would first load what reads every other format, which is slow.
    with PngImageFile(path) as picture:
        picture.load()
        return picture
