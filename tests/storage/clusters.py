"""A Citus cluster for tests: a coordinator and two workers, from the PostgreSQL and extension of the system."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Final

from tests.storage.places import outside
from tests.storage.poolers import name_in
from tockbot.storage import distribute

CITUS: Final = "citus"

WORKERS: Final = 2

SETTINGS: Final = (
    "shared_preload_libraries = 'citus'",
    "max_connections = 300",
    "citus.shard_count = 2",
    "citus.node_connection_timeout = 1000",
    "citus.node_conninfo = 'sslmode=disable'",
    "ssl = off",
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    "autovacuum = off",
)
"""Settings of a node: few shards, which are created and dropped quickly."""

FORGETFUL: Final = ("fsync = off", "full_page_writes = off")
"""The settings of a cluster that need not be durable."""


def installed() -> Path:
    """Return the folder of programs of a PostgreSQL with Citus; without one, tests fail clearly."""
    config = shutil.which("pg_config")
    assert config is not None, "pg_config is not installed: apt-get install postgresql postgresql-server-dev-15"
    binaries, shared = (
        Path(subprocess.run([config, what], check=True, capture_output=True, text=True).stdout.strip())  # noqa: S603 - as above
        for what in ("--bindir", "--sharedir")
    )
    assert (shared / "extension" / "citus.control").exists(), (
        f"Citus is not installed for the PostgreSQL in {binaries}: build it from https://github.com/citusdata/citus"
    )
    return binaries


class Node:
    """One PostgreSQL of the cluster.

    Attributes:
        port: its port on this machine.
    """

    def __init__(self, binaries: Path, settings: Sequence[str]) -> None:
        """Create and start it."""
        self._binaries = binaries
        self._user = pwd.getpwnam("postgres").pw_uid if os.geteuid() == 0 else None
        self._folder = Path(tempfile.mkdtemp(prefix="tockbot-citus-"))
        if self._user is not None:
            os.chown(self._folder, self._user, -1)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        self._run("initdb", "--auth=trust", "--username=postgres", "--no-sync", "--pgdata", str(self._folder / "data"))
        with (self._folder / "data" / "postgresql.conf").open("a") as file:
            file.write("\n".join((*SETTINGS, *settings, f"port = {self.port}", "")))
        self.start()

    def _run(self, name: str, *arguments: str) -> None:
        subprocess.run(  # noqa: S603 - from the system
            [self._binaries / name, *arguments],
            check=True,
            user=self._user,
            cwd=self._folder,
            env={**os.environ, "HOME": str(self._folder)},
            stdout=subprocess.DEVNULL,
        )

    def start(self) -> None:
        """Start it, or start it again."""
        data, log = str(self._folder / "data"), str(self._folder / "log")
        self._run("pg_ctl", "start", "--wait", "--silent", "--pgdata", data, "--log", log)

    def kill(self) -> None:
        """Kill it, as when its machine stops."""
        number = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(number, signal.SIGQUIT)
        while Path(f"/proc/{number}").exists():
            pass

    def address(self, name: str) -> str:
        """Return the address of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        """Stop it and delete its folder."""
        self._run("pg_ctl", "stop", "--mode=immediate", "--silent", "--pgdata", str(self._folder / "data"))
        shutil.rmtree(self._folder)


class Cluster:
    """A coordinator and workers.

    Attributes:
        nodes: all nodes, the coordinator first.
    """

    def __init__(self, settings: Sequence[str] = FORGETFUL) -> None:
        """Start it, with additional settings."""
        binaries = installed()
        self.nodes = [Node(binaries, settings) for _ in range(1 + WORKERS)]
        self._made = count(1)

    @property
    def workers(self) -> list[Node]:
        """Return the nodes that store the tables of games."""
        return self.nodes[1:]

    def direct_database(self) -> str:
        """Return the address of a new database with the extension and the workers, but without our schema."""
        return self._copied(self._bare)

    def new_database(self) -> str:
        """Return the address of a new distributed database."""
        return self._copied(self._spread)

    def drop(self, address: str) -> None:
        """Drop a database, and its connections."""
        self._on_all(f"DROP DATABASE {self._left(address)} WITH (FORCE)")

    @cached_property
    def _bare(self) -> str:
        """Return the name of the template of :meth:`direct_database`; a copy takes a third of the time."""
        self._on_all("CREATE DATABASE bare STRATEGY FILE_COPY")
        for node in self.nodes:
            outside(node.address("bare"), "CREATE EXTENSION citus")
        address = self.nodes[0].address("bare")
        outside(address, "SELECT citus_set_coordinator_host('127.0.0.1', ?::int)", self.nodes[0].port)
        for node in self.workers:
            outside(address, "SELECT citus_add_node('127.0.0.1', ?::int)", node.port)
        return self._left(address)

    @cached_property
    def _spread(self) -> str:
        """Return the name of the template of :meth:`new_database`."""
        address = self.direct_database()
        with ThreadPoolExecutor(1) as thread:  # because this thread already runs an event loop
            thread.submit(lambda: asyncio.run(distribute(address))).result()
        return self._left(address)

    def _copied(self, name: str) -> str:
        """Return the address of a copy of a database, whose nodes know each other as in the original."""
        copy = f"test{next(self._made)}"
        self._on_all(f"CREATE DATABASE {copy} TEMPLATE {name} STRATEGY FILE_COPY")
        return self.nodes[0].address(copy)

    def _left(self, address: str) -> str:
        """Return the name of a database after disconnecting everyone, so that it can be copied or dropped."""
        name = name_in(address)
        self._on_all(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        self._on_all(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")  # noqa: S608 - a name of this class
        return name

    def _on_all(self, sql: str) -> None:
        """Run a statement on all nodes at once, outside the databases of tests."""
        with ThreadPoolExecutor(len(self.nodes)) as threads:
            list(threads.map(lambda node: outside(node.address("postgres"), sql), self.nodes))

    def close(self) -> None:
        """Stop everything."""
        for node in self.nodes:
            node.close()
