"""The lines of the log."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest

from tockbot.monitoring import set_up_logging
from tockbot.monitoring.log_lines import LIBRARIES


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is logged; afterwards the log is as it was."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    levels = {name: logging.getLogger(name).level for name in LIBRARIES}
    yield io.StringIO()
    root.handlers[:] = handlers
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


def written(lines: io.StringIO) -> str:
    """What a warning of a table looks like, as it was set up."""
    handler = logging.getLogger().handlers[-1]
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(lines)
    logging.getLogger("tockbot.ui").warning("table %d is not painted: %s", 7, "no such channel")
    return lines.getvalue()


def test_for_programs_a_line_is_one_object(lines: io.StringIO) -> None:
    set_up_logging(logging.INFO, for_programs=True)
    line = json.loads(written(lines))
    assert line.pop("timestamp")
    assert line == {
        "level": "WARNING",
        "logger": "tockbot.ui",
        "message": "table 7 is not painted: no such channel",
    }


def test_for_people_a_line_is_a_sentence(lines: io.StringIO) -> None:
    set_up_logging(logging.INFO)
    assert "table 7 is not painted: no such channel" in written(lines)


def test_libraries_tell_nothing_below_info(lines: io.StringIO) -> None:
    set_up_logging(logging.DEBUG, for_programs=True)
    assert not lines.getvalue()
    assert not any(logging.getLogger(name).isEnabledFor(logging.DEBUG) for name in LIBRARIES)
    assert logging.getLogger("tockbot").isEnabledFor(logging.DEBUG)
