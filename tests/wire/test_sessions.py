"""A bot that crashes repeatedly stops connecting before Discord would reset its token."""

from __future__ import annotations

import socket
from pathlib import Path

import aiohttp
import pytest

from tests.wire.server import house


@pytest.mark.long
async def test_dying_bot_keeps_the_last_hundred_sessions(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    async with house(tmp_path / "t.sqlite3", tmp_path, processes=0) as here, aiohttp.ClientSession() as asking:
        gateway = here.loopback.gateway
        gateway.sessions, gateway.reset_after = 101, 3.0
        for _ in range(2):
            await here.start_bot()
            await here.kill_bot()
        assert (gateway.identified, gateway.sessions) == (2, 99)
        settings = {"TOCKBOT_LOG_LEVEL": "WARNING", "TOCKBOT_METRICS_PORT": str(port)}
        here.bots.append(await here.launcher.start(here.place, here.log, settings))
        await here.loopback.until(lambda: "Only 99 of the 1000" in here.log.read_text())

        async def asked(path: str) -> tuple[int, str]:
            async with asking.get(f"http://127.0.0.1:{port}/{path}") as answer:
                return answer.status, await answer.text()

        status, told = await asked("healthz")
        assert (status, "Only 99 of the 1000" in told) == (503, True)
        assert "tockbot_discord_sessions_left 99.0" in (await asked("metrics"))[1]
        assert gateway.identified == 2
        gateway.sessions = 1000
        await here.loopback.until(lambda: gateway.reaches(None))
        assert (gateway.identified, gateway.sessions) == (3, 999)
        await here.loopback.until(lambda: "sessions again: 1000" in here.log.read_text())
    assert here.log.read_text().count("Only 99 of the 1000") == 1


async def test_invalid_session_is_not_restarted_when_few_are_left(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path) as here:
        gateway = here.loopback.gateway
        gateway.sessions = 99
        gateway.forget_sessions()
        await gateway.drop(0)
        await here.loopback.until(lambda: "Only 99 of the 1000" in here.log.read_text())
        assert gateway.identified == 1
