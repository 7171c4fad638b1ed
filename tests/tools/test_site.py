"""The site's pages: how to play in each language from the bot's own texts, and who runs the bot where that is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tockbot.bot.words import languages, speaker
from tockbot.rules import RULESETS
from tools.site import BLANK, main


def test_site_explains_play_in_each_language_and_names_the_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOCKBOT_OPERATOR", "Anna, anna@example.org")
    main(tmp_path)
    for language in languages():
        page = (tmp_path / "play" / language / "index.md").read_text(encoding="utf-8")
        assert speaker(language)("about") in page
        assert "\n## " in page
        assert (tmp_path / "play" / "index.md").read_text(encoding="utf-8").count(f"({language}/index.md)") == 1
        for name in RULESETS:
            assert f"]({name}.md)" in page
            rules = (tmp_path / "play" / language / f"{name}.md").read_text(encoding="utf-8")
            pictures = re.findall(r"\]\((\S+\.png)\)", rules)
            assert pictures
            assert all((tmp_path / "play" / language / picture).is_file() for picture in pictures)
    for name in ("privacy.md", "terms.md"):
        page = (tmp_path / name).read_text(encoding="utf-8")
        assert "Anna, anna@example.org" in page
        assert BLANK.search(page) is None
