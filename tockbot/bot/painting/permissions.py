"""The permissions without which a table cannot be shown in a channel, and what is told when they are lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord

from tockbot.bot.objections import Objection
from tockbot.bot.painting.boards import LOST
from tockbot.bot.painting.private_screens import PrivateScreens
from tockbot.bot.painting.shown_messages import EVERYBODY, ShownMessages
from tockbot.bot.words.names import listed
from tockbot.bot.words.speaker import Speaker
from tockbot.tables import Person, Refused, ShownMessage, TableSeen

NEEDED: Final = ("view_channel", "send_messages", "attach_files")

FOR_A_THREAD: Final = ("view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")
"""What is needed in a channel to open a thread below it for a table: asked for where somebody wants one."""

TO_CALL: Final = "mention_everyone"
TO_GIVE: Final = "manage_roles"
"""What is needed to mention a role that not everybody may, and to give one: asked for where somebody wants it."""

PERMISSIONS: Final = discord.Permissions(**dict.fromkeys((*NEEDED, "send_messages_in_threads"), True))
"""What the bot asks for when it is brought into a server."""

SCOPES: Final = ("bot", "applications.commands")
OWN_SCOPES: Final = ("applications.commands",)
"""By these the bot is added to a person: it needs no permission there."""

GuildChannel = discord.abc.GuildChannel | discord.Thread

MISSING_ACCESS: Final = 50001
"""Discord's code where a channel may not even be seen."""


def install_link(application: int) -> str:
    """The address by which the bot is brought into a server, with all that it needs there."""
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=SCOPES)


def own_install_link(application: int) -> str:
    """The address by which people add the bot to themselves, and so have what of it needs no server."""
    return f"{discord.utils.oauth_url(application, scopes=OWN_SCOPES)}&integration_type=1"


def missing_from(permissions: discord.Permissions, *, in_thread: bool) -> list[str]:
    """The needed permissions that are not among these, as Discord's interface calls them."""
    needed = [name.replace("send_messages", "send_messages_in_threads") if in_thread else name for name in NEEDED]
    return _missing_of(needed, permissions)


def missing_for_thread(permissions: discord.Permissions) -> list[str]:
    """The permissions needed to open a thread for a table that are not among these."""
    return _missing_of(FOR_A_THREAD, permissions)


def _missing_of(needed: Sequence[str], permissions: discord.Permissions) -> list[str]:
    missing = [name for name in needed if not getattr(permissions, name)]
    # Where a channel may not be seen nothing else is allowed either.
    return missing[:1] if NEEDED[0] in missing else missing


async def channel_with_lacks(client: discord.Client, channel: int) -> tuple[GuildChannel, list[str]] | None:
    """A channel of a server with the needed permissions that the bot lacks there; None if it is no channel of one.

    This process was told of both, or Discord is asked.

    Raises:
        discord.NotFound, discord.Forbidden: there is none, or the bot may not even see it.
        discord.HTTPException: Discord cannot be asked.
    """
    found = client.get_channel(channel)
    if isinstance(found, discord.abc.GuildChannel | discord.Thread):
        return found, _missing_in(found, found.guild.me)
    found = await client.fetch_channel(channel)
    if not isinstance(found, discord.abc.GuildChannel | discord.Thread) or client.user is None:
        return None
    found.guild = await client.fetch_guild(found.guild.id, with_counts=False)
    return found, _missing_in(found, await found.guild.fetch_member(client.user.id))


def _missing_in(channel: GuildChannel, me: discord.Member) -> list[str]:
    return missing_from(channel.permissions_for(me), in_thread=isinstance(channel, discord.Thread))


def lacking(say: Speaker, channel: int, missing: Sequence[str]) -> Refused:
    """That a table cannot be shown in a channel while these permissions are missing there."""
    return Refused(Objection.PERMISSIONS, channel=f"<#{channel}>", permissions=permission_names(say, missing))


def permission_names(say: Speaker, missing: Sequence[str]) -> str:
    """Permissions as Discord's client names them."""
    return listed(say, (say(f"permission-{name}".replace("_", "-")) for name in missing))


class LostPermissions:
    """Tells the players of a table once, by direct message, that it cannot be shown any more, and why."""

    def __init__(self, client: discord.Client, messages: ShownMessages, screens: PrivateScreens) -> None:
        """Tell with this client, and remember here that it was told."""
        self._client = client
        self._messages = messages
        self._screens = screens

    async def tell(self, seen: TableSeen, error: discord.Forbidden) -> None:
        """Tell everybody at a table what Discord has refused, unless they were told since it was shown last."""
        row = await self._messages.recall(seen.id, EVERYBODY)
        if row is not None and row.face.startswith(LOST):
            return
        stood = ShownMessage(None, seen.entries) if row is None else row
        if not await self._messages.replace(seen.id, EVERYBODY, row, replace(stood, face=LOST + stood.face)):
            return
        missing = self._missing(seen, error)

        def words(say: Speaker) -> str:
            return say("permission-lost", channel=f"<#{seen.channel}>", permissions=permission_names(say, missing))

        for player in seen.seated:
            if isinstance(player, Person):
                await self._screens.tell(player, seen.language, words)

    def _missing(self, seen: TableSeen, error: discord.Forbidden) -> list[str]:
        """What is missing as far as Discord has told, or else what its refusal stands for."""
        channel = self._client.get_channel(seen.channel)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            missing = _missing_in(channel, channel.guild.me)
            if missing:
                return missing
        if error.code == MISSING_ACCESS:
            return [NEEDED[0]]
        return missing_from(discord.Permissions(view_channel=True), in_thread=isinstance(channel, discord.Thread))
