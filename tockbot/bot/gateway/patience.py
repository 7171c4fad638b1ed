"""Waits for Discord: growing pauses, and one sentence that says what Discord answered.

A start asks Discord for several things. Whatever Discord answers, the bot tries again later, because games go on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, Final, TypeVar

import aiohttp
import discord

from tockbot.service import traceback_line

logger = logging.getLogger(__name__)

T = TypeVar("T")

RARELY: Final = (60.0, 3600.0)
"""Seconds to wait while a setting is wrong or Discord refuses a request of the start: at first, and at most."""

MAX_REASON: Final = 300
"""Maximum length of a reason, in characters: Discord names every wrong field of a payload."""

SLOW: Final = 10.0
"""Seconds after which a request counts as refused: discord.py waits as long as Discord says, and says nothing."""


LONG: Final = 3600.0
"""Seconds that a request may take if the bot also works for it: it draws pictures, and leaves others the first turn."""


def pauses(first: float, longest: float) -> Iterator[float]:
    """Yield seconds to wait, twice as long after each attempt."""
    while True:
        yield first
        first = min(2 * first, longest)


def reason(error: BaseException) -> str:
    """Return in one line what went wrong, without the web pages that Discord's front end (Cloudflare) sends."""
    if isinstance(error, discord.GatewayNotFound) and error.__cause__ is not None:
        return reason(error.__cause__)
    if isinstance(error, discord.HTTPException):
        is_page = not error.code and "<" in error.text
        said = "a web page, not an answer of its API" if is_page else "; ".join(error.text.splitlines())
        said = f"status {error.status}, code {error.code}: {said or error.response.reason}"
    elif isinstance(error, aiohttp.ClientError | OSError):
        said = " ".join(str(error).split()) or type(error).__name__
    else:
        said = traceback_line(error)
    return said if len(said) <= MAX_REASON else f"{said[:MAX_REASON]}…"


def seconds_asked(error: BaseException) -> float:
    """Return for how many seconds Discord asks the bot to wait; 0 if it does not say."""
    headers = getattr(getattr(error, "response", error), "headers", None) or {}
    try:
        return max(0.0, float(headers.get("Retry-After", 0)))
    except ValueError:
        return 0.0


async def answer_soon(asking: Coroutine[Any, Any, T]) -> T:
    """Return Discord's answer to something that the bot can do without.

    The request goes on if it takes longer: discord.py must not be interrupted while it waits out a rate limit.

    Raises:
        TimeoutError: there is no answer yet.
        Exception: Discord refuses, or cannot be reached.
    """
    request = asyncio.ensure_future(asking)
    done, _ = await asyncio.wait({request}, timeout=SLOW)
    if not done:
        # Its end is of no interest any more.
        request.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
        raise TimeoutError("no answer yet")
    return request.result()


async def until_done(
    failure: str,
    attempt: Callable[[], Awaitable[object]],
    waits: Iterator[float],
    *,
    failed: Callable[[], None] = lambda: None,
    patience: float = LONG,
) -> None:
    """Attempt something until it succeeds. Log the first failure, each new reason, and the success after failures.

    Args:
        failure: what could not be done, for the log.
        attempt: does it, and raises if it could not.
        waits: the seconds between two attempts.
        failed: is called after each failure, and if an attempt is slow.
        patience: seconds after which an attempt is reported as slow; it goes on.
    """
    logged: str | None = None

    def note(why: str, then: str) -> None:
        nonlocal logged
        failed()
        if why != logged:
            logger.warning("%s: %s; %s", failure, why, then)
        logged = why

    for wait in waits:
        slow = asyncio.get_running_loop().call_later(patience, note, "Discord makes the bot wait", "still trying")
        try:
            await attempt()
        except Exception as error:  # noqa: BLE001 - whatever it is, the games go on without it
            pause = max(wait, seconds_asked(error))
            note(reason(error), f"next attempt in {pause:.0f} seconds")
        else:
            if logged is not None:
                logger.warning("solved: %s", failure)
            return
        finally:
            slow.cancel()
        await asyncio.sleep(pause)
