"""Tests seasons: the quarters of the calendar year."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from tockbot.results import PLACEMENT_GAMES, Rating, Season, read_season, season_at


def test_every_moment_is_in_exactly_one_season() -> None:
    first = datetime(2026, 1, 1, tzinfo=UTC)
    seasons = [season_at(first + timedelta(days=day, hours=day % 24)) for day in range(400)]
    assert seasons == sorted(seasons)
    assert list(dict.fromkeys(seasons)) == [Season(2026, one) for one in (1, 2, 3, 4)] + [Season(2027, 1)]
    for season in seasons:
        assert season_at(season.began) == season
        assert season_at(season.ended) == season.after(1)
        assert season_at(season.ended - timedelta(microseconds=1)) == season
    assert Season(2026, 1).after(-1) == Season(2025, 4)
    assert Season(2026, 2).after(-9) == Season(2024, 1)


def test_season_survives_writing_and_reading() -> None:
    assert read_season(Season(2026, 4).name) == Season(2026, 4)


@pytest.mark.parametrize(
    "name", ["", "2026", "2026-0", "2026-5", "2026-04", "02026-4", "-2026-4", "0-1", "9999-4", "now"]
)
def test_invalid_season_is_refused(name: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - int raises it too
        read_season(name)


def test_a_place_takes_five_games_against_five_people() -> None:
    assert Rating(games=PLACEMENT_GAMES, opponents=5).has_place
    assert not Rating(games=PLACEMENT_GAMES - 1, opponents=5).has_place
    assert not Rating(games=50, opponents=4).has_place
