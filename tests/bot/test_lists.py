"""Long lists in Discord's menus: nothing lost, nothing twice, whole pawns together where they fit."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.bot.limits import check
from tests.tables.live import PEOPLE, arranged
from tockbot.bot.messages.lists import MENUS_A_PAGE, Line, Page, group_of, paged, way_of
from tockbot.bot.screen import OPTIONS_LIMIT, Menu, Screen
from tockbot.bot.words.speaker import speaker
from tockbot.features.turn.presses import MakePlay
from tockbot.rules import RESERVE, Enter, Jump, Location, Seat, Spot, Swap, Walk, table_rules
from tockbot.tables import Stamp, TableId, observe

EN = speaker("en")
WAY = (Seat(0), Location(3), Location(8))


def lines_of(*groups: tuple[str, int]) -> list[Line]:
    """So many lines of each group."""
    names = [name for name, count in groups for _ in range(count)]
    return [Line(f"line {place}", pressing(place), name, ((None, WAY),)) for place, name in enumerate(names)]


def pages(lines: list[Line]) -> list[Page]:
    return [paged(EN, lines, page) for page in range(paged(EN, lines, 0).pages)]


def pressing(place: int) -> MakePlay:
    return MakePlay(TableId(1), Stamp(2), place, 3)


def chosen_from(page: Page) -> list[tuple[str, MakePlay]]:
    """What can be chosen on a page: the label, and what it means."""
    rows = [row.options if isinstance(row, Menu) else row for row in page.rows]
    return [(one.label, one.press) for row in rows for one in row if isinstance(one.press, MakePlay)]


def menus(page: Page) -> list[tuple[str, int]]:
    """The menus of a page, each with how many lines it has."""
    return [(row.placeholder, len(row.options)) for row in page.rows if isinstance(row, Menu)]


def places(page: Page) -> list[int]:
    """Which lines a page shows, by the presses that they stand for."""
    return [press.play for _, press in chosen_from(page)]


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
        if page.rows:
            assert len(page.rows) <= MENUS_A_PAGE == 4
            check(Screen("text", page.rows))


@settings(deadline=None, max_examples=60)
@given(LISTS)
def test_the_numbers_in_the_lists_are_those_on_the_board(groups: list[tuple[str, int]]) -> None:
    for page in pages(lines_of(*groups)):
        labels = [label for label, _ in chosen_from(page)]
        assert [label.split(" · ")[0] for label in labels] == [goal.label for goal in page.goals]
        assert labels == [f"{place + 1} · line {place}" for place in places(page)]


@settings(deadline=None, max_examples=60)
@given(st.lists(st.tuples(st.sampled_from("abcdefgh"), st.integers(1, OPTIONS_LIMIT)), max_size=12))
def test_a_pawn_whose_lines_fit_one_menu_is_in_one_menu(groups: list[tuple[str, int]]) -> None:
    lines = lines_of(*groups)
    sizes = {name: sum(line.group == name for line in lines) for name in "abcdefgh"}
    rows = [Page((row,), (), 1) for page in pages(lines) for row in page.rows]
    for name, size in sizes.items():
        if 0 < size <= OPTIONS_LIMIT:
            assert sum(any(lines[place].group == name for place in places(row)) for row in rows) == 1


def test_up_to_five_lines_are_buttons_in_a_row() -> None:
    (row,) = paged(EN, lines_of(("a", 3), ("b", 2)), 0).rows
    assert isinstance(row, tuple)
    assert [button.label for button in row] == [f"{place + 1} · line {place}" for place in range(5)]


def test_words_too_long_for_a_button_are_a_menu() -> None:
    lines = [replace(line, told="x" * 80) for line in lines_of(("a", 3))]
    assert menus(paged(EN, lines, 0)) == [(EN("choose"), 3)]


def test_up_to_25_lines_are_one_menu_without_a_heading() -> None:
    page = paged(EN, lines_of(("a", 13), ("b", 12)), 0)
    assert menus(page) == [(EN("choose"), 25)]
    assert page.pages == 1


def test_a_mark_of_its_own_stands_in_place_of_a_number_and_none_leaves_the_words_alone() -> None:
    marked = Line("pawn 1: 3 → 8", pressing(0), "", ((None, WAY),), mark="Q")
    parts = replace(marked, press=pressing(1), ways=(("5", WAY),), mark="5+2")
    bare = Line("draw", pressing(2), "", mark="")
    page = paged(EN, [marked, parts, bare], 0)
    assert [label for label, _ in chosen_from(page)] == ["Q · pawn 1: 3 → 8", "5+2 · pawn 1: 3 → 8", "draw"]
    assert [goal.label for goal in page.goals] == ["Q", "5"]


def test_more_are_split_by_pawn_and_small_pawns_share_a_menu() -> None:
    assert menus(paged(EN, lines_of(("a", 20), ("b", 5), ("c", 1)), 0)) == [("a, b", 25), ("c", 1)]


def test_a_pawn_with_more_than_25_lines_goes_on_in_the_next_menu() -> None:
    assert menus(paged(EN, lines_of(("a", 60)), 0)) == [("a", 25), ("a", 25), ("a", 10)]


def test_what_does_not_fit_four_menus_has_more_pages() -> None:
    lines = lines_of(("a", 25), ("b", 25), ("c", 25), ("d", 25), ("e", 25))
    assert [len(page.rows) for page in pages(lines)] == [4, 1]
    assert places(paged(EN, lines, 1)) == list(range(100, 125))


def test_an_empty_list_and_a_page_that_is_not_there_have_no_rows() -> None:
    assert paged(EN, [], 0) == Page((), (), 1)
    assert paged(EN, lines_of(("a", 6)), 7) == Page((), (), 1)


def test_long_lines_and_headings_are_cut() -> None:
    page = paged(EN, [Line("x" * 300, pressing(place), "y" * 100) for place in range(30)], 0)
    check(Screen("text", page.rows))
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
