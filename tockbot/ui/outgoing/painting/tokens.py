"""Lets go of the tokens of presses once they have ended: until then they can change what was pressed on."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

import discord

from tockbot.service import NowAndThen
from tockbot.ui.outgoing.painting.shown_messages import ShownMessages

EVERY: Final = timedelta(minutes=15)
"""A press lives so long."""


def tokens_dropped(messages: ShownMessages) -> NowAndThen:
    """Lets go, now and then, of those that are kept beside what is shown."""

    async def drop() -> None:
        await messages.drop_tokens(int(discord.utils.utcnow().timestamp()))

    return NowAndThen("letting go of ended tokens", drop, EVERY)
