"""Checks a path before anything is changed there, and keeps a database file from other users of the machine.

The bot may run as root, and a path may be mistyped. So a device, a directory, or the file of another program keeps its
contents, its mode and its neighbours.
"""

from __future__ import annotations

import logging
import os
import stat
from pathlib import Path
from typing import Final

from tockbot.storage.engines.engine import StorageError

logger = logging.getLogger(__name__)

MARK: Final = b"Tock"
"""Mark of a tockbot database in the header of the SQLite file."""

APPLICATION: Final = int.from_bytes(MARK, "big")
"""That mark as SQLite's ``application_id``."""

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
"""Permissions of everyone except the owner of a file."""

SQLITE: Final = b"SQLite format 3\0"
HEAD: Final = 105
"""Number of bytes that hold the mark of SQLite, the application id (from 68 on) and the number of tables (from 103)."""


def address(path: Path, mode: str) -> str:
    """Return the URI with which SQLite opens a file without creating it."""
    return f"{path.resolve().as_uri()}?mode={mode}"


def check_kind(path: Path) -> None:
    """Check that a path is a regular file, without opening it.

    Raises:
        StorageError: the path is something else, such as a directory or a device, or there is nothing.
    """
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        raise StorageError(f"{path} is no file.") from None
    except OSError as error:
        raise StorageError(f"{path} cannot be opened as a database: {error.strerror}.") from error
    if not stat.S_ISREG(mode):
        raise StorageError(f"{path} cannot be opened as a database: it is not a regular file.")


def check_head(path: Path, head: bytes) -> None:
    """Check by its first :data:`HEAD` bytes that a file is empty or a tockbot database.

    Raises:
        StorageError: the file is something else.
    """
    real = path.resolve()
    if real.with_name(f"{real.name}-journal").exists():
        return  # a transaction was cut off: only SQLite can tell what the file is
    if head and not head.startswith(SQLITE):
        raise StorageError(f"{path} cannot be used as a database: file is not a database.")
    if head and head[68:72] != MARK and head[103:] != bytes(2):
        raise not_ours(path)


def check_file(path: Path) -> None:
    """Check that a path is a regular file that is empty or a tockbot database; change nothing.

    Never do this while the same process has the file open: the system would drop the locks of SQLite.

    Raises:
        StorageError: the path is something else, or cannot be read.
    """
    check_kind(path)
    try:
        with path.open("rb") as file:
            check_head(path, file.read(HEAD))
    except OSError as error:
        raise StorageError(f"{path} cannot be opened as a database: {error.strerror}.") from error


def not_ours(path: Path) -> StorageError:
    """Return the error for the SQLite file of another program."""
    return StorageError(f"{path} is the database of another program, or of a tockbot before 0.1; use another file.")


def keep_from_others(path: Path) -> None:
    """Let only the owner read a database that is ours: it holds hands and seeds.

    SQLite gives new files beside it the same mode. Older ones may still be open to everyone.

    Raises:
        StorageError: others can read it, and the bot may not change that.
    """
    if os.name != "posix":
        return  # such a mode does not exist, and every file looks open to all
    real = path.resolve()
    for file in (real, *(real.with_name(real.name + end) for end in ("-wal", "-shm", "-journal"))):
        try:
            mode = file.lstat().st_mode
            if stat.S_ISREG(mode) and mode & OTHERS:
                file.chmod(stat.S_IMODE(mode) & ~OTHERS)
                logger.warning("others on this machine could read %s: from now on only its owner can", file)
        except FileNotFoundError:
            continue
        except OSError as error:
            raise StorageError(
                f"{file} cannot be kept from others on this machine ({error.strerror}): run the bot as its owner."
            ) from error
