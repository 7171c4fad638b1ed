"""The bot begins no session if Discord allows only a few more."""

from __future__ import annotations

import logging
from math import isnan
from typing import TYPE_CHECKING

import discord
import pytest
from discord.http import HTTPClient

from tests.storage.places import database, outside
from tockbot.bot import connection as module
from tockbot.bot.connection import Sessions, TooFewSessionsError
from tockbot.storage import DatabaseLocation, StorageError, StoredSessions

if TYPE_CHECKING:
    # discord.py cannot import its own types in this order.
    from discord.types.gateway import SessionStartLimit

NOW = 1_800_000_000.0


class Discord(HTTPClient):
    """Discord's answers about sessions; none while it is away."""

    def __init__(self, left: int | None, reset_after: float = 3600) -> None:
        self.left = left
        self.reset_after = reset_after

    async def get_bot_gateway(self) -> tuple[int, str, SessionStartLimit]:
        if self.left is None:
            raise discord.GatewayNotFound
        reset_after = int(1000 * self.reset_after)
        return 1, "", {"total": 1000, "remaining": self.left, "reset_after": reset_after, "max_concurrency": 1}


class Broken(StoredSessions):
    """A database that is away."""

    def __init__(self) -> None:
        """Use no database."""

    async def save_sessions(self, total: int, left: int, until: int) -> None:
        raise StorageError(f"It cannot save {total}, {left}, {until}.")

    async def saved_sessions(self) -> tuple[int, int, int] | None:
        raise StorageError("It cannot be read.")


async def test_sessions_start_while_more_than_a_hundred_are_left(
    place: DatabaseLocation, caplog: pytest.LogCaptureFixture
) -> None:
    async with database(place) as opened:
        sessions, told = Sessions(StoredSessions(opened), lambda: NOW), Discord(101)

        def trouble() -> str | None:
            return sessions.trouble

        assert isnan(sessions.left)
        for left in (101, 100):
            told.left = left
            await sessions.take(told)
            assert sessions.left == left - 1
        assert trouble() is None
        told.left = 99
        for _ in range(2):
            with pytest.raises(TooFewSessionsError):
                await sessions.take(told)
        assert caplog.text.count("are left, so none begins before 2027-01-15 09:00 UTC") == 1, "logged once"
        assert str(trouble()) in caplog.text
        told.left = 1000
        await sessions.take(told)
        assert trouble() is None
    assert outside(place, "SELECT id, total, remaining, until FROM sessions") == [
        (1, 1000, 999, int(1000 * (NOW + 3600)))
    ]


async def test_session_count_is_shared_by_all_processes(place: DatabaseLocation) -> None:
    async with database(place) as opened:
        time = NOW
        one, other = (Sessions(StoredSessions(opened), lambda: time) for _ in range(2))
        await one.take(Discord(101))
        await other.look()
        assert other.left == 100
        await other.take(Discord(None))
        with pytest.raises(TooFewSessionsError):
            await one.take(Discord(None))
        time += 3600
        assert one.left == 1000, "Discord resets the count"
        await one.take(Discord(None))


async def test_session_starts_when_the_number_left_is_unknown(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    await Sessions(Broken(), lambda: NOW).take(Discord(None))
    await Sessions(Broken(), lambda: NOW).take(Discord(1000))
    assert caplog.text.count("StorageError") == 2


async def test_waiting_process_starts_once_sessions_are_available(
    place: DatabaseLocation, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    class CountedDiscord(Discord):
        async def get_bot_gateway(self) -> tuple[int, str, SessionStartLimit]:
            asked.append(self.left)
            told = await super().get_bot_gateway()
            self.left = 1000 if len(asked) == 2 else self.left
            return told

    monkeypatch.setattr(module, "LOOK_EVERY", 0.01)
    async with database(place) as opened:
        await Sessions(StoredSessions(opened)).take_when_there(CountedDiscord(99))
    assert asked == [99, 99, 1000]
