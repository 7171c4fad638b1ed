"""The log of every table, one row an entry."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from tockbot.rules import TableRules
from tockbot.storage.database import Database, StorageError
from tockbot.tables import (
    FORM,
    ChannelId,
    Chosen,
    Conflict,
    Entry,
    LogError,
    Opened,
    PersonId,
    TableId,
    decode,
    encode,
)

NUMBER_TAKEN: Final = "UNIQUE constraint failed: entries.table_id, entries.number"
"""What SQLite says where there is an entry with this number already."""


class SqliteLog:
    """The tables' logs in a database."""

    def __init__(self, database: Database) -> None:
        """Keep the logs in this database."""
        self._database = database

    async def open(self, entries: Sequence[Entry]) -> TableId | None:
        """Begin a table's log with these entries and give its id, or None if its channel has an open table.

        Raises:
            StorageError: it could not be saved.
            ValueError: the first entry opens no table.
        """
        opened = entries[0].event
        if not isinstance(opened, Opened):
            raise ValueError("a log begins with the opening of its table")  # noqa: TRY004 - the caller's bug, not a type
        async with self._database.transaction() as connection:
            taken = "SELECT 1 FROM tables WHERE channel = ? AND is_open = 1"
            async with connection.execute(taken, (opened.channel,)) as cursor:
                if await cursor.fetchone() is not None:
                    return None
            insert = "INSERT INTO tables (guild, channel) VALUES (?, ?)"
            async with connection.execute(insert, (opened.guild, opened.channel)) as cursor:
                table_id = cursor.lastrowid
            if table_id is None:
                raise StorageError("The database gave the new table no id.")
            await connection.executemany(_INSERT, [_row(TableId(table_id), entry) for entry in entries])
        return TableId(table_id)

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
        rows = [_row(table_id, entry) for entry in entries]
        async with self._database.transaction() as connection:
            try:
                await connection.executemany(_INSERT, rows)
            except sqlite3.IntegrityError as error:
                if str(error) == NUMBER_TAKEN:
                    raise Conflict from error
                raise
            if ends:
                await connection.execute("UPDATE tables SET is_open = 0 WHERE id = ?", (table_id,))

    async def read(self, table_id: TableId, after: int = 0) -> list[Entry]:
        """The entries of a table after so many, in order.

        Raises:
            LogError: the rows are no log that this version can read.
            StorageError: the database could not be read.
        """
        rules: TableRules | None = None
        if after:
            # Plays are written by the rules of the table, which stand in the entries that chose them.
            sql = f"{_SELECT} AND number <= ? AND kind IN ('open', 'choose') ORDER BY number"
            for row in await self._database.rows(sql, table_id, after):
                rules = _rules_after(_entry(row, rules), rules)
        rows = await self._database.rows(f"{_SELECT} AND number > ? ORDER BY number", table_id, after)
        entries: list[Entry] = []
        for expected, row in enumerate(rows, after + 1):
            if row[0] != expected:
                raise LogError(f"entry {expected} is missing")
            entries.append(_entry(row, rules))
            rules = _rules_after(entries[-1], rules)
        return entries

    async def close_unread(self, table_id: TableId) -> None:
        """Count a table as closed though its log does not say so; the log stays as it is.

        Raises:
            StorageError: it could not be saved.
        """
        async with self._database.transaction() as connection:
            await connection.execute("UPDATE tables SET is_open = 0 WHERE id = ?", (table_id,))

    async def open_tables(self) -> dict[TableId, ChannelId]:
        """The tables that are open, in the order in which they were opened, with the channel of each.

        Raises:
            StorageError: the database could not be read.
        """
        rows = await self._database.rows("SELECT id, channel FROM tables WHERE is_open = 1 ORDER BY id")
        return {TableId(table_id): ChannelId(channel) for table_id, channel in rows}


_INSERT: Final = "INSERT INTO entries (table_id, number, at, actor, form, kind, data) VALUES (?, ?, ?, ?, ?, ?, ?)"
_SELECT: Final = "SELECT number, at, actor, form, kind, data FROM entries WHERE table_id = ?"


def _row(table_id: TableId, entry: Entry) -> tuple[int, int, str, int | None, int, str, str]:
    kind, data = encode(entry.event)
    at = entry.at.isoformat(timespec="microseconds")
    return table_id, entry.number, at, entry.actor, FORM, kind, json.dumps(data, separators=(",", ":"))


def _entry(row: tuple[int, str, int | None, int, str, str], rules: TableRules | None) -> Entry:
    """The entry that a row holds.

    Raises:
        LogError: it holds none that this version can read.
    """
    number, at, actor, form, kind, data = row
    try:
        event = decode(kind, json.loads(data), rules, form)
        moment = datetime.fromisoformat(at)
    except LogError as error:
        raise LogError(f"entry {number}: {error}") from error
    except ValueError as error:
        raise LogError(f"entry {number} has no time, or is no JSON") from error
    if moment.tzinfo is None:
        raise LogError(f"entry {number} does not say in which time zone it was written")
    return Entry(number, moment, None if actor is None else PersonId(actor), event)


def _rules_after(entry: Entry, rules: TableRules | None) -> TableRules | None:
    """The rules of the table after an entry."""
    return entry.event.rules if isinstance(entry.event, Opened | Chosen) else rules
