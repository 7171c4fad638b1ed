"""The loopback itself: the HTTP server, with its limits and troubles, its payloads checked and its requests counted."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from math import ceil
from typing import Any, Final

from aiohttp import web

from loopback.checks.payloads import check
from loopback.checks.shapes import Shape
from loopback.faults import BAD_JSON, NO_SUCH_ROUTE, UNAUTHORIZED, Fault
from loopback.gateway import Gateway
from loopback.interactions import ANSWER_SECONDS, Interactions
from loopback.messages import Messages, Upload
from loopback.rates import Rates, refusal
from loopback.routes import Call, Handler, Routes, Told, announce
from loopback.troubles import Troubles
from loopback.world import Channel, Message, World

API: Final = "/api/v10"
TOKEN: Final = "loopback.token"  # noqa: S105 - it opens nothing but this
NOBODY_WAITS: Final = 499
"""The status of an answer to somebody who is gone."""

LOOK_SECONDS: Final = 0.005
"""How long it is before somebody who waits looks again."""

TIMEOUT_SECONDS: Final = 120.0
"""Seconds after which what is waited for is not believed to come any more: many times what a busy machine needs."""

_FILE: Final = re.compile(r'name="files\[(\d+)\]"; filename="([^"]*)"')


class Loopback:
    """A Discord for one bot, on this machine and for nobody else.

    Attributes:
        world: the people, servers, channels and messages.
        gateway: who is told what happens.
        interactions: what people have pressed and typed.
        rates: how many requests are too many.
        troubles: what goes wrong.
        routes: what can be asked for, the bot's commands among it.
        requests: how often each route was asked, by method, path and status.
        refusals: what the bot was refused, the last ones.
        told: those who are told of every message that is new, changed or gone.
        address: where it listens.
    """

    def __init__(self, *, rates: Rates | None = None, queues: int = 1, answer_seconds: float = ANSWER_SECONDS) -> None:
        """Make a world with nobody in it but the bot, which may take so long for the first answer to anybody."""
        self.world = World()
        self.gateway = Gateway(self.world, TOKEN, queues=queues)
        self.messages = Messages(self.world)
        self.interactions = Interactions(self.messages, answer_seconds)
        self.rates = rates or Rates()
        self.troubles = Troubles()
        self.routes = Routes(self.world, self.gateway, self.messages, self.interactions, self._tell)
        self.requests: Counter[tuple[str, int]] = Counter()
        self.refusals: list[str] = []
        self.told: list[Told] = []
        self.address = ""
        self._runner: web.AppRunner | None = None

    @property
    def counted(self) -> int:
        """How many requests there were that Discord counts towards its fifty a second."""
        return sum(times for (route, _), times in self.requests.items() if not is_free(route))

    async def start(self) -> None:
        """Listen, on any free port."""
        application = web.Application(client_max_size=64 << 20)
        for route, (handler, shape) in self.routes.all().items():
            method, _, path = route.partition(" ")
            application.router.add_route(method, API + path, self._serve(route, handler, shape))
        application.router.add_get("/gateway/", self.gateway.serve)
        application.router.add_route("*", "/{rest:.*}", _no_such_route)
        self._runner = web.AppRunner(application, access_log=None, handler_cancellation=False, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        port = self._runner.addresses[0][1]
        self.address = f"http://127.0.0.1:{port}"
        self.gateway.address = f"ws://127.0.0.1:{port}/gateway/"

    async def stop(self) -> None:
        """Listen no more."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def until(self, check: Callable[[], object], seconds: float = TIMEOUT_SECONDS) -> None:
        """Wait until something is so, here or in another process.

        Raises:
            TimeoutError: it never was.
        """
        async with asyncio.timeout(seconds):
            while not check():  # noqa: ASYNC110 - what is waited for may be in another process, which sets no event
                await asyncio.sleep(LOOK_SECONDS)

    async def say(self, channel: Channel, user: int, text: str) -> Message:
        """Let somebody write in a channel."""
        said = self.messages.say(channel, self.world.users[user], text)
        self._tell("create", said)
        if self.world.has_bot(channel):
            await announce(self.gateway, "create", said)
        return said

    async def delete_message(self, message: Message) -> None:
        """Let somebody who may do so delete a message."""
        self.messages.delete(message)
        self._tell("delete", message)
        await announce(self.gateway, "delete", message)

    async def delete_channel(self, channel: Channel) -> None:
        """Let somebody who may do so delete a channel."""
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

    def _tell(self, what: str, message: Message) -> None:
        for told in self.told:
            told(what, message)

    def _serve(
        self, route: str, handler: Handler, shape: Shape | None
    ) -> Callable[[web.Request], Awaitable[web.Response]]:
        """What a route is served by: its limits, its troubles, its payload checked, then what it does."""

        async def serve(request: web.Request) -> web.Response:
            there, back = self.troubles.network(route)
            try:
                body = await request.read()
            except ConnectionError:
                return web.Response(status=NOBODY_WAITS)
            await asyncio.sleep(there)
            response = await answered(request, body)
            await asyncio.sleep(back)
            return response

        async def answered(request: web.Request, body: bytes) -> web.Response:
            headers = {"Via": "1.1 loopback"}
            if (refused := self._limited(route, request, headers)) is not None:
                return refused
            about = request.match_info.get("channel")
            trouble = self.troubles.next(route, None if about is None else int(about))
            if trouble is not None:
                await asyncio.sleep(trouble.delay)
            try:
                if trouble is not None and trouble.fault is not None and not trouble.done:
                    raise trouble.fault
                answer = await handler(_call(route, request, body, shape))
                if trouble is not None and trouble.fault is not None:
                    raise trouble.fault
            except Fault as fault:
                return self._refuse(route, fault, headers)
            return self._response(route, 204 if answer is None else 200, answer, headers)

        return serve

    def _limited(self, route: str, request: web.Request, headers: dict[str, str]) -> web.Response | None:
        """Count a request; give what is answered if there were too many. The headers gain what is left."""
        named = request.match_info
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
        return self._response(route, 429, payload, headers | more)

    def _refuse(self, route: str, fault: Fault, headers: dict[str, str]) -> web.Response:
        self.refusals.append(f"{route}: {fault.status} {fault.code} {fault.message} {json.dumps(fault.errors)}")
        del self.refusals[:-100]
        if fault.retry_after is not None:
            headers["Retry-After"] = str(ceil(fault.retry_after))
        if fault.page:
            self.requests[route, fault.status] += 1
            return web.Response(status=fault.status, text=fault.page, content_type="text/html")
        return self._response(route, fault.status, fault.payload(), headers)

    def _response(self, route: str, status: int, payload: object, headers: dict[str, str]) -> web.Response:
        self.requests[route, status] += 1
        if payload is None:
            return web.Response(status=status, headers=headers)
        # Discord's library compares the whole header, so it must name no character set.
        headers["Content-Type"] = "application/json"
        return web.Response(status=status, body=json.dumps(payload).encode(), headers=headers)


def is_free(route: str) -> bool:
    """Whether requests of a route are about an interaction: they need no token of the bot, and are not counted."""
    return route.partition(" ")[2].startswith(("/interactions/", "/webhooks/"))


def _call(route: str, request: web.Request, body: bytes, shape: Shape | None) -> Call:
    """What is asked for.

    Raises:
        Fault: it may not be, or not like this.
    """
    if not is_free(route) and request.headers.get("Authorization") != f"Bot {TOKEN}":
        raise UNAUTHORIZED
    payload, uploads = read_body(request.content_type, request.headers.get("Content-Type", ""), body)
    if shape is not None:
        check(payload, shape)
    return Call(request.match_info, request.query, payload, uploads)


async def _no_such_route(request: web.Request) -> web.Response:
    del request
    return web.json_response(NO_SUCH_ROUTE.payload(), status=NO_SUCH_ROUTE.status)


def read_body(content_type: str, header: str, body: bytes) -> tuple[Any, list[Upload]]:
    """The payload of a request, and the files that came with it.

    Raises:
        Fault: it is no JSON.
    """
    try:
        if content_type != "multipart/form-data":
            return (json.loads(body) if body else None), []
        payload, uploads = None, []
        boundary = b"--" + header.partition("boundary=")[2].strip('"').encode()
        for part in body.split(boundary)[1:-1]:
            about, _, content = part.removesuffix(b"\r\n").partition(b"\r\n\r\n")
            file = _FILE.search(about.decode())
            if file is None:
                payload = json.loads(content)
            else:
                uploads.append(Upload(int(file[1]), file[2], content))
    except ValueError as error:
        raise BAD_JSON from error
    return payload, uploads
