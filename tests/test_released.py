"""What released versions left in databases stays readable: recorded logs and the scripts of the schema never change.

``released.sha256`` names those files. A change of the log gets recordings of its own, one of the schema another script,
and a release adds them: ``sha256sum FILE >> tests/released.sha256``.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

HERE = Path(__file__).parent
LINES = (HERE / "released.sha256").read_text(encoding="utf-8").splitlines()
RELEASED = {path: digest for digest, path in (line.split() for line in LINES)}


def test_what_a_released_version_wrote_is_left_as_it_is() -> None:
    texts = {path: (HERE.parent / path).read_text(encoding="utf-8") for path in RELEASED}
    assert {path: hashlib.sha256(text.encode()).hexdigest() for path, text in texts.items()} == RELEASED
