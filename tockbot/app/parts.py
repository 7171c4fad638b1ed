"""Builds the bot from its parts; :mod:`~tockbot.app.features` lists what people can do."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Final

from tockbot import metrics, service
from tockbot.app.features import SCREENS, features
from tockbot.bot.budget import RateBudget, counting
from tockbot.bot.channels import CalendarPoster, LostPermissions, Threads
from tockbot.bot.client import Lifecycle, TockClient
from tockbot.bot.connection import Sessions, TokenWatch
from tockbot.bot.contents import Contents
from tockbot.bot.dispatch import Dispatch
from tockbot.bot.fleet import Fleet, Sender, Sharing
from tockbot.bot.handlers import HandlerRegistry
from tockbot.bot.painter import Painter
from tockbot.bot.people import Members, Membership, UserDirectory
from tockbot.bot.posts import Posts
from tockbot.bot.press import LIMITS, Allowance, Limits
from tockbot.bot.sending import Emojis
from tockbot.bot.shown import ShownMessages, tokens_dropped
from tockbot.bot.tokens import InteractionTokens
from tockbot.computer import PooledPlayer
from tockbot.features.ending import EndCards, Offers
from tockbot.features.guessing import PredictionFeature
from tockbot.features.help import Mentions
from tockbot.features.puzzles import DailyPuzzlePost, ServerPuzzleStats
from tockbot.features.seasons import SeasonFeature, WeeklySummary
from tockbot.features.tournament import TournamentMessenger
from tockbot.features.tournament_events import TournamentEvents
from tockbot.features.watching import Watchers
from tockbot.monitoring import counting_requests
from tockbot.render import draw_emojis
from tockbot.storage import DatabaseLocation, Regular, Store
from tockbot.tables import SEED_BYTES, ChannelId

LOOK_EVERY: Final = timedelta(minutes=5)
"""Interval at which the bot reads how many sessions other processes have left."""

KEEP_GAMES: Final = timedelta(days=365)
"""Default time for which tables are kept after they ended."""

MIN_FOREIGN_PRESSES: Final = 3
"""Presses per minute answered elsewhere that prove another process with this token and another database, if several
processes share one."""

HEALTHY_SECONDS: Final = 2.0
"""Maximum seconds for a healthy database to answer."""


@dataclass(frozen=True, slots=True)
class Waits:
    """Pauses before a table tries again what failed.

    Attributes:
        repaint: after its messages could not be updated.
        automatic: after an automatic action failed, because it could not be saved or because of a bug.
    """

    repaint: service.Backoff
    automatic: service.Backoff


WAITS: Final = Waits(
    repaint=service.Backoff(first=10.0, longest=600.0, soon=1.0), automatic=service.Backoff(first=30.0, longest=600.0)
)
"""Default pauses."""


def random_seed() -> bytes:
    """Return a seed that no one can guess."""
    return secrets.token_bytes(SEED_BYTES)


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """Choices of the operator, the playground, or a test.

    Attributes:
        computer_pause: seconds before computer players answer.
        make_executor: creates the workers of the computer players.
        new_seed: creates the seeds from which all chance follows.
        waits: pauses before a table tries again what failed.
        limits: limits on what one person may ask for, and on what is remembered.
        draw_emojis: draws the bot's own emojis, by name.
        most_open: maximum numbers of open tables; None for no limit.
        shards: number of shards for processes that share a server, if they have none yet.
        keep_games: how long a table is kept after it ended.
        sets_up_profile: fill in the empty fields of the bot's profile on Discord.
        direct: the address of the database's server without the pooler that the other leads to.
    """

    computer_pause: float
    make_executor: Callable[[], Executor]
    new_seed: Callable[[], bytes] = random_seed
    waits: Waits = WAITS
    limits: Limits = LIMITS
    draw_emojis: Callable[[], Mapping[str, bytes]] = draw_emojis
    most_open: service.OpenTableLimits | None = None
    shards: int = 1
    keep_games: timedelta = KEEP_GAMES
    sets_up_profile: bool = True
    direct: str | None = None


async def make_bot(place: DatabaseLocation, choices: Setup) -> TockClient | Fleet:
    """Return the bot, ready to log in, with its database open: one client or, if processes share it, a fleet.

    Raises:
        StorageError: the database cannot be used.
    """
    return Parts(await Store.open(place, direct=choices.direct), choices).bot


async def make_client(file: Path, choices: Setup) -> TockClient:
    """Return the bot with its games in a file: it is one client.

    Raises:
        StorageError: the file cannot be used.
    """
    bot = await make_bot(file, choices)
    if isinstance(bot, Fleet):
        raise TypeError(f"several processes share {file}")
    return bot


class Parts:
    """The parts of the bot: its tables, their background work, and the client that shows them.

    Attributes:
        bot: the bot, not logged in.
        client: the client that sends what shows the tables.
    """

    def __init__(self, store: Store, choices: Setup) -> None:
        """Assemble them over a store."""
        self._store = store
        self._tables = service.Tables(
            store.log, store.people, most_open=choices.most_open, check_place=store.tournaments.check_place
        )
        self._loader = service.TableLoader(self._tables)
        self._leases = service.Leases(store.shards, choices.shards) if store.database.is_shared else None
        held: service.Held = self._leases or service.EveryShard()
        self._following = service.ChangeFollower(self._tables, store.log, held)
        self._player = PooledPlayer(choices.make_executor)
        self._keeper = service.TableScheduler(
            self._tables,
            self._player,
            choices.computer_pause,
            backoff=choices.waits.automatic,
            shards=held,
            is_watched=lambda table_id: self._painter.is_watched(table_id),  # noqa: PLW0108 - it is created later
        )
        self._budget = RateBudget(choices.limits.requests_a_second)
        self._viewers = UserDirectory(store.people, store.guilds)
        self._members = Members(self._budget, store.people, self._tables.renamed)
        tokens = InteractionTokens(lambda: self.client)
        self._messages = ShownMessages(store.messages, tokens)
        self._guessing = PredictionFeature(store.guesses, store.statistics)
        offers = Offers(store.statistics, store.regular_posts, lambda: self.client)
        self._end_cards = EndCards(self._guessing.result_text, store.statistics, self._player.course, offers)
        self._emojis = Emojis(choices.draw_emojis, self._budget)
        sessions, left_servers = Sessions(store.sessions), service.LeftServers(self._tables, store.left_guilds)
        lifecycle = Lifecycle(
            restore=self.start,
            stop=self.stop,
            close=self.close,
            servers=left_servers,
            shards=held,
            check=self.check,
            http_trace=counting_requests(),
            sessions=sessions,
            reached=self._keeper.set_reachable,
            sets_up_profile=choices.sets_up_profile,
            token=TokenWatch(needed=1 if self._leases is None else MIN_FOREIGN_PRESSES),
        )
        lifecycle.token.watch(lifecycle.http_trace)
        counting(self._budget, lifecycle.http_trace)
        tokens.watch(lifecycle.http_trace)
        self.bot = self._connected(choices, lifecycle)
        self.client: TockClient | Sender = self.bot.sender if isinstance(self.bot, Fleet) else self.bot
        posts = self._posts = Posts(self.client, self._messages, tokens, self._budget, self._emojis, self._viewers)
        self._threads = Threads(self.client, self._tables, self._budget, choices.waits.repaint)
        self._painter = Painter(
            self.client,
            self._tables,
            messages=self._messages,
            posts=posts,
            contents=Contents(self._tables, self._viewers, SCREENS, self._end_cards),
            viewers=self._viewers,
            lost=LostPermissions(self._messages, posts),
            threads=self._threads,
            ended=Watchers(self.client, store.watching, posts, self._viewers, self._members).notify,
            has_left=self.client.has_left,
            shards=held,
            backoff=choices.waits.repaint,
        )
        self._membership = Membership(self.client, self._tables, self._members, held, choices.waits.repaint)
        self._messenger = TournamentMessenger(
            self.client, self.client.has_left, self._viewers, posts, self._budget, self._emojis
        )
        events = TournamentEvents(self.client, self._budget)
        self._tournaments = service.Tournaments(
            self._tables, store.tournaments, self._messenger, events, held, choices.new_seed
        )
        results = service.ResultRecorder(self._tables, store.results, held)
        self._works = (
            service.PeriodicTask("reading how many sessions are left", sessions.look, LOOK_EVERY),
            left_servers.now_and_then,
            results.now_and_then,
            service.OldGames(store.old_games, choices.keep_games, held).now_and_then,
            service.RegularPosts(store.regular_posts, self._calendar(posts), held).now_and_then,
            self._tournaments.now_and_then,
            tokens_dropped(self._messages),
        )
        for listener in (
            self._painter.changed,
            self._keeper.wake,
            results.wake,
            self._tournaments.wake,
            self._membership.changed,
        ):
            self._tables.listen(listener)
        self._measure(sessions)

    def _measure(self, sessions: Sessions) -> None:
        """Connect the metrics that are computed on request."""
        metrics.IN_DOUBT.set_function(lambda: self._tables.in_doubt)
        metrics.OPEN_TABLES.set_function(lambda: self._tables.open_count)
        metrics.REQUESTS_ALLOWED.set_function(lambda: self._budget.allowed)
        metrics.REQUESTS_WAITING.set_function(lambda: self._budget.waiting)
        metrics.SESSIONS_LEFT.set_function(lambda: sessions.left)
        metrics.TABLES_TO_PAINT.set_function(lambda: self._painter.behind)
        metrics.DISCORD_REFUSALS.set_function(lambda: self._budget.refusals.lately)
        leases, bot = self._leases, self.bot
        if leases is None or not isinstance(bot, Fleet):
            return
        metrics.SHARDS.labels("all").set_function(lambda: leases.count)
        metrics.SHARDS.labels("held").set_function(lambda: len(leases.held))
        metrics.SHARDS.labels("connected").set_function(lambda: len(bot.connected))
        metrics.LEASE_SECONDS.set_function(lambda: leases.seconds)

    def _connected(self, choices: Setup, lifecycle: Lifecycle) -> TockClient | Fleet:
        """Return a single client or, if processes share the servers, a client per shard."""
        tables, limits, allowance = self._tables, choices.limits, Allowance(choices.limits)
        handlers = HandlerRegistry(
            features(
                store=self._store,
                tables=tables,
                player=self._player,
                messages=self._messages,
                members=self._members,
                post_board=lambda answer, table_id: self._painter.post_board(answer, table_id),  # noqa: PLW0108 - it is created later
                guessing=self._guessing,
                end_cards=self._end_cards,
                limits=limits,
                new_seed=choices.new_seed,
                messenger=lambda: self._messenger,
                wake_tournaments=lambda: self._tournaments.now_and_then.soon(),  # noqa: PLW0108 - it is created later
                tell=lambda *what: self._posts.notify(*what),  # noqa: PLW0108 - it is created later
            )
        )
        dispatch = Dispatch(
            tables,
            self._viewers,
            handlers,
            allowance,
            self._messages,
            self._emojis,
            SCREENS,
            self._members,
        )
        heard = Mentions(self._viewers, allowance, self._emojis).heard
        if self._leases is None:
            return TockClient(tables, dispatch, heard, lifecycle)
        sharing = Sharing(self._leases, self._store.shards, self._load_shard, self._loader.reload)
        return Fleet(tables, dispatch, heard, lifecycle, sharing, self._budget, limits.requests_a_second)

    def _calendar(self, posts: Posts) -> CalendarPoster:
        answers, statistics = self._store.puzzle_answers, self._store.statistics
        telling = {
            Regular.WEEK: WeeklySummary(statistics, self._members, SeasonFeature(statistics, self._members)).screen_for,
            Regular.PUZZLE: DailyPuzzlePost(answers, ServerPuzzleStats(answers, self._members)).screen_for,
        }
        client = self.client
        return CalendarPoster(client, client.has_left, telling, self._viewers, posts, self._budget, self._emojis)

    async def _load_shard(self, shard: int) -> AsyncIterator[ChannelId]:
        await self._tables.restore()
        count = 1 if self._leases is None else self._leases.count
        its = self._tables.in_shard(shard, count)
        return self._loader.load([*its, *await self._store.messages.ended_tables()])

    async def start(self) -> AsyncIterator[ChannelId]:
        """Start the background work; return the open tables to load once the client has connected.

        Raises:
            Exception: the database cannot be used.
        """
        self._player.warm_up()
        for work in self._works:
            work.start()
        known = await self._tables.restore()
        if self._leases is not None:
            await self._leases.start()
            self._following.start()
            self._store.database.listen(self._following.heard)
        # The end of a game may have been saved but not shown.
        return self._loader.load([*known, *await self._store.messages.ended_tables()])

    async def stop(self) -> None:
        """End the background work, first the parts that start new work. The next start shows later changes."""
        painting = self._painter, self._threads, self._membership
        for part in (*self._works, self._following, self._loader, self._keeper, *painting):
            await part.close()

    async def close(self) -> None:
        """Close all other parts, last the ones that the others need."""
        await self._tables.close()
        self._player.close()
        if self._leases is not None:
            await self._leases.close()
        await self._store.database.close()

    async def check(self) -> None:
        """Check that the database works.

        Raises:
            Exception: it does not, or does not answer in time.
        """
        async with asyncio.timeout(HEALTHY_SECONDS):
            await self._store.database.version()
