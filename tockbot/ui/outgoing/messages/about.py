"""What the bot's profile says about it."""

from __future__ import annotations

import logging

import discord

from tockbot.service import traceback_line
from tockbot.ui.words.speaker import DEFAULT_LANGUAGE, speaker

logger = logging.getLogger(__name__)


async def introduce(client: discord.Client) -> None:
    """Let the profile of the bot say what it is, unless whoever runs it has written something there."""
    application = client.application
    if application is None or application.description:
        return
    try:
        await application.edit(description=speaker(DEFAULT_LANGUAGE)("about"))
    except Exception as error:  # noqa: BLE001 - it is played without it, and who runs the bot can write it there
        logger.info("the bot's profile says nothing about it: %s", traceback_line(error))
