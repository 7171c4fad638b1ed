"""Checks statements of docs/operating.md by computing their consequences."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

from tockbot.settings import DEFAULTS

OPERATING = Path(__file__).parents[1] / "docs" / "operating.md"
SECONDS = {"": 1, "min": 60, "h": 3600}
DAY = 86_400
SESSIONS = 1000
"""Number of sessions that Discord lets a bot start in a day."""


def settings() -> dict[str, float]:
    """Return the numbers in the unit for systemd, with times in seconds."""
    lines = (line.strip().partition("=") for line in OPERATING.read_text(encoding="utf-8").splitlines())
    numbers: dict[str, float] = {}
    for name, _, value in lines:
        if name.startswith(("StartLimit", "Restart")) and value[:1].isdigit():
            digits = value.rstrip("abcdefghijklmnopqrstuvwxyz")
            numbers[name] = float(digits) * SECONDS[value.removeprefix(digits)]
    return numbers


def starts(lives: float, *, steps: bool) -> Iterator[float]:
    """Yield the seconds at which systemd starts a bot that lives for ``lives`` seconds, until it gives up."""
    unit = settings()
    first, most, number = unit["RestartSec"], unit["RestartMaxDelaySec"], unit["RestartSteps"]
    at: list[float] = [0.0]
    for restarts in count(1):
        interval = [one for one in at if one > at[-1] - unit["StartLimitIntervalSec"]]
        if len(interval) > unit["StartLimitBurst"]:
            return
        yield at[-1]
        # As systemd.service(5) describes RestartSteps.
        grown = first * (most / first) ** (min(restarts - 1, number) / number)
        at.append(at[-1] + lives + (grown if steps else first))


def test_dying_bot_is_left_stopped_before_it_loses_its_token() -> None:
    shards = int(DEFAULTS["TOCKBOT_SHARDS"])
    assert len(list(islice(starts(20, steps=False), SESSIONS))) * shards < SESSIONS / 10
    for lives in (1, 20, 120, 300, 600, 3600):
        for steps in (False, True):
            day = [at for at in islice(starts(lives, steps=steps), SESSIONS) if at < DAY]
            assert len(day) * shards < SESSIONS


def test_bot_is_not_left_stopped_by_a_day_without_database() -> None:
    for lives in (1, 8, 30):
        assert max(islice(starts(lives, steps=True), SESSIONS)) > DAY
