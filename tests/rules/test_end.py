"""docs/rules.md 5: the end of the game, and playing on for places."""

from __future__ import annotations

import pytest

from tests.rules.reading import afters, plays, spendings
from tockbot.rules import deal, exchange, format_position, next_dealer, parse_position

OUT = "r,r,r,r"
HOME = "h1,h2,h3,h4"


@pytest.mark.parametrize("table", ["swiss 2s", "ttg 2s", "italian 2s"])
def test_5_1_first_with_four_pawns_home_wins_and_cards_drop(table: str) -> None:
    """docs/readings.md A1."""
    last = "69+" if table.startswith("swiss") else "70"
    found = afters(f"{table} d0 pm 0 {last},h2,h3,h4/{OUT} A5/67", "A")
    assert f"{table} d0 pe - {HOME}/{OUT} -/-" in found


def test_5_1_a_team_needs_all_eight() -> None:
    four = f"swiss 4t d0 pm 0 69+,h2,h3,h4/{OUT}/{OUT}/{OUT} A5/6/7/8"
    assert f"swiss 4t d0 pm 1 {HOME}/{OUT}/{OUT}/{OUT} 5/6/7/8" in afters(four, "A")
    eight = f"swiss 4t d0 pm 0 69+,h2,h3,h4/{OUT}/{HOME}/{OUT} A5/6/7/8"
    assert f"swiss 4t d0 pe - {HOME}/{OUT}/{HOME}/{OUT} -/-/-/-" in afters(eight, "A")


def test_5_1_a_seven_may_make_an_opponent_win() -> None:
    """docs/readings.md A28."""
    found = afters("swiss 2s d0 pm 0 20,r,r,r/32,h2,h3,h4 7/5", "7")
    assert f"swiss 2s d0 pe - 25,r,r,r/{HOME} -/-" in found


def test_5_1_winning_ten_makes_no_one_discard() -> None:
    """docs/readings.md A13."""
    won = afters("italian 2s d0 pm 0 61,h2,h3,h4/h1,h2,h3,r T/5", "T")
    assert "italian 2s d0 pe - h1,h2,h3,h4/h1,h2,h3,r -/-" in won


def test_5_1_winning_jack_makes_no_one_discard() -> None:
    won = afters(f"ttg+jack_discard 2s d0 pm 0 60,h2,h3,h4/{OUT} J/5", "J")
    assert f"ttg+jack_discard 2s d0 pe - {HOME}/{OUT} -/-" in won


# places

THREE = "swiss+places 3s"


def test_5_1_places_others_play_on_and_finished_hands_drop() -> None:
    """docs/readings.md A27."""
    found = afters(f"{THREE} d0 pm 0 69+,h2,h3,h4/{OUT}/{OUT} A55/67/8", "A")
    assert f"{THREE} d0 pm 1 {HOME}/{OUT}/{OUT} -/67/8" in found


def test_5_1_places_it_ends_when_all_sides_but_one_are_done() -> None:
    found = afters(f"{THREE} d0 pm 1 {HOME}/15+,h2,h3,h4/{OUT} -/A6/8", "A")
    assert f"{THREE} d0 pe - {HOME}/{HOME}/{OUT} -/-/-" in found


def test_5_1_places_seven_may_finish_another_seat() -> None:
    found = afters(f"{THREE} d0 pm 0 20,r,r,r/14,h2,h3,h4/{OUT} 7/55/8", "7")
    assert f"{THREE} d0 pm 2 25,r,r,r/{HOME}/{OUT} -/-/8" in found


def test_5_1_places_a_team_that_is_done_drops_both_hands() -> None:
    found = afters(f"swiss+places 6t d0 pm 0 105+,h2,h3,h4/{OUT}/{OUT}/{HOME}/{OUT}/{OUT} A2/3/4/5/6/8", "A")
    assert f"swiss+places 6t d0 pm 1 {HOME}/{OUT}/{OUT}/{HOME}/{OUT}/{OUT} -/3/4/-/6/8" in found


def test_5_1_places_order_skips_finished_seats() -> None:
    over = parse_position(f"{THREE} d0 pr - {OUT}/{HOME}/20,r,r,r -/-/-")
    assert next_dealer(over, 1) == 2
    dealt = deal(over, over.rules.seats[2], ["23", "", "45"])
    given = exchange(dealt, ["2", "", "4"])
    assert format_position(given) == f"{THREE} d2 pm 0 {OUT}/{HOME}/20,r,r,r 34/-/25"


def test_5_1_places_ten_makes_the_next_active_seat_discard() -> None:
    found = afters(f"italian+places 3s d0 pm 0 20,r,r,r/{HOME}/{OUT} T/-/56", "T")
    assert found == {f"italian+places 3s d0 pd 2 30,r,r,r/{HOME}/{OUT} -/-/56"}


def test_5_1_places_last_ten_still_makes_the_next_discard() -> None:
    """The game goes on, so docs/readings.md A13 does not apply."""
    found = afters(f"italian+places 3s d0 pm 0 61,h2,h3,h4/{OUT}/{OUT} 5T/6/7", "T")
    assert f"italian+places 3s d0 pd 1 {HOME}/{OUT}/{OUT} -/6/7" in found


def test_5_1_places_finished_seats_are_not_moved_or_drawn_from() -> None:
    """docs/readings.md A27."""
    assert spendings(f"{THREE} d0 pm 0 {OUT}/{HOME}/{OUT} 2/-/5") == {"2"}
    assert plays(f"{THREE} d0 pm 0 {OUT}/{HOME}/{OUT} 2/-/5") == {("2", "draw 2")}
    assert spendings(f"{THREE} d0 pm 0 {OUT}/{HOME}/{OUT} 77/-/5") == {"77"}
