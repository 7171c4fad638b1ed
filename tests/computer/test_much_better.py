"""When a play is told to have been much worse than another."""

from __future__ import annotations

from tockbot.computer import much_better
from tockbot.computer.hint import give_hint
from tockbot.learning import known, puzzles
from tockbot.rules import legal_plays


def test_only_what_is_much_worse_than_the_best_is_told_of() -> None:
    puzzle = max(puzzles(), key=lambda one: one.best.chance - one.second.chance)
    game = known(puzzle.table())
    hint = give_hint(game, seed=1)
    plays = list(legal_plays(game.position()))
    best = next(play for play in plays if puzzle.best.is_made_by(play))
    second = next(play for play in plays if puzzle.second.is_made_by(play))
    assert hint[0].what == best
    assert much_better(hint, best) is None
    assert much_better(hint, second) == hint[0]
    assert all(much_better(hint, play) == hint[0] for play in plays if play != best)
