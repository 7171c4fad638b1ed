"""A film of a game as an animated GIF file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final

from PIL import Image, ImageChops

from tockbot.render.ink.files import palette
from tockbot.render.ink.themes import THEMES, WOOD, Theme
from tockbot.render.pages.board import board_page, shrunk
from tockbot.render.scene import FilmScene, Shot

FILM_SIZE: Final = 500
AS_BEFORE: Final = 255
MOST_SHOTS: Final = 100
"""A film of a round has no more: more would take seconds, and megabytes."""

LONGEST: Final = 800
"""Of a longer film only the end is drawn: so many take a quarter of a minute, and a few megabytes."""


MOST_BYTES: Final = 8_000_000
"""No file is larger: Discord takes ten million."""

SMALLEST: Final = 250
"""A film that is too large is drawn smaller, but not below this; then with fewer shots."""


def draw_film(scene: FilmScene, theme: Theme = WOOD, *, size: int = FILM_SIZE, most_bytes: int = MOST_BYTES) -> bytes:
    """Draw a film, ``size`` pixels wide and high, or less where the file gets too large by it.

    It runs once, and stops at its last shot.

    Raises:
        ValueError: there is no shot.
    """
    shots = scene.shots[-LONGEST:]
    if not shots:
        raise ValueError("a film needs a shot")
    while len(film := _drawn(shots, theme, size)) > most_bytes and len(shots) > 1:
        if size > SMALLEST:
            # A file grows as the area does, and a little of it is there in any case.
            size = max(SMALLEST, int(0.9 * size * (most_bytes / len(film)) ** 0.5))
        else:
            shots = shots[len(shots) // 2 :]
    return film


def _drawn(shots: Sequence[Shot], theme: Theme, size: int) -> bytes:
    file = BytesIO()
    pages = _changes(_page(shot, theme, size) for shot in shots)
    next(pages).save(
        file,
        "GIF",
        save_all=True,
        append_images=pages,
        duration=[shot.milliseconds for shot in shots],
        transparency=AS_BEFORE,
        disposal=1,
        optimize=False,
    )
    return file.getvalue()


def _changes(pages: Iterator[Image.Image]) -> Iterator[Image.Image]:
    """The first page, then of each only what is not as on the one before it: that makes a file a fifth as large."""
    before = next(pages)
    yield before
    for page in pages:
        same = ImageChops.difference(before, page).point([255] + [0] * 255, "1")
        before = page.copy()
        page.paste(AS_BEFORE, mask=same)
        yield page


def _page(shot: Shot, theme: Theme, size: int) -> Image.Image:
    return shrunk(board_page(shot.scene, theme), size).quantize(palette=_palette(theme), dither=Image.Dither.NONE)


@lru_cache(maxsize=len(THEMES))
def _palette(theme: Theme) -> Image.Image:
    """The theme's colours but for the last, whose index stands for what stays as it was on the page before."""
    colours = (palette(theme).getpalette() or [])[: 3 * AS_BEFORE]
    picture = Image.new("P", (1, 1))
    picture.putpalette(colours)
    return picture
