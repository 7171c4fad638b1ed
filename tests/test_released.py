"""Tests that data of released versions stay readable: recorded logs and databases, and the scripts of the schema.

``released.sha256`` names those files, which never change. A change of the log gets recordings of its own, one of the
schema another script, and a release adds them: ``sha256sum FILE >> tests/released.sha256``.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

HERE = Path(__file__).parent
LINES = (HERE / "released.sha256").read_text(encoding="utf-8").splitlines()
RELEASED = {path: digest for digest, path in (line.split() for line in LINES)}


def test_released_files_are_unchanged() -> None:
    assert {path: hashlib.sha256(content(HERE.parent / path)).hexdigest() for path in RELEASED} == RELEASED


def content(path: Path) -> bytes:
    """Return the content of a file, with the same line ends on every system."""
    return path.read_bytes() if path.suffix == ".gz" else path.read_text(encoding="utf-8").encode()
