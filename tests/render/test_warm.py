from __future__ import annotations

import subprocess
import sys

FRESH = """
from tests.render import scenes
from tockbot.render.ink import fonts, sprites
from tockbot.render import draw_board, warm_up
from tockbot.rules import Board, BoardKind
warm_up()
loaded, drawn = fonts.font.cache_info().misses, sprites._kept_for_track.cache_info().misses
draw_board(scenes.busy(Board(BoardKind.CORNER, 4)))
print(fonts.font.cache_info().misses - loaded, sprites._kept_for_track.cache_info().misses - drawn)
"""


def test_after_warming_up_the_first_picture_loads_next_to_no_fonts_and_draws_few_sprites() -> None:
    told = subprocess.check_output([sys.executable, "-c", FRESH], text=True)  # noqa: S603 - our own words
    fonts, sprites = map(int, told.split())
    assert fonts <= 2
    assert sprites <= 12
