"""The tables of this bot: one lock each, every decision saved before anybody is told.

Invariant: under a table's lock a wish is decided on the table as it stands, the step that comes of it is saved, and
only then does the table change. If saving fails nothing has changed; whatever was saved is kept and announced, even
where whoever asked has gone. Listeners are told that a table changed, and ask for what they may know of it.

Ends a table for which there is no place any more: its channel was deleted, or its server was left.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from typing import Final, TypeVar

from tockbot.rules import Seat
from tockbot.service import saving
from tockbot.service.tasks import traceback_line
from tockbot.storage import Conflict, OpenTable, StoredLog, StoredPeople
from tockbot.tables import (
    Actor,
    ChannelId,
    Decision,
    Due,
    GuildId,
    KeeperContext,
    LogError,
    Observation,
    Opened,
    Person,
    PersonId,
    Proof,
    Refusal,
    Refused,
    Stage,
    Table,
    TableCommand,
    TableId,
    TableSeen,
    commands,
    decide,
    decide_open_table,
    next_due_action,
    observe,
    proof_of,
)

logger = logging.getLogger(__name__)

T = TypeVar("T")

Listener = Callable[[TableId], None]
"""Told the id of a table that changed; it does what it does later, and in the background."""

ENDED_KEPT: Final = 100
"""So many ended tables are kept in memory unless told otherwise; others are read from their logs again."""

CONFLICTS: Final = 10
"""So often in a row a step is decided again because somebody else wrote first."""


def utc_now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


@contextmanager
def suppress_unless_trouble() -> Iterator[None]:
    """Suppress a refusal of what a table says no to, but not one that comes from the database."""
    try:
        yield
    except Refused as refusal:
        if refusal.is_trouble:
            raise


def table_text(table_id: TableId) -> str:
    """A table, as the log is to name it."""
    return f"table {table_id}"


def channel_text(channel: ChannelId) -> str:
    """A channel, as the log is to name it."""
    return f"channel {channel}"


class Tables:
    """All tables, open ones and those that ended lately."""

    def __init__(  # noqa: PLR0913 - each is chosen by whoever puts the bot together
        self,
        log: StoredLog,
        people: StoredPeople,
        now: Callable[[], datetime] = utc_now,
        *,
        ended_kept: int = ENDED_KEPT,
        most_open: saving.OpenTableLimits | None = None,
        check_place: Callable[[Opened], Awaitable[None]] | None = None,
    ) -> None:
        """Keep the tables in this log.

        Args:
            log: where the logs of the tables are.
            people: who the people are that they name.
            now: gives the time that is written into them.
            ended_kept: how many ended tables are kept in memory, for their history and rules.
            most_open: how many may be open; None is as many as anybody likes.
            check_place: raises ``Refused`` if a table may not be open in its channel.
        """
        self._log = log
        self._check_place = check_place
        self._names = saving.Names(people)
        self._now = now
        self._open = saving.OpenTables(most_open)
        self._kept = saving.TableCache(ended_kept)
        self._saving = saving.Saving(log)
        self._settling = saving.UnknownSaveResolver(log)
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Be told the id of every table that changes."""
        self._listeners.append(listener)

    async def restore(self) -> list[TableId]:
        """Learn which tables are open; each is read from its log when somebody asks for it, or it is taken up.

        Raises:
            Exception: the database cannot be read; nothing was changed.
        """
        before = self._open.ids
        found = await self._log.open_tables()
        self._open.know(found, before)
        return [table.id for table in found]

    def learn(self, table: OpenTable) -> None:
        """Know of a table that another program opened, or took up again."""
        self._open.add(table)

    async def fetch(self, table_id: TableId) -> None:
        """Make sure that a table is in memory, also one that ended, with the names of its people.

        Raises:
            Refused: NO_TABLE, UNREADABLE.
            Exception: the database cannot be read.
        """
        kept = self._kept.get(table_id)
        if kept is not None:
            if self._log.is_shared:
                # Nothing is shown as it stood before others wrote.
                await self.read_on(table_id)
            # Names that could not be read before may be read now.
            kept.meet(await self._names.missing(kept.table, kept.people))
            return
        if self._open.is_unreadable(table_id):
            raise Refused(Refusal.UNREADABLE)
        try:
            table = await saving.read_table(self._log, table_id)
        except LogError as error:
            if self._open.channel_of(table_id) is None:
                raise Refused(Refusal.NO_TABLE) from error
            logger.error("table %d cannot be read by this version and is left as it is: %s", table_id, error)  # noqa: TRY400 - a traceback may hold cards
            self._open.cannot_be_read(table_id)
            raise Refused(Refusal.UNREADABLE) from error
        people = await self._names.missing(table, ())
        # Whoever else has read it meanwhile may have let it go on since.
        if table_id not in self._kept:
            self._keep(table_id, table, people)

    def _keep(self, table_id: TableId, table: Table, read: Iterable[saving.Named]) -> None:
        """Have a table in memory as it now stands, and its people who were read just now."""
        self._kept.keep(table_id, table, read)
        if table.stage.is_open:
            opening = table.opening
            self._open.add(OpenTable(table_id, opening.channel, opening.guild, opening.host))
        else:
            self._open.drop(table.opening.channel, table_id)

    async def open(
        self,
        event: Opened,
        wish: TableCommand = lambda _: None,
        make_channel: Callable[[], Awaitable[ChannelId]] | None = None,
        *,
        has_room: bool = False,
    ) -> TableId:
        """Open a table in a channel, let whoever opens it have a first wish, save both at once, and give its id.

        A table is closed for it whose people were asked whether they are there, and have said nothing for long. With
        ``make_channel``, the table is opened in a channel that is made once everything else has been checked. With
        ``has_room``, it is opened whatever the limits are: :meth:`free` was asked before.

        Raises:
            Refused: JUST_OPENED, UNREADABLE, NOT_SAVED, UNKNOWN, TABLES_A_SERVER, TABLES_A_PERSON, LOBBIES_A_PERSON, or
                what the place or the wish is refused with.
            Exception: the channel could not be made.
        """
        if make_channel is None:
            if self.unreadable_in(event.channel) is not None:
                raise Refused(Refusal.UNREADABLE)
            if channel_text(event.channel) in self._settling:
                raise Refused(Refusal.UNKNOWN)
            if self._check_place is not None:
                await self._check_place(event)
        step = decide_open_table(event, self._now(), wish)
        waits = step.table.stage is Stage.LOBBY
        if not has_room:
            await self.check_room(event.guild, event.host, waits=waits)
        lobbies = self._lobbies(event.guild, event.host) if waits else None
        with self._open.room_for(event.guild, event.host, lobbies, is_checked=has_room):
            if make_channel is None:
                await self._make_room(event)
            else:
                event = replace(event, channel=await make_channel())
                step = decide_open_table(event, self._now(), wish)
            return await saving.whole(self._save_opening(event.channel, step))

    async def check_room(self, guild: GuildId, opener: PersonId, *, waits: bool = True) -> None:
        """Make sure that a person may open one more table in a server; if vacant lobbies are in the way, close them.

        Args:
            guild: the server.
            opener: the person.
            waits: whether the table will be a lobby that waits for its game.

        Raises:
            Refused: TABLES_A_SERVER, TABLES_A_PERSON, LOBBIES_A_PERSON; NOT_SAVED if a table cannot be read.
        """
        for table_id in self._open.opened_by(guild, opener) if waits else ():
            if table_id not in self._kept or self._log.is_shared:
                with suppress_unless_trouble():
                    await self._found_or_read(table_id)
                    await self.read_on(table_id)
        try:
            self._open.check_room(guild, opener, self._lobbies(guild, opener) if waits else None)
        except Refused:
            await self._close_vacant(guild)
            self._open.check_room(guild, opener, self._lobbies(guild, opener) if waits else None)

    async def free(self, guild: GuildId, wanted: int) -> int:
        """Return how many more tables may be opened in a server; if vacant lobbies are in the way, close them.

        Raises:
            Refused: NOT_SAVED.
        """
        if self._open.free(guild) < wanted:
            await self._close_vacant(guild)
        return self._open.free(guild)

    async def _close_vacant(self, guild: GuildId) -> None:
        for table_id in self._open.in_guild(guild):
            kept = self._kept.get(table_id)
            if kept is not None and kept.table.is_vacant:
                with suppress_unless_trouble():
                    await self.decide(table_id, Actor(), commands.close_vacant)

    def _lobbies(self, guild: GuildId, opener: PersonId) -> int:
        """How many of the tables that a person has opened in a server wait for their games, of those in memory."""
        kept = (self._kept.get(one) for one in self._open.opened_by(guild, opener))
        return sum(one is not None and one.table.stage is Stage.LOBBY for one in kept)

    async def _make_room(self, event: Opened) -> None:
        """Close the table in the channel of another, where that may be."""
        before = self.in_channel(event.channel)
        if before is None:
            return
        try:
            await self.decide(before, Actor(event.host), commands.make_room)
        except Refused as refusal:
            if refusal.is_trouble:
                raise
            raise Refused(Refusal.JUST_OPENED) from refusal

    async def reopen(self, table_id: TableId, actor: Actor) -> None:
        """Take a table up again that was closed."""
        table = (await self._found_or_read(table_id)).table
        if self._check_place is not None:
            await self._check_place(table.opening)
        guild, opener, waits = table.opening.guild, table.opening.host, table.game is None
        await self.check_room(guild, opener, waits=waits)
        with self._open.room_for(guild, opener, self._lobbies(guild, opener) if waits else None):
            await self.decide(table_id, actor, commands.reopen)

    async def _save_opening(self, channel: ChannelId, step: Decision) -> TableId:
        try:
            table_id = await self._saving.open(step)
        except Refused as refusal:
            if refusal.reason is Refusal.UNKNOWN:
                self._settling.look_up(channel_text(channel), None, partial(self._settled_opening, channel))
            raise
        self._keep(table_id, step.table, await self._names.missing(step.table, ()))
        self.announce(table_id)
        return table_id

    async def decide(self, table_id: TableId, actor: Actor, wish: TableCommand, *, quietly: bool = False) -> Decision:
        """Decide upon a wish at a table, save what comes of it and give it, and unless ``quietly`` tell the listeners.

        Raises:
            Refused: NO_TABLE, UNREADABLE, NOT_SAVED, UNKNOWN, or what the wish is refused with.
        """
        kept = await self._found_or_read(table_id)
        async with kept.lock:
            for _ in range(CONFLICTS):
                if table_text(table_id) in self._settling:
                    raise Refused(Refusal.UNKNOWN)
                quiet = await self._names.quiet(kept.table)
                try:
                    step = decide(kept.table, actor, self._now(), wish, quiet)
                except Refused:
                    if await self._has_gone_on(table_id, kept):
                        continue
                    raise
                if not step.entries:
                    return step
                try:
                    await saving.whole(self._save(table_id, kept, step, quietly=quietly))
                except Conflict:
                    await self._read_on(table_id, kept)
                else:
                    return step
        logger.error("table %d could not be saved: somebody else wrote first, %d times", table_id, CONFLICTS)
        raise Refused(Refusal.NOT_SAVED)

    def check(self, table_id: TableId, actor: Actor, wish: TableCommand) -> Decision:
        """Return what would come of a wish at a table; nothing changes.

        Raises:
            Refused: NO_TABLE, UNREADABLE, or what the wish is refused with.
        """
        return decide(self._found(table_id).table, actor, self._now(), wish)

    def _found(self, table_id: TableId) -> saving.InMemoryTable:
        kept = self._kept.get(table_id)
        if kept is None:
            raise Refused(Refusal.UNREADABLE if self._open.is_unreadable(table_id) else Refusal.NO_TABLE)
        return kept

    async def _found_or_read(self, table_id: TableId) -> saving.InMemoryTable:
        """A table, read from its log if it is not in memory."""
        if table_id not in self._kept:
            with saving.refuse_on_error(f"table {table_id} could not be read"):
                await self.fetch(table_id)
        return self._found(table_id)

    async def _save(self, table_id: TableId, kept: saving.InMemoryTable, step: Decision, *, quietly: bool) -> None:
        """Save a step, then keep the table after it and tell of it.

        Raises:
            Conflict: somebody else wrote first.
            Refused: NOT_SAVED, UNKNOWN, CHANNEL_HAS_TABLE.
        """
        try:
            await self._saving.add(table_id, kept.table, step)
        except Refused as refusal:
            if refusal.reason is Refusal.UNKNOWN:
                self._settling.look_up(table_text(table_id), table_id, partial(self._settled, table_id))
            raise
        read = await self._names.missing(step.table, kept.people)
        self._keep(table_id, step.table, read)
        if not quietly:
            self.announce(table_id)

    async def _settled(self, table_id: TableId) -> None:
        """Read on at a table of which it is now settled what was saved there, and tell of it whatever that is."""
        kept = self._kept.get(table_id)
        if kept is None:
            return
        async with kept.lock:
            if not await self._read_on(table_id, kept):
                self.announce(table_id)

    async def _settled_opening(self, channel: ChannelId) -> None:
        """The same of a channel in which a table was being opened."""
        await self.restore()
        table_id = self.in_channel(channel)
        if table_id is not None:
            await self.fetch(table_id)
            self.announce(table_id)

    async def read_on(self, table_id: TableId, entries: int | None = None) -> None:
        """Bring a table that is in memory up to date with what other programs wrote, and tell of it.

        Args:
            table_id: the table.
            entries: how many entries its log is said to have; nothing is read where it is known to have as many.

        Raises:
            Refused: NOT_SAVED, because what was written cannot be read.
        """
        kept = self._kept.get(table_id)
        if kept is None or (entries is not None and kept.table.entries >= entries):
            return
        async with kept.lock:
            await self._read_on(table_id, kept)

    async def _read_on(self, table_id: TableId, kept: saving.InMemoryTable) -> bool:
        """Bring a table up to date with what somebody else wrote; whether that was anything.

        Raises:
            Refused: NOT_SAVED, because what was written cannot be read.
        """
        table = await self._saving.read_on(table_id, kept.table)
        if table is kept.table:
            return False
        self._keep(table_id, table, await self._names.missing(table, kept.people))
        self.announce(table_id)
        return True

    async def _has_gone_on(self, table_id: TableId, kept: saving.InMemoryTable) -> bool:
        """Whether another program let a table go on, at which something is to be refused; then it is read on."""
        if not self._log.is_shared:
            return False
        try:
            return await self._read_on(table_id, kept)
        except Refused:
            return False

    async def close_unread(self, channel: ChannelId) -> None:
        """Close a channel's table that this version cannot read; its log stays as it is."""
        table_id = self.unreadable_in(channel)
        if table_id is None:
            raise Refused(Refusal.NO_TABLE)
        await self._saving.close_unread(table_id)
        self._open.drop(channel, table_id)

    def announce(self, table_id: TableId) -> None:
        """Tell the listeners that a table changed; the trouble of one of them is not that of the others."""
        for listener in self._listeners:
            try:
                listener(table_id)
            except Exception as error:  # noqa: BLE001 - what was saved stays saved, and whoever asked is told so
                logger.error("a change of table %d could not be told: %s", table_id, traceback_line(error))  # noqa: TRY400 - as above

    async def proof(self, table_id: TableId) -> Proof | None:
        """The proof of a game's chance, checked just now; None while its seed is secret.

        Raises:
            LogError: something in the log does not follow.
            Exception: the log cannot be read.
        """
        return proof_of(await self._log.read(table_id), self._now())

    def renamed(self, person: Person, guild: GuildId | None = None, nick: str = "") -> None:
        """Call a person by this global name at the tables in memory, and by this nickname at those of a server."""
        for table_id in self._kept.rename(person, guild, nick):
            self.announce(table_id)

    def knows(self, table_id: TableId) -> bool:
        """Whether a table is in memory."""
        return table_id in self._kept

    @property
    def in_doubt(self) -> int:
        """At how many tables it is being looked up what became of a save."""
        return len(self._settling)

    async def close(self) -> None:
        """Look nothing up any more."""
        await self._settling.close()

    @property
    def open_ids(self) -> frozenset[TableId]:
        """The tables that are known to be open."""
        return self._open.ids

    @property
    def open_count(self) -> int:
        """How many tables are open."""
        return self._open.count

    def in_channel(self, channel: ChannelId) -> TableId | None:
        """The open table in a channel."""
        return self._open.in_channel(channel)

    def channel_of(self, table_id: TableId) -> ChannelId | None:
        """The channel of an open table; None if it is not known to be open."""
        return self._open.channel_of(table_id)

    def in_shard(self, shard: int, count: int) -> list[TableId]:
        """The open tables in the servers of a shard, of so many."""
        return self._open.in_shard(shard, count)

    def may_go_on(self, table_id: TableId) -> bool:
        """Return whether the game of a table in memory is not over for good: it is open, or can be resumed."""
        kept = self._kept.get(table_id)
        return kept is not None and not kept.table.is_over_for_good(self._now())

    def guild_of(self, table_id: TableId) -> GuildId | None:
        """The server of a table that is open or in memory."""
        kept = self._kept.get(table_id)
        return self._open.guild_of(table_id) if kept is None else kept.table.opening.guild

    @property
    def lengths(self) -> dict[TableId, int]:
        """How many entries the logs of open tables have, as far as they are in memory."""
        return self._kept.lengths

    def unreadable_in(self, channel: ChannelId) -> TableId | None:
        """The table in a channel that is known to be one that this version cannot read."""
        here = self.in_channel(channel)
        return here if self._open.is_unreadable(here) else None

    def in_guild(self, guild: GuildId) -> list[TableId]:
        """The open tables in a server."""
        return self._open.in_guild(guild)

    def see(self, table_id: TableId, person: PersonId | None = None, *, outside: bool = False) -> TableSeen:
        """A table as a person sees it, or with None as anybody does.

        People have their names of the table's server, or, ``outside`` of it, their global names.

        Raises:
            Refused: NO_TABLE, UNREADABLE.
        """
        return self._kept.see(table_id, self._found(table_id), person, outside=outside)

    def observe(self, table_id: TableId, seat: Seat) -> Observation | None:
        """The game at a table as a seat knows it; None before the start."""
        kept = self._found(table_id)
        return None if kept.table.game is None else observe(kept.table, kept.table.game, seat, kept.people)

    def next_due_action(self, table_id: TableId, keeping: KeeperContext) -> Due | None:
        """What follows by itself next at a table, and when; nothing at one that is not in memory."""
        kept = self._kept.get(table_id)
        return None if kept is None else next_due_action(kept.table, keeping)


async def abandon(tables: Tables, table_id: TableId) -> None:
    """End a table whose channel or server is gone; where that is refused, only the log says so."""
    try:
        await tables.decide(table_id, Actor(), commands.abandon)
    except Refused as refusal:
        logger.warning("table %d, whose channel or server is gone, could not be ended: %s", table_id, refusal)
