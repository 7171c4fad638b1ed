from __future__ import annotations

import pytest
from PIL import Image

from tests.render.pixels import opened
from tockbot.render.ink import encoded


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (300, 200)])
def test_written_file_is_read_back_unchanged(size: tuple[int, int]) -> None:
    page = Image.linear_gradient("L").resize(size).convert("P")
    page.putpalette([level for index in range(256) for level in (index, 255 - index, index // 2)])
    picture = opened(encoded(page))
    assert picture.size == size
    assert picture.tobytes() == page.convert("RGB").tobytes()


def test_short_palette_stays_short() -> None:
    page = Image.new("P", (2, 2), 1)
    page.putpalette([1, 2, 3, 4, 5, 6])
    assert opened(encoded(page)).getpixel((0, 0)) == (4, 5, 6)
