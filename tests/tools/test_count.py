"""What there is to read is counted as a reader would count it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.count import counts

FILES: Final = {
    "pyproject.toml": "[[tool.importlinter.contracts]]\n[[tool.importlinter.contracts]]\n",
    "tockbot/__init__.py": "",
    "tockbot/room/__init__.py": 'from tockbot.room.desk import (\n    Desk,\n)\n\n__all__ = ["Desk", "lamp"]\n',
    "tockbot/room/desk.py": "import os\n\n\nclass Desk: ...\n\n\ndef _hidden() -> None: ...\n",
    "tools/long.py": "def lamp() -> None:\n    import sys\n" + 60 * "\n",
    "tests/test_door.py": "from tockbot.room import Desk\n",
    "tests/test_behind.py": "from tockbot.room.desk import Desk\n",
}


def test_a_checkout_is_counted_by_its_files_and_what_its_tests_import(tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert list(counts(tmp_path).items()) == [
        ("lines", 5 + 7 + 62),
        ("files", 4),
        ("lines of imports", 3 + 1 + 1),
        ("names in doors", 2),
        ("public classes and functions", 2),
        ("import contracts", 2),
        ("files of at most 50 lines, besides __init__", 1),
        ("tests that import behind a door", 1),
        ("tests", 2),
    ]
