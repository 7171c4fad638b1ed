"""Shows operators a running bot: its log, its metrics over HTTP, and its health.

Metrics are counted where things happen; :mod:`tockbot.metrics` defines them. This module measures how late the event
loop is, and counts requests to Discord. No log line contains a card, a seed or a token, and no metric a person's name
or a token.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Final

import aiohttp
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pythonjsonlogger.json import JsonFormatter

from tockbot.metrics import DISCORD_REQUESTS, LOOP_LATE_SECONDS
from tockbot.service_levels import degraded

logger = logging.getLogger(__name__)

LIBRARIES: Final = ("aiohttp", "aiosqlite", "asyncio", "asyncpg", "discord", "PIL")
"""Libraries that must never log at DEBUG: they would log statements with seeds and cards, and interaction tokens."""

THIS_MACHINE: Final = "127.0.0.1"
"""Default address of the metrics: only this machine can read them. To publish them, put a proxy in front."""

EVERY: Final = 0.25
"""Seconds between two measurements of the event loop."""

NAMED: Final = re.compile(r"[a-z@][a-z@-]*")
"""A part of a path that is the same for everyone; ids have digits, and tokens have capitals or digits."""

API: Final = re.compile(r"^/api(/v\d+)?")

Health = Callable[[], Awaitable[str | None]]
"""Returns one sentence about what is wrong with the bot, or None if it is healthy."""


def set_up_logging(level: int, *, for_programs: bool = False) -> None:
    """Set up logging from a level on; libraries never log below INFO."""
    handler = logging.StreamHandler()
    handler.setFormatter(_for_programs() if for_programs else _for_people())
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level)
    for library in LIBRARIES:
        logging.getLogger(library).setLevel(max(level, logging.INFO))


def _for_people() -> logging.Formatter:
    return logging.Formatter("[{asctime}] [{levelname:<8}] {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")


def _for_programs() -> logging.Formatter:
    names = {"levelname": "level", "name": "logger"}
    return JsonFormatter(["levelname", "name", "message"], rename_fields=names, timestamp=True)


@asynccontextmanager
async def serving(port: int, health: Health, host: str = THIS_MACHINE) -> AsyncIterator[int]:
    """Serve ``/metrics``, in Prometheus's format, and ``/healthz`` at a port, 0 for any free one; yield the port.

    Raises:
        OSError: the port is taken, or the address does not belong to this machine.
    """

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def healthz(_: web.Request) -> web.Response:
        wrong = await health()
        if wrong is not None:
            return web.Response(text=f"{wrong}\n", status=503)
        # A slow bot is not to be restarted.
        return web.Response(text="".join(f"degraded: {one.about}\n" for one in degraded()) or "ok\n")

    served = web.Application()
    served.add_routes([web.get("/metrics", metrics), web.get("/healthz", healthz)])
    runner = web.AppRunner(served, access_log=None)
    await runner.setup()
    try:
        site = web.TCPSite(runner, host, port)
        await site.start()
        taken = int(runner.addresses[0][1])
        logger.info("metrics at http://%s:%d/metrics, health at /healthz", host, taken)
        yield taken
    finally:
        await runner.cleanup()


@asynccontextmanager
async def watching_loop() -> AsyncIterator[None]:
    """Measure how late the event loop is: sleep for a fixed time, and see how much longer it took."""
    task = asyncio.create_task(_watch(), name="watching the loop")
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _watch() -> None:
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        LOOP_LATE_SECONDS.observe(max(0.0, loop.time() - due))


def counting_requests() -> aiohttp.TraceConfig:
    """Return a trace that counts every request of the aiohttp session it is given to."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_answered)
    return trace


async def _answered(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
) -> None:
    route = route_of(answered.url.path)
    DISCORD_REQUESTS.labels(answered.method, route, answered.response.status).inc()


def route_of(path: str) -> str:
    """Return the route of a path: parts that are not the same for everyone become ``*``."""
    parts = API.sub("", path).split("/")
    return "/".join(part if not part or NAMED.fullmatch(part) else "*" for part in parts)
