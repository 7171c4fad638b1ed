"""Durations of absence, as typed in every language."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from tockbot.bot.refusals import BotRefusal
from tockbot.bot.typed import UNITS, USUAL_LENGTHS, offered_lengths, typed_length
from tockbot.bot.words import languages, speaker
from tockbot.tables import Refusal, Refused

EN = speaker("en")
ZURICH = "Europe/Zurich"
NOON = datetime(2026, 3, 27, 11, 0, tzinfo=UTC)
"""Noon in Zurich, two days before the clocks go forward."""


@pytest.mark.parametrize("language", languages())
def test_suggested_lengths_are_understood_in_each_language(language: str) -> None:
    say = speaker(language)
    usual = [count * UNITS[unit] for count, unit in USUAL_LENGTHS]
    read = [typed_length(say, one, ZURICH, NOON) for one in offered_lengths(say)]
    assert read == [*usual, timedelta(hours=8), None]
    for unit, length in UNITS.items():
        assert typed_length(say, say(f"length-{unit}", count=2).upper(), None, NOON) == 2 * length
    assert typed_length(say, "2 days", None, NOON) == timedelta(days=2), "English is understood too"


@pytest.mark.parametrize(
    ("typed", "length"),
    [
        ("90 min", timedelta(minutes=90)),
        ("2h", timedelta(hours=2)),
        ("٢ h", timedelta(hours=2)),
        (" 1 d  12h ", timedelta(hours=36)),
        ("1.5 hours", timedelta(minutes=90)),
        ("1,5 h.", timedelta(minutes=90)),
        (EN("length-back"), None),
    ],
)
def test_lengths_are_typed_in_many_ways(typed: str, length: timedelta | None) -> None:
    assert typed_length(EN, typed, None, NOON) == length


@pytest.mark.parametrize(
    ("typed", "hours"), [("tonight", 8), ("18:30", 6.5), ("18h30", 6.5), ("12:00", 24), ("11:30", 23.5)]
)
def test_time_of_day_is_the_next_one_in_the_zone_of_the_person(typed: str, hours: float) -> None:
    assert typed_length(EN, typed, ZURICH, NOON) == timedelta(hours=hours)
    with pytest.raises(Refused) as refused:
        typed_length(EN, typed, None, NOON)
    assert refused.value.reason is BotRefusal.AWAY_ZONE


def test_clock_change_shortens_the_time_by_an_hour() -> None:
    assert typed_length(EN, "11:00", ZURICH, NOON + timedelta(days=1)) == timedelta(hours=22)


@pytest.mark.parametrize(
    "typed", ["soon", "2", "two hours", "2 months", "h", "2 hours or so", "25:00", "12:61", "-2 h", "9" * 40]
)
def test_invalid_length_is_refused_in_one_sentence(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        typed_length(EN, typed, ZURICH, NOON)
    assert refused.value.reason is Refusal.AWAY_LENGTH


def test_tonight_is_over_in_the_evening() -> None:
    late = typed_length(EN, "tonight", ZURICH, NOON + timedelta(hours=9))
    assert late is not None
    assert late < timedelta(), "the table refuses it"


def test_unknown_time_zone_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        typed_length(EN, "tonight", "Atlantis", NOON)
    assert refused.value.reason is BotRefusal.QUIET_ZONE
