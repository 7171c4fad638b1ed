"""The bot's profile at Discord: what nobody has set there is set, and what somebody has is left as it is.

*Add App* there brings the bot into a server, or adds it to a person: two installs, which Discord saves together.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import discord

from tockbot.bot.gateway.patience import pauses, until_done
from tockbot.bot.painting.permissions import OWN_SCOPES, PERMISSIONS, SCOPES, install_link
from tockbot.bot.words.speaker import DEFAULT_LANGUAGE, speaker
from tockbot.render import draw_cover, draw_icon

logger = logging.getLogger(__name__)

COMMANDS_ALONE: Final = ("applications.commands",)
"""The scopes of a new application's own link: whoever follows it has commands without the bot."""

INSTALLS: Final = {
    "guild_install_scopes": list(SCOPES),
    "guild_install_permissions": PERMISSIONS,
    "user_install_scopes": list(OWN_SCOPES),
}
"""How *Add App* brings the bot."""

MAX_GUILDS: Final = 2500
"""Maximum number of servers of one connection to Discord's gateway: a client without shards, or one shard."""

MANY_GUILDS: Final = 2000
"""Number of servers of one connection from which the operator should give the bot more shards."""

TAGS: Final = ("Board game", "Card game", "Tock", "Dog", "Keezen")


async def set_up_profile(client: discord.Client) -> None:
    """Say what the bot is, show it, and let *Add App* bring it, unless somebody has set that already."""
    if client.application is None:
        return
    await until_done(
        "could not set up the bot's profile", lambda: _set_up(client.application), pauses(60.0, 24 * 3600.0)
    )


async def _set_up(application: discord.AppInfo | None) -> None:
    """Set what nobody has set, and log what is wrong.

    Raises:
        Exception: Discord refuses the profile.
    """
    if application is None:
        return
    changes = await asyncio.to_thread(missing_from, application)
    if changes:
        await application.edit(**changes)
        logger.info("set in the bot's profile, for nobody had: %s", ", ".join(sorted(changes)))
    wrong = wrong_with(application)
    if wrong is not None and "guild_install_scopes" not in changes:
        logger.warning("%s", wrong)


def missing_from(application: discord.AppInfo) -> dict[str, Any]:
    """What nobody has set, as :meth:`discord.AppInfo.edit` takes it. Pictures are drawn for it."""
    changes: dict[str, Any] = {}
    if not application.description:
        changes["description"] = speaker(DEFAULT_LANGUAGE)("about")
    if not application.tags:
        changes["tags"] = list(TAGS)
    if application.icon is None:
        changes["icon"] = draw_icon()
    if application.cover_image is None:
        changes["cover_image"] = draw_cover()
    if not application.custom_install_url and scopes_of(application) in ((), COMMANDS_ALONE):
        changes |= INSTALLS
    return changes


def is_for_people(application: discord.AppInfo) -> bool:
    """Whether people can add the bot to themselves."""
    return application.user_integration_config is not None


def scopes_of(application: discord.AppInfo) -> tuple[str, ...]:
    """With which scopes *Add App* brings the bot into a server."""
    config = application.guild_integration_config
    chosen = application.install_params if config is None else config.oauth2_install_params
    return () if chosen is None else tuple(chosen.scopes)


def wrong_with(application: discord.AppInfo) -> str | None:
    """What is wrong with how *Add App* brings the bot, in a sentence with the link to press; None if nothing is."""
    if application.custom_install_url or "bot" in scopes_of(application):
        return None
    link = install_link(application.id)
    return f"Add App on the bot's profile brings its commands without the bot; this brings both: {link}"


def stops_presses(application: discord.AppInfo) -> str | None:
    """Return in one sentence why no press reaches the bot, if a setting in the developer portal prevents it."""
    if not application.interactions_endpoint_url:
        return None
    return (
        "An Interactions Endpoint URL is set in Discord's developer portal (General Information), so Discord sends"
        " every press and command there and none to the bot: remove it."
    )


def stops_invitations(application: discord.AppInfo) -> str | None:
    """Return in one sentence why no link adds the bot to a server, if a setting in the developer portal prevents it."""
    if not application.bot_require_code_grant:
        return None
    return (
        "Requires OAuth2 Code Grant is on in Discord's developer portal (Bot), so no link can add the bot to a server:"
        " switch it off."
    )


def crowded(guilds: int) -> str | None:
    """Return a warning in one sentence if a bot without shards is in many servers."""
    if guilds < MANY_GUILDS:
        return None
    return (
        f"The bot is in {guilds} servers. With SQLite it is one client without shards, and Discord allows that"
        f" {MAX_GUILDS} servers at most: move to PostgreSQL (docs/operating.md)."
    )
