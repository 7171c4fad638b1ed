"""Tests that in every theme, colour-blind people can distinguish seats, and text is legible."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from tests.render.vision import EYES, apart, contrast, table
from tockbot.render import THEMES, Theme
from tockbot.render.board import ink_in_home
from tockbot.render.themes import SEATS, darker, mix

PAGE = Path(__file__).parents[2] / "docs" / "pictures.md"

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: str(theme.name))


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("seats", "least"), [(4, 15), (8, 14)])
def test_any_two_seats_look_different(eyes: str, seats: int, least: float) -> None:
    for one, other in combinations(SEATS[:seats], 2):
        assert apart(one.fill, other.fill, eyes) > least, (one.name, other.name)


def test_no_two_seats_share_a_silhouette() -> None:
    assert len({look.shape for look in SEATS}) == len(SEATS)


def test_pictures_page_shows_the_current_table() -> None:
    assert table() in PAGE.read_text(encoding="utf-8"), "python -m tests.render.vision prints it"


@every_theme
def test_digits_and_numbers_are_legible(theme: Theme) -> None:
    for look in theme.seats:
        assert contrast(look.fill, look.digit) > 4.5, look.name
    for background, ink in (
        (theme.hole, theme.number),
        (theme.plate, theme.text),
        (theme.plate_won, theme.text),
        (theme.goal, theme.goal_text),
        (theme.way_edge, theme.way),
    ):
        assert contrast(background, ink) > 7


@every_theme
def test_pawns_and_marks_stand_out_from_the_track(theme: Theme) -> None:
    for look in theme.seats:
        assert max(contrast(look.fill, theme.lane), contrast(look.edge, theme.lane)) > 3, look.name
    for mark in ((theme.glow, theme.way_edge), (theme.hit, (255, 255, 255)), (theme.gate, theme.lane_edge)):
        assert max(contrast(colour, theme.lane) for colour in mark) > 2.5


@every_theme
def test_numbers_of_home_places_are_legible(theme: Theme) -> None:
    for look in theme.seats:
        assert contrast(darker(look.fill, 0.34), ink_in_home(look)) > 4.5, look.name


def test_mix_blends_two_colours() -> None:
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
