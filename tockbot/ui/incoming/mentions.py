"""Whoever mentions the bot, and does not know what to say to it, is told what they can do."""

from __future__ import annotations

import contextlib

import discord

from tockbot.tables import GuildId, Refused, UserId
from tockbot.ui.incoming.allowance import Allowance
from tockbot.ui.limits import Asked
from tockbot.ui.outgoing.people.viewers import Viewers
from tockbot.ui.words.speaker import language_of, speaker


class Mentions:
    """Answers messages in which the bot is mentioned."""

    def __init__(self, viewers: Viewers, allowance: Allowance) -> None:
        """Answer in the language that a server has chosen, nobody more often than is allowed."""
        self._viewers = viewers
        self._allowance = allowance

    async def heard(self, message: discord.Message, me: discord.abc.Snowflake | None) -> None:
        """Answer a message if it mentions ``me``; what it says is not read. Answers to my messages are no questions."""
        guild = message.guild
        if me is None or guild is None or message.author.bot or message.reference is not None:
            return
        if not any(one.id == me.id for one in message.mentions):
            return
        with contextlib.suppress(Refused, discord.HTTPException):
            self._allowance.spend(UserId(message.author.id), Asked.BOARD)
            chosen = (await self._viewers.choices(GuildId(guild.id))).language
            say = speaker(chosen or language_of(guild.preferred_locale.value))
            await message.reply(say("help"), allowed_mentions=discord.AllowedMentions.none())
