"""The puzzles: every line can be read, has a play that can be made, and a sample is solved anew."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from tockbot.computer.search import SearchBudget, search_play
from tockbot.learning import FILE, Difficulty, Puzzle, known, played, puzzle_of, puzzles, read_puzzle, streak
from tockbot.learning.puzzles import FIRST_DAY
from tockbot.rules import (
    Phase,
    format_pawns,
    legal_plays,
)
from training.puzzles import MOST_EASY, VERY_CLEAR, positions, write_puzzle

EVERY = tuple(puzzles())
SAMPLE = EVERY[:: len(EVERY) // 4]
CHEAP = SearchBudget(tried=8, playouts=256)


def test_no_position_is_there_twice() -> None:
    seen = [(format_pawns(puzzle.position.pawns), puzzle.position.turn) for puzzle in EVERY]
    assert len(set(seen)) == len(seen) >= 365


def test_every_puzzle_asks_for_one_play_among_several_that_can_be_made() -> None:
    for puzzle in EVERY:
        plays = list(legal_plays(puzzle.position))
        assert puzzle.position.phase is Phase.PLAY
        assert sum(map(puzzle.best.is_made_by, plays)) == 1
        assert sum(map(puzzle.second.is_made_by, plays)) == 1
        assert puzzle.best.chance - puzzle.second.chance >= VERY_CLEAR - 0.001
        assert len(plays) >= 4


def test_some_are_easy_and_some_are_hard() -> None:
    counted = [sum(puzzle.difficulty is one for puzzle in EVERY) for one in Difficulty]
    assert min(counted) >= 3
    assert counted[0] <= MOST_EASY * len(EVERY)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=range(len(SAMPLE)))
def test_a_sample_is_solved_anew(puzzle: Puzzle) -> None:
    assert puzzle.best.is_made_by(search_play(known(puzzle.table()), CHEAP, seed=77)[0].what)


def test_a_puzzle_is_a_game_that_goes_on_after_its_answer() -> None:
    for puzzle in SAMPLE:
        table = puzzle.table()
        best = next(play for play in legal_plays(known(table).position()) if puzzle.best.is_made_by(play))
        assert known(played(table, best)).history[-1].play == best


def test_a_puzzle_is_written_as_it_is_read() -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    assert [write_puzzle(read_puzzle(line)) for line in lines] == lines


def test_the_days_follow_each_other_and_begin_anew() -> None:
    assert puzzle_of(FIRST_DAY) == EVERY[0]
    assert puzzle_of(FIRST_DAY + timedelta(days=1)) == EVERY[1]
    assert puzzle_of(FIRST_DAY + timedelta(days=len(EVERY))) == EVERY[0]


@pytest.mark.parametrize(("solved", "days"), [((), 0), ((1,), 0), ((0,), 1), ((0, 1, 3), 2), ((0, 1, 2, 3), 4)])
def test_a_streak_is_days_in_a_row_up_to_today(solved: tuple[int, ...], days: int) -> None:
    today = date(2026, 3, 1)
    assert streak((today - timedelta(days=back) for back in solved), today) == days


def test_a_game_of_the_generator_is_the_same_for_the_same_number() -> None:
    rules = EVERY[0].position.rules
    first, again, other = (next(positions(rules, number)) for number in (1, 1, 2))
    assert first == again != other
