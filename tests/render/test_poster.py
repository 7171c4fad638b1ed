"""The poster shows the last play, the part of the board with the best moment, and bars that stay inside."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.render import scenes
from tests.render.pixels import difference, opened
from tests.texts import EN
from tockbot.render import BOARD_SIZE, THEMES, WOOD, Theme, draw_poster
from tockbot.render.board import game_board_of
from tockbot.render.fonts import Weight, width_of
from tockbot.render.pages import LETTERS, part_of, wrapped
from tockbot.rules import Seat


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: str(theme.name))
def test_it_is_drawn_whoever_has_won_and_without_a_hit(theme: Theme) -> None:
    poster = scenes.poster()
    for winners in ((Seat(0),), (Seat(0), Seat(1), Seat(2)), ()):
        board = replace(poster.board, winners=winners)
        none = tuple((heading, (0,) * len(numbers)) for heading, numbers in poster.hits)
        picture = opened(draw_poster(replace(poster, board=board, hits=none, moment=None, lines=()), theme))
        assert picture.width == BOARD_SIZE
        assert picture.height < 1.2 * BOARD_SIZE


def test_the_last_play_and_the_moment_are_to_be_seen() -> None:
    poster = scenes.poster()
    whole = opened(draw_poster(poster, WOOD))
    for less in (replace(poster, moment=None), replace(poster, board=replace(poster.board, plays=()))):
        assert difference(opened(draw_poster(less, WOOD)), whole) > 8


def test_the_moment_is_a_square_of_the_board_with_all_its_ways() -> None:
    for scene in (scenes.walk_that_hits(), scenes.seven_in_parts(), scenes.swap_seen_by_seat_two()):
        part, layout = part_of(scene), game_board_of(scene).layout
        assert part.width == pytest.approx(part.height)
        assert min(part) >= 0
        assert max(part) <= BOARD_SIZE
        for moved in (moved for play in scene.plays for moved in play.moved):
            for numbering in (moved.before, moved.after):
                place = numbering[moved.pawn.seat][moved.pawn.number - 1]
                assert part.distance(layout.place(moved.pawn.seat, place, moved.pawn.number).scaled(BOARD_SIZE)) == 0


def test_lines_are_broken_between_words_and_lose_none() -> None:
    told = EN("poster-hit-home", name="Maxime_42", other="Léa", fields=4, round=3)
    lines = list(wrapped(told, 320))
    assert " ".join(lines) == told
    assert len(lines) > 2
    assert all(width_of(line, LETTERS, Weight.BOLD) <= 320 for line in lines)
