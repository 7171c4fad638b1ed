"""Long lists in Discord's menus: nothing lost, nothing twice, whole pawns together where they fit."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tables.live import PEOPLE, arranged
from tests.ui.limits import check_menu
from tockbot.rules import RESERVE, Enter, Jump, Location, Seat, Spot, Swap, Walk, table_rules
from tockbot.tables import Stamp, TableId, observe
from tockbot.ui.custom_id import menu_id
from tockbot.ui.press import MakePlay
from tockbot.ui.screen import OPTIONS_LIMIT, Option
from tockbot.ui.screens.lists import MENUS_A_PAGE, Line, Page, group_of, menu_rows, paged, way_of
from tockbot.ui.words.speaker import speaker

EN = speaker("en")
WAY = (Seat(0), Location(3), Location(8))


def lines_of(*groups: tuple[str, int]) -> list[Line]:
    """So many lines of each group."""
    names = [name for name, count in groups for _ in range(count)]
    return [Line(f"line {place}", pressing(place), name, WAY) for place, name in enumerate(names)]


def pages(lines: list[Line]) -> list[Page]:
    return [paged(lines, page) for page in range(paged(lines, 0).pages)]


def pressing(place: int) -> MakePlay:
    return MakePlay(TableId(1), Stamp(2), place, 3)


def places(page: Page) -> list[int]:
    """Which lines a page shows, by the presses that they stand for."""
    return [place_of(option) for _, options in page.menus for option in options]


def place_of(option: Option) -> int:
    assert isinstance(option.press, MakePlay)
    return option.press.play


LISTS = st.lists(st.tuples(st.sampled_from("abcdefgh"), st.integers(1, 60)), max_size=12)


@settings(deadline=None, max_examples=60)
@given(LISTS)
def test_every_line_is_on_one_page_once(groups: list[tuple[str, int]]) -> None:
    lines = lines_of(*groups)
    listed = [place for page in pages(lines) for place in places(page)]
    assert sorted(listed) == list(range(len(lines)))


@settings(deadline=None, max_examples=60)
@given(LISTS)
def test_every_page_fits_a_message_with_a_row_to_spare(groups: list[tuple[str, int]]) -> None:
    for page in pages(lines_of(*groups)):
        assert len(page.menus) <= MENUS_A_PAGE == 4
        for menu in menu_rows(EN, page):
            check_menu(menu)
        rows = menu_rows(EN, page)
        ids = {menu_id(place, [option.press for option in menu.options]) for place, menu in enumerate(rows)}
        assert len(ids) == len(rows)


@settings(deadline=None, max_examples=60)
@given(LISTS)
def test_the_numbers_in_the_lists_are_those_on_the_board(groups: list[tuple[str, int]]) -> None:
    lines = lines_of(*groups)
    for page in pages(lines):
        labels = [option.label for _, options in page.menus for option in options]
        assert [label.split(".")[0] for label in labels] == [goal.label for goal in page.goals]
        for label, place in zip(labels, places(page), strict=True):
            assert label == f"{place + 1}. line {place}"


@settings(deadline=None, max_examples=60)
@given(st.lists(st.tuples(st.sampled_from("abcdefgh"), st.integers(1, OPTIONS_LIMIT)), max_size=12))
def test_a_pawn_whose_lines_fit_one_menu_is_in_one_menu(groups: list[tuple[str, int]]) -> None:
    lines = lines_of(*groups)
    sizes = {name: sum(line.group == name for line in lines) for name in "abcdefgh"}
    for name, size in sizes.items():
        if 0 < size <= OPTIONS_LIMIT:
            menus = [
                options
                for page in pages(lines)
                for _, options in page.menus
                if any(lines[place_of(option)].group == name for option in options)
            ]
            assert len(menus) == 1


def test_up_to_25_lines_are_one_menu_without_a_heading() -> None:
    page = paged(lines_of(("a", 13), ("b", 12)), 0)
    assert [(heading, len(options)) for heading, options in page.menus] == [("", 25)]
    assert page.pages == 1
    (menu,) = menu_rows(EN, page)
    assert menu.placeholder == EN("choose")


def test_more_are_split_by_pawn_and_small_pawns_share_a_menu() -> None:
    page = paged(lines_of(("a", 20), ("b", 5), ("c", 1)), 0)
    assert [(heading, len(options)) for heading, options in page.menus] == [("a, b", 25), ("c", 1)]


def test_a_pawn_with_more_than_25_lines_goes_on_in_the_next_menu() -> None:
    page = paged(lines_of(("a", 60)), 0)
    assert [(heading, len(options)) for heading, options in page.menus] == [("a", 25), ("a", 25), ("a", 10)]


def test_what_does_not_fit_four_menus_has_more_pages() -> None:
    lines = lines_of(("a", 25), ("b", 25), ("c", 25), ("d", 25), ("e", 25))
    assert [len(page.menus) for page in pages(lines)] == [4, 1]
    assert places(paged(lines, 1)) == list(range(100, 125))


def test_an_empty_list_and_a_page_that_is_not_there_have_no_menus() -> None:
    assert paged([], 0) == Page((), (), 1)
    assert paged(lines_of(("a", 3)), 7) == Page((), (), 1)


def test_long_lines_and_headings_are_cut() -> None:
    long = [Line("x" * 300, pressing(place), "y" * 100, None) for place in range(30)]
    page = paged(long, 0)
    for menu in menu_rows(EN, page):
        check_menu(menu)
    assert page.goals == ()


def test_ways_lead_from_where_the_pawn_stands_to_where_it_goes() -> None:
    assert way_of(Enter(Seat(1), Location(18), ())) == (1, RESERVE, 18)
    assert way_of(Walk(Seat(1), Location(18), Location(20), 2, ())) == (1, 18, 20)
    assert way_of(Jump(Seat(1), Location(18), Location(144), ())) == (1, 18, 144)
    assert way_of(Swap(Seat(1), Location(18), Spot(Seat(2), Location(40)))) == (1, 18, 40)


def test_ones_own_pawns_are_pawns_and_others_bear_their_owners_name() -> None:
    rules = table_rules("swiss", 2)
    live = arranged(rules, "5,r,r,r/20,r,r,r", ("7", "5"), 0)
    game = observe(live.table, live.game, Seat(0), PEOPLE)
    own, other = (Walk(Seat(seat), Location(field), Location(field + 1), 1, ()) for seat, field in ((0, 5), (1, 20)))
    assert group_of(EN, game, own, game.numbering) == "pawn 1"
    assert group_of(EN, game, other, game.numbering) == "Player 1 1"
