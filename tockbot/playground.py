"""The playground: the same bot on a simulated Discord in a browser, with no token and no network.

SimCord plays Discord inside this process, and its preview is a small web server that shows one channel of it. A hand
goes out by DM, so one channel is not enough: here every channel and every person's DM has a preview of its own, and one
page of ours (``playground.html``) holds a tab for each.

The browser speaks to our server only, because a preview refuses to be framed and lives at a port of its own. Our server
hands each request on to the preview whose key (SimCord calls it the capability) the request carries, one action at a
time, as the simulated world demands.

The simulated clock stands still unless it is told to move, so a heartbeat keeps it at the true time: dates are right,
and what waits to be tried again is. The same heartbeat republishes what one person's move has changed for the others.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import errno
import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib import resources
from typing import Any, Final

import aiohttp
import discord
import simcord
from aiohttp import web
from aiohttp.typedefs import Handler
from simcord.backend.cdn import CDN_BASE

log = logging.getLogger(__name__)

PEOPLE: Final[Mapping[str, str]] = {"Anna": "en-GB", "Bruno": "de", "Chloé": "fr", "Dario": "it", "Emma": "en-GB"}
"""Who there is to be, and the language of their Discord. The first owns the server, and is who a visitor is first."""

CHANNELS: Final = ("tock", "tock-2")
LOCALE: Final = "en-GB"
"""The language of the server and of what SimCord itself shows; ``playground.html`` counts on it."""
HEARTBEAT: Final = 1.0
SETTLE: Final = 60.0
"""Seconds an action may take in which computer players think; SimCord's own limit is meant for tests."""

CLOSED: Final = "Cannot send messages to this user"
"""What Discord says of somebody who has closed direct messages."""

HELP: Final = """\
The tockbot playground is open at {address}
It is the real bot on a simulated Discord inside this process: no token, no network, nobody else there.
  1. In #tock Anna has opened a table, where the first seat is hers: press Fill up and start,
  2. or pick somebody else under "Viewing as" and press Sit here as them, then Start.
  3. The hands arrive in the tabs with the people's names, and are behind My hand.
To play on the real Discord, put a bot's token into .env: the README says how to get one.
Ctrl+C stops the playground."""

_SUGGESTIONS: Final = discord.InteractionResponseType.autocomplete_result.value
_STYLES: Final = "/preview.css"
_NARROW: Final = b"""
@media (max-width: 760px) {
  .preview-shell { --toolbar-height: 44px; }
  .preview-brand, #messages-toggle, #refresh, #capture-open, #inspector-toggle, .session-menu, #action-status {
    display: none !important;
  }
}
"""
"""On a telephone the preview's own tools would take an eighth of the screen; who one is stays."""
_SELECTS: Final = "/select-drafts.js"
_SELECTED: Final = b'dispatch("select", { control_key: key, values });'
_RESET: Final = b"{ state.drafts.delete(key); " + _SELECTED + b" }"
"""What the preview does with a line chosen from a menu, and what it is to do.

It would keep the line for whatever menu is next in that place, and refuse to choose it there. Discord forgets it.
"""
_FORWARDED: Final = ("Content-Type", "X-Simcord-Capability", "X-Simcord-Context")
_KEPT_BACK: Final = {"content-length", "content-encoding", "date", "server", "transfer-encoding", "x-frame-options"}


async def run(
    make_client: Callable[[], Awaitable[discord.Client]], *, port: int, say: Callable[[str], object] = print
) -> None:
    """Run the playground until it is cancelled.

    Args:
        make_client: Builds the bot, not logged in; its command tree must be its attribute ``tree``.
        port: The port of the page on this machine; 0 takes any free one.
        say: Gets the instructions, once the page can be opened.

    Raises:
        OSError: The port cannot be had; its text is one sentence for whoever runs the bot.
    """
    client = await make_client()
    env = simcord.Env(client, check_errors=False, settle_timeout=SETTLE)
    env.backend.clock.advance(_seconds_behind(env))
    env.backend.edit_bot_profile("tockbot")
    await env.start()
    try:
        tabs = _furnish(env)
        await _open_a_table(tabs[0])
        await _Playground(env, tabs).serve(port, say)
    finally:
        # SimCord logs a bot in, but leaves logging it out to whoever made it.
        await client.close()
        await env.shutdown()


@dataclass(slots=True)
class _Tab:
    """One channel of the simulated Discord, as those see it who may."""

    title: str
    channel: simcord.ChannelHandle
    viewers: Sequence[simcord.MemberActor] | Sequence[simcord.UserHandle]
    arrived: int = 0
    """How many messages have come: the page marks a tab whose count has grown since it was looked at."""
    preview: simcord.Preview | None = None
    closed: bool = False
    """Whether its person has closed direct messages."""

    @property
    def is_private(self) -> bool:
        """Whether it shows somebody's direct messages."""
        return len(self.viewers) == 1

    @property
    def key(self) -> str | None:
        """What opens the preview; None where there is none, because nobody asked yet or somebody has ended it."""
        try:
            return self.preview.url.partition("#")[2] if self.preview else None
        except simcord.SetupError:
            return None


@dataclass(slots=True)
class _Playground:
    """The server between the browser and the previews."""

    env: simcord.Env
    tabs: Sequence[_Tab]
    world: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by whoever acts in the simulated world, which refuses a second actor."""
    acted: asyncio.Event = field(default_factory=asyncio.Event)
    read: int = 0
    """How many of the bot's requests have been shown to everybody."""

    async def serve(self, port: int, say: Callable[[str], object]) -> None:
        """Open the page and keep the world going until cancelled."""
        app = web.Application(middlewares=[_loopback_only])
        async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=None)) as session:

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
                say(HELP.format(address=f"http://127.0.0.1:{runner.addresses[0][1]}/"))
                await self._keep_going()
            finally:
                await runner.cleanup()

    def _count(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "MESSAGE_CREATE":
            for tab in self.tabs:
                tab.arrived += tab.channel.id == int(payload["channel_id"])

    async def _keep_going(self) -> None:
        """Move the clock with the true one, and show everybody what has changed."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.acted.wait(), HEARTBEAT)
            self.acted.clear()
            async with self.world:
                try:
                    await self.env.advance_time(max(0.0, _seconds_behind(self.env)))
                    if self._changed():
                        for tab in self.tabs:
                            if tab.preview and tab.key:
                                await tab.preview.refresh()
                except TimeoutError as error:
                    log.warning("the simulated Discord is waiting for the bot: %s", error)

    def _changed(self) -> bool:
        """Whether the bot has done more, since this was last asked, than read and suggest what to type."""
        new = self.env.http_requests[self.read :]
        self.read += len(new)
        _keep_emojis(self.env, new)
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

    def _asked(self, request: web.Request) -> _Tab:
        """The tab that is asked for."""
        number = int(request.match_info["number"])
        if number >= len(self.tabs):
            raise web.HTTPNotFound
        return self.tabs[number]

    async def _close(self, request: web.Request) -> web.Response:
        """Close somebody's direct messages, or open them again."""
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
        """Answer with the key to a tab's preview, opened when it is first asked for."""
        tab = self._asked(request)
        async with self.world:
            if tab.key is None:
                # SimCord counts to one preview; they do not disturb each other as long as one acts at a time.
                self.env._preview = None  # noqa: SLF001 - it knows no other way
                tab.preview = self.env.preview(
                    tab.channel, viewers=tab.viewers, layout="channel", locale=LOCALE, timezone=_timezone()
                )
                await tab.preview.__aenter__()  # the world closes its previews when it ends
        return web.json_response({"key": tab.key})

    async def _hand_on(self, request: web.Request, session: aiohttp.ClientSession) -> web.Response:
        """Pass a request on to the preview it is for. What has no key is a file, and every preview has the same."""
        key = request.headers.get("X-Simcord-Capability")
        tab = next((tab for tab in self.tabs if tab.key and key in (None, tab.key)), None)
        if tab is None or tab.preview is None:
            raise web.HTTPGone  # which SimCord's page explains
        body = await request.read()
        if request.path != "/api/action":
            return await _forward(request, session, tab.preview, body)
        async with self.world:
            self.env._preview = tab.preview  # noqa: SLF001 - the one that SimCord tells about what is done here
            tab.preview.capture_time = self.env.now()  # what "in 5 minutes" counts from
            response = await _forward(request, session, tab.preview, body)
            if again := _brought_up_to_date(request, body, response):
                response = await _forward(request, session, tab.preview, again)
        self.acted.set()
        return response


def _furnish(env: simcord.Env) -> list[_Tab]:
    """Build the server with its people, each with a language, and list what can be looked at."""
    users = {name: env.create_user(name.lower(), global_name=name) for name in PEOPLE}
    languages = {user.id: PEOPLE[name] for name, user in users.items()}

    def speak(event: str, payload: Mapping[str, Any]) -> None:
        # SimCord's people all speak American English; this listener hears before the bot does.
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            user = (payload.get("member") or payload)["user"]
            payload["locale"] = languages.get(int(user["id"]), LOCALE)
            if "guild_locale" in payload:
                payload["guild_locale"] = LOCALE

    env.backend.subscribers.insert(0, speak)
    guild = env.create_guild("Tock club", owner=users[next(iter(PEOPLE))], preferred_locale=LOCALE)
    channels = [guild.create_text_channel(name) for name in CHANNELS]
    members = [guild.add_member(user) for user in users.values()]
    tabs = [_Tab(f"#{channel.name}", channel, members) for channel in channels]
    return tabs + [_Tab(f"{name}'s DMs ({PEOPLE[name]})", user.dm_channel, [user]) for name, user in users.items()]


async def _open_a_table(tab: _Tab) -> None:
    """Let the first of those who see a channel open a table there: a visitor begins by pressing, not by typing."""
    first = tab.viewers[0]
    if isinstance(first, simcord.MemberActor):
        await first.slash(tab.channel, "tock new")


def _keep_emojis(env: simcord.Env, requests: Sequence[simcord.HttpLogEntry]) -> None:
    """Let the pictures of the bot's own emojis be seen, which SimCord takes and throws away."""
    for request in requests:
        if request.method == "POST" and request.path.endswith("/emojis") and isinstance(request.json, Mapping):
            picture = base64.b64decode(request.json["image"].partition(",")[2])
            for number, emoji in env.backend.application_emojis.items():
                if emoji.name == request.json["name"]:
                    env.backend.cdn._blobs[f"{CDN_BASE}/emojis/{number}.png"] = picture  # noqa: SLF001 - it knows no other way


def _seconds_behind(env: simcord.Env) -> float:
    return (datetime.now(UTC) - env.now()).total_seconds()


def _timezone() -> str:
    """This machine's time, to the hour, as the preview wants it named (where a plus means west)."""
    offset = datetime.now().astimezone().utcoffset()
    hours = round(offset.total_seconds() / 3600) if offset else 0
    return f"Etc/GMT{-hours:+d}" if hours else "UTC"


async def _listen(runner: web.AppRunner, port: int) -> None:
    """Open the page to this machine.

    Raises:
        OSError: The port cannot be had.
    """
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
    except OSError as error:
        reason = "taken, perhaps by another playground" if error.errno == errno.EADDRINUSE else "not to be had"
        raise OSError(f"Port {port} is {reason}; set TOCKBOT_PLAYGROUND_PORT to another, or to 0.") from error


@web.middleware
async def _loopback_only(request: web.Request, handler: Handler) -> web.StreamResponse:
    # A page elsewhere may point a name of its own at this machine; its requests still carry that name.
    if request.url.host not in ("127.0.0.1", "localhost"):
        raise web.HTTPForbidden
    return await handler(request)


async def _page(_: web.Request) -> web.Response:
    text = resources.files(__package__).joinpath("playground.html").read_text(encoding="utf-8")
    return web.Response(text=text, content_type="text/html")


def _brought_up_to_date(request: web.Request, body: bytes, response: web.Response) -> bytes | None:
    """The action once more, if SimCord turned it down because the page had changed since it was shown.

    Discord delivers such a press, and how the bot answers one is worth seeing.
    """
    if request.content_type != "application/json" or not isinstance(response.body, bytes):
        return None
    receipt = json.loads(response.body)
    reasons = {diagnostic.get("code") for diagnostic in receipt.get("diagnostics", ())}
    if "stale-revision" not in reasons:
        return None
    return json.dumps(json.loads(body) | {"published_revision": receipt["revision"]}).encode()


async def _forward(
    request: web.Request, session: aiohttp.ClientSession, preview: simcord.Preview, body: bytes
) -> web.Response:
    path = "/" if request.path == "/preview" else request.path_qs
    headers = {name: request.headers[name] for name in _FORWARDED if name in request.headers}
    address = preview.url.partition("/#")[0] + path
    async with session.request(request.method, address, headers=headers, data=body) as answer:
        kept = {name: value for name, value in answer.headers.items() if name.lower() not in _KEPT_BACK}
        policy = kept.get("Content-Security-Policy", "")
        kept["Content-Security-Policy"] = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
        content = await answer.read()
        if request.path == _SELECTS:
            content = content.replace(_SELECTED, _RESET)
        elif request.path == _STYLES:
            content += _NARROW
        return web.Response(status=answer.status, body=content, headers=kept)
