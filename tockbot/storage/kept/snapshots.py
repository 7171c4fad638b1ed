"""How a table stood, as bytes: kept beside its log, so that the log need not be read from the beginning.

A snapshot is never a second truth. It is read only by the very program that wrote it, source for source; in any other
case, and wherever it does not fit, the log is read. It holds all hands: it is kept in the database and nowhere else.
"""

from __future__ import annotations

import io
import logging
import pickle
import sys
import zlib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tockbot.tables import Table

logger = logging.getLogger(__name__)

ROOMS: Final = ("tockbot.rules", "tockbot.tables")
"""The packages of which a table is made."""


@cache
def program() -> str:
    """What stands for this version of the program: a digest of all that a table is made of."""
    digest = sha256(sys.version.encode())
    for room in ROOMS:
        for name, source in _sources(files(room), room):
            digest.update(f"\0{name}\0".encode() + source)
    return digest.hexdigest()[:32]


def _sources(folder: Traversable, name: str) -> Iterator[tuple[str, bytes]]:
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            yield from _sources(entry, f"{name}.{entry.name}")
        elif entry.name.endswith(".py"):
            yield f"{name}.{entry.name}", entry.read_bytes()


def freeze(table: Table) -> bytes:
    """A table as bytes."""
    return zlib.compress(pickle.dumps(table, protocol=5), level=1)


def thaw(state: bytes) -> Table | None:
    """The table that these bytes hold; None if they hold none."""
    try:
        table = _TableReader(io.BytesIO(zlib.decompress(state))).load()
    except Exception as error:  # noqa: BLE001 - whatever is the matter with them: there is the log
        logger.warning("a snapshot cannot be read: %s", type(error).__name__)
        return None
    return table if isinstance(table, Table) else None


class _TableReader(pickle.Unpickler):
    """Reads tables and what they are made of; nothing else can be named in the bytes, whoever wrote them."""

    def find_class(self, module: str, name: str) -> object:
        """A class of ours by its name.

        Raises:
            pickle.UnpicklingError: it is none of ours.
        """
        if module == "datetime" or any(module.startswith(f"{room}.") for room in ROOMS):
            found = super().find_class(module, name)
            # A dotted name, or what a module of ours imports, would lead anywhere.
            if "." not in name and getattr(found, "__module__", None) == module:
                return found
        raise pickle.UnpicklingError("no part of a table")
