"""Metrics and health over HTTP, on this machine only: ``/metrics`` in Prometheus's format, and ``/healthz``."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

logger = logging.getLogger(__name__)

HOST: Final = "127.0.0.1"
"""Metrics are nobody's business but the machine's; who wants them elsewhere puts a proxy before them."""

Health = Callable[[], Awaitable[str | None]]
"""Says in one sentence what is wrong with the bot, or None where it is well."""


@asynccontextmanager
async def serving(port: int, health: Health) -> AsyncIterator[int]:
    """Serve both at a port, 0 for any that is free, and give the port.

    Raises:
        OSError: the port is taken.
    """

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def healthz(_: web.Request) -> web.Response:
        wrong = await health()
        return web.Response(text="ok\n") if wrong is None else web.Response(text=f"{wrong}\n", status=503)

    served = web.Application()
    served.add_routes([web.get("/metrics", metrics), web.get("/healthz", healthz)])
    runner = web.AppRunner(served, access_log=None)
    await runner.setup()
    try:
        site = web.TCPSite(runner, HOST, port)
        await site.start()
        taken = int(runner.addresses[0][1])
        logger.info("metrics at http://%s:%d/metrics, health at /healthz", HOST, taken)
        yield taken
    finally:
        await runner.cleanup()
