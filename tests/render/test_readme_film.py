"""Tests that the film in the README is up to date, and starts quickly."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageStat

from tests.render.readme_film import IMAGES, frames, page

TOLERANCE = 2.0
"""Maximum mean difference of a picture, out of 255: other versions draw letters slightly differently."""


def test_film_is_small_loops_and_shows_two_turns() -> None:
    file = IMAGES / "turns.gif"
    assert file.stat().st_size <= 2_000_000
    shown = list(frames())
    with Image.open(file) as film:
        assert film.info["loop"] == 0
        assert getattr(film, "n_frames", 1) == len(shown)
        film.seek(len(shown) - 1)
        last = film.convert("RGB")
    now = page(shown[-1].scene).convert("RGB")
    assert max(ImageStat.Stat(ImageChops.difference(now, last)).mean) < TOLERANCE, (
        "redraw it: python -m tests.render.readme_film"
    )
