"""What many tests share: a database of each kind, and a log that is left as it was."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.storage.places import Server
from tockbot.monitoring import LIBRARIES
from tockbot.storage import Place


@pytest.fixture
def log_as_before() -> Iterator[None]:
    """Puts the levels and handlers of the log back after a test that sets it up."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    levels = {name: logging.getLogger(name).level for name in LIBRARIES}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


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
