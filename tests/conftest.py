"""What many tests share: a database of each kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.storage.places import Server
from tockbot.storage import Place


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A PostgreSQL for the tests of one process."""
    started = Server()
    yield started
    started.close()


@pytest.fixture
def address(server: Server) -> str:
    """An empty database on PostgreSQL."""
    return server.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Room for a database, in SQLite and on PostgreSQL."""
    if request.param == "sqlite":
        return tmp_path / "t.sqlite3"
    address: str = request.getfixturevalue("address")
    return address
