"""A Citus of the tests: a coordinator and two workers, made of the PostgreSQL and the extension that the system has."""

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
from itertools import count
from pathlib import Path
from typing import Final

from tests.storage.places import outside
from tockbot.storage import Database

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
"""What a node is started with: few shards, which are made and dropped soon."""

FORGETFUL: Final = ("fsync = off", "full_page_writes = off")
"""The same where nobody needs its data when the machine stops."""


def installed() -> Path:
    """The folder of the programs of a PostgreSQL that has Citus; tests fail plainly where there is none."""
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
        port: at which it listens on this machine.
    """

    def __init__(self, binaries: Path, settings: Sequence[str]) -> None:
        """Make and start it."""
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
        """The address of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def close(self) -> None:
        """End it and take its folder away."""
        self._run("pg_ctl", "stop", "--mode=immediate", "--silent", "--pgdata", str(self._folder / "data"))
        shutil.rmtree(self._folder)


class Cluster:
    """A coordinator and workers.

    Attributes:
        nodes: all of them, the coordinator first.
    """

    def __init__(self, settings: Sequence[str] = FORGETFUL) -> None:
        """Start it, with these settings too."""
        binaries = installed()
        self.nodes = [Node(binaries, settings) for _ in range(1 + WORKERS)]
        self._made = count(1)

    @property
    def workers(self) -> list[Node]:
        """Those that hold the tables of games."""
        return self.nodes[1:]

    def direct_database(self) -> str:
        """The address of a new database with the extension and the workers, and nothing of ours in it."""
        name = f"test{next(self._made)}"
        for node in self.nodes:
            outside(node.address("postgres"), f"CREATE DATABASE {name} STRATEGY FILE_COPY")
            outside(node.address(name), "CREATE EXTENSION citus")
        address = self.nodes[0].address(name)
        outside(address, "SELECT citus_set_coordinator_host('127.0.0.1', ?::int)", self.nodes[0].port)
        for node in self.workers:
            outside(address, "SELECT citus_add_node('127.0.0.1', ?::int)", node.port)
        return address

    def new_database(self) -> str:
        """The same, distributed."""
        address = self.direct_database()
        with ThreadPoolExecutor(1) as thread:  # because a loop runs in this one already
            thread.submit(lambda: asyncio.run(Database.distribute(address))).result()
        return address

    def drop(self, address: str) -> None:
        """Take a database away, and its connections."""
        name = address.rpartition("/")[2]
        for node in self.nodes:
            outside(node.address("postgres"), f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def close(self) -> None:
        """End all."""
        for node in self.nodes:
            node.close()
