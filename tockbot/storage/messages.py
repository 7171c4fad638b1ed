"""Which Discord messages show a table: they are painted anew when it changes, also after a restart."""

from __future__ import annotations

from tockbot.storage.database import Database
from tockbot.tables import PersonId, TableId


class StoredMessages:
    """The remembered messages in a database."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def remember(self, table_id: TableId, person: PersonId, message: tuple[int, int], shows: str) -> None:
        """Remember the message (channel, id) that shows a table to a person, instead of any before, and what it shows.

        Raises:
            StorageError: it could not be saved.
        """
        sql = (
            "INSERT INTO messages (table_id, person, channel, message, shows) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (table_id, person) DO UPDATE"
            " SET channel = excluded.channel, message = excluded.message, shows = excluded.shows"
        )
        await self._database.transact(lambda transaction: transaction.rows(sql, table_id, person, *message, shows))

    async def recall(self, table_id: TableId, person: PersonId) -> tuple[tuple[int, int], str] | None:
        """The message (channel, id) that shows a table to a person, and what it shows.

        Raises:
            StorageError: the database could not be read.
        """
        sql = "SELECT channel, message, shows FROM messages WHERE table_id = $1 AND person = $2"
        for channel, message, shows in await self._database.rows(sql, table_id, person):
            return (channel, message), shows
        return None

    async def people(self, table_id: TableId) -> list[PersonId]:
        """The people to whom messages show a table.

        Raises:
            StorageError: the database could not be read.
        """
        return [
            person
            for (person,) in await self._database.rows("SELECT person FROM messages WHERE table_id = $1", table_id)
        ]

    async def forget(self, table_id: TableId) -> None:
        """Forget all messages of a table: they are painted no more.

        Raises:
            StorageError: it could not be saved.
        """
        sql = "DELETE FROM messages WHERE table_id = $1"
        await self._database.transact(lambda transaction: transaction.rows(sql, table_id))

    async def ended_tables(self) -> list[TableId]:
        """The tables that ended and whose messages are not forgotten: these may not show the end.

        Raises:
            StorageError: the database could not be read.
        """
        sql = (
            "SELECT DISTINCT table_id FROM messages WHERE table_id NOT IN (SELECT table_id FROM open_tables)"
            " ORDER BY table_id"
        )
        return [TableId(table_id) for (table_id,) in await self._database.rows(sql)]
