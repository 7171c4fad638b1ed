"""docs/rules.md 6.2 and 6.3: legal plays as lines of JSON, and perft."""

from __future__ import annotations

import json

import pytest

from tockbot.rules import parse_position, perft, plays_as_json

OUT = "r,r,r,r"


def test_6_2_one_line_of_json() -> None:
    assert plays_as_json(f"swiss 2s d0 pm 0 5,r,r,r/{OUT} 2/35") == (
        f'[{{"spent": "2", "after": "swiss 2s d0 pm 2 7,r,r,r/{OUT} -/35"}}, {{"spent": "2", "draw": 2}}]'
    )


def test_6_2_invalid_line_gets_an_answer() -> None:
    assert json.loads(plays_as_json("swiss 2s")).keys() == {"error"}
    assert json.loads(plays_as_json("")).keys() == {"error"}
    assert json.loads(plays_as_json("\udcff")).keys() == {"error"}


def test_6_2_sorted_by_cards_then_by_text_and_draws_last() -> None:
    """docs/readings.md A6: a shorter ``spent`` first, and 10 before 8 as text."""
    rows = json.loads(plays_as_json(f"swiss 3s d0 pm 0 5,8,r,r/{OUT}/{OUT} 2*/3/4"))
    two = [row["draw"] if "draw" in row else row["after"].split(" ")[5] for row in rows if row["spent"] == "2"]
    assert two == [f"5,10,r,r/{OUT}/{OUT}", f"7,8,r,r/{OUT}/{OUT}", 1, 2]
    order = ["A23456789TJQK*".index(row["spent"]) for row in rows]
    assert order == sorted(order)


def test_6_2_a_shorter_spending_comes_first() -> None:
    seven_out = "/".join([OUT] * 7)
    rows = json.loads(plays_as_json(f"swiss 8t d7 pm 0 2,h2,h3,h4/{seven_out} 5K/-/-/-/-/-/-/-"))
    assert [row["spent"] for row in rows] == ["5", "5K", "K"]


@pytest.mark.parametrize(
    "notation",
    [
        f"swiss 2s d0 px - {OUT}/{OUT} A/2",
        f"swiss 2s d0 pr - {OUT}/{OUT} -/-",
        f"swiss 2s d0 pe - h1,h2,h3,h4/{OUT} -/-",
    ],
)
def test_6_2_no_one_acts_outside_a_turn(notation: str) -> None:
    """docs/readings.md A8."""
    assert plays_as_json(notation) == "[]"
    assert [perft(parse_position(notation), depth) for depth in range(3)] == [1, 1, 1]


def test_6_3_depth_counts_plays_forced_discards_too() -> None:
    """docs/readings.md A8."""
    position = parse_position(f"italian 2s d0 pd 2 20,r,r,r/{OUT} 5/67")
    assert [perft(position, depth) for depth in range(4)] == [1, 2, 2, 2]


def test_6_3_a_draw_ends_a_sequence() -> None:
    position = parse_position("swiss 2s d0 pm 0 5,r,r,r/40,r,r,r 22/55")
    assert [perft(position, depth) for depth in range(4)] == [1, 2, 2, 3]
