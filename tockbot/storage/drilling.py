"""A restore drill: a backup is restored aside, opened as the bot would, and every log in it replayed."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from tockbot.storage.database import Database, Place, StorageError
from tockbot.storage.engines.sqlite_file import check_file
from tockbot.storage.kept.log import StoredLog
from tockbot.tables import Entry, LogError, TableId, replay

AT_A_TIME: Final = 500
"""So many tables are asked for at a time."""


@dataclass(frozen=True, slots=True)
class Drill:
    """What was proved of a backup.

    Attributes:
        tables: how many tables it has, whose logs were all replayed.
        entries: how many entries these have.
        last: when the last of them was written.
        missing: how many entries were written since, or are not in it, where it was compared with the database itself.
    """

    tables: int
    entries: int
    last: datetime | None
    missing: int


async def drill(backup: Place, of: Place | None = None) -> Drill:
    """Prove a backup: a copy of a file, or a database to which a server's was restored. Neither is changed.

    Args:
        backup: where it is.
        of: the database of which it is one, also while a bot writes to it: each log has to go on from the backup's.

    Raises:
        StorageError: it cannot be used, is damaged, or has a log that is not whole or that this version cannot read.
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
        return Drill(tables, entries, last, missing)


@asynccontextmanager
async def _restored(backup: Place) -> AsyncIterator[Database]:
    """The backup as the bot would have it: of a file a copy, which is looked through and brought up to date."""
    if isinstance(backup, str):
        restored = await Database.read(backup)
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
        restored = await Database.open(aside)
        try:
            yield restored
        finally:
            await restored.close()


@asynccontextmanager
async def _reading(place: Place | None) -> AsyncIterator[Database | None]:
    if place is None:
        yield None
        return
    opened = await Database.read(place)
    try:
        yield opened
    finally:
        await opened.close()


async def _tables(database: Database, after: int = 0) -> AsyncIterator[tuple[TableId, int]]:
    """The tables with a greater number than this, and how many entries the log of each is to have."""
    page = f"SELECT id, entries FROM tables WHERE id > $1 ORDER BY id LIMIT {AT_A_TIME}"  # noqa: S608 - a number of this file
    while rows := await database.rows(page, after):
        for table_id, entries in rows:
            yield TableId(table_id), int(entries)
        after = int(rows[-1][0])


async def _whole(database: Database, table_id: TableId, count: int) -> list[Entry]:
    """A table's log, replayed.

    Raises:
        StorageError: it is not whole, or no log that this version can read.
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
    """How many entries a table has got since the backup; 0 if it is gone, as old games go.

    Raises:
        StorageError: what was backed up is not what its log begins with.
    """
    entries = await StoredLog(live).read(table_id)
    if entries and entries[: len(backed_up)] != backed_up:
        raise StorageError(f"The log of table {table_id} is another in the database than in the backup.")
    return max(0, len(entries) - len(backed_up))
