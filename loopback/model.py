"""Models Discord: its state, its limits and its answers. It opens no socket.

There are two interfaces to it: :class:`~loopback.server.Loopback` serves it over HTTP and WebSocket to whole processes,
and ``tests/simulation`` calls it directly, with a clock and a source of random names of its own.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from loopback.checks.payloads import check
from loopback.faults import NO_SUCH_ROUTE, UNAUTHORIZED, Fault
from loopback.gateway import Gateway
from loopback.interactions import ANSWER_SECONDS, Interactions
from loopback.messages import Messages, Upload
from loopback.rates import Rates, refusal
from loopback.routes import Call, Listener, Routes, announce
from loopback.troubles import Troubles
from loopback.world import Channel, Message, Surroundings, World

API: Final = "/api/v10"
TOKEN: Final = "loopback.token"  # noqa: S105 - it is valid only here

NO_ROUTE: Final = ""
"""The name of the route of an unknown request."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A request.

    Attributes:
        method: its HTTP method.
        path: its path, below :data:`API`.
        query: the parameters after the path.
        authorization: the header of that name.
        read: returns the payload and the files, or raises a fault if they are invalid.
    """

    method: str
    path: str
    query: Mapping[str, str]
    authorization: str | None
    read: Callable[[], tuple[Any, list[Upload]]]


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer to a request.

    Attributes:
        status: its HTTP status.
        headers: its headers.
        payload: its content; None for no content.
        page: the web page that is sent instead; "" for a payload.
    """

    status: int
    headers: Mapping[str, str]
    payload: object = None
    page: str = ""


class Model:
    """A Discord for one bot.

    Attributes:
        world: the people, servers, channels and messages.
        gateway: sends events to the bot.
        interactions: the presses and commands of people.
        rates: the rate limits.
        troubles: the failures that tests ask for.
        routes: the routes of the API, including the bot's commands.
        requests: number of requests by route and status.
        refusals: descriptions of the last refused requests.
        listeners: functions that are called for every new, changed or deleted message.
    """

    def __init__(
        self,
        *,
        rates: Rates | None = None,
        queues: int = 1,
        answer_seconds: float = ANSWER_SECONDS,
        surroundings: Surroundings | None = None,
    ) -> None:
        """Create a world that contains only the bot, which has this many seconds for its first answer to a person."""
        self.world = World(surroundings)
        self.gateway = Gateway(self.world, TOKEN, queues=queues)
        self.messages = Messages(self.world)
        self.interactions = Interactions(self.messages, answer_seconds)
        self.rates = rates or Rates()
        self.troubles = Troubles()
        self.routes = Routes(self.world, self.gateway, self.messages, self.interactions, self._notify)
        self.requests: Counter[tuple[str, int]] = Counter()
        self.refusals: list[str] = []
        self.listeners: list[Listener] = []
        self._routes = [
            (method, re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path)), route, handler, shape)
            for route, (handler, shape) in self.routes.all().items()
            for method, _, path in [route.partition(" ")]
        ]

    @property
    def counted(self) -> int:
        """Return the number of requests that Discord counts towards its limit of fifty per second."""
        return sum(times for (route, _), times in self.requests.items() if not is_free(route))

    def route_of(self, method: str, path: str) -> str:
        """Return the route that serves a request; :data:`NO_ROUTE` if none does."""
        found = (route for known, form, route, _, _ in self._routes if known == method and form.fullmatch(path))
        return next(found, NO_ROUTE)

    async def respond(self, asked: Asked) -> Answered:
        """Carry out a request, unless it is refused, and return the answer."""
        for method, form, route, handler, shape in self._routes:
            if method != asked.method or (match := form.fullmatch(asked.path)) is None:
                continue
            named, headers = match.groupdict(), {"Via": "1.1 loopback"}
            if (refused := self._limited(route, named, headers)) is not None:
                return refused
            about = named.get("channel")
            trouble = self.troubles.next(route, None if about is None else int(about))
            if trouble is not None and trouble.delay:
                await asyncio.sleep(trouble.delay)
            try:
                if trouble is not None and trouble.fault is not None and not trouble.done:
                    raise trouble.fault
                if not is_free(route) and asked.authorization != f"Bot {TOKEN}":
                    raise UNAUTHORIZED
                payload, uploads = asked.read()
                if shape is not None:
                    check(payload, shape)
                answer = await handler(Call(named, asked.query, payload, uploads))
                if trouble is not None and trouble.fault is not None:
                    raise trouble.fault
            except Fault as fault:
                return self._refuse(route, fault, headers)
            return self._answer(route, 204 if answer is None else 200, answer, headers)
        return Answered(NO_SUCH_ROUTE.status, {}, NO_SUCH_ROUTE.payload())

    async def say(self, channel: Channel, user: int, text: str) -> Message:
        """Post a person's message in a channel."""
        said = self.messages.say(channel, self.world.users[user], text)
        self._notify("create", said)
        if self.world.has_bot(channel):
            await announce(self.gateway, "create", said)
        return said

    async def delete_message(self, message: Message) -> None:
        """Delete a message, as a person with that permission does."""
        self.messages.delete(message)
        self._notify("delete", message)
        if self.world.has_bot(message.channel):
            await announce(self.gateway, "delete", message)

    async def delete_channel(self, channel: Channel) -> None:
        """Delete a channel, as a person with that permission does."""
        payload = self.world.channel_payload(channel)
        self.world.remove_channel(channel)
        event = "CHANNEL_DELETE" if channel.thread is None else "THREAD_DELETE"
        await self.gateway.dispatch(event, payload, channel.guild)

    async def put_away(self, thread: Channel) -> None:
        """Archive a thread, as after a long silence."""
        if thread.thread is not None:
            thread.thread.archived = True
        await self.gateway.dispatch("THREAD_UPDATE", self.world.channel_payload(thread), thread.guild)

    async def permit(self, channel: Channel, permissions: int) -> None:
        """Let a moderator change what the bot may do in a channel and in its threads."""
        for one in self.world.channels.values():
            if one is channel or (one.thread is not None and one.thread.parent == channel.id):
                one.permissions = permissions
        await self.gateway.dispatch("CHANNEL_UPDATE", self.world.channel_payload(channel), channel.guild)

    async def lock(self, thread: Channel, *, locked: bool = True) -> None:
        """Let a moderator lock a thread, or unlock it."""
        if thread.thread is not None:
            thread.thread.locked = locked
        await self.gateway.dispatch("THREAD_UPDATE", self.world.channel_payload(thread), thread.guild)

    async def lose_guild(self, guild: int) -> None:
        """Let a server be unavailable: Discord has problems, and its channels are unknown meanwhile."""
        self.world.unavailable.add(guild)
        await self.gateway.dispatch("GUILD_DELETE", {"id": str(guild), "unavailable": True}, guild)

    async def restore_guild(self, guild: int) -> None:
        """Let a server be available again."""
        self.world.unavailable.discard(guild)
        await self.gateway.dispatch("GUILD_CREATE", self.gateway.guild_payload(guild), guild)

    def _notify(self, what: str, message: Message) -> None:
        for listener in self.listeners:
            listener(what, message)

    def _limited(self, route: str, named: Mapping[str, str], headers: dict[str, str]) -> Answered | None:
        """Count a request, and add the limits to the headers; return a refusal if there were too many."""
        wait, everywhere = self.rates.too_many(counted=not is_free(route)), True
        if wait is None:
            token = named.get("token", "")
            channel = named.get("channel") or str(self.interactions.channel_of(token) or "")
            limits, wait = self.rates.in_buckets(route, {"channel": channel, "token": token})
            everywhere = False
            headers.update(limits)
        if wait is None:
            return None
        payload, more = refusal(wait, everywhere=everywhere)
        return self._answer(route, 429, payload, headers | more)

    def _refuse(self, route: str, fault: Fault, headers: dict[str, str]) -> Answered:
        self.refusals.append(f"{route}: {fault.status} {fault.code} {fault.message} {json.dumps(fault.errors)}")
        del self.refusals[:-100]
        if fault.retry_after is not None:
            headers["Retry-After"] = str(ceil(fault.retry_after))
        if fault.page:
            self.requests[route, fault.status] += 1
            return Answered(fault.status, {}, page=fault.page)
        return self._answer(route, fault.status, fault.payload(), headers)

    def _answer(self, route: str, status: int, payload: object, headers: dict[str, str]) -> Answered:
        self.requests[route, status] += 1
        return Answered(status, headers, payload)


def is_free(route: str) -> bool:
    """Return whether a route is for interactions: its requests need no bot token, and are not counted."""
    return route.partition(" ")[2].startswith(("/interactions/", "/webhooks/"))
