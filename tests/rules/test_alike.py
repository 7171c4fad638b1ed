"""Tables with equal arrangements of pawns, seen from any seat."""

from __future__ import annotations

import re

from tockbot.learning import puzzles
from tockbot.rules import (
    MovePlay,
    Pawns,
    Seat,
    TableRules,
    format_pawns,
    legal_plays,
    opening,
    parse_pawns,
    same_position,
    table_rules,
)


def turned(pawns: Pawns, rules: TableRules, seats: int) -> Pawns:
    """Return the same pawns, this many seats further round the board."""

    def place(text: str) -> str:
        found = re.fullmatch(r"(\d+)(.*)", text)
        return (
            text if found is None else f"{(int(found[1]) + rules.board.starts[seats]) % rules.board.fields}{found[2]}"
        )

    groups = [list(map(place, group.split(","))) for group in format_pawns(pawns).split("/")]
    further = (*groups[-seats:], *groups[:-seats])
    return parse_pawns(rules, "/".join(",".join(sorted(group, key=_order)) for group in further))


def _order(place: str) -> tuple[int, str]:
    return (int(re.sub(r"\D", "", place)), "") if place[0].isdigit() else (100, place)


def test_positions_match_in_any_rotation() -> None:
    for puzzle in [*puzzles("swiss")][::100]:
        rules, pawns = puzzle.position.rules, puzzle.position.pawns
        other = next(play for play in legal_plays(puzzle.position) if isinstance(play, MovePlay)).pawns
        assert same_position(rules, pawns, rules, pawns)
        for seats in (1, 2, 3):
            assert same_position(rules, pawns, rules, turned(pawns, rules, seats))
            assert not same_position(rules, pawns, rules, turned(other, rules, seats))


def test_other_options_are_another_game_only_on_another_board() -> None:
    pawns = next(iter(puzzles("swiss"))).position.pawns
    assert same_position(
        table_rules("swiss", 4), pawns, table_rules("swiss", 4, options={"canadian_seven": "on"}), pawns
    )
    six = opening(table_rules("swiss", 6), Seat(0)).pawns
    assert not same_position(table_rules("swiss", 4), pawns, table_rules("swiss", 6), six)


def test_positions_before_the_first_pawn_never_match() -> None:
    rules = table_rules("swiss", 4)
    pawns = opening(rules, Seat(0)).pawns
    assert not same_position(rules, pawns, rules, pawns)
