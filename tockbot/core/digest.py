"""What the compiled core was made of: one that was made of something else is not loaded.

It is read by the build too, which imports nothing else of the program.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
SOURCES: Final = tuple(sorted((HERE / "src").glob("*.c")))
HEADERS: Final = tuple(sorted((HERE / "src").glob("*.h")))
DECLARED: Final = (*(HERE.parent / "rules" / name for name in ("law.py", "table.py")), HERE / "table.py")
"""The words of declarations, and how they are handed over."""


def digest() -> str:
    """The SHA-256 of the sources and of the form of declarations, as they stand here."""
    found = sha256()
    for path in (*SOURCES, *HEADERS, *DECLARED):
        found.update(path.read_bytes().replace(b"\r\n", b"\n"))
        found.update(b"\0")
    return found.hexdigest()
