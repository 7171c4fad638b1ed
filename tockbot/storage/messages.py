"""Which Discord messages show a table: they are painted anew when it changes, also after a restart."""

from __future__ import annotations

from tockbot.storage.database import Database


class SqliteMessages:
    """The remembered messages in a database."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def remember(self, game: int, person: int, message: tuple[int, int], shows: str) -> None:
        """Remember the message (channel, id) that shows a table to a person, instead of any before, and what it shows.

        Raises:
            StorageError: it could not be saved.
        """
        async with self._database.transaction() as connection:
            await connection.execute(
                "INSERT OR REPLACE INTO message (game, person, channel, message, shows) VALUES (?, ?, ?, ?, ?)",
                (game, person, *message, shows),
            )

    async def recall(self, game: int, person: int) -> tuple[tuple[int, int], str] | None:
        """The message (channel, id) that shows a table to a person, and what it shows.

        Raises:
            StorageError: the database could not be read.
        """
        sql = "SELECT channel, message, shows FROM message WHERE game = ? AND person = ?"
        for channel, message, shows in await self._database.rows(sql, game, person):
            return (channel, message), shows
        return None

    async def people(self, game: int) -> list[int]:
        """The people to whom messages show a table.

        Raises:
            StorageError: the database could not be read.
        """
        return [person for (person,) in await self._database.rows("SELECT person FROM message WHERE game = ?", game)]

    async def forget(self, game: int) -> None:
        """Forget all messages of a table: they are painted no more.

        Raises:
            StorageError: it could not be saved.
        """
        async with self._database.transaction() as connection:
            await connection.execute("DELETE FROM message WHERE game = ?", (game,))

    async def ended_games(self) -> list[int]:
        """The tables that ended and whose messages are not forgotten: these may not show the end.

        Raises:
            StorageError: the database could not be read.
        """
        sql = "SELECT DISTINCT game FROM message JOIN game ON game.id = message.game WHERE is_open = 0 ORDER BY game"
        return [game for (game,) in await self._database.rows(sql)]
