"""Commands for whoever runs the bot: copy its database to where it is to be, or to a safe place."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from tockbot.storage import Place, StorageError, back_up, move, rebuild


def move_database(source: Place, target: Place) -> int:
    """Copy a database into an empty one, of either kind, and prove them equal (docs/operating.md)."""
    try:
        moved = asyncio.run(move(source, target))
    except StorageError as error:
        print(f"The database cannot be moved: {error}", file=sys.stderr)
        return 1
    print(f"{moved.tables} tables with {moved.entries} entries are there; every log was replayed on both sides, and")
    print("tables, people, messages and servers are equal row for row.")
    if moved.unreadable:
        numbers = ", ".join(map(str, moved.unreadable))
        print(f"This version cannot read the logs of {numbers}: their rows are equal.")
    return 0


def back_up_database(source: Place, copy: Path) -> int:
    """Copy a SQLite file, also one that is being written (docs/operating.md)."""
    if isinstance(source, str):
        print("The database is on a server, which has its own backups: pg_dump, or your provider's.", file=sys.stderr)
        return 1
    try:
        asyncio.run(back_up(source, copy))
    except StorageError as error:
        print(f"The database cannot be backed up: {error}", file=sys.stderr)
        return 1
    print(f"{copy} is a copy of {source}.")
    return 0


def rebuild_database(place: Place) -> int:
    """Work out again, from the logs, what games that are over came to (docs/operating.md)."""
    try:
        rebuilt = asyncio.run(rebuild(place))
    except StorageError as error:
        print(f"The database cannot be rebuilt: {error}", file=sys.stderr)
        return 1
    print(f"The results of {rebuilt.counted} games were worked out from their logs.")
    if rebuilt.kept:
        print(
            f"The logs of {rebuilt.kept} more are deleted by age: their results were kept, and all else made of them."
        )
    if rebuilt.unreadable:
        print(f"This version cannot read the logs of {', '.join(map(str, rebuilt.unreadable))}: they are not counted.")
    return 0
