"""Simulates the network between the bot and the model of Discord, in place of HTTP and WebSocket.

The cut is below ``discord.py``: its rate limits, its repetitions and its gateway run unchanged, and so do the bot's
traces of every request. A request that has left the bot arrives even if the bot dies.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord.gateway
from multidict import CIMultiDict, CIMultiDictProxy
from yarl import URL

from loopback.messages import Upload
from loopback.model import API, Answered, Asked, Model
from tests.simulation.loop import PROCESS, SimulatedLoop

TRIP: Final = (0.005, 0.12)
"""Seconds for which a request, its answer, or an event of the gateway is on its way."""

OF_TOKEN: Final = re.compile(r"/webhooks/\d+/([^/]+)")
"""The beginning of the path of a request with an interaction token, after the press was answered."""

TOO_MANY: Final = 429


@dataclass(frozen=True, slots=True)
class Fate:
    """The fate of a request.

    Attributes:
        is_lost: whether it never arrives.
        is_unanswered: whether it is carried out, and its answer is lost.
        status: the status of Discord's own trouble with which it is answered; 0 for none.
        is_done: whether it is carried out in spite of this answer.
        times: how often it arrives.
        late: seconds that it takes longer.
    """

    is_lost: bool = False
    is_unanswered: bool = False
    status: int = 0
    is_done: bool = False
    times: int = 1
    late: float = 0.0


WELL: Final = Fate()


@dataclass(frozen=True, slots=True)
class Sent:
    """A request that has left the bot.

    Attributes:
        process: the process that sent it.
        due: the entry since which each user had to act at that moment, by user.
        token: the interaction token that it uses; "" for a counted request.
        was_warned: whether an earlier answer had shown that this token's limit was used up.
        is_copy: whether it is delivered for the second time.
    """

    process: int = 0
    due: Mapping[int, int] = field(default_factory=dict)
    token: str = ""
    was_warned: bool = False
    is_copy: bool = False


class Response:
    """An answer as ``discord.py`` reads it."""

    def __init__(self, answered: Answered) -> None:
        """Give this answer."""
        is_page = bool(answered.page)
        kind = {"Content-Type": "text/html" if is_page else "application/json"}
        self.status = answered.status
        self.reason = "OK" if answered.status < 300 else "Refused"
        has_content = is_page or answered.payload is not None
        self.headers = CIMultiDictProxy(CIMultiDict({**answered.headers, **(kind if has_content else {})}))
        self._text = answered.page or ("" if answered.payload is None else json.dumps(answered.payload))

    async def text(self, encoding: str = "utf-8") -> str:
        """Return the body."""
        del encoding
        return self._text

    async def read(self) -> bytes:
        """Return the body."""
        return self._text.encode()

    def close(self) -> None:
        """Do nothing."""


class Network:
    """The network.

    Attributes:
        fate: decides what happens to a request, by its route.
        requests: every request and its status, in the order in which they arrived.
        due: returns the entry since which each user must act, by user.
        sent: the request that Discord carries out, or carried out last.
        about: returns the id of the message in a path.
        under_way: number of requests that the bot waits for.
        last: the time at which the last request arrived, in seconds.
        heard: the process that was notified of a deleted message, by the id of the message.
        gone: the time at which the bot deleted a message, in seconds, by its id.
        unheard: the paths of requests that were carried out, but whose answers did not say so.
        unheard_messages: the ids of messages that were sent, but whose answers did not say so.
        senders: the processes that made requests, by their paths.
    """

    def __init__(
        self,
        loop: SimulatedLoop,
        model: Model,
        luck: Random,
        note: Callable[[str], None],
        answered: Callable[[str, Asked, Answered, Sent], None],
    ) -> None:
        """Carry requests to this model.

        Args:
            loop: the loop.
            model: Discord.
            luck: decides the delays.
            note: is called with a line about each request.
            answered: is called with each answer of Discord.
        """
        self._answered = answered
        self._loop = loop
        self._luck = luck
        self._note_line = note
        self.model = model
        self.fate: Callable[[str], Fate] = lambda _: WELL
        self.requests: list[str] = []
        self.about: Callable[[str], int | None] = lambda _: None
        self.due: Callable[[], Mapping[int, int]] = dict
        self.sent = Sent()
        self.under_way = 0
        self.last = 0.0
        self.heard: dict[int, int] = {}
        self.gone: dict[int, float] = {}
        self.unheard: set[str] = set()
        self.unheard_messages: set[int] = set()
        self.senders: dict[str, set[int]] = {}
        self._used_up: dict[tuple[int, str], float] = {}
        self._sockets: dict[int, list[_ClientSocket]] = {}

    def trip(self) -> float:
        """Return the seconds of a way through the network."""
        return self._luck.uniform(*TRIP)

    async def carry(self, asked: Asked) -> Response:
        """Carry a request to Discord, and its answer back.

        Raises:
            aiohttp.ClientError: no answer arrived.
        """
        process, answer = PROCESS.get(), self._loop.create_future()
        self._loop.begin_outside(self._carry(asked, answer, process))
        found: Answered | Exception = await answer
        if isinstance(found, Exception):
            raise found
        return Response(found)

    async def _carry(self, asked: Asked, answer: asyncio.Future[Answered | Exception], process: int) -> None:
        route = self.model.route_of(asked.method, asked.path)
        fate = self.fate(route)
        self.under_way += 1
        sent = self._leave(asked, process)
        about = self.about(asked.path) if asked.method == "DELETE" else None
        try:
            await asyncio.sleep(self.trip() + fate.late)
            found = await self._deliver(asked, route, fate, sent)
            self._note(asked, route, found, fate, sent)
            arrived = self._loop.time()
            await asyncio.sleep(self.trip())
        finally:
            self.under_way -= 1
        if answer.done() or self._loop.is_dead(process):
            return
        answer.set_result(found)
        if sent.token and (rests := _rests(found)):
            self._used_up[process, sent.token] = arrived + rests
        if about is not None and _is_done(found):
            self.heard[about] = process

    def _leave(self, asked: Asked, process: int) -> Sent:
        named = OF_TOKEN.match(asked.path)
        token = "" if named is None else named[1]
        was_warned = self._loop.time() < self._used_up.get((process, token), 0.0)
        self.senders.setdefault(asked.path, set()).add(process)
        return Sent(process, self.due(), token, was_warned)

    async def _deliver(self, asked: Asked, route: str, fate: Fate, sent: Sent) -> Answered | Exception:
        """Let Discord carry out a request, if it arrives there; return the answer that comes back."""
        if fate.is_lost:
            return aiohttp.ServerDisconnectedError()
        if fate.status and not fate.is_done:
            return self._trouble(fate)
        self.sent = sent
        about = self.about(asked.path) if asked.method == "DELETE" else None
        found = await self.model.respond(asked)
        if about is not None and _is_done(found):
            self.gone[about] = self._loop.time()
        for _ in range(1, fate.times):
            self._loop.begin_outside(self._once_more(asked, route, replace(sent, is_copy=True)))
        if fate.status or fate.is_unanswered or fate.times > 1:
            self.unheard.add(asked.path)
            if isinstance(found.payload, dict) and str(found.payload.get("id", "")).isdecimal():
                self.unheard_messages.add(int(found.payload["id"]))
        if fate.status:
            return self._trouble(fate)
        return aiohttp.ServerDisconnectedError() if fate.is_unanswered else found

    async def _once_more(self, asked: Asked, route: str, sent: Sent) -> None:
        await asyncio.sleep(self.trip())
        self.sent = sent
        self._note(asked, route, await self.model.respond(asked), WELL, sent)

    def _note(self, asked: Asked, route: str, found: Answered | Exception, fate: Fate, sent: Sent) -> None:
        self.last = self._loop.time()
        payload, uploads = asked.read()
        said = json.dumps([payload, [[one.filename, sha256(one.content).hexdigest()] for one in uploads]])
        status = found.status if isinstance(found, Answered) else "lost"
        digest = sha256(said.encode()).hexdigest()[:12]
        line = f"{self._loop.time():.6f} {asked.method} {asked.path} {digest} {status}"
        self.requests.append(line)
        code = found.payload.get("code", "") if isinstance(found, Answered) and isinstance(found.payload, dict) else ""
        content = (payload or {}).get("content") if isinstance(payload, dict) else None
        if isinstance(found, Answered) and not sent.is_copy:
            self._answered(route, asked, found, sent)
        happened, more = "" if fate == WELL else f" {fate}", "twice: " if sent.is_copy else ""
        self._note_line(f"{more}{asked.method} {asked.path} -> {status} {code} {str(content or '')[:60]!r}{happened}")

    def _trouble(self, fate: Fate) -> Answered:
        return Answered(fate.status, {"Via": "1.1 loopback"}, {"code": 0, "message": f"{fate.status}: Trouble"})

    # --- the gateway ------------------------------------------------------------------------------------------------

    def open_socket(self) -> _ClientSocket:
        """Connect to the gateway."""
        ours, theirs = _Pipe(self._loop, self.trip), _Pipe(self._loop, self.trip)
        client = _ClientSocket(ours, theirs)
        self._sockets.setdefault(PROCESS.get(), []).append(client)
        self._loop.begin_outside(self.model.gateway.serve(_ServerSocket(theirs, ours), compressed=False))
        return client

    def drop(self, process: int) -> None:
        """End the connections of a process that died."""
        for socket in self._sockets.pop(process, ()):
            socket.end()


def _is_done(found: Answered | Exception) -> bool:
    """Return whether an answer says that a request was carried out."""
    return isinstance(found, Answered) and found.status < 300


def _rests(found: Answered | Exception) -> float:
    """Return the seconds for which an answer says that its token accepts no more requests."""
    if not isinstance(found, Answered):
        return 0.0
    if found.status == TOO_MANY:
        return float(found.headers.get("Retry-After", 0.0))
    return float(found.headers["X-RateLimit-Reset-After"]) if found.headers.get("X-RateLimit-Remaining") == "0" else 0.0


class _Pipe:
    """One direction of a connection: everything arrives later, in the same order."""

    def __init__(self, loop: SimulatedLoop, trip: Callable[[], float]) -> None:
        self._loop = loop
        self._trip = trip
        self._under_way: deque[str | int] = deque()
        self._last = 0.0
        self.arrived: asyncio.Queue[str | int] = asyncio.Queue()
        self.code: int | None = None

    def put(self, what: str | int) -> None:
        """Send a text, or the code with which the connection ends."""
        if self.code is not None:
            return
        if isinstance(what, int):
            self.code = what
        self._under_way.append(what)
        self._last = max(self._last, self._loop.time() + self._trip())
        self._loop.call_at(self._last, self._arrive, context=self._loop.outside)

    def _arrive(self) -> None:
        self.arrived.put_nowait(self._under_way.popleft())


class _ClientSocket:
    """The bot's end of a connection, as ``discord.py`` uses it."""

    def __init__(self, ours: _Pipe, theirs: _Pipe) -> None:
        self._ours, self._theirs = ours, theirs
        self.closed = False
        self.close_code: int | None = None

    async def receive(self, timeout: float | None = None) -> aiohttp.WSMessage:  # noqa: ASYNC109 - as aiohttp has it
        if self.closed:
            return aiohttp.WSMessage(aiohttp.WSMsgType.CLOSED, None, None)
        async with asyncio.timeout(timeout):
            got = await self._theirs.arrived.get()
        if isinstance(got, int):
            self.closed, self.close_code = True, got
            self._ours.put(got)
            return aiohttp.WSMessage(aiohttp.WSMsgType.CLOSE, got, None)
        return aiohttp.WSMessage(aiohttp.WSMsgType.TEXT, got, None)

    async def send_str(self, text: str) -> None:
        if self.closed:
            raise ConnectionResetError("the connection is closed")
        self._ours.put(text)

    async def close(self, *, code: int = 4000, message: bytes = b"") -> bool:
        del message
        if not self.closed:
            self.closed, self.close_code = True, code
            self._ours.put(code)
        return True

    def end(self) -> None:
        """End the connection without a code, as when the process dies."""
        self.closed = True
        self._ours.put(1006)


class _ServerSocket:
    """Discord's end of a connection."""

    def __init__(self, ours: _Pipe, theirs: _Pipe) -> None:
        self._ours, self._theirs = ours, theirs

    async def send_str(self, text: str) -> None:
        self._ours.put(text)

    async def send_bytes(self, packed: bytes) -> None:
        raise NotImplementedError

    async def close(self, code: int) -> None:
        self._ours.put(code)

    async def received(self) -> AsyncIterator[str]:
        while isinstance(got := await self._theirs.arrived.get(), str):
            yield got


class Session:
    """The session that ``discord.py`` uses in place of :class:`aiohttp.ClientSession`."""

    network: Network

    def __init__(self, *, trace_configs: list[aiohttp.TraceConfig] | None = None, **options: object) -> None:
        """Report every request to the traces."""
        del options
        self._traces = trace_configs or []
        self.closed = False

    def request(self, method: str, url: str, **given: Any) -> _Request:  # noqa: ANN401 - as aiohttp has them
        """Prepare a request."""
        return _Request(self, method, URL(url).update_query(given.get("params") or {}), given)

    async def ws_connect(self, url: str, **options: object) -> _ClientSocket:
        """Connect to the gateway."""
        del url, options
        await asyncio.sleep(self.network.trip())
        return self.network.open_socket()

    async def close(self) -> None:
        """Make no more requests."""
        self.closed = True

    async def trace(self, name: str, params: object) -> None:
        """Report a request to the traces."""
        for trace in self._traces:
            signals: list[Callable[..., Awaitable[None]]] = list(getattr(trace, name))
            for signal in signals:
                await signal(self, SimpleNamespace(), params)


class _Request:
    """A request, made when it is entered."""

    def __init__(self, session: Session, method: str, url: URL, given: Mapping[str, Any]) -> None:
        self._session, self._method, self._url, self._given = session, method, url, given

    async def __aenter__(self) -> Response:
        headers: CIMultiDict[str] = CIMultiDict(self._given.get("headers") or {})
        method, url = self._method, self._url
        await self._session.trace("on_request_start", aiohttp.TraceRequestStartParams(method, url, headers))
        payload, uploads = _read(self._given.get("data"))
        path = url.path.removeprefix(API)
        asked = Asked(method, path, url.query, headers.get("Authorization"), lambda: (json.loads(payload), uploads))
        response: Any = await self._session.network.carry(asked)
        await self._session.trace("on_request_end", aiohttp.TraceRequestEndParams(method, url, headers, response))
        found: Response = response
        return found

    async def __aexit__(self, *_: object) -> None:
        return None


def _read(data: object) -> tuple[str, list[Upload]]:
    """Return the payload of a request at this moment, and its files."""
    if data is None:
        return "null", []
    if isinstance(data, str):
        return data, []
    payload, uploads = "null", []
    fields: list[Any] = data._fields  # type: ignore[attr-defined]
    for options, _, value in fields:
        name = options["name"]
        if name == "payload_json":
            payload = value
        else:
            value.seek(0)
            uploads.append(Upload(int(name[6:-1]), options["filename"], value.read()))
    return payload, uploads


class KeepAlive(discord.gateway.KeepAliveHandler):
    """Keeps a connection alive without a thread."""

    def start(self) -> None:
        """Begin."""
        self.ws.loop.call_later(self.interval or 60.0, self._beat)

    def _beat(self) -> None:
        if not self._stop_ev.is_set():
            self._beating = self.ws.loop.create_task(self.ws.send_heartbeat(self.get_payload()))
            self.start()


def install(network: Network) -> None:
    """Let ``discord.py`` use this network."""
    Session.network = network
    aiohttp.ClientSession = Session  # type: ignore[misc,assignment]
    discord.gateway.KeepAliveHandler = KeepAlive  # type: ignore[misc]
