"""Any position of a game, as a seat knows it, can be set up as an exercise."""

from __future__ import annotations

import pytest

from tests.sampled import some
from tests.tables.live import EVERY_RULESET, rules_id
from tests.tables.recordings import recorded
from tockbot.learning import card_passed, exercise, known, played
from tockbot.rules import Phase, TableRules, legal_plays
from tockbot.tables import Game, Table, observe


def game_of(table: Table) -> Game:
    """Return the game that has begun at a table."""
    assert table.game is not None
    return table.game


@pytest.mark.parametrize("rules", some(EVERY_RULESET, 3), ids=rules_id)
def test_exercise_begins_and_goes_on_from_every_position(rules: TableRules) -> None:
    tables = [table for table in recorded(rules).tables if game_of(table).position.phase is not Phase.GAME_OVER]
    for number, table in enumerate(tables[::2]):
        position = game_of(table).position
        for seat in rules.seats if position.turn is None or number % 8 == 0 else (position.turn,):
            seen = observe(table, game_of(table), seat)
            begun = exercise(seen.position(), seat)
            now = known(begun)
            assert now.position() == seen.position()
            if position.phase is Phase.EXCHANGE and now.hand:
                card_passed(begun, now.hand[0])
            elif position.turn == seat and number % 4 == 0:
                plays = legal_plays(now.position())
                played(begun, plays[number % len(plays)])
