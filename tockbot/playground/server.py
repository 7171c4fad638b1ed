"""Serves the playground's page, and forwards the browser's requests to the previews."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from importlib import resources
from typing import Any, Final

import aiohttp
import discord
import simcord
from aiohttp import web
from aiohttp.typedefs import Handler

from tockbot.bot.words import DEFAULT_LANGUAGE, speaker
from tockbot.playground.handing_on import ACTION, brought_up_to_date, forward
from tockbot.playground.world import LOCALE, Tab, follow_threads, keep_emojis, seconds_behind

log = logging.getLogger(__name__)

HEARTBEAT: Final = 1.0

CLOSED: Final = "Cannot send messages to this user"
"""Discord's error message for a person who has closed their direct messages."""

HELP: Final = """\
The tockbot playground is open at {address}
It runs the real bot on a simulated Discord inside this process, without a token or a network.
  1. In #tock, Anna has opened a table and taken the first seat: press [[button-fill]],
  2. or choose another person under "Viewing as" and press [[button-sit]] as that person.
  3. Each person's cards arrive in the tab with their name; [[button-hand]] shows them in the channel.
To play on the real Discord, put a bot's token into .env; the README describes how to get one.
Press Ctrl+C to stop the playground."""

LABEL: Final = re.compile(r"\[\[([a-z-]+)\]\]")

_SUGGESTIONS: Final = discord.InteractionResponseType.autocomplete_result.value


@dataclass(slots=True)
class Server:
    """The server between the browser and the previews."""

    env: simcord.Env
    tabs: list[Tab]
    world: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while someone acts in the simulated world, which refuses a second actor."""
    acted: asyncio.Event = field(default_factory=asyncio.Event)
    read: int = 0
    """Number of the bot's requests that have been looked at."""
    behind: bool = False
    """The bot has changed something that the tabs do not show yet."""

    async def serve(self, port: int, say: Callable[[str], object]) -> None:
        """Serve the page and keep the world running until cancelled."""
        app = web.Application(middlewares=[_loopback_only])
        # A preview closes idle connections; a press on a reused one could be lost.
        connector, timeout = aiohttp.TCPConnector(force_close=True), aiohttp.ClientTimeout(total=None)
        async with aiohttp.ClientSession(connector=connector, timeout=timeout) as session:

            async def hand_on(request: web.Request) -> web.Response:
                return await self._hand_on(request, session)

            app.add_routes(
                [
                    web.get("/", _page),
                    web.get("/tabs", self._list),
                    web.post("/tabs/{number:[0-9]+}", self._open),
                    web.post("/tabs/{number:[0-9]+}/{closed:closed|opened}", self._close),
                    web.route("*", "/{path:.+}", hand_on),
                ]
            )
            runner = web.AppRunner(app, access_log=None)
            await runner.setup()
            self.env.backend.subscribers.append(self._count)
            try:
                await _listen(runner, port)
                say(with_labels(HELP).format(address=f"http://127.0.0.1:{runner.addresses[0][1]}/"))
                await self._keep_going()
            finally:
                await runner.cleanup()

    def _count(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "MESSAGE_CREATE":
            for tab in self.tabs:
                tab.arrived += tab.channel.id == int(payload["channel_id"])

    async def _keep_going(self) -> None:
        """Keep the clock at the real time, and refresh what has changed, until cancelled."""
        task = asyncio.current_task()
        # An awaited task may end at the moment of the cancellation; then no CancelledError is raised here.
        while task is None or not task.cancelling():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.acted.wait(), HEARTBEAT)
            self.acted.clear()
            async with self.world:
                try:
                    await self.env.advance_time(max(0.0, seconds_behind(self.env)))
                    # This also raises while the bot is busy: then a later heartbeat refreshes the tabs.
                    self.behind = self._changed() or self.behind
                    if self.behind:
                        follow_threads(self.tabs)
                        for tab in self.tabs:
                            if tab.preview and tab.key:
                                await tab.preview.refresh()
                        self.behind = False
                except TimeoutError as error:
                    log.debug("the bot is still busy: %s", error)

    def _changed(self) -> bool:
        """Return whether the bot has done anything since the last call, other than reading and autocompleting."""
        new = self.env.http_requests[self.read :]
        self.read += len(new)
        keep_emojis(self.env, new)
        return any(
            request.method != "GET"
            and not (isinstance(request.json, Mapping) and request.json.get("type") == _SUGGESTIONS)
            for request in new
        )

    async def _list(self, _: web.Request) -> web.Response:
        return web.json_response(
            [
                {
                    "title": tab.title,
                    "arrived": tab.arrived,
                    "channel": str(tab.channel.id),
                    "private": tab.is_private,
                    "closed": tab.closed,
                }
                for tab in self.tabs
            ]
        )

    def _asked(self, request: web.Request) -> Tab:
        """Return the requested tab."""
        number = int(request.match_info["number"])
        if number >= len(self.tabs):
            raise web.HTTPNotFound
        return self.tabs[number]

    async def _close(self, request: web.Request) -> web.Response:
        """Close someone's direct messages, or open them again."""
        tab = self._asked(request)
        if not tab.is_private:
            raise web.HTTPNotFound
        tab.closed = request.match_info["closed"] == "closed"
        sending = f"/channels/{tab.channel.id}/messages"
        faults = self.env.backend.faults
        faults[:] = [fault for fault in faults if fault["path"] != sending]
        if tab.closed:
            async with self.world:
                self.env.inject_error("POST", sending, status=403, code=50007, message=CLOSED, times=None)
        return web.json_response({"closed": tab.closed})

    async def _open(self, request: web.Request) -> web.Response:
        """Respond with the key to a tab's preview, which is opened on the first request."""
        tab = self._asked(request)
        async with self.world:
            if tab.key is None:
                # SimCord allows one preview; several do not disturb each other as long as they act one at a time.
                self.env._preview = None  # noqa: SLF001 - there is no other way
                tab.preview = self.env.preview(
                    tab.channel, viewers=tab.viewers, layout="channel", locale=LOCALE, timezone=_timezone()
                )
                await tab.preview.__aenter__()  # the world closes its previews when it ends
        return web.json_response({"key": tab.key})

    async def _hand_on(self, request: web.Request, session: aiohttp.ClientSession) -> web.Response:
        """Forward a request to its preview. One without a key is for a file, which every preview has."""
        key = request.headers.get("X-Simcord-Capability")
        tab = next((tab for tab in self.tabs if tab.key and key in (None, tab.key)), None)
        if tab is None or tab.preview is None:
            raise web.HTTPGone  # which SimCord's page explains
        body = await request.read()
        if request.path != ACTION:
            return await forward(request, session, tab.preview.url, body)
        async with self.world:
            self.env._preview = tab.preview  # noqa: SLF001 - the preview that SimCord informs of this action
            tab.preview.capture_time = self.env.now()  # the start of "in 5 minutes"
            response = await forward(request, session, tab.preview.url, body)
            if again := brought_up_to_date(request, body, response):
                response = await forward(request, session, tab.preview.url, again)
        self.acted.set()
        return response


def _timezone() -> str:
    """Return this machine's time zone, to the hour, in the preview's notation (where plus means west)."""
    offset = datetime.now().astimezone().utcoffset()
    hours = round(offset.total_seconds() / 3600) if offset else 0
    return f"Etc/GMT{-hours:+d}" if hours else "UTC"


async def _listen(runner: web.AppRunner, port: int) -> None:
    """Serve the page on this machine only."""
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
    except OSError as error:
        reason = "taken, perhaps by another playground" if error.errno == errno.EADDRINUSE else "unusable"
        raise OSError(f"Port {port} is {reason}; set TOCKBOT_PLAYGROUND_PORT to another, or to 0.") from error


@web.middleware
async def _loopback_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    # A page elsewhere may point a host name of its own at this machine; its requests still contain that name.
    if request.url.host not in ("127.0.0.1", "localhost"):
        raise web.HTTPForbidden
    return await handler(request)


def with_labels(text: str) -> str:
    """Replace keys of messages, such as ``[[button-fill]]``, with their English texts."""
    return LABEL.sub(lambda match: speaker(DEFAULT_LANGUAGE)(match[1]), text)


async def _page(_: web.Request) -> web.Response:
    text = resources.files(__package__).joinpath("page.html").read_text(encoding="utf-8")
    return web.Response(text=with_labels(text), content_type="text/html")
