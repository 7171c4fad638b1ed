"""The lines of the log."""

from __future__ import annotations

import io
import json
import logging

import pytest

from tockbot.monitoring import LIBRARIES, set_up_logging

pytestmark = pytest.mark.usefixtures("log_as_before")


def written() -> str:
    """Return the line that a warning about a table leaves in the log."""
    lines, handler = io.StringIO(), logging.getLogger().handlers[-1]
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(lines)
    logging.getLogger("tockbot.bot").warning("table %d is not painted: %s", 7, "no such channel")
    return lines.getvalue()


def test_json_log_has_one_object_per_line() -> None:
    set_up_logging(logging.INFO, for_programs=True)
    line = json.loads(written())
    assert line.pop("timestamp")
    assert line == {
        "level": "WARNING",
        "logger": "tockbot.bot",
        "message": "table 7 is not painted: no such channel",
    }


def test_text_log_has_one_sentence_per_line() -> None:
    set_up_logging(logging.INFO)
    assert "table 7 is not painted: no such channel" in written()


def test_libraries_log_nothing_below_info() -> None:
    set_up_logging(logging.DEBUG, for_programs=True)
    assert not any(logging.getLogger(name).isEnabledFor(logging.DEBUG) for name in LIBRARIES)
    assert logging.getLogger("tockbot").isEnabledFor(logging.DEBUG)
