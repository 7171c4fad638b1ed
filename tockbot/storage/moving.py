"""A whole database copied: from one kind to the other, or a file that is being written into another file.

Theory of operation. A copy is made a page at a time, each in a transaction of its own and in the order of keys. So one
that is begun again goes on after the last row that is there. Until it is proved equal it says of itself that it is
under way, and no bot starts on it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from tockbot.storage.database import Database, Place, Row, Statement, StorageError, Transaction, migrations, number_of
from tockbot.storage.engines.engine import for_sqlite
from tockbot.storage.engines.file_lock import FileLock
from tockbot.storage.kept.log import StoredLog
from tockbot.storage.under_way import MOVE, Tell, done_until, go_on, is_done
from tockbot.tables import LogError, TableId, replay

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
"""So many rows are copied, or compared, at a time."""

PAGES: Final = 2_000
"""So many pages of a file are backed up at a time."""


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
    with contextlib.closing(sqlite3.connect(":memory:")) as schema:
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
    """What a copy holds, and what was proved of it.

    Attributes:
        tables: how many tables.
        entries: how many entries all their logs have.
        unreadable: tables whose log this version cannot read; their rows are equal.
    """

    tables: int
    entries: int
    unreadable: tuple[TableId, ...]


async def move(source: Place, target: Place, tell: Tell) -> MoveReport:
    """Copy all that a database holds into an empty one, prove both equal, and replay every log of the copy.

    The source is only read, and stays as it is. No bot may run on it meanwhile. What was interrupted goes on where it
    was.

    Raises:
        StorageError: the source is in use or of another version, the target holds something, or they are not equal.
    """
    with _nobody_at(source):
        read = await Database.read(source)
        try:
            if await read.version() != number_of(migrations()):
                raise StorageError("It is of an older tockbot: start this one with it once, and stop it again.")
            written = await Database.open(target)
            try:
                tables = tables_to_move()
                await _begin(written, tables)
                for table in tables:
                    await _copy(read, written, table, tell)
                for table in tables:
                    await _compare(read, written, table, tell)
                report = await _proved(written, tell)
                await is_done(written, MOVE)
                return report
            finally:
                await written.close()
        finally:
            await read.close()


@contextlib.contextmanager
def _nobody_at(source: Place) -> Iterator[None]:
    """Hold the lock of a file, so that nobody writes to it."""
    lock = FileLock.take(source) if isinstance(source, Path) else None
    try:
        yield
    finally:
        if lock is not None:
            lock.release(closed_well=lock.closed_well)


async def _begin(written: Database, tables: Sequence[_Table]) -> None:
    if await done_until(written, MOVE) is not None:
        return
    for table in tables:
        if not table.has_first_rows and await written.rows(f"SELECT 1 FROM {table.name} LIMIT 1"):  # noqa: S608 - a name of our own schema
            raise StorageError("The database to move to holds something already: choose an empty one.")
    await go_on(written, MOVE, 0)
    for table in tables:
        if table.has_first_rows:
            await written.save(Statement(f"DELETE FROM {table.name}", ()))  # noqa: S608 - a name of our own schema


async def _copy(read: Database, written: Database, table: _Table, tell: Tell) -> None:
    name, key = table.name, ", ".join(table.key)
    columns = ", ".join(table.columns)
    parameters = ", ".join(f"${number}" for number in range(1, len(table.columns) + 1))
    insert = f"INSERT INTO {name} ({columns}) VALUES ({parameters}) ON CONFLICT ({key}) DO NOTHING"  # noqa: S608 - names of our own schema
    down = ", ".join(f"{column} DESC" for column in table.key)
    last = await written.rows(f"SELECT {key} FROM {name} ORDER BY {down} LIMIT 1")  # noqa: S608 - names of our own schema
    total, done = await _count(read, name), await _count(written, name) if last else 0
    async for rows in _pages(read, table, last[0] if last else None):
        # It lasts once it says that it is proved.
        await written.transact(partial(_insert, insert, rows), lasting=False)
        done += len(rows)
        tell(f"{name} copied", done, total)


async def _insert(insert: str, rows: list[Row], transaction: Transaction) -> None:
    await transaction.run_many(insert, rows)


async def _compare(one: Database, other: Database, table: _Table, tell: Tell) -> None:
    """Compare all rows of two databases.

    Raises:
        StorageError: they are not equal.
    """
    name = table.name
    total, done = await _count(one, name), 0
    others = _pages(other, table)
    async for rows in _pages(one, table):
        if rows != await anext(others, []):
            raise StorageError(f"The copy is not equal in {name}: empty it and begin again, with the bot stopped.")
        done += len(rows)
        tell(f"{name} compared", done, total)
    if await anext(others, []):
        raise StorageError(f"The copy has more than there is in {name}: empty it and begin again.")


async def _pages(database: Database, table: _Table, after: Row | None = None) -> AsyncIterator[list[Row]]:
    """The rows of a table in the order of their key, a page at a time."""
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


async def _proved(written: Database, tell: Tell) -> MoveReport:
    """Replay every log of a copy, but those that were before it was interrupted."""
    log = StoredLog(written)
    ((tables, entries),) = await written.rows("SELECT count(*), coalesce(sum(entries), 0) FROM tables")
    last = await done_until(written, MOVE) or 0
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
        await go_on(written, MOVE, last)
        tell("logs replayed", done, tables)
    return MoveReport(int(tables), int(entries), tuple(unreadable))


async def back_up(source: Path, copy: Path, tell: Tell) -> None:
    """Copy a file as it stands at one moment, also while a bot writes to it, into a file that is not there yet.

    Until it is whole it is called ``….part``: what was interrupted begins anew.

    Raises:
        StorageError: there is no such database, the copy is there already, or it could not be written.
    """
    await (await Database.read(source)).close()
    await asyncio.to_thread(_back_up, source, copy, tell)


def _back_up(source: Path, copy: Path, tell: Tell) -> None:
    if os.path.lexists(copy):
        raise StorageError(f"{copy} cannot be made: File exists.")
    part = copy.with_name(f"{copy.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(0o600)
    except OSError as error:
        raise StorageError(f"{part} cannot be made: {error.strerror}.") from error
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as reading,
            contextlib.closing(sqlite3.connect(part)) as writing,
        ):
            # What is read stays as it is at this moment, however long the copy takes.
            reading.execute("BEGIN")
            reading.execute("SELECT 1 FROM sqlite_schema").fetchall()
            reading.backup(writing, pages=PAGES, progress=partial(_told, tell), sleep=0)
            verdict = writing.execute("PRAGMA quick_check").fetchone()
        part.replace(copy)
    except (sqlite3.Error, OSError) as error:
        part.unlink()
        raise StorageError(f"{source} could not be copied: {error}.") from error
    if verdict != ("ok",):
        raise StorageError(f"{source} is damaged, and so is the copy: {verdict[0]}.")


def _told(tell: Tell, _: int, left: int, total: int) -> None:
    tell("pages copied", total - left, total)
