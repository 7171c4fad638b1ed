from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import Image

from tests.render import scenes
from tests.render.pixels import opened, share_of
from tockbot.render import WOOD, BoardScene, DrawnPlay, Goal, draw_board
from tockbot.render.board import OFF_A_PAWN, shows_centre
from tockbot.render.layout import BoardLayout, Point, layout_of
from tockbot.render.pieces import BADGES
from tockbot.rules import CENTRE, RESERVE, Board, BoardKind, Location, Move, Seat, Spot, Swap, Walk

SIZE = 1000


def drawn(scene: BoardScene) -> Image.Image:
    return opened(draw_board(scene, size=SIZE))


def laid_out(scene: BoardScene) -> BoardLayout:
    return layout_of(scene.board, scene.viewer or Seat(0), with_centre=shows_centre(scene))


def shown(picture: Image.Image, layout: BoardLayout, colour: tuple[int, int, int], at: Point) -> bool:
    return share_of(picture, colour, at.scaled(SIZE), 0.4 * layout.pitch * SIZE) > 0.1


@pytest.mark.parametrize("board", scenes.BOARDS, ids=lambda board: f"{board.kind.value}-{board.players}")
def test_every_board_shows_every_pawn_in_its_place(board: Board) -> None:
    groups = tuple(f"{start}! {(start + 5) % board.fields} h3 r" for start in board.starts)
    scene = scenes.scene(board, groups, viewer=board.players - 1)
    picture, layout = drawn(scene), laid_out(scene)
    assert picture.size == (SIZE, SIZE)
    for seen in scene.seats:
        for pawn in seen.pawns:
            at = layout.place(seen.seat, pawn.location, pawn.number)
            assert shown(picture, layout, WOOD.seats[seen.seat].fill, at)


def test_the_picture_is_a_thousand_pixels_wide_and_small_to_send() -> None:
    png = draw_board(scenes.eight_with_the_centre_taken())
    assert opened(png).size == (1000, 1000)
    assert len(png) < 300_000


def test_plate_of_the_player_to_act_glows() -> None:
    scene = scenes.scene(Board(BoardKind.CORNER, 4), turn=2)
    picture, layout = drawn(scene), laid_out(scene)
    for seat, area in enumerate(layout.areas):
        plate = area.plate.scaled(SIZE)
        rim = Point(plate.middle.x, plate.bottom + 0.135 * plate.height)
        assert (share_of(picture, WOOD.glow, rim, 2) > 0.3) == (seat == 2)


def test_winners_have_golden_plates() -> None:
    scene = replace(scenes.scene(Board(BoardKind.CORNER, 4)), winners=(Seat(1), Seat(3)), turn=None)
    picture, layout = drawn(scene), laid_out(scene)
    golden = [
        share_of(picture, WOOD.plate_won, area.plate.middle.scaled(SIZE), area.plate.height * SIZE * 0.3) > 0.3
        for area in layout.areas
    ]
    assert golden == [False, True, False, True]


def test_hit_is_marked_on_its_field_and_in_the_reserve() -> None:
    scene = scenes.walk_that_hits()
    layout = laid_out(scene)
    area = layout.areas[0]
    badge = layout.beside(layout.track[44], OFF_A_PAWN + BADGES[0], ())[0]
    edge = Point(area.reserve.left, area.reserve.middle.y)
    place = Point(area.places[0].x - 0.5 * layout.pitch, area.places[0].y)
    plain, whole, exact = (
        drawn(replace(scene, plays=())),
        drawn(scene),
        drawn(replace(scene, plays=(DrawnPlay(scene.plays[0].moved),))),
    )

    def marked(picture: Image.Image, at: Point) -> bool:
        return share_of(picture, WOOD.hit, at.scaled(SIZE), 0.3 * layout.pitch * SIZE) > 0.05

    assert [marked(picture, badge) for picture in (plain, whole, exact)] == [False, True, True]
    assert [marked(picture, edge) for picture in (plain, whole, exact)] == [False, True, False]
    assert [marked(picture, place) for picture in (plain, whole, exact)] == [False, False, True]


def test_walk_is_drawn_between_its_fields() -> None:
    scene = scenes.walk_that_hits()
    layout = laid_out(scene)
    picture = drawn(scene)
    for field in (*range(31, 35), *range(37, 43)):
        one, other = layout.track[field], layout.track[field + 1]
        middle = Point((one.x + other.x) / 2, (one.y + other.y) / 2)
        assert share_of(picture, WOOD.way, middle.scaled(SIZE), 0.3 * layout.pitch * SIZE) > 0.04


def test_goals_are_numbered_on_their_fields() -> None:
    scene = scenes.six_with_goals()
    layout = laid_out(scene)
    before, after = drawn(replace(scene, goals=())), drawn(scene)
    for goal in (layout.track[61], layout.track[71], layout.homes[0][0]):
        assert not shown(before, layout, WOOD.goal_text, goal)
        assert share_of(after, WOOD.goal, goal.scaled(SIZE), 0.4 * layout.pitch * SIZE) > 0.3


def test_the_centre_is_drawn_when_it_matters() -> None:
    board = Board(BoardKind.CORNER, 4)
    assert not shows_centre(scenes.scene(board))
    assert shows_centre(replace(scenes.scene(board), centre=True))
    assert shows_centre(scenes.scene(board, ("c r r r",)))
    swap = Swap(Seat(0), Location(3), Spot(Seat(1), CENTRE))
    over_the_centre = (DrawnPlay(scenes.ending(board, ("c r r r", "3 r r r"), swap)),)
    assert shows_centre(replace(scenes.scene(board), plays=over_the_centre))
    assert shows_centre(scenes.scene(Board(BoardKind.DOG, 8)))


def test_pawn_moved_and_hit_in_one_seven_is_drawn() -> None:
    parts: tuple[Move, ...] = (
        Walk(Seat(0), Location(3), Location(5), 2, ()),
        Walk(Seat(0), Location(2), Location(7), 5, (Spot(Seat(0), Location(5)),)),
    )
    drawn(scenes.scene(Board(BoardKind.CANADIAN, 4), ("7 r r r",), *parts))


@pytest.mark.parametrize("name", ["", "漢字", "🎲", "W" * 32, "a" * 100, "\u202e", "\x00", "Z̸̢̧a̷l̵g̶o̴", "محمد"])
def test_awkward_names_can_be_drawn(name: str) -> None:
    scene = scenes.scene(Board(BoardKind.CANADIAN, 6))
    drawn(replace(scene, seats=tuple(replace(seen, name=name) for seen in scene.seats), winners=(Seat(1),)))


def test_an_awkward_caption_and_no_card_can_be_drawn() -> None:
    drawn(replace(scenes.scene(Board(BoardKind.DOG, 6)), caption="回合 3", top_card=None, turn=None))
    drawn(replace(scenes.scene(Board(BoardKind.DOG, 6)), caption=""))


def test_scene_gives_the_same_bytes_in_any_thread() -> None:
    made = [scenes.walk_that_hits(), scenes.seven_in_parts(), scenes.swap_seen_by_seat_two()]
    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(lambda scene: draw_board(scene, size=SIZE), made * 4))
    assert pictures == [draw_board(scene, size=SIZE) for scene in made] * 4


def test_drawing_does_not_change_cached_pictures() -> None:
    empty = scenes.scene(Board(BoardKind.CORNER, 4))
    first = draw_board(empty, size=SIZE)
    draw_board(scenes.walk_that_hits(), size=SIZE)
    assert draw_board(empty, size=SIZE) == first
    assert all(pawn.location == RESERVE for seen in empty.seats for pawn in seen.pawns)


def test_protected_pawn_has_a_ring() -> None:
    board = Board(BoardKind.CORNER, 4)
    for mark in ("", "!"):
        scene = scenes.scene(board, (f"0{mark} r r r",))
        layout = laid_out(scene)
        ring = Point(layout.track[0].x + 0.5 * layout.pitch, layout.track[0].y).scaled(1000)
        assert (share_of(opened(draw_board(scene)), WOOD.guard, ring, 3) > 0.1) == bool(mark)


def test_number_beside_a_pawn_covers_no_other_number() -> None:
    # Field 68 is taken; 67 is free, and above 68.
    board = Board(BoardKind.CANADIAN, 8)
    goals = (Goal("1", Seat(4), Location(65), Location(67)), Goal("2", Seat(4), Location(65), Location(68)))
    both = replace(
        scenes.scene(board, ("68 r r r", "r r r r", "r r r r", "r r r r", "65 r r r"), viewer=4), goals=goals
    )
    alone = replace(both, goals=goals[:1])
    layout = laid_out(both)
    at, reach = layout.track[67].scaled(SIZE), 0.3 * layout.pitch * SIZE
    square = (round(at.x - reach), round(at.y - reach), round(at.x + reach), round(at.y + reach))
    assert drawn(both).crop(square).tobytes() == drawn(alone).crop(square).tobytes()
    assert drawn(both).tobytes() != drawn(alone).tobytes()


def test_play_without_moves_counts_among_several() -> None:
    walk = Walk(Seat(1), Location(20), Location(24), 4, ())
    board, groups = Board(BoardKind.CORNER, 4), ("r r r r", "24 r r r")
    scene = scenes.scene(board, groups, turn=2)
    played = DrawnPlay(scenes.ending(board, groups, walk))
    layout = laid_out(scene)
    at = layout.beside(layout.track[24], OFF_A_PAWN + BADGES[0], ())[0].scaled(SIZE)
    corners = [
        share_of(drawn(replace(scene, plays=plays)), WOOD.way, at, 0.25 * layout.pitch * SIZE) > 0.3
        for plays in ((played,), (DrawnPlay(()), played))
    ]
    assert corners == [False, True]


def test_strip_shows_the_partner_despite_a_long_name() -> None:
    scene = scenes.scene(Board(BoardKind.CORNER, 4))
    strip = laid_out(scene).areas[0].strip.scaled(SIZE)

    def shows_partner(name: str, *, alone: bool = False) -> bool:
        seats = tuple(replace(seen, name=name, team=None if alone else seen.team) for seen in scene.seats)
        ends = Point(strip.middle.x + 0.75 * strip.height, strip.middle.y)
        return share_of(drawn(replace(scene, seats=seats)), WOOD.seats[2].fill, ends, 0.2 * strip.height) > 0.2

    assert shows_partner("Anna")
    assert not shows_partner("Anna", alone=True)
    assert shows_partner("A name that needs two lines")


def numbered(scene: BoardScene) -> set[int]:
    """Return the fields with numbers in them, apart from those with pawns and start fields."""
    track, board = laid_out(scene).track, scene.board
    taken = {pawn.location for seen in scene.seats for pawn in seen.pawns} | {*board.starts}
    picture, reach = drawn(scene), 0.2 * laid_out(scene).pitch * SIZE
    fields = set(range(board.fields)) - taken
    return {one for one in fields if share_of(picture, WOOD.number, track[one].scaled(SIZE), reach) > 0.05}


def test_fields_that_pawns_left_have_numbers_after_one_play() -> None:
    seven = scenes.seven_in_parts()
    assert numbered(scenes.walk_that_hits()) == {31}
    assert numbered(seven) == {2, 10, 69}
    assert not numbered(replace(seven, bare=True))
    layout = laid_out(seven)
    at = layout.beside(layout.track[12], OFF_A_PAWN + BADGES[0], ())[0].scaled(SIZE)
    assert share_of(drawn(seven), WOOD.way, at, 0.25 * layout.pitch * SIZE) < 0.1


def test_only_plays_are_numbered_after_several() -> None:
    scene = scenes.three_computers_in_a_row()
    assert not numbered(scene)
    every = numbered(replace(scene, every_number=True))
    assert len(every) > 50
