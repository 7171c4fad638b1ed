"""Builds the bot from its parts: the one place that knows them all."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from tockbot.app.assembly import Given, Kept, assemble
from tockbot.app.beside import Beside
from tockbot.bot.allowance import LIMITS, Limits
from tockbot.bot.gateway.client import Lifecycle, TockClient
from tockbot.bot.gateway.fleet import Sharing
from tockbot.bot.gateway.sessions import Sessions
from tockbot.computer import PooledPlayer
from tockbot.metrics import OPEN_TABLES, SESSIONS_LEFT, TABLES_TO_PAINT
from tockbot.monitoring import counting_requests
from tockbot.render import draw_emojis
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
    NowAndThen,
    OldGames,
    PastGames,
    RegularPosts,
    Shards,
    Tables,
    TakingUp,
)
from tockbot.storage import (
    Database,
    Place,
    StoredGuilds,
    StoredLeftGuilds,
    StoredLog,
    StoredMessages,
    StoredOldGames,
    StoredPeople,
    StoredPersonalData,
    StoredPuzzleAnswers,
    StoredRegularPosts,
    StoredResults,
    StoredSessions,
    StoredShards,
    StoredStatistics,
    StoredWatching,
)
from tockbot.tables import SEED_BYTES, ChannelId

LOOK_EVERY: Final = timedelta(minutes=5)
"""So often it is read how many sessions other processes have left."""

KEEP_GAMES: Final = timedelta(days=365)
"""For so long tables are kept after they ended unless somebody says otherwise."""


@dataclass(frozen=True, slots=True)
class Waits:
    """How long a table waits before what failed is tried again.

    Attributes:
        repaint: after it could not be painted.
        go_on: after it could not go on by itself, because it could not be saved or because of a bug.
    """

    repaint: Backoff
    go_on: Backoff


WAITS: Final = Waits(repaint=Backoff(first=10.0, longest=600.0, soon=1.0), go_on=Backoff(first=30.0, longest=600.0))
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
    log, people, messages = StoredLog(opened), StoredPeople(opened), StoredMessages(opened)
    tables = Tables(log, people, most_open=most_open)
    taking_up = TakingUp(tables)
    sharing = _sharing(opened, tables, taking_up, messages, shards) if opened.is_shared else None
    held: Shards = EveryShard() if sharing is None else sharing.leases
    player = PooledPlayer(make_executor)
    keeper = Keeper(tables, player, computer_pause, backoff=waits.go_on, shards=held)
    left_servers = LeftServers(tables, StoredLeftGuilds(opened))
    counting = Counting(tables, StoredResults(opened), held)
    old_games = OldGames(StoredOldGames(opened), keep_games)
    beside = Beside(opened, tables, taking_up, messages, player, sharing, Following(tables, log, held))
    sessions = Sessions(StoredSessions(opened))
    kept = _kept(opened, people, messages)
    given = Given(
        player,
        player,
        Forgetting(tables, StoredPersonalData(opened)),
        PastGames(log, people),
        new_seed,
        Lifecycle(
            beside.start, beside.close, left_servers, held, beside.check, counting_requests(), sessions, keeper.reached
        ),
        waits.repaint,
        limits,
        draw_emojis,
        held,
        sharing,
    )
    client, painter, poster = assemble(tables, kept, given)
    posts = RegularPosts(StoredRegularPosts(opened), poster, held)
    looking = NowAndThen("reading how many sessions are left", sessions.look, LOOK_EVERY)
    beside.works = (looking, *(each.now_and_then for each in (left_servers, counting, old_games, posts, painter)))
    beside.changing = (keeper.close, painter.close)
    for listener in (painter.changed, keeper.wake, counting.wake):
        tables.listen(listener)
    OPEN_TABLES.set_function(lambda: tables.open_count)
    SESSIONS_LEFT.set_function(lambda: sessions.left)
    TABLES_TO_PAINT.set_function(lambda: painter.behind)
    return client


def _kept(opened: Database, people: StoredPeople, messages: StoredMessages) -> Kept:
    """Where the user interface keeps what it remembers."""
    return Kept(
        people,
        messages,
        StoredGuilds(opened),
        StoredPersonalData(opened),
        StoredWatching(opened),
        StoredPuzzleAnswers(opened),
        StoredStatistics(opened),
        StoredRegularPosts(opened),
    )


def _sharing(opened: Database, tables: Tables, taking_up: TakingUp, messages: StoredMessages, count: int) -> Sharing:
    """What this process shares with all others at its server."""
    stored = StoredShards(opened)
    leases = Leases(stored, count)

    async def take_up_shard(shard: int) -> AsyncIterator[ChannelId]:
        await tables.restore()
        return taking_up.take_up([*tables.in_shard(shard, leases.count), *await messages.ended_tables()])

    return Sharing(leases, stored, take_up_shard, taking_up.again)
