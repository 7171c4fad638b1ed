"""The log of every table, one row an entry."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from tockbot.rules import TableRules
from tockbot.storage.database import Database, Statement, StorageError, Transaction
from tockbot.storage.kept.counters import next_number
from tockbot.storage.log_rows import LogRow, brought_in, entry_of, rows_of, rules_after
from tockbot.tables import (
    ChannelId,
    Conflict,
    Entry,
    GuildId,
    LogError,
    Opened,
    OpenTable,
    PersonId,
    TableId,
)

AT_A_TIME: Final = 50
"""So many entries are read before others get the event loop: that takes about two milliseconds."""


class StoredLog:
    """The tables' logs in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Keep the logs in this database."""
        self._database = database

    @property
    def is_shared(self) -> bool:
        """Whether other programs may write to it at the same time."""
        return self._database.is_shared

    async def open(self, entries: Sequence[Entry]) -> TableId | None:
        """Begin a table's log with these entries and give its id, or None if its channel has an open table.

        Raises:
            StorageError: it could not be saved.
            ValueError: the first entry opens no table.
        """
        opened = entries[0].event
        if not isinstance(opened, Opened):
            raise ValueError("a log begins with the opening of its table")  # noqa: TRY004 - the caller's bug, not a type
        rows = rows_of(entries)

        async def begin(transaction: Transaction) -> TableId:
            table_id = TableId(await next_number(transaction, "tables"))
            insert = "INSERT INTO tables (id, guild, channel, entries) VALUES ($1, $2, $3, $4)"
            await transaction.rows(insert, table_id, opened.guild, opened.channel, len(rows))
            if not await transaction.rows(_HOLD, opened.channel, table_id):
                raise _ChannelTakenError(again=transaction.again)
            await transaction.run_many(_INSERT, [(table_id, *row) for row in rows])
            await transaction.run_many(_SEAT, [(person, table_id) for person in brought_in(entries)])
            return table_id

        try:
            table_id = await self._database.transact(begin)
        except _ChannelTakenError as taken:
            return await self._opened_before(opened.channel, rows) if taken.again else None
        self._database.hint(f"{table_id}:{len(rows)}")
        return table_id

    async def _opened_before(self, channel: ChannelId, rows: Sequence[LogRow]) -> TableId | None:
        """The open table of a channel, if its log begins with just these rows."""
        for (table_id,) in await self._database.rows("SELECT table_id FROM open_tables WHERE channel = $1", channel):
            if await self._database.rows(f"{_SELECT} AND number <= $2 ORDER BY number", table_id, len(rows)) == rows:
                return TableId(table_id)
        return None

    async def append(self, table_id: TableId, entries: Sequence[Entry], *, ends: bool) -> None:
        """Add entries to a table's log, all or none.

        Args:
            table_id: the table.
            entries: the entries.
            ends: whether the table is no longer open after them.

        Raises:
            Conflict: there are entries with these numbers already.
            StorageError: they could not be saved.
        """
        rows = rows_of(entries)
        before = entries[0].number - 1
        after = before + len(rows)

        count = "UPDATE tables SET entries = $3 WHERE id = $1 AND entries = $2 RETURNING id"
        saved = await self._database.save(
            Statement(count, (table_id, before, after)),
            *(Statement(_INSERT, (table_id, *row)) for row in rows),
            *(Statement(_SEAT, (person, table_id)) for person in brought_in(entries)),
            *(Statement(sql, (table_id,)) for sql in _END if ends),
        )
        if not saved.rows and not (saved.again and await self._has(table_id, rows)):
            if not await self._database.rows("SELECT id FROM tables WHERE id = $1", table_id):
                raise StorageError(f"The database has no table {table_id}.")
            raise Conflict
        self._database.hint(f"{table_id}:{after}")

    async def reopen(self, table_id: TableId, entries: Sequence[Entry]) -> bool:
        """Add entries by which a table that was closed is open again; False if its channel has another open table.

        Raises:
            Conflict: there are entries with these numbers already.
            StorageError: they could not be saved.
        """
        rows = rows_of(entries)
        before, after = entries[0].number - 1, entries[-1].number

        async def add(transaction: Transaction) -> None:
            count = "UPDATE tables SET entries = $3, ended_at = NULL WHERE id = $1 AND entries = $2 RETURNING channel"
            found = await transaction.rows(count, table_id, before, after)
            if not found:
                if transaction.again and await self._has(table_id, rows):
                    return
                raise Conflict
            if not await transaction.rows(_HOLD, found[0][0], table_id):
                raise _ChannelTakenError(again=False)
            await transaction.run_many(_INSERT, [(table_id, *row) for row in rows])
            await transaction.run_many(_SEAT, [(person, table_id) for person in brought_in(entries)])
            await transaction.rows("DELETE FROM uncounted WHERE table_id = $1", table_id)

        try:
            await self._database.transact(add)
        except _ChannelTakenError:
            return False
        self._database.hint(f"{table_id}:{after}")
        return True

    async def _has(self, table_id: TableId, rows: Sequence[LogRow]) -> bool:
        """Whether just these rows are in a table's log."""
        between = f"{_SELECT} AND number >= $2 AND number <= $3 ORDER BY number"
        return await self._database.rows(between, table_id, rows[0][0], rows[-1][0]) == rows

    async def read(self, table_id: TableId, after: int = 0) -> list[Entry]:
        """The entries of a table after so many, in order.

        Raises:
            LogError: the rows are no log that this version can read.
            StorageError: the database could not be read.
        """
        # Plays are written by the rules of the table, which stand in the entries that chose them.
        sql = f"{_SELECT} AND (number > $2 OR kind IN ('open', 'choose')) ORDER BY number"
        rules: TableRules | None = None
        entries: list[Entry] = []
        for row in await self._database.rows(sql, table_id, after):
            is_known, expected = row[0] <= after, after + len(entries) + 1
            if not is_known and row[0] != expected:
                raise LogError(f"entry {expected} is missing")
            entry = entry_of(row, rules)
            rules = rules_after(entry, rules)
            if is_known:
                continue
            entries.append(entry)
            if not expected % AT_A_TIME:
                await asyncio.sleep(0)
        return entries

    async def close_unread(self, table_id: TableId) -> None:
        """Count a table as closed though its log does not say so; the log stays as it is."""
        first, *others = (Statement(sql, (table_id,)) for sql in _END)
        await self._database.save(first, *others)

    async def open_tables(self) -> list[OpenTable]:
        """The tables that are open, in the order in which they were opened."""
        sql = (
            "SELECT id, tables.channel, guild, actor FROM open_tables JOIN tables ON id = open_tables.table_id"
            " LEFT JOIN entries ON entries.table_id = id AND number = 1 ORDER BY id"
        )
        return [
            OpenTable(TableId(table_id), ChannelId(channel), GuildId(guild), None if host is None else PersonId(host))
            for table_id, channel, guild, host in await self._database.rows(sql)
        ]

    async def is_kept(self, table_id: TableId) -> bool:
        """Whether the log of a table is still kept."""
        return bool(await self._database.rows("SELECT id FROM tables WHERE id = $1", table_id))

    async def last_game(self, channel: ChannelId) -> TableId | None:
        """The last table of a channel whose game was played to its end: nothing follows the play that ends it."""
        sql = (
            "SELECT id FROM tables WHERE channel = $1 AND id NOT IN (SELECT table_id FROM open_tables)"
            " AND (SELECT kind FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1) = 'play'"
            " ORDER BY id DESC LIMIT 1"
        )
        for (table_id,) in await self._database.rows(sql, channel):
            return TableId(table_id)
        return None

    async def lengths(self) -> dict[TableId, int]:
        """How many entries the log of each open table has."""
        sql = "SELECT id, tables.entries FROM open_tables JOIN tables ON id = table_id"
        return {TableId(table_id): entries for table_id, entries in await self._database.rows(sql)}


_HOLD: Final = (
    "INSERT INTO open_tables (channel, table_id) VALUES ($1, $2) ON CONFLICT (channel) DO NOTHING RETURNING table_id"
)
"""What lets a table be the open one of a channel, if that has none."""

_END: Final = (
    "DELETE FROM open_tables WHERE table_id = $1 AND TRUE /*found*/ RETURNING table_id",
    "INSERT INTO uncounted (table_id) SELECT $1 WHERE TRUE /*found*/ ON CONFLICT (table_id) DO NOTHING",
)
"""What lets a table be open no more."""

_INSERT: Final = (
    "INSERT INTO entries (table_id, number, at, actor, form, kind, data)"
    " SELECT $1, $2, $3, $4, $5, $6, $7 WHERE TRUE /*found*/"
)
_SEAT: Final = (
    "INSERT INTO seated (person, table_id) SELECT $1, $2 WHERE TRUE /*found*/ ON CONFLICT (person, table_id) DO NOTHING"
)
"""What lets a person ask later which tables they had to do with."""

_SELECT: Final = "SELECT number, at, actor, form, kind, data FROM entries WHERE table_id = $1"


class _ChannelTakenError(Exception):
    """A channel has an open table; ``again`` says whether that may be the very one that is being opened."""

    def __init__(self, *, again: bool) -> None:
        super().__init__()
        self.again = again
