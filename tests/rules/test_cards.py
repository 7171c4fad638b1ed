"""docs/rules.md 4: the effect of each card except the seven."""

from __future__ import annotations

import pytest

from tests.rules.reading import afters, boards, groups, plays, spendings, the_after
from tockbot.rules import Draw, IllegalPlay, after, format_position, parse_position

OUT = "r,r,r,r"
REST = f"{OUT}/{OUT}/{OUT}"
HOME = "h1,h2,h3,h4"
FORWARD = {"2": 2, "3": 3, "5": 5, "6": 6, "8": 8, "9": 9, "T": 10, "Q": 12, "K": 13}


def moved(table: str, pawns: str, card: str) -> set[str]:
    """Return the possible places of seat 0's pawns, alone on the board, after it plays a card."""
    return groups(f"{table} d3 pm 0 {pawns}/{REST} {card}/-/-/-", card)


# 4.1 the table of cards


@pytest.mark.parametrize("table", ["swiss 4t", "toctoc 4t", "ttg 4t", "italian 4t"])
@pytest.mark.parametrize(("card", "steps"), FORWARD.items())
def test_4_1_plain_cards_go_forward(table: str, card: str, steps: int) -> None:
    assert moved(table, "20,h2,h3,h4", card) == {f"{20 + steps},h2,h3,h4"}


@pytest.mark.parametrize(
    ("table", "card", "fields"),
    [
        ("swiss 4t", "A", {21, 31}),
        ("toctoc 4t", "A", {21, 34}),
        ("ttg 4t", "A", {21}),
        ("italian 4t", "A", {21}),
        ("swiss 4t", "4", {24, 16}),
        ("toctoc 4t", "4", {16}),
        ("ttg 4t", "4", {16}),
        ("italian 4t", "4", {16}),
        ("swiss 4t", "J", set()),
        ("toctoc 4t", "J", set()),
        ("ttg 4t", "J", {31}),
        ("italian 4t", "J", set()),
    ],
)
def test_4_1_ace_four_and_jack_differ(table: str, card: str, fields: set[int]) -> None:
    assert moved(table, "20,h2,h3,h4", card) == {f"{field},h2,h3,h4" for field in fields}


@pytest.mark.parametrize("table", ["swiss 4t", "toctoc 4t", "ttg 4t", "italian 4t"])
def test_4_1_only_ace_and_king_enter(table: str) -> None:
    cards = "A23456789TJQK"
    assert spendings(f"{table} d3 pm 0 {OUT}/{REST} {cards}/-/-/-") == {"A", "K"}


def test_4_1_a_joker_is_any_card() -> None:
    """docs/rules.md 4.15."""
    board = f"20,h1,h4,r/30,r,r,r/{OUT}/{OUT}"
    cards = "A23456789TJQK"
    each = set().union(*(boards(f"swiss 4t d3 pm 0 {board} {card}/-/-/-", card) for card in cards))
    assert boards(f"swiss 4t d3 pm 0 {board} */-/-/-", "*") == each


def test_4_1_ttg_jokers() -> None:
    board = f"8,h1,h4,r/30,r,r,r/{OUT}/{OUT}"
    cards = "A23456789TJQK"
    table = "ttg+jokers 4t"
    each = set().union(*(boards(f"{table} d3 pm 0 {board} {card}/-/-/-", card) for card in cards))
    assert boards(f"{table} d3 pm 0 {board} */-/-/-", "*") == each


# 4.2 drawing


def test_4_2_two_in_swiss_solo_draws_from_any_opponent() -> None:
    notation = "swiss 3s d0 pm 0 5,r,r,r/20,r,r,r/40,r,r,r 2/35/A"
    assert plays(notation) == {
        ("2", "swiss 3s d0 pm 1 7,r,r,r/20,r,r,r/40,r,r,r -/35/A"),
        ("2", "draw 1"),
        ("2", "draw 2"),
    }
    assert afters(notation.replace("2/35/A", "2/-/A"), "2") == {
        "swiss 3s d0 pm 2 7,r,r,r/20,r,r,r/40,r,r,r -/-/A",
        "draw 2",
    }


def test_4_2_the_seat_drawn_from_is_named_by_its_board_number() -> None:
    """docs/readings.md A7."""
    assert plays(f"swiss 2s d0 pm 0 {OUT}/{OUT} 2*/A") >= {("2", "draw 2"), ("*", "draw 2")}


def test_4_2_no_one_draws_in_teams() -> None:
    assert plays(f"swiss 4t d0 pm 0 {OUT}/{REST} 2/3/4/5") == {("2", f"swiss 4t d0 pm 1 {OUT}/{REST} -/3/4/5")}


def test_4_2_a_two_that_can_only_draw_is_playable() -> None:
    """docs/readings.md A43."""
    assert spendings(f"swiss 2s d0 pm 0 {OUT}/{OUT} 25/A") == {"2"}


def test_4_2_the_card_drawn_changes_hands_and_the_turn_ends() -> None:
    before = parse_position(f"swiss 2s d0 pm 0 {OUT}/{OUT} 25/34")
    (play,) = (Draw("2", seat) for seat in before.rules.seats if seat != before.turn)
    assert format_position(after(before, play, drawn="3")) == f"swiss 2s d0 pm 2 {OUT}/{OUT} 35/4"


@pytest.mark.parametrize("drawn", [None, "", "5", "34"])
def test_4_2_the_card_drawn_is_one_of_the_opponents(drawn: str | None) -> None:
    before = parse_position(f"swiss 2s d0 pm 0 {OUT}/{OUT} 25/34")
    (play,) = (Draw("2", seat) for seat in before.rules.seats if seat != before.turn)
    with pytest.raises(IllegalPlay, match="no such card"):
        after(before, play, drawn)


# 4.6 the same play


def test_4_6_joker_with_one_result_by_two_cards_is_one_play() -> None:
    """A joker enters alike as an ace and as a king; the helper refuses duplicates."""
    assert afters(f"swiss 4t d3 pm 0 {OUT}/{REST} */-/-/-", "*") == {f"swiss 4t d3 pr - 0!,r,r,r/{REST} -/-/-/-"}


@pytest.mark.parametrize(("pawns", "card", "left"), [("6,10,14,r", "4", "6,14,r,r"), ("10,11,21,r", "A", "11,21,r,r")])
def test_4_6_hits_of_either_own_pawn_may_be_one_play(pawns: str, card: str, left: str) -> None:
    """The middle one hits the one before it or the one behind it, and takes its place."""
    assert left in groups(f"swiss 4t d3 pm 0 {pawns}/{REST} {card}/-/-/-", card)


def test_4_6_joker_as_five_and_as_seven_is_one_play() -> None:
    """20 hits 25; or 25 walks on and hits 27, and 20 takes its place; the helper refuses duplicates."""
    assert "25,27,r,r" in moved("swiss 4t", "20,25,27,r", "*")


def test_4_6_a_position_includes_its_phase() -> None:
    """docs/readings.md A52: as a jack it makes the next player discard, as a ten it does not."""
    table = "ttg+jack_discard+jokers+ten_swap 4t d3"
    board, swapped = f"20,r,r,r/30,r,r,r/{OUT}/{OUT}", f"30,r,r,r/20,r,r,r/{OUT}/{OUT}"
    found = {one for one in afters(f"{table} pm 0 {board} */5/-/-", "*") if swapped in one}
    assert found == {f"{table} pd 1 {swapped} -/5/-/-", f"{table} pm 1 {swapped} -/5/-/-"}
    alone = {one for one in afters(f"{table} pm 0 {board} */-/5/-", "*") if swapped in one}
    assert alone == {f"{table} pm 2 {swapped} -/-/5/-"}


# 4.8 swapping


@pytest.mark.parametrize("table", ["swiss 4t", "toctoc 4t", "italian 4t", "italian 4s"])
def test_4_8_a_jack_swaps_with_any_other_colour_on_the_track(table: str) -> None:
    assert boards(f"{table} d3 pm 0 20,25,h4,r/30,h4,r,r/40,r,r,r/{OUT} J/-/-/-", "J") == {
        f"25,30,h4,r/20,h4,r,r/40,r,r,r/{OUT}",
        f"20,30,h4,r/25,h4,r,r/40,r,r,r/{OUT}",
        f"25,40,h4,r/30,h4,r,r/20,r,r,r/{OUT}",
        f"20,40,h4,r/30,h4,r,r/25,r,r,r/{OUT}",
    }


def test_4_8_a_ttg_jack_swaps_or_walks() -> None:
    assert boards(f"ttg 4t d3 pm 0 20,r,r,r/30,r,r,r/c,r,r,r/{OUT} J/-/-/-", "J") == {
        f"30,r,r,r/20,r,r,r/c,r,r,r/{OUT}",
        f"c,r,r,r/30,r,r,r/20,r,r,r/{OUT}",
        f"31,r,r,r/30,r,r,r/c,r,r,r/{OUT}",
    }


def test_4_8_partner_pawns_swap_with_opponents_only() -> None:
    found = boards(f"swiss 4t d3 pm 0 {HOME}/30,r,r,r/40,r,r,r/50,r,r,r J/-/-/-", "J")
    assert found == {f"{HOME}/40,r,r,r/30,r,r,r/50,r,r,r", f"{HOME}/30,r,r,r/50,r,r,r/40,r,r,r"}


@pytest.mark.parametrize("board", ["0!,r,r,r/20,r,r,r", "5,r,r,r/18!,r,r,r"])
def test_4_8_in_swiss_neither_may_be_protected(board: str) -> None:
    assert boards(f"swiss 4t d3 pm 0 {board}/{OUT}/{OUT} J/-/-/-", "J") == set()


@pytest.mark.parametrize(
    ("board", "swapped"),
    [("0!,r,r,r/20,r,r,r", "20,r,r,r/0,r,r,r"), ("5,r,r,r/18!,r,r,r", "18,r,r,r/5,r,r,r")],
)
def test_4_8_toctoc_swaps_protected_pawns(board: str, swapped: str) -> None:
    """docs/readings.md A53."""
    assert boards(f"toctoc 4t d3 pm 0 {board}/{OUT}/{OUT} J/-/-/-", "J") == {f"{swapped}/{OUT}/{OUT}"}


@pytest.mark.parametrize(
    ("board", "free"),
    [("0,r,r,r/20,r,r,r", False), ("5,r,r,r/18,r,r,r", False), ("18,r,r,r/5,r,r,r", True), ("18,r,r,r/0,r,r,r", True)],
)
def test_4_8_in_italian_neither_may_be_on_its_own_start(board: str, *, free: bool) -> None:
    assert bool(boards(f"italian 4t d3 pm 0 {board}/{OUT}/{OUT} J/-/-/-", "J")) is free


# 4.9 the italian ten, 4.10 the ttg jack and ten


def test_4_9_ten_makes_the_next_player_discard_and_lose_the_turn() -> None:
    """docs/readings.md A5."""
    forced = the_after(f"italian 3s d0 pm 0 20,r,r,r/{OUT}/{OUT} 5T/67/89", "T")
    assert forced == f"italian 3s d0 pd 1 30,r,r,r/{OUT}/{OUT} 5/67/89"
    assert plays(forced) == {
        ("6", f"italian 3s d0 pm 2 30,r,r,r/{OUT}/{OUT} 5/7/89"),
        ("7", f"italian 3s d0 pm 2 30,r,r,r/{OUT}/{OUT} 5/6/89"),
    }


def test_4_9_with_two_players_the_turn_comes_back() -> None:
    assert the_after(f"italian 2s d0 pd 2 20,r,r,r/{OUT} 5/66", "6") == f"italian 2s d0 pm 0 20,r,r,r/{OUT} 5/6"


def test_4_9_discarder_plays_when_no_one_else_holds_cards() -> None:
    assert the_after(f"italian 2s d0 pd 2 20,r,r,r/{OUT} -/66", "6") == f"italian 2s d0 pm 2 20,r,r,r/{OUT} -/6"


def test_4_9_the_last_card_discarded_ends_the_round() -> None:
    assert the_after(f"italian 2s d0 pd 2 20,r,r,r/{OUT} -/6", "6") == f"italian 2s d0 pr - 20,r,r,r/{OUT} -/-"


def test_4_9_next_player_without_cards_loses_nothing() -> None:
    """docs/readings.md A16."""
    assert the_after(f"italian 3s d0 pm 0 20,r,r,r/{OUT}/{OUT} T/-/89", "T") == (
        f"italian 3s d0 pm 2 30,r,r,r/{OUT}/{OUT} -/-/89"
    )


def test_4_9_a_ten_that_is_discarded_does_nothing() -> None:
    """docs/readings.md A15."""
    assert the_after(f"italian 2s d0 pm 0 {OUT}/{OUT} T/66", "T") == f"italian 2s d0 pm 2 {OUT}/{OUT} -/66"
    assert the_after(f"italian 2s d0 pd 0 {OUT}/{OUT} T/66", "T") == f"italian 2s d0 pm 2 {OUT}/{OUT} -/66"


@pytest.mark.parametrize("moves", ["31,r,r,r/30,r,r,r", "30,r,r,r/20,r,r,r"], ids=["eleven", "swap"])
def test_4_10_jack_makes_the_left_neighbour_discard(moves: str) -> None:
    found = afters(f"ttg+jack_discard 4t d3 pm 0 20,r,r,r/30,r,r,r/{OUT}/{OUT} J/56/7/8", "J")
    assert f"ttg+jack_discard 4t d3 pd 1 {moves}/{OUT}/{OUT} -/56/7/8" in found


def test_4_10_discarding_player_keeps_their_turn() -> None:
    """docs/readings.md A5."""
    table = f"ttg+jack_discard 4t d3 pd 1 20,r,r,r/30,r,r,r/{OUT}/{OUT}"
    assert the_after(f"{table} 9/55/7/8", "5") == f"{table.replace('pd', 'pm')} 9/5/7/8"
    assert the_after(f"{table} 9/5/-/8", "5") == f"{table.replace('pd 1', 'pm 3')} 9/-/-/8"


def test_4_10_no_discard_without_option_or_by_discarded_jack() -> None:
    assert " pm 1 " in the_after(f"ttg 4t d3 pm 0 20,r,r,r/{REST} J/56/7/8", "J")
    assert " pm 1 " in the_after(f"ttg+jack_discard 4t d3 pm 0 {OUT}/{REST} J/56/7/8", "J")


def test_4_10_ten_swap_swaps_with_opponents_only() -> None:
    """docs/readings.md A17."""
    board = f"20,r,r,r/30,r,r,r/40,r,r,r/{OUT}"
    swapped = f"30,r,r,r/20,r,r,r/40,r,r,r/{OUT}"
    assert boards(f"ttg 4t d3 pm 0 {board} T/-/-/-", "T") == {f"30,r,r,r/{OUT}/40,r,r,r/{OUT}"}
    assert boards(f"ttg+ten_swap 4t d3 pm 0 {board} T/-/-/-", "T") == {f"30,r,r,r/{OUT}/40,r,r,r/{OUT}", swapped}
    alone = boards(f"ttg+ten_swap 4s d3 pm 0 {board} T/-/-/-", "T")
    assert alone == {f"30,r,r,r/{OUT}/40,r,r,r/{OUT}", swapped, f"40,r,r,r/30,r,r,r/20,r,r,r/{OUT}"}


# 4.11 the centre in ttg


@pytest.mark.parametrize(
    ("card", "walked"), [("A", "9,h2,h3,h4"), ("T", "18,h2,h3,h4"), ("K", "21,h2,h3,h4"), ("9", "17,h2,h3,h4")]
)
def test_4_11_ace_ten_and_king_go_from_an_8_to_the_centre(card: str, walked: str) -> None:
    centre = set() if card == "9" else {"c,h2,h3,h4"}
    assert moved("ttg 4t", "8,h2,h3,h4", card) == {walked} | centre
    assert moved("ttg+centre=off 4t", "8,h2,h3,h4", card) == {walked}


@pytest.mark.parametrize("card", ["A", "T", "K"])
def test_4_11_pawn_leaves_the_centre_onto_any_8(card: str) -> None:
    """docs/readings.md A18: also those of sectors without a player."""
    eights = {f"{field},h2,h3,h4" for field in (8, 26, 44, 62)}
    assert moved("ttg 4t", "c,h2,h3,h4", card) == eights
    assert groups(f"ttg 2s d0 pm 0 c,h2,h3,h4/{OUT} {card}/-", card) == eights


def test_4_11_a_pawn_in_the_centre_goes_no_other_way() -> None:
    assert moved("ttg 4t", "c,r,r,r", "7") == set()
    assert moved("ttg 4t", "c,r,r,r", "4") == set()
    assert moved("ttg 4t", "c,r,r,r", "2") == set()


def test_4_11_pawn_in_the_centre_is_hit_unless_own_colour() -> None:
    """docs/readings.md A33."""
    assert boards(f"ttg 4s d3 pm 0 8,h2,h3,h4/c,r,r,r/{OUT}/{OUT} T/-/-/-", "T") == {
        f"c,h2,h3,h4/{REST}",
        f"18,h2,h3,h4/c,r,r,r/{OUT}/{OUT}",
    }
    assert moved("ttg 4t", "8,c,h3,h4", "T") == {"18,c,h3,h4", "8,26,h3,h4", "8,44,h3,h4", "8,62,h3,h4"}


# 4.12 the centre in swiss with eight players

SEVEN_OUT = "/".join([OUT] * 7)
NOBODY = "/".join(["-"] * 7)


def eight(pawns: str, cards: str, rest: str = SEVEN_OUT) -> str:
    """Return a position of eight players; seat 0 is to play, the others hold nothing."""
    return f"swiss 8t d7 pm 0 {pawns}/{rest} {cards}/{NOBODY}"


@pytest.mark.parametrize("second", ["K", "A", "*", "3"])
def test_4_12_pawn_on_an_8_enters_the_centre_by_a_second_card(second: str) -> None:
    """docs/readings.md A11: the ace too."""
    pair = f"5{second}" if second in "K*" else f"{second}5"
    assert groups(eight("2,h2,h3,h4", pair), pair) == {"c,h2,h3,h4"}


def test_4_12_other_cards_open_no_way_to_the_centre() -> None:
    assert spendings(eight("2,h2,h3,h4", "56")) == {"5", "6"}
    assert spendings("swiss 6t d5 pm 0 2,h2,h3,h4/r,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r 5K/-/-/-/-/-") == {"5", "K"}


def test_4_12_backward_steps_count_too() -> None:
    """docs/readings.md A20."""
    assert "c,r,r,r" in groups(eight("11,r,r,r", "4K"), "4K")


def test_4_12_pawn_from_swap_or_centre_may_not_enter_it() -> None:
    """docs/readings.md A20."""
    others = f"7,r,r,r/{'/'.join([OUT] * 6)}"
    assert spendings(eight("20,h2,h3,h4", "JK", others)) == {"J", "K"}
    assert not {spent for spent in spendings(eight("c,h2,h3,h4", "3K")) if len(spent) > 1}


def test_4_12_second_card_also_hits_an_own_pawn_in_the_centre() -> None:
    others = f"c,r,r,r/{'/'.join([OUT] * 6)}"
    assert boards(eight("2,h2,h3,h4", "5K", others), "5K") == {f"c,h2,h3,h4/{SEVEN_OUT}"}
    assert "c,h3,h4,r" in groups(eight("2,c,h3,h4", "5K"), "5K")


def test_4_12_the_two_cards_are_an_unordered_pair() -> None:
    """docs/readings.md A21: three steps from 4 and a king, or thirteen from 138 and a three."""
    assert groups(eight("4,h2,h3,h4", "3K"), "3K") == {"c,h2,h3,h4"}
    assert groups(eight("4,138,h3,h4", "3K"), "3K") == {"138,c,h3,h4", "4,c+,h3,h4"}


def test_4_12_one_of_two_pawns_on_8s_enters_the_centre() -> None:
    """docs/readings.md A20."""
    assert {"7,c,h3,h4", "25,c,h3,h4"} <= groups(eight("4,21,h3,h4", "7K"), "7K")


def test_4_12_a_pawn_that_a_later_part_hits_does_not_go() -> None:
    """docs/readings.md A20: from 4 onto the 8 on 7, and then from 3 onto it, is all seven."""
    found = groups(eight("3,4,h3,h4", "7K"), "7K")
    assert "c,h3,h4,r" in found
    assert "7,c,h3,h4" not in found


def test_4_12_pawn_hit_in_passing_by_a_later_part_does_not_go() -> None:
    """docs/readings.md A20: 6 onto the 8 on 7, then 4 over it to 10, in parts of more than one step."""
    table = eight("4,6,h3,h4", "7K").replace("swiss", "swiss+home_entry=over", 1)
    assert "10,h3,h4,r" in groups(table, "7")
    assert groups(table, "7K") == {"10,c,h3,h4"}, "which is 6 to 10, and 4 onto the 8"


def test_4_12_pawn_in_the_centre_keeps_its_touch() -> None:
    """docs/readings.md A58."""
    assert groups(eight("2+,h2,h3,h4", "5K"), "5K") == {"c+,h2,h3,h4"}
    assert groups(eight("c+,h2,h3,h4", "3"), "3") == {f"{7 + 18 * arm}+,h2,h3,h4" for arm in range(8)}


@pytest.mark.parametrize("card", ["K", "A", "*", "3"])
def test_4_12_later_one_card_brings_it_onto_any_8(card: str) -> None:
    assert groups(eight("c,h2,h3,h4", card), card) == {f"{7 + 18 * arm},h2,h3,h4" for arm in range(8)}


def test_4_12_a_pawn_in_the_centre_may_be_swapped() -> None:
    """docs/readings.md A62."""
    others = f"c,r,r,r/{'/'.join([OUT] * 6)}"
    swapped = f"c,h2,h3,h4/20,r,r,r/{'/'.join([OUT] * 6)}"
    assert boards(eight("20,h2,h3,h4", "J", others), "J") == {swapped}


# 4.13 the diagonal in toctoc


def test_4_13_a_whole_seven_crosses_between_fields_numbered_7() -> None:
    assert moved("toctoc+seven_diagonal 4t", "7,h2,h3,h4", "7") == {"14,h2,h3,h4", "43,h2,h3,h4"}
    assert moved("toctoc 4t", "7,h2,h3,h4", "7") == {"14,h2,h3,h4"}
    assert moved("toctoc+seven_diagonal 4t", "8,h2,h3,h4", "7") == {"15,h2,h3,h4"}


def test_4_13_crossing_seven_hits_other_colours_only() -> None:
    """docs/readings.md A51: the partner's too."""
    table = "toctoc+seven_diagonal 4t d3 pm 0"
    assert f"43,h2,h3,h4/{REST}" in boards(f"{table} 7,h2,h3,h4/{OUT}/43,r,r,r/{OUT} 7/-/-/-", "7")
    assert not {one for one in groups(f"{table} 7,43,h3,h4/{REST} 7/-/-/-", "7") if one.count("r")}


def test_4_13_crossing_seven_ignores_pawns_on_the_way() -> None:
    table = "toctoc+seven_diagonal 4t d3 pm 0"
    crossed = f"43,h2,h3,h4/12,18!,r,r/{OUT}/{OUT}"
    assert crossed in boards(f"{table} 7,h2,h3,h4/12,18!,r,r/{OUT}/{OUT} 7/-/-/-", "7")


# 4.14 no joker finish


@pytest.mark.parametrize(
    ("card", "ends"), [("*", False), ("2", True)], ids=["not with a joker", "with the card itself"]
)
def test_4_14_a_joker_may_not_bring_the_eighth_pawn_home(card: str, *, ends: bool) -> None:
    board = f"68,h2,h3,h4/{OUT}/{HOME}/{OUT}"
    after = afters(f"swiss+no_joker_finish 4t d3 pm 0 {board} {card}/-/-/-", card)
    assert any(" pe " in one for one in after) is ends
    assert any(" pe " in one for one in afters(f"swiss 4t d3 pm 0 {board} {card}/-/-/-", card))


def test_4_14_joker_may_bring_a_fourth_pawn_home() -> None:
    board = f"68,h2,h3,h4/{OUT}/{OUT}/{OUT}"
    assert HOME in groups(f"swiss+no_joker_finish 4t d3 pm 0 {board} */-/-/-", "*")


def test_4_14_joker_rule_has_no_effect_in_solo() -> None:
    """docs/readings.md A25."""
    after = afters(f"swiss+no_joker_finish 2s d0 pm 0 68,h2,h3,h4/{OUT} */-", "*")
    assert any(" pe " in one for one in after)
