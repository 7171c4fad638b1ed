"""Draws the art in ``images/`` anew, from code alone: ``python -m tockbot.render.bake``.

The same Pillow draws the same bytes each time; which version drew what is committed is in ``requirements.txt``.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from tockbot.render.art import IMAGES, ground_file, palette_file
from tockbot.render.board_ground import Printed
from tockbot.render.geometry import STARS
from tockbot.render.ground import draw_ground
from tockbot.render.poster import BOARD, colours
from tockbot.render.theme import THEMES, Theme


def bake(theme: Theme, folder: Path = IMAGES) -> None:
    """Draw a theme's palette and its empty boards."""
    empties = {star.name: draw_ground(theme, star) for star in sorted(set(STARS.values()), key=lambda star: star.name)}
    palette = colours(theme, empties[_star_of(BOARD)])
    _save(palette, palette_file(theme, folder))
    for name, empty in empties.items():
        _save(empty.quantize(palette=palette, dither=Image.Dither.NONE), ground_file(theme, name, folder))


def _star_of(printed: Printed) -> str:
    return STARS[printed.board.kind, printed.board.sector_count].name


def _save(picture: Image.Image, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, "PNG", compress_level=9)


if __name__ == "__main__":
    for each in THEMES.values():
        bake(each)
