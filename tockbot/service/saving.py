"""Which tables are open, and where: known of all of them, whether or not their logs have been read.

Saves in the tables' logs, and reads on in them: whatever is the trouble there, whoever asked is refused.

Looks up what became of saves of which nobody heard whether they were made.

Invariant: what is in doubt is decided upon by nobody until the database has said what became of it, however long that
takes. Then it is read, as if another program had written there.

Who the people at a table are, and when they sleep: of whom the log has numbers, read from where people are kept.

The tables in memory: how each stands, who is at it, and how it was seen last.

Invariant: a table is in memory once. One that is let go of while somebody still decides at it, or waits to, stays the
one that others find.

A table as somebody sees it is worked out once for all who ask before it changes: the answer to a press, the board, the
call of whoever is next.
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
"""So many seconds' work is done on a log before others get the event loop; one entry more takes less than one."""


@contextmanager
def refuse_on_error(what: str) -> Iterator[None]:
    """Do something with a log; if it fails the log says what could not be done.

    Raises:
        Conflict: somebody else wrote first.
        Refused: NOT_SAVED, UNKNOWN, or what else it was refused with.
    """
    try:
        yield
    except (Conflict, Refused):
        raise
    except Exception as error:
        logger.error("%s: %s", what, traceback_line(error))  # noqa: TRY400 - a traceback may hold cards
        raise Refused(Refusal.from_error(error)) from error


async def read_table(log: StoredLog, table_id: TableId) -> Table:
    """How a table stands.

    Raises:
        LogError: its log is none that this version can read.
        Exception: the database cannot be read.
    """
    entries = await log.read(table_id)
    if not entries:
        raise LogError("a log begins with the opening of its table")
    return await folded(opened(entries[0]), entries[1:])


async def folded(table: Table, entries: Sequence[Entry], at_a_time: float = MAX_BLOCKING_SECONDS) -> Table:
    """The table after these entries of its log.

    Raises:
        LogError: they cannot follow.
    """
    until = thread_time() + at_a_time
    for entry in entries:
        table = fold(table, entry)
        if thread_time() > until:
            await asyncio.sleep(0)
            until = thread_time() + at_a_time
    return table


class Saving:
    """Saves what was decided."""

    def __init__(self, log: StoredLog) -> None:
        """Save it in these logs."""
        self._log = log

    async def open(self, step: Decision) -> TableId:
        """Save how a table begins, and give its id.

        Raises:
            Refused: JUST_OPENED, NOT_SAVED, UNKNOWN.
        """
        with refuse_on_error("a table could not be opened"):
            table_id = await self._log.open(step.entries)
        if table_id is None:
            raise Refused(Refusal.JUST_OPENED)
        return table_id

    async def add(self, table_id: TableId, before: Table, step: Decision) -> None:
        """Save what comes after a table as it stood before.

        Raises:
            Conflict: somebody else wrote first.
            Refused: NOT_SAVED, UNKNOWN, CHANNEL_HAS_TABLE.
        """
        was_open, is_open, has_place = before.stage.is_open, step.table.stage.is_open, True
        with refuse_on_error(f"table {table_id} could not be saved"):
            if is_open and not was_open:
                has_place = await self._log.reopen(table_id, step.entries)
            else:
                await self._log.append(table_id, step.entries, ends=was_open and not is_open)
        if not has_place:
            raise Refused(Refusal.CHANNEL_HAS_TABLE)
        _count_plays(step)

    async def read_on(self, table_id: TableId, table: Table) -> Table:
        """A table with what somebody else wrote since; the same where that is nothing.

        Raises:
            Refused: NOT_SAVED, because it cannot be read.
        """
        with refuse_on_error(f"table {table_id} could not be read on"):
            return await folded(table, await self._log.read(table_id, table.entries))

    async def close_unread(self, table_id: TableId) -> None:
        """Close a table that cannot be read; its log stays as it is."""
        with refuse_on_error(f"table {table_id} could not be closed"):
            await self._log.close_unread(table_id)


def _count_plays(step: Decision) -> None:
    for entry in step.entries:
        if isinstance(entry.event, Played):
            sits = step.table.seated[entry.event.seat]
            by_program = entry.event.in_stead or isinstance(sits, Computer)
            PLAYS.labels("computer" if by_program else "person").inc()


async def whole(work: Awaitable[T]) -> T:
    """Do all of some work, however often whoever waits for it is cancelled meanwhile: what was saved must be kept."""
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
        doing.exception()  # looked at, so that nobody misses it
    raise gone


AGAIN: Final = 0.5
"""Seconds before a database that said nothing is asked again: to be asked it waits by itself."""


class UnknownSaveResolver:
    """What is in doubt, and who looks it up."""

    def __init__(self, log: StoredLog) -> None:
        """Ask these logs what became of it."""
        self._log = log
        self._looking: dict[Hashable, asyncio.Task[None]] = {}

    def __contains__(self, what: Hashable) -> bool:
        return what in self._looking

    def __len__(self) -> int:
        return len(self._looking)

    def look_up(self, what: Hashable, table_id: TableId | None, read: Callable[[], Awaitable[object]]) -> None:
        """Find out in the background what became of something.

        Args:
            what: what is in doubt until then.
            table_id: the table at which it was saved; None if a table was being opened.
            read: reads what was saved, once that is settled.
        """
        if what not in self._looking:
            looking = self._look_up(what, table_id, read)
            self._looking[what] = asyncio.create_task(looking, name=f"looking up {what}")

    async def _look_up(self, what: Hashable, table_id: TableId | None, read: Callable[[], Awaitable[object]]) -> None:
        while what in self._looking:
            try:
                await self._log.settle(table_id)
                await read()
                # Whoever was told of it by reading gets to decide after this.
                self._looking.pop(what, None)
                logger.warning("%s was looked up: what was saved there is settled", what)
            except Exception as error:  # noqa: BLE001 - a database that is away comes back
                logger.debug("%s cannot be looked up yet: %s", what, traceback_line(error))
                await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        """Look nothing up any more: whoever starts next reads what was saved."""
        looking = tuple(self._looking.values())
        self._looking.clear()
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)


@dataclass(frozen=True, slots=True)
class Named:
    """A person at a table.

    Attributes:
        here: under the name in the table's server.
        outside: under the global name, which is shown everywhere else.
    """

    here: Person
    outside: Person


class Names:
    """The names of people, read where they are not known."""

    def __init__(self, people: StoredPeople) -> None:
        """Read them here."""
        self._people = people

    async def missing(self, table: Table, known: Collection[PersonId]) -> list[Named]:
        """Those people of a table who are not known; who cannot be read now is asked for at the next step."""
        missing, guild = table.people.difference(known), table.opening.guild
        if not missing:
            return []
        try:
            outside = await self._people.read(missing)
            here = outside if guild == NO_GUILD else await self._people.read(missing, guild)
        except Exception as error:  # noqa: BLE001 - a game goes on without names
            logger.warning("the names of people at a table could not be read: %s", traceback_line(error))
            return []
        elsewhere = {person.id: person for person in outside}
        return [Named(person, elsewhere.get(person.id, replace(person, name=""))) for person in here]

    async def quiet(self, table: Table) -> Quiet:
        """When those at a table sleep, where that counts; where it cannot be read, never."""
        times = table.clock.times
        if times is None or not times.rests:
            return NOBODY_QUIET
        try:
            return await self._people.quiet([player.person for player in table.seated if isinstance(player, Human)])
        except Exception as error:  # noqa: BLE001 - a game goes on without quiet hours
            logger.warning("the quiet hours of people at a table could not be read: %s", traceback_line(error))
            return NOBODY_QUIET


SEEN_KEPT: Final = 256
"""So many tables as somebody saw them last are kept: those at which something just happened."""


@dataclass(slots=True, weakref_slot=True)
class InMemoryTable:
    """A table in memory.

    Attributes:
        table: as it stands.
        people: its people under their names in its server; another one whenever it changes.
        outside: its people under their global names; another one whenever ``people`` is.
        members: all whom it names, known or not.
        lock: held while a wish is decided and saved.
    """

    table: Table
    people: dict[PersonId, Person] = field(default_factory=dict)
    outside: dict[PersonId, Person] = field(default_factory=dict)
    members: frozenset[PersonId] = frozenset()
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def meet(self, read: Iterable[Named]) -> None:
        """Know these people too, where they are not known."""
        # Somebody known already may have been renamed while the others were read.
        new = [one for one in read if one.here.id not in self.people]
        if new:
            self.people = self.people | {one.here.id: one.here for one in new}
            self.outside = self.outside | {one.here.id: one.outside for one in new}


@dataclass(frozen=True, slots=True)
class _View:
    """A table as somebody saw it, and what it was seen from."""

    table: Table
    people: dict[PersonId, Person]
    seen: TableSeen


class TableCache:
    """The tables in memory: all that are given to it that are open, and those that ended last."""

    def __init__(self, ended_kept: int) -> None:
        """Begin with none, and never have more than so many that ended."""
        self._ended_kept = ended_kept
        self._kept: WeakValueDictionary[TableId, InMemoryTable] = WeakValueDictionary()
        self._open: dict[TableId, InMemoryTable] = {}
        self._ended: dict[TableId, InMemoryTable] = {}
        self._views: dict[tuple[TableId, PersonId | None, bool], _View] = {}

    def __contains__(self, table_id: TableId) -> bool:
        return table_id in self._kept

    def get(self, table_id: TableId) -> InMemoryTable | None:
        """A table, if it is in memory."""
        return self._kept.get(table_id)

    def keep(self, table_id: TableId, table: Table, read: Iterable[Named]) -> None:
        """Have a table in memory as it now stands, and its people who were read just now."""
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
        """A table as a person sees it, or with None as anybody does, in its server or ``outside`` of it."""
        key, people = (table_id, person, outside), kept.outside if outside else kept.people
        view = self._views.pop(key, None)
        if view is None or view.table is not kept.table or view.people is not people:
            view = _View(kept.table, people, see(table_id, kept.table, person, people))
        # Put back as the one that was asked for last.
        self._views[key] = view
        if len(self._views) > SEEN_KEPT:
            del self._views[next(iter(self._views))]
        return view.seen

    def rename(self, person: Person, guild: GuildId | None, nick: str) -> list[TableId]:
        """Call a person by other names; give the tables at which that changed something.

        Args:
            person: under the global name.
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
                # Nicknames that other servers gave stay theirs, unless the person was forgotten.
                now = person if here == outside or here is None or person.user is None else here
            if (here, outside) != (now, person):
                kept.people = kept.people | {person.id: now}
                kept.outside = kept.outside | {person.id: person}
                renamed.append(table_id)
        return renamed

    @property
    def lengths(self) -> dict[TableId, int]:
        """How many entries the logs of open tables have."""
        return {table_id: kept.table.entries for table_id, kept in self._open.items()}


@dataclass(frozen=True, slots=True)
class OpenTableLimits:
    """How many tables may be open at one time.

    Attributes:
        a_server: in one server.
        a_person: of those that one person has opened, anywhere.
        lobbies: of those that one person has opened in one server and whose games have not begun.
    """

    a_server: int
    a_person: int
    lobbies: int = 2


class OpenTables:
    """The open tables by their channels."""

    def __init__(self, most: OpenTableLimits | None) -> None:
        """Begin with none; ``most`` says how many there may be, None is as many as anybody likes."""
        self._most = most
        self._by_channel: dict[ChannelId, OpenTable] = {}
        self._by_id: dict[TableId, OpenTable] = {}
        self._being_opened: list[tuple[GuildId, PersonId, bool]] = []
        self._unreadable: set[TableId] = set()

    @property
    def count(self) -> int:
        """How many tables are open."""
        return len(self._by_channel)

    @property
    def ids(self) -> frozenset[TableId]:
        """The tables that are open."""
        return frozenset(self._by_id)

    def know(self, tables: Iterable[OpenTable], before: Collection[TableId] = ()) -> None:
        """Know that these are open, and no others.

        Args:
            tables: those that were open a moment ago.
            before: those that were known then; what was opened here or has ended since is known better here.
        """
        now = self.ids
        found = [table for table in tables if table.id in now or table.id not in before]
        here = [table for table in self._by_channel.values() if table.id not in before]
        self._by_channel = {table.channel: table for table in (*found, *here)}
        self._by_id = {table.id: table for table in self._by_channel.values()}
        self._unreadable &= self._by_id.keys()

    def add(self, table: OpenTable) -> None:
        """Know one more, or one that could not be read before and now is."""
        before = self._by_channel.get(table.channel)
        if before is not None:
            del self._by_id[before.id]
        self._by_channel[table.channel] = self._by_id[table.id] = table
        self._unreadable.discard(table.id)

    def drop(self, channel: ChannelId, table_id: TableId) -> None:
        """Know that a table is open no more."""
        if self.in_channel(channel) == table_id:
            del self._by_channel[channel], self._by_id[table_id]
        self._unreadable.discard(table_id)

    def cannot_be_read(self, table_id: TableId) -> None:
        """Know that this version cannot read the log of a table."""
        self._unreadable.add(table_id)

    def is_unreadable(self, table_id: TableId | None) -> bool:
        """Whether this version is known to be unable to read the log of an open table."""
        return table_id in self._unreadable

    def channel_of(self, table_id: TableId) -> ChannelId | None:
        """The channel of an open table; None if it is not known to be open."""
        table = self._by_id.get(table_id)
        return None if table is None else table.channel

    def guild_of(self, table_id: TableId) -> GuildId | None:
        """The server of an open table; None if it is not known to be open."""
        table = self._by_id.get(table_id)
        return None if table is None else table.guild

    def in_channel(self, channel: ChannelId) -> TableId | None:
        """The open table in a channel."""
        table = self._by_channel.get(channel)
        return None if table is None else table.id

    def in_guild(self, guild: GuildId) -> list[TableId]:
        """The open tables in a server."""
        return [table.id for table in self._by_channel.values() if table.guild == guild]

    def in_shard(self, shard: int, count: int) -> list[TableId]:
        """The open tables in the servers of a shard, of so many."""
        return [table.id for table in self._by_channel.values() if shard_of(table.guild, count) == shard]

    def opened_by(self, guild: GuildId, opener: PersonId) -> list[TableId]:
        """The open tables in a server that one person has opened."""
        return [one.id for one in self._by_channel.values() if (one.guild, one.opener) == (guild, opener)]

    @contextmanager
    def room_for(
        self, guild: GuildId, opener: PersonId, lobbies: int | None, *, is_checked: bool = False
    ) -> Iterator[None]:
        """Count a table with the open ones while it is being opened.

        Args:
            guild: its server.
            opener: the person who opens it.
            lobbies: how many lobbies that person has in the server already; None if the game begins at once.
            is_checked: whether room for it was found before, so that it is opened in any case.
        """
        if not is_checked:
            self.check_room(guild, opener, lobbies)
        mine = (guild, opener, lobbies is not None)
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
        """Return the server and the opener of each table that counts: also of those that are being opened."""
        opened = [(table.guild, table.opener) for table in self._by_channel.values()]
        opened += [(where, by) for where, by, _ in self._being_opened]
        return [one for one in opened if one[0] != NO_GUILD]

    def check_room(self, guild: GuildId, opener: PersonId, lobbies: int | None) -> None:
        """Make sure that one more table may be opened.

        Raises:
            Refused: TABLES_A_SERVER, TABLES_A_PERSON, LOBBIES_A_PERSON.
        """
        if self._most is None or guild == NO_GUILD:
            return
        if self.free(guild) <= 0:
            raise Refused(Refusal.TABLES_A_SERVER, tables=self._most.a_server)
        if sum(one == opener for _, one in self._opened()) >= self._most.a_person:
            raise Refused(Refusal.TABLES_A_PERSON, tables=self._most.a_person)
        if lobbies is not None and lobbies + self._being_opened.count((guild, opener, True)) >= self._most.lobbies:
            raise Refused(Refusal.LOBBIES_A_PERSON, tables=self._most.lobbies)
