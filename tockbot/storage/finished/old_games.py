"""Games that ended long ago are deleted with their logs; what they came to stays."""

from __future__ import annotations

from datetime import datetime

from tockbot.storage.database import Database
from tockbot.storage.engines.engine import Transaction
from tockbot.storage.moments import moment_text


class StoredOldGames:
    """The old games in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Delete them from this database."""
        self._database = database

    async def forget(self, before: datetime, most: int) -> int:
        """Delete the tables that ended before a moment, so many at most and the oldest first; how many.

        Only what was counted goes: its result is the checkpoint from which all else can be made again.
        """

        async def delete(transaction: Transaction) -> int:
            sql = (
                "DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE ended_at < $1"
                " AND id NOT IN (SELECT table_id FROM uncounted) ORDER BY ended_at, id LIMIT $2) RETURNING id"
            )
            return len(await transaction.rows(sql, moment_text(before), most))

        return await self._database.transact(delete, lasting=False)
