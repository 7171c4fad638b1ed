"""What operators see of a running bot: lines of its log, its metrics over HTTP, and whether it is well.

Metrics are counted where things happen, and what there is to count stands in :mod:`tockbot.metrics`; how far the event
loop is behind and which requests go to Discord are measured here. No line has a card, a seed or a token in it, and no
metric what would name a person or hold a token.
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

logger = logging.getLogger(__name__)

LIBRARIES: Final = ("aiohttp", "aiosqlite", "asyncio", "asyncpg", "discord", "PIL")
"""At DEBUG they tell every statement with its seed and cards, and the tokens of interactions: so they never may."""

THIS_MACHINE: Final = "127.0.0.1"
"""Metrics are nobody's business but the machine's; who wants them elsewhere puts a proxy before them."""

EVERY: Final = 0.25
"""Seconds between two looks."""

NAMED: Final = re.compile(r"[a-z@][a-z@-]*")
"""A part of a path that is the same for everybody; ids have digits, and tokens have capitals or digits."""

API: Final = re.compile(r"^/api(/v\d+)?")

Health = Callable[[], Awaitable[str | None]]
"""Says in one sentence what is wrong with the bot, or None where it is well."""


def set_up_logging(level: int, *, for_programs: bool = False) -> None:
    """Log from a level on; the libraries from INFO on, whatever is asked for."""
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
    """Serve ``/metrics``, in Prometheus's format, and ``/healthz`` at a port, 0 for any that is free; gives the port.

    Raises:
        OSError: the port is taken, or the address is none of this machine.
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
        site = web.TCPSite(runner, host, port)
        await site.start()
        taken = int(runner.addresses[0][1])
        logger.info("metrics at http://%s:%d/metrics, health at /healthz", host, taken)
        yield taken
    finally:
        await runner.cleanup()


@asynccontextmanager
async def watching_loop() -> AsyncIterator[None]:
    """Measure meanwhile how far the running loop is behind: ask to be woken at a moment, and see when that is."""
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
    """Counts every request of the aiohttp session that is given it."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_answered)
    return trace


async def _answered(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, answered: aiohttp.TraceRequestEndParams
) -> None:
    route = route_of(answered.url.path)
    DISCORD_REQUESTS.labels(answered.method, route, answered.response.status).inc()


def route_of(path: str) -> str:
    """The route of a path: whatever is not the same for everybody becomes ``*``."""
    parts = API.sub("", path).split("/")
    return "/".join(part if not part or NAMED.fullmatch(part) else "*" for part in parts)
