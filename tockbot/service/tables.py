"""Decides and saves commands at tables, one lock per table.

Invariants: under a table's lock, a command is decided on the current state, the decision is saved, and only then
does the table in memory change. If saving fails, nothing has changed; what was saved is kept and announced even if the
caller was cancelled. Listeners only learn that a table changed, and ask for what they may know of it.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
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
    LogError,
    Observation,
    Opened,
    Person,
    PersonId,
    PlaceKind,
    Proof,
    Refusal,
    Refused,
    SchedulerContext,
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
"""Called with the id of a table that changed; does its work later, in the background."""

ENDED_KEPT: Final = 100
"""Default number of ended tables kept in memory; others are read from their logs again."""

CONFLICTS: Final = 10
"""Maximum number of attempts to carry out a command while another process keeps writing first."""


def utc_now() -> datetime:
    """Return the current time in UTC."""
    return datetime.now(UTC)


@contextmanager
def suppress_unless_trouble() -> Iterator[None]:
    """Suppress a table's refusal, unless it comes from a database problem."""
    try:
        yield
    except Refused as refusal:
        if refusal.is_database_error:
            raise


def table_text(table_id: TableId) -> str:
    """Return a table's name for the log."""
    return f"table {table_id}"


def channel_text(channel: ChannelId) -> str:
    """Return a channel's name for the log."""
    return f"channel {channel}"


class Tables:
    """All tables: the open ones, and those that ended recently."""

    def __init__(  # noqa: PLR0913 - each is chosen by the code that assembles the bot
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
            log: holds the logs of the tables.
            people: holds the people they name.
            now: returns the time that is written into the logs.
            ended_kept: maximum number of ended tables in memory, for their history and rules.
            most_open: maximum numbers of open tables; None for no limit.
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
        """Call a listener with the id of every table that changes."""
        self._listeners.append(listener)

    async def restore(self) -> list[TableId]:
        """Learn which tables are open; each is read from its log when it is needed or loaded.

        Raises:
            Exception: the database cannot be read; nothing was changed.
        """
        before = self._open.ids
        found = await self._log.open_tables()
        self._open.replace_known(found, before)
        return [table.id for table in found]

    def add_opened(self, table: OpenTable) -> None:
        """Note a table that another process opened or resumed."""
        self._open.add(table)

    async def fetch(self, table_id: TableId) -> None:
        """Make sure that a table, open or ended, is in memory with the names of its people.

        Raises:
            Refused: NO_TABLE, UNREADABLE.
            Exception: the database cannot be read.
        """
        kept = self._kept.get(table_id)
        if kept is not None:
            if self._log.is_shared:
                # Never show a state from before another process wrote.
                await self.read_new_entries(table_id)
            # Names that could not be read before may be readable now.
            if kept.members - kept.people.keys():
                kept.meet(await self._names.missing(kept.table, kept.people))
            return
        if self._open.is_unreadable(table_id):
            raise Refused(Refusal.UNREADABLE)
        try:
            table = await saving.read_table(self._log, table_id)
        except LogError as error:
            if self._open.channel_of(table_id) is None:
                raise Refused(Refusal.NO_TABLE) from error
            logger.error("this version cannot read table %d and leaves it as it is: %s", table_id, error)  # noqa: TRY400 - a traceback may hold cards
            self._open.mark_unreadable(table_id)
            raise Refused(Refusal.UNREADABLE) from error
        people = await self._names.missing(table, ())
        # Another task may have loaded the table meanwhile and changed it since.
        if table_id not in self._kept:
            self._keep(table_id, table, people)

    def _keep(self, table_id: TableId, table: Table, read: Iterable[saving.Named]) -> None:
        """Store the new state of a table, and its people who were just read."""
        self._kept.keep(table_id, table, read)
        if table.stage.is_open:
            opening = table.opening
            where = opening.channel, opening.guild
            self._open.add(OpenTable(table_id, *where, opening.host, place=opening.place))
        else:
            self._open.drop(table.opening.channel, table_id)

    async def open(
        self,
        event: Opened,
        command: TableCommand = lambda _: None,
        new_channel: AbstractAsyncContextManager[ChannelId] | None = None,
        *,
        has_room: bool = False,
    ) -> TableId:
        """Open a table in a channel, decide the opener's first command, save both at once, and return the table's id.

        If vacant lobbies, whose people did not answer the presence check, are in the way, they are closed. With
        ``new_channel``, the channel is created once everything else was checked, and may be removed again if the table
        is not saved. With ``has_room``, limits are ignored: the caller has asked :meth:`free`.

        Raises:
            Refused: JUST_OPENED, UNREADABLE, NOT_SAVED, UNKNOWN, TABLES_A_SERVER, TABLES_A_PERSON, LOBBIES_A_PERSON, or
                the refusal of the place or of the command.
            Exception: the channel could not be created.
        """
        if new_channel is None:
            if self.unreadable_in(event.channel) is not None:
                raise Refused(Refusal.UNREADABLE)
            if channel_text(event.channel) in self._settling:
                raise Refused(Refusal.UNKNOWN)
            if self._check_place is not None:
                await self._check_place(event)
        step = decide_open_table(event, self._now(), command)
        waits = step.table.stage is Stage.LOBBY
        if not has_room:
            await self.check_room(event.guild, event.host, waits=waits, place=event.place)
        lobbies = self._lobbies(event.guild, event.host) if waits else None
        with self._open.room_for(event.guild, event.host, lobbies, is_checked=has_room, place=event.place):
            if new_channel is None:
                await self._make_room(event)
                return await saving.finish(self._save_opening(event.channel, step))
            async with new_channel as channel:
                step = decide_open_table(replace(event, channel=channel), self._now(), command)
                return await saving.finish(self._save_opening(channel, step))

    async def check_room(
        self, guild: GuildId, opener: PersonId, *, waits: bool = True, place: PlaceKind = PlaceKind.HOME
    ) -> None:
        """Check that a person may open one more table in a server; close vacant lobbies if they are in the way.

        Args:
            guild: the server.
            opener: the person.
            waits: the table will be a lobby that waits for its game.
            place: the kind of place.

        Raises:
            Refused: TABLES_A_SERVER, TABLES_A_PERSON, LOBBIES_A_PERSON; NOT_SAVED if a table cannot be read.
        """
        for table_id in self._open.opened_by(guild, opener) if waits else ():
            if table_id not in self._kept or self._log.is_shared:
                with suppress_unless_trouble():
                    await self._found_or_read(table_id)
                    await self.read_new_entries(table_id)
        try:
            self._open.check_room(guild, opener, self._lobbies(guild, opener) if waits else None, place)
        except Refused:
            await self._close_vacant(guild)
            self._open.check_room(guild, opener, self._lobbies(guild, opener) if waits else None, place)

    async def free(self, guild: GuildId, wanted: int) -> int:
        """Return how many more tables may be opened in a server; close vacant lobbies if they are in the way.

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
        """Return how many lobbies a person has opened in a server, among the tables in memory."""
        kept = (self._kept.get(one) for one in self._open.opened_by(guild, opener))
        return sum(one is not None and one.table.stage is Stage.LOBBY for one in kept)

    async def _make_room(self, event: Opened) -> None:
        """Close the table that is in the channel of a new one, if allowed."""
        before = self.in_channel(event.channel)
        if before is None:
            return
        try:
            await self.decide(before, Actor(event.host), commands.make_room)
        except Refused as refusal:
            if refusal.is_database_error:
                raise
            raise Refused(Refusal.JUST_OPENED) from refusal

    async def reopen(self, table_id: TableId, actor: Actor) -> None:
        """Resume a table that was closed."""
        table = (await self._found_or_read(table_id)).table
        if self._check_place is not None:
            await self._check_place(table.opening)
        guild, opener, waits = table.opening.guild, table.opening.host, table.game is None
        place = table.opening.place
        await self.check_room(guild, opener, waits=waits, place=place)
        with self._open.room_for(guild, opener, self._lobbies(guild, opener) if waits else None, place=place):
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

    async def decide(
        self, table_id: TableId, actor: Actor, command: TableCommand, *, quietly: bool = False
    ) -> Decision:
        """Carry out a command at a table, save the decision, notify the listeners unless ``quietly``, and return it.

        Raises:
            Refused: NO_TABLE, UNREADABLE, NOT_SAVED, UNKNOWN, or the refusal of the command.
        """
        kept = await self._found_or_read(table_id)
        async with kept.lock:
            for _ in range(CONFLICTS):
                if table_text(table_id) in self._settling:
                    raise Refused(Refusal.UNKNOWN)
                quiet = await self._names.quiet(kept.table)
                try:
                    step = decide(kept.table, actor, self._now(), command, quiet)
                except Refused:
                    if await self._has_changed(table_id, kept):
                        continue
                    raise
                if not step.entries:
                    return step
                try:
                    await saving.finish(self._save(table_id, kept, step, quietly=quietly))
                except Conflict:
                    await self._read_new_entries(table_id, kept)
                else:
                    return step
        logger.error("could not save table %d: another process wrote first, %d times", table_id, CONFLICTS)
        raise Refused(Refusal.NOT_SAVED)

    def check(self, table_id: TableId, actor: Actor, command: TableCommand) -> Decision:
        """Return the decision that a command would lead to at a table, without changing anything.

        Raises:
            Refused: NO_TABLE, UNREADABLE, or the refusal of the command.
        """
        return decide(self._found(table_id).table, actor, self._now(), command)

    def _found(self, table_id: TableId) -> saving.InMemoryTable:
        kept = self._kept.get(table_id)
        if kept is None:
            raise Refused(Refusal.UNREADABLE if self._open.is_unreadable(table_id) else Refusal.NO_TABLE)
        return kept

    async def _found_or_read(self, table_id: TableId) -> saving.InMemoryTable:
        """Return a table, read from its log if it is not in memory."""
        if table_id not in self._kept:
            with saving.refuse_on_error(f"could not read table {table_id}"):
                await self.fetch(table_id)
        return self._found(table_id)

    async def _save(self, table_id: TableId, kept: saving.InMemoryTable, step: Decision, *, quietly: bool) -> None:
        """Save a decision, then update the table in memory and announce it.

        Raises:
            Conflict: another process wrote first.
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
        """Read what was saved at a table whose save was unknown, and announce it even if that is nothing."""
        kept = self._kept.get(table_id)
        if kept is None:
            return
        async with kept.lock:
            if not await self._read_new_entries(table_id, kept):
                self.announce(table_id)

    async def _settled_opening(self, channel: ChannelId) -> None:
        """Find the table that was being opened in a channel, if it was saved, and announce it."""
        await self.restore()
        table_id = self.in_channel(channel)
        if table_id is not None:
            await self.fetch(table_id)
            self.announce(table_id)

    async def read_new_entries(self, table_id: TableId, entries: int | None = None) -> None:
        """Bring a table in memory up to date with what other processes wrote, and announce it if it changed.

        Args:
            table_id: the table.
            entries: number of entries that its log is said to have; if as many are known, nothing is read.

        Raises:
            Refused: NOT_SAVED, because the log cannot be read.
        """
        kept = self._kept.get(table_id)
        if kept is None or (entries is not None and kept.table.entries >= entries):
            return
        async with kept.lock:
            await self._read_new_entries(table_id, kept)

    async def _read_new_entries(self, table_id: TableId, kept: saving.InMemoryTable) -> bool:
        """Bring a table up to date with what other processes wrote; return whether that was anything.

        Raises:
            Refused: NOT_SAVED, because the log cannot be read.
        """
        table = await self._saving.read_new_entries(table_id, kept.table)
        if table is kept.table:
            return False
        self._keep(table_id, table, await self._names.missing(table, kept.people))
        self.announce(table_id)
        return True

    async def _has_changed(self, table_id: TableId, kept: saving.InMemoryTable) -> bool:
        """Read what other processes wrote before a command is refused; return whether the table changed."""
        if not self._log.is_shared:
            return False
        try:
            return await self._read_new_entries(table_id, kept)
        except Refused:
            return False

    async def close_unread(self, channel: ChannelId) -> None:
        """Close a channel's table that this version cannot read, leaving its log untouched."""
        table_id = self.unreadable_in(channel)
        if table_id is None:
            raise Refused(Refusal.NO_TABLE)
        await self._saving.close_unread(table_id)
        self._open.drop(channel, table_id)

    def announce(self, table_id: TableId) -> None:
        """Notify the listeners that a table changed; a failing one does not stop the others."""
        for listener in self._listeners:
            try:
                listener(table_id)
            except Exception as error:  # noqa: BLE001 - what was saved stays saved, and the player must get the answer
                logger.error("could not notify a listener of table %d: %s", table_id, traceback_line(error))  # noqa: TRY400 - as above

    async def proof(self, table_id: TableId) -> Proof | None:
        """Return the fairness proof of a game, checked just now; None while its seed is secret.

        Raises:
            LogError: an entry of the log is not valid.
            Exception: the log cannot be read.
        """
        return proof_of(await self._log.read(table_id), self._now())

    def renamed(self, person: Person, guild: GuildId | None = None, nick: str = "") -> None:
        """Change a person's global name at the tables in memory, and their nickname at those of a server."""
        for table_id in self._kept.rename(person, guild, nick):
            self.announce(table_id)

    def knows(self, table_id: TableId) -> bool:
        """Return whether a table is in memory."""
        return table_id in self._kept

    @property
    def in_doubt(self) -> int:
        """Number of tables with an unknown save."""
        return len(self._settling)

    async def close(self) -> None:
        """Stop resolving unknown saves."""
        await self._settling.close()

    @property
    def open_ids(self) -> frozenset[TableId]:
        """Ids of the tables that are known to be open."""
        return self._open.ids

    @property
    def open_count(self) -> int:
        """Number of open tables."""
        return self._open.count

    def in_channel(self, channel: ChannelId) -> TableId | None:
        """Return the open table in a channel."""
        return self._open.in_channel(channel)

    def channel_of(self, table_id: TableId) -> ChannelId | None:
        """Return the channel of an open table; None if it is not known to be open."""
        return self._open.channel_of(table_id)

    def in_shard(self, shard: int, count: int) -> list[TableId]:
        """Return the open tables in the servers of one of ``count`` shards."""
        return self._open.in_shard(shard, count)

    def may_go_on(self, table_id: TableId) -> bool:
        """Return whether a table in memory is open or can be resumed."""
        kept = self._kept.get(table_id)
        return kept is not None and not kept.table.is_final(self._now())

    def guild_of(self, table_id: TableId) -> GuildId | None:
        """Return the server of a table that is open or in memory."""
        kept = self._kept.get(table_id)
        return self._open.guild_of(table_id) if kept is None else kept.table.opening.guild

    @property
    def lengths(self) -> dict[TableId, int]:
        """Number of log entries of each open table in memory."""
        return self._kept.lengths

    def unreadable_in(self, channel: ChannelId) -> TableId | None:
        """Return the table in a channel if this version is known to be unable to read it."""
        here = self.in_channel(channel)
        return here if self._open.is_unreadable(here) else None

    def in_guild(self, guild: GuildId) -> list[TableId]:
        """Return the open tables in a server."""
        return self._open.in_guild(guild)

    def see(self, table_id: TableId, person: PersonId | None = None, *, outside: bool = False) -> TableSeen:
        """Return the view of one person, or of a spectator if None.

        People have their names in the table's server or, with ``outside``, their global names.

        Raises:
            Refused: NO_TABLE, UNREADABLE.
        """
        return self._kept.see(table_id, self._found(table_id), person, outside=outside)

    def observe(self, table_id: TableId, seat: Seat) -> Observation | None:
        """Return the game at a table as a seat knows it; None before the start."""
        kept = self._found(table_id)
        return None if kept.table.game is None else observe(kept.table, kept.table.game, seat, kept.people)

    def next_due_action(self, table_id: TableId, context: SchedulerContext) -> Due | None:
        """Return the next automatic action at a table and its time; None if the table is not in memory."""
        kept = self._kept.get(table_id)
        return None if kept is None else next_due_action(kept.table, context)


async def abandon(tables: Tables, table_id: TableId) -> None:
    """End a table whose channel or server is gone; a refusal is only logged."""
    try:
        await tables.decide(table_id, Actor(), commands.abandon)
    except Refused as refusal:
        logger.warning("could not end table %d, whose channel or server is gone: %s", table_id, refusal)
