"""The client connects again after each loss, and waits longer only if new sessions are lost."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest
from discord.gateway import ReconnectWebSocket

from tockbot.bot.connection import SteadyClient


class Lost(SteadyClient):
    """A client whose connections end at once: each is lost, and then cannot be resumed."""

    def __init__(self, times: int) -> None:
        self.loop = SimpleNamespace(time=lambda: 0.0)  # type: ignore[assignment]  # all that is asked of it
        self.attempts: list[bool] = []
        self._times = times

    def is_closed(self) -> bool:
        return len(self.attempts) >= self._times

    def dispatch(self, event: str, /, *args: object, **kwargs: object) -> None:
        """Ignore events."""

    async def _until_lost(self, resumed: Mapping[str, Any]) -> Exception:
        self.attempts.append(bool(resumed))
        return ReconnectWebSocket(0, resume=not resumed)

    def _resumable(self, error: Exception) -> dict[str, Any]:
        assert isinstance(error, ReconnectWebSocket)
        return {"resume": True} if error.resume else {}


async def test_session_that_is_too_old_costs_no_long_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    rest = asyncio.sleep

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        await rest(0)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    client = Lost(9)
    await client.connect()
    assert client.attempts == [False, True] * 4 + [False]
    lost, too_old = waited[::2], waited[1::2]
    assert too_old == [1] * 4
    assert lost == [0, 2, 4, 8]
