"""Training reads the same of games, whichever engine plays them."""

from __future__ import annotations

import pytest

from tests.core.test_core import needs_core
from tests.sampled import some
from tests.tables.live import EVERY_RULESET, rules_id
from tockbot.computer.evaluation import family, read_weights
from tockbot.core import use
from tockbot.rules import TableRules
from training.selfplay import Judgement, Told, Wanted, self_play

WANTED = Wanted(seed=7, games=1, explored=10, every=8, deals=1)


def told(rules: TableRules, *, compiled: bool) -> Told:
    """Return a game by one of the engines, between players of two kinds."""
    players = [Judgement(one.mover, one.leaf) for one in map(read_weights, (family(rules), "hand"))]
    use(allowed=compiled)
    try:
        return self_play(rules, players, WANTED)
    finally:
        use(allowed=False)


@needs_core
@pytest.mark.parametrize("rules", some(EVERY_RULESET, 5), ids=rules_id)
def test_game_is_the_same_with_either_engine(rules: TableRules) -> None:
    by_core = told(rules, compiled=True)
    assert by_core == told(rules, compiled=False)
    assert by_core.chances
    assert sum(by_core.rounds) * rules.party.players * 8 == len(by_core.pawns)
