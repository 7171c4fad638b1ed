"""Builds the bot from its parts and runs it: the one place that knows them all."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import multiprocessing
import secrets
import signal
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Final

import discord

from tockbot.computer import PooledPlayer, ready_worker
from tockbot.metrics import OPEN_TABLES, TABLES_TO_PAINT
from tockbot.monitoring import counting_requests, serving, set_up_logging, watching_loop
from tockbot.render import draw_emojis, warm_up
from tockbot.service import (
    Backoff,
    Counting,
    EveryShard,
    Following,
    Forgetting,
    Keeper,
    Leases,
    LeftServers,
    MostOpen,
    OldGames,
    PastGames,
    Shards,
    Tables,
    take_up,
    tell_in_full,
)
from tockbot.settings import JSON, Settings
from tockbot.storage import (
    Database,
    Place,
    StorageError,
    StoredGuilds,
    StoredLeftGuilds,
    StoredLog,
    StoredMessages,
    StoredOldGames,
    StoredPeople,
    StoredPersonalData,
    StoredPuzzleAnswers,
    StoredResults,
    StoredShards,
    StoredStatistics,
    StoredWatching,
)
from tockbot.tables import SEED_BYTES, ChannelId
from tockbot.ui import LIMITS, Given, Kept, Lifecycle, Limits, Sharing, TockClient, assemble

logger = logging.getLogger(__name__)

# Its text is the database's own, which names columns and files, and no value that was to be saved.
tell_in_full(StorageError)

KEEP_GAMES: Final = timedelta(days=365)
"""For so long tables are kept after they ended unless somebody says otherwise."""

HEALTHY_SECONDS: Final = 2.0
"""A database that has not answered by then is not well."""


@dataclass(frozen=True, slots=True)
class Waits:
    """How long a table waits before what failed is tried again.

    Attributes:
        repaint: after it could not be painted.
        go_on: after it could not go on by itself, because it could not be saved or because of a bug.
    """

    repaint: Backoff
    go_on: Backoff


WAITS: Final = Waits(repaint=Backoff(first=10.0, longest=600.0), go_on=Backoff(first=30.0, longest=600.0))
"""How long tables wait unless somebody says otherwise."""


def random_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


async def make_client(  # noqa: PLR0913 - each is chosen by whoever runs the bot, the playground, or a test
    database: Place,
    *,
    computer_pause: float,
    make_executor: Callable[[], Executor],
    new_seed: Callable[[], bytes] = random_seed,
    waits: Waits = WAITS,
    limits: Limits = LIMITS,
    draw_emojis: Callable[[], Mapping[str, bytes]] = draw_emojis,
    most_open: MostOpen | None = None,
    shards: int = 1,
    keep_games: timedelta = KEEP_GAMES,
) -> TockClient:
    """The bot, ready to log in, with its database open.

    Args:
        database: the file that holds the games, or the address of a server that does.
        computer_pause: seconds before computer players answer.
        make_executor: makes the workers in which they think.
        new_seed: makes the seeds from which all chance follows.
        waits: how long a table waits before what failed is tried again.
        limits: how much one person may ask for, and how much is remembered.
        draw_emojis: draws the bot's own emojis, by name.
        most_open: how many tables may be open at a time; None is as many as anybody likes.
        shards: into how many parts processes at one server divide the work, unless they do already.
        keep_games: for how long a table is kept after it ended.

    Raises:
        StorageError: the database cannot be used.
    """
    opened = await Database.open(database)
    people, messages, guilds = StoredPeople(opened), StoredMessages(opened), StoredGuilds(opened)
    tables = Tables(StoredLog(opened), people, most_open=most_open)
    sharing = _sharing(opened, tables, messages, shards) if opened.is_shared else None
    held: Shards = EveryShard() if sharing is None else sharing.leases
    following = Following(tables, StoredLog(opened), held)
    counting = Counting(tables, StoredResults(opened), held)
    old_games = OldGames(StoredOldGames(opened), keep_games)
    left_servers = LeftServers(tables, StoredLeftGuilds(opened))
    personal_data = StoredPersonalData(opened)
    forgetting = Forgetting(tables, personal_data)
    player = PooledPlayer(make_executor)
    keeper = Keeper(tables, player, computer_pause, backoff=waits.go_on, shards=held)

    async def restore() -> AsyncIterator[ChannelId]:
        player.warm_up()
        left_servers.start()
        counting.start()
        old_games.start()
        known = await tables.restore()
        if sharing is not None:
            await sharing.leases.start()
            following.start(known)
            opened.listen(following.heard)
        # The end of a game may be saved and not yet shown.
        return take_up(tables, [*known, *await messages.ended_tables()])

    async def close() -> None:
        await left_servers.close()
        await counting.close()
        await old_games.close()
        await following.close()
        await keeper.close()
        await painter.close()
        player.close()
        if sharing is not None:
            await sharing.leases.close()
        await tables.close()
        await opened.close()

    async def check() -> None:
        async with asyncio.timeout(HEALTHY_SECONDS):
            await opened.version()

    kept = Kept(
        people,
        messages,
        guilds,
        personal_data,
        StoredWatching(opened),
        StoredPuzzleAnswers(opened),
        StoredStatistics(opened),
    )
    lifecycle = Lifecycle(restore, close, left_servers, held, check, counting_requests(), keeper.reached)
    past_games = PastGames(StoredLog(opened), people)
    given = Given(
        player, player, forgetting, past_games, new_seed, lifecycle, waits.repaint, limits, draw_emojis, held, sharing
    )
    client, painter = assemble(tables, kept, given)
    tables.listen(painter.changed)
    tables.listen(keeper.wake)
    tables.listen(counting.wake)
    OPEN_TABLES.set_function(lambda: tables.open_count)
    TABLES_TO_PAINT.set_function(lambda: painter.behind)
    return client


def _sharing(opened: Database, tables: Tables, messages: StoredMessages, count: int) -> Sharing:
    """What this process shares with all others at its server."""
    stored = StoredShards(opened)
    leases = Leases(stored, count)

    async def take_up_shard(shard: int) -> AsyncIterator[ChannelId]:
        await tables.restore()
        return take_up(tables, [*tables.in_shard(shard, leases.count), *await messages.ended_tables()])

    return Sharing(leases, stored, take_up_shard)


class PlaygroundMissingError(Exception):
    """The playground cannot be opened. The text is one sentence that says what to do."""


UNUSABLE: Final = (PlaygroundMissingError, StorageError, OSError)
"""What stops a start and says in one sentence what to do."""


def workers(count: int) -> Callable[[], Executor]:
    """Makes processes for computer players to think in, so that they never hold up the bot."""
    context = multiprocessing.get_context("spawn")
    return lambda: ProcessPoolExecutor(count, mp_context=context, initializer=ready_worker)


def run(settings: Settings) -> int:
    """Run the bot until it is stopped, on Discord or, without a token, in the playground; give the exit code."""
    set_up_logging(logging.getLevelNamesMapping()[settings.log_level], for_programs=settings.log_format == JSON)
    # The bot never speaks: that the libraries for it are missing is no news.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    # What is here to stay need not be looked through: that would hold up everybody for tens of milliseconds.
    gc.freeze()
    try:
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(_until_stopped(_on_discord(settings) if settings.token else _in_playground(settings)))
    except (
        *UNUSABLE,
        discord.LoginFailure,
        discord.PrivilegedIntentsRequired,
    ) as error:
        logger.critical("%s", error)
        return 1
    return 0


async def _until_stopped(bot: Coroutine[None, None, None]) -> None:
    """Run the bot until it ends, or the system asks it to stop: then it closes in good order."""
    running = asyncio.create_task(bot, name="bot")
    with contextlib.suppress(NotImplementedError):  # not every system has signals
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, running.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await running


async def _on_discord(settings: Settings) -> None:
    client = await make_client(
        settings.database,
        computer_pause=settings.computer_pause,
        make_executor=workers(settings.workers),
        most_open=MostOpen(settings.tables_a_server, settings.tables_a_person),
        shards=settings.shards,
        keep_games=timedelta(days=settings.keep_games_days),
    )
    # Discord takes seconds to let the bot in; by then the first picture needs no more time than the next.
    warming = asyncio.create_task(asyncio.to_thread(warm_up), name="warming up")
    async with contextlib.AsyncExitStack() as running:
        if settings.metrics_port is not None:
            await running.enter_async_context(serving(settings.metrics_port, client.trouble))
            await running.enter_async_context(watching_loop())
        await running.enter_async_context(client)
        await client.start(settings.token or "")
    await warming


async def _in_playground(settings: Settings) -> None:
    # SimCord gives its guilds after the start, which discord.py takes for a missing intent as soon as it is imported.
    logging.getLogger("discord.state").setLevel(logging.ERROR)
    logger.info("this is the playground, a simulated Discord: there is no DISCORD_TOKEN, or --playground was asked for")
    try:
        from tockbot import playground  # noqa: PLC0415 - a host may leave out what it needs
    except ModuleNotFoundError as error:
        raise PlaygroundMissingError(
            f"The playground needs {error.name}, which is not installed: install requirements-dev.txt, "
            "or put a bot's token into DISCORD_TOKEN to play on Discord."
        ) from error

    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "playground.sqlite3"
        await playground.run(
            lambda: make_client(
                database, computer_pause=settings.computer_pause, make_executor=workers(settings.workers)
            ),
            port=settings.playground_port,
        )
