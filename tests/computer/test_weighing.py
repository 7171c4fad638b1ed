"""What a play gave away, beside the best."""

from __future__ import annotations

from tockbot.computer import MISTAKE
from tockbot.computer.weighing import weigh
from tockbot.learning import known, puzzles
from tockbot.rules import legal_plays


def test_only_what_is_worse_than_the_best_gives_something_away() -> None:
    puzzle = max(puzzles("swiss"), key=lambda one: one.best.chance - one.second.chance)
    game = known(puzzle.table())
    plays = list(legal_plays(game.position()))
    best = next(play for play in plays if puzzle.best.is_made_by(play))
    second = next(play for play in plays if puzzle.second.is_made_by(play))
    found, missed = weigh(game, best, seed=1), weigh(game, second, seed=1)
    assert (found.best.what, found.given_away) == (best, 0.0)
    assert found.found > MISTAKE
    assert missed.best.what == best
    assert missed.given_away > MISTAKE
    assert missed.found == 0.0
