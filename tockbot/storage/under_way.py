"""How far a command is that takes long: begun again, it goes on from there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tockbot.storage.database import Database, Place, Statement, StorageError

Tell = Callable[[str, int, int], None]
"""Told how far something is: what is done, how many of it, and how many there are."""

MOVE: Final = "move"


async def open_whole(place: Place, *, direct: str | None = None) -> Database:
    """Open a database as :meth:`Database.open` does, unless it is a copy that is not whole.

    Raises:
        StorageError: it is, or it cannot be used.
    """
    database = await Database.open(place, direct=direct)
    try:
        is_whole = await done_until(database, MOVE) is None
    except BaseException:
        await database.close()
        raise
    if not is_whole:
        await database.close()
        raise StorageError("A copy into it was begun and is not whole: move into it again, or use another one.")
    return database


async def done_until(database: Database, command: str) -> int | None:
    """Up to where a command is done that was begun; None if it was not, or is done whole."""
    for (done,) in await database.rows("SELECT done FROM under_way WHERE command = $1", command):
        return int(done)
    return None


async def go_on(database: Database, command: str, done: int) -> None:
    """Note that a command is under way, and done up to here."""
    sql = (
        "INSERT INTO under_way (command, done) VALUES ($1, $2) ON CONFLICT (command) DO UPDATE SET done = excluded.done"
    )
    await database.save(Statement(sql, (command, done)))


async def is_done(database: Database, command: str) -> None:
    """Note that a command is done whole."""
    await database.save(Statement("DELETE FROM under_way WHERE command = $1", (command,)))
