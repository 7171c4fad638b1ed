"""Opens a database of one of two kinds: a SQLite file, or a server that speaks the wire of PostgreSQL.

The numbers of tables and people: made by us, and short.

People read and type them ("Game 12"), so they count from one. No engine's own counter is used: those skip numbers, and
on a distributed engine they are no counters any more. A row of our own is counted up in the transaction that uses the
number, and nothing is left out where that fails. So whoever opens a table waits for whoever opens one at the same
moment; that is done a few times a second at the very most.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tockbot.storage.engine import (
    Database,
    DatabaseLocation,
    DatabaseLocationError,
    Row,
    Statement,
    StorageError,
    Transaction,
    migrations,
    number_of,
    place_of,
)
from tockbot.storage.sqlite import BUSY_SECONDS, SqliteDatabase

if TYPE_CHECKING:
    from tockbot.storage.postgres import PostgresDatabase

__all__ = [
    "BUSY_SECONDS",
    "Database",
    "DatabaseLocation",
    "DatabaseLocationError",
    "Row",
    "Statement",
    "StorageError",
    "Stored",
    "Transaction",
    "distribute",
    "migrations",
    "next_number",
    "number_of",
    "open_database",
    "place_of",
    "read_database",
]


async def open_database(
    place: DatabaseLocation,
    *,
    alone: bool = True,
    busy_seconds: float = BUSY_SECONDS,
    direct: str | None = None,
    scripts: Sequence[str] | None = None,
) -> Database:
    """Open the database, or make the file, and apply the migrations it has not had.

    Args:
        place: where it is.
        alone: whether a file is refused that another program has open; a server is there for several.
        busy_seconds: how long to wait for a file that another program writes to, or a server that is away.
        direct: the address of the same server without the pooler to which the other leads, to hear other programs.
        scripts: the migrations, if not this version's own.

    Raises:
        StorageError: it is no database, is damaged, in use, too old, of a newer version, or cannot be written.
    """
    chosen = migrations() if scripts is None else scripts
    if isinstance(place, Path):
        return await SqliteDatabase.open(place, chosen, alone=alone, busy_seconds=busy_seconds)
    return await _postgres().open(place, chosen, patience=busy_seconds, direct=direct)


async def read_database(place: DatabaseLocation) -> Database:
    """Open a database only to read it, also while a bot writes to it; it is never migrated.

    Raises:
        StorageError: there is none, it is not ours, is too old, or belongs to a newer version.
    """
    if isinstance(place, Path):
        return await SqliteDatabase.read(place, migrations())
    return await _postgres().read(place, migrations(), patience=BUSY_SECONDS)


async def distribute(address: str) -> list[str]:
    """Distribute a database over the workers of its Citus; return the tables that were not distributed before.

    Raises:
        StorageError: the database cannot be used, has no Citus, or could not do it.
    """
    return await _postgres().distribute(address, migrations(), patience=BUSY_SECONDS)


def _postgres() -> type[PostgresDatabase]:
    """What speaks to a server; whoever keeps games in a file need neither load nor have it."""
    try:
        from tockbot.storage.postgres import PostgresDatabase  # noqa: PLC0415 - as above
    except ModuleNotFoundError as error:
        raise StorageError(
            f"Games on a PostgreSQL server need {error.name}, which is not installed: pip install 'tockbot[postgres]'."
        ) from None
    return PostgresDatabase


class Stored:
    """Something that is stored in a database. Each of its methods may raise a StorageError."""

    def __init__(self, database: Database) -> None:
        """Store it in this database."""
        self._database = database


async def next_number(transaction: Transaction, counter: str) -> int:
    """The next number of a counter, ``tables`` or ``people``."""
    for (number,) in await transaction.rows(
        "UPDATE counters SET last = last + 1 WHERE name = $1 RETURNING last", counter
    ):
        return int(number)
    raise StorageError(f"The database does not count {counter}.")
