"""Example boards for each section of the rules, at every kind of table; the pages in ``docs/rules`` are up to date."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.tables.live import EVERY_RULESET, rules_id
from tockbot.bot.rule_texts import RulesSection
from tockbot.bot.screen import Picture
from tockbot.bot.words import speaker
from tockbot.features.rules import SIZE, example_pictures
from tockbot.render import BoardScene, draw_board
from tockbot.rules import Enter, Jump, Move, Swap, TableRules, ToCentre, is_home
from tools.rules_pages import pages, pictures

EN = speaker("en")
FOLDER = Path(__file__).parents[2] / "docs" / "rules"
EVERY = pytest.mark.parametrize("rules", EVERY_RULESET, ids=rules_id)
TOLERANCE = 2.0
"""Maximum mean difference between pictures, out of 255: other versions draw letters slightly differently."""


def moves(picture: Picture) -> list[Move]:
    """Return the moves shown on a board."""
    assert isinstance(picture.scene, BoardScene)
    return [one.move for one in picture.scene.plays[-1].moved]


@EVERY
def test_section_board_plays_what_its_section_describes(rules: TableRules) -> None:
    shown = {section: example_pictures(EN, rules, section) for section in RulesSection}
    moved = {section: [moves(one) for one in boards] for section, boards in shown.items()}
    for one in (one for boards in shown.values() for one in boards):
        assert one.alt.startswith("Player 1 "), "the alt text names the play"
    assert [type(move) for (move,) in moved[RulesSection.ROUNDS]] == [Enter]
    assert [len(move.hits) for (move,) in moved[RulesSection.TRACK]] == [1]
    assert [is_home(move.goal) for (move,) in moved[RulesSection.HOME] if not isinstance(move, Swap)] == [True]
    assert [len(parts) for parts in moved[RulesSection.SEVENS]] == [2]
    kinds = {type(move) for (move,) in moved[RulesSection.CARDS]}
    assert Swap in kinds
    ways_in = any(isinstance(action, ToCentre) for actions in rules.law.cards.values() for action in actions)
    assert (Jump in kinds) is ways_in


def test_rules_pages_are_up_to_date() -> None:
    written = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.md")}
    games = written.pop("games.md")
    assert written == pages(), "write them again: python -m tools.rules_pages docs/rules"
    assert set(re.findall(r"\]\((.+)\):", games)) == pages().keys()


def test_rules_pictures_are_up_to_date() -> None:
    named = {name for text in pages().values() for name in re.findall(r"\(([\w-]+\.png)\)", text)}
    drawn = dict(pictures())
    assert named == drawn.keys() == {path.name for path in FOLDER.glob("*.png")}
    for name, scene in drawn.items():
        now = Image.open(BytesIO(draw_board(scene, size=SIZE))).convert("RGB")
        there = Image.open(FOLDER / name).convert("RGB")
        assert max(ImageStat.Stat(ImageChops.difference(now, there)).mean) < TOLERANCE, name
