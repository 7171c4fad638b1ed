"""Counts the requests to Discord by method, route and status, without what would name a person or hold a token."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Final

import aiohttp

from tockbot.metrics import DISCORD_REQUESTS

NAMED: Final = re.compile(r"[a-z@][a-z@-]*")
"""A part of a path that is the same for everybody; ids have digits, and tokens have capitals or digits."""

API: Final = re.compile(r"^/api(/v\d+)?")


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
