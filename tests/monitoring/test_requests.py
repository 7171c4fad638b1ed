"""Requests to Discord are counted without what would name a person or hold a token."""

from __future__ import annotations

import aiohttp
import pytest
from aiohttp import web
from prometheus_client import REGISTRY

from tockbot.monitoring import counting_requests, route_of

TOKEN = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OkFiQ2RF"


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123456789012345678/messages", "/channels/*/messages"),
        ("/api/v10/channels/1/messages/2", "/channels/*/messages/*"),
        (f"/api/v10/interactions/1/{TOKEN}/callback", "/interactions/*/*/callback"),
        (f"/api/v10/webhooks/1/{TOKEN}/messages/@original", "/webhooks/*/*/messages/@original"),
        ("/api/v10/users/@me/channels", "/users/@me/channels"),
        ("/api/v10/gateway/bot", "/gateway/bot"),
    ],
)
def test_route_label_contains_no_ids(path: str, route: str) -> None:
    assert route_of(path) == route


async def test_every_request_of_a_session_is_counted() -> None:
    async def too_many(_: web.Request) -> web.Response:
        return web.Response(status=429)

    served = web.Application()
    served.add_routes([web.post("/api/v10/channels/{channel}/messages", too_many)])
    runner = web.AppRunner(served)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    port = runner.addresses[0][1]
    labels = {"method": "POST", "route": "/channels/*/messages", "status": "429"}
    before = REGISTRY.get_sample_value("tockbot_discord_requests_total", labels) or 0
    async with aiohttp.ClientSession(trace_configs=[counting_requests()]) as session:
        await session.post(f"http://127.0.0.1:{port}/api/v10/channels/77/messages")
    await runner.cleanup()
    assert REGISTRY.get_sample_value("tockbot_discord_requests_total", labels) == before + 1
