"""The compiled core agrees with the Python rules, rejects what does not fit, and is optional."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from random import Random, SystemRandom

import pytest

from tests.core.differing import compiled, differences
from tests.core.hostile import asked_of
from tests.rules.test_shared_cases import perft_lines
from tests.rules.test_table import every_table
from tockbot.core import ENGINE, compiled_table, engine, perft, use
from tockbot.core.table import numbers
from tockbot.rules import parse_position, table_rules

ROOT = Path(__file__).parents[2]
IS_THERE = "compiled core" in engine().partition(":")[0]
needs_core = pytest.mark.skipif(not IS_THERE, reason=engine())


@pytest.mark.skipif(bool({"CC", ENGINE} & os.environ.keys()), reason="somebody chose to have none, or another compiler")
def test_core_is_compiled_where_a_compiler_exists() -> None:
    headers = Path(sysconfig.get_path("include"), "Python.h")
    assert IS_THERE or shutil.which("cc") is None or not headers.exists(), f"run make: {engine()}"


@needs_core
def test_core_lists_and_makes_the_same_plays_as_python() -> None:
    seed = SystemRandom().randrange(1 << 32)
    # The seed draws a third of the tables.
    assert list(differences(seed, len(every_table()) // 3)) == [], f"python -m tests.core --seed {seed}"


@needs_core
@pytest.mark.parametrize("name", ["perft.txt", "perft_own.txt"])
def test_core_counts_sequences_like_the_shared_files(name: str) -> None:
    for notation, depth, count in perft_lines(name):
        position = parse_position(notation)
        assert compiled(position.rules).perft(position, depth) == count, notation


@needs_core
@pytest.mark.parametrize(
    ("ruleset", "players"), [("swiss", 3), ("swiss", 8), ("toctoc", 4), ("ttg", 4), ("italian", 6)]
)
def test_random_games_end_and_follow_from_their_seed(ruleset: str, players: int) -> None:
    table = compiled(table_rules(ruleset, players))
    positions, plays, rounds, decided = table.random_games(5, 4, 5_000)
    assert decided == 4
    assert plays > positions > rounds
    assert table.random_games(5, 4, 5_000) == (positions, plays, rounds, decided)
    assert table.random_games(6, 4, 5_000) != (positions, plays, rounds, decided)


@needs_core
def test_invalid_table_or_position_is_refused() -> None:
    rng = Random(1)
    told = {asked_of(rng) for _ in range(300)}
    assert "" in told, "some lines have an answer"
    assert len(told) > 3


@needs_core
@pytest.mark.parametrize("changed", [(0, 9), (1, 145), (2, 2), (-2, 9)])
def test_inconsistent_table_is_refused(changed: tuple[int, int]) -> None:
    from tockbot.core import _core  # noqa: PLC0415 - the core may be missing

    place, number = changed
    asked = list(numbers(table_rules("swiss", 4)))
    asked[place] = number
    with pytest.raises(ValueError, match="number"):
        _core.Table(tuple(asked))


def _said(script: str, **settings: str) -> str:
    """Return what a script prints in a process of its own."""
    environ = {**os.environ, **settings}
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", script], cwd=ROOT, env=environ, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


PERFT = (
    "from tockbot.core import engine, perft, use; use(); from tockbot.rules import parse_position;"
    "print(perft(parse_position('ttg 4t d0 pm 0 5,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r A7/K/-/Q'), 3), engine())"
)


def test_process_without_permission_never_uses_the_core() -> None:
    use(allowed=False)
    assert compiled_table(table_rules("swiss", 4)) is None


def test_core_can_be_switched_off() -> None:
    count, told = _said(PERFT, TOCKBOT_ENGINE="python").split(" ", 1)
    position = parse_position("ttg 4t d0 pm 0 5,r,r,r/r,r,r,r/r,r,r,r/r,r,r,r A7/K/-/Q")
    assert int(count) == perft(position, 3)
    assert told == "Computer players think in Python, because TOCKBOT_ENGINE says so."


@needs_core
def test_core_of_another_version_is_not_loaded() -> None:
    other = "import tockbot.core.compiled as compiled; compiled.digest = lambda: 'other';"
    assert _said(other + PERFT).endswith("Python: the compiled core is of another version.")
