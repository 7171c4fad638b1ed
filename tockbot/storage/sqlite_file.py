"""Checks a database file before SQLite opens it, and locks it.

Checks. A path is checked before anything is changed there. The bot may run as root, and a path may be mistyped: a
device, a directory or the file of another program keeps its contents and its mode. A database file is hidden from
other users of the machine.

Locks (:class:`FileLock`). Only one process may use a file. Two locks ensure this; the system releases both when the
process dies in any way. The first is a small SQLite file beside the database that is held locked, which works on every
system. It also records whether the database is open, so that the next process notices if it was not closed. Its name
follows from the database's name, so a hard link has another one. The second lock, on Linux, is on a byte of the
database itself that SQLite never locks.
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

from tockbot.storage import engine

if sys.platform == "linux":
    import fcntl

logger = logging.getLogger(__name__)

MARK: Final = b"Tock"
"""Mark of a tockbot database in the header of the SQLite file."""

APPLICATION: Final = int.from_bytes(MARK, "big")
"""The mark as SQLite's ``application_id``."""

OTHERS_PERMISSIONS: Final = stat.S_IRWXG | stat.S_IRWXO
"""Permissions of everyone except the owner of a file."""

SQLITE: Final = b"SQLite format 3\0"
HEADER_BYTES: Final = 105
"""Number of bytes that hold the mark of SQLite, the application id (from 68 on) and the number of tables (from 103)."""


def check_kind(path: Path) -> None:
    """Check that a path is a regular file, without opening it."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        raise engine.StorageError(f"{path} is no file.") from None
    except OSError as error:
        raise engine.StorageError(f"{path} cannot be opened as a database: {error.strerror}.") from error
    if not stat.S_ISREG(mode):
        raise engine.StorageError(f"{path} cannot be opened as a database: it is not a regular file.")


def check_head(path: Path, head: bytes) -> None:
    """Check by its first :data:`HEADER_BYTES` bytes that a file is empty or a tockbot database."""
    real = path.resolve()
    if real.with_name(f"{real.name}-journal").exists():
        return  # a transaction was cut off: only SQLite can tell what the file is
    if head and not head.startswith(SQLITE):
        raise engine.StorageError(f"{path} cannot be used as a database: file is not a database.")
    if head and head[68:72] != MARK and head[103:] != bytes(2):
        raise not_ours(path)


def check_file(path: Path) -> None:
    """Check that a path is a regular file that is empty or a tockbot database; change nothing.

    Never do this while the same process has the file open: the system would drop the locks of SQLite.
    """
    check_kind(path)
    try:
        with path.open("rb") as file:
            check_head(path, file.read(HEADER_BYTES))
    except OSError as error:
        raise engine.StorageError(f"{path} cannot be opened as a database: {error.strerror}.") from error


def not_ours(path: Path) -> engine.StorageError:
    """Return the error for the SQLite file of another program."""
    return engine.StorageError(
        f"{path} is the database of another program, or of a tockbot before 0.1; use another file."
    )


def keep_from_others(path: Path) -> None:
    """Let only the owner read a tockbot database, because it contains hands and seeds.

    SQLite gives new files beside it the same mode. Older ones may still be readable by everyone.
    """
    if os.name != "posix":
        return  # the system has no such modes, and every file looks readable by all
    real = path.resolve()
    for file in (real, *(real.with_name(real.name + end) for end in ("-wal", "-shm", "-journal"))):
        try:
            mode = file.lstat().st_mode
            if stat.S_ISREG(mode) and mode & OTHERS_PERMISSIONS:
                file.chmod(stat.S_IMODE(mode) & ~OTHERS_PERMISSIONS)
                logger.warning("other users of this machine could read %s: from now on, only its owner can", file)
        except FileNotFoundError:
            continue
        except OSError as error:
            raise engine.StorageError(
                f"{file} cannot be kept from others on this machine ({error.strerror}): run the bot as its owner."
            ) from error


LOCKED_BYTE: Final = 0x4000_0400
"""Offset of the locked byte. SQLite locks the 512 bytes from 0x40000000 on."""


class FileLock:
    """The held locks of a database file. Take them with :meth:`take`, and release them.

    Attributes:
        closed_well: the previous process closed the file in good order; False if that is not known.
    """

    def __init__(self, path: Path, beside: Path) -> None:
        """Take the locks of a database file.

        Args:
            path: the database file.
            beside: the lock beside it.
        """
        self._connection, self.closed_well = _take_beside(path, beside)
        self._descriptor: int | None = None
        try:
            self._descriptor = _open(path)
            check_head(path, os.read(self._descriptor, HEADER_BYTES))
            _lock_byte(path, self._descriptor)
        except OSError as error:
            self.release(closed_well=self.closed_well)
            raise engine.StorageError(f"{path} cannot be opened as a database: {error.strerror}.") from error
        except engine.StorageError:
            self.release(closed_well=self.closed_well)
            raise

    @classmethod
    def take(cls, path: Path) -> FileLock:
        """Take the locks of a database file, which may be empty."""
        check_kind(path)
        beside = path.resolve().with_name(f"{path.resolve().name}.lock")
        known = os.path.lexists(beside)
        try:
            return cls(path, beside)
        except engine.StorageError:
            with contextlib.suppress(OSError):
                if not known:
                    beside.unlink()  # leave nothing beside the file of another program
            raise

    def release(self, *, closed_well: bool) -> None:
        """Release the file, and note whether it was closed in good order.

        Close every connection to it first: with this lock, the system drops those of SQLite.
        """
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
        with contextlib.suppress(sqlite3.Error):  # then the next process checks the whole file
            if closed_well:
                self._connection.execute("PRAGMA user_version = 0")
        self._connection.close()


def _take_beside(path: Path, beside: Path) -> tuple[sqlite3.Connection, bool]:
    """Take the lock beside a file; return the connection that holds it, and whether the file was closed well."""
    try:
        known = os.path.lexists(beside)
        if known and not stat.S_ISREG(beside.lstat().st_mode):
            raise engine.StorageError(f"{beside} cannot be locked: it is not a regular file.")
        beside.touch(0o600)
        connection = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise engine.StorageError(f"{beside} cannot be locked: {error}.") from error
    try:
        # Without these, SQLite would release the lock after each transaction, and leave a journal when killed.
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = MEMORY")
        connection.execute("BEGIN EXCLUSIVE")
        if connection.execute("SELECT name FROM sqlite_schema").fetchone():
            connection.close()
            raise engine.StorageError(f"{beside} cannot be locked: it is the database of another program.")
        ((is_open,),) = connection.execute("PRAGMA user_version")
        connection.execute("PRAGMA user_version = 1")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        connection.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise engine.StorageError(f"{beside} cannot be locked: {error}.") from error
        raise _in_use(path) from error
    return connection, known and not is_open


def _open(path: Path) -> int:
    """Open a file for locking; a read-only one can still be copied.

    Raises:
        OSError: the file cannot be opened.
    """
    try:
        return os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    except OSError:
        return os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))


def _lock_byte(path: Path, descriptor: int) -> None:
    """Lock a byte of a database file, if the system can."""
    if (names := os.fstat(descriptor).st_nlink) > 1:
        logger.warning("%s has %d names (hard links): always open it by the same name, or moves are lost", path, names)
    if sys.platform != "linux":
        return
    is_writable = fcntl.fcntl(descriptor, fcntl.F_GETFL) & os.O_ACCMODE == os.O_RDWR
    kind = fcntl.F_WRLCK if is_writable else fcntl.F_RDLCK
    try:
        # Unlike older locks, this kind (OFD) survives when SQLite closes one of its connections.
        fcntl.fcntl(descriptor, fcntl.F_OFD_SETLK, struct.pack("hhqqi", kind, os.SEEK_SET, LOCKED_BYTE, 1, 0))
    except OSError as error:
        if error.errno in (errno.EAGAIN, errno.EACCES):
            raise _in_use(path) from error
        logger.info("could not lock %s itself, only beside it: %s", path, error.strerror)


def _in_use(path: Path) -> engine.StorageError:
    return engine.StorageError(
        f"{path} is in use by another tockbot: stop that one first, or keep the games on PostgreSQL, which several can"
        " share (docs/postgresql.md)."
    )
