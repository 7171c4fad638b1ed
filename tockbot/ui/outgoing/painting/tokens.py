"""Lets go of the tokens of presses once they have ended: until then they can change what was pressed on."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

from tockbot.service import traceback_line
from tockbot.ui.outgoing.painting.shown_messages import ShownMessages

logger = logging.getLogger(__name__)

EVERY: Final = 15 * 60
"""Seconds between two times; a press lives a quarter of an hour."""


class Tokens:
    """The tokens that are kept beside what is shown."""

    def __init__(self, messages: ShownMessages) -> None:
        """Let go of those kept here."""
        self._messages = messages
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, in the background."""
        self._task = self._task or asyncio.create_task(self._drop(), name="letting go of tokens")

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _drop(self) -> None:
        while True:
            try:
                await self._messages.drop_tokens(int(discord.utils.utcnow().timestamp()))
            except Exception as error:  # noqa: BLE001 - what cannot be saved now can be later
                logger.warning("ended tokens could not be forgotten: %s", traceback_line(error))
            await asyncio.sleep(EVERY)
