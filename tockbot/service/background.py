"""Posts by the calendar what servers want to be posted: each once, whatever dies in between.

What is due stands in the database. Whoever holds a server's shard claims it, posts it, and notes when the next is due;
a claim after which that is not noted holds for a minute, then somebody posts it by the same name, under which Discord
shows it once. What was due while no bot ran is posted once, as of the last moment at which it was due.

Counts games that are over: what each came to is worked out from its log once it has ended, and kept.

Which tables are still to be counted stands in the database since the very transaction that ended them, so nothing is
lost with a process. A game is counted by whoever holds its server's shard.

Forgets a person on request: they get up for good first, then nobody can tell who they were.

The logs name people by numbers of our own, so old games still replay (docs/privacy.md).

Servers that the bot was removed from: what is kept of them goes a month later, unless it comes back before.

Games that are over take less room by themselves: their logs are packed, and deleted when they are no longer kept.

A game is packed by whoever holds its server's shard, once it can be taken up no more.

Games that are over, read from their logs when somebody looks at them: one at a time, the last few are remembered.
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
"""How often it looks for games that another process ended, or that could not be counted before."""


class ResultRecorder:
    """Counts games in the background.

    Attributes:
        now_and_then: how it does; what is not counted when it is closed, the next start finds.
    """

    def __init__(self, tables: Tables, results: StoredResults, shards: Shards) -> None:
        """Count the games of these tables here."""
        self._tables = tables
        self._results = results
        self._shards = shards
        self._unreadable: set[TableId] = set()
        self.now_and_then = PeriodicTask("counting games", self.count, LOOK_EVERY)

    def wake(self, table_id: TableId) -> None:
        """Look for games to count if a table that changed has ended."""
        if self._tables.channel_of(table_id) is None:
            self.now_and_then.soon()

    async def count(self) -> None:
        """Count every game that is to be counted here, in the order in which they ended."""
        for table_id, guild in await self._results.uncounted():
            if table_id in self._unreadable or self._shards.seconds_left(guild) <= 0:
                continue
            try:
                await self._results.count(table_id)
            except (LogError, ResultError) as error:
                # A later version may read it, and starts anew.
                self._unreadable.add(table_id)
                logger.warning("game %d cannot be counted by this version: %s", table_id, error)


class DataDeletion:
    """Shows people what is kept of them, and forgets them."""

    def __init__(self, tables: Tables, data: StoredPersonalData, tournaments: StoredTournaments) -> None:
        """Forget people who sit at these tables and play in these tournaments, and what is kept of them here."""
        self._tables = tables
        self._data = data
        self._tournaments = tournaments

    async def kept(self, person: PersonId) -> dict[str, Any]:
        """All that is kept of a person, as plain data that JSON can hold."""
        return await self._data.of(person)

    async def forget(self, person: PersonId) -> None:
        """Let a person get up everywhere, and forget who they are.

        Raises:
            Refused: NOT_SAVED, UNKNOWN; asked again, what is left of it is done.
        """
        try:
            known = await self._data.last_person()
            for table_id in await self._data.unfinished_tables(person):
                await self._get_up(table_id, person, known)
            await self._tournaments.withdraw(person)
            await self._data.forget(person)
        except Refused:
            raise
        except Exception as error:
            logger.error("a person could not be forgotten: %s", traceback_line(error))  # noqa: TRY400 - a traceback may hold cards
            raise Refused(Refusal.from_error(error)) from error
        self._tables.renamed(Person(person, None, ""))

    async def _get_up(self, table_id: TableId, person: PersonId, known: PersonId) -> None:
        try:
            await self._tables.fetch(table_id)
            await self._tables.decide(table_id, Actor(person), partial(commands.be_forgotten, known=known))
        except Refused as refusal:
            if refusal.is_trouble:
                raise
            # The table is over for good, or it cannot be read: then nobody plays at it.
            logger.info("somebody who is to be forgotten need not get up at table %d: %s", table_id, refusal)


KEPT_FOR: Final = timedelta(days=30)
"""So long what is kept of a server stays after the bot was removed from it."""

LEFT_SERVERS_SWEEP_EVERY: Final = timedelta(hours=1)


class LeftServers:
    """Notes which servers were left, and forgets them when it is time.

    Attributes:
        now_and_then: how it does that.
    """

    def __init__(self, tables: Tables, servers: StoredLeftGuilds, now: Callable[[], datetime] = utc_now) -> None:
        """Forget the servers of these tables."""
        self._tables = tables
        self._servers = servers
        self._now = now
        self.now_and_then = PeriodicTask("forgetting left servers", self.sweep, LEFT_SERVERS_SWEEP_EVERY)

    async def left(self, guild: GuildId) -> None:
        """End the tables of a server that was left, and note when."""
        for table_id in self._tables.in_guild(guild):
            await abandon(self._tables, table_id)
        await self._noted(guild, is_in=False)

    async def returned(self, guild: GuildId) -> None:
        """Keep what is kept of a server to which the bot came back."""
        await self._noted(guild, is_in=True)

    async def present(self, guilds: Collection[GuildId], ours: Callable[[GuildId], bool]) -> None:
        """Compare the servers in which the bot is with those that are known: some were left while it was off.

        Their tables do not end by that alone: what Discord has not told of yet is no loss of a channel.

        Args:
            guilds: where it is, of those that Discord tells this process of.
            ours: whether Discord would tell this process of a server.
        """
        try:
            known = {guild: noted for guild, noted in (await self._servers.known()).items() if ours(guild)}
        except Exception as error:  # noqa: BLE001 - the next start looks again
            logger.warning("it is not known which servers were left: %s", traceback_line(error))
            return
        for guild, is_noted_as_left in known.items():
            if guild in guilds and is_noted_as_left:
                await self.returned(guild)
            elif guild not in guilds and not is_noted_as_left:
                await self._noted(guild, is_in=False)

    async def sweep(self) -> None:
        """Forget the servers that were left long enough ago."""
        for guild in await self._servers.left_before(self._now() - KEPT_FOR):
            for table_id in self._tables.in_guild(guild):
                # It was found to be left while the bot was off, which by itself ends no table.
                await abandon(self._tables, table_id)
            await self._servers.forget(guild)
            logger.info("what was kept of server %d, left %d days ago, is deleted", guild, KEPT_FOR.days)

    async def _noted(self, guild: GuildId, *, is_in: bool) -> None:
        try:
            await (self._servers.returned(guild) if is_in else self._servers.left(guild, self._now()))
        except Exception as error:  # noqa: BLE001 - the next start looks again
            logger.warning("server %d could not be noted as left or returned to: %s", guild, traceback_line(error))


SWEEP_EVERY: Final = timedelta(minutes=10)
AT_A_TIME: Final = 20
"""So many games are deleted in one go; nobody else's saving waits for more than that."""

PACKED_AT_A_TIME: Final = 200

GOES: Final = 50
"""So many goes there are in one sweep."""


class OldGames:
    """Packs old games in the background, and deletes those that are older.

    Attributes:
        now_and_then: how it does.
    """

    def __init__(
        self, games: StoredOldGames, kept_for: timedelta, shards: Shards, now: Callable[[], datetime] = utc_now
    ) -> None:
        """Keep games for so long after they ended."""
        self._games = games
        self._kept_for = kept_for
        self._shards = shards
        self._now = now
        self.now_and_then = PeriodicTask("making room of old games", self.sweep, SWEEP_EVERY)

    async def sweep(self) -> None:
        """Pack the games that are over for good, and delete those that ended long enough ago, some at a time."""
        await self.pack()
        await self.delete()

    async def pack(self) -> int:
        """Pack some games that are over for good; how many."""
        done = 0
        for _ in range(GOES):
            found = await self._games.to_pack(self._now(), PACKED_AT_A_TIME)
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
            logger.warning("the log of table %d is not packed: %s", table_id, error)
            return False

    async def delete(self) -> int:
        """Delete some of the games that ended long enough ago; how many."""
        deleted = 0
        for _ in range(GOES):
            some = await self._games.forget(self._now() - self._kept_for, AT_A_TIME)
            deleted += some
            if some < AT_A_TIME:
                break
        if deleted:
            logger.info("%d games that ended %d days ago or more are deleted", deleted, self._kept_for.days)
        return deleted


POSTS_LOOK_EVERY: Final = timedelta(seconds=90)

CLAIMED_FOR: Final = timedelta(seconds=60)
BACKOFF: Final = Backoff(first=60.0, longest=3600.0)
"""How long to wait before a post is tried again that failed."""

POST_SECONDS: Final = 45.0
"""So long a post may take; it is over before somebody else may begin."""


class Poster(Protocol):
    """Who makes the posts."""

    async def post(self, post: RegularPost) -> bool:
        """Post something, unless there is nothing to say; False if it may not stand there.

        The same, told again within minutes, appears once. Raises anything where it should be tried again.
        """

    async def tell_given_up(self, post: RegularPost) -> None:
        """Tell whoever wanted a post that it may not stand there, and is made no more."""


@dataclass(frozen=True, slots=True)
class _Failing:
    """Since when a post fails, and when it is tried again."""

    since: datetime
    tried_again: datetime


class RegularPosts:
    """Makes the posts that are due, in the background.

    Attributes:
        now_and_then: how it does.
    """

    def __init__(
        self, book: StoredRegularPosts, poster: Poster, shards: Shards, now: Callable[[], datetime] = utc_now
    ) -> None:
        """Make those of the servers whose shards this process holds."""
        self._book = book
        self._poster = poster
        self._shards = shards
        self._now = now
        self._failing: dict[tuple[GuildId, Regular], _Failing] = {}
        self.now_and_then = PeriodicTask("posting by the calendar", self.look, POSTS_LOOK_EVERY)

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
                logger.warning("in server %d the post %r may not stand and is off now", post.guild, post.what.value)
                await self._poster.tell_given_up(post)


REMEMBERED: Final = 8
"""So many of the games that were looked at last are kept in memory; a long one of eight has 3 MB."""


class PastGames:
    """The games that are over. Who may look at which is for others to say."""

    def __init__(self, log: StoredLog, people: StoredPeople, now: Callable[[], datetime] = utc_now) -> None:
        """Read them here; ``now`` gives the time, by which a game that was closed is over for good."""
        self._log = log
        self._people = people
        self._now = now
        self._known: dict[TableId, PastGame] = {}
        self._reading = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._known)

    async def last_in(self, channel: ChannelId) -> TableId | None:
        """The table of the last game in a channel that was played to its end."""
        return await self._log.last_game(channel)

    async def get(self, table_id: TableId) -> PastGame:
        """A game that is over for good.

        Raises:
            Refused: NO_PAST_GAME, because there is none, it may go on, or this version cannot read it.
            Exception: the database cannot be read.
        """
        if table_id in self._known and not await self._log.is_kept(table_id):
            # It goes with its log, here too.
            self._known.pop(table_id, None)
            raise Refused(Refusal.NO_PAST_GAME)
        if table_id not in self._known:
            async with self._reading:
                if table_id not in self._known:
                    self._known[table_id] = await self._read(table_id)
        # Put back as the one that was looked at last.
        past = self._known[table_id] = self._known.pop(table_id)
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return past

    async def people_of(self, past: PastGame, guild: GuildId) -> People:
        """Return the people that a game knows, under their names in a server; NO_GUILD for their global names."""
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
