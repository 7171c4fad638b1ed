"""One database of two kinds: a SQLite file, or a server that speaks the wire of PostgreSQL.

The numbers of tables and people: made by us, and short.

People read and type them ("Game 12"), so they count from one. No engine's own counter is used: those skip numbers, and
on a distributed engine they are no counters any more. A row of our own is counted up in the transaction that uses the
number, and nothing is left out where that fails. So whoever opens a table waits for whoever opens one at the same
moment; that is done a few times a second at the very most.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from tockbot.metrics import DATABASE_SECONDS
from tockbot.storage.engine import (
    DatabaseLocationError,
    Engine,
    Place,
    Row,
    Saved,
    Statement,
    StorageError,
    Transaction,
    Value,
    migrations,
    number_of,
    place_of,
)
from tockbot.storage.sqlite import BUSY_SECONDS, SqliteEngine

if TYPE_CHECKING:
    from tockbot.storage.postgres import PostgresEngine

__all__ = [
    "BUSY_SECONDS",
    "Database",
    "DatabaseLocationError",
    "Place",
    "Row",
    "Statement",
    "StorageError",
    "Transaction",
    "migrations",
    "number_of",
    "place_of",
]

T = TypeVar("T")


class Database:
    """An open database. Make one with :meth:`open`, and close it."""

    def __init__(self, engine: Engine) -> None:
        """Wrap an engine that is up to date."""
        self._engine = engine

    @classmethod
    async def open(
        cls,
        place: Place,
        *,
        alone: bool = True,
        busy_seconds: float = BUSY_SECONDS,
        direct: str | None = None,
        scripts: Sequence[str] | None = None,
    ) -> Database:
        """Open the database, or make the file, and apply the migrations it has not had.

        Args:
            place: where it is.
            alone: whether a file is refused that somebody else has open; a server is there for several.
            busy_seconds: how long something waits for a file that another program writes to, or a server that is away.
            direct: the address of the same server without the pooler to which the other leads, to hear others.
            scripts: the migrations, if not this version's own.

        Raises:
            StorageError: it is no database, is damaged, in use, too old, of a newer version, or cannot be written.
        """
        chosen = migrations() if scripts is None else scripts
        if isinstance(place, Path):
            return cls(await SqliteEngine.open(place, chosen, alone=alone, busy_seconds=busy_seconds))
        return cls(await _postgres().open(place, chosen, patience=busy_seconds, direct=direct))

    @classmethod
    async def read(cls, place: Place) -> Database:
        """Open a database only to read it, also while a bot writes to it; it is never migrated.

        Raises:
            StorageError: there is none, it is not ours, is too old, or belongs to a newer version.
        """
        if isinstance(place, Path):
            return cls(await SqliteEngine.read(place, migrations()))
        return cls(await _postgres().read(place, migrations(), patience=BUSY_SECONDS))

    @classmethod
    async def distribute(cls, address: str) -> list[str]:
        """Distribute a database over the workers of its Citus; the tables that were not yet.

        Raises:
            StorageError: the database cannot be used, has no Citus, or could not do it.
        """
        return await _postgres().distribute(address, migrations(), patience=BUSY_SECONDS)

    async def version(self) -> int:
        """The number of its schema, as :func:`number_of` has it.

        Raises:
            StorageError: the database could not be read.
        """
        return await self._engine.version()

    async def close(self) -> None:
        """Close it; nothing can be read or written afterwards."""
        await self._engine.close()

    @property
    def is_shared(self) -> bool:
        """Whether several bots may have it open."""
        return self._engine.is_shared

    def hint(self, text: str) -> None:
        """Tell other programs at the same database a word, soon and without a promise that they hear it."""
        self._engine.hint(text)

    async def settle(self, unchanged: Statement) -> None:
        """Write something as it is, and wait until the database has said that this, and all before it, is saved.

        In a file nothing is ever in doubt.

        Raises:
            UnknownError: it has not said so yet.
        """
        await self._engine.settle(unchanged)

    def note(self, noted: Statement) -> None:
        """Save something soon that only hurries other programs, without a promise; where a file holds it, nothing.

        Of several with the same first value the last is saved.
        """
        self._engine.note(noted)

    def listen(self, heard: Callable[[str], None]) -> None:
        """Hear from now on every word that programs at this database tell; where a file holds it, nothing."""
        self._engine.listen(heard)

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """All rows of a query.

        Raises:
            StorageError: the database could not be read.
        """
        with DATABASE_SECONDS.labels("read").time():
            return await self._engine.rows(sql, *values)

    async def look_up(self, sql: str, *values: Value) -> list[Row]:
        """The few rows that a query finds by their keys, which takes a file microseconds: it is asked at once.

        Raises:
            StorageError: the database could not be read.
        """
        with DATABASE_SECONDS.labels("read").time():
            return await self._engine.look_up(sql, *values)

    async def transact(self, work: Callable[[Transaction], Awaitable[T]], *, lasting: bool = True) -> T:
        """Do some work in one transaction and give what it gives: all of it is saved, or nothing.

        The work may be done again, where others were in the way or the connection was lost. Then ``again`` of its
        transaction says that it may have been saved before: what must not be done twice has to look.

        Args:
            work: what is done.
            lasting: whether it has to outlive the machine. What need not, outlives the program all the same; a file is
                left to the system to be written to the disk, and nobody waits for that.

        Raises:
            StorageError: it could not be saved, or it is not known to be saved.
        """
        with DATABASE_SECONDS.labels("save").time():
            return await self._engine.transact(work, lasting=lasting)

    async def save(self, first: Statement, *others: Statement, lasting: bool = True) -> Saved:
        """Run a statement, and only if it gives a row all others, in one transaction and one way to the database.

        Args:
            first: the statement that decides.
            others: what is saved with it.
            lasting: as :meth:`transact` has it.

        Raises:
            StorageError: it could not be saved, or it is not known to be saved.
        """
        with DATABASE_SECONDS.labels("save").time():
            return await self._engine.save(first, *others, lasting=lasting)


def _postgres() -> type[PostgresEngine]:
    """What speaks to a server; whoever keeps games in a file need neither load nor have it.

    Raises:
        StorageError: its driver is not installed.
    """
    try:
        from tockbot.storage.postgres import PostgresEngine  # noqa: PLC0415 - as above
    except ModuleNotFoundError as error:
        raise StorageError(
            f"Games on a PostgreSQL server need {error.name}, which is not installed: pip install 'tockbot[postgres]'."
        ) from None
    return PostgresEngine


async def next_number(transaction: Transaction, counter: str) -> int:
    """The next number of a counter, ``tables`` or ``people``.

    Raises:
        StorageError: there is no such counter.
    """
    for (number,) in await transaction.rows(
        "UPDATE counters SET last = last + 1 WHERE name = $1 RETURNING last", counter
    ):
        return int(number)
    raise StorageError(f"The database does not count {counter}.")
