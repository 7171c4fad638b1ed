"""Keeps the tables in memory and saves what happens at them.

- `Saving` appends to table logs; `refuse_on_error` turns storage failures into refusals.
- `UnknownSaveResolver` finds out whether a save was made when the database did not answer.
- `Names` reads the names and quiet hours of the people at a table, whom the log knows by numbers only.
- `TableCache` holds the tables in memory, and `OpenTables` knows which tables are open, read or not.

Invariants: while a save is unknown, nothing is decided at its table; once the database has answered, the log is read
as if another process had written to it. A table is in memory once: if the cache drops it while someone still decides at
it or waits to, others find the same object. The view of a table is computed once and shared until the table changes.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Collection, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from time import thread_time
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from tockbot.metrics import PLAYS
from tockbot.service.shards import shard_of
from tockbot.service.tasks import traceback_line
from tockbot.storage import Conflict, OpenTable, StoredLog, StoredPeople
from tockbot.tables import (
    NO_GUILD,
    NOBODY_QUIET,
    ChannelId,
    Computer,
    Decision,
    Entry,
    GuildId,
    Human,
    LogError,
    Person,
    PersonId,
    PlaceKind,
    Played,
    Quiet,
    Refusal,
    Refused,
    Table,
    TableId,
    TableSeen,
    fold,
    opened,
    see,
)

logger = logging.getLogger(__name__)

T = TypeVar("T")

MAX_BLOCKING_SECONDS: Final = 0.005
"""Folding a log yields to the event loop after this long; one more entry takes under a millisecond."""


@contextmanager
def refuse_on_error(what: str) -> Iterator[None]:
    """Log any storage error and raise it as a refusal.

    Args:
        what: what failed, for the log, such as "could not save table 12".

    Raises:
        Conflict: another process wrote first.
        Refused: NOT_SAVED, UNKNOWN, or whatever the block itself raised.
    """
    try:
        yield
    except (Conflict, Refused):
        raise
    except Exception as error:
        logger.error("%s: %s", what, traceback_line(error))  # noqa: TRY400 - a traceback may hold cards
        raise Refused(Refusal.from_error(error)) from error


async def read_table(log: StoredLog, table_id: TableId) -> Table:
    """Return the current state of a table, folded from its log.

    Raises:
        LogError: this version cannot read the log.
        Exception: the database cannot be read.
    """
    entries = await log.read(table_id)
    if not entries:
        raise LogError("a log begins with the opening of its table")
    return await folded(opened(entries[0]), entries[1:])


async def folded(table: Table, entries: Sequence[Entry], at_a_time: float = MAX_BLOCKING_SECONDS) -> Table:
    """Apply log entries to a table, yielding to the event loop between slices.

    Raises:
        LogError: an entry is not valid at this point.
    """
    until = thread_time() + at_a_time
    for entry in entries:
        table = fold(table, entry)
        if thread_time() > until:
            await asyncio.sleep(0)
            until = thread_time() + at_a_time
    return table


class Saving:
    """Appends steps to the logs of tables."""

    def __init__(self, log: StoredLog) -> None:
        """Write to this log."""
        self._log = log

    async def open(self, step: Decision) -> TableId:
        """Save the first entries of a new table and return its id.

        Raises:
            Refused: JUST_OPENED, NOT_SAVED, UNKNOWN.
        """
        with refuse_on_error("could not open a table"):
            table_id = await self._log.open(step.entries)
        if table_id is None:
            raise Refused(Refusal.JUST_OPENED)
        return table_id

    async def add(self, table_id: TableId, before: Table, step: Decision) -> None:
        """Append a decision to a table's log.

        Args:
            table_id: the table.
            before: its state before the decision; shows whether the decision closes or reopens it.
            step: the decision, with the entries to append.

        Raises:
            Conflict: another process wrote first.
            Refused: NOT_SAVED, UNKNOWN, CHANNEL_HAS_TABLE.
        """
        was_open, is_open, has_place = before.stage.is_open, step.table.stage.is_open, True
        with refuse_on_error(f"could not save table {table_id}"):
            if is_open and not was_open:
                has_place = await self._log.reopen(table_id, step.entries)
            else:
                await self._log.append(table_id, step.entries, ends=was_open and not is_open)
        if not has_place:
            raise Refused(Refusal.CHANNEL_HAS_TABLE)
        _count_plays(step)

    async def read_new_entries(self, table_id: TableId, table: Table) -> Table:
        """Return the table with everything other processes have written since; the same object if nothing.

        Raises:
            Refused: NOT_SAVED, because the log cannot be read.
        """
        with refuse_on_error(f"could not read the new entries of table {table_id}"):
            return await folded(table, await self._log.read(table_id, table.entries))

    async def close_unread(self, table_id: TableId) -> None:
        """Close a table whose log cannot be read, leaving the log untouched."""
        with refuse_on_error(f"could not close table {table_id}"):
            await self._log.close_unread(table_id)


def _count_plays(step: Decision) -> None:
    for entry in step.entries:
        if isinstance(entry.event, Played):
            sits = step.table.seated[entry.event.seat]
            by_program = entry.event.in_stead or isinstance(sits, Computer)
            PLAYS.labels("computer" if by_program else "person").inc()


async def finish(work: Awaitable[T]) -> T:
    """Finish some work even if its caller is cancelled meanwhile: what was saved must also reach memory."""
    doing = asyncio.ensure_future(work)
    gone: asyncio.CancelledError | None = None
    while not doing.done():
        try:
            await asyncio.wait((doing,))
        except asyncio.CancelledError as error:
            gone = error
    if gone is None:
        return doing.result()
    if not doing.cancelled():
        doing.exception()  # retrieved, so that asyncio does not log it as unhandled
    raise gone


RETRY_SECONDS: Final = 0.5
"""Seconds before asking a database again that did not answer; each question also waits for an answer."""


class UnknownSaveResolver:
    """Finds out in the background whether unknown saves were made."""

    def __init__(self, log: StoredLog) -> None:
        """Ask this log."""
        self._log = log
        self._looking: dict[Hashable, asyncio.Task[None]] = {}

    def __contains__(self, what: Hashable) -> bool:
        return what in self._looking

    def __len__(self) -> int:
        return len(self._looking)

    def look_up(self, what: Hashable, table_id: TableId | None, read: Callable[[], Awaitable[object]]) -> None:
        """Find out in the background whether a save was made.

        Args:
            what: what is unknown until then, as the log names it.
            table_id: the table that was being saved; None if a table was being opened.
            read: reads what was saved, once the database has answered.
        """
        if what not in self._looking:
            looking = self._look_up(what, table_id, read)
            self._looking[what] = asyncio.create_task(looking, name=f"looking up {what}")

    async def _look_up(self, what: Hashable, table_id: TableId | None, read: Callable[[], Awaitable[object]]) -> None:
        while what in self._looking:
            try:
                await self._log.settle(table_id)
                await read()
                # Listeners that `read` notifies may decide at the table only after this.
                self._looking.pop(what, None)
                logger.warning("%s: the unknown save is resolved", what)
            except Exception as error:  # noqa: BLE001 - a database that is away comes back
                logger.debug("%s: the save is still unknown: %s", what, traceback_line(error))
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        """Stop looking; the next start reads what was saved."""
        looking = tuple(self._looking.values())
        self._looking.clear()
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)


@dataclass(frozen=True, slots=True)
class Named:
    """A person at a table.

    Attributes:
            here: the person, under their name in the table's server.
            outside: the person, under their global name, which is shown everywhere else.
    """

    here: Person
    outside: Person


class Names:
    """Reads the names and quiet hours of people."""

    def __init__(self, people: StoredPeople) -> None:
        """Read them from this store."""
        self._people = people

    async def missing(self, table: Table, known: Collection[PersonId]) -> list[Named]:
        """Return the people of a table who are not known yet; if reading fails, the next step tries again."""
        missing, guild = table.people.difference(known), table.opening.guild
        if not missing:
            return []
        try:
            outside = await self._people.read(missing)
            here = outside if guild == NO_GUILD else await self._people.read(missing, guild)
        except Exception as error:  # noqa: BLE001 - a game goes on without names
            logger.warning("could not read the names of people at a table: %s", traceback_line(error))
            return []
        elsewhere = {person.id: person for person in outside}
        return [Named(person, elsewhere.get(person.id, replace(person, name=""))) for person in here]

    async def quiet(self, table: Table) -> Quiet:
        """Return the quiet hours of those at a table, if its pace has any; none if they cannot be read."""
        times = table.clock.times
        if times is None or not times.rests:
            return NOBODY_QUIET
        try:
            return await self._people.quiet([player.person for player in table.seated if isinstance(player, Human)])
        except Exception as error:  # noqa: BLE001 - a game goes on without quiet hours
            logger.warning("could not read the quiet hours of people at a table: %s", traceback_line(error))
            return NOBODY_QUIET


MAX_CACHED_VIEWS: Final = 256
"""Maximum number of cached views, of all tables together; the ones used last are kept."""


@dataclass(slots=True, weakref_slot=True)
class InMemoryTable:
    """A table in memory.

    Attributes:
        table: its current state.
        people: its people under their names in its server; replaced whenever it changes.
        outside: its people under their global names; replaced together with ``people``.
        members: everyone the table names, whether their names are known or not.
        lock: held while a command is decided and saved.
    """

    table: Table
    people: dict[PersonId, Person] = field(default_factory=dict)
    outside: dict[PersonId, Person] = field(default_factory=dict)
    members: frozenset[PersonId] = frozenset()
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def meet(self, read: Iterable[Named]) -> None:
        """Add those of these people who are not known yet."""
        # Someone already known may have been renamed while the others were read.
        new = [one for one in read if one.here.id not in self.people]
        if new:
            self.people = self.people | {one.here.id: one.here for one in new}
            self.outside = self.outside | {one.here.id: one.outside for one in new}


@dataclass(frozen=True, slots=True)
class _View:
    """A cached view of a table, and what it was computed from."""

    table: Table
    people: dict[PersonId, Person]
    seen: TableSeen


class TableCache:
    """The tables in memory: every open table that was loaded, and the ones that ended last."""

    def __init__(self, ended_kept: int) -> None:
        """Begin empty; keep at most ``ended_kept`` ended tables."""
        self._ended_kept = ended_kept
        self._kept: WeakValueDictionary[TableId, InMemoryTable] = WeakValueDictionary()
        self._open: dict[TableId, InMemoryTable] = {}
        self._ended: dict[TableId, InMemoryTable] = {}
        self._views: dict[tuple[TableId, PersonId | None, bool], _View] = {}

    def __contains__(self, table_id: TableId) -> bool:
        return table_id in self._kept

    def get(self, table_id: TableId) -> InMemoryTable | None:
        """Return a table if it is in memory."""
        return self._kept.get(table_id)

    def keep(self, table_id: TableId, table: Table, read: Iterable[Named]) -> None:
        """Store the new state of a table, and its people who were just read."""
        kept = self._kept.setdefault(table_id, InMemoryTable(table))
        kept.table, kept.members = table, table.people
        kept.meet(read)
        self._ended.pop(table_id, None)
        if table.stage.is_open:
            self._open[table_id] = kept
            return
        self._open.pop(table_id, None)
        self._ended[table_id] = kept
        if len(self._ended) > self._ended_kept:
            del self._ended[next(iter(self._ended))]

    def see(
        self, table_id: TableId, kept: InMemoryTable, person: PersonId | None, *, outside: bool = False
    ) -> TableSeen:
        """Return the view of one person, or of a spectator if None, in the table's server or ``outside`` it."""
        key, people = (table_id, person, outside), kept.outside if outside else kept.people
        view = self._views.pop(key, None)
        if view is None or view.table is not kept.table or view.people is not people:
            view = _View(kept.table, people, see(table_id, kept.table, person, people))
        # Put back last: the first is dropped when there are too many.
        self._views[key] = view
        if len(self._views) > MAX_CACHED_VIEWS:
            del self._views[next(iter(self._views))]
        return view.seen

    def rename(self, person: Person, guild: GuildId | None, nick: str) -> list[TableId]:
        """Change the names of a person; return the tables at which that changed something.

        Args:
            person: the person under their new global name.
            guild: the server whose nickname is known now; None for none.
            nick: the nickname there; empty for none.
        """
        renamed: list[TableId] = []
        for table_id, kept in list(self._kept.items()):
            if person.id not in kept.members:
                continue
            here, outside = kept.people.get(person.id), kept.outside.get(person.id)
            if kept.table.opening.guild == guild:
                now = replace(person, name=nick or person.name)
            else:
                # Keep a nickname from another server, unless the person was forgotten.
                now = person if here == outside or here is None or person.user is None else here
            if (here, outside) != (now, person):
                kept.people = kept.people | {person.id: now}
                kept.outside = kept.outside | {person.id: person}
                renamed.append(table_id)
        return renamed

    @property
    def lengths(self) -> dict[TableId, int]:
        """Number of log entries of each open table."""
        return {table_id: kept.table.entries for table_id, kept in self._open.items()}


@dataclass(frozen=True, slots=True)
class OpenTableLimits:
    """Maximum numbers of open tables.

    Attributes:
        a_server: tables in one server.
        a_person: tables that one person has opened, anywhere.
        lobbies: lobbies that one person has opened in one server and whose games have not begun.
    """

    a_server: int
    a_person: int
    lobbies: int = 2


class OpenTables:
    """The open tables by their channels."""

    def __init__(self, most: OpenTableLimits | None) -> None:
        """Begin empty; without ``most`` there is no limit."""
        self._most = most
        self._by_channel: dict[ChannelId, OpenTable] = {}
        self._by_id: dict[TableId, OpenTable] = {}
        self._being_opened: list[tuple[GuildId, PersonId, bool, PlaceKind]] = []
        self._unreadable: set[TableId] = set()

    @property
    def count(self) -> int:
        """Number of open tables."""
        return len(self._by_channel)

    @property
    def ids(self) -> frozenset[TableId]:
        """Ids of the open tables."""
        return frozenset(self._by_id)

    def replace_known(self, tables: Iterable[OpenTable], before: Collection[TableId] = ()) -> None:
        """Replace the known tables by those the database lists.

        Args:
            tables: the tables that the database listed a moment ago.
            before: the tables that were known when it was asked; anything opened or ended here since then is kept.
        """
        now = self.ids
        found = [table for table in tables if table.id in now or table.id not in before]
        here = [table for table in self._by_channel.values() if table.id not in before]
        self._by_channel = {table.channel: table for table in (*found, *here)}
        self._by_id = {table.id: table for table in self._by_channel.values()}
        self._unreadable &= self._by_id.keys()

    def add(self, table: OpenTable) -> None:
        """Add a table, or note that one that was unreadable can now be read."""
        before = self._by_channel.get(table.channel)
        if before is not None:
            del self._by_id[before.id]
        self._by_channel[table.channel] = self._by_id[table.id] = table
        self._unreadable.discard(table.id)

    def drop(self, channel: ChannelId, table_id: TableId) -> None:
        """Remove a table that is no longer open."""
        if self.in_channel(channel) == table_id:
            del self._by_channel[channel], self._by_id[table_id]
        self._unreadable.discard(table_id)

    def mark_unreadable(self, table_id: TableId) -> None:
        """Note that this version cannot read the log of a table."""
        self._unreadable.add(table_id)

    def is_unreadable(self, table_id: TableId | None) -> bool:
        """Return whether this version is known to be unable to read the log of an open table."""
        return table_id in self._unreadable

    def channel_of(self, table_id: TableId) -> ChannelId | None:
        """Return the channel of an open table; None if it is not known to be open."""
        table = self._by_id.get(table_id)
        return None if table is None else table.channel

    def guild_of(self, table_id: TableId) -> GuildId | None:
        """Return the server of an open table; None if it is not known to be open."""
        table = self._by_id.get(table_id)
        return None if table is None else table.guild

    def in_channel(self, channel: ChannelId) -> TableId | None:
        """Return the open table in a channel."""
        table = self._by_channel.get(channel)
        return None if table is None else table.id

    def in_guild(self, guild: GuildId) -> list[TableId]:
        """Return the open tables in a server."""
        return [table.id for table in self._by_channel.values() if table.guild == guild]

    def in_shard(self, shard: int, count: int) -> list[TableId]:
        """Return the open tables in the servers of one of ``count`` shards."""
        return [table.id for table in self._by_channel.values() if shard_of(table.guild, count) == shard]

    def opened_by(self, guild: GuildId, opener: PersonId) -> list[TableId]:
        """Return the open tables in a server that one person has opened."""
        return [one.id for one in self._by_channel.values() if (one.guild, one.opener) == (guild, opener)]

    @contextmanager
    def room_for(
        self,
        guild: GuildId,
        opener: PersonId,
        lobbies: int | None,
        *,
        is_checked: bool = False,
        place: PlaceKind = PlaceKind.HOME,
    ) -> Iterator[None]:
        """Count a table among the open ones while it is being opened.

        Args:
            guild: its server.
            opener: the person who opens it.
            lobbies: number of lobbies that person already has in the server; None if the game begins at once.
            is_checked: the limits were checked before, so the table is opened in any case.
            place: its kind of place.
        """
        if not is_checked:
            self.check_room(guild, opener, lobbies, place)
        mine = (guild, opener, lobbies is not None, place)
        self._being_opened.append(mine)
        try:
            yield
        finally:
            self._being_opened.remove(mine)

    def free(self, guild: GuildId) -> int:
        """Return how many more tables may be opened in a server."""
        if self._most is None:
            return sys.maxsize
        return self._most.a_server - sum(one == guild for one, _ in self._opened())

    def _opened(self) -> list[tuple[GuildId, PersonId | None]]:
        """Return the server and opener of every table that counts, including those being opened."""
        opened = [(table.guild, table.opener, table.place) for table in self._by_channel.values()]
        opened += [(where, by, place) for where, by, _, place in self._being_opened]
        return [(guild, opener) for guild, opener, place in opened if not _is_practice(guild, place)]

    def check_room(
        self, guild: GuildId, opener: PersonId, lobbies: int | None, place: PlaceKind = PlaceKind.HOME
    ) -> None:
        """Check that one more table may be opened.

        Raises:
            Refused: TABLES_A_SERVER, TABLES_A_PERSON, LOBBIES_A_PERSON.
        """
        if self._most is None or _is_practice(guild, place):
            return
        if place is PlaceKind.HOME and self.free(guild) <= 0:
            raise Refused(Refusal.TABLES_A_SERVER, tables=self._most.a_server)
        if sum(one == opener for _, one in self._opened()) >= self._most.a_person:
            raise Refused(Refusal.TABLES_A_PERSON, tables=self._most.a_person)
        mine = guild, opener, True, place
        if lobbies is not None and lobbies + self._being_opened.count(mine) >= self._most.lobbies:
            raise Refused(Refusal.LOBBIES_A_PERSON, tables=self._most.lobbies)


def _is_practice(guild: GuildId, place: PlaceKind) -> bool:
    """Return whether a table is in direct messages with the bot, where a person has one practice game."""
    return guild == NO_GUILD and place is PlaceKind.HOME
