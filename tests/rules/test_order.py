"""docs/notation.md: the order of listed plays follows from the plays alone."""

from __future__ import annotations

import pytest

from tests.rules.test_distinct import random_positions, table_id
from tests.rules.test_table import every_table
from tests.sampled import some
from tockbot.rules import (
    HAND_ORDER,
    Burn,
    Draw,
    MovePlay,
    Play,
    TableRules,
    format_pawns,
    format_position,
    legal_plays,
    parse_position,
    plays_without_sevens,
)


def place(play: Play) -> tuple[object, ...]:
    """Return the place of a play in the listing, by an independent definition."""
    cards = [HAND_ORDER.index(card) for card in play.spent]
    match play:
        case MovePlay():
            return cards, 0, [list(group) for group in play.pawns], play.forces_discard
        case Draw():
            return cards, 1, play.seat
        case Burn():
            return cards, 2, play.seat, play.choice
        case _:
            return cards, 3


@pytest.mark.parametrize("rules", some(every_table(), 3), ids=table_id)
def test_plays_are_listed_in_order(rules: TableRules) -> None:
    for position, plays in random_positions(rules):
        listed = list(plays)
        moving = [play for play in listed if isinstance(play, MovePlay | Draw | Burn)]
        assert moving == sorted(moving, key=place), format_position(position)
        assert listed[: len(moving)] == moving, "discards come last"
        assert listed[len(moving) :] == sorted(listed[len(moving) :], key=place)
        without = plays_without_sevens(position)
        if any(play in without for play in moving):
            assert [play for play in listed if play in without] == list(without)


def told(play: Play) -> str:
    """Return a play in short form."""
    left = format_pawns(play.pawns) if isinstance(play, MovePlay) else str(play.seat) if isinstance(play, Draw) else ""
    return f"{play.spent} {left}"


def test_plays_of_an_example_are_ordered() -> None:
    position = parse_position("swiss 2s d2 pm 0 2,r,r,r/5,r,r,r A2J/5")
    assert list(map(told, legal_plays(position))) == [
        "A 0!,2,r,r/5,r,r,r",
        "A 3,r,r,r/5,r,r,r",
        "A 13,r,r,r/5,r,r,r",
        "2 4,r,r,r/5,r,r,r",
        "2 1",
        "J 5,r,r,r/2,r,r,r",
    ]
    position = parse_position(
        "swiss 8t d7 pm 0 6,c,r,r/r,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r A23/-/-/-/-/-/-/-"
    )
    spent = [play.spent for play in legal_plays(position)]
    assert list(dict.fromkeys(spent)) == ["A", "A3", "2", "3"]
