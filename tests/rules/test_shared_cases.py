"""The cases supplied with the rules: lists of legal plays, and counts of play sequences."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tockbot.rules import parse_position, perft, plays_as_json

DATA = Path(__file__).parent / "data"
CASES = [
    json.loads(line) for path in sorted(DATA.glob("*.jsonl")) for line in path.read_text(encoding="utf-8").splitlines()
]


def perft_lines(name: str) -> list[tuple[str, int, int]]:
    """Return the notation, depth and count of each line of a perft file."""
    lines = [line.split(";") for line in (DATA / name).read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    return [(notation, int(depth), int(count)) for notation, depth, count in lines]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["position"])
def test_6_2_the_plays_of_the_shared_cases_in_order(case: dict[str, Any]) -> None:
    assert json.loads(plays_as_json(case["position"])) == case["plays"]


@pytest.mark.parametrize(("notation", "depth", "count"), perft_lines("perft.txt"))
def test_6_3_the_shared_perft_counts(notation: str, depth: int, count: int) -> None:
    assert perft(parse_position(notation), depth) == count


@pytest.mark.parametrize(("notation", "depth", "count"), perft_lines("perft_own.txt"))
def test_6_3_our_own_perft_counts_have_not_changed(notation: str, depth: int, count: int) -> None:
    assert perft(parse_position(notation), depth) == count
