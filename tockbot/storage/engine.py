"""The base class of both kinds of database, SQLite and PostgreSQL, and what they have in common.

SQL. Both get the same SQL, with parameters ``$1``, ``$2``, …, which SQLite takes for parameters named 1, 2, … Anything
that only one of them understands is in comments.

Several statements are combined into one (:func:`in_one`), so they take one round trip and are saved together or not at
all. Distributed tables do not allow that: there they run one by one, or on the worker
(:func:`tockbot.storage.postgres.delegated`).

Locations. An address is checked before it is used, and is never quoted. It is a URL that contains a password; if a
special character in that is not escaped, the beginning of the password is taken for a host or a port, and an error
message would show it. So every address that might be misread is refused.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache, partial
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl, unquote

from tockbot.metrics import DATABASE_SECONDS
from tockbot.tables import Unknown

T = TypeVar("T")

Value = int | str | bytes | None
"""Type of a parameter. PostgreSQL does not accept a bool for a number."""

Row = tuple[Any, ...]


class StorageError(Exception):
    """The database cannot be used or could not save. The text is one sentence; earlier saves are untouched."""


class UnknownError(StorageError, Unknown):
    """It is not known whether something was saved; it may be saved in a moment."""


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement with its parameters.

    A statement that is saved after another contains ``TRUE /*found*/`` in its condition, which stands for whether the
    first returned a row.

    Attributes:
        sql: its text.
        values: its parameters, numbered from $1.
        at: the table to which it and all statements saved after it belong, if it returns that table's number; if tables
            are distributed, they are saved there in one round trip.
    """

    sql: str
    values: tuple[Value, ...]
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Saved:
    """The rows that a saved statement returned, and ``again`` as in Transaction."""

    rows: list[Row]
    again: bool


class Transaction(ABC):
    """An open transaction.

    Attributes:
        again: an earlier attempt lost its connection, and may have been saved although no answer came.
    """

    again = False

    @abstractmethod
    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """Run a statement and return its rows."""

    @abstractmethod
    async def run_many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        """Run a statement once for each row of parameters."""

    async def save(self, first: Statement, *others: Statement) -> list[Row]:
        """Run a statement and, if it returns a row, the others; return the rows of the first.

        This takes one round trip for each text of a statement. An engine that can do it in one overrides this.
        """
        rows = await self.rows(first.sql, *first.values)
        for sql, same in groupby(others if rows else (), key=lambda other: other.sql):
            await self.run_many(plain(sql), [other.values for other in same])
        return rows


Work = Callable[[Transaction], Awaitable[T]]
"""Work done in a transaction."""


class Database(ABC):
    """An open database. ``tockbot.storage.open_database`` opens one of the two kinds; close it when you are done.

    Each method except ``close`` may raise a StorageError. The public methods measure the time that the engine's own
    methods take, which begin with an underscore. By default, the methods that notify other processes do nothing,
    because no other process may open a file.

    Attributes:
        is_shared: several bots may have the database open.
        json_integer: the SQL for a number in a column with JSON, as a template with ``column`` and ``name``.
    """

    is_shared = False
    json_integer: str
    _version_sql: str

    async def rows(self, sql: str, *values: Value) -> list[Row]:
        """Return all rows of a query."""
        with DATABASE_SECONDS.labels("read").time():
            return await self._rows(sql, *values)

    async def look_up(self, sql: str, *values: Value) -> list[Row]:
        """Return the few rows that a query finds by their keys. A file is read at once: that takes microseconds."""
        with DATABASE_SECONDS.labels("read").time():
            return await self._look_up(sql, *values)

    async def transact(self, work: Work[T], *, lasting: bool = True) -> T:
        """Run work in one transaction and return its result: all of it is saved, or nothing.

        The work may run again if others were in the way or the connection was lost. Then ``again`` of its transaction
        says that it may have been saved before; work that must not be done twice has to check.

        Args:
            work: what to do.
            lasting: it must survive a crash of the machine. Otherwise it survives a crash of the process only, and no
                one waits for the disk.
        """
        with DATABASE_SECONDS.labels("save").time():
            return await self._transact(work, lasting=lasting)

    async def save(self, first: Statement, *others: Statement, lasting: bool = True) -> Saved:
        """Run a statement and, only if it returns a row, all others, in one transaction and one round trip.

        Args:
            first: the statement that decides.
            others: statements that are saved with it.
            lasting: as for :meth:`transact`.
        """
        with DATABASE_SECONDS.labels("save").time():
            return await self._save(first, *others, lasting=lasting)

    async def version(self) -> int:
        """Return the number of its schema; see :func:`number_of`."""
        ((version,),) = await self._rows(self._version_sql)
        return int(version)

    def notify(self, text: str) -> None:
        """Send a word to other processes at the same database soon, without a promise that it arrives."""
        del text

    async def settle(self, unchanged: Statement) -> None:
        """Write a row unchanged, and return once the database has confirmed this and all earlier writes.

        A file confirms or refuses each write at once.

        Raises:
            UnknownError: the database has not confirmed them yet.
        """
        del unchanged

    def save_later(self, noted: Statement) -> None:
        """Save soon, without a promise, something that only makes other processes faster.

        Of several notes with the same first value, the last is saved.
        """
        del noted

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call this from now on with every word that processes at this database send."""
        del heard

    @abstractmethod
    async def close(self) -> None:
        """Close it; nothing can be read or written afterwards."""

    @abstractmethod
    async def _rows(self, sql: str, *values: Value) -> list[Row]: ...

    async def _look_up(self, sql: str, *values: Value) -> list[Row]:
        return await self._rows(sql, *values)

    @abstractmethod
    async def _transact(self, work: Work[T], *, lasting: bool) -> T: ...

    @abstractmethod
    async def _save(self, first: Statement, *others: Statement, lasting: bool) -> Saved: ...


def migrations() -> list[str]:
    """Return the scripts that lead from an empty database to the current schema, in the order of their numbers.

    They are written for PostgreSQL; :func:`for_sqlite` converts them.
    """
    folder = files("tockbot.storage") / "migrations"
    entries = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)
    return [entry.read_text(encoding="utf-8") for entry in entries]


FIRST_NUMBER: Final = 224
"""Schema number of an empty database; the first script makes the next. Versions before 0.2.0 had smaller numbers."""


def number_of(scripts: Sequence[str]) -> int:
    """Return the number of the schema that these scripts make."""
    return FIRST_NUMBER + len(scripts)


def pending(number: int, name: str, scripts: Sequence[str]) -> Sequence[str]:
    """Return the scripts that a database has not had.

    Args:
        number: the number of its schema; 0 if it is empty.
        name: what to call the database.
        scripts: all scripts, in order.

    Raises:
        StorageError: its schema is older than version 0.2.0, or newer than this version.
    """
    if 0 < number < FIRST_NUMBER:
        raise StorageError(
            f"{name} is from before tockbot 0.2.0 and cannot be updated. It was not changed; use another database."
        )
    if number > number_of(scripts):
        raise StorageError(
            f"{name} was written by a newer tockbot (schema {number}, this one knows {number_of(scripts)});"
            " update the bot or use another database."
        )
    return scripts[max(number - FIRST_NUMBER, 0) :]


def for_sqlite(script: str) -> str:
    """Return a migration for SQLite: with SQLite's type names, and with the text in ``/*sqlite … */`` comments."""
    script = re.sub(r"\bBYTEA\b", "BLOB", re.sub(r"\bBIGINT\b", "INTEGER", script))
    return re.sub(r"/\*sqlite (.*?) ?\*/", r"\1", script, flags=re.DOTALL)


FOUND: Final = "TRUE /*found*/"
"""Condition of a statement that depends on another, in SQL that both engines understand."""

PARAMETER: Final = re.compile(r"\$(\d+)")

IS_FOUND: Final = "EXISTS (SELECT 1 FROM found)"

OF_PARAMETERS: Final = re.compile(rf"SELECT (\$\d+(?:, \$\d+)*) WHERE {re.escape(FOUND)}")

LAZILY: Final = ", set_config('synchronous_commit', 'off', TRUE)"
"""Column by which a lone statement, which is a transaction, says that no one waits for the disk."""


@lru_cache(maxsize=128)
def in_one(first: str, *others: str, lazily: bool = False) -> str:
    """Combine statements: the first, and the others if it returns a row. Parameters are renumbered.

    With ``lazily``, the result has an additional column; the first statement must return rows.
    """
    if not others and not lazily:
        return first
    parts, used = [f"found AS ({first})"], _parameters(first)
    for number, sql in enumerate(others, 1):
        shifted = PARAMETER.sub(partial(_shifted, used), sql)
        parts.append(f"other{number} AS ({shifted.replace(FOUND, IS_FOUND)})")
        used += _parameters(sql)
    return f"WITH {', '.join(parts)} SELECT found.*{LAZILY if lazily else ''} FROM found"  # noqa: S608 - statements of this package


def plain(sql: str) -> str:
    """Return a dependent statement without its condition; Citus forwards a single row of parameters as it is."""
    return OF_PARAMETERS.sub(r"VALUES (\1)", sql)


def _shifted(by: int, found: re.Match[str]) -> str:
    return f"${int(found[1]) + by}"


def _parameters(sql: str) -> int:
    """Return the number of a statement's parameters."""
    return max(map(int, PARAMETER.findall(sql)), default=0)


DatabaseLocation = Path | str
"""Location of a database: a file, or the address of a server, ``postgresql://…``."""

SERVERS: Final = ("postgresql://", "postgres://")

OTHER_ADDRESS: Final = re.compile(r"://|\b(?:host|user|password|dbname)\s*=")
"""Text found in addresses of other forms, and hardly ever in the name of a file."""

SESSION_ATTRIBUTES: Final = ("any", "primary", "standby", "read-write", "read-only", "prefer-standby")
"""Possible values of ``target_session_attrs``."""

HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\[\]:]+)(?::(.*))?")
"""A host's name or number, and its port, if any."""

LAST_PORT: Final = 65535


class DatabaseLocationError(ValueError):
    """A text is not a database location. The message calls it *it*, and quotes nothing of it."""


def place_of(text: str) -> DatabaseLocation:
    """Return a location: the address of a server as it is, anything else as the path of a file.

    Raises:
        DatabaseLocationError: it is an address that cannot be used.
    """
    if text.lower().startswith(SERVERS):
        _check(text)
        return text
    if OTHER_ADDRESS.search(text) or "@" in text.partition(":")[2]:
        raise DatabaseLocationError("it looks like an address, but does not begin with postgresql://")
    if "\0" in text:
        raise DatabaseLocationError("it contains a character that is not allowed in file names")
    return Path(text)


def hosts_of(address: str) -> list[tuple[str, int | None]]:
    """Return the hosts that an address names, or directories of sockets, each with its port if that is given."""
    authority, options = _parts(address)
    hosts = _split(unquote(authority.rpartition("@")[2])) or _split(options.get("host", ""))
    ports = _split(options.get("port", ""))
    ports = ports * len(hosts) if len(ports) == 1 else ports
    found = [_host(host) for host in hosts]
    if len(ports) == len(found):
        found = [(host, port or given) for (host, port), given in zip(found, ports, strict=True)]
    return [(host.strip("[]"), int(port) if port else None) for host, port in found] or [("", None)]


def _parts(address: str) -> tuple[str, dict[str, str]]:
    """Return the authority of an address, and its options.

    Raises:
        ValueError: the text after the ? is not a list of options.
    """
    rest, _, query = address.partition("://")[2].partition("?")
    return rest.partition("/")[0], dict(parse_qsl(query, keep_blank_values=True, strict_parsing=True)) if query else {}


def _check(address: str) -> None:
    rest = address.partition("://")[2]
    authority = rest.partition("/")[0].partition("?")[0]
    login, at, hosts = authority.rpartition("@")
    is_unwritten = "#" in rest or "@" in login or rest.count("@") != len(at) or any(sign in login for sign in "[]")
    if is_unwritten or not rest.isprintable() or " " in rest:
        raise DatabaseLocationError(
            "in its user name and password, @ must be written as %40, / as %2F, # as %23, ? as %3F, [ as %5B,"
            " ] as %5D, % as %25 and a space as %20"
        )
    try:
        _, options = _parts(address)
    except ValueError:
        raise DatabaseLocationError("its options after the ? must look like one=this&other=that") from None
    named = [*_split(hosts), *_split(options.get("host", ""))]
    ports = [port for host in named if (port := _host(host)[1]) is not None] + _split(options.get("port", ""))
    if not all(port.isascii() and port.isdigit() and 1 <= int(port) <= LAST_PORT for port in ports):
        raise DatabaseLocationError(f"its port must be a number from 1 to {LAST_PORT}")
    if options.get("target_session_attrs", SESSION_ATTRIBUTES[0]) not in SESSION_ATTRIBUTES:
        raise DatabaseLocationError(f"its target_session_attrs must be one of {', '.join(SESSION_ATTRIBUTES)}")


def _split(text: str) -> list[str]:
    return text.split(",") if text else []


def _host(text: str) -> tuple[str, str | None]:
    """Return a host, and the text in the place of its port; None if there is none."""
    if text.startswith("/"):
        return text, None  # a directory with the server's socket
    found = HOST.fullmatch(text)
    if found is None:
        raise DatabaseLocationError("its host name is invalid")
    return found[1], found[2]


def moment_text(moment: datetime) -> str:
    """Return a moment in UTC as the log stores it, so that texts compare as moments do."""
    return moment.isoformat(timespec="microseconds")
