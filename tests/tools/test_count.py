"""The figures about the code are counted as a reader would count them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.count import counts

FILES: Final = {
    "docs/architecture.md": "# Page\n\n## Words\n\n| word | what it is |\n|---|---|\n| seat | a place |\n\n## Next\n",
    "tockbot/__init__.py": '"""A docstring,\n\nof three lines."""\n',
    "tockbot/desk.py": (
        '"""A desk."""\n\nimport os\nfrom sys import (\n    path,\n)\n\nLEGS = 4\n"""Their number."""\n\n\n'
        "# why\ndef lamp(\n    on: bool,\n) -> None:\n    '''Shine.'''\n    print(on)\n    print(path, os)\n"
    ),
    "tools/long.py": "def not_counted() -> None: ...\n",
}


def test_count_tells_code_from_imports_and_docstrings(tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert list(counts(tmp_path).items()) == [
        ("files", 2),
        ("lines", 3 + 18),
        ("lines of code", 6),
        ("lines of imports", 4),
        ("lines of imports per 100 of code", 66.7),
        ("lines of code in a function, on average", 5),
        ("lines in the median file", 10.5),
        ("entries of the glossary", 1),
    ]
