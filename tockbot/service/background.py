"""Services around the tables, most of which run in the background.

- `ResultRecorder` counts the results of finished games. The transaction that ends a game lists it as uncounted, so none
  is lost if the process dies. The holder of the server's shard counts it.
- `DataDeletion` deletes a person's data on request: they first leave every table, then their identity is deleted. Logs
  name people by internal numbers, so old games can still be replayed (docs/privacy.md).
- `LeftServers` deletes the data of a server a month after the bot was removed from it, unless it returns before.
- `OldGames` packs the logs of games that can no longer be resumed, and deletes them when their time is up.
- `RegularPosts` posts what servers have ordered by the calendar, each once even if processes die: the holder of the
  shard claims a post in the database, posts it, and notes the next date. If that note is missing a minute later, the
  post is repeated under the same name, under which Discord shows it once. What was due while no bot ran is posted once,
  for the latest date at which it was due.
- `PastGames` reads finished games from their logs, one at a time, and keeps the last few.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final, Protocol

from tockbot.results import ResultError
from tockbot.service.shards import Shards
from tockbot.service.tables import Tables, abandon, utc_now
from tockbot.service.tasks import Backoff, Outcome, PeriodicTask, traceback_line
from tockbot.storage import (
    Regular,
    RegularPost,
    StoredLeftGuilds,
    StoredLog,
    StoredOldGames,
    StoredPeople,
    StoredPersonalData,
    StoredRegularPosts,
    StoredResults,
    StoredTournaments,
)
from tockbot.tables import (
    Actor,
    ChannelId,
    GuildId,
    LogError,
    PastGame,
    People,
    Person,
    PersonId,
    Refusal,
    Refused,
    TableId,
    commands,
    past_game,
)

logger = logging.getLogger(__name__)

LOOK_EVERY: Final = timedelta(minutes=5)
"""Interval at which games are found that another process ended, or that could not be counted before."""


class ResultRecorder:
    """Counts games in the background.

    Attributes:
        now_and_then: the periodic task that does so; the next start counts what is left.
    """

    def __init__(self, tables: Tables, results: StoredResults, shards: Shards) -> None:
        """Count the games of these tables in this store."""
        self._tables = tables
        self._results = results
        self._shards = shards
        self._unreadable: set[TableId] = set()
        self.now_and_then = PeriodicTask("counting games", self.count, LOOK_EVERY)

    def wake(self, table_id: TableId) -> None:
        """Count games soon if a table that changed has ended."""
        if self._tables.channel_of(table_id) is None:
            self.now_and_then.soon()

    async def count(self) -> None:
        """Count every game that is due here, in the order in which they ended."""
        for table_id, guild in await self._results.uncounted():
            if table_id in self._unreadable or self._shards.seconds_left(guild) <= 0:
                continue
            try:
                await self._results.count(table_id)
            except (LogError, ResultError) as error:
                # A later version may be able to read it, and starts with an empty set.
                self._unreadable.add(table_id)
                logger.warning("this version cannot count game %d: %s", table_id, error)


class DataDeletion:
    """Shows people the data stored about them, and deletes it."""

    def __init__(self, tables: Tables, data: StoredPersonalData, tournaments: StoredTournaments) -> None:
        """Remove people from these tables and tournaments, and their data from this store."""
        self._tables = tables
        self._data = data
        self._tournaments = tournaments

    async def stored(self, person: PersonId) -> dict[str, Any]:
        """Return all data stored about a person, as plain values for JSON."""
        return await self._data.of(person)

    async def forget(self, person: PersonId) -> None:
        """Remove a person from every table and tournament, and delete who they are.

        Raises:
            Refused: NOT_SAVED, UNKNOWN; a second attempt does what is left.
        """
        try:
            known = await self._data.last_person()
            for table_id in await self._data.unfinished_tables(person):
                await self._leave_for_good(table_id, person, known)
            await self._tournaments.withdraw(person)
            await self._data.forget(person)
        except Refused:
            raise
        except Exception as error:
            logger.error("could not delete the data of a person: %s", traceback_line(error))  # noqa: TRY400 - a traceback may hold cards
            raise Refused(Refusal.from_error(error)) from error
        self._tables.renamed(Person(person, None, ""))

    async def _leave_for_good(self, table_id: TableId, person: PersonId, known: PersonId) -> None:
        try:
            await self._tables.fetch(table_id)
            await self._tables.decide(table_id, Actor(person), partial(commands.be_forgotten, known=known))
        except Refused as refusal:
            if refusal.is_database_error:
                raise
            # The table is over for good, or cannot be read: then no one plays at it.
            logger.info("a person whose data is deleted need not leave table %d: %s", table_id, refusal)


LEFT_SERVER_RETENTION: Final = timedelta(days=30)
"""Data of a server is kept this long after the bot was removed from it."""

LEFT_SERVERS_SWEEP_EVERY: Final = timedelta(hours=1)


class LeftServers:
    """Notes which servers were left, and deletes their data when it is time.

    Attributes:
        now_and_then: the periodic task that deletes.
    """

    def __init__(self, tables: Tables, servers: StoredLeftGuilds, now: Callable[[], datetime] = utc_now) -> None:
        """Handle the servers of these tables."""
        self._tables = tables
        self._servers = servers
        self._now = now
        self.now_and_then = PeriodicTask("forgetting left servers", self.sweep, LEFT_SERVERS_SWEEP_EVERY)

    async def left(self, guild: GuildId) -> None:
        """End the tables of a server that was left, and note the time."""
        for table_id in self._tables.in_guild(guild):
            await abandon(self._tables, table_id)
        await self._noted(guild, is_in=False)

    async def returned(self, guild: GuildId) -> None:
        """Keep the data of a server to which the bot returned."""
        await self._noted(guild, is_in=True)

    async def present(self, guilds: Collection[GuildId], ours: Callable[[GuildId], bool]) -> None:
        """Compare the servers the bot is in with those in the database, since some were left while it was off.

        This does not end their tables: a server that Discord has not listed yet may still be there.

        Args:
            guilds: servers that the bot is in, of those that Discord reports to this process.
            ours: returns whether Discord reports a server to this process.
        """
        try:
            known = {guild: noted for guild, noted in (await self._servers.known()).items() if ours(guild)}
        except Exception as error:  # noqa: BLE001 - the next start looks again
            logger.warning("could not find out which servers were left: %s", traceback_line(error))
            return
        for guild, is_noted_as_left in known.items():
            if guild in guilds and is_noted_as_left:
                await self.returned(guild)
            elif guild not in guilds and not is_noted_as_left:
                await self._noted(guild, is_in=False)

    async def sweep(self) -> None:
        """Delete the data of servers that were left long enough ago."""
        for guild in await self._servers.left_before(self._now() - LEFT_SERVER_RETENTION):
            for table_id in self._tables.in_guild(guild):
                # A server that was left while the bot was off still has its tables.
                await abandon(self._tables, table_id)
            await self._servers.forget(guild)
            logger.info("deleted the data of server %d, left %d days ago", guild, LEFT_SERVER_RETENTION.days)

    async def _noted(self, guild: GuildId, *, is_in: bool) -> None:
        try:
            await (self._servers.returned(guild) if is_in else self._servers.left(guild, self._now()))
        except Exception as error:  # noqa: BLE001 - the next start looks again
            logger.warning("could not note whether server %d was left or returned to: %s", guild, traceback_line(error))


SWEEP_EVERY: Final = timedelta(minutes=10)
DELETED_PER_TRANSACTION: Final = 20
"""Maximum number of games deleted per transaction, so that other writers need not wait for more."""

PACKED_PER_TRANSACTION: Final = 200

MAX_TRANSACTIONS_PER_SWEEP: Final = 50
"""Maximum number of transactions per sweep."""


class OldGames:
    """Packs old games in the background, and deletes older ones.

    Attributes:
        now_and_then: the periodic task that does so.
    """

    def __init__(
        self, games: StoredOldGames, retention: timedelta, shards: Shards, now: Callable[[], datetime] = utc_now
    ) -> None:
        """Keep games for ``retention`` after they ended."""
        self._games = games
        self._retention = retention
        self._shards = shards
        self._now = now
        self.now_and_then = PeriodicTask("packing old games", self.sweep, SWEEP_EVERY)

    async def sweep(self) -> None:
        """Pack some of the games that are over for good, and delete some that ended long enough ago."""
        await self.pack()
        await self.delete()

    async def pack(self) -> int:
        """Pack some of the games that are over for good; return their number."""
        done = 0
        for _ in range(MAX_TRANSACTIONS_PER_SWEEP):
            found = await self._games.to_pack(self._now(), PACKED_PER_TRANSACTION)
            before = done
            for table_id, guild in found:
                if self._shards.seconds_left(guild) > 0:
                    done += await self._packed(table_id)
            if done == before:
                break
        return done

    async def _packed(self, table_id: TableId) -> bool:
        try:
            return await self._games.pack(table_id)
        except LogError as error:
            logger.warning("could not pack the log of table %d: %s", table_id, error)
            return False

    async def delete(self) -> int:
        """Delete some of the games that ended long enough ago; return their number."""
        deleted = 0
        for _ in range(MAX_TRANSACTIONS_PER_SWEEP):
            some = await self._games.forget(self._now() - self._retention, DELETED_PER_TRANSACTION)
            deleted += some
            if some < DELETED_PER_TRANSACTION:
                break
        if deleted:
            logger.info("deleted %d games that ended %d days ago or more", deleted, self._retention.days)
        return deleted


POSTS_LOOK_EVERY: Final = timedelta(seconds=90)

CLAIMED_FOR: Final = timedelta(seconds=60)
BACKOFF: Final = Backoff(first=60.0, longest=3600.0)
"""Pauses before a failed post is tried again."""

POST_SECONDS: Final = 45.0
"""Maximum duration of a post; it must end before another process may begin."""


class Poster(Protocol):
    """Makes the posts."""

    async def post(self, post: RegularPost) -> bool:
        """Post something, unless there is nothing to say; return False if the channel does not allow it.

        A post that is repeated within minutes appears once. May raise anything; it is tried again.
        """

    async def notify_given_up(self, post: RegularPost) -> None:
        """Notify the people who ordered a post that their channel does not allow it, so that it is off now."""


@dataclass(frozen=True, slots=True)
class _Failing:
    """The times at which a post first failed, and at which it is tried again."""

    since: datetime
    tried_again: datetime


class RegularPosts:
    """Makes the posts that are due, in the background.

    Attributes:
        now_and_then: the periodic task that does so.
    """

    def __init__(
        self, book: StoredRegularPosts, poster: Poster, shards: Shards, now: Callable[[], datetime] = utc_now
    ) -> None:
        """Make the posts of the servers whose shards this process holds."""
        self._book = book
        self._poster = poster
        self._shards = shards
        self._now = now
        self._failing: dict[tuple[GuildId, Regular], _Failing] = {}
        self.now_and_then = PeriodicTask("making regular posts", self.look, POSTS_LOOK_EVERY)

    async def look(self) -> None:
        """Make every post that is due here."""
        for post in await self._book.due(self._now()):
            now, key = self._now(), (post.guild, post.what)
            failing = self._failing.get(key)
            if failing is not None and now < failing.tried_again:
                continue
            if self._shards.seconds_left(post.guild) <= 0 or not await self._book.claim(post, now, now - CLAIMED_FOR):
                continue
            try:
                async with asyncio.timeout(POST_SECONDS):
                    may_stand = await self._poster.post(replace(post, due=post.what.last_due(now)))
            except Exception as error:  # noqa: BLE001 - it is tried again
                since = now if failing is None else failing.since
                pause = BACKOFF.seconds(Outcome.FAILED, (now - since).total_seconds())
                self._failing[key] = _Failing(since, now + timedelta(seconds=pause))
                if failing is None:
                    logger.warning("could not post what is due in server %d: %s", post.guild, traceback_line(error))
                continue
            self._failing.pop(key, None)
            if may_stand:
                await self._book.done(post, post.what.next_due(now))
            elif await self._book.give_up(post):
                logger.warning("server %d does not allow the post %r, which is off now", post.guild, post.what.value)
                await self._poster.notify_given_up(post)


MAX_CACHED_GAMES: Final = 8
"""Maximum number of past games in memory, those used last; a long game of eight players takes 3 MB."""


class PastGames:
    """Finished games; the callers decide who may see which."""

    def __init__(self, log: StoredLog, people: StoredPeople, now: Callable[[], datetime] = utc_now) -> None:
        """Read them from this log; ``now`` decides whether a closed game can no longer be resumed."""
        self._log = log
        self._people = people
        self._now = now
        self._known: dict[TableId, PastGame] = {}
        self._reading = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._known)

    async def last_in(self, channel: ChannelId) -> TableId | None:
        """Return the table of the last game in a channel that was played to its end."""
        return await self._log.last_game(channel)

    async def get(self, table_id: TableId) -> PastGame:
        """Return a game that is over for good.

        Raises:
            Refused: NO_PAST_GAME, because there is none, it can be resumed, or this version cannot read it.
            Exception: the database cannot be read.
        """
        if table_id in self._known and not await self._log.exists(table_id):
            # Its log was deleted, so the copy in memory is deleted too.
            self._known.pop(table_id, None)
            raise Refused(Refusal.NO_PAST_GAME)
        if table_id not in self._known:
            async with self._reading:
                if table_id not in self._known:
                    self._known[table_id] = await self._read(table_id)
        # Put back last: the first is dropped when there are too many.
        past = self._known[table_id] = self._known.pop(table_id)
        if len(self._known) > MAX_CACHED_GAMES:
            del self._known[next(iter(self._known))]
        return past

    async def people_of(self, past: PastGame, guild: GuildId) -> People:
        """Return the people of a game under their names in a server; with NO_GUILD, under their global names."""
        return {person.id: person for person in await self._people.read(past.people, guild)}

    async def _read(self, table_id: TableId) -> PastGame:
        try:
            entries = await self._log.read(table_id)
            # In a thread: a long game takes a few tenths of a second.
            past = await asyncio.to_thread(past_game, table_id, entries, self._now())
        except LogError as error:
            raise Refused(Refusal.NO_PAST_GAME) from error
        if past is None:
            raise Refused(Refusal.NO_PAST_GAME)
        return past
