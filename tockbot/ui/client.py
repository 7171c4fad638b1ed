"""The bot as Discord knows it: connects commands, buttons and events to the desk."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands

from tockbot.service.trouble import trouble
from tockbot.tables import Refused, decisions
from tockbot.ui.commands import tock_commands
from tockbot.ui.desk import Desk, Interaction, speaker_for, tell
from tockbot.ui.dispatch import Pressed
from tockbot.ui.translator import FluentTranslator

logger = logging.getLogger(__name__)


class TockClient(discord.Client):
    """The bot.

    Attributes:
        desk: where everything pressed or typed goes; set before the client logs in.
        tree: the commands.
    """

    desk: Desk

    def __init__(self, *, restore: Callable[[], Awaitable[list[int]]], close: Callable[[], Awaitable[None]]) -> None:
        """Be a bot that reads its tables back before it connects, and closes what it was given with itself."""
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.tree.error(self._command_failed)
        self._restore = restore
        self._close = close
        self._restored: list[int] = []

    async def setup_hook(self) -> None:
        """Read the open tables back, make old buttons work, and tell Discord what commands there are."""
        self._restored = await self._restore()
        self.add_dynamic_items(Pressed)
        await self.tree.set_translator(FluentTranslator())
        self.tree.add_command(tock_commands())
        try:
            await self.tree.sync()
        except discord.DiscordServerError as error:
            logger.error("the commands could not be registered and stay as they were: %s", error)  # noqa: TRY400

    async def on_ready(self) -> None:
        """Take up the open tables again, once."""
        logger.info("connected as %s", self.user)
        restored, self._restored = self._restored, []
        for number in restored:
            await self.desk.tables.announce(number)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the table of a channel that is gone."""
        await self._abandon(self.desk.tables.in_channel(channel.id))

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """End the table of a thread that is gone."""
        await self._abandon(self.desk.tables.in_channel(event.thread_id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End the tables of a server that was left."""
        for number in self.desk.tables.in_guild(guild.id):
            await self._abandon(number)

    async def _abandon(self, number: int | None) -> None:
        if number is None:
            return
        try:
            await self.desk.tables.decide(number, decisions.abandon)
        except Refused as refusal:
            logger.warning("table %d, whose channel is gone, could not be ended: %s", number, refusal)

    async def _command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer a command that did not even begin: one that Discord knows otherwise than the bot."""
        logger.error("a command could not begin: %s", trouble(error))
        if interaction.type is discord.InteractionType.application_command:
            await tell(interaction, speaker_for(interaction)("failed"))

    async def close(self) -> None:
        """Disconnect, then close the database and whatever else was opened for this client."""
        if not self.is_closed():
            await super().close()
            await self._close()
