"""A whole database copied: from one kind to the other, or a file that is being written into another file."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tockbot.storage.database import Database, Place, StorageError, Transaction, migrations, number_of
from tockbot.storage.engines.file_lock import FileLock
from tockbot.storage.finished.participations import COLUMNS
from tockbot.storage.kept.log import StoredLog
from tockbot.tables import LogError, Table, TableId, replay

KEPT: Final[dict[str, tuple[str, str]]] = {
    "tables": ("id, guild, channel, entries, ended_at", "id"),
    "open_tables": ("channel, table_id", "channel"),
    "people": ("id, user_id, name, language, preferences, hidden", "id"),
    "messages": ("table_id, person, channel, message, stamp, shows", "table_id, person"),
    "guilds": ("id, choices", "id"),
    "seated": ("person, table_id", "person, table_id"),
    "watching": ("table_id, person", "table_id, person"),
    "puzzle_answers": ("day, person, guild, solved", "day, person"),
    "regular_posts": ("guild, what, channel, chosen_by, due_at, claimed_at", "guild, what"),
    "left_guilds": ("guild, at", "guild"),
    "uncounted": ("table_id", "table_id"),
    "results": ("table_id, guild, ended_at, data, follows, rated_group", "table_id"),
    "participations": (COLUMNS, "person, table_id"),
    "ratings": ("guild, in_teams, person, mean, sigma, games", "guild, in_teams, person"),
    "rated_against": ("guild, in_teams, person, opponent", "guild, in_teams, person, opponent"),
    "rated_until": ("guild, ended_at, table_id", "guild"),
    "counters": ("name, last", "name"),
}
"""What is copied whole, with its columns and its key; a table comes after those that its rows belong to."""

ENTRY: Final = "table_id, number, at, actor, form, kind, data"
"""The columns of the entries, which are copied a table at a time: they may be more than fits into memory."""


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


async def move(source: Place, target: Place) -> MoveReport:
    """Copy all that a database holds into an empty one, and prove both equal by replaying every log on both sides.

    The source is only read, and stays as it is. No bot may run on it meanwhile.

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
                await written.transact(lambda transaction: _copy(read, transaction))
                return await _compared(read, written)
            finally:
                await written.close()
        finally:
            await read.close()


@contextlib.contextmanager
def _nobody_at(source: Place) -> Iterator[None]:
    """Hold the lock of a file, so that nobody writes to it."""
    lock = FileLock.take(source) if isinstance(source, Path) and source.is_file() else None
    try:
        yield
    finally:
        if lock is not None:
            lock.release(closed_well=lock.closed_well)


async def _copy(read: Database, transaction: Transaction) -> None:
    for name in KEPT:
        if name != "counters" and await transaction.rows(f"SELECT 1 FROM {name} LIMIT 1"):  # noqa: S608 - named above
            if transaction.again:
                return  # copied by an earlier try, of which nothing was heard; whether all is there is proved anyway
            raise StorageError("The database to move to holds something already: choose an empty one.")
    await transaction.rows("DELETE FROM counters")
    for name, (columns, key) in KEPT.items():
        rows = await read.rows(f"SELECT {columns} FROM {name} ORDER BY {key}")  # noqa: S608 - named above
        if rows:
            await transaction.run_many(_insert(name, columns), rows)
    for (table_id,) in await read.rows("SELECT id FROM tables ORDER BY id"):
        rows = await read.rows(_ENTRIES, table_id)
        if rows:
            await transaction.run_many(_insert("entries", ENTRY), rows)


_ENTRIES: Final = f"SELECT {ENTRY} FROM entries WHERE table_id = $1 ORDER BY number"  # noqa: S608 - named above


def _insert(name: str, columns: str) -> str:
    parameters = ", ".join(f"${number}" for number in range(1, columns.count(",") + 2))
    return f"INSERT INTO {name} ({columns}) VALUES ({parameters})"  # noqa: S608 - named above


async def _compared(one: Database, other: Database) -> MoveReport:
    """What both hold.

    Raises:
        StorageError: they are not equal.
    """
    for name, (columns, key) in KEPT.items():
        sql = f"SELECT {columns} FROM {name} ORDER BY {key}"  # noqa: S608 - named above
        if await one.rows(sql) != await other.rows(sql):
            raise StorageError(f"The copy is not equal in {name}: empty it and begin again, with the bot stopped.")
    entries = 0
    unreadable: list[TableId] = []
    tables = [TableId(table_id) for (table_id,) in await one.rows("SELECT id FROM tables ORDER BY id")]
    for table_id in tables:
        rows = await one.rows(_ENTRIES, table_id)
        told = await _told(one, table_id)
        if rows != await other.rows(_ENTRIES, table_id) or told != await _told(other, table_id):
            raise StorageError(f"The log of table {table_id} is not equal: empty the copy and begin again.")
        if told is None and rows:
            unreadable.append(table_id)
        entries += len(rows)
    return MoveReport(len(tables), entries, tuple(unreadable))


async def _told(database: Database, table_id: TableId) -> Table | None:
    """The table that a log tells, None if this version cannot read it."""
    try:
        return replay(await StoredLog(database).read(table_id))
    except LogError:
        return None


async def back_up(source: Path, copy: Path) -> None:
    """Copy a file as it stands at one moment, also while a bot writes to it, into a file that is not there yet.

    Raises:
        StorageError: there is no such database, the copy is there already, or it could not be written.
    """
    await (await Database.read(source)).close()
    await asyncio.to_thread(_back_up, source, copy)


def _back_up(source: Path, copy: Path) -> None:
    try:
        copy.touch(0o600, exist_ok=False)
    except OSError as error:
        raise StorageError(f"{copy} cannot be made: {error.strerror}.") from error
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as reading,
            contextlib.closing(sqlite3.connect(copy)) as writing,
        ):
            reading.backup(writing)
            verdict = writing.execute("PRAGMA quick_check").fetchone()
    except sqlite3.Error as error:
        copy.unlink()
        raise StorageError(f"{source} could not be copied: {error}.") from error
    if verdict != ("ok",):
        raise StorageError(f"{source} is damaged, and so is the copy: {verdict[0]}.")
