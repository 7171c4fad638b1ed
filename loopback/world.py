"""Holds the state of Discord: people, servers, channels and their messages."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from typing import Any, Final
from uuid import uuid4

from loopback.faults import (
    CLOSED_DM,
    HAS_THREAD,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NO_MUTUAL_GUILDS,
    THREAD_LOCKED,
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    UNKNOWN_ROLE,
    Json,
)

DISCORD_EPOCH: Final = 1_420_070_400_000
"""The millisecond from which Discord's ids count."""

ADMINISTRATOR: Final = 1 << 3
"""The permission that includes all others, even if a channel denies them."""

EVERYTHING: Final = (1 << 53) - 1
VIEW_CHANNEL: Final = 1 << 10
SEND_MESSAGES: Final = 1 << 11
READ_MESSAGE_HISTORY: Final = 1 << 16
MANAGE_GUILD: Final = 1 << 5
MENTION_EVERYONE: Final = 1 << 17
MANAGE_ROLES: Final = 1 << 28
MANAGE_THREADS: Final = 1 << 34
CREATE_PUBLIC_THREADS: Final = 1 << 35
CREATE_EVENTS: Final = 1 << 44
MANAGE_EVENTS: Final = 1 << 33
SEND_MESSAGES_IN_THREADS: Final = 1 << 38
USE_EXTERNAL_APPS: Final = 1 << 50
"""The permission without which messages of a user-installed app are ephemeral."""

OF_MANAGERS: Final = (
    sum(1 << bit for bit in (1, 2, 3, 4, 5, 7, 13, 17, 19, 22, 23, 24, 27, 28, 29, 30, 33, 34, 40)) & EVERYTHING
)
"""Permissions that @everyone lacks in a new server: to manage it, its channels, roles, messages, threads and people."""

TO_SERVER, TO_PERSON = 0, 1
"""The kinds of installation."""

IN_SERVER, WITH_BOT, AMONG_PEOPLE = 0, 1, 2
"""The places to type a command: a server, direct messages with the bot, or other direct messages and groups."""

EPHEMERAL: Final = 1 << 6
"""The flag of a message that only one person sees."""


def random_name() -> str:
    """Return a name that no one can guess."""
    return uuid4().hex


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The source of the time and of random names.

    Attributes:
        wall: returns the seconds since 1970.
        monotonic: returns seconds that never go back.
        name: returns a new random name.
    """

    wall: Callable[[], float] = time.time
    monotonic: Callable[[], float] = time.monotonic
    name: Callable[[], str] = random_name


@dataclass(slots=True)
class Undocumented:
    """Undocumented behaviour of Discord; tests set the opposite, which the bot must handle too.

    Attributes:
        edits_pressed: after type 6, ``@original`` is the pressed message, for edits and for deletion.
        edits_of_restricted: an app edits a public message for a person who may not let it post publicly.
        hides_of_restricted: what an app sends for such a person is ephemeral; otherwise it is refused.
        public_follow_ups: follow-ups in groups and direct messages can be public. At first they could not.
        pings_follow_ups: a mention in a follow-up notifies the person.
        reaches_installers: direct messages reach a person who shares no server with the bot, but installed it.
        follows_servers: what people do in a server without the bot reaches that server's shard; otherwise the first.
        serves_removed: people can press on messages of a person who has since removed the app from their account.
    """

    edits_pressed: bool = True
    edits_of_restricted: bool = True
    hides_of_restricted: bool = True
    public_follow_ups: bool = True
    pings_follow_ups: bool = True
    reaches_installers: bool = True
    follows_servers: bool = True
    serves_removed: bool = True


@dataclass(eq=False, slots=True)
class Message:
    """A message.

    Attributes:
        payload: the message as Discord sends it.
        channel: its channel.
        viewer: the only person who sees it; None for everyone in the channel.
        owners: the server or person that installed the bot, by kind of installation.
    """

    payload: Json
    channel: Channel
    viewer: int | None = None
    owners: Json = field(default_factory=dict)

    @property
    def id(self) -> int:
        """Return the id of the message."""
        return int(self.payload["id"])

    @property
    def pinged(self) -> list[int]:
        """Return the ids of the users whom the new message pinged."""
        return [int(one["id"]) for one in self.payload["mentions"]]

    @property
    def components(self) -> list[Json]:
        """Return the components of the message."""
        found: list[Json] = self.payload["components"]
        return found


@dataclass(slots=True)
class Thread:
    """The properties that only a public thread has.

    Attributes:
        parent: the id of its channel.
        owner: the id of the user who opened it.
        minutes: minutes of silence after which it is archived.
        archived: whether it is archived.
        locked: whether only moderators may write in it and reopen it.
        renamed: the times of its renames, in seconds.
    """

    parent: int
    owner: int
    minutes: int
    archived: bool = False
    locked: bool = False
    renamed: list[float] = field(default_factory=list)


@dataclass(eq=False, slots=True)
class Channel:
    """A channel of a server, a thread, the direct messages with a person, or a group of people.

    Attributes:
        id: its id.
        name: its name; empty for direct messages.
        guild: the id of its server; None for direct messages and groups.
        recipient: the id of the person in direct messages with the bot; None elsewhere.
        group: the ids of the people of a group, or of two people's direct messages.
        is_pair: whether it holds the direct messages of two people.
        permissions: the bot's permissions.
        overwrites: permissions that it allows or denies to roles and people, in Discord's form.
        external_apps: whether user-installed apps may post publicly in it.
        messages: its messages by id, the oldest first, including ephemeral ones.
        nonces: the ids of the bot's messages, by nonce.
        thread: its properties as a thread; None for other channels.
    """

    id: int
    name: str = ""
    guild: int | None = None
    recipient: int | None = None
    group: tuple[int, ...] = ()
    is_pair: bool = False
    permissions: int = EVERYTHING
    overwrites: list[Json] = field(default_factory=list)
    external_apps: bool = True
    messages: dict[int, Message] = field(default_factory=dict)
    nonces: dict[str, int] = field(default_factory=dict)
    thread: Thread | None = None

    @property
    def context(self) -> int:
        """Return the kind of place, as commands declare it."""
        if self.guild is not None:
            return IN_SERVER
        return AMONG_PEOPLE if self.recipient is None else WITH_BOT

    def seen_by(self, user: int | None = None) -> list[Message]:
        """Return the messages that a user sees, the oldest first; without a user, those that everyone sees."""
        return [message for message in self.messages.values() if message.viewer in (None, user)]


class World:
    """The whole state of Discord; at first, only the bot exists.

    Attributes:
        bot: the bot's user; its application has the same id.
        users: people by id.
        guilds: servers as Discord sends them, by id.
        channels: channels by id.
        closed: the ids of people who accept no direct messages.
        installed: the ids of people who have added the bot to their account.
        unavailable: the ids of unavailable servers.
        events: scheduled events as Discord sends them, by server and id.
        blocked: words that automatic moderation rejects in titles.
        profile: the fields of the bot's profile; at first, *Add App* installs only the commands.
        surroundings: the clock and the source of random names.
        undocumented: the behaviour that Discord does not document.
    """

    def __init__(self, surroundings: Surroundings | None = None) -> None:
        """Create the bot."""
        self.surroundings = surroundings or Surroundings()
        self._numbers = count()
        self._began = self._milliseconds()
        self.users: dict[int, Json] = {}
        self.guilds: dict[int, Json] = {}
        self.channels: dict[int, Channel] = {}
        self.closed: set[int] = set()
        self.installed: set[int] = set()
        self.unavailable: set[int] = set()
        self.blocked: set[str] = set()
        self.undocumented = Undocumented()
        self.profile: dict[str, Any] = {
            "description": "",
            "tags": [],
            "icon": None,
            "cover_image": None,
            "integration_types_config": {
                "0": {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}}
            },
        }
        self.events: dict[tuple[int, int], Json] = {}
        self._dms: dict[int, Channel] = {}
        self.bot = self.add_user("tockbot", bot=True)

    def _milliseconds(self) -> int:
        return int(self.surroundings.wall() * 1000) - DISCORD_EPOCH

    def now(self) -> str:
        """Return the time as Discord writes it."""
        return datetime.fromtimestamp(self.surroundings.wall(), UTC).isoformat()

    def snowflake(self) -> int:
        """Return a new id, which contains the time."""
        return self._milliseconds() << 22 | next(self._numbers) & 0xFFF

    def add_user(self, name: str, *, bot: bool = False) -> Json:
        """Add a user, and return it."""
        user: Json = {
            "id": str(self.snowflake()),
            "username": name.lower(),
            "global_name": name,
            "discriminator": "0",
            "avatar": None,
            "bot": bot,
            "public_flags": 0,
        }
        self.users[int(user["id"])] = user
        return user

    def add_guild(self, name: str, users: list[Json], locale: str = "en-US", *, with_bot: bool = True) -> int:
        """Add a server with these people, and the bot unless ``with_bot=False``; return its id."""
        # One per millisecond: this spreads them evenly over the shards.
        guild = self._began + len(self.guilds) << 22
        everyone: Json = {
            "id": str(guild),
            "name": "@everyone",
            "permissions": str(EVERYTHING & ~OF_MANAGERS),
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        self.guilds[guild] = {
            "id": str(guild),
            "name": name,
            "owner_id": "1",
            "preferred_locale": locale,
            "roles": [everyone],
            "members": [self.member(user) for user in ([self.bot] if with_bot else []) + users],
            "member_count": len(users) + with_bot,
            "channels": [],
            "joined_at": self.now(),
            **dict.fromkeys(("icon", "description", "banner", "afk_channel_id", "system_channel_id")),
            **dict.fromkeys(_LEVELS, 0),
            **{name: [] for name in _LISTS},
            **dict.fromkeys(("large", "unavailable", "premium_progress_bar_enabled"), False),
        }
        return guild

    def member(self, user: Json) -> Json:
        """Return a user as a member of a server."""
        return {
            "user": user,
            "nick": None,
            "avatar": None,
            "roles": [],
            "joined_at": self.now(),
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
        }

    def is_bot_in(self, guild: int | None) -> bool:
        """Return whether the server exists and the bot is in it."""
        return guild is not None and guild in self.guilds and self.is_member(guild, int(self.bot["id"]))

    def has_bot(self, channel: Channel) -> bool:
        """Return whether the bot is installed where a channel is; if not, it only receives presses and commands."""
        return channel.recipient is not None or self.is_bot_in(channel.guild)

    def owners(self, channel: Channel, user: int) -> Json:
        """Return the server and person that installed the bot, as far as a user's press in a channel uses them."""
        to_server = {} if not self.has_bot(channel) else {str(TO_SERVER): str(channel.guild or 0)}
        return to_server | ({str(TO_PERSON): str(user)} if user in self.installed else {})

    def is_restricted(self, channel: Channel, user: int) -> bool:
        """Return whether a person may not let an app of their own post for everyone in a channel of a server."""
        if channel.guild is None:
            return False
        to_write = SEND_MESSAGES if channel.thread is None else SEND_MESSAGES_IN_THREADS
        needed = VIEW_CHANNEL | to_write | USE_EXTERNAL_APPS
        return not channel.external_apps or bool(needed & ~self.rights(channel, user))

    def is_member(self, guild: int, user: int) -> bool:
        """Return whether a person is in a server."""
        return self.member_of(guild, user) is not None

    def member_of(self, guild: int, user: int) -> Json | None:
        """Return a member of a server; None if the user is not in it."""
        members: list[Json] = self.guilds[guild]["members"]
        return next((member for member in members if int(member["user"]["id"]) == user), None)

    def add_member(self, guild: int, user: Json) -> None:
        """Let a person join a server."""
        self.guilds[guild]["members"].append(self.member(user))

    def remove_member(self, guild: int, user: int) -> None:
        """Let a person leave a server. A bot without the intent for members gets no event."""
        self.guilds[guild]["members"].remove(self.member_of(guild, user))

    def add_role(self, guild: int, name: str, position: int, *, mentionable: bool = False, permissions: int = 0) -> int:
        """Add a role to a server, above those of lower positions; return its id."""
        role = {**self.guilds[guild]["roles"][0], "id": str(self.snowflake()), "name": name, "position": position}
        role |= {"mentionable": mentionable, "permissions": str(permissions)}
        self.guilds[guild]["roles"].append(role)
        return int(role["id"])

    def role(self, guild: int, role: int) -> Json | None:
        """Return a role of a server; None if there is no such role."""
        roles: list[Json] = self.guilds[guild]["roles"]
        return next((one for one in roles if int(one["id"]) == role), None)

    def check_gives(self, guild: int, role: int) -> None:
        """Check that the bot may give or take a role: it needs *Manage Roles*, and a higher role.

        Raises:
            Fault: the bot may not, or there is no such role.
        """
        given, member = self.role(guild, role), self.member_of(guild, int(self.bot["id"]))
        if given is None or member is None:
            raise UNKNOWN_ROLE
        everyone = self.guilds[guild]["roles"][0]
        own = [everyone, *(one for one in self.guilds[guild]["roles"] if one["id"] in member["roles"])]
        may = any(int(one["permissions"]) & MANAGE_ROLES for one in own)
        if not may or max(one["position"] for one in own) <= given["position"] or given is everyone:
            raise MISSING_PERMISSIONS

    def check_events(self, guild: int, *needed: int) -> None:
        """Check that the bot's roles give it one of the permissions that are needed for a server's events.

        Raises:
            Fault: the bot lacks them, or is not in that server.
        """
        member = self.member_of(guild, int(self.bot["id"])) if guild in self.guilds else None
        if member is None or guild in self.unavailable:
            raise UNKNOWN_GUILD
        roles = (one for one in self.guilds[guild]["roles"] if one["id"] in {str(guild), *member["roles"]})
        if not any(int(one["permissions"]) & (need | ADMINISTRATOR) for one in roles for need in needed):
            raise MISSING_PERMISSIONS

    def rights(self, channel: Channel, user: int) -> int:
        """Return a user's permissions in a channel of a server, computed as Discord documents it."""
        place = channel if channel.thread is None else self.channels[channel.thread.parent]
        guild = self.guilds[place.guild or 0]
        member = self.member_of(place.guild or 0, user)
        own = {guild["id"], *(() if member is None else member["roles"])}
        base = 0
        for role in guild["roles"]:
            base |= int(role["permissions"]) if role["id"] in own else 0
        if base & ADMINISTRATOR or guild["owner_id"] == str(user):
            return EVERYTHING
        of_roles = [one for one in place.overwrites if one["id"] in own - {guild["id"]}]
        for group in (
            [one for one in place.overwrites if one["id"] == guild["id"]],
            of_roles,
            [one for one in place.overwrites if one["id"] == str(user)],
        ):
            for one in group:
                base &= ~int(one["deny"])
            for one in group:
                base |= int(one["allow"])
        return base if base & VIEW_CHANNEL else 0

    def add_channel(self, guild: int, name: str) -> Channel:
        """Add a channel to a server, and return it."""
        channel = Channel(self.snowflake(), name, guild=guild)
        self.channels[channel.id] = channel
        self._list_channels(guild)
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel and its messages, without an event for the bot."""
        del self.channels[channel.id]
        channel.messages.clear()
        if channel.guild is not None:
            self._list_channels(channel.guild)

    def _list_channels(self, guild: int) -> None:
        own = (one for one in self.channels.values() if one.guild == guild and one.thread is None)
        self.guilds[guild]["channels"] = [self.channel_payload(one) for one in own]

    def add_thread(self, above: Message, name: str, minutes: int) -> Channel:
        """Add a thread of the bot below a message, with the message's id, and return it.

        Raises:
            Fault: the message already has a thread.
        """
        if above.id in self.channels:
            raise HAS_THREAD
        parent = above.channel
        thread = Thread(parent.id, int(self.bot["id"]), minutes)
        made = Channel(above.id, name, guild=parent.guild, permissions=parent.permissions, thread=thread)
        self.channels[made.id] = made
        return made

    def remove_thread(self, thread: Channel) -> None:
        """Delete a thread."""
        del self.channels[thread.id]

    def threads(self, guild: int) -> list[Json]:
        """Return the threads of a server that are not archived, as Discord sends them."""
        own = (one for one in self.channels.values() if one.guild == guild and one.thread is not None)
        return [self.channel_payload(one) for one in own if one.thread is not None and not one.thread.archived]

    def add_group(self, *users: int) -> Channel:
        """Add a group of these people, without the bot, and return it."""
        channel = Channel(self.snowflake(), group=users)
        self.channels[channel.id] = channel
        return channel

    def add_pair(self, one: int, other: int) -> Channel:
        """Add direct messages of two people, without the bot, and return them."""
        channel = self.add_group(one, other)
        channel.is_pair = True
        return channel

    def dm(self, user: int) -> Channel:
        """Return a person's direct messages with the bot."""
        if user not in self._dms:
            channel = self._dms[user] = Channel(self.snowflake(), recipient=user)
            self.channels[channel.id] = channel
        return self._dms[user]

    def channel_payload(self, channel: Channel) -> Json:
        """Return a channel as Discord sends it."""
        # This leaves out ephemeral messages; Discord does not document whether they count.
        last = next((message.id for message in reversed(channel.seen_by())), None)
        found: Json = {"id": str(channel.id), "flags": 0, "last_message_id": None if last is None else str(last)}
        if channel.recipient is not None:
            return {**found, "type": 1, "recipients": [self.users[channel.recipient]]}
        if channel.guild is None:
            people = [self.users[user] for user in channel.group]
            if channel.is_pair:
                return {**found, "type": 1, "recipients": people}
            return {**found, "type": 3, "recipients": people, "name": None, "icon": None, "owner_id": people[0]["id"]}
        found |= {"guild_id": str(channel.guild), "name": channel.name}
        if channel.thread is not None:
            thread = channel.thread
            metadata = {"archived": thread.archived, "archive_timestamp": self.now(), "locked": thread.locked}
            return {
                **found,
                "type": 11,
                "parent_id": str(thread.parent),
                "owner_id": str(thread.owner),
                "thread_metadata": {**metadata, "auto_archive_duration": thread.minutes},
                **dict.fromkeys(("message_count", "member_count", "total_message_sent", "rate_limit_per_user"), 0),
            }
        denied = EVERYTHING & ~channel.permissions
        overwrite = {"id": self.bot["id"], "type": 1, "allow": "0", "deny": str(denied)}
        return {
            **found,
            "type": 0,
            "position": 0,
            "permission_overwrites": [*channel.overwrites, *([overwrite] if denied else [])],
            "parent_id": None,
            "nsfw": False,
            "topic": None,
            "rate_limit_per_user": 0,
        }

    def open_channel(self, channel: int, need: int) -> Channel:
        """Return a channel, after checking that the bot has the needed permissions there.

        Raises:
            Fault: there is no such channel, or the bot lacks a permission.
        """
        found = self.channels.get(channel)
        if found is None or found.guild in self.unavailable:
            raise UNKNOWN_CHANNEL
        if not (found.permissions & VIEW_CHANNEL and self.has_bot(found)):
            raise MISSING_ACCESS
        if found.thread is not None and need & SEND_MESSAGES:
            need ^= SEND_MESSAGES | SEND_MESSAGES_IN_THREADS
        if need & ~found.permissions:
            raise MISSING_PERMISSIONS
        is_locked = found.thread is not None and found.thread.locked and not found.permissions & MANAGE_THREADS
        if is_locked and need & SEND_MESSAGES_IN_THREADS:
            raise THREAD_LOCKED
        if found.recipient is not None and need & SEND_MESSAGES:
            if found.recipient in self.closed:
                raise CLOSED_DM
            is_known = any(self.is_member(one, found.recipient) and self.is_bot_in(one) for one in self.guilds)
            is_installer = self.undocumented.reaches_installers and found.recipient in self.installed
            if not is_known and not is_installer:
                raise NO_MUTUAL_GUILDS
        return found

    def everywhere(self) -> Iterator[Message]:
        """Yield every message."""
        for channel in self.channels.values():
            yield from channel.messages.values()


_LEVELS: Final = (
    "afk_timeout",
    "verification_level",
    "default_message_notifications",
    "explicit_content_filter",
    "mfa_level",
    "nsfw_level",
    "premium_tier",
    "system_channel_flags",
)
_LISTS: Final = (
    "emojis",
    "stickers",
    "features",
    "threads",
    "presences",
    "voice_states",
    "stage_instances",
    "guild_scheduled_events",
    "soundboard_sounds",
)
