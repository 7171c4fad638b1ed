"""Labels of goals on previews: each is at its goal, and covers neither another label nor another pawn."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from tests.bot.walking import after_press, choices, lines, seen_by
from tests.sampled import some
from tests.tables.live import rules_id
from tests.tables.recordings import recorded
from tockbot.bot.screen import Screen
from tockbot.bot.words import speaker
from tockbot.features.turn.screens import hand_screen
from tockbot.features.turn.turn import ConfirmSeven, MakePlay
from tockbot.render import BOARD_SIZE, BoardScene, PrivateScene
from tockbot.render.board import game_board_of, goal_labels
from tockbot.rules import TableRules, table_rules

EN = speaker("en")
LOOKED_AT = 8
"""One in this many positions has its previews checked."""


def previews(rules: TableRules) -> Iterator[BoardScene]:
    """Yield the pictures on the way from the hands of a random game to its plays."""
    rng = Random(1)
    for table in recorded(rules).tables[::LOOKED_AT]:
        assert table.game is not None
        if table.game.position.turn is None:
            continue
        seen = seen_by(table, table.game.position.turn)
        for press in choices(hand_screen(EN, seen)):
            following = after_press(EN, seen, press)
            while isinstance(following, Screen) and following.picture is not None:
                assert isinstance(following.picture.scene, PrivateScene)
                yield following.picture.scene.board
                made = [one for one in choices(following) if isinstance(one, ConfirmSeven | MakePlay)]
                ways = [*dict.fromkeys((*made, *lines(following)))]
                if not ways:
                    break
                following = after_press(EN, seen, rng.choice(ways))


@pytest.mark.parametrize(
    "rules",
    some([table_rules("ttg", 4), table_rules("ttg", 6), table_rules("swiss", 8)], 3),
    ids=rules_id,
)
def test_preview_labels_are_at_their_goals_without_overlap(rules: TableRules) -> None:
    taken = 0
    for scene in previews(rules):
        layout = game_board_of(scene).layout
        pitch = layout.pitch * BOARD_SIZE
        pawns = {layout.place(s.seat, p.location, p.number).scaled(BOARD_SIZE) for s in scene.seats for p in s.pawns}
        shown = goal_labels(scene, layout)
        each = {
            (layout.place(goal.seat, goal.goal, 1).scaled(BOARD_SIZE), goal.label) for goal in scene.goals if goal.label
        }
        assert {(label.at, one) for label in shown for row in label.rows for one in row.split("/")} == each
        for one, other in combinations(shown, 2):
            assert math.dist(one.at, other.at) > 0.98 * pitch
        for label in shown:
            assert label.taken == (label.at in pawns)
            assert sum(row != EN("mark-swap") for row in label.rows) <= 1, "a field has one number"
            taken += label.taken
    assert taken
