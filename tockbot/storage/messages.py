"""Which Discord messages show a table: they are painted anew when it changes, and after a restart."""

from __future__ import annotations

from tockbot.storage.database import Database


class SqliteMessages:
    """The remembered messages in a database."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def remember(self, game: int, person: int, channel: int, message: int) -> None:
        """Remember the message that shows a table to a person, or with person 0 to everybody, instead of any before.

        Raises:
            StorageError: it could not be saved.
        """
        async with self._database.transaction() as connection:
            await connection.execute(
                "INSERT OR REPLACE INTO message (game, person, channel, message) VALUES (?, ?, ?, ?)",
                (game, person, channel, message),
            )

    async def forget(self, game: int, person: int) -> None:
        """Forget a message that is no more.

        Raises:
            StorageError: it could not be saved.
        """
        async with self._database.transaction() as connection:
            await connection.execute("DELETE FROM message WHERE game = ? AND person = ?", (game, person))

    async def recall(self, game: int, person: int) -> tuple[int, int] | None:
        """The channel and id of the message that shows a table to a person.

        Raises:
            StorageError: the database could not be read.
        """
        sql = "SELECT channel, message FROM message WHERE game = ? AND person = ?"
        for channel, message in await self._database.rows(sql, game, person):
            return int(channel), int(message)
        return None
