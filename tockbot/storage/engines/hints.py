"""Notices between programs at one server (NOTIFY): soon, several in one message, and without a promise.

Whoever commits a NOTIFY waits for whoever else does: so hints are sent by themselves, after what they tell of was
saved.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

logger = logging.getLogger(__name__)

CHANNEL: Final = "tockbot"

TOGETHER: Final = 0.02
"""Seconds for which hints are collected."""

MOST_TEXT: Final = 7000
"""PostgreSQL takes 8,000 bytes in a message."""

AGAIN: Final = 1.0
"""Seconds until somebody listens again after the connection was lost."""


class Notices:
    """What this program tells and hears."""

    def __init__(self, send: Callable[[str], Awaitable[object]], connect: Callable[[], Awaitable[Any]]) -> None:
        """Send by one way, and hear by a connection of its own."""
        self._send = send
        self._connect = connect
        self._words: dict[str, None] = {}
        self._sending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    def hint(self, word: str) -> None:
        """Tell a word soon, together with others."""
        self._words[word] = None
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_soon(), name="telling other programs")

    async def _send_soon(self) -> None:
        try:
            while self._words:
                await asyncio.sleep(TOGETHER)
                text = ""
                while self._words and len(text) < MOST_TEXT:
                    word = next(iter(self._words))
                    del self._words[word]
                    text += f" {word}"
                await self._send(text[1:])
        except Exception as error:  # noqa: BLE001 - it is a hint: others look by themselves too
            logger.debug("a hint was not sent: %s", type(error).__name__)
        finally:
            self._sending = None

    def listen(self, heard: Callable[[str], None]) -> None:
        """Hear every word from now on."""
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen(heard), name="hearing other programs")

    async def _listen(self, heard: Callable[[str], None]) -> None:
        def each(*told: Any) -> None:  # noqa: ANN401 - asyncpg has no types
            for word in str(told[-1]).split():
                heard(word)

        while True:
            try:
                connection = await self._connect()
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                try:
                    await connection.add_listener(CHANNEL, each)
                    await lost.wait()
                finally:
                    connection.terminate()
            except Exception as error:  # noqa: BLE001 - a server that is away comes back
                logger.debug("hints cannot be heard now: %s", type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Tell and hear no more."""
        for task in (self._sending, self._listening):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
