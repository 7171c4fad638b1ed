"""What the two engines, SQLite and PostgreSQL, have in common: how they are asked, and their migrations.

Both are asked in the same text of SQL, with the parameters ``$1``, ``$2``, … PostgreSQL takes it as it is; SQLite takes
``$1`` for a parameter by the name 1. Whatever only one of them understands stays out of it, but for remarks.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final, Protocol, TypeVar

from tockbot.tables import Unknown

T = TypeVar("T")

Value = int | str | bytes | None
"""What a parameter can be. PostgreSQL takes no bool for a number."""

Row = tuple[Any, ...]


class StorageError(Exception):
    """The database cannot be used, or could not save. The text is one sentence; what was saved before is untouched."""


class UnknownError(StorageError, Unknown):
    """Nobody knows whether it was saved: it may have been, or may be in a moment."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement with its parameters.

    One that is saved behind another says ``TRUE /*found*/`` where it asks for what has to be so: whether that one gave
    a row.

    Attributes:
        sql: its text.
        values: its parameters, numbered from $1.
        at: the table to which it and all that is saved behind it belong, if it gives that table's number: where tables
            are distributed they are saved there in one way.
    """

    sql: str
    values: tuple[Value, ...]
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Saved:
    """What a statement gave when it was saved, and ``again`` as a transaction has it."""

    rows: list[Row]
    again: bool


class Transaction(Protocol):
    """A transaction under way."""

    @property
    def again(self) -> bool:
        """Whether an earlier try lost its connection: it may have been saved without anybody hearing of it."""

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """Run a statement and give the rows that it returns."""

    async def run_many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        """Run a statement once for each row of parameters."""

    async def save(self, first: Statement, *others: Statement) -> list[Row]:
        """Run a statement, and if it gives a row the others, in one way where that can be; give its rows."""


class Engine(Protocol):
    """An open database of one kind. Every method but ``close`` may raise a StorageError.

    Attributes:
        is_shared: whether several bots may have it open.
    """

    is_shared: bool

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """All rows of a query."""

    async def look_up(self, sql: str, *values: Value) -> list[Row]:
        """The few rows that a query finds by their keys."""

    async def transact(self, work: Callable[[Transaction], Awaitable[T]], *, lasting: bool = True) -> T:
        """Do some work in one transaction, more than once where the first try came to nothing."""

    async def save(self, first: Statement, *others: Statement, lasting: bool = True) -> Saved:
        """Run a statement, and if it gives a row the others, in one transaction and one way to the database."""

    def hint(self, text: str) -> None:
        """Tell other programs at the same database a word, soon and without a promise; in a file nobody is told."""

    async def settle(self, unchanged: Statement) -> None:
        """Write something as it is, and wait until this, and all before it, is saved; in a file nothing is in doubt."""

    def note(self, noted: Statement) -> None:
        """Save something soon that only hurries other programs, without a promise; in a file nothing is saved.

        Of several with the same first value the last is saved.
        """

    def listen(self, heard: Callable[[str], None]) -> None:
        """Hear from now on what other programs, and this one, tell."""

    async def version(self) -> int:
        """The number of its schema, as :func:`number_of` has it."""

    async def close(self) -> None:
        """Close it; nothing can be read or written afterwards."""


def migrations() -> list[str]:
    """The scripts that lead from an empty database to today's schema, in the order of their numbers.

    They are written for PostgreSQL; :func:`for_sqlite` makes them SQLite's.
    """
    folder = files("tockbot.storage") / "migrations"
    entries = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)
    return [entry.read_text(encoding="utf-8") for entry in entries]


FIRST_NUMBER: Final = 224
"""The number of an empty database: the first script makes the next. Those of before version 0.2.0 were smaller."""


def number_of(scripts: Sequence[str]) -> int:
    """The number of the schema that these scripts make."""
    return FIRST_NUMBER + len(scripts)


def pending(number: int, name: str, scripts: Sequence[str]) -> Sequence[str]:
    """The scripts that a database has not had.

    Args:
        number: that of its schema; 0 if it is empty.
        name: what to call the database.
        scripts: all of them, in order.

    Raises:
        StorageError: its schema is of a version before 0.2.0, or of a newer one.
    """
    if 0 < number < FIRST_NUMBER:
        raise StorageError(
            f"{name} is from before tockbot 0.2.0 and cannot be taken over; it stays as it is: use another database."
        )
    if number > number_of(scripts):
        raise StorageError(
            f"{name} was written by a newer tockbot (schema {number}, this one knows {number_of(scripts)});"
            " update the bot or use another database."
        )
    return scripts[max(number - FIRST_NUMBER, 0) :]


def for_sqlite(script: str) -> str:
    """A migration as SQLite takes it: with its names of types, and what stands in ``/*sqlite … */`` is no remark."""
    script = re.sub(r"\bBYTEA\b", "BLOB", re.sub(r"\bBIGINT\b", "INTEGER", script))
    return re.sub(r"/\*sqlite (.*?) ?\*/", r"\1", script, flags=re.DOTALL)
