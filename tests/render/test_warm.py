from __future__ import annotations

import subprocess
import sys

FRESH = """
from tests.render import scenes
from tockbot.render import fonts, ink
from tockbot.render import draw_board, warm_up
from tockbot.rules import Board, BoardKind
warm_up()
loaded, drawn = fonts.font.cache_info().misses, ink._kept_for_track.cache_info().misses
draw_board(scenes.busy(Board(BoardKind.CORNER, 4)))
print(fonts.font.cache_info().misses - loaded, ink._kept_for_track.cache_info().misses - drawn)
"""

IN_TWO_LANGUAGES = """
from tests.render import scenes
from tockbot.render import CardSeen, PrivateScene, draw_private
from tockbot.render import ink
from tockbot.rules import Board, BoardKind
from tockbot.tables import Card
for caption in ("swap", "tauschen"):
    card = CardSeen(Card("Jh"), caption, playable=True)
    draw_private(PrivateScene(scenes.busy(Board(BoardKind.CORNER, 4)), (card,)))
    print(ink._kept_for_hand.cache_info().misses)
"""


def test_first_picture_loads_few_fonts_after_warming_up() -> None:
    fonts, sprites = _output_of(FRESH)
    assert fonts <= 2
    assert sprites <= 12


def test_hand_in_another_language_reuses_drawn_cards() -> None:
    drawn, drawn_by_both = _output_of(IN_TWO_LANGUAGES)
    assert drawn == drawn_by_both


def _output_of(program: str) -> list[int]:
    output = subprocess.check_output([sys.executable, "-c", program], text=True)  # noqa: S603 - our own words
    return [int(word) for word in output.split()]
