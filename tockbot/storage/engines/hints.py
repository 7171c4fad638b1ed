"""What only hurries other programs at one server: soon, several together, and without a promise.

Notices go from program to program (NOTIFY); notes are saved, for whoever looks a little later. Whoever commits a NOTIFY
waits for whoever else does: so hints are sent by themselves, after what they tell of was
saved.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from tockbot.storage.engines.engine import Statement, Transaction, Value

logger = logging.getLogger(__name__)

CHANNEL: Final = "tockbot"

TOGETHER: Final = 0.02
"""Seconds for which hints are collected."""

MOST_TEXT: Final = 7000
"""PostgreSQL takes 8,000 bytes in a message."""

AGAIN: Final = 1.0
"""Seconds until somebody listens again after the connection was lost."""

NOTED_TOGETHER: Final = 0.5
"""Seconds for which notes are collected: others look every other second."""


class Notes:
    """What this program saves for others to see at their next look."""

    def __init__(self, save: Callable[[Callable[[Transaction], Awaitable[None]]], Awaitable[None]]) -> None:
        """Save it in transactions of this kind."""
        self._save = save
        self._noted: dict[tuple[str, Value], Statement] = {}
        self._saving: asyncio.Task[None] | None = None

    def note(self, noted: Statement) -> None:
        """Save a statement soon, together with others."""
        self._noted[noted.sql, noted.values[0]] = noted
        if self._saving is None:
            self._saving = asyncio.create_task(self._save_soon(), name="noting for other programs")

    async def _save_soon(self) -> None:
        try:
            while self._noted:
                await asyncio.sleep(NOTED_TOGETHER)
                # In one order, so that two programs do not wait for each other.
                noted = [self._noted[key] for key in sorted(self._noted, key=str)]
                self._noted.clear()
                await self._save(partial(_save_all, noted))
        except Exception as error:  # noqa: BLE001 - it is a hint: others compare now and then
            logger.debug("what was noted is not saved: %s", type(error).__name__)
        finally:
            self._saving = None

    async def close(self) -> None:
        """Note no more."""
        if self._saving is not None:
            self._saving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._saving


async def _save_all(noted: list[Statement], transaction: Transaction) -> None:
    for sql in dict.fromkeys(one.sql for one in noted):
        await transaction.run_many(sql, [one.values for one in noted if one.sql == sql])


class Notices:
    """What this program tells and hears."""

    def __init__(self, send: Callable[[str], Awaitable[object]]) -> None:
        """Send by this way."""
        self._send = send
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

    def listen(self, heard: Callable[[str], None], connect: Callable[[], Awaitable[Any]]) -> None:
        """Hear every word from now on, by a connection that nobody else uses."""
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen(heard, connect), name="hearing other programs")

    async def _listen(self, heard: Callable[[str], None], connect: Callable[[], Awaitable[Any]]) -> None:
        def each(*told: Any) -> None:  # noqa: ANN401 - asyncpg has no types
            for word in str(told[-1]).split():
                heard(word)

        while True:
            try:
                connection = await connect()
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
