"""Commands for operators: move, back up, check, rebuild and distribute a database."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from typing import Final

from tockbot.storage import (
    DatabaseLocation,
    StorageError,
    StoredShards,
    back_up,
    distribute,
    drill,
    move,
    open_database,
    rebuild,
)

PRINT_EVERY: Final = 2.0
"""Seconds between two lines of progress."""


class _Progress:
    """Prints the progress of a long command from time to time."""

    def __init__(self) -> None:
        self._printed = time.monotonic()

    def __call__(self, what: str, done: int, total: int) -> None:
        if time.monotonic() - self._printed >= PRINT_EVERY:
            self._printed = time.monotonic()
            print(f"{what}: {done:,} of {total:,}", file=sys.stderr, flush=True)


def move_database(source: DatabaseLocation, target: DatabaseLocation) -> int:
    """Copy a database into an empty one, of either kind, and prove that they are equal (docs/postgresql.md)."""
    try:
        moved = asyncio.run(move(source, target, _Progress()))
    except StorageError as error:
        print(f"The database cannot be moved: {error}", file=sys.stderr)
        return 1
    print(f"Copied {moved.tables} tables with {moved.entries} entries, and all that belongs to them. The copy is equal")
    print("row by row, and every log was replayed.")
    if moved.unreadable:
        numbers = ", ".join(map(str, moved.unreadable))
        print(f"This version cannot read the logs of {numbers}; their rows are equal.")
    return 0


def back_up_database(source: DatabaseLocation, copy: Path) -> int:
    """Copy a SQLite file, even while it is being written to (docs/operating.md)."""
    if isinstance(source, str):
        print("The database is on a server, which has its own backups: pg_dump, or your provider's.", file=sys.stderr)
        return 1
    try:
        asyncio.run(back_up(source, copy, _Progress()))
    except StorageError as error:
        print(f"The database cannot be backed up: {error}", file=sys.stderr)
        return 1
    print(f"{copy} is a copy of {source}.")
    return 0


def drill_database(backup: DatabaseLocation, of: DatabaseLocation | None) -> int:
    """Prove a backup by restoring it (docs/operating.md)."""
    try:
        proved = asyncio.run(drill(backup, of))
    except StorageError as error:
        print(f"The backup is not proved: {error}", file=sys.stderr)
        return 1
    print(f"The backup can be restored: {proved.tables} tables with {proved.entries} entries; every log was replayed.")
    if proved.last is not None:
        print(f"The last entry is of {proved.last:%Y-%m-%d %H:%M} UTC.")
    if of is not None:
        print(f"The database goes on from it; {proved.missing} entries were written since.")
    return 0


def rebuild_database(place: DatabaseLocation) -> int:
    """Compute the results of finished games from their logs again (docs/operating.md)."""
    try:
        rebuilt = asyncio.run(rebuild(place, _Progress()))
    except StorageError as error:
        print(f"The database cannot be rebuilt: {error}", file=sys.stderr)
        return 1
    print(f"Computed the results of {rebuilt.counted} games from their logs.")
    if rebuilt.kept:
        print(f"The logs of {rebuilt.kept} older games are deleted: computed everything else from their results.")
    if rebuilt.unreadable:
        print(f"This version cannot read the logs of {', '.join(map(str, rebuilt.unreadable))}: they are not counted.")
    return 0


def distribute_database(place: DatabaseLocation) -> int:
    """Distribute a database over its Citus workers, and print what was done (docs/scale.md)."""
    if not isinstance(place, str):
        print("A file lies on one machine: move it to a Citus first (docs/scale.md).", file=sys.stderr)
        return 1
    try:
        tables = asyncio.run(distribute(place))
    except StorageError as error:
        print(f"The database cannot be distributed: {error}", file=sys.stderr)
        return 1
    if not tables:
        print("Everything was distributed already.")
        return 0
    print(f"Distributed by the number of the game table: {', '.join(tables)}. All else stays on the coordinator.")
    return 0


def divide_work(place: DatabaseLocation, count: int) -> int:
    """Change the number of shards of several bots, even while they run (docs/postgresql.md)."""
    if not isinstance(place, str):
        print("A file has only one bot, which needs no shards.", file=sys.stderr)
        return 1
    try:
        before = asyncio.run(_divide(place, count))
    except StorageError as error:
        print(f"The work cannot be divided: {error}", file=sys.stderr)
        return 1
    print(f"The number of shards is now {count}; it was {before}.")
    return 0


async def _divide(place: DatabaseLocation, count: int) -> int:
    database = await open_database(place)
    try:
        return await StoredShards(database).divide(count)
    finally:
        await database.close()
