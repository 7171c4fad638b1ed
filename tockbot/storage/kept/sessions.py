"""How many sessions Discord still lets the bot begin, as any process was told last."""

from __future__ import annotations

from tockbot.storage.database import Database, Statement


class StoredSessions:
    """What is kept of them in a database, for all processes at it."""

    def __init__(self, database: Database) -> None:
        """Keep it in this database."""
        self._database = database

    async def keep_sessions(self, total: int, left: int, until: int) -> None:
        """Keep how many are left of how many, until Discord counts anew (milliseconds since 1970).

        Raises:
            StorageError: the database cannot be used.
        """
        sql = (
            "INSERT INTO sessions (id, total, remaining, until) VALUES (1, $1, $2, $3) ON CONFLICT (id) DO UPDATE SET"
            " total = excluded.total, remaining = excluded.remaining, until = excluded.until"
        )
        await self._database.save(Statement(sql, (total, left, until)))

    async def kept_sessions(self) -> tuple[int, int, int] | None:
        """The same as it was kept last; None if it never was.

        Raises:
            StorageError: the database cannot be read.
        """
        rows = await self._database.rows("SELECT total, remaining, until FROM sessions WHERE id = 1")
        return (int(rows[0][0]), int(rows[0][1]), int(rows[0][2])) if rows else None
