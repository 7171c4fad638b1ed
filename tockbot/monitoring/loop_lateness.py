"""Measures how far the event loop is behind: it asks to be woken at a moment, and sees when it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from tockbot.metrics import LOOP_LATE_SECONDS

EVERY: Final = 0.25
"""Seconds between two looks."""


@asynccontextmanager
async def watching_loop() -> AsyncIterator[None]:
    """Measure the running loop meanwhile."""
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
