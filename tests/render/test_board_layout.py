from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from tests.render.scenes import BOARDS
from tockbot.render.layout import BoardLayout, Box, Point, layout_of
from tockbot.rules import CENTRE, HOME, RESERVE, Board, BoardKind, Location, Seat

every_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board.kind.value}-{board.players}")


def laid_out(board: Board, bottom: int = 0) -> BoardLayout:
    return layout_of(board, Seat(bottom), with_centre=board.players == 8)


def places(layout: BoardLayout) -> list[Point]:
    homes = [point for home in layout.homes for point in home]
    return [*layout.track, *homes, *(place for area in layout.areas for place in area.places)]


def boxes(layout: BoardLayout) -> list[Box]:
    return [box for area in layout.areas for box in (area.reserve, area.plate, area.strip)]


@every_board
def test_layout_has_a_place_for_every_field_and_pawn(board: Board) -> None:
    layout = laid_out(board)
    assert len(layout.track) == board.fields
    assert [len(home) for home in layout.homes] == [4] * board.players
    assert [len(area.places) for area in layout.areas] == [4] * board.players


@every_board
def test_neighbours_on_the_track_are_one_pitch_apart(board: Board) -> None:
    layout = laid_out(board)
    for field in range(board.fields):
        gap = math.dist(layout.track[field], layout.track[(field + 1) % board.fields])
        assert gap == pytest.approx(layout.pitch)


@every_board
def test_no_two_places_overlap(board: Board) -> None:
    layout = laid_out(board)
    nearest = min(math.dist(one, other) for one, other in combinations(places(layout), 2))
    assert nearest > 0.94 * layout.pitch


@every_board
def test_home_column_leads_inward_from_the_entry_field(board: Board) -> None:  # rules.md 1.4
    layout = laid_out(board)
    middle = Point(0.5, 0.5)
    for seat, home in enumerate(layout.homes):
        column = [layout.track[board.entries[seat]], *home]
        for outer, inner in pairwise(column):
            assert math.dist(outer, inner) == pytest.approx(layout.pitch)
            assert math.dist(outer, middle) - math.dist(inner, middle) == pytest.approx(layout.pitch)


@every_board
def test_the_entry_field_is_in_the_middle_of_its_arm(board: Board) -> None:
    layout = laid_out(board)
    for entry in board.entries:
        before, after = layout.track[entry - 1], layout.track[(entry + 1) % board.fields]
        assert math.dist(before, (0.5, 0.5)) == pytest.approx(math.dist(after, (0.5, 0.5)))


@every_board
def test_everything_lies_inside_the_unit_square(board: Board) -> None:
    layout = laid_out(board)
    for x, y in places(layout):
        assert 0.5 * layout.pitch < min(x, y)
        assert max(x, y) < 1 - 0.5 * layout.pitch
    for box in boxes(layout):
        assert min(box) > 0
        assert max(box) < 1


@every_board
def test_no_plate_reserve_or_strip_touches_a_field_or_another(board: Board) -> None:
    layout = laid_out(board)
    fields = [*layout.track, *(point for home in layout.homes for point in home)]
    for box in boxes(layout):
        for x, y in fields:
            gap = math.hypot(max(box.left - x, 0, x - box.right), max(box.top - y, 0, y - box.bottom))
            # Strips are seldom full, and may come as near as a field's rim.
            assert gap > (0.38 if box in [area.strip for area in layout.areas] else 0.5) * layout.pitch
    for one, other in combinations(boxes(layout), 2):
        assert apart(one, other)


@every_board
def test_every_seat_can_sit_at_the_bottom(board: Board) -> None:
    for seat in range(board.players):
        layout = laid_out(board, seat)
        entry = layout.track[board.entries[seat]]
        assert entry.x == pytest.approx(0.5)
        assert entry.y == pytest.approx(max(y for _, y in layout.track))


@every_board
def test_middle_of_the_board_touches_no_field(board: Board) -> None:
    layout = laid_out(board)
    for box in (layout.caption, *layout.middle):
        assert all(apart(box, other) for other in boxes(layout))
        assert all(box.distance(place) > 0.38 * layout.pitch for place in places(layout))
    assert all(apart(one, other) for one, other in combinations((layout.caption, *layout.middle), 2))


@every_board
def test_gate_tags_touch_neither_holes_nor_the_card(board: Board) -> None:
    layout = laid_out(board)
    for field in map(Location, range(board.fields)):
        if board.number(field) == 8:
            tag = layout.tag_place(field)
            assert min(math.dist(tag, place) for place in places(layout)) > 0.5 * layout.pitch
            assert layout.card.distance(tag) > 0.2 * layout.pitch
            assert all(box.distance(tag) > 0.2 * layout.pitch for box in boxes(layout))


def apart(one: Box, other: Box) -> bool:
    return one.right < other.left or other.right < one.left or one.bottom < other.top or other.bottom < one.top


def test_play_runs_clockwise() -> None:  # rules.md 1.1
    for board in BOARDS:
        layout = laid_out(board)
        turns = [
            one.x * other.y - one.y * other.x
            for one, other in (
                (Point(a.x - 0.5, a.y - 0.5), Point(b.x - 0.5, b.y - 0.5))
                for a, b in zip(layout.track, (*layout.track[1:], layout.track[0]), strict=True)
            )
        ]
        assert sum(turns) > 0  # y points downward


def test_every_location_has_a_place() -> None:
    board = Board(BoardKind.CORNER, 8)
    layout = laid_out(board)
    assert layout.place(Seat(3), Location(17), 1) == layout.track[17]
    assert layout.place(Seat(3), HOME[2], 1) == layout.homes[3][2]
    assert layout.place(Seat(3), CENTRE, 1) == layout.centre
    assert layout.place(Seat(3), RESERVE, 4) == layout.areas[3].places[3]
