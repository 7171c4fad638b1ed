"""The puzzles of a rush, their order, and its end."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from tockbot.learning import LASTS, MAX_WRONG, Difficulty, Puzzle, Rush, puzzle_of

BEGAN = datetime(2026, 3, 2, 23, 59, tzinfo=UTC)
RUSH = Rush(BEGAN.date(), 1, BEGAN, seed=7)


def asked(rush: Rush) -> list[Puzzle]:
    """Return all the puzzles that a rush asks of a player who solves each at once."""
    found: list[Puzzle] = []
    while (puzzle := rush.puzzle(BEGAN)) is not None:
        found.append(puzzle)
        rush = replace(rush, solved=rush.solved + 1)
    return found


def test_rush_gets_harder_without_repeats_until_it_runs_out() -> None:
    puzzles = asked(RUSH)
    levels = [puzzle.difficulty for puzzle in puzzles]
    assert levels[:12] == [Difficulty.EASY] * 5 + [Difficulty.MEDIUM] * 7
    assert levels[12] is Difficulty.HARD
    assert len(puzzles) == len({puzzle.position for puzzle in puzzles}) > 150


def test_rush_puzzles_follow_from_the_seed() -> None:
    assert asked(RUSH) == asked(RUSH)
    assert asked(RUSH)[:5] != asked(replace(RUSH, seed=8))[:5]


def test_rush_uses_no_current_or_upcoming_daily_puzzle() -> None:
    near = {puzzle_of(BEGAN.date() + timedelta(days=days)).position for days in range(-1, 29)}
    assert not near & {puzzle.position for puzzle in asked(RUSH)}


def test_rush_ends_by_time_or_by_wrong_answers() -> None:
    assert RUSH.puzzle(BEGAN + LASTS - timedelta(seconds=1)) is not None
    assert RUSH.puzzle(BEGAN + LASTS) is None
    assert replace(RUSH, solved=9, wrong=MAX_WRONG - 1).puzzle(BEGAN) is not None
    assert replace(RUSH, solved=9, wrong=MAX_WRONG).puzzle(BEGAN) is None


def test_repr_of_a_rush_hides_its_seed() -> None:
    assert "seed" not in repr(RUSH)
