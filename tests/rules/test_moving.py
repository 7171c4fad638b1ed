"""docs/rules.md 3: moving, hitting, blocking, turning home.

Seat 0 moves. Canadian board: start 0, entry 69; the others start on 18, 36, 54. Corner board: entry 70. Dog board:
start and entry 0, 16, 32, 48 of 64 fields.
"""

from __future__ import annotations

import pytest

from tests.rules.reading import boards, groups

OUT = "r,r,r,r"
REST = f"{OUT}/{OUT}/{OUT}"
TABLES = ["swiss 4t", "ttg 4t", "toctoc 4t", "italian 4t"]


def moved(table: str, pawns: str, card: str, rest: str = REST) -> set[str]:
    """Return the possible places of seat 0's pawns after it plays a card; by default it is alone on the board."""
    return groups(f"{table} d3 pm 0 {pawns}/{rest} {card}/-/-/-", card)


# 3.1 forward


@pytest.mark.parametrize("table", TABLES)
def test_3_1_forward_is_clockwise(table: str) -> None:
    assert moved(table, "30,r,r,r", "5") == {"35,r,r,r"}
    assert moved("italian 4t", "70,r,r,r", "6") == {"4,r,r,r"}


def test_3_1_a_pawn_may_turn_home_or_walk_on() -> None:
    assert moved("swiss 4t", "67,r,r,r", "5") == {"h3,r,r,r", "0+,r,r,r"}
    assert moved("italian 4t", "67,r,r,r", "5") == {"h2,r,r,r", "0,r,r,r"}


def test_3_1_only_its_own_home_may_be_entered() -> None:
    """Field 15 is seat 1's entry."""
    assert moved("swiss 4t", "14,r,r,r", "3") == {"17,r,r,r"}


# 3.2 hitting


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_3_2_a_pawn_that_ends_on_another_sends_it_back(table: str, seat: int) -> None:
    others = [OUT, OUT, OUT]
    others[seat - 1] = "35,r,r,r"
    before = f"30,r,r,r/{'/'.join(others)}"
    assert f"35,r,r,r/{REST}" in boards(f"{table} d3 pm 0 {before} 5/-/-/-", "5")


@pytest.mark.parametrize("table", TABLES)
def test_3_2_a_pawn_that_is_passed_stays(table: str) -> None:
    assert boards(f"{table} d3 pm 0 30,r,r,r/33,r,r,r/{OUT}/{OUT} 5/-/-/-", "5") == {f"35,r,r,r/33,r,r,r/{OUT}/{OUT}"}


@pytest.mark.parametrize(
    ("table", "after"),
    [
        ("swiss 4t", {"35,r,r,r", "30,40,r,r"}),
        ("italian 4t", {"35,r,r,r", "30,40,r,r"}),
        ("ttg 4t", {"30,40,r,r"}),
        ("toctoc 4t", {"30,40,r,r"}),
    ],
)
def test_3_2_own_pawn_is_hit_in_swiss_and_italian_only(table: str, after: set[str]) -> None:
    assert moved(table, "30,35,r,r", "5") == after


@pytest.mark.parametrize("hitter", ["14,18+,r,r", "14+,18,r,r"])
def test_3_2_walked_onto_own_pawn_is_hit(hitter: str) -> None:
    """Seat 1 enters at 15; seat 0 keeps the walker's mark."""
    kept = "18,r,r,r" if hitter.startswith("14,") else "18+,r,r,r"
    assert kept in moved("swiss 4t", hitter, "4")


# 3.3 blocking


@pytest.mark.parametrize("table", ["swiss 4t", "toctoc 4t"])
@pytest.mark.parametrize(("card", "free"), [("5", "21,r,r,r"), ("2", "18,r,r,r")])
def test_3_3_an_entered_pawn_blocks_everyone(table: str, card: str, free: str) -> None:
    assert moved(table, "16,r,r,r", card, f"18!,r,r,r/{OUT}/{OUT}") == set()
    assert moved(table, "16,r,r,r", card, f"18,r,r,r/{OUT}/{OUT}") == {free}


def test_3_3_an_entered_pawn_blocks_its_owner_too() -> None:
    assert moved("swiss 4t", "0!,69,r,r", "5") == {"5,69,r,r"}
    assert moved("swiss 4t", "0!,68,r,r", "5") == {"5,68,r,r", "0!,h4,r,r"}


@pytest.mark.parametrize("table", ["swiss 4t", "toctoc 4t"])
def test_3_3_an_entered_pawn_blocks_backward_too(table: str) -> None:
    rest = f"18!,r,r,r/{OUT}/{OUT}"
    backward = {"15,r,r,r", "16,r,r,r", "18,r,r,r"}
    assert not moved(table, "19,r,r,r", "4", rest) & backward
    assert not moved(table, "22,r,r,r", "4", rest) & backward
    assert moved(table, "19,r,r,r", "4", f"18,r,r,r/{OUT}/{OUT}") & backward


@pytest.mark.parametrize("table", ["swiss 4t", "toctoc 4t"])
def test_3_3_an_entered_pawn_is_protected_until_it_moves(table: str) -> None:
    """docs/readings.md A57."""
    assert moved(table, "r,r,r,r", "K") == {"0!,r,r,r"}
    assert moved(table, "0!,r,r,r", "5") == {"5,r,r,r"}


def test_3_3_a_pawn_that_walks_onto_its_start_is_not_protected() -> None:
    assert "0+,r,r,r" in moved("swiss 4t", "67,r,r,r", "5")
    assert "0,r,r,r" in moved("toctoc 4t", "69,r,r,r", "3")


def test_3_3_a_pawn_swapped_onto_its_start_is_not_protected() -> None:
    notation = f"toctoc 4t d3 pm 0 30,r,r,r/0,r,r,r/{OUT}/{OUT} J/-/-/-"
    assert boards(notation, "J") == {f"0,r,r,r/30,r,r,r/{OUT}/{OUT}"}


@pytest.mark.parametrize(
    ("card", "pawns"), [("5", "16,r,r,r"), ("2", "16,r,r,r"), ("4", "20,r,r,r"), ("4", "22,r,r,r")]
)
def test_3_3_italian_any_pawn_on_its_own_start_blocks(card: str, pawns: str) -> None:
    assert moved("italian 4t", pawns, card, f"18,r,r,r/{OUT}/{OUT}") == set()
    assert moved("italian 4t", pawns, card, f"{OUT}/18,r,r,r/{OUT}") != set()


def test_3_3_italian_start_blocks_only_the_owners_other_pawns() -> None:
    """docs/readings.md A34."""
    assert moved("italian 4t", "0,71,r,r", "5") == {"5,71,r,r"}


@pytest.mark.parametrize("table", ["toctoc 4t", "ttg 4t"])
@pytest.mark.parametrize(("pawns", "card"), [("30,33,r,r", "5"), ("30,35,r,r", "5"), ("33,36,r,r", "4")])
def test_3_3_pawns_of_one_colour_never_pass_or_land_on_another(table: str, pawns: str, card: str) -> None:
    assert len(moved(table, pawns, card)) == 1
    assert len(moved("italian 4t", pawns, card)) == 2


@pytest.mark.parametrize("table", ["toctoc 4t", "ttg 4t"])
def test_3_3_own_colour_on_the_entry_field_blocks_turning_in(table: str) -> None:
    """docs/readings.md A36."""
    assert moved(table, "69,70,r,r", "3") == {"69,h3,r,r", "1,69,r,r"}
    assert moved("italian 4t", "69,70,r,r", "3") == {"69,h3,r,r", "1,69,r,r", "70,h2,r,r", "0,70,r,r"}


def test_3_3_ttg_has_no_protected_pawns() -> None:
    assert moved("ttg 4t", "r,r,r,r", "K") == {"0,r,r,r"}
    assert boards(f"ttg 4t d3 pm 0 16,r,r,r/18,r,r,r/{OUT}/{OUT} 2/-/-/-", "2") == {f"18,r,r,r/{REST}"}


# 3.4 entering


@pytest.mark.parametrize(
    ("table", "after"), [("swiss 4t", "0!"), ("toctoc 4t", "0!"), ("ttg 4t", "0"), ("italian 4t", "0")]
)
@pytest.mark.parametrize("card", ["A", "K"])
def test_3_4_a_reserve_pawn_goes_to_its_start(table: str, after: str, card: str) -> None:
    assert moved(table, "r,r,r,r", card) == {f"{after},r,r,r"}
    assert moved(table, "h4,r,r,r", card) == {f"{after},h4,r,r"}


@pytest.mark.parametrize("pawns", ["0,r,r,r", "0!,r,r,r"])
def test_3_4_no_one_enters_onto_their_own_colour(pawns: str) -> None:
    assert moved("swiss 4t", pawns, "K") == {"13,r,r,r"}


@pytest.mark.parametrize("table", TABLES)
def test_3_4_entering_hits_a_pawn_on_the_start(table: str) -> None:
    """docs/readings.md A50."""
    hit = {after.split("/")[1] for after in boards(f"{table} d3 pm 0 {OUT}/0,r,r,r/{OUT}/{OUT} K/-/-/-", "K")}
    assert hit == {OUT}


# 3.5 at home


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(
    ("pawns", "card", "after"),
    [
        ("h1,r,r,r", "3", {"h4,r,r,r"}),
        ("h2,r,r,r", "2", {"h4,r,r,r"}),
        ("h2,r,r,r", "3", set()),
        ("h1,h3,r,r", "2", set()),
        ("h1,h4,r,r", "2", {"h3,h4,r,r"}),
        ("h1,h2,r,r", "2", {"h1,h4,r,r"}),
    ],
)
def test_3_5_pawns_at_home_move_by_exact_count_without_passing(
    table: str, pawns: str, card: str, after: set[str]
) -> None:
    assert moved(table, pawns, card) == after


@pytest.mark.parametrize("table", TABLES)
def test_3_5_an_ace_moves_a_home_pawn_by_one(table: str) -> None:
    """docs/readings.md A54."""
    assert "h2,h4,r,r" in moved(table, "h1,h4,r,r", "A")


@pytest.mark.parametrize("table", TABLES)
def test_3_5_no_four_moves_a_pawn_at_home(table: str) -> None:
    """docs/readings.md A55."""
    assert moved(table, "h4,r,r,r", "4") == set()


@pytest.mark.parametrize(
    ("pawns", "after"),
    [
        ("67,h1,r,r", {"0+,h1,r,r"}),
        ("67,h2,r,r", {"0+,h2,r,r"}),
        ("67,h3,r,r", {"0+,h3,r,r"}),
        ("67,h4,r,r", {"h3,h4,r,r", "0+,h4,r,r"}),
    ],
)
def test_3_5_no_pawn_is_passed_on_the_way_into_home(pawns: str, after: set[str]) -> None:
    assert moved("swiss 4t", pawns, "5") == after


# 3.6 touching


@pytest.mark.parametrize(
    ("pawns", "card", "after"),
    [
        ("64,r,r,r", "5", "69+,r,r,r"),
        ("64,r,r,r", "6", "70+,r,r,r"),
        ("63,r,r,r", "5", "68,r,r,r"),
        ("71,r,r,r", "4", "67+,r,r,r"),
        ("1,r,r,r", "4", "69+,r,r,r"),
        ("2,r,r,r", "4", "70,r,r,r"),
        ("20+,r,r,r", "5", "25+,r,r,r"),
    ],
)
def test_3_6_standing_on_the_entry_or_moving_over_it_is_a_touch(pawns: str, card: str, after: str) -> None:
    assert after in moved("swiss 4t", pawns, card)


@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [
        ("67,r,r,r", "71,r,r,r", "71,r,r,r/67,r,r,r"),
        ("67,r,r,r", "69,r,r,r", "69+,r,r,r/67,r,r,r"),
        ("69+,r,r,r", "71,r,r,r", "71+,r,r,r/69,r,r,r"),
        ("15,r,r,r", "30,r,r,r", "30,r,r,r/15+,r,r,r"),
    ],
)
def test_3_6_a_swap_touches_only_where_it_sets_down(mine: str, theirs: str, after: str) -> None:
    notation = f"swiss 4t d3 pm 0 {mine}/{theirs}/{OUT}/{OUT} J/-/-/-"
    assert boards(notation, "J") == {f"{after}/{OUT}/{OUT}"}


def test_3_6_a_hit_pawn_forgets() -> None:
    entered_again = f"swiss 4t d3 pm 0 {OUT}/{OUT}/{OUT}/{OUT} K/-/-/-"
    assert groups(f"swiss 4t d3 pm 0 25,r,r,r/30+,r,r,r/{OUT}/{OUT} 5/-/-/-", "5", seat=1) == {OUT}
    assert groups(entered_again, "K") == {"0!,r,r,r"}


# 3.7 turning home


@pytest.mark.parametrize(
    ("pawns", "backward"),
    [
        ("71+,r,r,r", "h2,r,r,r"),
        ("70+,r,r,r", "h3,r,r,r"),
        ("0+,r,r,r", "h1,r,r,r"),
        ("69+,r,r,r", "h4,r,r,r"),
    ],
)
def test_3_7_touched_a_four_turns_home_backward_once_touched(pawns: str, backward: str) -> None:
    assert backward in moved("swiss 4t", pawns, "4")


@pytest.mark.parametrize("pawns", ["71,r,r,r", "70,r,r,r", "0,r,r,r", "0!,r,r,r"])
def test_3_7_touched_never_before_this_move(pawns: str) -> None:
    assert not {after for after in moved("swiss 4t", pawns, "4") if after.startswith("h")}


def test_3_7_touched_four_that_reaches_the_entry_stays() -> None:
    assert moved("swiss 4t", "1+,r,r,r", "4") == {"5+,r,r,r", "69+,r,r,r"}


def test_3_7_touched_a_blocking_pawn_bars_the_way_back_home() -> None:
    assert "h1,r,r,r" in moved("swiss 4t", "0+,r,r,r", "4")
    assert moved("swiss 4t", "0!,1+,r,r", "4") == {"1+,4,r,r", "0!,5+,r,r", "1+,68+,r,r"}


def test_3_7_touched_a_taken_home_field_bars_the_way_back_home() -> None:
    assert "h2,h3,r,r" in moved("swiss 4t", "71+,h3,r,r", "4")
    assert not {after for after in moved("swiss 4t", "71+,h1,r,r", "4") if "h2" in after}


@pytest.mark.parametrize("table", ["ttg 4t", "toctoc 4t", "italian 4t"])
def test_3_7_forward_turns_in_at_the_entry_and_never_backward(table: str) -> None:
    assert moved(table, "70,r,r,r", "3") == {"h3,r,r,r", "1,r,r,r"}
    assert moved(table, "71,r,r,r", "4") == {"67,r,r,r"}


@pytest.mark.parametrize(
    ("pawns", "card", "after"),
    [
        ("68,r,r,r", "3", {"h2,r,r,r", "71,r,r,r"}),
        ("69,r,r,r", "3", {"0,r,r,r"}),
        ("71,r,r,r", "4", {"3,r,r,r", "67,r,r,r"}),
    ],
)
def test_3_7_over_a_pawn_starts_before_its_entry_field(pawns: str, card: str, after: set[str]) -> None:
    assert moved("swiss+home_entry=over 4t", pawns, card) == after


@pytest.mark.parametrize(
    ("pawns", "card", "after"),
    [
        ("0!+,r,r,r", "3", {"3+,r,r,r"}),
        ("0+,r,r,r", "3", {"3+,r,r,r"}),
        ("0++,r,r,r", "3", {"3++,r,r,r", "h3,r,r,r"}),
        ("62+,r,r,r", "3", {"1++,r,r,r", "h1,r,r,r"}),
        ("62,r,r,r", "3", {"1+,r,r,r"}),
        ("58+,r,r,r", "6", {"0++,r,r,r"}),
        ("3+,r,r,r", "4", {"7+,r,r,r", "63++,r,r,r"}),
        ("4+,r,r,r", "4", {"8+,r,r,r", "0++,r,r,r"}),
        ("3++,r,r,r", "4", {"7++,r,r,r", "63++,r,r,r"}),
        ("0++,r,r,r", "4", {"4++,r,r,r", "60++,r,r,r", "h4,r,r,r"}),
    ],
)
def test_3_7_twice_counts_entering_as_a_touch(pawns: str, card: str, after: set[str]) -> None:
    """docs/readings.md A23."""
    assert moved("swiss+board=dog 4t", pawns, card) == after


def test_3_7_twice_entering_is_the_first_touch() -> None:
    assert moved("swiss+board=dog 4t", OUT, "K") == {"0!+,r,r,r"}
    assert moved("swiss+board=dog+home_entry=over 4t", OUT, "K") == {"0!,r,r,r"}


def test_3_7_twice_a_swap_onto_the_start_is_a_touch() -> None:
    notation = f"swiss+board=dog 4t d3 pm 0 30+,r,r,r/0+,r,r,r/{OUT}/{OUT} J/-/-/-"
    assert boards(notation, "J") == {f"0++,r,r,r/30+,r,r,r/{OUT}/{OUT}"}


def test_3_7_twice_a_protected_pawn_on_the_start_shuts_the_home() -> None:
    """docs/readings.md A36."""
    assert moved("swiss+board=dog 4t", "0!+,63+,r,r", "3") == {"3+,63+,r,r"}
    assert moved("swiss+board=dog 4t", "0+,63+,r,r", "3") == {"3+,63+,r,r", "0+,2++,r,r", "0+,h2,r,r"}
