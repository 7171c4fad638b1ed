"""The bot as Discord knows it: hands on what Discord tells it of commands, presses, channels and servers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands

from tockbot.bot.gateway.patience import RARELY, SLOW, pauses, until_done
from tockbot.bot.gateway.profile import MANY_GUILDS, MAX_GUILDS, set_up_profile
from tockbot.bot.gateway.sessions import Sessions
from tockbot.bot.gateway.steady import SteadyClient
from tockbot.bot.gateway.token_watch import TokenWatch
from tockbot.bot.incoming.commands import FluentTranslator, discord_commands, register, translated
from tockbot.bot.incoming.dispatch import Dispatch
from tockbot.bot.messages.answers import Interaction, tell
from tockbot.bot.words.speaker import language_of, speaker
from tockbot.metrics import COMMANDS_REFUSED
from tockbot.service import LeftServers, Shards, Tables, abandon, traceback_line
from tockbot.storage import StorageError
from tockbot.tables import ChannelId, GuildId, TableId

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Lifecycle:
    """What is done around the life of the client by whoever puts the bot together.

    Attributes:
        restore: learns which tables are open before the bot connects. Whoever then goes through what it gives has them
            read one by one and shown anew, and hears of the channels whose table this version cannot read.
        close: closes, with the bot, what was opened for it.
        servers: notes which servers the bot is in.
        shards: whose events Discord tells this process.
        check: raises where what is kept cannot be read now.
        http_trace: is told of every request to Discord.
        sessions: how many sessions may still be begun.
        reached: is told whether Discord can be reached, each time that changes: while it cannot, no time runs out.
        sets_up_profile: whether the client sets in the bot's profile what nobody has set there.
        registers: whether the client tells Discord what commands there are.
        token: what Discord's answers say about the bot's token.
    """

    restore: Callable[[], Awaitable[AsyncIterator[ChannelId]]]
    close: Callable[[], Awaitable[None]]
    servers: LeftServers
    shards: Shards
    check: Callable[[], Awaitable[None]]
    http_trace: aiohttp.TraceConfig
    sessions: Sessions
    reached: Callable[[bool], None]
    sets_up_profile: bool = True
    registers: bool = True
    token: TokenWatch = field(default_factory=TokenWatch)


INTENTS: Final = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
"""Messages, without what they say: so it is known whether a board is still the last of its channel, and who asks."""


IsFirst = Callable[[int], Awaitable[bool]]
"""Whether what Discord told a client of, by its id, is to be done there: another may be told of it too."""

Heard = Callable[[discord.Message, discord.abc.Snowflake | None, IsFirst], Awaitable[None]]
"""Answers a message if it is meant for the bot, which is this user, and for this client."""


class Commands(app_commands.CommandTree["TockClient"]):
    """The commands of a client."""

    async def interaction_check(self, interaction: discord.Interaction[TockClient], /) -> bool:
        """Whether what was typed is to be done."""
        return await self.client.is_first(interaction.id)


class TockClient(SteadyClient):
    """The bot.

    Attributes:
        tables: the tables of the bot.
        tree: the commands.
    """

    def __init__(
        self,
        tables: Tables,
        dispatch: Dispatch,
        heard: Heard,
        lifecycle: Lifecycle,
        *,
        shard: tuple[int, int] | None = None,
    ) -> None:
        """Be the bot of these tables; everything pressed or typed goes to ``dispatch``.

        Args:
            tables: the tables.
            dispatch: where presses and commands go.
            heard: answers messages in which the bot is mentioned.
            lifecycle: what is done around its life.
            shard: of which part of the gateway it is told, of how many; None for all there is.
        """
        index, count = shard or (None, None)
        super().__init__(
            lifecycle.sessions,
            lifecycle.token,
            intents=INTENTS,
            max_messages=None,
            http_trace=lifecycle.http_trace,
            shard_id=index,
            shard_count=count,
        )
        self.tables = tables
        self.tree = Commands(self)
        self.tree.error(self._command_failed)
        self._dispatch = dispatch
        self._heard = heard
        self._lifecycle = lifecycle
        self._commands: list[dict[str, Any]] = []
        self._unread: AsyncIterator[ChannelId] | None = None
        self._taking_up: asyncio.Task[None] | None = None
        self._learning: asyncio.Task[None] | None = None
        self._registering: asyncio.Task[None] | None = None
        self._setting_up: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Learn which tables are open, and which emojis the bot has."""
        await super().setup_hook()
        self._unread = await self._lifecycle.restore()
        await self.tree.set_translator(FluentTranslator())
        for command in discord_commands(self._dispatch):
            self.tree.add_command(command)
        if self._lifecycle.registers:
            # It takes a second, for which nobody should wait later.
            self._commands = await translated(self.tree)
            self._learn_emojis(puts_up=True)

    def _learn_emojis(self, *, puts_up: bool) -> None:
        """Learn in the background of the bot's own emojis; one process puts up those that are missing."""
        learning = until_done(
            "some emojis are missing, and text stands for them",
            lambda: self._dispatch.emojis.learn(self, puts_up=puts_up),
            pauses(*RARELY),
        )
        self._learning = asyncio.create_task(learning, name="learning of emojis")

    async def _register(self) -> None:
        """Tell Discord what commands there are, as soon as it takes them."""
        try:
            await until_done(
                "could not register the commands, so they stay as they were",
                lambda: register(self, self._commands),
                pauses(*RARELY),
                failed=COMMANDS_REFUSED.inc,
                patience=SLOW,
            )
        finally:
            COMMANDS_REFUSED.set(0)

    async def on_ready(self) -> None:
        """Take up the open tables again and register the commands, once."""
        logger.info("connected as %s", self.user)
        self.unreached = None
        if len(self.guilds) >= MANY_GUILDS:
            logger.warning(
                "one connection has %d servers, and Discord allows %d: use PostgreSQL and more shards"
                " (docs/operating.md)",
                len(self.guilds),
                MAX_GUILDS,
            )
        self._lifecycle.reached(True)  # noqa: FBT003 - as below
        if self._lifecycle.registers and self._registering is None:
            self._registering = asyncio.create_task(self._register(), name="registering the commands")
            if self._lifecycle.sets_up_profile:
                self._setting_up = asyncio.create_task(set_up_profile(self), name="setting up the bot's profile")
        present = {GuildId(guild.id) for guild in self.guilds}
        await self._lifecycle.servers.present(present, lambda guild: self._lifecycle.shards.seconds_left(guild) > 0)
        unread, self._unread = self._unread, None
        if unread is not None:
            self._taking_up = asyncio.create_task(self._take_up(unread), name="taking up the open tables")

    async def on_resumed(self) -> None:
        """Let time run again."""
        self.unreached = None
        self._lifecycle.reached(True)  # noqa: FBT003 - as below

    async def on_disconnect(self) -> None:
        """Let nobody's time run out while nobody can act."""
        self._lifecycle.reached(False)  # noqa: FBT003 - the name of what is called says what it is

    async def _take_up(self, unread: AsyncIterator[ChannelId]) -> None:
        """Have the open tables read and shown, and tell the channels of those that cannot be read."""
        async for channel in unread:
            await self._tell_unreadable(channel)

    async def _tell_unreadable(self, channel: ChannelId) -> None:
        """Tell a channel that its table was written by another version and cannot be read by this one."""
        known = self.get_channel(channel)
        guild = None if known is None else getattr(known, "guild", None)
        try:
            spoken = await self._dispatch.viewers.language_at(guild) if isinstance(guild, discord.Guild) else None
            await self.get_partial_messageable(channel).send(speaker(language_of(spoken))("refused-unreadable"))
        except (discord.HTTPException, StorageError) as error:
            logger.warning("a channel could not be told that its table cannot be read: %s", error)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Do what a button, a menu or a form says, on a message of any age."""
        is_press = interaction.type in {discord.InteractionType.component, discord.InteractionType.modal_submit}
        if is_press and await self.is_first(interaction.id):
            await self._dispatch.pressed(interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Tell whoever mentions the bot, or writes to it, what they can do."""
        await self._heard(message, self.user, self.is_first)

    async def is_first(self, event: int) -> bool:
        """Whether what this client was told of is to be done here, and not where another client was told of it."""
        del event
        return True

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the table of a channel that is gone."""
        await self._abandon(self.tables.in_channel(ChannelId(channel.id)))

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """End the table of a thread that is gone."""
        await self._abandon(self.tables.in_channel(ChannelId(event.thread_id)))

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Show the tables of a server that could not be shown, now that it may allow it."""
        if before.overwrites != after.overwrites:
            self._announce_all(GuildId(after.guild.id))

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Show the tables of a server that could not be shown, now that it may allow it."""
        if before.permissions != after.permissions:
            self._announce_all(GuildId(after.guild.id))

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """Show the table of a thread that was unlocked."""
        table_id = self.tables.in_channel(ChannelId(after.id))
        if before.locked and not after.locked and table_id is not None:
            self.tables.announce(table_id)

    def _announce_all(self, guild: GuildId) -> None:
        for table_id in self.tables.in_guild(guild):
            self.tables.announce(table_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End the tables of a server that was left."""
        await self._lifecycle.servers.left(GuildId(guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep what is kept of a server, new or not."""
        await self._lifecycle.servers.returned(GuildId(guild.id))

    async def _abandon(self, table_id: TableId | None) -> None:
        if table_id is not None:
            await abandon(self.tables, table_id)

    async def _command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer a command that did not even begin: one that Discord knows otherwise than the bot."""
        logger.error("a command could not begin: %s", traceback_line(error))
        if interaction.type is discord.InteractionType.application_command:
            await tell(interaction, (await self._dispatch.viewers.speaker_for(interaction))("failed"))

    def has_left(self, guild: GuildId) -> bool:
        """Whether the bot is surely in a server no more: Discord has told of all servers, and not of this one."""
        return self.is_ready() and self.get_guild(guild) is None

    async def trouble(self) -> str | None:
        """What is wrong with the bot, in one sentence; None where it is well."""
        if self._sessions.trouble is not None:
            return self._sessions.trouble
        if (why := self.why_unreached()) is not None:
            return why
        if not self.is_ready():
            return "The bot is not connected to Discord."
        if self._token_watch.trouble is not None:
            return self._token_watch.trouble
        try:
            await self._lifecycle.check()
        except Exception as error:  # noqa: BLE001 - whatever it is, the bot cannot save now
            logger.warning("the database does not answer: %s", traceback_line(error))
            return "The database does not answer."
        return None

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as discord.py has it
        """Hand on what Discord tells, unless this client is closed: of its last moments discord.py still tells it."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def close(self) -> None:
        """Answer whoever pressed, disconnect, then close the database and whatever else was opened for this client."""
        if not self.is_closed():
            await self._dispatch.finish(self)
            # They would report that the connection is closed.
            for task in (self._taking_up, self._learning, self._registering, self._setting_up):
                if task is not None:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await task
            await super().close()
            await self._lifecycle.close()
