from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from tockbot.render.geometry import Layout, layout
from tockbot.render.points import Box, Point
from tockbot.rules import CENTRE, HOME, RESERVE, SECTORS_IN_PLAY, Board, BoardKind, Location, Seat

BOARDS = [Board(kind, players) for kind in BoardKind for players in SECTORS_IN_PLAY]
every_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board.kind.value}-{board.players}")


def plan_of(board: Board, bottom: int = 0) -> Layout:
    return layout(board, Seat(bottom), with_centre=board.players == 8)


def places(plan: Layout) -> list[Point]:
    homes = [point for home in plan.homes for point in home]
    return [*plan.track, *homes, *(slot for camp in plan.camps for slot in camp.slots)]


def boxes(plan: Layout) -> list[Box]:
    return [box for camp in plan.camps for box in (camp.reserve, camp.plate, camp.marks)]


@every_board
def test_there_is_a_place_for_every_field_and_pawn(board: Board) -> None:
    plan = plan_of(board)
    assert len(plan.track) == board.fields
    assert [len(home) for home in plan.homes] == [4] * board.players
    assert [len(camp.slots) for camp in plan.camps] == [4] * board.players


@every_board
def test_neighbours_on_the_track_are_one_pitch_apart(board: Board) -> None:
    plan = plan_of(board)
    for field in range(board.fields):
        gap = math.dist(plan.track[field], plan.track[(field + 1) % board.fields])
        assert gap == pytest.approx(plan.pitch)


@every_board
def test_no_two_places_overlap(board: Board) -> None:
    plan = plan_of(board)
    nearest = min(math.dist(one, other) for one, other in combinations(places(plan), 2))
    assert nearest > 0.94 * plan.pitch


@every_board
def test_the_home_column_goes_inward_from_the_entry_field(board: Board) -> None:  # rules.md 1.4
    plan = plan_of(board)
    middle = Point(0.5, 0.5)
    for seat, home in enumerate(plan.homes):
        column = [plan.track[board.entries[seat]], *home]
        for outer, inner in pairwise(column):
            assert math.dist(outer, inner) == pytest.approx(plan.pitch)
            assert math.dist(outer, middle) - math.dist(inner, middle) == pytest.approx(plan.pitch)


@every_board
def test_the_entry_field_is_in_the_middle_of_its_arm(board: Board) -> None:
    plan = plan_of(board)
    for entry in board.entries:
        before, after = plan.track[entry - 1], plan.track[(entry + 1) % board.fields]
        assert math.dist(before, (0.5, 0.5)) == pytest.approx(math.dist(after, (0.5, 0.5)))


@every_board
def test_everything_lies_inside_the_unit_square(board: Board) -> None:
    plan = plan_of(board)
    for x, y in places(plan):
        assert 0.5 * plan.pitch < min(x, y)
        assert max(x, y) < 1 - 0.5 * plan.pitch
    for box in boxes(plan):
        assert min(box) > 0
        assert max(box) < 1


@every_board
def test_no_plate_reserve_or_strip_touches_a_field_or_another(board: Board) -> None:
    plan = plan_of(board)
    fields = [*plan.track, *(point for home in plan.homes for point in home)]
    for box in boxes(plan):
        for x, y in fields:
            gap = math.hypot(max(box.left - x, 0, x - box.right), max(box.top - y, 0, y - box.bottom))
            # The strips of marks are seldom full, and may come as near as a field's rim.
            assert gap > (0.38 if box in [camp.marks for camp in plan.camps] else 0.5) * plan.pitch
    for one, other in combinations(boxes(plan), 2):
        assert apart(one, other)


@every_board
def test_every_seat_can_sit_at_the_bottom(board: Board) -> None:
    for seat in range(board.players):
        plan = plan_of(board, seat)
        entry = plan.track[board.entries[seat]]
        assert entry.x == pytest.approx(0.5)
        assert entry.y == pytest.approx(max(y for _, y in plan.track))


@every_board
def test_the_caption_and_the_card_touch_nothing(board: Board) -> None:
    plan = plan_of(board)
    for box in (plan.caption, plan.card):
        assert all(apart(box, other) for other in boxes(plan))
        assert all(box.distance(place) > 0.38 * plan.pitch for place in places(plan))
    assert apart(plan.caption, plan.card)


@every_board
def test_the_tags_of_gate_fields_touch_neither_holes_nor_the_card(board: Board) -> None:
    plan = plan_of(board)
    for field in map(Location, range(board.fields)):
        if board.number(field) == 8:
            tag = plan.beside(field)
            assert min(math.dist(tag, place) for place in places(plan)) > 0.5 * plan.pitch
            assert plan.card.distance(tag) > 0.2 * plan.pitch
            assert all(box.distance(tag) > 0.2 * plan.pitch for box in boxes(plan))


def apart(one: Box, other: Box) -> bool:
    return one.right < other.left or other.right < one.left or one.bottom < other.top or other.bottom < one.top


def test_play_runs_clockwise() -> None:  # rules.md 1.1
    for board in BOARDS:
        plan = plan_of(board)
        turns = [
            one.x * other.y - one.y * other.x
            for one, other in (
                (Point(a.x - 0.5, a.y - 0.5), Point(b.x - 0.5, b.y - 0.5))
                for a, b in zip(plan.track, (*plan.track[1:], plan.track[0]), strict=True)
            )
        ]
        assert sum(turns) > 0  # y points downward


def test_a_place_is_found_for_every_location() -> None:
    board = Board(BoardKind.CORNER, 8)
    plan = plan_of(board)
    assert plan.place(Seat(3), Location(17), 1) == plan.track[17]
    assert plan.place(Seat(3), HOME[2], 1) == plan.homes[3][2]
    assert plan.place(Seat(3), CENTRE, 1) == plan.centre
    assert plan.place(Seat(3), RESERVE, 4) == plan.camps[3].slots[3]
