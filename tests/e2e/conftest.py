"""Fixtures for all tests of the bot under SimCord."""

from __future__ import annotations

from datetime import timedelta
from hashlib import sha256

import pytest

from tockbot.render import BoardFilmScene, BoardScene, LobbyScene, PrivateScene, Scene, Theme, drawing
from tockbot.service import background, tournaments

draw = drawing.draw


@pytest.fixture(autouse=True)
def _rare_looks_at_the_calendar(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the calendar from becoming due in the middle of a press: on a busy machine a test takes longer than that."""
    for looking, name in ((background, "LOOK_EVERY"), (background, "POSTS_LOOK_EVERY"), (tournaments, "LOOK_EVERY")):
        monkeypatch.setattr(looking, name, timedelta(hours=1))


@pytest.fixture
def drawn() -> None:
    """Draw every picture."""


@pytest.fixture(autouse=True)
def _scenes_in_place_of_pictures(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Send the hash of its scene in place of the picture of a board, hand or lobby, unless a test wants it ``drawn``.

    Their drawing takes much of the time of these tests. A whole game here has all of them drawn; so has one of each
    ruleset in ``tests/bot/test_drawing_games.py``.
    """
    if "drawn" not in request.fixturenames:
        monkeypatch.setattr(drawing, "draw", scene_or_picture)


def scene_or_picture(scene: Scene, theme: Theme, size: int | None) -> bytes:
    """Return the hash of a scene of the kinds that change with every press, or else the picture."""
    if isinstance(scene, BoardScene | PrivateScene | LobbyScene | BoardFilmScene):
        return sha256(repr((scene, theme.name, size)).encode()).digest()
    return draw(scene, theme, size)
