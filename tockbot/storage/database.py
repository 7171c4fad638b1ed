"""Opens a database: a SQLite file, or a server that speaks PostgreSQL's protocol.

Also numbers tables and people. People read and type these numbers ("Game 12"), so they count from one without gaps.
Database sequences skip numbers, and on a distributed database they do not even count upwards. So a row holds the last
number, and the transaction that uses the next one increases it. Tables that are opened at the same moment wait for each
other; this happens a few times per second at most.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tockbot.storage.engine import (
    Database,
    DatabaseLocation,
    StorageError,
    Transaction,
    migrations,
)
from tockbot.storage.sqlite import BUSY_SECONDS, SqliteDatabase

if TYPE_CHECKING:
    from tockbot.storage.postgres import PostgresDatabase


async def open_database(
    place: DatabaseLocation,
    *,
    alone: bool = True,
    busy_seconds: float = BUSY_SECONDS,
    direct: str | None = None,
    scripts: Sequence[str] | None = None,
) -> Database:
    """Open the database, creating the file if necessary, and apply pending migrations.

    Args:
        place: where it is.
        alone: refuse a file that another program has open; a server may be shared.
        busy_seconds: how long to wait for a file that another program writes to, or for a server that is away.
        direct: the address of the same server without the pooler that the other leads to, for notices.
        scripts: the migrations, if not those of this version.

    Raises:
        StorageError: it is no database, is damaged, in use, too old, of a newer version, or cannot be written.
    """
    chosen = migrations() if scripts is None else scripts
    if isinstance(place, Path):
        return await SqliteDatabase.open(place, chosen, alone=alone, busy_seconds=busy_seconds)
    return await _postgres().open(place, chosen, patience=busy_seconds, direct=direct)


async def read_database(place: DatabaseLocation) -> Database:
    """Open a database for reading only, even while a bot writes to it; it is never migrated.

    Raises:
        StorageError: it is missing, is no tockbot database, is too old, or belongs to a newer version.
    """
    if isinstance(place, Path):
        return await SqliteDatabase.read(place, migrations())
    return await _postgres().read(place, migrations(), patience=BUSY_SECONDS)


async def distribute(address: str) -> list[str]:
    """Distribute a database over its Citus workers; return the tables that were not distributed before.

    Raises:
        StorageError: the database cannot be used, has no Citus, or failed to distribute.
    """
    return await _postgres().distribute(address, migrations(), patience=BUSY_SECONDS)


def _postgres() -> type[PostgresDatabase]:
    """Return the PostgreSQL backend; it is loaded only when needed, since its driver is optional."""
    try:
        from tockbot.storage.postgres import PostgresDatabase  # noqa: PLC0415 - as above
    except ModuleNotFoundError as error:
        raise StorageError(
            f"Games on a PostgreSQL server need {error.name}, which is not installed: pip install 'tockbot[postgres]'."
        ) from None
    return PostgresDatabase


class Stored:
    """Base class of the stores. Each of their methods may raise a StorageError."""

    def __init__(self, database: Database) -> None:
        """Use this database."""
        self._database = database


async def next_number(transaction: Transaction, counter: str) -> int:
    """Increase a counter, ``tables`` or ``people``, and return its value."""
    for (number,) in await transaction.rows(
        "UPDATE counters SET last = last + 1 WHERE name = $1 RETURNING last", counter
    ):
        return int(number)
    raise StorageError(f"The database has no counter named {counter}.")
