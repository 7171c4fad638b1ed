"""Tests that plates and bars are mirrored if text runs from right to left."""

from __future__ import annotations

from dataclasses import replace

from PIL import ImageOps

from tests.render import scenes
from tests.render.pixels import difference, opened
from tockbot.render import WOOD, Bar, StatisticsScene, Tile, draw_poster, draw_statistics
from tockbot.render.cards import Plate, plate
from tockbot.render.layout import Box
from tockbot.render.pages import MARGIN, MOMENT, WIDTH


def test_a_plate_begins_at_the_right() -> None:
    plain = Plate(0, "", won=True, computer=True)
    rightward, leftward = (plate(WOOD, replace(plain, leftward=way), 300, 80) for way in (False, True))
    token = (30, 30, 100, 80)
    mirrored = difference(ImageOps.mirror(leftward).crop(token), rightward.crop(token))
    assert mirrored < difference(leftward.crop(token), rightward.crop(token)) / 4


def test_a_poster_begins_with_its_board_at_the_right() -> None:
    poster = scenes.poster()
    rightward = opened(draw_poster(poster))
    leftward = opened(draw_poster(replace(poster, board=replace(poster.board, leftward=True))))
    middle = Box(0, 0, MOMENT, MOMENT).grown(-0.3 * MOMENT)
    left, right = ((at + middle.left, 400, at + middle.right, 500) for at in (MARGIN, WIDTH - MARGIN - MOMENT))
    before = rightward.crop(left)
    assert difference(leftward.crop(right), before) < difference(leftward.crop(left), before) / 4


def test_bars_begin_at_the_right() -> None:
    scene = StatisticsScene("Anna", "?", (Tile("3", "a"),), (("b", (Bar("c", 0.3, "1/3"),)),))
    rightward = opened(draw_statistics(scene))
    leftward = opened(draw_statistics(replace(scene, leftward=True)))
    bar = (MARGIN, rightward.height - MARGIN - 20, WIDTH - MARGIN, rightward.height - MARGIN)
    mirrored = difference(ImageOps.mirror(leftward).crop(bar), rightward.crop(bar))
    assert mirrored < difference(leftward.crop(bar), rightward.crop(bar)) / 4
