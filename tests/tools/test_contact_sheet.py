"""The sheet of all screens: a row a screen, a column a size, and what a checkout does not have left empty."""

from __future__ import annotations

import os
from pathlib import Path

from PIL import Image

from tools.contact_sheet import CAPTION, HEIGHT, MARGIN, drawn
from tools.whole_game import SIZES


def test_each_screen_has_a_row_and_each_size_a_column(tmp_path: Path) -> None:
    folders = [tmp_path / f"{one}{width}" for one in ("before", "after") for width, _ in SIZES]
    taken = {"lobby.png": "red", "turn.png": "blue"}
    for place, folder in enumerate(folders):
        folder.mkdir()
        for moment, (name, colour) in enumerate(taken.items()):
            if place >= len(SIZES) or name == "lobby.png":
                Image.new("RGB", (40, 30), colour).save(folder / name)
                os.utime(folder / name, (moment, moment))
    sheet = drawn(folders)
    rows = [CAPTION + HEIGHT // 2 + line * (CAPTION + HEIGHT + MARGIN) for line in range(len(taken))]
    left, right = MARGIN + 5, sheet.width - MARGIN - 5
    assert [sheet.getpixel((left, row)) for row in rows] == [(255, 0, 0), (255, 255, 255)]
    assert [sheet.getpixel((right, row)) for row in rows] == [(255, 0, 0), (0, 0, 255)]
