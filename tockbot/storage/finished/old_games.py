"""Games that are over: packed once they can be taken up no more, deleted with their logs long after.

What they came to stays.
"""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import Final

from tockbot.storage.database import Database
from tockbot.storage.engines.engine import Transaction
from tockbot.storage.kept.log import StoredLog
from tockbot.storage.kept.open_tables import DELETE_TABLE
from tockbot.storage.log_rows import packed, unpacked
from tockbot.storage.moments import moment_text
from tockbot.tables import GuildId, TableId


class StoredOldGames:
    """The old games in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Pack them in this database, and delete them from it."""
        self._database = database
        self._log = StoredLog(database)

    async def to_pack(self, now: datetime, most: int) -> list[tuple[TableId, GuildId]]:
        """The tables that are over for good and not packed, so many at most, with their servers."""
        rows = await self._database.rows(TO_PACK, moment_text(now), most)
        return [(TableId(table_id), GuildId(guild)) for table_id, guild in rows]

    async def pack(self, table_id: TableId) -> bool:
        """Pack the log of a table that is over for good; False if it is not, or has not all its rows: then they stay.

        Raises:
            LogError: some of it is packed, and cannot be unpacked.
            StorageError: it could not be read or saved.
        """
        rows = await self._log.rows(table_id)
        data = await asyncio.to_thread(packed, rows)
        is_whole = [row[0] for row in rows] == list(range(1, len(rows) + 1)) and unpacked(data) == rows

        async def replace(transaction: Transaction) -> bool:
            count = "UPDATE tables SET pack_at = NULL WHERE id = $1 AND pack_at IS NOT NULL RETURNING entries"
            if await transaction.rows(count, table_id) != [(len(rows),)] or not is_whole:
                return False
            await transaction.rows(_PACK, table_id, data)
            await transaction.rows("DELETE FROM entries WHERE table_id = $1", table_id)
            return True

        return await self._database.transact(replace, lasting=False)

    async def forget(self, before: datetime, most: int) -> int:
        """Delete the tables that ended before a moment, so many at most and the oldest first; how many.

        Only what was counted goes: its result is the checkpoint from which all else can be made again.
        """

        async def delete(transaction: Transaction) -> int:
            found = await transaction.rows(OLD, moment_text(before), most)
            for table_id in found:
                for sql in DELETE_TABLE:
                    await transaction.rows(sql, *table_id)
            return len(found)

        return await self._database.transact(delete, lasting=False)


TO_PACK: Final = "SELECT id, guild FROM tables WHERE pack_at <= $1 ORDER BY pack_at, id LIMIT $2"

_PACK: Final = (
    "INSERT INTO packed (table_id, entries) VALUES ($1, $2)"
    " ON CONFLICT (table_id) DO UPDATE SET entries = excluded.entries"
)

OLD: Final = (
    "SELECT id FROM tables WHERE ended_at < $1"
    " AND id NOT IN (SELECT table_id FROM uncounted) ORDER BY ended_at, id LIMIT $2"
)
