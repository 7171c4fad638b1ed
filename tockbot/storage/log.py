"""Stores the log of every table: one row per entry, or one compressed row once the game is over for good.

Also lists the open tables and their channels.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Collection, Iterable, Iterator, Sequence
from datetime import datetime
from typing import Any, Final

from tockbot.json_codec import compact
from tockbot.rules import TableRules
from tockbot.storage.database import Stored, next_number
from tockbot.storage.engine import Row, Statement, StorageError, Transaction, UnknownError, moment_text
from tockbot.storage.people import KNOW_GUILD
from tockbot.storage.records import Conflict, OpenTable
from tockbot.storage.shards import SHARD_OF
from tockbot.tables import (
    FORM,
    NO_GUILD,
    CardPassed,
    ChannelId,
    Chosen,
    Entry,
    GuildId,
    Human,
    LogError,
    Opened,
    PersonId,
    PlaceKind,
    Played,
    Queued,
    Sat,
    SeatReserved,
    TableId,
    Unqueued,
    decode,
    encode,
)

LogRow = tuple[int, str, int | None, int, str, str]
"""An entry as a row: number, moment, actor, form, kind, data."""


CHOOSE_RULES: Final = ("open", "choose")
"""Kinds of entries that contain the rules of the table, which are needed to read plays."""


def people_joining(entries: Sequence[Entry]) -> list[PersonId]:
    """Return everyone who sat down, has a seat reserved, or did anything but play, such as asking for a seat."""
    found = {one.actor for one in entries if not isinstance(one.event, CardPassed | Played | Queued | Unqueued)}
    for entry in entries:
        match entry.event:
            case Sat(_, Human(person)) | SeatReserved(_, person):
                found.add(person)
            case _:
                pass
    return sorted(person for person in found if person is not None)


def rows_of(entries: Iterable[Entry]) -> list[LogRow]:
    """Return the rows of these entries."""
    return [_row(entry) for entry in entries]


def _row(entry: Entry) -> LogRow:
    kind, data = encode(entry.event)
    at = moment_text(entry.at)
    return entry.number, at, entry.actor, FORM, kind, compact(data)


def entry_of(row: LogRow, rules: TableRules | None) -> Entry:
    """Return the entry in a row.

    Raises:
        LogError: this version cannot read it.
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


def packed(rows: Sequence[LogRow]) -> bytes:
    """Return all rows of a log as compressed JSON, an eighth of their size."""
    return zlib.compress(json.dumps(rows, ensure_ascii=False, separators=(",", ":")).encode(), zlib.Z_BEST_COMPRESSION)


def unpacked(data: bytes) -> list[LogRow]:
    """Return the rows that were packed, equal to the last character.

    Raises:
        LogError: the data is not a packed log.
    """
    try:
        rows: list[LogRow] = [tuple(row) for row in json.loads(zlib.decompress(data))]
    except (zlib.error, ValueError) as error:
        raise LogError("its entries cannot be unpacked") from error
    return rows


def rules_after(entry: Entry, rules: TableRules | None) -> TableRules | None:
    """Return the rules of the table after an entry."""
    return entry.event.rules if isinstance(entry.event, Opened | Chosen) else rules


def unpacked_from(rows: Sequence[tuple[Any, ...]], after: int) -> Iterator[LogRow]:
    """Yield the rows of a log after entry ``after``, and the earlier ones that are needed to read them."""
    for *row, data in rows:
        if data is None:
            yield row[0], row[1], row[2], row[3], row[4], row[5]
        else:
            yield from (one for one in unpacked(data) if one[0] > after or one[4] in CHOOSE_RULES)


OPEN: Final = "SELECT table_id, channel, guild, opener, entries, place FROM open_tables"

HOLD: Final = (
    "INSERT INTO open_tables (channel, table_id, guild, opener, shard, entries, place)"  # noqa: S608 - a text of this package
    f" VALUES ($1, $2, $3, $4, {SHARD_OF.format('CAST($3 AS BIGINT)')}, $5, $6)"
    " ON CONFLICT (channel) DO NOTHING RETURNING table_id"
)
"""Makes a table the open one of its channel, if the channel has none."""

NOTE: Final = "UPDATE open_tables SET entries = $2 WHERE table_id = $1 AND entries < $2"

_TO_COUNT: Final = (
    "INSERT INTO uncounted (table_id, guild, at) SELECT id, guild, $2 FROM tables WHERE id = $1 AND TRUE /*found*/"
    " ON CONFLICT (table_id) DO NOTHING"
)
_TO_SHOW: Final = "INSERT INTO unshown (table_id) SELECT $1 WHERE TRUE /*found*/ ON CONFLICT (table_id) DO NOTHING"

DELETE_TABLE: Final = (
    "DELETE FROM open_tables WHERE table_id = $1",
    "DELETE FROM watching WHERE table_id = $1",
    "DELETE FROM uncounted WHERE table_id = $1",
    "DELETE FROM unshown WHERE table_id = $1",
    # The foreign keys delete whatever else belongs to it.
    "DELETE FROM tables WHERE id = $1",
)
"""Deletes a table."""


def open_table(row: Row) -> OpenTable:
    """Return the open table in a row of :data:`OPEN`."""
    table_id, channel, guild, opener, entries, place = row
    opened_by = None if opener is None else PersonId(opener)
    return OpenTable(TableId(table_id), ChannelId(channel), GuildId(guild), opened_by, entries, PlaceKind(place))


def ends_at(table_id: TableId, at: str) -> list[Statement]:
    """Return the statements that close a table that ended at a moment."""
    return [
        Statement("DELETE FROM open_tables WHERE table_id = $1 AND TRUE /*found*/ RETURNING table_id", (table_id,)),
        Statement(_TO_COUNT, (table_id, at)),
        Statement(_TO_SHOW, (table_id,)),
    ]


ENTRIES_PER_SLICE: Final = 50
"""Number of entries that are read before yielding to the event loop, about two milliseconds' work."""

MAX_ENTRIES_PER_STATEMENT: Final = 16
"""Maximum number of a new table's entries in one statement; a server would plan hundreds for seconds."""

CONFIRM_SECONDS: Final = 2.5
"""Maximum seconds to wait until the database confirms a save whose answer was lost."""

MAX_TABLES_PER_QUERY: Final = 200
"""Number of tables whose log lengths are read by one query."""


class StoredLog(Stored):
    """The logs of tables, in a database."""

    @property
    def is_shared(self) -> bool:
        """Return whether other processes may write to it at the same time."""
        return self._database.is_shared

    async def open(self, entries: Sequence[Entry]) -> TableId | None:
        """Begin a table's log with these entries and return its id, or None if its channel has an open table.

        Raises:
            ValueError: the first entry opens no table.
        """
        opened = entries[0].event
        if not isinstance(opened, Opened):
            raise ValueError("a log begins with the opening of its table")  # noqa: TRY004 - the caller's bug, not a type
        rows = rows_of(entries)

        async def begin(transaction: Transaction) -> TableId:
            table_id = TableId(await next_number(transaction, "tables"))
            if not await transaction.save(
                Statement(HOLD, (opened.channel, table_id, opened.guild, opened.host, len(rows), opened.place.value)),
                Statement(_BEGIN, (table_id, opened.guild, opened.channel, len(rows), opened.place.value)),
                *(Statement(KNOW_GUILD, (guild,)) for guild in (opened.guild,) if guild != NO_GUILD),
                *_added(table_id, rows[:MAX_ENTRIES_PER_STATEMENT], entries),
            ):
                raise _ChannelTakenError(again=transaction.again)
            if rows[MAX_ENTRIES_PER_STATEMENT:]:
                await transaction.run_many(_INSERT, [(table_id, *row) for row in rows[MAX_ENTRIES_PER_STATEMENT:]])
            return table_id

        try:
            table_id = await self._database.transact(begin)
        except _ChannelTakenError as taken:
            return await self._opened_before(opened.channel, rows) if taken.again else None
        self._database.notify(f"{table_id}:{len(rows)}")
        return table_id

    async def _opened_before(self, channel: ChannelId, rows: Sequence[LogRow]) -> TableId | None:
        """Return the open table of a channel, if its log begins with exactly these rows."""
        for (table_id,) in await self._database.rows("SELECT table_id FROM open_tables WHERE channel = $1", channel):
            if await self._database.rows(f"{_SELECT} AND number <= $2 ORDER BY number", table_id, len(rows)) == rows:
                await self._confirm(TableId(table_id))
                return TableId(table_id)
        return None

    async def append(self, table_id: TableId, entries: Sequence[Entry], *, ends: bool) -> None:
        """Add entries to a table's log, all or none.

        Args:
            table_id: the table.
            entries: the entries.
            ends: the table is no longer open after them.

        Raises:
            Conflict: there are entries with these numbers already.
        """
        rows = rows_of(entries)
        before = entries[0].number - 1
        after = before + len(rows)

        after_it: list[Statement] = []
        count = Statement(_COUNT, (table_id, before, after), at=table_id)
        if ends:
            state = "finished" if isinstance(entries[-1].event, Played) else "closed"
            count = Statement(_COUNT_LAST, (*count.values, state))
            after_it = ends_at(table_id, rows[-1][1])
        saved = await self._database.save(
            count,
            *_added(table_id, rows, entries),
            *after_it,
        )
        if saved.again and not saved.rows and await self._has(table_id, rows):
            await self._confirm(table_id)
        elif not saved.rows:
            if not await self._database.rows("SELECT id FROM tables WHERE id = $1", table_id):
                raise StorageError(f"The database has no table {table_id}.")
            raise Conflict
        self._hint(table_id, after)

    def _hint(self, table_id: TableId, entries: int) -> None:
        """Announce the new length of a log to other processes, by a notice and by a note beside the open table."""
        self._database.notify(f"{table_id}:{entries}")
        self._database.save_later(Statement(NOTE, (table_id, entries)))

    async def reopen(self, table_id: TableId, entries: Sequence[Entry]) -> bool:
        """Add entries that reopen a closed table; return False if its channel has another open table.

        Raises:
            Conflict: there are entries with these numbers already.
        """
        rows = rows_of(entries)
        before, after = entries[0].number - 1, entries[-1].number

        async def add(transaction: Transaction) -> None:
            found = await transaction.rows(_REOPEN, table_id, before, after)
            if not found:
                if transaction.again and await self._has(table_id, rows):
                    await transaction.rows(_SETTLE, table_id)
                    return
                raise Conflict
            channel, guild, place = found[0]
            ((opener,),) = await transaction.rows(_OPENER, table_id)
            hold = Statement(HOLD, (channel, table_id, guild, opener, after, place))
            if not await transaction.save(hold, *_added(table_id, rows, entries)):
                raise _ChannelTakenError(again=False)
            for name in ("uncounted", "unshown"):
                await transaction.rows(f"DELETE FROM {name} WHERE table_id = $1", table_id)  # noqa: S608 - named above

        try:
            await self._database.transact(add)
        except _ChannelTakenError:
            return False
        self._database.notify(f"{table_id}:{after}")
        return True

    async def _has(self, table_id: TableId, rows: Sequence[LogRow]) -> bool:
        """Return whether exactly these rows are in a table's log."""
        between = f"{_SELECT} AND number >= $2 AND number <= $3 ORDER BY number"
        return await self._database.rows(between, table_id, rows[0][0], rows[-1][0]) == rows

    async def read(self, table_id: TableId, after: int = 0) -> list[Entry]:
        """Return the entries of a table after entry ``after``, in order.

        Raises:
            LogError: the rows are not a log that this version can read.
        """
        rules: TableRules | None = None
        entries: list[Entry] = []
        for row in unpacked_from(await self._database.rows(_READ, table_id, after), after):
            is_known, expected = row[0] <= after, after + len(entries) + 1
            if not is_known and row[0] != expected:
                raise LogError(f"entry {expected} is missing")
            entry = entry_of(row, rules)
            rules = rules_after(entry, rules)
            if is_known:
                continue
            entries.append(entry)
            if not expected % ENTRIES_PER_SLICE:
                await asyncio.sleep(0)
        return entries

    async def _confirm(self, table_id: TableId) -> None:
        """Check that rows found after a lost answer are saved as durably as promised.

        Raises:
            UnknownError: the database does not confirm that soon.
        """
        try:
            async with asyncio.timeout(CONFIRM_SECONDS):
                await self.settle(table_id)
        except TimeoutError as error:
            raise UnknownError("The database did not confirm the save in time.") from error

    async def rows(self, table_id: TableId) -> list[LogRow]:
        """Return the rows of a table's log, whether or not this version can read them.

        Raises:
            LogError: the log is packed and cannot be unpacked.
        """
        return list(unpacked_from(await self._database.rows(_READ, table_id, 0), 0))

    async def settle(self, table_id: TableId | None) -> None:
        """Wait until every earlier save at a table, or with None every earlier opening, has succeeded or failed.

        This writes a row unchanged that such a save also writes. So the save is over by then, and if it succeeded, it
        is as durable as this write.

        Raises:
            UnknownError: that is not known yet, or the database is away.
        """
        if table_id is None:
            await self._database.settle(Statement("UPDATE counters SET last = last WHERE name = 'tables'", ()))
        else:
            await self._database.settle(Statement(_SETTLE, (table_id,)))

    async def close_unread(self, table_id: TableId) -> None:
        """Mark a table as closed although its log does not say so; the log stays as it is."""
        close = "UPDATE tables SET state = 'closed' WHERE id = $1 AND state = 'open' RETURNING id"
        await self._database.save(Statement(close, (table_id,)), *ends_at(table_id, ""))

    async def open_tables(self) -> list[OpenTable]:
        """Return the open tables, in the order in which they were opened."""
        return [open_table(row) for row in await self._database.rows(f"{OPEN} ORDER BY table_id")]

    async def noted_lengths(self, shards: Collection[int]) -> dict[TableId, int]:
        """Return the noted log lengths of the open tables of these shards."""
        if not shards:
            return {}
        sql = f"SELECT table_id, entries FROM open_tables WHERE shard IN ({_parameters(len(shards))})"  # noqa: S608 - only parameters
        return {TableId(table_id): entries for table_id, entries in await self._database.rows(sql, *sorted(shards))}

    async def open_table(self, table_id: TableId) -> OpenTable | None:
        """Return a table if it is open."""
        for row in await self._database.rows(f"{OPEN} WHERE table_id = $1", table_id):
            return open_table(row)
        return None

    async def exists(self, table_id: TableId) -> bool:
        """Return whether the log of a table still exists."""
        return bool(await self._database.rows("SELECT id FROM tables WHERE id = $1", table_id))

    async def last_game(self, channel: ChannelId) -> TableId | None:
        """Return the last table of a channel whose game was played to its end."""
        for (table_id,) in await self._database.rows(_LAST_GAME, channel):
            return TableId(table_id)
        return None

    async def lengths(self, tables: Collection[TableId]) -> dict[TableId, int]:
        """Return the length of the log of each of these tables."""
        found: dict[TableId, int] = {}
        asked = sorted(tables)
        for first in range(0, len(asked), MAX_TABLES_PER_QUERY):
            some = asked[first : first + MAX_TABLES_PER_QUERY]
            sql = f"SELECT id, entries FROM tables WHERE id IN ({_parameters(len(some))})"  # noqa: S608 - only parameters
            found |= {TableId(table_id): entries for table_id, entries in await self._database.rows(sql, *some)}
        return found


def _added(table_id: TableId, rows: Sequence[LogRow], entries: Sequence[Entry]) -> list[Statement]:
    """Return the statements that add entries to a log, and the people whom they bring in."""
    return [
        *(Statement(_INSERT, (table_id, *row)) for row in rows),
        *(Statement(_SEAT, (person, table_id)) for person in people_joining(entries)),
    ]


def _parameters(count: int) -> str:
    return ", ".join(f"${number}" for number in range(1, count + 1))


_SETTLE: Final = "UPDATE tables SET entries = entries WHERE id = $1"

_BEGIN: Final = "INSERT INTO tables (id, guild, channel, entries, place) SELECT $1, $2, $3, $4, $5 WHERE TRUE /*found*/"
_COUNT: Final = "UPDATE tables SET entries = $3 WHERE id = $1 AND entries = $2 RETURNING id"
_COUNT_LAST: Final = "UPDATE tables SET entries = $3, state = $4 WHERE id = $1 AND entries = $2 RETURNING id"
_REOPEN: Final = (
    "UPDATE tables SET entries = $3, state = 'open', ended_at = NULL, pack_at = NULL WHERE id = $1 AND entries = $2"
    " RETURNING channel, guild, place"
)
_OPENER: Final = "SELECT max(actor) FROM entries WHERE table_id = $1 AND number = 1"

_LAST_GAME: Final = "SELECT id FROM tables WHERE channel = $1 AND state = 'finished' ORDER BY id DESC LIMIT 1"

_INSERT: Final = (
    "INSERT INTO entries (table_id, number, at, actor, form, kind, data)"
    " SELECT $1, $2, $3, $4, $5, $6, $7 WHERE TRUE /*found*/"
)
_SEAT: Final = (
    "INSERT INTO seated (person, table_id) SELECT $1, $2 WHERE TRUE /*found*/ ON CONFLICT (person, table_id) DO NOTHING"
)
"""Lets a person ask later which tables they took part in."""

_SELECT: Final = "SELECT number, at, actor, form, kind, data FROM entries WHERE table_id = $1"

_READ: Final = (
    "SELECT 0 AS number, '' AS at, NULL AS actor, 0 AS form, '' AS kind, '' AS data, entries AS packed"
    " FROM packed WHERE table_id = $1 UNION ALL"
    " SELECT number, at, actor, form, kind, data, NULL FROM entries WHERE table_id = $1"
    " AND (number > $2 OR kind IN ('open', 'choose')) ORDER BY number"
)
"""Reads a log, packed or not, or packed up to some entry."""


class _ChannelTakenError(Exception):
    """A channel has an open table; with ``again``, that may be the very table that is being opened."""

    def __init__(self, *, again: bool) -> None:
        super().__init__()
        self.again = again
