"""The start of a game, said to its channel before anything is dealt."""

from __future__ import annotations

from functools import partial

import discord

from tockbot.service import Tables
from tockbot.tables import Actor, MessageId, TableSeen, wishes
from tockbot.ui.outgoing.messages.emojis import NO_EMOJIS
from tockbot.ui.outgoing.messages.posting import nonce_of, sending
from tockbot.ui.screens.table.lobby import announcement_screen
from tockbot.ui.words.speaker import language_of, speaker


async def announce(client: discord.Client, tables: Tables, seen: TableSeen) -> None:
    """Tell the channel of a start, and let the game begin with the id of the message.

    Raises:
        discord.HTTPException: it could not be said.
        Refused: NOT_SAVED; said again within minutes, it is the same message.
    """
    screen = announcement_screen(speaker(language_of(seen.language)), seen)
    channel = client.get_partial_messageable(seen.channel, guild_id=seen.guild)
    message = await channel.send(**await sending(screen, NO_EMOJIS), nonce=nonce_of(seen.seed_hash, seen.stage.value))
    await tables.decide(seen.id, Actor(), partial(wishes.announced, message=MessageId(message.id)))
