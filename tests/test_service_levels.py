"""Tests service levels: when they count as broken, where people can see it, and the limits of the alerts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
from prometheus_client import Histogram

from tests.monitoring.test_endpoint import asked, well
from tests.texts import EN
from tockbot import metrics, service_levels
from tockbot.bot.dispatch import Attempt
from tockbot.features.help import help_screen
from tockbot.monitoring import serving
from tockbot.service_levels import FAST_BURN, LEVELS, MIN_BROKEN, WINDOW, Deadline, ServiceLevel
from tockbot.tables import Refusal, Refused

ALERTS: Final = Path(__file__).parents[1] / "docs" / "monitoring" / "service-levels.yml"


class Clock:
    """A clock that a test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def late(level: ServiceLevel, cases: int, broken: int) -> None:
    for number in range(cases):
        level.count(is_kept=number >= broken)


@pytest.mark.parametrize(
    ("cases", "broken", "is_degraded"),
    [(0, 0, False), (4, 4, False), (5, 5, True), (100, 14, False), (100, 15, True)],
)
def test_level_is_degraded_if_broken_far_too_often(cases: int, broken: int, *, is_degraded: bool) -> None:
    level = ServiceLevel("answers", 0.99, "", Clock())
    late(level, cases, broken)
    assert level.is_degraded is is_degraded


def test_level_recovers_when_the_window_has_passed() -> None:
    clock = Clock()
    level = ServiceLevel("answers", 0.99, "", clock)
    late(level, 10, 10)
    clock.now += WINDOW - 10
    assert level.is_degraded
    clock.now += 10
    assert not level.is_degraded


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> ServiceLevel:
    """Break a promise."""
    level = ServiceLevel("pings", 0.99, "players are notified late", Clock())
    late(level, 10, 10)
    monkeypatch.setattr(service_levels, "LEVELS", (level,))
    return level


@pytest.mark.parametrize(
    ("error", "is_kept"),
    [
        (None, True),
        (Refused(Refusal.NOT_YOUR_TURN), True),
        (Refused(Refusal.NOT_SAVED), False),
        (Refused(Refusal.UNKNOWN), False),
        (ValueError(), False),
    ],
    ids=repr,
)
async def test_press_that_is_not_saved_breaks_the_promise(
    error: Exception | None, monkeypatch: pytest.MonkeyPatch, *, is_kept: bool
) -> None:
    counted: list[tuple[str, bool]] = []
    monkeypatch.setattr(ServiceLevel, "count", lambda level, is_kept: counted.append((level.name, is_kept)))
    nothing: Any = None
    async with Attempt(nothing, "play", nothing, was_told=True):
        if error is not None:
            raise error
    assert sorted(counted) == [("answers", True), ("saves", is_kept)]


async def test_health_names_a_degraded_level(broken: ServiceLevel) -> None:
    async with serving(0, well) as port:
        assert await asked(port, "/healthz") == (200, f"degraded: {broken.about}\n")


def test_help_names_a_degraded_level(broken: ServiceLevel) -> None:
    assert EN("help-degraded", what=broken.name) in help_screen(EN).text


def test_help_names_no_level_when_all_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_levels, "LEVELS", ())
    assert EN("help-degraded", what="boards") not in help_screen(EN).text


def test_level_names_are_variants_of_the_help() -> None:
    assert len({EN("help-degraded", what=one.name) for one in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("level", [one for one in LEVELS if isinstance(one, Deadline)], ids=lambda one: str(one.name))
def test_limit_is_a_bucket_and_in_the_alerts(level: Deadline) -> None:
    name = f"tockbot_{level.name.removesuffix('s')}_seconds"
    seconds = getattr(metrics, name.removeprefix("tockbot_").upper())
    assert isinstance(seconds, Histogram)
    assert level.limit in seconds._upper_bounds  # noqa: SLF001 - the library has no other way to ask
    assert f'{name}_bucket{{le="{float(level.limit)}"}}' in ALERTS.read_text(encoding="utf-8")


def test_alerts_use_the_same_thresholds() -> None:
    rules = ALERTS.read_text(encoding="utf-8")
    for level in LEVELS:
        assert re.search(rf"vector\({1 - level.objective:.3g}\)\n +labels:\n +level: {level.name}\n", rules), level.name
    assert f"ratio5m > on (level) ({FAST_BURN} * tockbot:broken:allowed)" in rules
    assert f"count1h >= {MIN_BROKEN}" in rules
    assert WINDOW == 5 * 60
