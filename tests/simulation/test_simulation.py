from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

import pytest

from tests.simulation.promises import PROMISES
from tests.simulation.races import RACES

SEEDS: Final = (2, 20)
"""Seeds that are run each time: random ones would fail people who changed nothing. The first is repeated."""

WITHOUT_BOT: Final = (19, 23)
"""Seeds in places without the bot."""

TOURNAMENTS: Final = (1,)
"""Seeds of tournaments."""

WHOLE_GAME: Final = "count_a_game_in_own_statistics"
"""The promise for which a game is played to its end."""

SHORT: Final = [one for one in PROMISES if one != WHOLE_GAME]

OF_PLACES_WITHOUT_BOT: Final = "used-up-token-is-tried-again"
"""The race that cannot happen in other places."""


def run(*given: str, hash_seed: str = "random") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.simulation", *given]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own


def test_fixed_seeds_are_well_and_repeat_byte_for_byte() -> None:
    done, again = run(*map(str, SEEDS), "--digests", hash_seed="0"), run(str(SEEDS[0]), hash_seed="1")
    assert not done.returncode, done.stdout + done.stderr
    lines = [line for one in (done, again) for line in one.stdout.splitlines() if line.startswith(f"seed {SEEDS[0]}:")]
    assert len(lines) == 2
    assert lines[0] == lines[1]


def test_fixed_seeds_without_bot_are_well() -> None:
    done = run("--without-bot", *map(str, WITHOUT_BOT))
    assert not done.returncode, done.stdout + done.stderr


@pytest.mark.long
def test_simulation_of_a_tournament_is_well() -> None:
    done = run("--tournament", *map(str, TOURNAMENTS))
    assert not done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("promises", [SHORT, pytest.param([WHOLE_GAME], marks=pytest.mark.long)], ids=["short", "long"])
def test_promises_in_places_without_the_bot_are_kept(promises: list[str]) -> None:
    code = "from tests.simulation import surroundings; surroundings.install();"
    code += f"from tests.simulation import promises; promises.keep(*{promises!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert not done.returncode, done.stdout + done.stderr


@pytest.mark.long
@pytest.mark.parametrize("race", RACES)
def test_simulation_finds_a_race_that_is_put_back(race: str) -> None:
    places = ("--without-bot",) if race == OF_PLACES_WITHOUT_BOT else ()
    done = run("--race", race, *places)
    assert not done.returncode, done.stdout + done.stderr
