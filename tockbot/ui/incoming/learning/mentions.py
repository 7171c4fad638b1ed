"""Whoever mentions the bot, or writes to it, and does not know what to say to it, is told what they can do."""

from __future__ import annotations

import contextlib

import discord

from tockbot.tables import GuildId, Refused, UserId
from tockbot.ui.incoming.allowance import Allowance
from tockbot.ui.limits import Asked
from tockbot.ui.outgoing.messages.emojis import Emojis
from tockbot.ui.outgoing.messages.posting import sending
from tockbot.ui.outgoing.people.viewers import Viewers, speaker_to
from tockbot.ui.screens.help import help_screen
from tockbot.ui.words.speaker import DEFAULT_LANGUAGE, Speaker, language_of, speaker


class Mentions:
    """Answers messages in which the bot is mentioned, and direct messages to it."""

    def __init__(self, viewers: Viewers, allowance: Allowance, emojis: Emojis) -> None:
        """Answer in the language that a server or a person has chosen, nobody more often than is allowed."""
        self._viewers = viewers
        self._allowance = allowance
        self._emojis = emojis

    async def heard(self, message: discord.Message, me: discord.abc.Snowflake | None) -> None:
        """Answer a message if it is meant for ``me``; what it says is not read. Answers to mine are no questions."""
        if me is None or message.author.bot or message.reference is not None:
            return
        if message.guild is not None and not any(one.id == me.id for one in message.mentions):
            return
        with contextlib.suppress(Refused, discord.HTTPException):
            self._allowance.spend(UserId(message.author.id), Asked.BOARD)
            say = await self._speaker(message)
            await message.reply(**await sending(help_screen(say), self._emojis))

    async def _speaker(self, message: discord.Message) -> Speaker:
        if message.guild is not None:
            chosen = (await self._viewers.choices(GuildId(message.guild.id))).language
            return speaker(chosen or language_of(message.guild.preferred_locale.value))
        person = await self._viewers.find(UserId(message.author.id))
        if person is None:
            return speaker(DEFAULT_LANGUAGE)
        return speaker_to(await self._viewers.preferences(person.id), DEFAULT_LANGUAGE)
