"""The digest of the sources of the compiled core; a core built from other sources is not loaded.

The build reads this module too, so it imports nothing else of the program.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
SOURCES: Final = tuple(sorted((HERE / "src").glob("*.c")))
HEADERS: Final = tuple(sorted((HERE / "src").glob("*.h")))
DECLARED: Final = (*(HERE.parent / "rules" / name for name in ("law.py", "table.py")), HERE / "table.py")
"""The modules that declare rules, and the module that hands them over."""


def digest() -> str:
    """Return the SHA-256 of the C sources and of the modules that declare rules."""
    found = sha256()
    for path in (*SOURCES, *HEADERS, *DECLARED):
        found.update(path.read_bytes().replace(b"\r\n", b"\n"))
        found.update(b"\0")
    return found.hexdigest()
