from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio
from aiohttp.test_utils import make_mocked_request, unused_port

from tests.e2e.world import UNHURRIED
from tests.texts import EN, says
from tockbot import playground
from tockbot.app import Setup, make_client
from tockbot.bot.client import TockClient
from tockbot.playground.handing_on import MENDED, forward
from tockbot.render import draw_emojis
from tockbot.tables import ChannelId, Stage


@cache
def emojis() -> dict[str, bytes]:
    return {name: file for name, file in draw_emojis().items() if name.startswith("seat")}


@dataclass
class Browser:
    """Acts as a browser at the playground's address."""

    address: str
    session: aiohttp.ClientSession
    task: asyncio.Task[None]
    client: TockClient

    async def text(self, path: str) -> str:
        async with self.session.get(self.address + path) as answer:
            answer.raise_for_status()
            return await answer.text()

    async def tabs(self) -> list[dict[str, Any]]:
        async with self.session.get(self.address + "tabs") as answer:
            found: list[dict[str, Any]] = await answer.json()
            return found

    async def key(self, tab: int) -> str:
        async with self.session.post(f"{self.address}tabs/{tab}") as answer:
            return str((await answer.json())["key"])

    async def call(
        self, key: str, path: str, body: dict[str, Any] | None = None, context: str | None = None
    ) -> dict[str, Any]:
        """Send a request to a preview, as SimCord's page does."""
        headers = {"X-Simcord-Capability": key} | ({} if context is None else {"X-Simcord-Context": context})
        method = "GET" if body is None else "POST"
        async with self.session.request(method, self.address + path, json=body, headers=headers) as answer:
            answer.raise_for_status()
            found: dict[str, Any] = await answer.json()
            return found

    async def type_command(self, key: str, *path: str, **options: object) -> dict[str, Any]:
        """Type a command in a newly opened preview."""
        page = await self.call(key, "api/pages", {})
        context = page["context"]["id"]
        catalog = await self.call(key, "api/commands", context=context)
        command = next(entry for entry in catalog["entries"] if entry["path"] == [*path])
        action = {
            "kind": "run_command",
            "command_id": command["commandId"],
            "path": [*path],
            "schema_fingerprint": command["schemaFingerprint"],
            "options": options,
            "protocol_version": 3,
            "sequence": 1,
            "request_id": "the-first",
            "generation": page["context"]["generation"],
            "bot_generation": page["botGeneration"],
            "published_revision": 0,  # out of date, as when something happens just before a press
        }
        return await self.call(key, "api/action", action, context)


@asynccontextmanager
async def browser(folder: Path) -> AsyncIterator[Browser]:
    """Run the playground with the real bot at any free port."""
    opened: asyncio.Future[tuple[str, TockClient]] = asyncio.get_running_loop().create_future()
    clients: list[TockClient] = []

    async def client() -> TockClient:
        made = await make_client(
            folder / "playground.sqlite3",
            Setup(
                computer_pause=0,
                make_executor=lambda: ThreadPoolExecutor(1),
                draw_emojis=emojis,
                limits=UNHURRIED,
                sets_up_profile=False,
            ),
        )
        clients.append(made)
        return made

    def say(text: str) -> None:
        address = re.search(r"http://127\.0\.0\.1:\d+/", text)
        assert address is not None
        opened.set_result((address[0], clients[0]))

    task = asyncio.create_task(playground.run(client, port=0, say=say))
    try:
        await asyncio.wait((task, opened), return_when=asyncio.FIRST_COMPLETED)
        assert not task.done(), task.exception()
        address, bot = opened.result()
        async with aiohttp.ClientSession() as session:
            yield Browser(address, session, task, bot)
    finally:
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def visitor(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Browser]:
    """Run one playground for the tests that change nothing in it."""
    async with browser(tmp_path_factory.mktemp("playground")) as opened:
        yield opened


def changes_nothing(test: Callable[..., object]) -> Callable[..., object]:
    """Let a test share the playground with others, in one process."""
    marked: Callable[..., object] = pytest.mark.xdist_group("playground")(
        pytest.mark.asyncio(loop_scope="module")(test)
    )
    return marked


@changes_nothing
async def test_the_page_has_a_tab_for_every_channel_and_person(visitor: Browser) -> None:
    assert "<title>tockbot playground</title>" in await visitor.text("")
    titles = [tab["title"] for tab in await visitor.tabs()]
    assert titles == [
        "#tock",
        "#tock-2",
        "Anna's DMs (en-GB)",
        "Bruno's DMs (de)",
        "Chloé's DMs (fr)",
        "Dario's DMs (it)",
        "Emma's DMs (en-GB)",
    ]
    async with visitor.session.post(f"{visitor.address}tabs/{len(titles)}") as answer:
        assert answer.status == HTTPStatus.NOT_FOUND


@changes_nothing
async def test_every_tab_has_its_own_preview(visitor: Browser) -> None:
    keys = [await visitor.key(number) for number in range(3)]
    assert len(set(keys)) == len(keys)
    assert await visitor.key(0) == keys[0]
    async with visitor.session.get(visitor.address + "preview") as answer:
        assert "SimCord" in await answer.text()
        assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]
    async with visitor.session.get(visitor.address + "api/state", headers={"X-Simcord-Capability": "none"}) as gone:
        assert gone.status == HTTPStatus.GONE


@changes_nothing
async def test_visitor_finds_an_open_lobby(visitor: Browser) -> None:
    channel = int((await visitor.tabs())[0]["channel"])
    table = visitor.client.tables.in_channel(ChannelId(channel))
    assert table is not None
    assert visitor.client.tables.see(table).stage is Stage.LOBBY
    assert "Anna" in str(visitor.client.tables.see(table).seated)


async def test_a_command_typed_in_a_tab_reaches_the_bot(tmp_path: Path) -> None:
    async with browser(tmp_path) as visitor:
        receipt = await visitor.type_command(await visitor.key(1), "tock", "new")
        assert not receipt["rejected"], receipt
        channel = int((await visitor.tabs())[1]["channel"])
        table = visitor.client.tables.in_channel(ChannelId(channel))
        assert table is not None
        assert "Anna" in str(visitor.client.tables.see(table).seated)
        arrived = {tab["title"]: tab["arrived"] for tab in await visitor.tabs()}
        assert arrived["#tock-2"]
        assert not arrived["Bruno's DMs (de)"]


async def test_thread_gets_its_own_tab(tmp_path: Path) -> None:
    async with browser(tmp_path) as visitor:
        before = len(await visitor.tabs())
        await visitor.type_command(await visitor.key(1), "tock", "new", thread=True)
        async with asyncio.timeout(60):
            while len(tabs := await visitor.tabs()) == before:  # noqa: ASYNC110 - it is another program's page
                await asyncio.sleep(0.05)
        assert tabs[-1]["title"].startswith("#")
        assert tabs[-1]["arrived"]
        table = visitor.client.tables.in_channel(ChannelId(int(tabs[-1]["channel"])))
        assert table is not None
        assert EN("button-sit") in json.dumps(await visitor.call(await visitor.key(before), "api/pages", {}))


async def test_slow_bot_action_is_done_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playground, "SETTLE", 0.01)
    async with browser(tmp_path) as visitor:
        key = await visitor.key(1)
        context = (await visitor.call(key, "api/pages", {}))["context"]["id"]
        receipt = await visitor.type_command(key, "tock", "new")
        assert (receipt["settlement"], receipt["uncertain"], receipt["diagnostics"]) == ("settled", False, [])
        async with asyncio.timeout(60):
            while EN("button-sit") not in json.dumps(await visitor.call(key, "api/state", context=context)):  # noqa: ASYNC110 - it is another program's page
                await asyncio.sleep(0.05)


def lines_of(state: object) -> str:
    """Return all texts of a state, with their line breaks."""
    return json.dumps(state, ensure_ascii=False).replace("\\n", "\n")


async def test_user_install_works_in_channels_and_messages(tmp_path: Path) -> None:
    async with browser(tmp_path) as visitor:
        for tab in (1, 2):
            key = await visitor.key(tab)
            context = (await visitor.call(key, "api/pages", {}))["context"]["id"]
            await visitor.type_command(key, "tock-anywhere")
            async with asyncio.timeout(60):
                while not says(lines_of(await visitor.call(key, "api/state", context=context)), "anywhere"):  # noqa: ASYNC110 - as above
                    await asyncio.sleep(0.05)


async def test_direct_messages_can_be_closed_and_opened_again(tmp_path: Path) -> None:
    async with browser(tmp_path) as visitor:

        async def switched(tab: int, to: str) -> HTTPStatus:
            async with visitor.session.post(f"{visitor.address}tabs/{tab}/{to}") as answer:
                return HTTPStatus(answer.status)

        bruno = next(number for number, tab in enumerate(await visitor.tabs()) if "Bruno" in tab["title"])
        channel = int((await visitor.tabs())[bruno]["channel"])
        assert await switched(bruno, "closed") == HTTPStatus.OK
        assert (await visitor.tabs())[bruno]["closed"]
        with pytest.raises(discord.Forbidden, match="50007"):
            await visitor.client.get_partial_messageable(channel).send("Hello")
        assert await switched(bruno, "opened") == HTTPStatus.OK
        assert (await visitor.client.get_partial_messageable(channel).send("Hello")).id
        assert await switched(0, "closed") == HTTPStatus.NOT_FOUND, "everyone sees that channel"


@changes_nothing
async def test_phone_hides_the_tools_of_the_preview(visitor: Browser) -> None:
    await visitor.key(0)
    assert "--toolbar-height: 44px" in await visitor.text("preview.css")


@changes_nothing
async def test_preview_differences_from_discord_are_fixed(visitor: Browser) -> None:
    await visitor.key(0)
    for path, (before, mended) in MENDED.items():
        served = await visitor.text(path.removeprefix("/"))
        assert served.count(mended.decode()) == 1
        assert before.decode() not in served.replace(mended.decode(), "")


@changes_nothing
async def test_pictures_keep_their_size_while_redrawn(visitor: Browser) -> None:
    await visitor.key(0)
    styles = await visitor.text("preview.css")
    assert ":is(.attachment-image, .gallery-image):not([src])[width] { width: 1000px; }" in styles
    assert ".message-components, .message-components ~ :not(.message-attachments) { order: 1; }" in styles


@changes_nothing
async def test_page_says_that_the_playground_has_stopped(visitor: Browser) -> None:
    assert 'role="alert" hidden>This playground has stopped' in await visitor.text("")


async def test_playground_refuses_a_changed_simcord(monkeypatch: pytest.MonkeyPatch) -> None:
    async def client() -> TockClient:
        raise AssertionError

    monkeypatch.setitem(MENDED, "/messages.js", (b"not in this file", b""))
    with pytest.raises(playground.UnknownSimcordError, match=r"messages\.js.*requirements-run\.txt\.$"):
        await playground.run(client, port=0)


@changes_nothing
async def test_unloaded_picture_is_not_shown_as_broken(visitor: Browser) -> None:
    await visitor.key(0)
    assert "img:not([src]) { visibility: hidden; font-size: 0; }" in await visitor.text("preview.css")


@changes_nothing
@pytest.mark.parametrize("path", ["", "tabs", "preview"])
async def test_page_with_another_host_name_is_refused(visitor: Browser, path: str) -> None:
    async with visitor.session.get(visitor.address + path, headers={"Host": "elsewhere.example"}) as answer:
        assert answer.status == HTTPStatus.FORBIDDEN


async def test_stopping_logs_the_bot_out_and_frees_the_port(tmp_path: Path) -> None:
    async with browser(tmp_path) as visitor:
        await visitor.key(0)
    assert visitor.client.is_closed()
    with pytest.raises(aiohttp.ClientConnectorError):
        async with aiohttp.ClientSession() as session, session.get(visitor.address):
            pass


async def test_taken_port_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async def client() -> TockClient:
        return await make_client(
            tmp_path / "second.sqlite3",
            Setup(
                computer_pause=0,
                make_executor=lambda: ThreadPoolExecutor(1),
                draw_emojis=dict,
                limits=UNHURRIED,
                sets_up_profile=False,
            ),
        )

    server = await asyncio.start_server(lambda _reader, writer: writer.close(), "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(OSError, match=rf"^Port {port} is taken, .*; set TOCKBOT_PLAYGROUND_PORT to another.*\.$"):
            await playground.run(client, port=port)


async def test_unresponsive_preview_does_not_break_the_page() -> None:
    async with aiohttp.ClientSession() as session:
        request = make_mocked_request("GET", "/api/assets/a_1")
        answer = await forward(request, session, f"http://127.0.0.1:{unused_port()}/#key", b"")
    assert answer.status == HTTPStatus.BAD_GATEWAY


async def test_missing_part_of_the_preview_is_loaded_again() -> None:
    asked = 0

    async def lets_go_once(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal asked
        asked += 1
        await reader.readuntil(b"\r\n\r\n")
        if asked > 1:
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
            await writer.drain()
        writer.close()

    server = await asyncio.start_server(lets_go_once, "127.0.0.1", 0)
    async with server, aiohttp.ClientSession(connector=aiohttp.TCPConnector(force_close=True)) as session:
        preview = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/#key"
        answer = await forward(make_mocked_request("GET", "/app.js"), session, preview, b"")
        assert answer.status == HTTPStatus.OK
        assert asked == 2
        asked = 0
        answer = await forward(make_mocked_request("POST", "/api/action"), session, preview, b"")
    assert answer.status == HTTPStatus.BAD_GATEWAY, "an action is never repeated"
    assert asked == 1
