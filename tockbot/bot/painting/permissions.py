"""The permissions that a table needs in its channel, and why Discord refuses to show one there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from typing import Final

import aiohttp
import discord

from tockbot.bot.messages.sending import LOCKED_THREAD, UNKNOWN_CHANNEL
from tockbot.bot.objections import Objection
from tockbot.bot.painting.boards import LOST
from tockbot.bot.painting.private_screens import PrivateScreens
from tockbot.bot.painting.shown_messages import EVERYBODY, ShownMessages
from tockbot.bot.words.names import listed
from tockbot.bot.words.speaker import Speaker
from tockbot.storage import ShownMessage
from tockbot.tables import ChannelId, GuildId, Person, Refused, TableSeen

NEEDED: Final = ("view_channel", "send_messages", "attach_files")

FOR_A_THREAD: Final = ("view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")
"""What is needed in a channel to open a thread below it for a table: asked for where somebody wants one."""

TO_WRITE: Final = "send_messages"
TO_WRITE_IN_THREAD: Final = "send_messages_in_threads"
"""What a person needs in a channel, or in a thread, for the bot to write there at their request."""

TO_OPEN_THREAD: Final = ("view_channel", TO_WRITE, "create_public_threads", TO_WRITE_IN_THREAD)
"""What a person needs in a channel for the bot to open a thread below it at their request."""

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

THREAD_LOCKED: Final = 160005
"""Discord's code for a message in a thread in which only moderators may write."""


def install_link(application: int) -> str:
    """The address by which the bot is brought into a server, with all that it needs there."""
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=SCOPES)


def own_install_link(application: int) -> str:
    """The address by which people add the bot to themselves, and so have what of it needs no server."""
    return f"{discord.utils.oauth_url(application, scopes=OWN_SCOPES)}&integration_type=1"


def missing_from(permissions: discord.Permissions, *, in_thread: bool) -> list[str]:
    """The needed permissions that are not among these, as Discord's interface calls them."""
    needed = [name.replace("send_messages", "send_messages_in_threads") if in_thread else name for name in NEEDED]
    return missing_of(needed, permissions)


def missing_for_thread(permissions: discord.Permissions) -> list[str]:
    """The permissions needed to open a thread for a table that are not among these."""
    return missing_of(FOR_A_THREAD, permissions)


def missing_of(needed: Sequence[str], permissions: discord.Permissions) -> list[str]:
    """The permissions among the needed ones that are missing."""
    missing = [name for name in needed if not (permissions.administrator or getattr(permissions, name))]
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
    known = client.get_guild(found.guild.id)
    if known is not None and not known.unavailable:
        return found, _missing_in(found, known.me)
    found.guild = await client.fetch_guild(found.guild.id, with_counts=False)
    return found, _missing_in(found, await found.guild.fetch_member(client.user.id))


def _missing_in(channel: GuildChannel, me: discord.Member) -> list[str]:
    in_thread = isinstance(channel, discord.Thread)
    above = channel.parent if isinstance(channel, discord.Thread) else channel
    # A thread has no permissions of its own. If the channel above it is not known, none is known to be missing.
    return [] if above is None else missing_from(_granted_in(above, me), in_thread=in_thread)


def _granted_in(channel: discord.abc.GuildChannel, me: discord.Member) -> discord.Permissions:
    """Return the permissions that the bot has in a channel.

    Discord's library takes some away that depend on others, also in threads, where they do not.
    """
    granted = me.guild_permissions
    if granted.administrator:
        return granted
    everyone, *roles = me.roles
    for holders in ((everyone,), roles, (me,)):
        pairs = [channel.overwrites_for(one).pair() for one in holders]
        allow, deny = (reduce(or_, (pair[kind].value for pair in pairs), 0) for kind in (0, 1))
        granted.handle_overwrite(allow, deny)
    return granted


def lacking(say: Speaker, channel: int, missing: Sequence[str]) -> Refused:
    """That a table cannot be shown in a channel while these permissions are missing there."""
    return Refused(Objection.PERMISSIONS, channel=f"<#{channel}>", permissions=permission_names(say, missing))


def own_lacking(say: Speaker, channel: int, missing: Sequence[str]) -> Refused:
    """That a person may not do there by hand what they ask the bot to do."""
    return Refused(Objection.OWN_PERMISSIONS, channel=f"<#{channel}>", permissions=permission_names(say, missing))


def permission_names(say: Speaker, missing: Sequence[str]) -> str:
    """Permissions as Discord's client names them."""
    return listed(say, (say(f"permission-{name}".replace("_", "-")) for name in missing))


@dataclass(frozen=True, slots=True)
class Obstacle:
    """What keeps the bot from writing in a channel, as confirmed by a second look.

    Attributes:
        missing: the permissions that the bot lacks there.
        is_locked: whether it is a locked thread.
        is_gone: whether the channel does not exist any more, or the bot was removed from its server.
    """

    missing: tuple[str, ...] = ()
    is_locked: bool = False
    is_gone: bool = False


async def find_obstacle(
    client: discord.Client,
    has_left: Callable[[GuildId], bool],
    place: tuple[GuildId, ChannelId],
    error: discord.HTTPException,
) -> Obstacle | None:
    """Find out what lasting obstacle is behind a refusal; None if none is certain.

    Discord refuses requests for many reasons, and answers 404 and 403 also while it has problems. So a permission is
    named only if it is missing, and a channel is gone only if its server is available and Discord says so twice.

    Args:
        client: the bot.
        has_left: whether the bot was certainly removed from a server.
        place: the server and the channel, or the thread.
        error: what Discord refused a request there with.
    """
    guild, channel = place
    known, is_removed = client.get_guild(guild), has_left(guild)
    if not is_removed and (known is None or known.unavailable):
        return None
    if error.code == THREAD_LOCKED:
        return Obstacle(is_locked=True)
    try:
        found = await channel_with_lacks(client, channel)
    except discord.HTTPException as again:
        return _confirmed(error, again, is_removed=is_removed)
    except (discord.InvalidData, aiohttp.ClientError, OSError):
        return None
    if found is None:
        return None
    there, missing = found
    # A new message wakes a thread that was put away, unless it is locked.
    is_locked = isinstance(there, discord.Thread) and (there.locked or error.code == LOCKED_THREAD)
    return Obstacle(tuple(missing), is_locked=is_locked and not missing) if missing or is_locked else None


def _confirmed(first: discord.HTTPException, second: discord.HTTPException, *, is_removed: bool) -> Obstacle | None:
    """Return what two refusals in a row confirm: of a request in a channel, and then to show the channel itself."""
    codes = {first.code, second.code}
    if codes == {UNKNOWN_CHANNEL} or (is_removed and codes <= {UNKNOWN_CHANNEL, MISSING_ACCESS}):
        return Obstacle(is_gone=True)
    return Obstacle(missing=NEEDED[:1]) if second.code == MISSING_ACCESS else None


class LostPermissions:
    """Notifies the players of a table once, by direct message, that it cannot be shown any more, and why."""

    def __init__(self, messages: ShownMessages, screens: PrivateScreens) -> None:
        """Notify by these screens, and remember here who was notified."""
        self._messages = messages
        self._screens = screens

    async def tell(self, seen: TableSeen, obstacle: Obstacle) -> None:
        """Notify everyone at a table, unless they were notified since the table was last shown."""
        row = await self._messages.recall(seen.id, EVERYBODY)
        if row is not None and row.face.startswith(LOST):
            return
        stood = ShownMessage(None, seen.entries) if row is None else row
        if not await self._messages.replace(seen.id, EVERYBODY, row, replace(stood, face=LOST + stood.face)):
            return

        def words(say: Speaker) -> str:
            channel = f"<#{seen.channel}>"
            if obstacle.is_locked:
                return say("thread-locked", channel=channel)
            return say("permission-lost", channel=channel, permissions=permission_names(say, obstacle.missing))

        for player in seen.seated:
            if isinstance(player, Person):
                await self._screens.tell(player, seen.language, words)
