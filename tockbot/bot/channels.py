"""The channels of tables: permissions and Discord's refusals, threads, and scheduled posts.

*Threads.* Nothing about threads is stored. The bot changes only threads that it opened. Discord allows two new names in
ten minutes, so a thread is renamed once, at the start of the game. A change that Discord refuses is not tried again
until a restart. Discord archives a silent thread. The time depends on the pace; after the game it is an hour, in which
the same people may play again.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from types import MappingProxyType
from typing import Any, Final, Literal

import aiohttp
import discord
from attrs import define

from tockbot.bot.budget import RateBudget, Urgency
from tockbot.bot.people import UserDirectory
from tockbot.bot.plan import EVERYBODY, LOST
from tockbot.bot.posts import Posts
from tockbot.bot.refusals import BotRefusal
from tockbot.bot.screen import Screen, clipped
from tockbot.bot.sending import LOCKED_THREAD, UNKNOWN_CHANNEL, Emojis, is_refused, nonce_of, sending
from tockbot.bot.shown import ShownMessages
from tockbot.bot.words import Speaker, language_of, listed, readable_name, speaker
from tockbot.service import Backoff, Outcome, Tables, TableTasks
from tockbot.storage import Regular, RegularPost, ShownMessage
from tockbot.tables import TOURNAMENT_PACES, ChannelId, GuildId, Pace, Person, Refused, TableId, TableSeen

logger = logging.getLogger(__name__)

Minutes = Literal[60, 1440, 10080]

AN_HOUR: Final[Minutes] = 60

SILENT: Final[Mapping[Pace, Minutes]] = MappingProxyType(
    {
        Pace.LIVE: AN_HOUR,
        **dict.fromkeys(TOURNAMENT_PACES.values(), AN_HOUR),
        Pace.RELAXED: 1440,
        Pace.SLOW: 10080,
        Pace.OPEN: 10080,
    }
)
"""Minutes of silence after which Discord archives a thread, by the pace of its game."""

NAME_LIMIT: Final = 100

MAX_REFUSED: Final = 1000
"""Maximum number of refused changes that are remembered."""

HAS_THREAD: Final = 160004
"""Discord's code for a message that already has a thread, whose id is that of the message."""


async def open_thread(above: discord.Message, name: str, pace: Pace) -> ChannelId:
    """Open a thread below a message, for a game of this pace; return the existing thread if there is one.

    Raises:
        discord.HTTPException: it could not be opened.
    """
    try:
        await above.create_thread(name=clipped(name, NAME_LIMIT), auto_archive_duration=SILENT[pace])
    except discord.HTTPException as error:
        if error.code != HAS_THREAD:
            raise
    return ChannelId(above.id)


async def discard_thread(above: discord.Message | discord.PartialMessage) -> None:
    """Remove the thread below a message of the bot, then the message: the table for which it was opened does not exist.

    Only members with *Manage Threads* can delete a thread. Without that permission, the bot archives its thread.
    """
    guild = above.guild
    if guild is None:
        return
    try:
        with contextlib.suppress(discord.NotFound):
            thread = guild.get_thread(above.id) or await guild.fetch_channel(above.id)
            if isinstance(thread, discord.Thread):
                try:
                    await thread.delete()
                except discord.Forbidden:
                    await thread.edit(archived=True)
    except discord.HTTPException as error:
        logger.warning("could not remove thread %d, which has no table: %s", above.id, error)
    try:
        await above.delete()
    except discord.HTTPException as error:
        logger.warning("could not delete message %d above a thread without a table: %s", above.id, error)


def waiting_name(say: Speaker) -> str:
    """Return the name of a table's thread before the game."""
    return say("thread-waiting")


def people_name(say: Speaker, seen: TableSeen) -> str:
    """Return the name of a table's thread during the game; as before if no player has a readable name."""
    names = [name for one in seen.seated if isinstance(one, Person) and (name := readable_name(one.name))]
    return clipped(say("thread-people", names=listed(say, names)), NAME_LIMIT) if names else waiting_name(say)


class Threads:
    """Names the threads of tables, and sets when Discord archives them."""

    def __init__(self, client: discord.Client, tables: Tables, budget: RateBudget, backoff: Backoff) -> None:
        """Change them with this client."""
        self._client = client
        self._tables = tables
        self._budget = budget
        self._refused: dict[tuple[TableId, str, object], None] = {}
        self._tasks = TableTasks("the thread of", self._keep, backoff)

    def keep(self, seen: TableSeen) -> None:
        """Change the thread of a painted table if necessary: in the background, because it may take long."""
        if self._due(seen) is not None:
            self._tasks.wake(seen.id)

    async def close(self) -> None:
        """Stop changing threads."""
        await self._tasks.close()

    def _due(self, seen: TableSeen) -> tuple[discord.Thread, dict[str, Any]] | None:
        """Return the thread of a table, and the changes that it needs; None if it needs none."""
        thread, me = self._client.get_channel(seen.channel), self._client.user
        if not isinstance(thread, discord.Thread) or me is None or thread.owner_id != me.id:
            return None
        if seen.game is None and seen.stage.is_open:
            return None
        changes: dict[str, Any] = {}
        say = speaker(language_of(seen.language))
        if seen.game is not None and thread.name == waiting_name(say) != (name := people_name(say, seen)):
            changes["name"] = name
        minutes = SILENT[seen.clock.pace] if seen.stage.is_open else AN_HOUR
        if thread.auto_archive_duration != minutes:
            changes["auto_archive_duration"] = minutes
        changes = {name: value for name, value in changes.items() if (seen.id, name, value) not in self._refused}
        return (thread, changes) if changes else None

    async def _keep(self, table_id: TableId) -> Outcome:
        """Change the thread of a table, one field at a time, so that a refusal of one does not stop the others."""
        due = self._due(self._tables.see(table_id))
        if due is None:
            return Outcome.DONE
        thread, changes = due
        outcome = Outcome.DONE
        # The name comes last: Discord may delay it for ten minutes.
        for name, value in sorted(changes.items(), key=lambda change: change[0] == "name"):
            await self._budget.take(Urgency.TIDY)
            try:
                await thread.edit(**{name: value})
            except discord.HTTPException as error:
                logger.info("could not change %s of the thread of table %d: %s", name, table_id, error)
                if not is_refused(error):
                    outcome = Outcome.AWAY
                    continue
                self._refused[table_id, name, value] = None
                if len(self._refused) > MAX_REFUSED:
                    del self._refused[next(iter(self._refused))]
        return outcome


NEEDED: Final = ("view_channel", "send_messages", "attach_files")

FOR_A_THREAD: Final = ("view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")
"""The permissions needed in a channel to open a thread below it for a table; checked only if a person wants one."""

TO_WRITE: Final = "send_messages"
TO_WRITE_IN_THREAD: Final = "send_messages_in_threads"
"""A person's permission in a channel, or in a thread, that the bot requires before it writes there for them."""

TO_OPEN_THREAD: Final = ("view_channel", TO_WRITE, "create_public_threads", TO_WRITE_IN_THREAD)
"""A person's permissions in a channel that the bot requires before it opens a thread below it for them."""

TO_CALL: Final = "mention_everyone"
TO_GIVE: Final = "manage_roles"
"""The permissions to mention a role that is not mentionable, and to give one; checked only if a person wants it."""

PERMISSIONS: Final = discord.Permissions(**dict.fromkeys((*NEEDED, "send_messages_in_threads"), True))
"""The permissions that the bot asks for when it is added to a server."""

SCOPES: Final = ("bot", "applications.commands")
OWN_SCOPES: Final = ("applications.commands",)
"""The scopes with which the bot is added to a person's account: it needs no permissions there."""

GuildChannel = discord.abc.GuildChannel | discord.Thread

MISSING_ACCESS: Final = 50001
"""Discord's code for a channel that the bot cannot see."""

THREAD_LOCKED: Final = 160005
"""Discord's code for a message in a thread in which only moderators may write."""


def install_link(application: int) -> str:
    """Return the link that adds the bot to a server, with all permissions that it needs there."""
    return discord.utils.oauth_url(application, permissions=PERMISSIONS, scopes=SCOPES)


def own_install_link(application: int) -> str:
    """Return the link with which people add the bot to their own account."""
    return f"{discord.utils.oauth_url(application, scopes=OWN_SCOPES)}&integration_type=1"


def missing_from(permissions: discord.Permissions, *, in_thread: bool) -> list[str]:
    """Return the permissions needed to show a table that are missing from these."""
    needed = [name.replace("send_messages", "send_messages_in_threads") if in_thread else name for name in NEEDED]
    return missing_of(needed, permissions)


def missing_for_thread(permissions: discord.Permissions) -> list[str]:
    """Return the permissions needed to open a thread for a table that are missing from these."""
    return missing_of(FOR_A_THREAD, permissions)


def missing_of(needed: Sequence[str], permissions: discord.Permissions) -> list[str]:
    """Return the needed permissions that are missing from these."""
    missing = [name for name in needed if not (permissions.administrator or getattr(permissions, name))]
    # Without access to a channel, nothing else is allowed either.
    return missing[:1] if NEEDED[0] in missing else missing


async def channel_with_lacks(
    client: discord.Client, channel: int, *, opens_thread: bool = False
) -> tuple[GuildChannel, list[str]] | None:
    """Return a channel of a server, and the needed permissions that the bot lacks there; None for any other channel.

    The channel comes from this process's cache, or from Discord.

    Args:
        client: the bot.
        channel: the channel's id.
        opens_thread: whether the permissions are those to open a thread below it.

    Raises:
        discord.NotFound, discord.Forbidden: the channel does not exist, or the bot cannot see it.
        discord.HTTPException: Discord could not be asked.
    """
    found = client.get_channel(channel)
    if isinstance(found, discord.abc.GuildChannel | discord.Thread):
        return found, _missing_in(found, found.guild.me, opens_thread=opens_thread)
    found = await client.fetch_channel(channel)
    if not isinstance(found, discord.abc.GuildChannel | discord.Thread) or client.user is None:
        return None
    known = client.get_guild(found.guild.id)
    if known is not None and not known.unavailable:
        return found, _missing_in(found, known.me, opens_thread=opens_thread)
    found.guild = await client.fetch_guild(found.guild.id, with_counts=False)
    return found, _missing_in(found, await found.guild.fetch_member(client.user.id), opens_thread=opens_thread)


def _missing_in(channel: GuildChannel, me: discord.Member, *, opens_thread: bool) -> list[str]:
    in_thread = isinstance(channel, discord.Thread)
    above = channel.parent if isinstance(channel, discord.Thread) else channel
    # A thread has no permissions of its own. If the channel above it is unknown, no permission counts as missing.
    if above is None:
        return []
    granted = _granted_in(above, me)
    return missing_for_thread(granted) if opens_thread else missing_from(granted, in_thread=in_thread)


def _granted_in(channel: discord.abc.GuildChannel, me: discord.Member) -> discord.Permissions:
    """Return the permissions that the bot has in a channel.

    discord.py removes permissions that depend on others, even in threads, where they do not.
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
    """Return the refusal to show a table in a channel where these permissions are missing."""
    return Refused(BotRefusal.PERMISSIONS, channel=f"<#{channel}>", permissions=permission_names(say, missing))


def own_lacking(say: Speaker, channel: int, missing: Sequence[str]) -> Refused:
    """Return the refusal to do something in a channel that the person may not do there by hand."""
    return Refused(BotRefusal.OWN_PERMISSIONS, channel=f"<#{channel}>", permissions=permission_names(say, missing))


def permission_names(say: Speaker, missing: Sequence[str]) -> str:
    """Return permissions by their names in Discord's client."""
    return listed(say, (say(f"permission-{name}".replace("_", "-")) for name in missing))


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A lasting reason why the bot cannot write in a channel, confirmed by a second request.

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
    """Return the lasting obstacle behind a refusal; None if there is none for certain.

    Discord refuses requests for many reasons, and answers 404 and 403 also while it has problems. So a permission is
    named only if it is missing, and a channel is gone only if its server is available and Discord says so twice.

    Args:
        client: the bot.
        has_left: returns whether the bot was certainly removed from a server.
        place: the server, and the channel or thread.
        error: Discord's refusal of a request there.
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
    # A new message reopens an archived thread, unless the thread is locked.
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

    def __init__(self, messages: ShownMessages, posts: Posts) -> None:
        """Notify by these posts, and remember here who was notified."""
        self._messages = messages
        self._posts = posts

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
                await self._posts.notify(player, seen.language, words)


Telling = Callable[[RegularPost, discord.Guild, Speaker], Awaitable[Screen | None]]
"""Returns the screen to post in a server; None if there is nothing to post."""


@define(eq=False)
class CalendarPoster:
    """Sends the scheduled posts that are due, in servers that the bot has not left."""

    _client: discord.Client
    _has_left: Callable[[GuildId], bool]
    _telling: Mapping[Regular, Telling]
    _viewers: UserDirectory
    _posts: Posts
    _budget: RateBudget
    _emojis: Emojis

    async def post(self, post: RegularPost) -> bool:
        """Send a post if it has content; return False if a lasting obstacle prevents it.

        Raises:
            discord.HTTPException: it could not be sent.
            StorageError: its content could not be read.
        """
        if self._has_left(post.guild):
            return True
        guild = self._client.get_guild(post.guild) or await self._client.fetch_guild(post.guild, with_counts=False)
        say = speaker(await self._viewers.language_at(guild))
        screen = await self._telling[post.what](post, guild, say)
        if screen is None:
            return True
        content = await sending(screen, self._emojis, await self._viewers.theme(post.guild))
        await self._budget.take(Urgency.BOARD)
        channel = self._client.get_partial_messageable(post.channel)
        try:
            await channel.send(**content, nonce=nonce_of(post.guild, post.what.value, post.channel, post.due))
        except discord.HTTPException as error:
            place = post.guild, post.channel
            if not is_refused(error) or await find_obstacle(self._client, self._has_left, place, error) is None:
                raise
            logger.info("Discord refused a scheduled post: %s", error)
            return False
        return True

    async def notify_given_up(self, post: RegularPost) -> None:
        """Notify the person who set up a post, by direct message, that it cannot be sent and has been turned off."""
        person = await self._viewers.person(post.chosen_by)
        if person is None:
            return

        def words(say: Speaker) -> str:
            return say("regular-given-up", what=say(f"regular-{post.what.value}"), channel=f"<#{post.channel}>")

        await self._posts.notify(person, (await self._viewers.choices(post.guild)).language or "", words)
