"""``tockbot doctor`` reports what is missing, in a sentence each."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from discord.http import Route

from loopback import Channel, Loopback, Trouble
from loopback.faults import BANNED
from loopback.model import TOKEN
from tockbot.app.doctor import findings
from tockbot.app.running import PLAYGROUND_MISSING
from tockbot.settings import Settings, read
from tockbot.storage import open_database


@pytest.fixture
async def discord_here(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Loopback]:
    """Start a simulated Discord that discord.py connects to."""
    loopback = Loopback()
    await loopback.start()
    monkeypatch.setattr(Route, "BASE", f"{loopback.address}/api/v10")
    yield loopback
    await loopback.stop()


async def told(settings: Settings, channel: int | None = None) -> tuple[list[str], list[str]]:
    """Return what is well, and what is wrong."""
    found = [one async for one in findings(settings, channel)]
    return [one.text for one in found if one.is_well], [one.text for one in found if not one.is_well]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return read({"DISCORD_TOKEN": TOKEN}, tmp_path / ".env")


def channel_of(loopback: Loopback) -> Channel:
    return loopback.world.add_channel(loopback.world.add_guild("Club", []), "tock")


async def test_doctor_reports_nothing_wrong_when_all_is_well(discord_here: Loopback, settings: Settings) -> None:
    scopes = {"scopes": ["bot", "applications.commands"], "permissions": "0"}
    discord_here.world.profile["integration_types_config"] = {"0": {"oauth2_install_params": scopes}}
    well, wrong = await told(settings, channel_of(discord_here).id)
    assert wrong == []
    assert well[-1] == "In #tock the bot has all permissions that it needs."
    assert any("does not exist yet; the first start creates it" in one for one in well)
    assert "People cannot add the bot to their account, for /tock-anywhere: User Install is off at Discord." in well
    discord_here.world.profile["integration_types_config"] |= {"1": {}}
    well, wrong = await told(settings)
    assert "for /tock-anywhere: https://discord.com/oauth2/authorize" in well[-1]
    assert wrong == []


async def test_commands_only_link_leads_to_the_full_invite(discord_here: Loopback, settings: Settings) -> None:
    _, (wrong,) = await told(settings)
    assert wrong.startswith("Add App on the bot's profile adds its commands without the bot")
    assert "scope=bot+applications.commands" in wrong
    assert discord_here.world.profile["description"] == "", "it only looks"


async def test_doctor_reports_settings_that_stop_presses(discord_here: Loopback, settings: Settings) -> None:
    discord_here.world.profile |= {
        "interactions_endpoint_url": "https://example.org/interactions",
        "bot_require_code_grant": True,
    }
    _, wrong = await told(settings)
    assert [one for one in wrong if "Interactions Endpoint URL" in one]
    assert [one for one in wrong if "Requires OAuth2 Code Grant" in one]


@pytest.mark.parametrize(("guilds", "is_well"), [(1999, True), (2000, False), (2500, False)])
async def test_doctor_warns_when_one_client_has_many_servers(
    discord_here: Loopback, settings: Settings, guilds: int, *, is_well: bool
) -> None:
    discord_here.world.profile["approximate_guild_count"] = guilds
    well, wrong = await told(settings)
    assert any(str(guilds) in one for one in (well if is_well else wrong))
    assert not any(str(guilds) in one for one in (wrong if is_well else well))


async def test_doctor_shows_no_web_page_when_discord_refuses(discord_here: Loopback, settings: Settings) -> None:
    discord_here.troubles.add(Trouble("GET /users/@me", BANNED))
    _, (wrong,) = await told(settings)
    assert "status 429" in wrong
    assert "<" not in wrong
    assert "\n" not in wrong


async def test_doctor_names_missing_permissions_in_a_channel(discord_here: Loopback, settings: Settings) -> None:
    channel = channel_of(discord_here)
    guild = discord_here.world.guilds[channel.guild or 0]
    guild["owner_id"], guild["roles"][0]["permissions"] = "1", str(1 << 10)
    _, wrong = await told(settings, channel.id)
    assert wrong[-1] == "In #tock the bot lacks these permissions: Send Messages, Attach Files."
    _, wrong = await told(settings, 4)
    assert wrong[-1] == "The bot cannot see channel 4. Is it in that server?"


async def test_doctor_reports_a_wrong_token_in_one_sentence(discord_here: Loopback, settings: Settings) -> None:
    _, wrong = await told(replace(settings, token="a.wrong.one"))
    assert wrong == ["Discord does not accept DISCORD_TOKEN: press Reset Token, and copy the new one."]
    assert "a.wrong.one" not in "".join(wrong)
    assert discord_here.world.profile["tags"] == []


async def test_doctor_reports_a_missing_network_or_token(
    monkeypatch: pytest.MonkeyPatch, settings: Settings, tmp_path: Path
) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9/api/v10")
    _, wrong = await told(settings)
    assert all(one.startswith("Discord cannot be reached: ") for one in wrong)
    assert wrong
    _, wrong = await told(replace(settings, token=None))
    assert wrong == ["DISCORD_TOKEN is not set: the bot would open the playground."]
    monkeypatch.setitem(sys.modules, "simcord", None)
    _, wrong = await told(replace(settings, token=None))
    assert wrong == [PLAYGROUND_MISSING]
    (tmp_path / "tockbot.sqlite3").write_text("no games at all, though long enough to be looked at as if there were")
    _, wrong = await told(replace(settings, token=None))
    assert str(tmp_path / "tockbot.sqlite3") in wrong[0]


async def test_doctor_accepts_readable_games(settings: Settings, tmp_path: Path) -> None:
    await (await open_database(tmp_path / "tockbot.sqlite3")).close()
    well, _ = await told(replace(settings, token=None))
    assert any(one.startswith("The database can be read") for one in well)
