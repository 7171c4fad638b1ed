"""Pictures of whole games can be drawn, for all plays, viewers and names."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from tests.bot.walking import Chosen, after_press, choices, seen_by
from tests.sampled import some
from tests.tables.live import EVERY_RULESET, rules_id
from tests.tables.recordings import recorded
from tockbot.app.features import SCREENS
from tockbot.bot.screen import Picture, Screen
from tockbot.bot.words import languages, speaker
from tockbot.features.turn.screens import hand_screen
from tockbot.features.turn.turn import Give
from tockbot.render import THEMES, draw
from tockbot.rules import TableRules

MOMENTS = 2
LARGEST = 250_000
"""Maximum size of a picture of a board or a hand, in bytes."""


@pytest.mark.parametrize("rules", some(EVERY_RULESET, 2), ids=rules_id)
@pytest.mark.parametrize("seed", [3, pytest.param(4, marks=pytest.mark.long), pytest.param(5, marks=pytest.mark.long)])
def test_every_picture_of_a_game_is_drawn_and_small(rules: TableRules, seed: int) -> None:
    rng = Random(seed)
    tables = recorded(rules).tables
    for place in rng.sample(range(len(tables) // 8, len(tables)), MOMENTS):
        table = tables[place]
        assert table.game is not None
        say = speaker(rng.choice(languages()))
        seen = seen_by(table, table.game.position.turn)
        screens = [SCREENS.message(say, seen_by(table, None)), hand_screen(say, seen)]
        following = [after_press(say, seen, way) for way in choices(screens[-1]) if not isinstance(way, Give)]
        screens += [screen for screen in following[:2] if not isinstance(screen, Chosen)]
        for picture in pictures_of(screens):
            assert pickle.loads(pickle.dumps(picture.scene)) == picture.scene, "a process can draw it"  # noqa: S301 - its own
            assert len(draw(picture.scene, rng.choice(list(THEMES.values())), picture.size)) < LARGEST


def pictures_of(screens: list[Screen]) -> list[Picture]:
    return [screen.picture for screen in screens if screen.picture is not None]
