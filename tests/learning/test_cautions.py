"""Quiet warnings about a play before it is made (rules.md 3.1, 3.2)."""

from __future__ import annotations

import pytest

from tests.tables.live import PEOPLE, arranged
from tockbot.learning import Caution, cautions_on, only_way_out
from tockbot.rules import Board, BoardKind, Location, Seat, Spot, Swap, Walk, table_rules
from tockbot.rules.law import HOME
from tockbot.tables import observe

FOUR = Board(BoardKind.CANADIAN, 4)
ME = Seat(0)


def walk(origin: int, goal: int, steps: int, *hits: Spot) -> Walk:
    return Walk(ME, Location(origin), Location(goal), steps, hits)


@pytest.mark.parametrize(
    ("move", "passes"),
    [
        (walk(68, 70, 2), True),
        (walk(69, 70, 1), True),
        (walk(68, 69, 1), False),
        (walk(60, 67, 7), False),
        (walk(0, 5, 5), False),
        (walk(1, 69, -4), False),
        (walk(66, HOME[0], 4), False),
    ],
)
def test_3_1_caution_names_a_pawn_that_passes_its_home(move: Walk, *, passes: bool) -> None:
    assert (Caution.PASSES_HOME in cautions_on(FOUR, ME, (move,))) == passes


def test_leaving_the_entry_field_gets_no_caution_if_it_is_entry() -> None:
    dog = Board(BoardKind.DOG, 4)
    assert cautions_on(dog, ME, (walk(0, 5, 5),)) == ()
    assert cautions_on(dog, ME, (walk(62, 3, 5),)) == (Caution.PASSES_HOME,)


def test_3_2_caution_names_only_hits_of_the_own_side() -> None:
    assert cautions_on(FOUR, ME, (walk(3, 5, 2, Spot(ME, Location(5))),)) == (Caution.HITS_OWN,)
    assert cautions_on(FOUR, ME, (walk(3, 5, 2, Spot(Seat(1), Location(5))),)) == ()
    assert cautions_on(FOUR, ME, (Swap(ME, Location(3), Spot(Seat(1), Location(9))),)) == ()


@pytest.mark.parametrize(
    ("hand", "pawns", "expected"),
    [
        ("K579", "r,r,r,r", "K"),
        ("57*", "5,r,r,r", "*"),
        ("AK57", "r,r,r,r", None),
        ("579", "r,r,r,r", None),
        ("K579", "5,9,20,30", None),
    ],
)
def test_the_only_card_that_brings_a_pawn_out_is_found(hand: str, pawns: str, expected: str | None) -> None:
    out = "r,r,r,r"
    ordered = "".join(sorted(hand, key="A23456789TJQK*".index))
    live = arranged(table_rules("swiss", 4), f"{pawns}/{out}/{out}/{out}", (ordered, "5", "5", "5"), 0)
    found = only_way_out(observe(live.table, live.game, ME, PEOPLE))
    assert (None if found is None else found[0]) == expected
