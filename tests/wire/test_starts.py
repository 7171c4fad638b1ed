"""Discord refuses requests at the start, or its gateway closes the connection: the bot keeps running and plays."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import replace
from pathlib import Path
from random import Random

import aiohttp
import pytest

from loopback import Bot, Person, Trouble
from loopback.faults import (
    BAD_GATEWAY,
    BANNED,
    INVALID_WEBHOOK_TOKEN,
    TOO_MANY_COMMANDS,
    UNAUTHORIZED,
    UNAVAILABLE,
    Fault,
)
from tests.texts import DE
from tests.wire.killing import POSITION
from tests.wire.player import Player
from tests.wire.playing import has_played, play_on
from tests.wire.server import House, house

PUT_COMMANDS = "PUT /applications/{application}/commands"
LOGIN = "GET /users/@me"
APPLICATION = "GET /oauth2/applications/@me"
GATEWAY = "GET /gateway/bot"
CALLBACK = "POST /interactions/{interaction}/{token}/callback"
ALWAYS = 10_000
"""More requests than the bot makes in a test."""

RATE_LIMITED = Fault(429, 0, "You are being rate limited.", retry_after=600.0)
FORBIDDEN = Fault(403, 20001, "Bots cannot use this endpoint")


def long(value: object) -> object:
    """Mark a parameter that only long runs use, because it resembles the others."""
    return pytest.param(value, marks=pytest.mark.long)


def free_port() -> str:
    """Return an unused port number."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return str(free.getsockname()[1])


async def start(here: House, port: str = "", place: Path | None = None) -> Bot:
    """Start a process of the bot without waiting for it."""
    settings = {"TOCKBOT_LOG_LEVEL": "WARNING", "TOCKBOT_SET_UP_PROFILE": "no", "TOCKBOT_METRICS_PORT": port}
    bot = await here.launcher.start(place or here.place, here.log, settings)
    here.bots.append(bot)
    return bot


async def get(port: str, path: str) -> str:
    """Return the bot's answer at its metrics port."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{path}") as answer:
        return await answer.text()


async def play(here: House, plays: int) -> None:
    """Let everyone play until this number of plays are saved."""
    gateway = here.loopback.gateway
    await here.loopback.until(lambda: gateway.reaches(here.channel.guild))
    await play_on(here, here.players(1), until=has_played(plays))


def logged(here: House) -> str:
    """Return the bot's log."""
    return here.log.read_text() if here.log.exists() else ""


@pytest.mark.parametrize(
    "fault", [TOO_MANY_COMMANDS, *map(long, (FORBIDDEN, RATE_LIMITED, BANNED, UNAVAILABLE))], ids=str
)
async def test_games_go_on_when_commands_are_refused(tmp_path: Path, fault: Fault) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, POSITION, processes=0) as here:
        here.loopback.troubles.add(Trouble(PUT_COMMANDS, fault, ALWAYS))
        port = free_port()
        await start(here, port)
        await play(here, 2)
        await here.loopback.until(lambda: "could not register the commands" in logged(here))
        assert "tockbot_commands_refused 1.0" in await get(port, "metrics")
        assert "Traceback" not in logged(here)
        assert "<" not in logged(here)
        assert logged(here).count("could not register the commands") == 1


async def test_bot_keeps_the_entry_point_command(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, processes=0) as here:
        names = {"de": DE("button-start"), "fr": "Lancer"}
        entry = {"type": 4, "id": "77", "name": "Launch", "name_localizations": names, "description": "", "handler": 2}
        here.loopback.routes.commands = [{**entry, "application_id": "1", "version": "1", "nsfw": False}]
        await start(here)
        await here.loopback.until(lambda: len(here.loopback.routes.commands) > 1)
        kept = [one for one in here.loopback.routes.commands if one["type"] == 4]
        assert [(one["id"], one["name"], one["name_localizations"], one["handler"]) for one in kept] == [
            ("77", "Launch", names, 2)
        ]
        assert {"tock", "tock-server"} <= {one["name"] for one in here.loopback.routes.commands}
        assert "could not register" not in logged(here)


@pytest.mark.parametrize("route", [LOGIN, *map(long, (APPLICATION, GATEWAY))])
@pytest.mark.parametrize("fault", [BANNED, long(replace(BANNED, status=403)), long(UNAVAILABLE)], ids=str)
async def test_bot_connects_later_when_discord_refuses(tmp_path: Path, route: str, fault: Fault) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, POSITION, processes=0) as here:
        here.loopback.troubles.add(Trouble(route, fault, times=2))
        await start(here)
        await play(here, 1)
        lines = logged(here).splitlines()
        assert 1 <= len(lines) <= 2, "one sentence for each attempt"
        assert all(f"status {fault.status}" in line and "<" not in line for line in lines)


async def test_bot_connects_when_the_session_limit_is_unknown(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, POSITION, processes=0) as here:
        here.loopback.troubles.add(Trouble(GATEWAY, RATE_LIMITED, ALWAYS))
        await start(here)
        await play(here, 1)


async def test_health_says_why_the_bot_cannot_log_in(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, processes=0) as here:
        here.loopback.troubles.add(Trouble(LOGIN, BANNED, ALWAYS))
        port = free_port()
        await start(here, port)
        await here.loopback.until(lambda: here.loopback.requests[LOGIN, 429] >= 2)
        assert "could not log in to Discord: status 429" in (await get(port, "healthz")).replace("Could", "could")


async def test_bot_ends_in_one_sentence_when_its_token_is_wrong(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, processes=0) as here:
        here.loopback.troubles.add(Trouble(LOGIN, UNAUTHORIZED, ALWAYS))
        bot = await start(here)
        await here.loopback.until(lambda: not bot.is_running)
        here.bots.clear()
        assert len(logged(here).splitlines()) == 1
        assert "DISCORD_TOKEN" in logged(here)


async def test_bot_ends_in_one_sentence_when_closed_with_4004(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, POSITION) as here:
        await play(here, 1)
        (bot,) = here.bots
        await here.loopback.gateway.drop(0, 4004)
        await here.loopback.until(lambda: not bot.is_running)
        here.bots.clear()
        assert len(logged(here).splitlines()) == 1
        assert "DISCORD_TOKEN" in logged(here)


async def test_bot_ends_when_its_token_is_refused_in_a_game(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, POSITION) as here:
        await play(here, 1)
        (bot,) = here.bots
        here.loopback.troubles.away = lambda route: route.partition(" ")[2].startswith(("/channels", "/users"))
        here.loopback.troubles.away_with = UNAUTHORIZED
        players = [Player(here.loopback, person, here.channel, Random(1)) for person in here.people]
        for player in players:
            if await player.play_at_random([]):
                break
        await here.loopback.until(lambda: not bot.is_running)
        here.bots.clear()
        assert "DISCORD_TOKEN" in logged(here).splitlines()[-1]
        assert "Traceback" not in logged(here)


async def test_bot_stays_when_single_requests_get_401(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, POSITION) as here:
        for route in (
            CALLBACK,
            "POST /webhooks/{application}/{token}",
            "PATCH /webhooks/{application}/{token}/messages/{message}",
        ):
            here.loopback.troubles.add(Trouble(route, INVALID_WEBHOOK_TOKEN, times=2))
            here.loopback.troubles.add(Trouble(route, UNAUTHORIZED))
        here.loopback.troubles.add(Trouble("PATCH /channels/{channel}/messages/{message}", UNAUTHORIZED))
        await play(here, 6)


@pytest.mark.parametrize("code", [4014, *map(long, (4010, 4011, 4012, 4013))])
async def test_bot_names_the_wrong_setting_and_retries_rarely(tmp_path: Path, code: int) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, processes=0) as here:
        here.loopback.gateway.refuse_with = code
        port = free_port()
        bot = await start(here, port)
        await here.loopback.until(lambda: str(code) in logged(here))
        await asyncio.sleep(3)
        assert bot.is_running
        assert here.loopback.gateway.asked == 1
        assert len(logged(here).splitlines()) == 1
        assert str(code) in await get(port, "healthz")


@pytest.mark.parametrize("code", [4000, *map(long, (1000, 4001, 4008, 4099))])
async def test_bot_waits_longer_while_its_connection_is_closed(tmp_path: Path, code: int) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, POSITION) as here:
        await play(here, 1)
        gateway = here.loopback.gateway
        asked, gateway.refuse_with = gateway.asked, code
        await gateway.drop(0, code)
        await asyncio.sleep(6)
        assert 2 <= gateway.asked - asked <= 4
        gateway.refuse_with = None
        await play(here, 2)
        assert "Traceback" not in logged(here)


async def test_bot_reports_another_process_with_its_token(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, processes=0) as here:
        ports = free_port(), free_port()
        for number, port in enumerate(ports):
            await start(here, port, tmp_path / f"{number}.sqlite3")
        gateway = here.loopback.gateway
        await here.loopback.until(lambda: len(gateway.connected()) == 2 and here.loopback.routes.commands)
        anna: Person = here.people[0]
        await anna.type_command(here.channel, "tock help")
        await here.loopback.until(lambda: "Another process" in logged(here))
        await anna.type_command(here.channel, "tock help")
        async with asyncio.timeout(60):
            while not any(["Another process" in await get(port, "healthz") for port in ports]):  # noqa: ASYNC110 - it is in another process
                await asyncio.sleep(0.1)
        metrics = [await get(port, "metrics") for port in ports]
        assert any("tockbot_answered_elsewhere_total 0.0" not in one for one in metrics)
        assert 1 <= logged(here).count("Another process") <= 2


async def test_resent_answer_reports_no_other_process(tmp_path: Path) -> None:
    async with house(tmp_path / "t.sqlite3", tmp_path, POSITION, processes=0) as here:
        port = free_port()
        await start(here, port)
        here.loopback.troubles.add(Trouble(CALLBACK, BAD_GATEWAY, times=2, done=True))
        await play(here, 3)
        assert "tockbot_answered_elsewhere_total 0.0" in await get(port, "metrics")
        assert await get(port, "healthz") == "ok\n"
        assert "Another process" not in logged(here)


@pytest.mark.long
async def test_shards_end_in_one_sentence_when_closed_with_4004(address: str, tmp_path: Path) -> None:
    async with house(address, tmp_path, POSITION, shards=2) as here:
        here.loopback.troubles.add(Trouble(LOGIN, BANNED, times=1))
        (bot,) = here.bots
        await here.loopback.gateway.drop(1, 4004)
        await here.loopback.until(lambda: not bot.is_running)
        here.bots.clear()
        assert "DISCORD_TOKEN" in logged(here).splitlines()[-1]
        assert "Traceback" not in logged(here)
