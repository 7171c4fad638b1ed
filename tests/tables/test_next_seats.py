"""Seats of the same people in their next game."""

from __future__ import annotations

import pytest

from tests.tables.live import SEED
from tockbot.rules import table_rules
from tockbot.tables import SeatsAgain, seats_again


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 8])
@pytest.mark.parametrize("how", SeatsAgain)
def test_next_seats_include_every_person(seats: int, how: SeatsAgain) -> None:
    assert sorted(seats_again(seats, how, SEED)) == list(range(seats))


@pytest.mark.parametrize("players", [4, 6, 8])
def test_switched_partners_repeat_only_after_all_others(players: int) -> None:
    rules = table_rules("swiss", players)
    people, met = list(range(players)), set[frozenset[int]]()
    for _ in range(players - 1):
        pairs = {frozenset(people[seat] for seat in side) for side in rules.sides}
        assert not pairs & met
        met |= pairs
        people = [people[seat] for seat in seats_again(players, SeatsAgain.CHANGED, SEED)]
    assert people == list(range(players))


def test_random_seats_depend_only_on_their_lot() -> None:
    drawn = {seats_again(4, SeatsAgain.DRAWN, bytes([lot]) * 32) for lot in range(99)}
    assert len(drawn) > 15
    assert seats_again(4, SeatsAgain.DRAWN, SEED) == seats_again(4, SeatsAgain.DRAWN, SEED)
    assert seats_again(4, SeatsAgain.SAME, SEED) == (0, 1, 2, 3)
