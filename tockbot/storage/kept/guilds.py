"""What a server has chosen for its tables: the language, the rules of new ones, what pictures look like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tockbot.storage.database import Database, Statement
from tockbot.storage.kept.chosen import changed, read, written
from tockbot.tables import GuildId, ServerChoices

KNOW_GUILD: Final = "INSERT INTO guilds (id) SELECT $1 WHERE TRUE /*found*/ ON CONFLICT (id) DO NOTHING"
"""What lets it be known that something is kept of a server."""


class StoredGuilds:
    """The servers' choices in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def choices(self, guild: GuildId) -> ServerChoices:
        """What a server has chosen. Rules that this version no longer knows count as none."""
        return read(ServerChoices, await self._read(guild))

    async def change(self, guild: GuildId, change: Callable[[ServerChoices], ServerChoices]) -> None:
        """Save a change of what a server has chosen, which is made anew if somebody else was quicker with another."""
        sql = (
            "INSERT INTO guilds (id, choices) VALUES ($1, $2) ON CONFLICT (id)"
            " DO UPDATE SET choices = excluded.choices WHERE guilds.choices = $3 RETURNING id"
        )
        while True:
            before = await self._read(guild)
            after = changed(ServerChoices, before, change)
            if after == before or (await self._database.save(Statement(sql, (guild, after, before)))).rows:
                return

    async def _read(self, guild: GuildId) -> str:
        for (text,) in await self._database.look_up("SELECT choices FROM guilds WHERE id = $1", guild):
            return str(text)
        return written(ServerChoices())
