"""Carries out the routes of Discord's API."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from loopback.checks.payloads import (
    APPLICATION,
    CALLBACK,
    COMMANDS,
    EVENT,
    FOLLOW_UP,
    NEW_DM,
    NEW_EMOJI,
    NEW_EVENT,
    NEW_MESSAGE,
    NEW_THREAD,
    THREAD,
    check_commands,
)
from loopback.checks.payloads import MESSAGE as ANY_MESSAGE
from loopback.checks.shapes import Shape
from loopback.faults import (
    ARCHIVED,
    EVENT_FINISHED,
    MISSING_PERMISSIONS,
    NO_ENTRY_POINT,
    NOT_AUTHOR,
    TITLE_BLOCKED,
    TOO_MANY_EVENTS,
    UNKNOWN_EMOJI,
    UNKNOWN_EVENT,
    UNKNOWN_GUILD,
    UNKNOWN_MEMBER,
    UNKNOWN_MESSAGE,
    UNKNOWN_USER,
    Fault,
    Json,
    bad_form,
)
from loopback.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, Gateway
from loopback.interactions import CHANGE, LATER, MESSAGE, SUGGEST, THINKING, Interactions
from loopback.messages import Messages, Upload
from loopback.world import (
    CREATE_EVENTS,
    CREATE_PUBLIC_THREADS,
    EPHEMERAL,
    EVERYTHING,
    MANAGE_EVENTS,
    MANAGE_THREADS,
    READ_MESSAGE_HISTORY,
    SEND_MESSAGES,
    VIEW_CHANNEL,
    Channel,
    Message,
    World,
)

ENTRY_POINT: Final = 4
"""The type of the command that starts an application's Activity."""

RENAMES: Final = 2
RENAME_SECONDS: Final = 600.0
"""Maximum number of renames of a channel within these seconds."""

Listener = Callable[[str, Message], None]
"""Is called for every new, changed or deleted message, with ``create``, ``update`` or ``delete``."""


@dataclass(frozen=True, slots=True)
class Call:
    """A request.

    Attributes:
        named: the variables in its path, by name.
        query: the parameters after the path.
        body: its payload.
        uploads: the files that came with it.
    """

    named: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: list[Upload] = field(default_factory=list)

    def id(self, name: str) -> int:
        """Return an id in the path."""
        return int(self.named[name])


Handler = Callable[[Call], Awaitable[object]]
"""Carries out a request, and returns the payload of the answer; None for no content."""

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
"""The statuses of an event."""

STEPS: Final = {(SCHEDULED, ACTIVE), (ACTIVE, COMPLETED), (SCHEDULED, CANCELED)}
"""The changes of its status that Discord allows."""

MAX_EVENTS: Final = 100


class Events:
    """The routes for scheduled events. The bot may change its own events."""

    def __init__(self, world: World) -> None:
        """Store events in this world."""
        self._world = world

    async def listed(self, call: Call) -> object:
        """Return the events of a server that are not over."""
        self._world.check_events(call.id("guild"), EVERYTHING)
        return list(self._current(call.id("guild")).values())

    async def create(self, call: Call) -> object:
        """Create an event."""
        guild = call.id("guild")
        self._world.check_events(guild, CREATE_EVENTS)
        if len(self._current(guild)) >= MAX_EVENTS:
            raise TOO_MANY_EVENTS
        number, bot = self._world.snowflake(), self._world.bot["id"]
        event: Json = {
            "id": str(number),
            "guild_id": str(guild),
            "channel_id": None,
            "creator_id": bot,
            "status": SCHEDULED,
            "entity_id": None,
            "description": None,
            **call.body,
        }
        self._check_times(event, starts=True)
        self._world.events[guild, number] = event
        return event

    async def edit(self, call: Call) -> object:
        """Change an event."""
        event = self._event(call)
        if event["status"] in (COMPLETED, CANCELED):
            raise EVENT_FINISHED
        starts = call.body.get("scheduled_start_time", event["scheduled_start_time"]) != event["scheduled_start_time"]
        status = call.body.get("status", event["status"])
        if status != event["status"] and (event["status"], status) not in STEPS:
            raise bad_form({"status": {"_errors": [{"code": "BASE_TYPE_CHOICES", "message": "Not this status."}]}})
        if starts and event["status"] == ACTIVE:
            raise bad_form({"scheduled_start_time": {"_errors": [{"code": "STARTED", "message": "It has started."}]}})
        self._check_times(event | call.body, starts=starts)
        event.update(call.body)
        return event

    async def delete(self, call: Call) -> object:
        """Delete an event."""
        del self._world.events[call.id("guild"), int(self._event(call)["id"])]
        return None

    def _event(self, call: Call) -> Json:
        self._world.check_events(call.id("guild"), CREATE_EVENTS, MANAGE_EVENTS)
        self._current(call.id("guild"))
        found = self._world.events.get((call.id("guild"), call.id("event")))
        if found is None:
            raise UNKNOWN_EVENT
        return found

    def _current(self, guild: int) -> dict[int, Json]:
        """Return the events of a server that are not over; they begin and end automatically, as documented."""
        now = self._world.now()
        own = {number: event for (at, number), event in self._world.events.items() if at == guild}
        for event in own.values():
            if event["status"] == SCHEDULED and event["scheduled_start_time"] <= now:
                event["status"] = ACTIVE
            if event["status"] == ACTIVE and event["scheduled_end_time"] <= now:
                event["status"] = COMPLETED
        return {number: event for number, event in own.items() if event["status"] in (SCHEDULED, ACTIVE)}

    def _check_times(self, event: Json, *, starts: bool) -> None:
        """Refuse an event that begins in the past, or ends before it begins."""
        if starts and event["scheduled_start_time"] <= self._world.now():
            code, said = "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past."
            raise bad_form({"scheduled_start_time": {"_errors": [{"code": code, "message": said}]}})
        if event["scheduled_end_time"] <= event["scheduled_start_time"]:
            code, said = "GUILD_SCHEDULED_EVENT_END_BEFORE_START", "Cannot end event before start."
            raise bad_form({"scheduled_end_time": {"_errors": [{"code": code, "message": said}]}})


class Routes:
    """The routes that the model answers.

    Attributes:
        commands: the commands that the bot last registered.
        emojis: the bot's emojis, by id.
    """

    def __init__(
        self, world: World, gateway: Gateway, messages: Messages, interactions: Interactions, listener: Listener
    ) -> None:
        """Serve these parts of the model, and call a listener for each change of a message."""
        self._world = world
        self._gateway = gateway
        self._messages = messages
        self._interactions = interactions
        self._listener = listener
        self._events = Events(world)
        self.shards = 1
        self.commands: list[Json] = []
        self.emojis: dict[int, Json] = {}

    def all(self) -> dict[str, tuple[Handler, Shape | None]]:
        """Return the handler and the shape of the payload of each route, by method and path."""
        message = "/channels/{channel}/messages/{message}"
        answer = "/webhooks/{application}/{token}/messages/{message}"
        return {
            "GET /gateway": (self._get_gateway, None),
            "GET /gateway/bot": (self._get_gateway, None),
            "GET /users/@me": (self._get_me, None),
            "GET /users/{user}": (self._get_user, None),
            "POST /users/@me/channels": (self._open_dm, NEW_DM),
            "GET /oauth2/applications/@me": (self._get_application, None),
            "GET /applications/@me": (self._get_application, None),
            "PATCH /applications/@me": (self._edit_application, APPLICATION),
            "GET /applications/{application}/commands": (self._get_commands, None),
            "PUT /applications/{application}/commands": (self._put_commands, COMMANDS),
            "GET /applications/{application}/emojis": (self._get_emojis, None),
            "POST /applications/{application}/emojis": (self._add_emoji, NEW_EMOJI),
            "DELETE /applications/{application}/emojis/{emoji}": (self._delete_emoji, None),
            "GET /guilds/{guild}": (self._get_guild, None),
            "GET /guilds/{guild}/members/{user}": (self._get_member, None),
            "GET /guilds/{guild}/roles/member-counts": (self._count_roles, None),
            "PUT /guilds/{guild}/members/{user}/roles/{role}": (self._give_role, None),
            "DELETE /guilds/{guild}/members/{user}/roles/{role}": (self._take_role, None),
            "GET /guilds/{guild}/scheduled-events": (self._events.listed, None),
            "POST /guilds/{guild}/scheduled-events": (self._events.create, NEW_EVENT),
            "PATCH /guilds/{guild}/scheduled-events/{event}": (self._events.edit, EVENT),
            "DELETE /guilds/{guild}/scheduled-events/{event}": (self._events.delete, None),
            "GET /channels/{channel}": (self._get_channel, None),
            "PATCH /channels/{channel}": (self._edit_thread, THREAD),
            "DELETE /channels/{channel}": (self._delete_thread, None),
            "GET /channels/{channel}/messages": (self._get_messages, None),
            "POST /channels/{channel}/messages": (self._send, NEW_MESSAGE),
            f"GET {message}": (self._get_message, None),
            f"PATCH {message}": (self._edit, ANY_MESSAGE),
            f"DELETE {message}": (self._delete, None),
            f"POST {message}/threads": (self._open_thread, NEW_THREAD),
            "POST /interactions/{interaction}/{token}/callback": (self._answer, CALLBACK),
            "POST /webhooks/{application}/{token}": (self._follow, FOLLOW_UP),
            f"GET {answer}": (self._get_answer, None),
            f"PATCH {answer}": (self._edit_answer, ANY_MESSAGE),
            f"DELETE {answer}": (self._delete_answer, None),
        }

    # --- the bot itself ---------------------------------------------------------------------------------------------

    async def _get_gateway(self, _call: Call) -> object:
        limit = self._gateway.limit()
        return {"url": self._gateway.address, "shards": self.shards, "session_start_limit": limit}

    async def _get_me(self, _call: Call) -> object:
        return self._world.bot

    async def _get_application(self, _call: Call) -> object:
        return {
            "id": self._world.bot["id"],
            "name": self._world.bot["username"],
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "owner": self._world.bot,
            "team": None,
            "flags": 0,
            "approximate_guild_count": len(self._world.guilds),
            **self._world.profile,
        }

    async def _edit_application(self, call: Call) -> object:
        # Discord renames a picture that it accepts.
        pictures = {name: "a" * 32 for name in ("icon", "cover_image") if name in call.body}
        self._world.profile.update(call.body | pictures)
        return await self._get_application(call)

    async def _get_commands(self, call: Call) -> object:
        if call.query.get("with_localizations") == "true":
            return self.commands
        hidden = {"name_localizations", "description_localizations"}
        return [{name: one[name] for name in one.keys() - hidden} for one in self.commands]

    async def _put_commands(self, call: Call) -> object:
        check_commands(call.body)
        if any(one["type"] == ENTRY_POINT for one in self.commands) and not any(
            one.get("type") == ENTRY_POINT for one in call.body
        ):
            raise NO_ENTRY_POINT
        before = {(command["type"], command["name"]): command["id"] for command in self.commands}
        self.commands = [
            {
                "type": 1,
                "description": "",
                "default_member_permissions": None,
                "nsfw": False,
                **{name: value for name, value in command.items() if value is not None},
                "id": before.get((command.get("type", 1), command["name"])) or str(self._world.snowflake()),
                "application_id": self._world.bot["id"],
                "version": str(self._world.snowflake()),
            }
            for command in call.body
        ]
        return self.commands

    async def _get_emojis(self, _call: Call) -> object:
        return {"items": list(self.emojis.values())}

    async def _add_emoji(self, call: Call) -> object:
        return self.add_emoji(call.body["name"])

    def add_emoji(self, name: str) -> Json:
        """Give the bot an emoji, and return it."""
        number = self._world.snowflake()
        facts = {"animated": False, "available": True, "managed": False, "require_colons": True, "roles": []}
        self.emojis[number] = {"id": str(number), "name": name, "user": self._world.bot, **facts}
        return self.emojis[number]

    async def _delete_emoji(self, call: Call) -> object:
        if self.emojis.pop(call.id("emoji"), None) is None:
            raise UNKNOWN_EMOJI
        return None

    # --- people, servers, channels ----------------------------------------------------------------------------------

    async def _get_user(self, call: Call) -> object:
        if call.id("user") not in self._world.users:
            raise UNKNOWN_USER
        return self._world.users[call.id("user")]

    async def _get_guild(self, call: Call) -> object:
        if not self._world.is_bot_in(call.id("guild")):
            raise UNKNOWN_GUILD
        return self._world.guilds[call.id("guild")]

    async def _get_member(self, call: Call) -> object:
        if not self._world.is_bot_in(call.id("guild")):
            raise UNKNOWN_GUILD
        member = self._world.member_of(call.id("guild"), call.id("user"))
        if member is None:
            raise UNKNOWN_MEMBER
        return member

    async def _count_roles(self, call: Call) -> object:
        """Count the members of each role; Discord leaves out @everyone."""
        if not self._world.is_bot_in(call.id("guild")):
            raise UNKNOWN_GUILD
        guild = self._world.guilds[call.id("guild")]
        roles: list[str] = [role for member in guild["members"] for role in member["roles"]]
        return {role["id"]: roles.count(role["id"]) for role in guild["roles"][1:]}

    async def _open_dm(self, call: Call) -> object:
        if int(call.body["recipient_id"]) not in self._world.users:
            raise UNKNOWN_USER
        return self._world.channel_payload(self._world.dm(int(call.body["recipient_id"])))

    async def _get_channel(self, call: Call) -> object:
        return self._world.channel_payload(self._world.open_channel(call.id("channel"), VIEW_CHANNEL))

    async def _give_role(self, call: Call) -> object:
        self._roles(call).append(call.named["role"])
        return None

    async def _take_role(self, call: Call) -> object:
        roles = self._roles(call)
        if call.named["role"] in roles:
            roles.remove(call.named["role"])
        return None

    def _roles(self, call: Call) -> list[str]:
        """Return the roles of a member, after checking that the bot may give or take the role."""
        member = self._world.member_of(call.id("guild"), call.id("user"))
        if member is None:
            raise UNKNOWN_MEMBER
        self._world.check_gives(call.id("guild"), call.id("role"))
        roles: list[str] = member["roles"]
        return roles

    # --- threads ----------------------------------------------------------------------------------------------------

    async def _open_thread(self, call: Call) -> object:
        above = self._message(call)
        self._world.open_channel(above.channel.id, CREATE_PUBLIC_THREADS)
        made = self._world.add_thread(above, call.body["name"], call.body.get("auto_archive_duration") or 1440)
        payload = self._world.channel_payload(made)
        await self._gateway.dispatch("THREAD_CREATE", {**payload, "newly_created": True}, made.guild)
        return payload

    async def _edit_thread(self, call: Call) -> object:
        channel = self._world.open_channel(call.id("channel"), VIEW_CHANNEL)
        thread = channel.thread
        # The bot changes only its own threads, for which it needs no further permissions.
        if thread is None or thread.owner != int(self._world.bot["id"]):
            raise MISSING_PERMISSIONS
        if thread.archived and call.body.get("archived") is not False:
            raise ARCHIVED
        if any(word in (call.body.get("name") or "") for word in self._world.blocked):
            raise TITLE_BLOCKED
        if call.body.get("name"):
            now = self._world.surroundings.monotonic()
            thread.renamed = [at for at in thread.renamed if at > now - RENAME_SECONDS]
            if len(thread.renamed) >= RENAMES:
                wait = thread.renamed[0] + RENAME_SECONDS - now
                raise Fault(429, 0, "You are being rate limited.", retry_after=wait)
            thread.renamed.append(now)
            channel.name = call.body["name"]
        thread.minutes = call.body.get("auto_archive_duration") or thread.minutes
        thread.archived = bool(call.body.get("archived"))
        return await self._changed(channel)

    async def _delete_thread(self, call: Call) -> object:
        channel = self._world.open_channel(call.id("channel"), VIEW_CHANNEL | MANAGE_THREADS)
        if channel.thread is None:
            raise MISSING_PERMISSIONS
        payload = self._world.channel_payload(channel)
        self._world.remove_thread(channel)
        await self._gateway.dispatch("THREAD_DELETE", payload, channel.guild)
        return payload

    async def _changed(self, thread: Channel) -> Json:
        """Send the bot the new state of a thread, and return it."""
        payload = self._world.channel_payload(thread)
        await self._gateway.dispatch("THREAD_UPDATE", payload, thread.guild)
        return payload

    async def _wake(self, channel: Channel) -> None:
        """Reopen an archived thread because of a new message."""
        if channel.thread is not None and channel.thread.archived:
            channel.thread.archived = False
            await self._changed(channel)

    # --- messages ---------------------------------------------------------------------------------------------------

    async def _get_messages(self, call: Call) -> object:
        channel = self._world.open_channel(call.id("channel"), VIEW_CHANNEL)
        if not channel.permissions & READ_MESSAGE_HISTORY:
            # As documented: no messages are returned.
            return []
        after = int(call.query.get("after", 0))
        newest = [message.payload for message in reversed(channel.seen_by()) if message.id > after]
        limit = int(call.query.get("limit", 50))
        return newest[-limit:] if after else newest[:limit]

    async def _send(self, call: Call) -> object:
        channel = self._world.open_channel(call.id("channel"), VIEW_CHANNEL | SEND_MESSAGES)
        there = set(channel.messages)
        await self._wake(channel)
        sent = self._messages.send(channel, call.body, call.uploads)
        if sent.id not in there:
            await self._notify("create", sent)
        return sent.payload

    async def _get_message(self, call: Call) -> object:
        return self._message(call).payload

    async def _edit(self, call: Call) -> object:
        message = self._message(call)
        if message.payload["author"] is not self._world.bot:
            raise NOT_AUTHOR
        _check_awake(message)
        await self._notify("update", self._messages.edit(message, call.body, call.uploads))
        return message.payload

    async def _delete(self, call: Call) -> object:
        message = self._message(call)
        _check_awake(message)
        await self._remove(message)
        return None

    def _message(self, call: Call) -> Message:
        """Return the message that a request names; ephemeral messages cannot be requested this way."""
        channel = self._world.open_channel(call.id("channel"), VIEW_CHANNEL)
        message = channel.messages.get(call.id("message"))
        if message is None or message.viewer is not None:
            raise UNKNOWN_MESSAGE
        return message

    # --- answers ----------------------------------------------------------------------------------------------------

    async def _answer(self, call: Call) -> object:
        answered = self._interactions.answer(call.id("interaction"), call.named["token"], call.body, call.uploads)
        message = None if answered.answer == SUGGEST else answered.message
        if message is not None and answered.answer in (MESSAGE, THINKING, CHANGE):
            await self._notify("update" if answered.answer == CHANGE else "create", message)
        details: Json = {"id": str(answered.id), "type": answered.kind, "channel_id": str(answered.channel.id)}
        if message is not None:
            details["response_message_id"] = str(message.id)
            details["response_message_loading"] = answered.answer == THINKING
            details["response_message_ephemeral"] = bool(message.payload["flags"] & EPHEMERAL)
        resource: Json = {"type": answered.answer}
        if message is not None and answered.answer != LATER:
            resource["message"] = message.payload
        return {"interaction": details, "resource": resource} if "with_response" in call.query else None

    async def _follow(self, call: Call) -> object:
        sent = self._interactions.follow(call.named["token"], call.body, call.uploads)
        if sent.viewer is None:
            await self._wake(sent.channel)
        await self._notify("create", sent)
        return sent.payload

    async def _get_answer(self, call: Call) -> object:
        return self._interactions.owned(call.named["token"], call.named["message"]).payload

    async def _edit_answer(self, call: Call) -> object:
        _check_awake(self._interactions.owned(call.named["token"], call.named["message"]))
        changed = self._interactions.edit(call.named["token"], call.named["message"], call.body, call.uploads)
        await self._notify("update", changed)
        return changed.payload

    async def _delete_answer(self, call: Call) -> object:
        message = self._interactions.owned(call.named["token"], call.named["message"])
        _check_awake(message)
        await self._remove(message)
        return None

    async def _remove(self, message: Message) -> None:
        self._messages.delete(message)
        await self._notify("delete", message)

    async def _notify(self, what: str, message: Message) -> None:
        """Call the listener for a change of a message, and send it to the bot if the bot may see it."""
        self._listener(what, message)
        if message.viewer is None and self._world.has_bot(message.channel):
            await announce(self._gateway, what, message)


def _check_awake(message: Message) -> None:
    """Refuse to change a public message in an archived thread.

    Raises:
        Fault: the thread is archived.
    """
    if message.viewer is None and message.channel.thread is not None and message.channel.thread.archived:
        raise ARCHIVED


async def announce(gateway: Gateway, what: str, message: Message) -> None:
    """Send the bot an event for a new, changed or deleted message."""
    channel: Channel = message.channel
    where: Json = {} if channel.guild is None else {"guild_id": str(channel.guild)}
    if what == "delete":
        data: Json = {"id": str(message.id), "channel_id": str(channel.id), **where}
    else:
        data = {**message.payload, **where}
        if not data["author"]["bot"]:
            # The bot has no intent for the content of other people's messages.
            data["content"] = ""
    intent = DIRECT_MESSAGES if channel.guild is None else GUILD_MESSAGES
    await gateway.dispatch(f"MESSAGE_{what.upper()}", data, channel.guild, intent=intent)
