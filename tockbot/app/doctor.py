"""Checks everything that the bot needs, and prints one sentence per check: ``tockbot doctor``."""

from __future__ import annotations

import asyncio
import platform
import tempfile
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Final

import aiohttp
import discord
from discord.http import Route

from tockbot import __version__, core
from tockbot.app.running import PLAYGROUND_MISSING, has_playground
from tockbot.bot.channels import channel_with_lacks, install_link, own_install_link, permission_names
from tockbot.bot.client import crowded, is_for_people, stops_invitations, stops_presses, wrong_with
from tockbot.bot.connection import reason
from tockbot.bot.words import DEFAULT_LANGUAGE, speaker
from tockbot.render import warm_up
from tockbot.settings import Settings
from tockbot.storage import DatabaseLocation, StorageError, read_database

MAX_APART: Final = timedelta(seconds=5)
"""Maximum difference from Discord's clock; with a larger one, deadlines come early or late."""


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check: whether it passed, and a sentence about it."""

    is_well: bool
    text: str


def doctor(settings: Settings, channel: int | None) -> int:
    """Run all checks, print a line for each, and return the exit code: 1 if one failed.

    Args:
        settings: the settings of the bot.
        channel: the channel in which it should play; None checks no channel.
    """
    return asyncio.run(_print_findings(settings, channel))


async def _print_findings(settings: Settings, channel: int | None) -> int:
    wrong = False
    async for one in findings(settings, channel):
        wrong |= not one.is_well
        print(f"{'ok ' if one.is_well else '!! '} {one.text}", flush=True)
    return int(wrong)


async def findings(settings: Settings, channel: int | None) -> AsyncIterator[Finding]:
    """Yield the result of each check."""
    yield Finding(is_well=True, text=f"tockbot {__version__} on Python {platform.python_version()}.")
    yield await _database(settings.database)
    yield await asyncio.to_thread(_pictures)
    core.choose(settings.engine)
    yield Finding(is_well=True, text=core.engine())
    if settings.token is None:
        opens = "DISCORD_TOKEN is not set: the bot would open the playground."
        yield Finding(is_well=False, text=opens if has_playground() else PLAYGROUND_MISSING)
        return
    yield await _clock()
    async for one in _at_discord(settings, settings.token, channel):
        yield one


async def _database(place: DatabaseLocation) -> Finding:
    """Check that games can be read, or that a new database can be created."""
    try:
        if isinstance(place, Path) and not place.exists():
            with tempfile.TemporaryFile(dir=place.parent):
                return Finding(is_well=True, text=f"{place} does not exist yet; the first start creates it.")
    except OSError as error:
        return Finding(is_well=False, text=f"{Path(place).parent} is not writable: {error.strerror}.")
    try:
        database = await read_database(place)
        version = await database.version()
        await database.close()
    except StorageError as error:
        return Finding(is_well=False, text=str(error))
    return Finding(is_well=True, text=f"The database can be read (schema {version}).")


def _pictures() -> Finding:
    try:
        warm_up()
    except Exception as error:  # noqa: BLE001 - any error is reported
        return Finding(is_well=False, text=f"Pictures cannot be drawn: {error}.")
    return Finding(is_well=True, text="Pictures can be drawn, with all fonts and art.")


async def _clock() -> Finding:
    try:
        async with aiohttp.ClientSession() as session, session.get(f"{Route.BASE}/gateway") as answered:
            theirs = parsedate_to_datetime(answered.headers["Date"])
    except (aiohttp.ClientError, TimeoutError, KeyError, ValueError) as error:
        return Finding(is_well=False, text=f"Discord cannot be reached: {error}.")
    apart = abs(datetime.now(UTC) - theirs)
    if apart > MAX_APART:
        return Finding(
            is_well=False, text=f"This machine's clock is {apart.total_seconds():.0f} seconds off Discord's: set it."
        )
    return Finding(is_well=True, text="Discord can be reached, and the clock is right.")


async def _at_discord(settings: Settings, token: str, channel: int | None) -> AsyncIterator[Finding]:
    """Check the token, the bot's profile and a channel on Discord."""
    client = discord.Client(intents=discord.Intents.none())
    try:
        await client.login(token)
        application = await client.application_info()
        yield Finding(is_well=True, text=f"The token belongs to {client.user}.")
        for wrong in (stops_presses(application), stops_invitations(application)):
            if wrong is not None:
                yield Finding(is_well=False, text=wrong)
        if isinstance(settings.database, Path):
            guilds = application.approximate_guild_count
            wrong = crowded(guilds)
            yield Finding(wrong is None, wrong or f"The number of servers ({guilds}) is fine for one client.")
        wrong = wrong_with(application)
        yield Finding(wrong is None, wrong or f"People can add the bot: {install_link(application.id)}")
        alone = f"People can add the bot to their account, for /tock-anywhere: {own_install_link(application.id)}"
        if not is_for_people(application):
            alone = "People cannot add the bot to their account, for /tock-anywhere: User Install is off at Discord."
        yield Finding(is_well=True, text=alone)
        if channel is not None:
            yield await _in_channel(client, channel)
    except discord.LoginFailure:
        yield Finding(
            is_well=False, text="Discord does not accept DISCORD_TOKEN: press Reset Token, and copy the new one."
        )
    except discord.HTTPException as error:
        yield Finding(is_well=False, text=f"Discord refused a request: {reason(error)}.")
    except (aiohttp.ClientError, OSError) as error:
        yield Finding(is_well=False, text=f"Discord cannot be reached: {reason(error)}.")
    except Exception as error:  # noqa: BLE001 - any error is reported
        yield Finding(is_well=False, text=f"Discord's response cannot be understood: {reason(error)}.")
    finally:
        await client.close()


async def _in_channel(client: discord.Client, channel: int) -> Finding:
    """Check the bot's permissions in a channel."""
    try:
        found = await channel_with_lacks(client, channel)
    except (discord.NotFound, discord.Forbidden):
        return Finding(is_well=False, text=f"The bot cannot see channel {channel}. Is it in that server?")
    if found is None:
        return Finding(is_well=False, text=f"{channel} is not a channel of a server.")
    where, missing = found
    if missing:
        names = permission_names(speaker(DEFAULT_LANGUAGE), missing)
        return Finding(is_well=False, text=f"In #{where.name} the bot lacks these permissions: {names}.")
    return Finding(is_well=True, text=f"In #{where.name} the bot has all permissions that it needs.")
