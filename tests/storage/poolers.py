"""Runs PgBouncer, from the system's package, in front of a PostgreSQL of the tests."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Final

from tests.storage.places import Server

SESSION: Final = "session"
TRANSACTION: Final = "transaction"

TIMEOUT_SECONDS: Final = 30.0
"""Maximum seconds for PgBouncer to start."""


def program(name: str) -> str:
    """Return the path of a program; if it is not installed, the tests that need it fail clearly."""
    found = shutil.which(name, path=os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin")))
    assert found is not None, f"{name} is not installed: apt-get install {name}"
    return found


class PgBouncer:
    """A PgBouncer that hands out connections to one server.

    It resets nothing: a program finds a connection as the one before left it.

    Attributes:
        folder: the folder in which it listens.
    """

    def __init__(self, sockets: str, mode: str, *, size: int = 20, further: str = "") -> None:
        """Start one for the server that listens in this folder, with a maximum number of connections per database.

        Its settings may have ``further`` lines.
        """
        self.folder = Path(tempfile.mkdtemp(prefix="pooler-"))
        settings = self.folder / "pgbouncer.ini"
        settings.write_text(
            f"[databases]\n* = host={sockets} user=postgres\n"
            f"[pgbouncer]\nlisten_addr =\nlisten_port = 5432\nunix_socket_dir = {self.folder}\nauth_type = any\n"
            f"pool_mode = {mode}\nmax_client_conn = 1000\ndefault_pool_size = {size}\nserver_reset_query =\n"
            f"server_login_retry = 0.2\nquery_wait_timeout = 5\nlogfile = {self.folder}/log\n{further}"
        )
        # It refuses to run as root; the owner of the server's folder may read that folder.
        owner = Path(sockets).stat().st_uid
        os.chown(self.folder, owner, -1)
        os.chown(settings, owner, -1)
        user = owner if os.geteuid() == 0 else None
        self._process = subprocess.Popen([program("pgbouncer"), "--quiet", str(settings)], user=user)  # noqa: S603 - from the system
        until = time.monotonic() + TIMEOUT_SECONDS
        while not [*self.folder.glob(".s.PGSQL.*")]:
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until
            time.sleep(0.01)

    def address(self, name: str) -> str:
        """Return the pooled address of a database."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def close(self) -> None:
        """Stop it."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        shutil.rmtree(self.folder)


class PooledServer(Server):
    """A PostgreSQL whose databases are reached through a pooler."""

    def __init__(self, mode: str) -> None:
        """Start the server and its pooler."""
        super().__init__()
        self.pooler = PgBouncer(self.sockets, mode)

    def new_database(self) -> str:
        """Return the address, at the pooler, of a new, empty database."""
        return self.pooler.address(name_in(self.direct_database()))

    def close(self) -> None:
        """Stop the server and its pooler."""
        self.pooler.close()
        super().close()


class Failover:
    """Three servers, each behind its own pooler: one at a time is writable, and the next one follows it."""

    def __init__(self, mode: str) -> None:
        """Start the first two servers, and all poolers."""
        first = Server()
        self._ahead = [Path(tempfile.mkdtemp(prefix="tockbot-postgres-")) for _ in range(2)]
        for folder in self._ahead:
            shutil.copystat(first.sockets, folder)
            os.chown(folder, Path(first.sockets).stat().st_uid, -1)
        self._poolers = [PgBouncer(str(folder), mode) for folder in (first.sockets, *self._ahead)]
        self._servers = [first]
        self._follow()

    def _follow(self) -> None:
        """Let another server follow the writable one, if there is one left."""
        self._follower = self._servers[-1].standby(self._ahead.pop(0)) if self._ahead else None

    def new_database(self) -> str:
        """Return the address of a new, empty database, which names the poolers of all three."""
        hosts = ",".join(str(one.folder) for one in self._poolers)
        name = name_in(self._servers[-1].new_database())
        return f"postgresql://postgres@/{name}?host={hosts}&target_session_attrs=read-write"

    def kill(self) -> None:
        """Kill the writable server."""
        self._servers[-1].kill()

    def start(self) -> None:
        """Start the writable server again."""
        self._servers[-1].start()

    def promote(self) -> None:
        """Kill the writable server for good: its standby replaces it."""
        assert self._follower is not None
        self.kill()
        self._follower.promote()
        self._servers.append(self._follower)
        self._follow()

    def close(self) -> None:
        """Stop everything."""
        for one in (*self._poolers, *([self._follower] if self._follower else ()), *reversed(self._servers)):
            one.close()


def name_in(address: str) -> str:
    """Return the name of the database in an address."""
    return address.partition("?")[0].rpartition("/")[2]
