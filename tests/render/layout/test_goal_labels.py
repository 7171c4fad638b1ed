from __future__ import annotations

import pytest
from PIL import Image

from tests.render import scenes
from tests.render.pixels import difference, opened
from tockbot.render import BOARD_SIZE, WOOD, BoardScene, Goal, draw_board
from tockbot.render.layout.goal_labels import GoalLabel, goal_labels
from tockbot.render.layout.points import Box
from tockbot.render.pages.board import game_board_of
from tockbot.render.pieces.badges import goal_badge, goal_badge_size
from tockbot.rules import Board, BoardKind, Location, Seat


def seven_with_two_pawns() -> BoardScene:
    """A walk of up to seven for each of two pawns around a corner: neighbouring goals of two numbers, and two taken."""
    places = [(number, 6 + number) for number in range(1, 8)] + [(8, 12), (9, 13), (10, 14), (11, 15), (12, 18)]
    goals = tuple(Goal(str(number), Seat(0), Location(6), Location(place)) for number, place in places)
    return scenes.scene(Board(BoardKind.CORNER, 4), ("6 11 h4 r", "18 r r h4"), goals=goals)


def labels_of(scene: BoardScene) -> tuple[GoalLabel, ...]:
    return goal_labels(scene, game_board_of(scene).layout, goal_badge_size)


def test_two_numbers_stand_one_below_the_other_at_their_goal() -> None:
    shown = [label for label in labels_of(seven_with_two_pawns()) if len(label.rows) > 1]
    assert [label.rows for label in shown] == [("6", "8"), ("7", "9")]
    assert all(label.at == label.goal for label in shown)


def test_a_number_at_a_taken_goal_lies_beside_it_and_changes_no_pixel_of_the_pawn() -> None:
    scene = seven_with_two_pawns()
    layout = game_board_of(scene).layout
    radius = 0.3 * layout.pitch * BOARD_SIZE
    bare, full = (opened(draw_board(one)) for one in (with_goals(scene, 0), scene))
    for at in (layout.track[field].scaled(BOARD_SIZE) for field in (11, 18)):
        around = Box(*at, *at).grown(radius)
        assert difference(cropped(bare, around), cropped(full, around), tile=2) == 0
    assert [label.taken for label in labels_of(scene)].count(True) == 2


def with_goals(scene: BoardScene, count: int) -> BoardScene:
    return BoardScene(
        scene.board, scene.seats, scene.turn, (), (), scene.top_card, scene.caption, goals=scene.goals[:count]
    )


def cropped(picture: Image.Image, box: Box) -> Image.Image:
    return picture.crop((round(box.left), round(box.top), round(box.right), round(box.bottom)))


@pytest.mark.parametrize("rows", [("1",), ("24",), ("1", "13"), ("24", "25"), ("1/2", "3"), ("11/12", "13/14", "15")])
def test_a_label_is_as_large_as_the_badge_that_is_drawn(rows: tuple[str, ...]) -> None:
    for pitch in (40.0, 51.0):
        width, height = goal_badge_size(rows, pitch)
        drawn = goal_badge(WOOD, rows, pitch)
        assert abs(drawn.width - width) <= 1
        assert abs(drawn.height - height) <= 1
        assert len(rows) > 2 or "/" in rows[0] or max(width, height) < pitch
