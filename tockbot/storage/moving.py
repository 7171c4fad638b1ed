"""Long commands on a whole database: move, backup, restore drill and rebuild. An interrupted one continues later.

Move. Rows are copied in pages, each in its own transaction and in the order of their keys, so an interrupted copy
continues after the last row that is there. Until it is proved equal, the copy is marked as unfinished, and no bot
starts on it.

Backup. A file is copied as it is at one moment, even while a bot writes to it.

Drill. A backup is restored to a temporary place, opened as the bot would, and every log in it is replayed.

Rebuild. Everything that follows from the logs of finished games is computed again, one server at a time. First the old
data is deleted, in pages, and in the same transaction the tables become uncounted; then they are counted. If the
command is interrupted, the next start of the bot counts the rest, and the command itself continues with the same
server. What it saves becomes durable together with the note that a server is done.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Final

from tockbot.results import RESULT_JSON, ResultError
from tockbot.storage.database import open_database, read_database
from tockbot.storage.engine import (
    Database,
    DatabaseLocation,
    Row,
    Statement,
    StorageError,
    Transaction,
    for_sqlite,
    migrations,
    number_of,
)
from tockbot.storage.log import StoredLog
from tockbot.storage.results import StoredResults, recompute_ratings, save_participations
from tockbot.storage.sqlite_file import FileLock, check_file
from tockbot.tables import NO_GUILD, Entry, GuildId, LogError, TableId, replay

ProgressCallback = Callable[[str, int, int], None]
"""Reports progress: what is done, how many of it, and the total."""

MOVE: Final = "move"


async def open_whole(place: DatabaseLocation, *, direct: str | None = None) -> Database:
    """Open a database as :func:`open_database` does, unless it is an unfinished copy.

    Raises:
        StorageError: the copy is unfinished, or the database cannot be used.
    """
    database = await open_database(place, direct=direct)
    try:
        is_whole = await progress_of(database, MOVE) is None
    except BaseException:
        await database.close()
        raise
    if not is_whole:
        await database.close()
        raise StorageError("The database is an unfinished copy: repeat the move into it, or use another database.")
    return database


async def progress_of(database: Database, command: str) -> int | None:
    """Return the point up to which an unfinished command is done; None if there is none."""
    for (done,) in await database.rows("SELECT done FROM under_way WHERE command = $1", command):
        return int(done)
    return None


async def mark_progress(database: Database, command: str, done: int) -> None:
    """Note that a command is unfinished, and done up to this point."""
    sql = (
        "INSERT INTO under_way (command, done) VALUES ($1, $2) ON CONFLICT (command) DO UPDATE SET done = excluded.done"
    )
    await database.save(Statement(sql, (command, done)))


async def mark_done(database: Database, command: str) -> None:
    """Note that a command is finished."""
    await database.save(Statement("DELETE FROM under_way WHERE command = $1", (command,)))


LEFT_OUT: Final = {
    "shards": "says which running process holds which shard",
    "processes": "lists the processes that are running",
    "identifying": "says when the next process may connect to Discord",
    "sessions": "repeats what Discord said a moment ago",
    "heard": "keeps two running processes from handling the same event twice",
    "under_way": "says how far commands on this database are, such as the move itself",
    "messages.token": "is a secret that Discord accepts for 15 minutes",
    "messages.token_until": "belongs to messages.token",
}
"""The tables, and columns, that are not copied, each with the reason. Everything else in the schema is copied."""

PAGE: Final = 500
"""Number of rows that are copied or compared at a time."""

PAGES: Final = 2_000
"""Number of pages of a file that are backed up at a time."""


@dataclass(frozen=True, slots=True)
class _Table:
    """A table to copy.

    Attributes:
        name: its name.
        columns: the columns that are copied.
        key: the columns of its primary key.
        has_first_rows: whether the schema scripts put rows into it.
    """

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    has_first_rows: bool


def tables_to_move() -> list[_Table]:
    """Return the tables that are copied, in the order in which the schema scripts create them.

    PostgreSQL creates a table only after the tables that it refers to, so their rows are copied first too.
    """
    with closing(sqlite3.connect(":memory:")) as schema:
        schema.executescript("\n".join(map(for_sqlite, migrations())))
        names = [name for (name,) in schema.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return [_table(schema, name) for name in names if name not in LEFT_OUT]


def _table(schema: sqlite3.Connection, name: str) -> _Table:
    columns = schema.execute("SELECT name, pk FROM pragma_table_info(?)", (name,)).fetchall()
    key = sorted((place, column) for column, place in columns if place)
    return _Table(
        name,
        tuple(column for column, _ in columns if f"{name}.{column}" not in LEFT_OUT),
        tuple(column for _, column in key),
        schema.execute(f"SELECT 1 FROM {name}").fetchone() is not None,  # noqa: S608 - a name of our own schema
    )


@dataclass(frozen=True, slots=True)
class MoveReport:
    """The size of a copy, and what was proved about it.

    Attributes:
        tables: number of tables.
        entries: number of entries in all their logs.
        unreadable: tables whose logs this version cannot read; their rows are equal.
    """

    tables: int
    entries: int
    unreadable: tuple[TableId, ...]


async def move(source: DatabaseLocation, target: DatabaseLocation, report_progress: ProgressCallback) -> MoveReport:
    """Copy a whole database into an empty one, prove that both are equal, and replay every log of the copy.

    The source is only read, and no bot may run on it meanwhile. An interrupted move continues.

    Raises:
        StorageError: the source is in use or has another version, the target is not empty, or they are not equal.
    """
    with _locked(source):
        read = await read_database(source)
        try:
            if await read.version() != number_of(migrations()):
                raise StorageError(
                    "The database is from an older tockbot: start this version with it once, and stop it again."
                )
            written = await open_database(target)
            try:
                tables = tables_to_move()
                await _begin(written, tables)
                for table in tables:
                    await _copy(read, written, table, report_progress)
                for table in tables:
                    await _compare(read, written, table, report_progress)
                report = await _replay_logs(written, report_progress)
                await mark_done(written, MOVE)
                return report
            finally:
                await written.close()
        finally:
            await read.close()


@contextmanager
def _locked(source: DatabaseLocation) -> Iterator[None]:
    """Hold the lock of a file, so that no one writes to it."""
    lock = FileLock.take(source) if isinstance(source, Path) else None
    try:
        yield
    finally:
        if lock is not None:
            lock.release(closed_well=lock.closed_well)


async def _begin(written: Database, tables: Sequence[_Table]) -> None:
    if await progress_of(written, MOVE) is not None:
        return
    for table in tables:
        if not table.has_first_rows and await written.rows(f"SELECT 1 FROM {table.name} LIMIT 1"):  # noqa: S608 - a name of our own schema
            raise StorageError("The target already holds something: choose an empty database.")
    await mark_progress(written, MOVE, 0)
    for table in tables:
        if table.has_first_rows:
            await written.save(Statement(f"DELETE FROM {table.name}", ()))  # noqa: S608 - a name of our own schema


async def _copy(read: Database, written: Database, table: _Table, report_progress: ProgressCallback) -> None:
    name, key = table.name, ", ".join(table.key)
    columns = ", ".join(table.columns)
    parameters = ", ".join(f"${number}" for number in range(1, len(table.columns) + 1))
    insert = f"INSERT INTO {name} ({columns}) VALUES ({parameters}) ON CONFLICT ({key}) DO NOTHING"  # noqa: S608 - names of our own schema
    down = ", ".join(f"{column} DESC" for column in table.key)
    last = await written.rows(f"SELECT {key} FROM {name} ORDER BY {down} LIMIT 1")  # noqa: S608 - names of our own schema
    total, done = await _count(read, name), await _count(written, name) if last else 0
    async for rows in _pages(read, table, last[0] if last else None):
        # Durable only together with the note that it is proved.
        await written.transact(partial(_insert, insert, rows), lasting=False)
        done += len(rows)
        report_progress(f"{name} copied", done, total)


async def _insert(insert: str, rows: list[Row], transaction: Transaction) -> None:
    await transaction.run_many(insert, rows)


async def _compare(one: Database, other: Database, table: _Table, report_progress: ProgressCallback) -> None:
    """Compare all rows of two databases.

    Raises:
        StorageError: they are not equal.
    """
    name = table.name
    total, done = await _count(one, name), 0
    others = _pages(other, table)
    async for rows in _pages(one, table):
        if rows != await anext(others, []):
            raise StorageError(f"The copy is not equal in {name}: stop the bot, empty the copy and start over.")
        done += len(rows)
        report_progress(f"{name} compared", done, total)
    if await anext(others, []):
        raise StorageError(f"The copy has too many rows in {name}: empty it and start over.")


async def _pages(database: Database, table: _Table, after: Row | None = None) -> AsyncIterator[list[Row]]:
    """Yield the rows of a table in the order of their key, a page at a time."""
    columns, key = ", ".join(table.columns), ", ".join(table.key)
    places = [table.columns.index(column) for column in table.key]
    parameters = ", ".join(f"${number}" for number in range(1, len(table.key) + 1))
    while True:
        beyond = "" if after is None else f" WHERE ({key}) > ({parameters})"
        sql = f"SELECT {columns} FROM {table.name}{beyond} ORDER BY {key} LIMIT {PAGE}"  # noqa: S608 - names of our own schema
        rows = await database.rows(sql, *(after or ()))
        if not rows:
            return
        yield rows
        after = tuple(rows[-1][place] for place in places)


async def _count(database: Database, name: str) -> int:
    ((rows,),) = await database.rows(f"SELECT count(*) FROM {name}")  # noqa: S608 - a name of our own schema
    return int(rows)


async def _replay_logs(written: Database, report_progress: ProgressCallback) -> MoveReport:
    """Replay every log of a copy, except those that were replayed before an interruption."""
    log = StoredLog(written)
    ((tables, entries),) = await written.rows("SELECT count(*), coalesce(sum(entries), 0) FROM tables")
    last = await progress_of(written, MOVE) or 0
    done = (await written.rows("SELECT count(*) FROM tables WHERE id <= $1", last))[0][0]
    unreadable: list[TableId] = []
    page = f"SELECT id, entries FROM tables WHERE id > $1 ORDER BY id LIMIT {PAGE}"  # noqa: S608 - a number of this file
    while rows := await written.rows(page, last):
        for table_id, count in rows:
            try:
                replay(await log.read(TableId(table_id)))
            except LogError:
                if count:
                    unreadable.append(TableId(table_id))
        last, done = rows[-1][0], done + len(rows)
        await mark_progress(written, MOVE, last)
        report_progress("logs replayed", done, tables)
    return MoveReport(int(tables), int(entries), tuple(unreadable))


async def back_up(source: Path, copy: Path, report_progress: ProgressCallback) -> None:
    """Copy a file as it is at one moment, even while a bot writes to it, into a new file.

    The unfinished copy is named ``….part``; an interrupted backup starts over.

    Raises:
        StorageError: there is no such database, the copy exists already, or it could not be written.
    """
    await (await read_database(source)).close()
    await asyncio.to_thread(_back_up, source, copy, report_progress)


def _back_up(source: Path, copy: Path, report_progress: ProgressCallback) -> None:
    if os.path.lexists(copy):
        raise StorageError(f"{copy} cannot be created: File exists.")
    part = copy.with_name(f"{copy.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(0o600)
    except OSError as error:
        raise StorageError(f"{part} cannot be created: {error.strerror}.") from error
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as reading,
            closing(sqlite3.connect(part)) as writing,
        ):
            # The transaction keeps what is read as it is at this moment, however long the copy takes.
            reading.execute("BEGIN")
            reading.execute("SELECT 1 FROM sqlite_schema").fetchall()
            reading.backup(writing, pages=PAGES, progress=partial(_report_pages, report_progress), sleep=0)
            verdict = writing.execute("PRAGMA quick_check").fetchone()
        part.replace(copy)
    except (sqlite3.Error, OSError) as error:
        part.unlink()
        raise StorageError(f"{source} could not be copied: {error}.") from error
    if verdict != ("ok",):
        raise StorageError(f"{source} is damaged, and so is the copy: {verdict[0]}.")


def _report_pages(report_progress: ProgressCallback, _: int, left: int, total: int) -> None:
    report_progress("pages copied", total - left, total)


ROWS_PER_QUERY: Final = 500
"""Number of rows that one query of this module returns."""


@dataclass(frozen=True, slots=True)
class BackupReport:
    """Result of a restore drill.

    Attributes:
        tables: number of tables, whose logs were all replayed.
        entries: number of entries in these logs.
        last: time of the last of them.
        missing: number of entries of the database that the backup lacks, if they were compared.
    """

    tables: int
    entries: int
    last: datetime | None
    missing: int


async def drill(backup: DatabaseLocation, of: DatabaseLocation | None = None) -> BackupReport:
    """Prove a backup: a copy of a file, or a database to which a server's was restored. Neither is changed.

    Args:
        backup: the backup.
        of: the database it was made from, even while a bot writes to it: each log must continue the backup's.

    Raises:
        StorageError: the backup cannot be used, is damaged, or has an incomplete or unreadable log.
    """
    async with _restored(backup) as restored, _reading(of) as live:
        tables = entries = missing = 0
        last: datetime | None = None
        async for table_id, count in _tables(restored):
            log = await _whole(restored, table_id, count)
            if live is not None:
                missing += await _since(live, table_id, log)
            tables, entries = tables + 1, entries + count
            last = max(filter(None, (last, log[-1].at)))
        ((counted,),) = await restored.rows("SELECT last FROM counters WHERE name = 'tables'")
        if live is not None:
            async for _, count in _tables(live, after=counted):
                missing += count
        return BackupReport(tables, entries, last, missing)


@asynccontextmanager
async def _restored(backup: DatabaseLocation) -> AsyncIterator[Database]:
    """Provide the backup as the bot would use it; a file is copied, checked and brought up to date."""
    if isinstance(backup, str):
        restored = await read_database(backup)
        try:
            yield restored
        finally:
            await restored.close()
        return
    with tempfile.TemporaryDirectory(prefix="tockbot-drill-") as folder:
        aside = Path(folder) / "restored.sqlite3"
        aside.touch(0o600)
        check_file(backup)
        try:
            await asyncio.to_thread(shutil.copyfile, backup, aside)
        except OSError as error:
            raise StorageError(f"{backup} cannot be restored: {error.strerror}.") from error
        restored = await open_database(aside)
        try:
            yield restored
        finally:
            await restored.close()


@asynccontextmanager
async def _reading(place: DatabaseLocation | None) -> AsyncIterator[Database | None]:
    if place is None:
        yield None
        return
    opened = await read_database(place)
    try:
        yield opened
    finally:
        await opened.close()


async def _tables(database: Database, after: int = 0) -> AsyncIterator[tuple[TableId, int]]:
    """Yield the tables after this number, with the length that the log of each should have."""
    page = f"SELECT id, entries FROM tables WHERE id > $1 ORDER BY id LIMIT {ROWS_PER_QUERY}"  # noqa: S608 - a number of this file
    while rows := await database.rows(page, after):
        for table_id, entries in rows:
            yield TableId(table_id), int(entries)
        after = int(rows[-1][0])


async def _whole(database: Database, table_id: TableId, count: int) -> list[Entry]:
    """Return a table's log after replaying it.

    Raises:
        StorageError: it is incomplete, or this version cannot read it.
    """
    try:
        entries = await StoredLog(database).read(table_id)
        await asyncio.to_thread(replay, entries)
    except LogError as error:
        raise StorageError(f"The log of table {table_id} cannot be replayed: {error}.") from error
    if len(entries) != count:
        raise StorageError(f"The log of table {table_id} has {len(entries)} of its {count} entries.")
    return entries


async def _since(live: Database, table_id: TableId, backed_up: list[Entry]) -> int:
    """Return how many entries a table has got since the backup; 0 if it was deleted as an old game.

    Raises:
        StorageError: its log does not begin with what was backed up.
    """
    entries = await StoredLog(live).read(table_id)
    if entries and entries[: len(backed_up)] != backed_up:
        raise StorageError(f"The log of table {table_id} in the database differs from the backup.")
    return max(0, len(entries) - len(backed_up))


REBUILD: Final = "rebuild"


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """Result of a rebuild.

    Attributes:
        counted: games whose results were computed from their logs.
        kept: games whose logs are deleted, and whose results were kept as they are.
        unreadable: tables whose logs this version cannot read.
    """

    counted: int
    kept: int
    unreadable: tuple[TableId, ...]


async def rebuild(place: DatabaseLocation, report_progress: ProgressCallback) -> Rebuilt:
    """Delete everything that follows from logs, and compute it again; the next start does what is left.

    Raises:
        StorageError: the database cannot be used, is in use, or holds a result that this version cannot read.
    """
    if isinstance(place, Path):
        await (await read_database(place)).close()  # a mistyped path creates no new database
    database = await open_whole(place)
    try:
        last = await progress_of(database, REBUILD)
        guilds = [NO_GUILD, *(GuildId(guild) for (guild,) in await database.rows("SELECT id FROM guilds ORDER BY id"))]
        counted, kept, unreadable = 0, 0, list[TableId]()
        for number, guild in enumerate(guilds, 1):
            if last is not None and guild <= last:
                continue
            kept += await _forget(database, guild)
            counted += await _rebuilt_count(database, guild, unreadable)
            await mark_progress(database, REBUILD, guild)
            report_progress("servers rebuilt", number, len(guilds))
        await mark_done(database, REBUILD)
        return Rebuilt(counted, kept, tuple(unreadable))
    finally:
        await database.close()


async def _forget(database: Database, guild: GuildId) -> int:
    """Mark every ended table of a server that has a log as uncounted; return the number of results without a log."""
    for derived in ("ratings", "rated_against", "rated_until"):
        await database.save(Statement(f"DELETE FROM {derived} WHERE guild = $1", (guild,)), lasting=False)  # noqa: S608 - named above
    kept, ended, last = 0, "", 0
    results = (
        "SELECT ended_at, table_id, data FROM results WHERE guild = $1 AND (ended_at, table_id) > ($2, $3)"  # noqa: S608 - a number of this file
        f" ORDER BY ended_at, table_id LIMIT {ROWS_PER_QUERY}"
    )
    while rows := await database.rows(results, guild, ended, last):
        ended, last, _ = rows[-1]
        kept += await database.transact(
            partial(_forget_some, [(table_id, data) for _, table_id, data in rows]), lasting=False
        )
    last = 0
    tables = f"SELECT id FROM tables WHERE guild = $1 AND id > $2 ORDER BY id LIMIT {ROWS_PER_QUERY}"  # noqa: S608 - as above
    while rows := await database.rows(tables, guild, last):
        await database.save(Statement(_UNCOUNTED, (guild, last, rows[-1][0])), lasting=False)
        last = rows[-1][0]
    return kept


_UNCOUNTED: Final = (
    "INSERT INTO uncounted (table_id, guild, at) SELECT id, guild, coalesce(ended_at, '') FROM tables"
    " WHERE guild = $1 AND id > $2 AND id <= $3 AND state <> 'open' ON CONFLICT (table_id) DO NOTHING"
)


async def _forget_some(results: list[tuple[int, str]], transaction: Transaction) -> int:
    """Delete results that follow from logs, and compute what follows from the others; return how many these are."""
    kept = 0
    for table_id, data in results:
        await transaction.rows("DELETE FROM participations WHERE table_id = $1", table_id)
        if await transaction.rows("SELECT id FROM tables WHERE id = $1", table_id):
            await transaction.rows("DELETE FROM results WHERE table_id = $1", table_id)
            await transaction.rows(_UNCOUNTED_ONE, table_id)
            continue
        kept += 1
        try:
            result = RESULT_JSON.read(data)
        except ResultError as error:
            raise StorageError(f"This version cannot read the result of game {table_id}.") from error
        await save_participations(transaction, TableId(table_id), result)
    return kept


_UNCOUNTED_ONE: Final = (
    "INSERT INTO uncounted (table_id, guild, at) SELECT id, guild, coalesce(ended_at, '') FROM tables WHERE id = $1"
    " ON CONFLICT (table_id) DO NOTHING"
)


async def _rebuilt_count(database: Database, guild: GuildId, unreadable: list[TableId]) -> int:
    """Count the games of a server and return their number; add unreadable ones to the list, and rate at the end.

    Until the last game is counted, anyone else who counts one finds no ratings and computes all of them.
    """
    stored, counted = StoredResults(database), 0
    uncounted = "SELECT table_id FROM uncounted WHERE guild = $1 ORDER BY at, table_id"
    for (table_id,) in await database.rows(uncounted, guild):
        try:
            counted += await stored.count(table_id, rates=False) is not None
        except LogError:
            unreadable.append(TableId(table_id))
    if await database.rows("SELECT table_id FROM results WHERE guild = $1 LIMIT 1", guild):
        await database.transact(partial(recompute_ratings, guild=guild), lasting=False)
    return counted
