"""What a process is called among those that share a database, and how one finds out that another is gone.

Of a process on the same machine the system says at once whether it is there. A name holds the machine's start and the
space of its process numbers: containers and machines of one name are not taken for one another. Where the system
tells neither, a name says nothing of where its process is.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

STARTED: Final = Path("/proc/sys/kernel/random/boot_id")
NUMBERS: Final = Path("/proc/self/ns/pid")


def new_name() -> str:
    """A name for this process."""
    return f"{_here()}/{os.getpid()}/{secrets.token_hex(8)}"


def is_gone(name: str) -> bool:
    """Whether the process of this name is known to be gone; false where nobody can know."""
    here, _, rest = name.partition("/")
    number = rest.partition("/")[0]
    if not here or here != _here() or not number.isdecimal():
        return False
    try:
        os.kill(int(number), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False


def _here() -> str:
    """What is the same for two processes if they are on one machine and see each other's numbers; empty if unknown."""
    try:
        return f"{STARTED.read_text().strip()}-{NUMBERS.stat().st_ino}"
    except OSError:
        return ""
