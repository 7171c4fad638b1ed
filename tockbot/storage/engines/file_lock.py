"""One program at a file: a lock beside it, which the system releases when the program dies, however it dies.

The lock is a small SQLite file that is held locked: SQLite knows how to do that on every system. What it holds says
whether somebody has the database open; where nobody holds the lock and it still says so, the database was not closed.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from tockbot.storage.engines.engine import StorageError


class FileLock:
    """The lock beside a file, taken. Take one with :meth:`take`, and release it.

    Attributes:
        closed_well: whether whoever had the file before has closed it in good order; false where that is not known.
    """

    def __init__(self, connection: sqlite3.Connection, *, closed_well: bool) -> None:
        """Wrap a lock that is taken."""
        self._connection = connection
        self.closed_well = closed_well

    @classmethod
    def take(cls, path: Path) -> FileLock:
        """Take the lock beside a file, which there need not be yet.

        Raises:
            StorageError: another program has it, or nothing can be written beside the file.
        """
        beside = path.resolve().with_name(f"{path.resolve().name}.lock")
        try:
            known = beside.exists()
            beside.touch(0o600)
            connection = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"{beside} cannot be locked: {error}.") from error
        try:
            # Without these it would let go of the lock after each transaction, and leave a journal when killed.
            connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA journal_mode = MEMORY")
            connection.execute("BEGIN EXCLUSIVE")
            ((is_open,),) = connection.execute("PRAGMA user_version")
            connection.execute("PRAGMA user_version = 1")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            connection.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise StorageError(f"{beside} cannot be locked: {error}.") from error
            raise StorageError(
                f"{path} is in use by another tockbot: stop that one first, or keep the games on PostgreSQL, which"
                " several can share (docs/operating.md)."
            ) from error
        return cls(connection, closed_well=known and not is_open)

    def release(self, *, closed_well: bool) -> None:
        """Let others have the file, and say whether it was closed in good order."""
        with contextlib.suppress(sqlite3.Error):  # then the next one looks the file through
            if closed_well:
                self._connection.execute("PRAGMA user_version = 0")
        self._connection.close()
