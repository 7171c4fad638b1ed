"""Draws films: animated GIF files that run once and stop at their last shot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

from PIL import Image, ImageChops

from tockbot.render.board import board_page, shrunk
from tockbot.render.ink import palette
from tockbot.render.scene import FilmScene, Shot
from tockbot.render.themes import WOOD, Theme

FILM_SIZE: Final = 500
AS_BEFORE: Final = 255
MAX_SHOTS: Final = 100
"""Maximum number of shots in a film of a round: more would take seconds, and megabytes."""

MAX_DRAWN_SHOTS: Final = 800
"""Maximum number of shots that are drawn, from the end: they take a quarter of a minute, and a few megabytes."""


MAX_BYTES: Final = 8_000_000
"""Maximum size of a file in bytes: Discord accepts ten million."""

MIN_FILM_SIZE: Final = 250
"""Minimum size of a film in pixels: a file that is too large is drawn smaller, and at this size with fewer shots."""


def draw_film(scene: FilmScene, theme: Theme = WOOD, *, size: int = FILM_SIZE, most_bytes: int = MAX_BYTES) -> bytes:
    """Draw a film, ``size`` pixels wide and high, or less if the file gets too large.

    It runs once and stops at its last shot.
    """
    shots = scene.shots[-MAX_DRAWN_SHOTS:]
    if not shots:
        raise ValueError("a film needs a shot")
    while len(film := _drawn(shots, theme, size)) > most_bytes and len(shots) > 1:
        if size > MIN_FILM_SIZE:
            # A file grows with the area, plus a small constant part.
            size = max(MIN_FILM_SIZE, int(0.9 * size * (most_bytes / len(film)) ** 0.5))
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
    """Yield the first page, then only what changes on each page: this makes a file a fifth as large."""
    before = next(pages)
    yield before
    for page in pages:
        same = ImageChops.difference(before, page).point([255] + [0] * 255, "1")
        before = page.copy()
        page.paste(AS_BEFORE, mask=same)
        yield page


def _page(shot: Shot, theme: Theme, size: int) -> Image.Image:
    return shrunk(board_page(shot.scene, theme), size).quantize(palette=palette(theme), dither=Image.Dither.NONE)
