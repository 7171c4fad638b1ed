"""Tests the sample games of the site: whole games of computer players, each a small page with a sentence."""

from __future__ import annotations

import re
from pathlib import Path

from tests.core.test_core import needs_core
from tockbot.core import use
from tools.gallery import GAMES, main

LARGEST = 400_000


@needs_core
def test_gallery_plays_games_and_links_to_them(tmp_path: Path) -> None:
    shown = [one for one in GAMES if one.rules.party.players > 4 or one.language == "ar"]
    try:
        main(tmp_path, shown)
    finally:
        use(allowed=False)
    index = (tmp_path / "index.md").read_text(encoding="utf-8")
    assert re.findall(r"\]\((\S+)\): ", index) == [path.name for path in sorted(tmp_path.glob("*.html"))]
    for one, path in zip(shown, sorted(tmp_path.glob("*.html")), strict=True):
        page = path.read_text(encoding="utf-8")
        assert len(page.encode()) < LARGEST
        assert f'<html lang="{one.language}"' in page
        assert "Ada" in page
