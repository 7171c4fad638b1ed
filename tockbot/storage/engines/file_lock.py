"""One program at a file: two locks, which the system releases when the program dies, however it dies.

The first is a small SQLite file beside the database that is held locked: SQLite knows how to do that on every system.
Its contents say whether a program has the database open. If no program holds the lock and they still say so, the
database was not closed. Its name follows from the name of the database, so a hard link has another one. The second lock
is on the database itself, on a byte that SQLite never locks (Linux only).
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import sqlite3
import stat
import struct
import sys
from pathlib import Path
from typing import Final

from tockbot.storage.engines.engine import StorageError
from tockbot.storage.engines.sqlite_file import HEAD, check_head, check_kind

if sys.platform == "linux":
    import fcntl

logger = logging.getLogger(__name__)

LOCKED_BYTE: Final = 0x4000_0400
"""Offset of the byte that is locked. SQLite locks the 512 bytes from 0x40000000 on."""


class FileLock:
    """The locks of a database file, taken. Take them with :meth:`take`, and release them.

    Attributes:
        closed_well: whether whoever had the file before has closed it in good order; false where that is not known.
    """

    def __init__(self, path: Path, beside: Path) -> None:
        """Take the locks of a database file.

        Args:
            path: the database file.
            beside: the lock beside it.

        Raises:
            StorageError: see :meth:`take`.
        """
        self._connection, self.closed_well = _take_beside(path, beside)
        self._descriptor: int | None = None
        try:
            self._descriptor = _open(path)
            check_head(path, os.read(self._descriptor, HEAD))
            _lock_byte(path, self._descriptor)
        except OSError as error:
            self.release(closed_well=self.closed_well)
            raise StorageError(f"{path} cannot be opened as a database: {error.strerror}.") from error
        except StorageError:
            self.release(closed_well=self.closed_well)
            raise

    @classmethod
    def take(cls, path: Path) -> FileLock:
        """Take the locks of a database file, which may be empty.

        Raises:
            StorageError: another program has them, the path is no tockbot database, or the lock cannot be written.
        """
        check_kind(path)
        beside = path.resolve().with_name(f"{path.resolve().name}.lock")
        known = os.path.lexists(beside)
        try:
            return cls(path, beside)
        except StorageError:
            with contextlib.suppress(OSError):
                if not known:
                    beside.unlink()  # nothing is left beside the file of another program
            raise

    def release(self, *, closed_well: bool) -> None:
        """Let others have the file, and say whether it was closed in good order.

        Close every connection to the file before: with this lock the system drops those of SQLite.
        """
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
        with contextlib.suppress(sqlite3.Error):  # then the next one looks the file through
            if closed_well:
                self._connection.execute("PRAGMA user_version = 0")
        self._connection.close()


def _take_beside(path: Path, beside: Path) -> tuple[sqlite3.Connection, bool]:
    """Take the lock beside a file; return the connection that holds it, and whether the file was closed in good order.

    Raises:
        StorageError: another program has the lock, or it cannot be written.
    """
    try:
        known = os.path.lexists(beside)
        if known and not stat.S_ISREG(beside.lstat().st_mode):
            raise StorageError(f"{beside} cannot be locked: it is not a regular file.")
        beside.touch(0o600)
        connection = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{beside} cannot be locked: {error}.") from error
    try:
        # Without these it would let go of the lock after each transaction, and leave a journal when killed.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("BEGIN EXCLUSIVE")
        if connection.execute("SELECT name FROM sqlite_schema").fetchone():
            connection.close()
            raise StorageError(f"{beside} cannot be locked: it is the database of another program.")
        ((is_open,),) = connection.execute("PRAGMA user_version")
        connection.execute("PRAGMA user_version = 1")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise StorageError(f"{beside} cannot be locked: {error}.") from error
        raise _in_use(path) from error
    return connection, known and not is_open


def _open(path: Path) -> int:
    """Open a file to lock it; one that may only be read can still be copied.

    Raises:
        OSError: the file cannot be opened.
    """
    try:
        return os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    except OSError:
        return os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))


def _lock_byte(path: Path, descriptor: int) -> None:
    """Lock a byte of a database file, if the system can.

    Raises:
        StorageError: another program has it locked, by whatever name it opened the file.
    """
    if (names := os.fstat(descriptor).st_nlink) > 1:
        logger.warning("%s has %d names (hard links): always open it by the same name, or moves are lost", path, names)
    if sys.platform != "linux":
        return
    is_writable = fcntl.fcntl(descriptor, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDWR
    kind = fcntl.F_WRLCK if is_writable else fcntl.F_RDLCK
    try:
        # Unlike the older kind, a lock of this kind (OFD) stays when SQLite closes one of its connections.
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, struct.pack("hhqqi", kind, os.SEEK_SET, LOCKED_BYTE, 1, 0))
    except OSError as error:
        if error.errno in (errno.EAGAIN, errno.EACCES):
            raise _in_use(path) from error
        logger.info("could not lock %s itself, only beside it: %s", path, error.strerror)


def _in_use(path: Path) -> StorageError:
    return StorageError(
        f"{path} is in use by another tockbot: stop that one first, or keep the games on PostgreSQL, which several can"
        " share (docs/operating.md)."
    )
