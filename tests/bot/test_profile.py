"""The bot's profile: empty fields are filled in, all others stay as they are."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tockbot.bot import client
from tockbot.bot.channels import install_link, own_install_link
from tockbot.bot.client import is_for_people, missing_from, scopes_of, wrong_with

NEW: dict[str, Any] = {
    "id": "7",
    "name": "tockbot",
    "description": "",
    "icon": None,
    "summary": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "owner": {"id": "8", "username": "owner", "discriminator": "0", "avatar": None},
    "integration_types_config": {
        "0": {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}}
    },
}


def application(**changes: object) -> discord.AppInfo:
    client = discord.Client(intents=discord.Intents(guilds=True))
    data: Any = {**NEW, **changes}
    return discord.AppInfo(client._connection, data)  # noqa: SLF001 - discord.py makes it in the same way


def installed_with(*scopes: str) -> dict[str, Any]:
    return {"integration_types_config": {"0": {"oauth2_install_params": {"scopes": [*scopes], "permissions": "8"}}}}


def test_new_application_gets_a_complete_profile() -> None:
    changes = missing_from(application())
    assert changes.keys() == {
        "description",
        "tags",
        "icon",
        "cover_image",
        "guild_install_scopes",
        "guild_install_permissions",
        "user_install_scopes",
    }
    assert changes["user_install_scopes"] == ["applications.commands"], "a user install needs no permissions"
    assert len(changes["description"]) <= 400
    assert len(changes["tags"]) <= 5
    assert all(len(tag) <= 20 for tag in changes["tags"])
    for name in ("icon", "cover_image"):
        assert changes[name].startswith(b"\x89PNG")
        assert len(changes[name]) < 1_000_000


@pytest.mark.parametrize(
    ("there", "left"),
    [
        ({"description": "ours"}, "description"),
        ({"tags": ["ours"]}, "tags"),
        ({"icon": "a" * 32}, "icon"),
        ({"cover_image": "a" * 32}, "cover_image"),
        ({"custom_install_url": "https://example.org"}, "guild_install_scopes"),
        (installed_with("bot"), "guild_install_scopes"),
        (installed_with("bot"), "user_install_scopes"),
        (installed_with("applications.commands", "guilds"), "guild_install_scopes"),
    ],
)
def test_existing_profile_is_left_unchanged(there: dict[str, Any], left: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for drawing in ("draw_icon", "draw_cover"):
        monkeypatch.setattr(client, drawing, bytes)
    assert left not in missing_from(application(**there))


def test_commands_only_install_gets_the_link_to_add_the_bot() -> None:
    odd = application(**installed_with("applications.commands", "guilds"))
    told = wrong_with(odd)
    assert told is not None
    assert install_link(7) in told
    assert "scope=bot+applications.commands" in install_link(7)
    assert wrong_with(application(**installed_with("bot", "applications.commands"))) is None
    assert wrong_with(application(custom_install_url="https://example.org")) is None


def test_profile_shows_whether_user_installs_are_allowed() -> None:
    assert not is_for_people(application())
    assert is_for_people(application(integration_types_config={"0": {}, "1": {}}))
    assert own_install_link(7).endswith("&integration_type=1")
    assert "scope=applications.commands" in own_install_link(7)


def test_an_application_without_any_link_has_no_scopes() -> None:
    assert scopes_of(application(integration_types_config={}, install_params=None)) == ()
