"""What pictures look like: the themes that servers and people have chosen, both by their id on Discord."""

from __future__ import annotations

from tockbot.storage.database import Database


class SqliteThemes:
    """The chosen themes in a database."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def of(self, chooser: int) -> str | None:
        """The theme that a server or a person has chosen, None if none.

        Raises:
            StorageError: the database could not be read.
        """
        for (theme,) in await self._database.rows("SELECT theme FROM theme WHERE chooser = ?", chooser):
            return str(theme)
        return None

    async def choose(self, chooser: int, theme: str | None) -> None:
        """Save the theme of a server or a person instead of the one before; None for no choice.

        Raises:
            StorageError: it could not be saved.
        """
        async with self._database.transaction() as connection:
            if theme is None:
                await connection.execute("DELETE FROM theme WHERE chooser = ?", (chooser,))
            else:
                await connection.execute(
                    "INSERT OR REPLACE INTO theme (chooser, theme) VALUES (?, ?)", (chooser, theme)
                )
