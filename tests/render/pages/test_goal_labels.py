from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product

import pytest
from PIL import Image

from tests.render import scenes
from tests.render.pixels import opened, share_of
from tockbot.render import BOARD_SIZE, THEMES, WOOD, BoardScene, Goal, draw_board
from tockbot.render.layout.board_layout import BoardLayout, layout_of
from tockbot.render.layout.points import Point
from tockbot.render.pages.board import game_board_of
from tockbot.render.pages.overlay import BADGE_DISTANCE, GoalLabel, goal_labels
from tockbot.render.pieces.holes import HOLE_RADIUS
from tockbot.render.pieces.marks import goal_badge, hit_badge, order_badge
from tockbot.rules import CENTRE, Board, BoardKind, Location, Seat

BOARDS = [Board(kind, players) for kind, players in product(BoardKind, range(2, 9)) if players != 7]
some_boards_or_others = pytest.mark.parametrize(
    "boards",
    [
        [board for board in BOARDS if board.players in {2, 5, 8}],
        pytest.param([board for board in BOARDS if board.players not in {2, 5, 8}], marks=pytest.mark.long),
    ],
    ids=["some", "others"],
)
NUMBER = 0.26
"""How far the number of a field reaches from its middle, in pitches."""

MARGIN = 0.2
"""Along the edge of a plate or a strip nothing is written, so far, in pitches."""

LABELS = (("1",), ("13",), ("A", "K"), ("10/11", "12/13"), ("10/11", "12/13", "14/15"), ("←4",))


def seven_with_two_pawns() -> BoardScene:
    """A walk of up to seven for each of two pawns around a corner: neighbouring goals of two numbers, and two taken."""
    places = [(number, 6 + number) for number in range(1, 8)] + [(8, 12), (9, 13), (10, 14), (11, 15), (12, 18)]
    goals = tuple(Goal(str(number), Seat(0), Location(6), Location(place)) for number, place in places)
    return scenes.scene(Board(BoardKind.CORNER, 4), ("6 11 h4 r", "18 r r h4"), goals=goals)


def labels_of(scene: BoardScene) -> tuple[GoalLabel, ...]:
    return goal_labels(scene, game_board_of(scene).layout)


def reach(drawing: Image.Image) -> float:
    """How far from its middle a drawing covers what is below it."""
    covered, (x, y) = drawing.getchannel("A").point(lambda level: level >= 128), (drawing.width / 2, drawing.height / 2)
    rows = [covered.crop((0, top, drawing.width, top + 1)).tobytes() for top in range(drawing.height)]
    ends = [(side, top) for top, row in enumerate(rows) if any(row) for side in (row.find(1), row.rfind(1))]
    return max(math.hypot(side + 0.5 - x, top + 0.5 - y) for side, top in ends)


def places(layout: BoardLayout) -> list[Point]:
    return [*layout.track, *(hole for home in layout.homes for hole in home)]


def layouts(boards: list[Board] = BOARDS) -> Iterator[tuple[Board, BoardLayout]]:
    for board in boards:
        yield board, layout_of(board, Seat(0), with_centre=True)


def test_two_numbers_stand_one_below_the_other_at_their_goal() -> None:
    assert [label.rows for label in labels_of(seven_with_two_pawns()) if len(label.rows) > 1] == [
        ("6", "8"),
        ("7", "9"),
    ]


def test_a_pawn_at_a_goal_is_seen_around_the_label() -> None:
    scene = seven_with_two_pawns()
    taken = [label for label in labels_of(scene) if label.taken]
    pitch = game_board_of(scene).layout.pitch * BOARD_SIZE
    picture = opened(draw_board(scene))
    assert len(taken) == 2
    for label, seat in zip(taken, (0, 1), strict=True):
        # A marble is darker below and lighter above: only its middle tone is just the seat's colour.
        assert share_of(picture, WOOD.seats[seat].fill, label.at, 0.45 * pitch) > 0.02
        assert share_of(picture, WOOD.goal_text, label.at, 0.6 * pitch) > 0.1


@pytest.mark.parametrize("rows", LABELS)
@pytest.mark.parametrize("taken", [False, True])
def test_no_label_of_any_goal_covers_another_field_or_plate_on_any_board(rows: tuple[str, ...], *, taken: bool) -> None:
    for board, layout in layouts():
        pitch = layout.pitch * BOARD_SIZE
        covered = reach(goal_badge(WOOD, rows, taken, pitch)) / BOARD_SIZE
        holes = places(layout)
        for place in (*holes, layout.centre):
            apart = min(math.dist(place, other) for other in holes if other != place)
            assert apart >= covered + HOLE_RADIUS * layout.pitch * 0.98, (board, place)
            boxes = [box for area in layout.areas for box in (area.plate, area.strip)]
            written = [box.grown(-MARGIN * layout.pitch) for box in boxes]
            assert min(box.distance(place) for box in written) >= covered, (board, place)
            waiting = min(math.dist(place, one) for area in layout.areas for one in area.places)
            assert waiting >= covered + HOLE_RADIUS * layout.pitch, (board, place)
        for field in map(Location, range(board.fields)):
            if board.number(field) in {7, 8}:
                tag = layout.tag_place(field)
                assert all(
                    math.dist(tag, place) >= covered + 0.2 * layout.pitch
                    for place in holes
                    if place != layout.track[field]
                )
    assert layout.place(Seat(0), CENTRE, 1) == layout.centre


@some_boards_or_others
def test_no_badge_of_order_or_of_a_hit_covers_the_number_of_a_field_on_any_board(boards: list[Board]) -> None:
    for board, layout in layouts(boards):
        pitch = layout.pitch * BOARD_SIZE
        badges_of = [
            badge for theme in THEMES.values() for badge in (order_badge(theme, "12", pitch), hit_badge(theme, pitch))
        ]
        covered = max(map(reach, badges_of)) / pitch
        holes = places(layout)
        for place in holes:
            badges = [layout.beside(place, BADGE_DISTANCE, ())]
            badges.append(layout.beside(place, BADGE_DISTANCE, badges))
            assert math.dist(*badges) >= 1.5 * covered * layout.pitch
            for badge in badges:
                apart = min(math.dist(badge, other) for other in holes if other != place)
                assert apart >= (covered + NUMBER) * layout.pitch, (board, place)
                assert covered * layout.pitch - 0.002 <= min(badge)
                assert max(badge) <= 1 - covered * layout.pitch + 0.002
