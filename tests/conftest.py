"""Sets up what many tests share: their order, a database of each kind, and a log that is restored afterwards."""

from __future__ import annotations

import gc
import logging
import os
import shutil
import tempfile
from collections.abc import Iterator
from operator import itemgetter
from pathlib import Path

import pytest

from tests.storage.clusters import CITUS, Cluster
from tests.storage.places import Server
from tests.storage.poolers import SESSION, TRANSACTION, PooledServer
from tests.tables.live import rules_id
from tockbot import core
from tockbot.monitoring import LIBRARIES
from tockbot.rules import TableRules
from tockbot.storage import DatabaseLocation
from tockbot.workers import GC_THRESHOLD

# Several processes run tests at a time: if one used all cores for a multiplication, it would wait for the others.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

MEMORY = Path("/dev/shm")  # noqa: S108 - each test process makes a folder of its own there
ROOM = 2 << 30
"""Maximum number of bytes for the files of all tests."""

# Creating a database on a disk takes most of the time of many tests, and it is not needed afterwards.
if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
    tempfile.tempdir = os.environ["TMPDIR"] = str(MEMORY)

SPREAD = {"e2e", "simulation", "wire"}
"""Folders whose tests are given to any process: they share little, and some take long."""

LAST_ON_THE_WIRE = 0.8
"""Share of the other tests after which no test on the wire starts: a long one at the end would run alone."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Collect no garbage while every process imports the tests, rarely later, and never among these imports."""
    gc.disable()
    yield
    gc.enable()
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    """Give all tests of one table's rules, and most files, to one process: it plays games and draws pictures once.

    Tests on the wire mostly wait: they are spread among the others, so that the processors always have work.
    """
    groups: dict[str, str] = {}
    for item in items:
        given = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
        rules = next((one for one in given if isinstance(one, TableRules)), None)
        if rules is not None:
            item.add_marker(pytest.mark.xdist_group(rules_id(rules)))
        elif item.path.parent.name not in SPREAD and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.path.name))
        groups.update((item.nodeid, str(mark.args[0])) for mark in item.iter_markers("xdist_group"))
    on_the_wire = Path(__file__).parent / "wire"
    waiting = sorted(
        (item for item in items if item.path.is_relative_to(on_the_wire)),
        key=lambda item: item.get_closest_marker("long") is None,
    )
    busy = sorted(
        (item for item in items if not item.path.is_relative_to(on_the_wire)),
        key=lambda item: (item.nodeid not in groups, groups.get(item.nodeid, "")),
    )
    # The grouped tests take most of the time, so they come first.
    parts = [(place / len(busy), item) for place, item in enumerate(busy)]
    parts += [(LAST_ON_THE_WIRE * place / len(waiting), item) for place, item in enumerate(waiting)]
    items[:] = [item for _, item in sorted(parts, key=itemgetter(0))]
    yield
    # Since 9.2, pytest ignores the place to which pytest-xdist 3.8 writes a test's group.
    for item in items if getattr(config.option, "loadgroup", False) else ():
        if item.nodeid in groups:
            item._id = type(item.id).parse(f"{item.nodeid}@{groups[item.nodeid]}")  # noqa: SLF001 - as above


@pytest.fixture
def in_the_core() -> Iterator[None]:
    """Use the compiled core in this process, if there is one, as workers do."""
    core.use()
    yield
    core.use(allowed=False)


@pytest.fixture
def log_as_before() -> Iterator[None]:
    """Restore the levels and handlers of the log after a test that configures it."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    levels = {name: logging.getLogger(name).level for name in LIBRARIES}
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add an option that runs the tests on a server behind a pooler, or on a Citus."""
    parser.addoption("--server", choices=[SESSION, TRANSACTION, CITUS], help="a PgBouncer in this mode, or Citus")


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest) -> Iterator[Server | Cluster]:
    """Start a PostgreSQL for the tests of one process, and stop it after them."""
    kind = request.config.getoption("--server")
    started = Cluster() if kind == CITUS else PooledServer(kind) if kind else Server()
    yield started
    started.close()


@pytest.fixture
def address(server: Server | Cluster) -> Iterator[str]:
    """Create an empty database on PostgreSQL, and drop it after the test."""
    made = server.new_database()
    yield made
    server.drop(made)


@pytest.fixture
def direct_address(server: Server | Cluster) -> Iterator[str]:
    """Create an empty database on PostgreSQL, reached without a pooler, and drop it after the test."""
    made = server.direct_database()
    yield made
    server.drop(made)


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> DatabaseLocation:
    """Return a place for a database, in SQLite and on PostgreSQL."""
    if request.param == "sqlite":
        return tmp_path / "t.sqlite3"
    address: str = request.getfixturevalue("address")
    return address
