"""A whole database copied: from one kind to the other, or a file that is being written into another file.

Theory of operation. A copy is made a page at a time, each in a transaction of its own and in the order of keys. So one
that is begun again goes on after the last row that is there. Until it is proved equal it says of itself that it is
under way, and no bot starts on it.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from tockbot.storage.database import Database, Place, Row, Statement, StorageError, Transaction, migrations, number_of
from tockbot.storage.engines.file_lock import FileLock
from tockbot.storage.finished.participations import COLUMNS
from tockbot.storage.kept.log import StoredLog
from tockbot.storage.under_way import MOVE, Tell, done_until, go_on, is_done
from tockbot.tables import LogError, TableId, replay

KEPT: Final[dict[str, tuple[str, str]]] = {
    "tables": ("id, guild, channel, entries, state, ended_at, pack_at", "id"),
    "open_tables": ("channel, table_id, guild, opener, shard, entries", "channel"),
    "entries": ("table_id, number, at, actor, form, kind, data", "table_id, number"),
    "packed": ("table_id, entries", "table_id"),
    "people": ("id, user_id, name, language, preferences, hidden", "id"),
    "messages": ("table_id, person, channel, message, stamp, shows", "table_id, person"),
    "unshown": ("table_id", "table_id"),
    "guilds": ("id, choices", "id"),
    "seated": ("person, table_id", "person, table_id"),
    "watching": ("table_id, person", "table_id, person"),
    "puzzle_answers": ("day, person, guild, solved", "day, person"),
    "puzzle_days": ("guild, day, person", "guild, day"),
    "rushes": ("day, person, number, began_at, seed, solved, wrong, best, guild", "day, person"),
    "regular_posts": ("guild, what, channel, chosen_by, due_at, claimed_at", "guild, what"),
    "calls": ("guild, at", "guild"),
    "to_call": ("guild, person", "guild, person"),
    "left_guilds": ("guild, at", "guild"),
    "uncounted": ("table_id, guild, at", "table_id"),
    "results": ("table_id, guild, ended_at, data, follows, rated_group", "table_id"),
    "participations": (COLUMNS, "person, guild, ended_at, table_id"),
    "reviews": ("table_id, data, shared", "table_id"),
    "accuracies": ("person, guild, ended_at, table_id, accuracy", "person, guild, ended_at, table_id"),
    "ratings": ("guild, season, in_teams, person, mean, sigma, games", "guild, season, in_teams, person"),
    "rated_against": (
        "guild, season, in_teams, person, opponent",
        "guild, season, in_teams, person, opponent",
    ),
    "rated_until": ("guild, ended_at, table_id", "guild"),
    "tournaments": ("guild, number, version, goes_on, data", "guild"),
    "entrants": ("guild, person", "guild, person"),
    "counters": ("name, last", "name"),
}
"""What is copied, with its columns and its key; a table comes after those that its rows belong to."""

PAGE: Final = 500
"""So many rows are copied, or compared, at a time."""

PAGES: Final = 2_000
"""So many pages of a file are backed up at a time."""


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
                await _begin(written)
                for name in KEPT:
                    await _copy(read, written, name, tell)
                for name in KEPT:
                    await _compare(read, written, name, tell)
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
    lock = FileLock.take(source) if isinstance(source, Path) and source.is_file() else None
    try:
        yield
    finally:
        if lock is not None:
            lock.release(closed_well=lock.closed_well)


async def _begin(written: Database) -> None:
    if await done_until(written, MOVE) is not None:
        return
    for name in KEPT:
        if name != "counters" and await written.rows(f"SELECT 1 FROM {name} LIMIT 1"):  # noqa: S608 - named above
            raise StorageError("The database to move to holds something already: choose an empty one.")
    await go_on(written, MOVE, 0)
    await written.save(Statement("DELETE FROM counters", ()))


async def _copy(read: Database, written: Database, name: str, tell: Tell) -> None:
    columns, key = KEPT[name]
    parameters = ", ".join(f"${number}" for number in range(1, columns.count(",") + 2))
    insert = f"INSERT INTO {name} ({columns}) VALUES ({parameters}) ON CONFLICT ({key}) DO NOTHING"  # noqa: S608 - named above
    last = await written.rows(f"SELECT {key} FROM {name} ORDER BY {_down(key)} LIMIT 1")  # noqa: S608 - as above
    total, done = await _count(read, name), await _count(written, name) if last else 0
    async for rows in _pages(read, name, last[0] if last else None):
        # It lasts once it says that it is proved.
        await written.transact(partial(_insert, insert, rows), lasting=False)
        done += len(rows)
        tell(f"{name} copied", done, total)


async def _insert(insert: str, rows: list[Row], transaction: Transaction) -> None:
    await transaction.run_many(insert, rows)


async def _compare(one: Database, other: Database, name: str, tell: Tell) -> None:
    """Compare all rows of two databases.

    Raises:
        StorageError: they are not equal.
    """
    total, done = await _count(one, name), 0
    others = _pages(other, name)
    async for rows in _pages(one, name):
        if rows != await anext(others, []):
            raise StorageError(f"The copy is not equal in {name}: empty it and begin again, with the bot stopped.")
        done += len(rows)
        tell(f"{name} compared", done, total)
    if await anext(others, []):
        raise StorageError(f"The copy has more than there is in {name}: empty it and begin again.")


async def _pages(database: Database, name: str, after: Row | None = None) -> AsyncIterator[list[Row]]:
    """The rows of a table in the order of their key, a page at a time."""
    columns, key = KEPT[name]
    keys = key.split(", ")
    places = [columns.split(", ").index(one) for one in keys]
    parameters = ", ".join(f"${number}" for number in range(1, len(keys) + 1))
    while True:
        beyond = "" if after is None else f" WHERE ({key}) > ({parameters})"
        sql = f"SELECT {columns} FROM {name}{beyond} ORDER BY {key} LIMIT {PAGE}"  # noqa: S608 - named above
        rows = await database.rows(sql, *(after or ()))
        if not rows:
            return
        yield rows
        after = tuple(rows[-1][place] for place in places)


def _down(key: str) -> str:
    return ", ".join(f"{one} DESC" for one in key.split(", "))


async def _count(database: Database, name: str) -> int:
    ((rows,),) = await database.rows(f"SELECT count(*) FROM {name}")  # noqa: S608 - named above
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
    part = copy.with_name(f"{copy.name}.part")
    if copy.exists():
        raise StorageError(f"{copy} cannot be made: File exists.")
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
