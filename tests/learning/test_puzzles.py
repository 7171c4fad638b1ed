"""Every line of the puzzles can be read and has a possible play; a sample is solved again."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from tockbot.computer.search import SearchBudget, search_play
from tockbot.learning import (
    WEEK,
    Difficulty,
    Puzzle,
    Streak,
    file_of,
    known,
    played,
    puzzle_of,
    puzzles,
    read_puzzle,
    streak,
    streak_of,
)
from tockbot.learning.puzzles import FIRST_MONDAY
from tockbot.rules import (
    Phase,
    format_pawns,
    legal_plays,
)
from training.puzzles import MOST, VERY_CLEAR, positions, write_puzzle

SETS = {ruleset: tuple(puzzles(ruleset)) for ruleset in dict.fromkeys(WEEK)}
EVERY = tuple(puzzle for some in SETS.values() for puzzle in some)
SAMPLE = (*SETS["swiss"][::182], *(some[len(some) // 2] for some in SETS.values()))
CHEAP = SearchBudget(tried=8, playouts=256)


def test_no_puzzle_position_is_repeated() -> None:
    seen = [(puzzle.position.rules, format_pawns(puzzle.position.pawns), puzzle.position.turn) for puzzle in EVERY]
    assert len(set(seen)) == len(seen)
    assert min(map(len, SETS.values())) >= 60


def test_every_puzzle_has_several_plays_and_one_answer() -> None:
    for puzzle in EVERY:
        plays = list(legal_plays(puzzle.position))
        assert puzzle.position.phase is Phase.PLAY
        assert sum(map(puzzle.best.is_made_by, plays)) == 1
        assert sum(map(puzzle.second.is_made_by, plays)) == 1
        assert puzzle.best.chance - puzzle.second.chance >= VERY_CLEAR - 0.001
        assert len(plays) >= 4


@pytest.mark.parametrize("ruleset", SETS)
def test_puzzles_have_every_difficulty(ruleset: str) -> None:
    counted = {one: sum(puzzle.difficulty is one for puzzle in SETS[ruleset]) for one in Difficulty}
    assert min(counted.values()) >= 3
    assert all(count <= MOST[one] * len(SETS[ruleset]) + 1 for one, count in counted.items())


@pytest.mark.parametrize("puzzle", SAMPLE, ids=range(len(SAMPLE)))
def test_sampled_puzzles_are_solved_again(puzzle: Puzzle) -> None:
    assert puzzle.best.is_made_by(search_play(known(puzzle.table()), CHEAP, seed=77)[0].what)


def test_game_continues_after_the_answer_to_a_puzzle() -> None:
    for puzzle in SAMPLE:
        table = puzzle.table()
        best = next(play for play in legal_plays(known(table).position()) if puzzle.best.is_made_by(play))
        assert known(played(table, best)).history[-1].play == best


@pytest.mark.parametrize("ruleset", SETS)
def test_puzzle_survives_reading_and_writing(ruleset: str) -> None:
    lines = file_of(ruleset).read_text(encoding="utf-8").splitlines()
    assert [write_puzzle(read_puzzle(line)) for line in lines] == lines
    assert all(puzzle.position.rules.ruleset.name == ruleset for puzzle in SETS[ruleset])


def test_days_of_the_week_have_rulesets_and_puzzles_in_turn() -> None:
    swiss, dog = SETS["swiss"], SETS["dog"]
    first_week = [puzzle_of(FIRST_MONDAY + timedelta(days=day)) for day in range(7)]
    assert [puzzle.position.rules.ruleset.name for puzzle in first_week] == [*WEEK]
    assert first_week[::2] == [*swiss[:4]]
    assert puzzle_of(FIRST_MONDAY + timedelta(weeks=1)) == swiss[4]
    assert puzzle_of(FIRST_MONDAY + timedelta(days=1, weeks=len(dog) - 1)) == dog[-1]
    assert puzzle_of(FIRST_MONDAY + timedelta(days=1, weeks=len(dog))) == dog[0]


@pytest.mark.parametrize(("solved", "days"), [((), 0), ((1,), 0), ((0,), 1), ((0, 1, 3), 2), ((0, 1, 2, 3), 4)])
def test_streak_counts_days_in_a_row_up_to_today(solved: tuple[int, ...], days: int) -> None:
    today = date(2026, 3, 1)
    assert streak((today - timedelta(days=back) for back in solved), today) == days


def test_a_game_of_the_generator_is_the_same_for_the_same_number() -> None:
    rules = EVERY[0].position.rules
    first, again, other = (next(positions(rules, number)) for number in (1, 1, 2))
    assert first == again != other


@pytest.mark.parametrize(
    ("solved", "told"),
    [
        ((), Streak(0, 0, is_carried_on=False)),
        ((2, 3, 4), Streak(0, 3, is_carried_on=False)),
        ((1, 2, 5, 6, 7), Streak(2, 3, is_carried_on=False)),
        ((0, 1, 2, 4), Streak(3, 3, is_carried_on=True)),
    ],
)
def test_a_servers_streak_waits_until_its_day_is_over(solved: tuple[int, ...], told: Streak) -> None:
    today = date(2026, 3, 1)
    assert streak_of((today - timedelta(days=back) for back in solved), today) == told
