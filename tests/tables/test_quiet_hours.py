"""Quiet hours end in the future, in every time zone and on every day on which its clocks change."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import UTC, datetime, timedelta
from itertools import product
from zoneinfo import ZoneInfo, available_timezones

import pytest

from tockbot.tables import QuietHours

DAY, HOUR, MINUTE = timedelta(days=1), timedelta(hours=1), timedelta(minutes=1)
UNUSUAL = ("Pacific/Apia", "America/St_Johns")
"""In 2011 Samoa skipped a day, and Newfoundland changed its clocks one minute after midnight."""

YEARS = (
    pytest.param(2026, available_timezones(), id="2026"),
    pytest.param(2011, UNUSUAL, id="2011-unusual"),
    pytest.param(2011, available_timezones(), id="2011", marks=pytest.mark.long),
)
"""Years and time zones to check."""


def changes(zone: ZoneInfo, year: int) -> Iterator[datetime]:
    """Return the minutes of a year at which the clocks of a zone change."""
    begin = datetime(year, 1, 1, tzinfo=UTC)
    for day in range(366):
        before, after = begin + day * DAY, begin + (day + 1) * DAY
        if before.astimezone(zone).utcoffset() == after.astimezone(zone).utcoffset():
            continue
        while after - before > MINUTE:
            middle = before + (after - before) // MINUTE // 2 * MINUTE
            same = middle.astimezone(zone).utcoffset() == before.astimezone(zone).utcoffset()
            before, after = (middle, after) if same else (before, middle)
        yield after


def is_quiet(quiet: QuietHours, moment: datetime) -> bool:
    """Return whether the local time is in a quiet hour."""
    hour = moment.astimezone(ZoneInfo(quiet.zone)).hour
    return (hour - quiet.begins) % 24 < (quiet.ends - quiet.begins) % 24


@pytest.mark.parametrize(("year", "zones"), YEARS)
def test_quiet_hours_end_at_first_moment_not_quiet(year: int, zones: Collection[str]) -> None:
    tried = set()
    for name in sorted(zones):
        for change in changes(ZoneInfo(name), year):
            local = change.astimezone(ZoneInfo(name))
            key = (change, local.utcoffset(), (change - MINUTE).astimezone(ZoneInfo(name)).utcoffset())
            if key in tried:
                continue  # another zone with the same change was checked
            tried.add(key)
            for begins, hours, minutes in product(range(-3, 3), (1, 2, 9), range(-150, 151, 50)):
                begin = (local.hour + begins) % 24
                quiet = QuietHours(name, begin, (begin + hours) % 24)
                moment = change + minutes * MINUTE
                end = quiet.after(moment)
                assert not is_quiet(quiet, end), (quiet, moment)
                between = range(0, (end - moment) // MINUTE, 7)
                assert end >= moment, (quiet, moment)
                assert all(is_quiet(quiet, moment + passed * MINUTE) for passed in between), (quiet, moment)
                assert end == moment or is_quiet(quiet, end - MINUTE), (quiet, moment)
    assert len(tried) > min(len(zones), 10)


def test_quiet_hours_end_in_the_future_when_an_hour_comes_twice() -> None:
    moment = datetime(2026, 10, 25, 1, tzinfo=UTC)
    assert QuietHours("Antarctica/Troll", 1, 2).after(moment) == moment + HOUR
    assert QuietHours("Europe/Zurich", 1, 3).after(moment - HOUR) == moment + HOUR
