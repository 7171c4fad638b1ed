"""The bot's profile at Discord: what nobody has set there is set, and what somebody has is left as it is.

*Add App* there brings the bot into a server, or adds it to a person: two installs, which Discord saves together.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import discord

from tockbot.bot.painting.permissions import OWN_SCOPES, PERMISSIONS, SCOPES, install_link
from tockbot.bot.words.speaker import DEFAULT_LANGUAGE, speaker
from tockbot.render import draw_cover, draw_icon
from tockbot.service import traceback_line

logger = logging.getLogger(__name__)

COMMANDS_ALONE: Final = ("applications.commands",)
"""The scopes of a new application's own link: whoever follows it has commands without the bot."""

INSTALLS: Final = {
    "guild_install_scopes": list(SCOPES),
    "guild_install_permissions": PERMISSIONS,
    "user_install_scopes": list(OWN_SCOPES),
}
"""How *Add App* brings the bot."""

TAGS: Final = ("Board game", "Card game", "Tock", "Dog", "Keezen")


async def set_up_profile(client: discord.Client) -> None:
    """Say what the bot is, show it, and let *Add App* bring it, unless somebody has set that already."""
    application = client.application
    if application is None:
        return
    try:
        changes = await asyncio.to_thread(missing_from, application)
        if changes:
            await application.edit(**changes)
            logger.info("set in the bot's profile, for nobody had: %s", ", ".join(sorted(changes)))
    except Exception as error:  # noqa: BLE001 - it is played without it, and who runs the bot can do it there
        logger.warning("the bot's profile could not be set up: %s", traceback_line(error))
        return
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
