"""Fixtures for all tests of the bot under SimCord."""

from __future__ import annotations

from datetime import timedelta
from hashlib import sha256
from typing import Any

import pytest
from discord.app_commands import CommandTree

from tockbot.bot import client
from tockbot.bot.commands import translated
from tockbot.render import Scene, Theme, drawing
from tockbot.service import background, tournaments


@pytest.fixture(autouse=True)
def _rare_looks_at_the_calendar(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the calendar from becoming due in the middle of a press: on a busy machine a test takes longer than that."""
    for looking, name in ((background, "LOOK_EVERY"), (background, "POSTS_LOOK_EVERY"), (tournaments, "LOOK_EVERY")):
        monkeypatch.setattr(looking, name, timedelta(hours=1))


@pytest.fixture(autouse=True)
def _computers_think_as_in_workers(in_the_core: None) -> None:
    """Let computer players think with the compiled core, as in the worker processes that a thread replaces here."""


@pytest.fixture(autouse=True)
def _commands_translated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Translate the commands only for the first bot of a process: they are the same for each."""
    monkeypatch.setattr(client, "translated", _translated)


_COMMANDS: list[dict[str, Any]] = []


async def _translated(tree: CommandTree[Any]) -> list[dict[str, Any]]:
    if not _COMMANDS:
        _COMMANDS.extend(await translated(tree))
    return _COMMANDS


@pytest.fixture
def drawn() -> None:
    """Draw every picture."""


@pytest.fixture(autouse=True)
def _scenes_in_place_of_pictures(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Send the hash of its scene in place of each picture, unless a test wants it ``drawn``.

    Their drawing takes much of the time of these tests. The end of a game here has all of them drawn; so has one game
    of each ruleset in ``tests/bot/test_drawing_games.py``.
    """
    if "drawn" not in request.fixturenames:
        monkeypatch.setattr(drawing, "draw", hash_of)


def hash_of(scene: Scene, theme: Theme, size: int | None) -> bytes:
    """Return the hash of a scene."""
    return sha256(repr((scene, theme.name, size)).encode()).digest()
