"""Draws the art in ``images/`` anew, from code alone: ``python -m tockbot.render.bake``.

The same Pillow draws the same bytes each time; which version drew what is committed is in ``requirements.txt``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PIL import Image

from tockbot.render.art import IMAGES, ground_file, palette_file
from tockbot.render.geometry import STARS
from tockbot.render.ground import draw_ground
from tockbot.render.poster import BOARD, colours
from tockbot.render.theme import THEMES, Theme

COLOURS: Final = 64


def bake(theme: Theme, folder: Path = IMAGES) -> None:
    """Draw a theme's empty boards, each in the few colours that suit it best, and from one of them its palette."""
    for star in set(STARS.values()):
        empty = draw_ground(theme, star).quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        _save(empty, ground_file(theme, star.name, folder))
        if star == STARS[BOARD.board.kind, BOARD.board.sector_count]:
            _save(colours(theme, empty), palette_file(theme, folder))


def _save(picture: Image.Image, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, "PNG", compress_level=9)


if __name__ == "__main__":
    for each in THEMES.values():
        bake(each)
