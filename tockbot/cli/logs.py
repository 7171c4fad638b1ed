"""Commands that read a table's log: the proof of its chance, and the whole of it for other programs."""

from __future__ import annotations

import asyncio
import json
import sys

from tockbot.storage import Database, Place, StorageError, StoredLog
from tockbot.tables import Entry, LogError, Stage, TableId, log_lines, replay, seed_hash


def verify(place: Place, table_id: TableId) -> int:
    """Replay a log, every deal and draw of which is checked against the seed (docs/architecture.md)."""
    try:
        table = replay(_read(place, table_id))
    except (StorageError, LogError) as error:
        print(f"Table {table_id} cannot be verified: {error}", file=sys.stderr)
        return 1
    if table.game is None or table.stage is Stage.PLAYING:
        print(f"Game {table_id} is not over; its seed is secret until then.", file=sys.stderr)
        return 1
    print(f"Game {table_id} follows from its seed {table.seed.hex()}")
    print(f"whose SHA-256 is {seed_hash(table.seed)}: {table.game.round} rounds, {table.entries} entries.")
    return 0


def print_log(place: Place, table_id: TableId) -> int:
    """Tell a table's log as JSON lines, each entry with how the table stands after it (docs/log.md)."""
    try:
        for line in log_lines(_read(place, table_id)):
            print(json.dumps(line, ensure_ascii=False))
    except (StorageError, LogError) as error:
        print(f"The log of table {table_id} cannot be told: {error}", file=sys.stderr)
        return 1
    return 0


def _read(place: Place, table_id: TableId) -> list[Entry]:
    """A table's log.

    Raises:
        StorageError: there is no such database or table, or it could not be read.
        LogError: this is no log that this version can read.
    """
    entries = asyncio.run(_read_log(place, table_id))
    if not entries:
        raise StorageError("The database has no such table.")
    return entries


async def _read_log(place: Place, table_id: TableId) -> list[Entry]:
    database = await Database.read(place)
    try:
        return await StoredLog(database).read(table_id)
    finally:
        await database.close()
