"""Chromium without a window, driven over its DevTools protocol: a page is looked at and pressed as a person does.

Chromium is a tool of whoever runs this (``chromium`` on the path, or what ``CHROMIUM`` names); the bot needs none.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import aiohttp

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
STARTS: Final = 30.0
"""So many seconds it may take to start."""


LOOKS: Final = 0.1
"""So many seconds later it is looked again whether what is waited for has come."""


class BrowserError(Exception):
    """What the browser was asked for went wrong."""


class Page:
    """A page of the browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        """Speak to it over this socket."""
        self._socket = socket
        self._numbers = itertools.count(1)

    async def _ask(self, method: str, **parameters: Any) -> dict[str, Any]:  # noqa: ANN401 - as the protocol has it
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "method": method, "params": parameters})
        while True:
            answer = await self._socket.receive_json()
            if answer.get("id") == number:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error'].get('message')}")
                return dict(answer["result"])

    async def size(self, width: int, height: int, *, phone: bool) -> None:
        """Show it so large, on a phone or not."""
        await self._ask(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=phone
        )

    async def open(self, address: str) -> None:
        """Go there."""
        await self._ask("Page.enable")
        await self._ask("Page.navigate", url=address)

    async def evaluate(self, script: str) -> Any:  # noqa: ANN401 - whatever the script gives
        """What a script gives, as plain data; it may wait.

        Raises:
            BrowserError: it went wrong.
        """
        result = await self._ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise BrowserError(str(result["exceptionDetails"].get("exception", {}).get("description", "")))
        return result["result"].get("value")

    async def until(self, script: str, seconds: float = 60.0) -> Any:  # noqa: ANN401 - whatever the script gives
        """What a script gives once it gives something.

        Raises:
            TimeoutError: it never did.
        """
        async with asyncio.timeout(seconds):
            while True:
                if found := await self.evaluate(script):
                    return found
                await asyncio.sleep(LOOKS)

    async def picture(self, file: Path, box: Mapping[str, float] | None = None) -> None:
        """Keep what is to be seen in a PNG file, or a box of it: ``x``, ``y``, ``width``, ``height`` in pixels."""
        clip = {} if box is None else {"clip": {**box, "scale": 1}}
        shot = await self._ask("Page.captureScreenshot", format="png", **clip)
        await asyncio.to_thread(file.write_bytes, base64.b64decode(shot["data"]))


@asynccontextmanager
async def browser() -> AsyncIterator[Page]:
    """A browser with one empty page.

    Raises:
        BrowserError: there is none, or it does not start.
    """
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        raise BrowserError("there is no Chromium: install it, or set CHROMIUM to where it is")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        process = await asyncio.create_subprocess_exec(
            program,
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            f"--user-data-dir={folder}",
            "--remote-debugging-port=0",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            port = await _port(Path(folder) / "DevToolsActivePort")
            async with aiohttp.ClientSession() as session:
                async with session.get(f"http://127.0.0.1:{port}/json") as answer:
                    (page,) = [one for one in await answer.json() if one["type"] == "page"]
                async with session.ws_connect(page["webSocketDebuggerUrl"], max_msg_size=0) as socket:
                    yield Page(socket)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            await process.wait()


async def _port(file: Path) -> int:
    """The port that a browser says it listens on."""
    for _ in range(round(STARTS / LOOKS)):
        await asyncio.sleep(LOOKS)
        told = await asyncio.to_thread(_read, file)
        if told:
            return int(told.split()[0])
    raise BrowserError("the browser does not start")


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""
