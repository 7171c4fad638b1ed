from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image

from tests.render import scenes
from tests.render.pixels import opened
from tests.render.scenes import BOARDS
from tockbot.render import BOARD_SIZE, THEMES, WOOD, BoardScene, Goal, draw_board
from tockbot.render.board import OFF_A_PAWN, GoalLabel, game_board_of, goal_labels
from tockbot.render.layout import BoardLayout, Point, layout_of
from tockbot.render.pieces import (
    BADGES,
    HOLE_RADIUS,
    MARBLE,
    goal_badge,
    goal_label,
    hit_badge,
    order_badge,
    padlock,
    taken_ring,
)
from tockbot.rules import CENTRE, Board, BoardKind, Location, Seat
from tockbot.tables import SeatSeen

some_boards_or_others = pytest.mark.parametrize(
    "boards",
    [
        [board for board in BOARDS if board.players in {2, 5, 8}],
        pytest.param([board for board in BOARDS if board.players not in {2, 5, 8}], marks=pytest.mark.long),
    ],
    ids=["some", "others"],
)
MARGIN = 0.2
"""Width of the empty margin of a plate or a strip, in pitches."""

LABELS = (("1",), ("13",), ("A", "K"), ("10/11", "12/13"), ("10/11", "12/13", "14/15"), ("←4",))


def seven_with_two_pawns() -> BoardScene:
    """Return walks of up to seven for two pawns around a corner: some goals have two numbers, two are taken."""
    places = [(number, 6 + number) for number in range(1, 8)] + [(8, 12), (9, 13), (10, 14), (11, 15), (12, 18)]
    goals = tuple(Goal(str(number), Seat(0), Location(6), Location(place)) for number, place in places)
    return scenes.scene(Board(BoardKind.CORNER, 4), ("6 11 h4 r", "18 r r h4"), goals=goals)


def labels_of(scene: BoardScene) -> tuple[GoalLabel, ...]:
    return goal_labels(scene, game_board_of(scene).layout)


def reach(drawing: Image.Image) -> float:
    """Return the distance from its middle to which a drawing covers what is below it."""
    covered, (x, y) = drawing.getchannel("A").point(lambda level: level >= 128), (drawing.width / 2, drawing.height / 2)
    rows = [covered.crop((0, top, drawing.width, top + 1)).tobytes() for top in range(drawing.height)]
    ends = [(side, top) for top, row in enumerate(rows) if any(row) for side in (row.find(1), row.rfind(1))]
    return max(math.hypot(side + 0.5 - x, top + 0.5 - y) for side, top in ends)


def places(layout: BoardLayout) -> list[Point]:
    return [*layout.track, *(hole for home in layout.homes for hole in home)]


def layouts(boards: list[Board] = BOARDS) -> Iterator[tuple[Board, BoardLayout]]:
    for board in boards:
        yield board, layout_of(board, Seat(0), with_centre=True)


def test_two_numbers_of_a_goal_are_one_below_the_other() -> None:
    assert [label.rows for label in labels_of(seven_with_two_pawns()) if len(label.rows) > 1] == [
        ("6", "8"),
        ("7", "9"),
    ]


def every_mark() -> Iterator[BoardScene]:
    """Yield each kind of mark beside pawns, on roomy boards and on those whose lanes are side by side."""
    yield from (scenes.walk_that_hits(), scenes.seven_in_parts(), scenes.three_computers_in_a_row())
    yield from (scenes.swap_seen_by_seat_two(), scenes.eight_with_the_centre_taken(), seven_with_two_pawns())
    for board in (Board(BoardKind.CANADIAN, 4), Board(BoardKind.CANADIAN, 8)):
        groups = ("6 20 h4 r", "18! 25 26 r", "36! 53 27 h4", "54! 24 67 70", *("r r r r",) * (board.players - 4))
        goals = (Goal(str(place), Seat(0), Location(6), Location(place)) for place in (24, 25, 26, 27, 53, 67, 70))
        twice = (Goal(mark, Seat(0), Location(6), Location(place)) for mark, place in (("↔", 25), ("4", 70)))
        yield scenes.scene(board, groups, goals=(*goals, *twice), viewer=0)


@pytest.mark.parametrize("scene", [*every_mark()])
def test_no_mark_covers_anything_of_a_pawn(scene: BoardScene) -> None:
    plain = replace(scene, plays=(), goals=(), seats=tuple(map(unmarked, scene.seats)))
    marked, bare = opened(draw_board(scene)), opened(draw_board(plain))
    layout = game_board_of(scene).layout
    seen_within = round((MARBLE - 0.02) * layout.pitch * BOARD_SIZE)
    for seat in scene.seats:
        for pawn in seat.pawns:
            at = layout.place(seat.seat, pawn.location, pawn.number).scaled(BOARD_SIZE)
            for x in range(-seen_within, seen_within + 1):
                reach = math.isqrt(seen_within**2 - x**2)
                for y in range(-reach, reach + 1):
                    pixel = round(at.x) + x, round(at.y) + y
                    assert marked.getpixel(pixel) == bare.getpixel(pixel), (seat.name, pawn, x, y)


def unmarked(seat: SeatSeen) -> SeatSeen:
    return replace(seat, pawns=tuple(replace(pawn, protected=False) for pawn in seat.pawns))


@pytest.mark.parametrize("drawing", [*LABELS, "a ring around a pawn"])
def test_no_goal_label_covers_another_field_or_plate(drawing: tuple[str, ...] | str) -> None:
    for board, layout in layouts():
        pitch = layout.pitch * BOARD_SIZE
        drawn = taken_ring(WOOD, pitch) if isinstance(drawing, str) else goal_label(WOOD, drawing, pitch)
        covered = reach(drawn) / BOARD_SIZE
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


@pytest.mark.parametrize("extent", BADGES)
def test_no_badge_exceeds_its_declared_extent(extent: float) -> None:
    pitch = 50.0
    for theme in THEMES.values():
        lettered = [draw(theme, text, extent, pitch) for draw in (order_badge, goal_badge) for text in ("1", "12", "⇄")]
        for badge in (*lettered, hit_badge(theme, extent, pitch), padlock(theme, extent, pitch)):
            assert extent * pitch - 1 < reach(badge) < extent * pitch + 1


@some_boards_or_others
def test_badge_has_room_beside_any_field_of_any_board(boards: list[Board]) -> None:
    least = min(BADGES)
    for board, layout in layouts(boards):
        holes = places(layout)
        for place in holes:
            badge, room = layout.beside(place, OFF_A_PAWN + least, ())
            apart = min(math.dist(badge, other) for other in holes)
            assert apart >= (OFF_A_PAWN + least - 0.02) * layout.pitch, (board, place)
            assert room * layout.pitch <= min(math.dist(badge, other) for other in holes if other != place) + 1e-9
            assert least * layout.pitch <= min(badge)
            assert max(badge) <= 1 - least * layout.pitch
