"""The bot's client: passes Discord's events on to the tables, and sets up the bot's profile.

The bot fills in fields of its profile that are empty, and leaves all others as they are. *Add App* on the profile adds
the bot to a server or to a person's account: Discord saves the settings of both installs together.
"""

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

from tockbot.bot.answers import Answer, Interaction
from tockbot.bot.channels import OWN_SCOPES, PERMISSIONS, SCOPES, install_link
from tockbot.bot.commands import FluentTranslator, discord_commands, register, translated
from tockbot.bot.connection import RARELY, SLOW, Sessions, SteadyClient, TokenWatch, pauses, until_done
from tockbot.bot.dispatch import Dispatch
from tockbot.bot.sending import Emojis
from tockbot.bot.words import DEFAULT_LANGUAGE, language_of, speaker
from tockbot.metrics import COMMANDS_REFUSED
from tockbot.render import draw_cover, draw_icon
from tockbot.service import LeftServers, Shards, Tables, abandon, traceback_line
from tockbot.storage import StorageError
from tockbot.tables import ChannelId, GuildId, TableId

logger = logging.getLogger(__name__)

COMMANDS_ALONE: Final = ("applications.commands",)
"""The scopes of a new application's default link, which adds the commands without the bot."""

INSTALLS: Final = {
    "guild_install_scopes": list(SCOPES),
    "guild_install_permissions": PERMISSIONS,
    "user_install_scopes": list(OWN_SCOPES),
}
"""The settings with which *Add App* adds the bot."""

MAX_GUILDS: Final = 2500
"""Maximum number of servers of one connection to Discord's gateway: a client without shards, or one shard."""

MANY_GUILDS: Final = 2000
"""Number of servers of one connection from which the operator should give the bot more shards."""

TAGS: Final = ("Board game", "Card game", "Tock", "Dog", "Keezen")


async def set_up_profile(client: discord.Client) -> None:
    """Fill in the empty fields of the bot's profile: its description, tags, pictures and *Add App* settings."""
    if client.application is None:
        return
    await until_done(
        "could not set up the bot's profile", lambda: _set_up(client.application), pauses(60.0, 24 * 3600.0)
    )


async def _set_up(application: discord.AppInfo | None) -> None:
    """Fill in the empty fields of the profile, and log what is wrong with it."""
    if application is None:
        return
    changes = await asyncio.to_thread(missing_from, application)
    if changes:
        await application.edit(**changes)
        logger.info("filled in empty fields of the bot's profile: %s", ", ".join(sorted(changes)))
    wrong = wrong_with(application)
    if wrong is not None and "guild_install_scopes" not in changes:
        logger.warning("%s", wrong)


def missing_from(application: discord.AppInfo) -> dict[str, Any]:
    """Return values for the empty fields, as :meth:`discord.AppInfo.edit` takes them; draws pictures if needed."""
    changes: dict[str, Any] = {}
    if not application.description:
        changes["description"] = speaker(DEFAULT_LANGUAGE)("about")
    if not application.tags:
        changes["tags"] = list(TAGS)
    if application.icon is None:
        changes["icon"] = draw_icon()
    if application.cover_image is None:
        changes["cover_image"] = draw_cover()
    if not application.custom_install_url and scopes_of(application) in ((), COMMANDS_ALONE):
        changes |= INSTALLS
    return changes


def is_for_people(application: discord.AppInfo) -> bool:
    """Return whether people can add the bot to their own account."""
    return application.user_integration_config is not None


def scopes_of(application: discord.AppInfo) -> tuple[str, ...]:
    """Return the scopes with which *Add App* adds the bot to a server."""
    config = application.guild_integration_config
    chosen = application.install_params if config is None else config.oauth2_install_params
    return () if chosen is None else tuple(chosen.scopes)


def wrong_with(application: discord.AppInfo) -> str | None:
    """Return in one sentence, with a link, what is wrong with *Add App*; None if nothing is."""
    if application.custom_install_url or "bot" in scopes_of(application):
        return None
    link = install_link(application.id)
    return f"Add App on the bot's profile adds its commands without the bot; this link adds both: {link}"


def stops_presses(application: discord.AppInfo) -> str | None:
    """Return in one sentence why no press reaches the bot, if a setting in the developer portal prevents it."""
    if not application.interactions_endpoint_url:
        return None
    return (
        "An Interactions Endpoint URL is set in Discord's developer portal (General Information), so Discord sends"
        " every press and command there and none to the bot: remove it."
    )


def stops_invitations(application: discord.AppInfo) -> str | None:
    """Return in one sentence why no link adds the bot to a server, if a setting in the developer portal prevents it."""
    if not application.bot_require_code_grant:
        return None
    return (
        "Requires OAuth2 Code Grant is on in Discord's developer portal (Bot), so no link can add the bot to a server:"
        " switch it off."
    )


def crowded(guilds: int) -> str | None:
    """Return a warning in one sentence if a bot without shards is in many servers."""
    if guilds < MANY_GUILDS:
        return None
    return (
        f"The bot is in {guilds} servers. With SQLite it is one client without shards, and Discord allows that"
        f" {MAX_GUILDS} servers at most: move to PostgreSQL (docs/postgresql.md)."
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Lifecycle:
    """The actions around the life of the client, given by the code that assembles the bot.

    Attributes:
        restore: finds out which tables are open, before the bot connects. Its result loads and shows them one by one,
            and yields the channels whose table this version cannot read.
        stop: ends the background work before the bot disconnects; later, its requests would fail.
        close: closes, with the bot, what was opened for it.
        servers: records the servers that the bot is in.
        shards: the shards whose events this process receives.
        check: raises if the database cannot be read now.
        http_trace: observes every request to Discord.
        sessions: the number of sessions that may still begin.
        reached: receives whether Discord can be reached, at each change: while it cannot, clocks stop.
        sets_up_profile: whether the client fills in empty fields of the bot's profile.
        registers: whether the client registers the commands at Discord.
        token: Discord's answers about the bot's token.
    """

    restore: Callable[[], Awaitable[AsyncIterator[ChannelId]]]
    stop: Callable[[], Awaitable[None]]
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

    async def trouble(self, unreached: str | None, *, is_ready: bool) -> str | None:
        """Return in one sentence what is wrong with the bot; None if nothing is.

        Args:
            unreached: why it is not connected, in one sentence; None if nothing is wrong.
            is_ready: whether it is connected.
        """
        if self.sessions.trouble is not None:
            return self.sessions.trouble
        if unreached is not None:
            return unreached
        if not is_ready:
            return "The bot is not connected to Discord."
        if self.token.trouble is not None:
            return self.token.trouble
        try:
            await self.check()
        except Exception as error:  # noqa: BLE001 - for whatever reason, the bot cannot save now
            logger.warning("the database does not answer: %s", traceback_line(error))
            return "The database does not answer."
        return None


INTENTS: Final = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
"""Messages, without their text: they show whether a board is still the last message of its channel, and who pings the
bot."""


IsFirst = Callable[[int], Awaitable[bool]]
"""Returns whether an event of Discord, by its id, is to be handled by this client: another may have received it too."""

Heard = Callable[[discord.Message, discord.abc.Snowflake | None, IsFirst], Awaitable[None]]
"""Answers a message if it is meant for the bot, which is this user, and for this client."""


def learning(emojis: Emojis, client: discord.Client, *, puts_up: bool) -> asyncio.Task[None]:
    """Look up the bot's emojis in the background; one process uploads the missing ones."""
    work = until_done(
        "some emojis are missing, so text is shown instead",
        lambda: emojis.learn(client, puts_up=puts_up),
        pauses(*RARELY),
    )
    return asyncio.create_task(work, name="learning of emojis")


class Commands(app_commands.CommandTree["TockClient"]):
    """The commands of a client."""

    async def interaction_check(self, interaction: discord.Interaction[TockClient], /) -> bool:
        """Return whether a command is to be handled by this client."""
        return await self.client.is_first(interaction.id)


MAX_RECEIVED: Final = 1000
"""Maximum number of presses, commands and messages in memory that were received last."""


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
        """Create the client of these tables.

        Args:
            tables: the tables.
            dispatch: receives all presses and commands.
            heard: answers messages that mention the bot.
            lifecycle: the actions around its life.
            shard: its shard of the gateway, and the number of shards; None to receive everything.
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
        self._received: dict[int, None] = {}
        self._commands: list[dict[str, Any]] = []
        self._unread: AsyncIterator[ChannelId] | None = None
        self._taking_up: asyncio.Task[None] | None = None
        self._learning: asyncio.Task[None] | None = None
        self._registering: asyncio.Task[None] | None = None
        self._setting_up: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Find out which tables are open, and prepare the commands and emojis."""
        await super().setup_hook()
        self._unread = await self._lifecycle.restore()
        await self.tree.set_translator(FluentTranslator())
        for command in discord_commands(self._dispatch):
            self.tree.add_command(command)
        if self._lifecycle.registers:
            # It takes a second, for which no one should have to wait later.
            self._commands = await translated(self.tree)
            self._learning = learning(self._dispatch.emojis, self, puts_up=True)

    async def _register(self) -> None:
        """Register the commands at Discord, as soon as Discord accepts them."""
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
        """Load the open tables and register the commands, once."""
        logger.info("connected as %s", self.user)
        self.unreached = None
        if len(self.guilds) >= MANY_GUILDS:
            logger.warning(
                "one connection has %d servers, and Discord allows %d: use PostgreSQL and more shards"
                " (docs/postgresql.md)",
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
        """Let clocks run again."""
        self.unreached = None
        self._lifecycle.reached(True)  # noqa: FBT003 - as below

    async def on_disconnect(self) -> None:
        """Stop all clocks while no one can act."""
        self._lifecycle.reached(False)  # noqa: FBT003 - the function's name explains the argument

    async def _take_up(self, unread: AsyncIterator[ChannelId]) -> None:
        """Load and show the open tables, and notify the channels of those that cannot be read."""
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
            logger.warning("could not tell a channel that its table cannot be read: %s", error)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle a press of a button, a menu or a form, on a message of any age."""
        is_press = interaction.type in {discord.InteractionType.component, discord.InteractionType.modal_submit}
        if is_press and await self.is_first(interaction.id):
            await self._dispatch.pressed(interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Tell a person who mentions the bot, or writes to it, what they can do."""
        if not message.author.bot:
            await self._heard(message, self.user, self.is_first)

    async def is_first(self, event: int) -> bool:
        """Return whether an event is new: after a lost connection, Discord may send what it sent before."""
        if event in self._received:
            return False
        self._received[event] = None
        if len(self._received) > MAX_RECEIVED:
            del self._received[next(iter(self._received))]
        return True

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the table of a deleted channel."""
        await self._abandon(self.tables.in_channel(ChannelId(channel.id)))

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a deleted thread."""
        await self._abandon(self.tables.in_channel(ChannelId(event.thread_id)))

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Show the tables of a server that could not be shown, in case it is allowed now."""
        if before.overwrites != after.overwrites:
            self._announce_all(GuildId(after.guild.id))

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Show the tables of a server that could not be shown, in case it is allowed now."""
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
        """Close the tables of a server that the bot has left."""
        await self._lifecycle.servers.left(GuildId(guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep the data of a server, whether it is new or not."""
        await self._lifecycle.servers.returned(GuildId(guild.id))

    async def _abandon(self, table_id: TableId | None) -> None:
        if table_id is not None:
            await abandon(self.tables, table_id)

    async def _command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer a command that could not be parsed: Discord knows an older version of it."""
        logger.error("could not run a command: %s", traceback_line(error))
        if interaction.type is discord.InteractionType.application_command:
            say = await self._dispatch.viewers.speaker_for(interaction)
            await Answer(interaction).tell(say("failed"))

    def has_left(self, guild: GuildId) -> bool:
        """Return whether the bot has certainly left a server: Discord has listed all servers, without this one."""
        return self.is_ready() and self.get_guild(guild) is None

    async def trouble(self) -> str | None:
        """Return in one sentence what is wrong with the bot; None if nothing is."""
        return await self._lifecycle.trouble(self.unreached, is_ready=self.is_ready())

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - as discord.py has it
        """Dispatch an event, unless this client is closed: discord.py still dispatches events after that."""
        if not self.is_closed():
            super().dispatch(event, *args, **kwargs)

    async def close(self) -> None:
        """Answer all presses, end the background work, disconnect, then close everything opened for this client."""
        if not self.is_closed():
            await self._dispatch.under_way.finish(self)
            # These tasks would report that the connection is closed.
            for task in (self._taking_up, self._learning, self._registering, self._setting_up):
                if task is not None:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await task
            await self._lifecycle.stop()
            await super().close()
            await self._lifecycle.close()
