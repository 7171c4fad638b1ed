"""Serves the model of Discord over HTTP and WebSocket, for whole processes."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

from aiohttp import WSMsgType, web

from loopback.faults import BAD_JSON, CONNECTION_LOST
from loopback.messages import Upload
from loopback.model import API, Answered, Asked, Model

CLIENT_GONE: Final = 499
"""The status of an answer to a client that has disconnected."""

LOOK_SECONDS: Final = 0.005
"""Seconds between two checks of a condition that a test waits for."""

TIMEOUT_SECONDS: Final = 120.0
"""Maximum seconds to wait for a condition: many times what a busy machine needs."""

_FILE: Final = re.compile(r'name="files\[(\d+)\]"; filename="([^"]*)"')


class Loopback(Model):
    """A Discord for one bot, which only this machine can reach.

    Attributes:
        address: its base URL.
    """

    address = ""
    _runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Start to listen on any free port."""
        application = web.Application(client_max_size=64 << 20)
        application.router.add_get("/gateway/", self._serve_gateway)
        application.router.add_route("*", "/{rest:.*}", self._serve)
        self._runner = web.AppRunner(application, access_log=None, handler_cancellation=False, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        port = self._runner.addresses[0][1]
        self.address = f"http://127.0.0.1:{port}"
        self.gateway.address = f"ws://127.0.0.1:{port}/gateway/"

    async def stop(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def until(self, check: Callable[[], object], seconds: float = TIMEOUT_SECONDS) -> None:
        """Wait until a condition holds, here or in another process.

        Raises:
            TimeoutError: the condition did not hold in time.
        """
        async with asyncio.timeout(seconds):
            while not check():  # noqa: ASYNC110 - another process sets no event
                await asyncio.sleep(LOOK_SECONDS)

    async def _serve(self, request: web.Request) -> web.Response:
        """Answer a request after the delays of the network."""
        method, path = request.method, request.path.removeprefix(API)
        there, back = self.troubles.network(self.route_of(method, path))
        try:
            body = await request.read()
        except ConnectionError:
            return web.Response(status=CLIENT_GONE)
        kind, header = request.content_type, request.headers.get("Content-Type", "")
        asked = Asked(
            method,
            path,
            request.query,
            request.headers.get("Authorization"),
            lambda: read_body(kind, header, body),
        )
        await asyncio.sleep(there)
        answered = await self.respond(asked)
        await asyncio.sleep(back)
        if answered.status == CONNECTION_LOST.status:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=CLIENT_GONE)
        return _response(answered)

    async def _serve_gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await self.gateway.serve(_HttpSocket(socket), compressed=request.query.get("compress") == "zlib-stream")
        return socket


class _HttpSocket:
    """A WebSocket as the gateway uses it."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket

    async def send_str(self, text: str) -> None:
        await self._socket.send_str(text)

    async def send_bytes(self, packed: bytes) -> None:
        await self._socket.send_bytes(packed)

    async def close(self, code: int) -> None:
        await self._socket.close(code=code)

    async def received(self) -> AsyncIterator[str]:
        async for message in self._socket:
            if message.type is WSMsgType.TEXT:
                yield message.data


def _response(answered: Answered) -> web.Response:
    if answered.page:
        return web.Response(status=answered.status, text=answered.page, content_type="text/html")
    if answered.payload is None:
        return web.Response(status=answered.status, headers=answered.headers)
    # Discord's library compares the whole header, so it must name no character set.
    headers = {**answered.headers, "Content-Type": "application/json"}
    return web.Response(status=answered.status, body=json.dumps(answered.payload).encode(), headers=headers)


def read_body(content_type: str, header: str, body: bytes) -> tuple[Any, list[Upload]]:
    """Return the payload of a request, and its files.

    Raises:
        Fault: the payload is not JSON.
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
