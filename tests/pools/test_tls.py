"""Tests TLS with checked certificates, against PgBouncer because the tests' PostgreSQL has no TLS."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.storage.places import Server, database
from tests.storage.poolers import TRANSACTION, PgBouncer, name_in, program
from tests.tables.live import HOST, MOMENT, opening_of
from tockbot.rules import table_rules
from tockbot.storage import StorageError, StoredLog
from tockbot.tables import Entry

pytestmark = pytest.mark.pools

OPTIONS = "newkey=rsa:2048 nodes days=2 subj=/CN=localhost addext=subjectAltName=DNS:localhost"


@pytest.fixture
def folder() -> Iterator[Path]:
    """Make a folder for certificates that every user can read."""
    made = Path(tempfile.mkdtemp(prefix="tls-"))
    made.chmod(0o755)
    yield made
    shutil.rmtree(made)


def certificate(folder: Path, name: str, server: Server) -> tuple[Path, Path]:
    """Make a self-signed certificate for ``localhost``, and its key, which the server's user can read."""
    made, key = folder / f"{name}.pem", folder / f"{name}.key"
    options = [part for option in OPTIONS.split() for part in f"-{option}".split("=", 1)]
    subprocess.run(  # noqa: S603 - from the system
        [program("openssl"), "req", "-x509", *options, "-keyout", key, "-out", made], check=True, capture_output=True
    )
    os.chown(key, Path(server.sockets).stat().st_uid, -1)
    return made, key


async def test_server_certificate_is_checked(server: Server, folder: Path) -> None:
    own, key = certificate(folder, "own", server)
    other, _ = certificate(folder, "other", server)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    tls = f"client_tls_sslmode = require\nclient_tls_cert_file = {own}\nclient_tls_key_file = {key}\n"
    name = name_in(server.new_database())
    further = f"listen_addr = 127.0.0.1\nlisten_port = {port}\n{tls}"
    with closing(PgBouncer(server.sockets, TRANSACTION, further=further)):

        def address(hosts: str, mode: str, root: Path) -> str:
            return f"postgresql://postgres@{hosts}/{name}?sslmode={mode}&sslrootcert={root}"

        for hosts in (f"localhost:{port}", f"127.0.0.1:1,localhost:{port}"):
            asked = address(hosts, "verify-full", own) + "&target_session_attrs=read-write"
            async with database(asked) as opened:
                await StoredLog(opened).open([Entry(1, MOMENT, HOST, opening_of(table_rules("swiss", 4), port))])
                assert await opened.rows("SELECT count(*) > 0 FROM tables") == [(True,)]
        for hosts, mode, root, why in (
            (f"localhost:{port}", "verify-full", other, "certificate verify failed"),
            (f"127.0.0.1:{port}", "verify-full", own, "IP address mismatch"),
            (f"localhost:{port}", "disable", own, "SSL required"),
        ):
            with pytest.raises(StorageError, match=why):
                async with database(address(hosts, mode, root), busy_seconds=0.2):
                    pass
