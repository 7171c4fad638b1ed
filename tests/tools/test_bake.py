"""The art in the package is what the script draws, byte for byte, with the Pillow that the requirements name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tockbot.render import THEMES, WOOD, Theme
from tockbot.render.ink import ART, empty_board, palette
from tockbot.render.layout import BOARD_SHAPES
from tools.bake import bake

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: str(theme.name))


@pytest.mark.parametrize(
    "theme",
    [pytest.param(one, marks=[] if one is WOOD else [pytest.mark.long], id=str(one.name)) for one in THEMES.values()],
)
def test_baking_again_gives_the_committed_bytes(theme: Theme, tmp_path: Path) -> None:
    bake(theme, tmp_path)
    made = {path.name: path.read_bytes() for path in (tmp_path / theme.name).iterdir()}
    kept = {path.name: path.read_bytes() for path in (ART / theme.name).iterdir()}
    assert sorted(made) == sorted(kept)
    assert [name for name in made if made[name] != kept[name]] == [], "python -m tools.bake draws them again"


@every_theme
def test_every_board_and_theme_has_its_files(theme: Theme) -> None:
    for shape in BOARD_SHAPES.values():
        assert empty_board(theme, shape.name).size == (1000, 1000)
    assert len(set(palette(theme).convert("RGB").get_flattened_data())) > 200
