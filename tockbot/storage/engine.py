"""The base class of the two kinds of database, SQLite and PostgreSQL, and what they have in common.

Both are asked in the same text of SQL, with the parameters ``$1``, ``$2``, … PostgreSQL takes it as it is; SQLite takes
``$1`` for a parameter by the name 1. Whatever only one of them understands stays out of it, but for remarks.

Several statements as one: one way to a server instead of several, and all of it saved or nothing.

Where tables are distributed no worker would take it as one: there they are run one by one, or by the worker itself
(:func:`tockbot.storage.postgres.delegated`).

Where a database is, as somebody wrote it: read before anybody goes there, and quoted nowhere.

An address is the text of a URL in which a password stands as it is but for a few signs. Where one of these is not
written as it has to be, the password's beginning is taken for a host or a port, and would be told with what is wrong
with it. So every address of which that could be so is refused here.

Moments as they are saved.
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


class Transaction(ABC):
    """A transaction under way.

    Attributes:
        again: whether an earlier attempt lost its connection, and so may have been saved although no one heard of it.
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
"""What is done in a transaction."""


class Database(ABC):
    """An open database. ``tockbot.storage.open_database`` opens one of the two kinds; close it when you are done.

    Each method except ``close`` may raise a StorageError. The public methods measure the time that the engine's own
    methods take, which begin with an underscore. What other programs are told has a default for a file, which no other
    program may have open: it does nothing.

    Attributes:
        is_shared: whether several bots may have the database open.
    """

    is_shared = False
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
        """Do some work in one transaction and return its result: all of it is saved, or nothing.

        The work may be done again if others were in the way or the connection was lost. Then ``again`` of its
        transaction says that it may have been saved before: work that must not be done twice has to look.

        Args:
            work: what is done.
            lasting: whether it must survive a crash of the machine. Otherwise it survives a crash of the program only,
                and no one waits for the disk.
        """
        with DATABASE_SECONDS.labels("save").time():
            return await self._transact(work, lasting=lasting)

    async def save(self, first: Statement, *others: Statement, lasting: bool = True) -> Saved:
        """Run a statement and, only if it returns a row, all others, in one transaction and one round trip.

        Args:
            first: the statement that decides.
            others: what is saved with it.
            lasting: as for :meth:`transact`.
        """
        with DATABASE_SECONDS.labels("save").time():
            return await self._save(first, *others, lasting=lasting)

    async def version(self) -> int:
        """Return the number of its schema, as :func:`number_of` counts."""
        ((version,),) = await self._rows(self._version_sql)
        return int(version)

    def hint(self, text: str) -> None:
        """Send a word to other programs at the same database soon, without a promise that it arrives."""
        del text

    async def settle(self, unchanged: Statement) -> None:
        """Write a row unchanged, and return once the database has confirmed this and all earlier writes.

        A file confirms or refuses each write at once.

        Raises:
            UnknownError: the database has not confirmed them yet.
        """
        del unchanged

    def note(self, noted: Statement) -> None:
        """Save soon, without a promise, something that only makes other programs quicker.

        Of several notes with the same first value, the last is saved.
        """
        del noted

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call this from now on with every word that programs at this database send."""
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


FOUND: Final = "TRUE /*found*/"
"""What a statement behind another asks for, in SQL that both engines understand."""

PARAMETER: Final = re.compile(r"\$(\d+)")

IS_FOUND: Final = "EXISTS (SELECT 1 FROM found)"

OF_PARAMETERS: Final = re.compile(rf"SELECT (\$\d+(?:, \$\d+)*) WHERE {re.escape(FOUND)}")

LAZILY: Final = ", set_config('synchronous_commit', 'off', TRUE)"
"""A column by which a statement, which is a transaction by itself, says that nobody waits for the disk."""


@lru_cache(maxsize=128)
def in_one(first: str, *others: str, lazily: bool = False) -> str:
    """Statements as one: the first, and if it gives a row the others. Their parameters are numbered on.

    One that is saved ``lazily`` gives a column more; it has to give rows.
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
    """A statement behind another that has given a row; one row of parameters is what Citus sends on as it is."""
    return OF_PARAMETERS.sub(r"VALUES (\1)", sql)


def _shifted(by: int, found: re.Match[str]) -> str:
    return f"${int(found[1]) + by}"


def _parameters(sql: str) -> int:
    """How many parameters a statement has."""
    return max(map(int, PARAMETER.findall(sql)), default=0)


DatabaseLocation = Path | str
"""Where a database is: a file, or the address of a server, ``postgresql://…``."""

SERVERS: Final = ("postgresql://", "postgres://")

OTHER_ADDRESS: Final = re.compile(r"://|\b(?:host|user|password|dbname)\s*=")
"""What is in an address that is not written as ours are, and hardly ever in the name of a file."""

OF_WHOM: Final = ("any", "primary", "standby", "read-write", "read-only", "prefer-standby")
"""What ``target_session_attrs`` may ask for."""

HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\[\]:]+)(?::(.*))?")
"""A host's name or number, and its port where it has one."""

LAST_PORT: Final = 65535


class DatabaseLocationError(ValueError):
    """This cannot be where a database is. The text says of *it* what is wrong, and holds nothing of it."""


def place_of(text: str) -> DatabaseLocation:
    """Where a database is: the address of a server as it is, anything else as the path of a file.

    Raises:
        DatabaseLocationError: it is an address, but none that can be used.
    """
    if text.lower().startswith(SERVERS):
        _check(text)
        return text
    if OTHER_ADDRESS.search(text) or "@" in text.partition(":")[2]:
        raise DatabaseLocationError("it looks like an address, but does not begin with postgresql://")
    if "\0" in text:
        raise DatabaseLocationError("it has a sign that no file's name can have")
    return Path(text)


def hosts_of(address: str) -> list[tuple[str, int | None]]:
    """The hosts that an address names, or folders with a server's socket, each with its port where that is said."""
    authority, options = _parts(address)
    hosts = _split(unquote(authority.rpartition("@")[2])) or _split(options.get("host", ""))
    ports = _split(options.get("port", ""))
    ports = ports * len(hosts) if len(ports) == 1 else ports
    found = [_host(host) for host in hosts]
    if len(ports) == len(found):
        found = [(host, port or given) for (host, port), given in zip(found, ports, strict=True)]
    return [(host.strip("[]"), int(port) if port else None) for host, port in found] or [("", None)]


def _parts(address: str) -> tuple[str, dict[str, str]]:
    """Who logs in where, and the options.

    Raises:
        ValueError: what stands behind the ? is no options.
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
            "in a user's name and a password of it @ must be written as %40, / as %2F, # as %23, ? as %3F, [ as %5B,"
            " ] as %5D, % as %25 and a blank as %20"
        )
    try:
        _, options = _parts(address)
    except ValueError:
        raise DatabaseLocationError("what stands behind its ? must be options as in one=this&other=that") from None
    named = [*_split(hosts), *_split(options.get("host", ""))]
    ports = [port for host in named if (port := _host(host)[1]) is not None] + _split(options.get("port", ""))
    if not all(port.isascii() and port.isdigit() and 1 <= int(port) <= LAST_PORT for port in ports):
        raise DatabaseLocationError(f"its port must be a number from 1 to {LAST_PORT}")
    if options.get("target_session_attrs", OF_WHOM[0]) not in OF_WHOM:
        raise DatabaseLocationError(f"its target_session_attrs must be one of {', '.join(OF_WHOM)}")


def _split(text: str) -> list[str]:
    return text.split(",") if text else []


def _host(text: str) -> tuple[str, str | None]:
    """A host, and what stands where it may have its port; None if nothing does."""
    if text.startswith("/"):
        return text, None  # a folder with the server's socket
    found = HOST.fullmatch(text)
    if found is None:
        raise DatabaseLocationError("it names a host that is none")
    return found[1], found[2]


def moment_text(moment: datetime) -> str:
    """A moment in UTC as the log writes it, so that texts compare as moments do."""
    return moment.isoformat(timespec="microseconds")
