"""Opening a table, with the rules asked for or as the last one was."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from tockbot.service import Tables
from tockbot.tables import Opened, Refusal, Refused, Stage, decisions
from tockbot.ui.incoming.request import Request
from tockbot.ui.incoming.settings import Guilds
from tockbot.ui.incoming.typed_rules import DEFAULT_RULESET, chosen_rules
from tockbot.ui.outgoing.shown_messages import EVERYBODY, ShownMessages
from tockbot.ui.press import PressError
from tockbot.ui.screen import Screen
from tockbot.ui.words.speaker import language_of

NEEDED: Final = ("view_channel", "send_messages", "attach_files")
"""The permissions without which a table cannot be shown in a channel."""


class Opening:
    """Opens tables."""

    def __init__(self, guilds: Guilds, messages: ShownMessages) -> None:
        """Look here for what servers have chosen, and for the messages of tables that are open."""
        self._guilds = guilds
        self._messages = messages

    async def new(
        self,
        request: Request,
        ruleset: str | None = None,
        players: app_commands.Range[int, 2, 8] | None = None,
        mode: str | None = None,
        options: str | None = None,
    ) -> None:
        """Open a table in this channel."""
        say = request.say
        channel, guild = await self._check_place(request)
        language, rules = await self._guilds.choices(guild.id)
        if rules is None or any((ruleset, players, mode, options)):
            rules = chosen_rules(say, ruleset or DEFAULT_RULESET, (players, mode), options or "")
        spoken = language or language_of(guild.preferred_locale.value)
        opened = Opened(guild.id, channel, request.user, spoken, rules)
        await request.tables.open(opened, lambda table: decisions.join(table, request.person))
        await request.show(Screen(say("new-opened")))

    async def again(self, request: Request) -> None:
        """Open a table like one whose game is over, with everybody on the seat they had; whoever sat there may."""
        say, before = request.say, request.seen_seated()
        if before.game is None or before.stage is Stage.PLAYING:
            raise PressError
        await self._check_place(request)
        opened = Opened(before.guild, before.channel, request.user, before.language, before.rules)
        await request.tables.open(opened, lambda _: decisions.as_before(before.sitters, before.hints))
        await request.show(Screen(say("new-again")))

    async def _check_place(self, request: Request) -> tuple[int, discord.Guild]:
        """The channel, and its server, in which a table can be opened here.

        Raises:
            Refused: NO_TABLE, PERMISSIONS, CHANNEL_TAKEN.
        """
        channel, guild = request.interaction.channel_id, request.guild
        if channel is None or guild is None:
            raise Refused(Refusal.NO_TABLE)
        _check_permissions(request)
        running = request.tables.in_channel(channel)
        if running is not None:
            raise Refused(Refusal.CHANNEL_TAKEN, link=await self._where(request.tables, running))
        return channel, guild

    async def _where(self, tables: Tables, table_id: int) -> str:
        """Where a table is, as text to press on: its message, or its channel."""
        seen = tables.see(table_id)
        known = await self._messages.recall(table_id, EVERYBODY)
        if known is None:
            return f"<#{seen.channel}>"
        (channel, message), _ = known
        return f"https://discord.com/channels/{seen.guild}/{channel}/{message}"


def _check_permissions(request: Request) -> None:
    """Make sure that a table can be shown here.

    Raises:
        Refused: PERMISSIONS.
    """
    interaction, say = request.interaction, request.say
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = [name.replace("send_messages", "send_messages_in_threads") if in_thread else name for name in NEEDED]
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if missing:
        names = ", ".join(say(f"permission-{name}".replace("_", "-")) for name in missing)
        raise Refused(Refusal.PERMISSIONS, permissions=names)
