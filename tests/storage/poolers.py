"""PgBouncer before a PostgreSQL of the tests: started here, from the system's package, and ended here."""

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
"""Seconds that it may take to start."""


def program(name: str) -> str:
    """Where a program is; the tests that need it fail plainly where it is not installed."""
    found = shutil.which(name, path=os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin")))
    assert found is not None, f"{name} is not installed: apt-get install {name}"
    return found


class PgBouncer:
    """A PgBouncer that hands out connections to one server.

    Nothing is tidied up by itself: what a program leaves behind on a connection, the next one has.

    Attributes:
        folder: in which it listens.
    """

    def __init__(self, sockets: str, mode: str, *, size: int = 20, further: str = "") -> None:
        """Start one before the server that listens in this folder, with so many connections at most to a database.

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
        # It refuses to be run by root; whoever owns the server's folder may look into it.
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
        """Where it leads to the database of this name."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def close(self) -> None:
        """End it."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        shutil.rmtree(self.folder)


class PooledServer(Server):
    """A PostgreSQL whose databases are reached by a pooler."""

    def __init__(self, mode: str) -> None:
        """Start both."""
        super().__init__()
        self.pooler = PgBouncer(self.sockets, mode)

    def new_database(self) -> str:
        """The address, at the pooler, of a new, empty database."""
        return self.pooler.address(name_in(self.direct_database()))

    def close(self) -> None:
        """End both."""
        self.pooler.close()
        super().close()


class Failover:
    """Three servers, one after another that to write to, each behind its own pooler; the next one follows it."""

    def __init__(self, mode: str) -> None:
        """Start two, and the poolers of all."""
        first = Server()
        self._ahead = [Path(tempfile.mkdtemp(prefix="tockbot-postgres-")) for _ in range(2)]
        for folder in self._ahead:
            shutil.copystat(first.sockets, folder)
            os.chown(folder, Path(first.sockets).stat().st_uid, -1)
        self._poolers = [PgBouncer(str(folder), mode) for folder in (first.sockets, *self._ahead)]
        self._servers = [first]
        self._follow()

    def _follow(self) -> None:
        """Have one follow the one to write to, as long as there is another."""
        self._follower = self._servers[-1].standby(self._ahead.pop(0)) if self._ahead else None

    def new_database(self) -> str:
        """The address of a new, empty database, which names the poolers of all three."""
        hosts = ",".join(str(one.folder) for one in self._poolers)
        name = name_in(self._servers[-1].new_database())
        return f"postgresql://postgres@/{name}?host={hosts}&target_session_attrs=read-write"

    def kill(self) -> None:
        """Kill the one to write to."""
        self._servers[-1].kill()

    def start(self) -> None:
        """Start it again."""
        self._servers[-1].start()

    def promote(self) -> None:
        """Kill the one to write to for good: the one that followed it takes its place."""
        assert self._follower is not None
        self.kill()
        self._follower.promote()
        self._servers.append(self._follower)
        self._follow()

    def close(self) -> None:
        """End all."""
        for one in (*self._poolers, *([self._follower] if self._follower else ()), *reversed(self._servers)):
            one.close()


def name_in(address: str) -> str:
    """The name of the database in an address."""
    return address.partition("?")[0].rpartition("/")[2]
