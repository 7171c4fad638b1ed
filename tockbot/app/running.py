"""Runs the bot, on Discord or in the playground, until it is stopped."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from dataclasses import replace
from datetime import timedelta
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import discord

from tockbot import core
from tockbot.app.parts import Setup, make_bot, make_client
from tockbot.bot.press import LIMITS
from tockbot.monitoring import serving, set_up_logging, watching_loop
from tockbot.render import DRAWING, warm_up
from tockbot.service import OpenTableLimits, log_in_full
from tockbot.settings import JSON, Settings
from tockbot.storage import StorageError
from tockbot.workers import workers

logger = logging.getLogger(__name__)

# Its text comes from the database and names columns and files, but no value that was to be saved.
log_in_full(StorageError)


class PlaygroundMissingError(Exception):
    """The playground cannot be opened. The text is one sentence that says what to do."""


class PortTakenError(Exception):
    """A port cannot be used. The text is one sentence that names the setting."""


UNUSABLE: Final = (PlaygroundMissingError, PortTakenError, StorageError, OSError)
"""Errors that prevent a start, and say in one sentence what to do."""

PLAYGROUND_MODULES: Final = ("simcord", "linkify_it", "markdown_it", "regex")
"""The modules that the extra ``playground`` installs."""

PLAYGROUND_MISSING: Final = (
    "The playground, which needs no token, is not installed: install tockbot[playground] (in a checkout: make run), "
    "or set DISCORD_TOKEN to a bot's token from https://discord.com/developers/applications."
)

UNCOUNTED: Final = 1_000_000.0
"""Requests per second to a simulated Discord: it counts none, so none has to wait."""


def has_playground() -> bool:
    """Return whether the extra ``playground`` is installed."""
    return all(map(find_spec, PLAYGROUND_MODULES))


def run(settings: Settings) -> int:
    """Run the bot until it is stopped, on Discord or, without a token, in the playground; return the exit code."""
    set_up_logging(logging.getLevelNamesMapping()[settings.log_level], for_programs=settings.log_format == JSON)
    core.choose(settings.engine)
    # The bot never speaks, so missing voice libraries do not matter.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    # Garbage collections need not look at what is here to stay: that would block everyone for tens of milliseconds.
    gc.freeze()
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_until_stopped(_on_discord(settings) if settings.token else _in_playground(settings)))
    except (*UNUSABLE, discord.LoginFailure) as error:
        logger.critical("%s", error)
        return 1
    return 0


async def _until_stopped(bot: Coroutine[None, None, None]) -> None:
    """Run the bot until it ends, or until the system asks it to stop: then it closes in good order."""
    running = asyncio.create_task(bot, name="bot")
    with contextlib.suppress(NotImplementedError):  # not every system has signals
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await running


async def _on_discord(settings: Settings) -> None:
    logger.info("%s", core.engine())
    bot = await make_bot(
        settings.database,
        Setup(
            computer_pause=settings.computer_pause,
            make_executor=workers(settings.workers),
            most_open=OpenTableLimits(settings.tables_a_server, settings.tables_a_person),
            shards=settings.shards,
            keep_games=timedelta(days=settings.keep_games_days),
            sets_up_profile=settings.sets_up_profile,
            direct=settings.database_direct,
        ),
    )
    # Logging in to Discord takes seconds: meanwhile, prepare drawing, so that the first picture is as fast as the next.
    warming = asyncio.create_task(asyncio.to_thread(warm_up), name="warming up")
    DRAWING.allow(workers(1))
    async with contextlib.AsyncExitStack() as running:
        running.callback(DRAWING.end)
        # First, so that it is always closed: a database that is left open keeps the process alive.
        await running.enter_async_context(bot)
        if settings.metrics_port is not None:
            await running.enter_async_context(_serving(settings.metrics_host, settings.metrics_port, bot.trouble))
            await running.enter_async_context(watching_loop())
        await bot.start(settings.token or "")
    await warming


@contextlib.asynccontextmanager
async def _serving(host: str, port: int, health: Callable[[], Awaitable[str | None]]) -> AsyncIterator[None]:
    """Serve metrics and health.

    Raises:
        PortTakenError: the port cannot be used.
    """
    async with contextlib.AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(serving(port, health, host))
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:
                raise PortTakenError(
                    f"TOCKBOT_METRICS_HOST is {host!r}, which is no address of this machine."
                ) from error
            why = "taken" if error.errno == errno.EADDRINUSE else "unusable"
            raise PortTakenError(f"TOCKBOT_METRICS_PORT is {port}, but that port is {why}.") from error
        yield


async def _in_playground(settings: Settings) -> None:
    if not has_playground():
        raise PlaygroundMissingError(PLAYGROUND_MISSING)
    # SimCord creates its guilds after the start; discord.py takes that for a missing intent as soon as it is imported.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    logger.info("this is the playground, a simulated Discord: DISCORD_TOKEN is not set, or --playground was given")
    logger.info("%s", core.engine())
    from tockbot import playground  # noqa: PLC0415 - what it imports is an extra

    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "playground.sqlite3"
        try:
            await playground.run(
                lambda: make_client(
                    database,
                    Setup(
                        computer_pause=settings.computer_pause,
                        make_executor=workers(settings.workers),
                        limits=replace(LIMITS, requests_a_second=UNCOUNTED),
                        sets_up_profile=False,
                    ),
                ),
                port=settings.playground_port,
            )
        except playground.UnknownSimcordError as error:
            raise PlaygroundMissingError(str(error)) from error
