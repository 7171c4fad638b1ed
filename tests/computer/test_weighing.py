"""Tests how much winning chance a play loses against the best one."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.tables.live import rules_id
from tests.tables.recordings import recorded
from tests.tables.test_observation import shuffled_behind
from tockbot.computer import MISTAKE
from tockbot.computer.hint import weigh
from tockbot.learning import known, puzzles
from tockbot.rules import Phase, TableRules, legal_plays, table_rules
from tockbot.tables import Game, Table, observe

FOUR = table_rules("swiss", 4)


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def test_only_a_worse_play_than_the_best_loses_chance() -> None:
    puzzle = max(puzzles("swiss"), key=lambda one: one.best.chance - one.second.chance)
    game = known(puzzle.table())
    plays = list(legal_plays(game.position()))
    best = next(play for play in plays if puzzle.best.is_made_by(play))
    second = next(play for play in plays if puzzle.second.is_made_by(play))
    found, missed = weigh(game, best, seed=1), weigh(game, second, seed=1)
    assert (found.best.what, found.loss) == (best, 0.0)
    assert found.found > MISTAKE
    assert missed.best.what == best
    assert missed.loss > MISTAKE
    assert missed.found == 0.0


@pytest.mark.usefixtures("in_the_core")
@pytest.mark.parametrize("rules", [FOUR, table_rules("swiss", 3)], ids=rules_id)
def test_review_ignores_hidden_hands(rules: TableRules) -> None:
    rng = Random(1)
    plays = gifts = 0
    for table in recorded(rules).tables[::30]:
        game = game_of(table)
        for seat in rules.seats:
            other = shuffled_behind(table, seat, rng)
            here, there = observe(table, game, seat), observe(other, game_of(other), seat)
            if game.position.turn == seat:
                done = rng.choice(legal_plays(game.position))
                assert weigh(there, done, 7) == weigh(here, done, 7)
                plays += 1
            elif game.position.phase is Phase.EXCHANGE and game.hands[seat]:
                card = rng.choice(game.hands[seat])
                assert weigh(there, card, 7) == weigh(here, card, 7)
                gifts += 1
    assert plays
    assert gifts


@pytest.mark.usefixtures("in_the_core")
def test_review_depends_on_the_played_cards() -> None:
    """Show that the test above can fail: with other discards, the same play gets other numbers."""
    table = next(table for table in recorded(FOUR).tables[25:] if len(legal_plays(game_of(table).position)) > 3)
    game = game_of(table)
    count = min(len(game.discards), len(game.stock))
    swapped = replace(game, discards=game.stock[:count], stock=(*game.discards[:count], *game.stock[count:]))
    here, there = (observe(table, one, one.position.turn) for one in (game, swapped))
    done = legal_plays(game.position)[-1]
    assert weigh(there, done, 7) != weigh(here, done, 7)
