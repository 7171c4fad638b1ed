"""Tests that the poster shows the decisive moment and all facts, and that its edges cut nothing off."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bot.walking import plainly
from tests.render import scenes
from tests.render.pixels import difference, opened
from tests.tables.recordings import recorded
from tockbot.bot.pictures import boards_of, poster_picture
from tockbot.bot.words import Speaker, languages, speaker
from tockbot.computer import course_of
from tockbot.render import BOARD_SIZE, THEMES, WOOD, PosterScene, Theme, draw_board, draw_poster
from tockbot.render.fonts import ARROWS, ELLIPSIS, ISOLATES, legible
from tockbot.render.pages import GAP, MARGIN, MAX_MOMENT_LINES, MOMENT, PLATE, _moment_lines
from tockbot.rules import Seat, table_rules

ARROW = tuple(ARROWS)
NAME = "Maximilian Müller"


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: str(theme.name))
def test_poster_is_drawn_with_any_contents(theme: Theme) -> None:
    poster = scenes.poster()
    for winners in ((Seat(0),), (Seat(0), Seat(1), Seat(2)), ()):
        board = replace(poster.board, winners=winners)
        for shown in (poster, replace(poster, moment=None, moment_text="", facts=(), course=None, lines=())):
            picture = opened(draw_poster(replace(shown, board=board), theme))
            assert picture.width == BOARD_SIZE
            assert picture.height < 1.3 * BOARD_SIZE
            high = picture.height
            edges = ((0, 0, 1000, 9), (0, 0, 9, high), (991, 0, 1000, high), (0, high - 9, 1000, high))
            assert all(len(picture.crop(box).getcolors() or ()) == 1 for box in edges), "an edge is not empty"


def test_each_part_of_a_poster_is_visible() -> None:
    poster = scenes.poster()
    whole = opened(draw_poster(poster, WOOD))
    other_facts = (replace(poster.facts[0], number="1"), *poster.facts[1:])
    for less in (replace(poster, moment=None), replace(poster, facts=other_facts), replace(poster, moment_text="")):
        picture = opened(draw_poster(less, WOOD))
        assert picture.size != whole.size or difference(picture, whole) > 8


def test_decisive_moment_is_drawn_whole() -> None:
    poster = replace(scenes.poster(), lines=())
    top = MARGIN + PLATE + GAP
    shown = opened(draw_poster(poster, WOOD)).crop((MARGIN, top, MARGIN + MOMENT, top + MOMENT))
    assert poster.moment is not None
    assert difference(shown, opened(draw_board(poster.moment, WOOD, size=MOMENT))) < 4


def test_long_description_is_cut_after_its_lines() -> None:
    lines = _moment_lines("a very long word " * 40)
    assert len(lines) == MAX_MOMENT_LINES
    assert lines[-1].endswith("…")
    assert _moment_lines("short") == ("short",)


def test_last_move_of_a_one_sided_game_decides_nothing() -> None:
    game = plainly(recorded(table_rules("swiss", 4)).tables[-1]).game
    assert game is not None
    boards = len(boards_of(game))
    winners = game.rules.sides.index(game.finished[0])
    chances = [0.5 + 0.17 * (board > boards // 2) + 0.15 * (board > boards // 3) for board in range(boards - 1)]
    both = [(chance, 1 - chance) if winners == 0 else (1 - chance, chance) for chance in (*chances, 1.0)]
    scene = poster_picture(speaker("en"), game, chances=tuple(both)).scene
    assert isinstance(scene, PosterScene)
    assert scene.course is not None
    ((moment, _),) = scene.course.marks
    before, after = (scene.course.shares[one][winners] for one in (moment - 1, moment))
    assert (before, after) == pytest.approx((0.65, 0.82))


@pytest.mark.parametrize("say", [speaker(language) for language in languages()], ids=languages())
def test_text_of_the_decisive_moment_is_not_cut(say: Speaker) -> None:
    game = plainly(recorded(table_rules("toctoc", 4)).tables[-1]).game
    assert game is not None
    names = dict.fromkeys(game.names, NAME)
    game = replace(game, seats=tuple(replace(seat, name=NAME) for seat in game.seats), names=names)
    scene = poster_picture(say, game, chances=course_of(game.rules, boards_of(game))).scene
    assert isinstance(scene, PosterScene)
    lines = _moment_lines(scene.moment_text)
    assert not lines[-1].endswith(ELLIPSIS)
    shown, whole = ("".join(text.translate(ISOLATES).split()) for text in ("".join(lines), legible(scene.moment_text)))
    assert shown == whole
    assert not any(line.translate(ISOLATES).startswith(ARROW) or line.endswith(ARROW) for line in lines)


def test_swap_has_a_drawable_sign_in_every_script() -> None:
    assert legible("pawn 2 on 14 ⇄ pawn 1 on 44") == "pawn 2 on 14 ↔ pawn 1 on 44"
    assert legible("الحجر 3 ⇄ الحجر 4") == "الحجر 3 ↔ الحجر 4"
