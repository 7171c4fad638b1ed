"""Drives a headless Chromium over its DevTools protocol, to look at a page and press its buttons as a person does.

Only people who run these tools need Chromium (``chromium`` on the path, or the program named by ``CHROMIUM``); the bot
does not.
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
"""Maximum time in seconds for the browser to start."""


LOOKS: Final = 0.1
"""Seconds between two checks of a condition."""


class BrowserError(Exception):
    """A request to the browser failed."""


class Page:
    """A page of the browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        """Control the page over this socket."""
        self._socket = socket
        self._numbers = itertools.count(1)

    async def _ask(self, method: str, **parameters: Any) -> dict[str, Any]:  # noqa: ANN401 - any value of the protocol
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "method": method, "params": parameters})
        while True:
            answer = await self._socket.receive_json()
            if answer.get("id") == number:
                if "error" in answer:
                    raise BrowserError(f"{method}: {answer['error'].get('message')}")
                return dict(answer["result"])

    async def size(self, width: int, height: int, *, phone: bool) -> None:
        """Set the size of the window, and whether it is a phone."""
        await self._ask(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=phone
        )

    async def open(self, address: str) -> None:
        """Open an address."""
        await self._ask("Page.enable")
        await self._ask("Page.navigate", url=address)

    async def evaluate(self, script: str) -> Any:  # noqa: ANN401 - any result of the script
        """Return the result of a script as plain data; the script may wait.

        Raises:
            BrowserError: the script failed.
        """
        result = await self._ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise BrowserError(str(result["exceptionDetails"].get("exception", {}).get("description", "")))
        return result["result"].get("value")

    async def until(self, script: str, seconds: float = 60.0) -> Any:  # noqa: ANN401 - any result of the script
        """Return the result of a script once it is true.

        Raises:
            TimeoutError: it never was.
        """
        async with asyncio.timeout(seconds):
            while True:
                if found := await self.evaluate(script):
                    return found
                await asyncio.sleep(LOOKS)

    async def picture(self, file: Path, box: Mapping[str, float] | None = None) -> None:
        """Save the visible page as a PNG file, or a box of it: ``x``, ``y``, ``width``, ``height`` in pixels."""
        clip = {} if box is None else {"clip": {**box, "scale": 1}}
        shot = await self._ask("Page.captureScreenshot", format="png", **clip)
        await asyncio.to_thread(file.write_bytes, base64.b64decode(shot["data"]))


@asynccontextmanager
async def browser() -> AsyncIterator[Page]:
    """Yield a browser with one empty page.

    Raises:
        BrowserError: there is no browser, or it does not start.
    """
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        raise BrowserError("Chromium not found: install it, or set CHROMIUM to its path")
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
    """Return the port on which a browser listens."""
    for _ in range(round(STARTS / LOOKS)):
        await asyncio.sleep(LOOKS)
        text = await asyncio.to_thread(_read, file)
        if text:
            return int(text.split()[0])
    raise BrowserError("the browser did not start")


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""
