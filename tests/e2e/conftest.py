"""Fixtures for all tests of the bot under SimCord."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tockbot.service import background, tournaments


@pytest.fixture(autouse=True)
def _rare_looks_at_the_calendar(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the calendar from becoming due in the middle of a press: on a busy machine a test takes longer than that."""
    for looking, name in ((background, "LOOK_EVERY"), (background, "POSTS_LOOK_EVERY"), (tournaments, "LOOK_EVERY")):
        monkeypatch.setattr(looking, name, timedelta(hours=1))
