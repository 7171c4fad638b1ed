"""What the bot knows of a person: the language last spoken, and whether direct messages are refused."""

from __future__ import annotations

from tockbot.storage.database import Database


class SqlitePeople:
    """The people in a database."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def language(self, person: int) -> str | None:
        """The language a person last spoke to the bot, None if never.

        Raises:
            StorageError: the database could not be read.
        """
        for (language,) in await self._database.rows("SELECT language FROM person WHERE person = ?", person):
            return None if language is None else str(language)
        return None

    async def set_language(self, person: int, language: str) -> None:
        """Remember the language a person speaks.

        Raises:
            StorageError: it could not be saved.
        """
        async with self._database.transaction() as connection:
            await connection.execute(
                "INSERT INTO person (person, language) VALUES (?, ?)"
                " ON CONFLICT (person) DO UPDATE SET language = excluded.language",
                (person, language),
            )

    async def is_dm_closed(self, person: int) -> bool:
        """Whether a direct message to this person was refused.

        Raises:
            StorageError: the database could not be read.
        """
        return bool(await self._database.rows("SELECT 1 FROM person WHERE person = ? AND dm_closed = 1", person))

    async def set_dm_closed(self, person: int, *, closed: bool) -> None:
        """Remember whether a person can be sent direct messages.

        Raises:
            StorageError: it could not be saved.
        """
        async with self._database.transaction() as connection:
            await connection.execute(
                "INSERT INTO person (person, dm_closed) VALUES (?, ?)"
                " ON CONFLICT (person) DO UPDATE SET dm_closed = excluded.dm_closed",
                (person, int(closed)),
            )
