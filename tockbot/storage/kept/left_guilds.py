"""Which servers the bot was removed from, and all that is kept of a server."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from tockbot.storage.database import Database, Statement, Transaction
from tockbot.storage.moments import moment_text
from tockbot.tables import GuildId


class StoredLeftGuilds:
    """The left servers in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Note them in this database."""
        self._database = database

    async def known(self) -> dict[GuildId, bool]:
        """The servers of which anything is kept, each with whether it is noted as left."""
        kept = await self._database.rows(
            "SELECT guild FROM tables UNION SELECT id FROM guilds UNION SELECT guild FROM results"
            " UNION SELECT guild FROM regular_posts"
        )
        noted = {guild for (guild,) in await self._database.rows("SELECT guild FROM left_guilds")}
        return {GuildId(guild): guild in noted for (guild,) in kept}

    async def left(self, guild: GuildId, at: datetime) -> None:
        """Note that the bot is in a server no more; the moment that was noted first counts."""
        sql = "INSERT INTO left_guilds (guild, at) VALUES ($1, $2) ON CONFLICT (guild) DO NOTHING"
        await self._database.save(Statement(sql, (guild, moment_text(at))))

    async def returned(self, guild: GuildId) -> None:
        """Note that the bot is in a server."""
        if await self._database.rows("SELECT guild FROM left_guilds WHERE guild = $1", guild):
            sql = "DELETE FROM left_guilds WHERE guild = $1"
            await self._database.save(Statement(sql, (guild,)))

    async def left_before(self, moment: datetime) -> list[GuildId]:
        """The servers that were left before a moment."""
        sql = "SELECT guild FROM left_guilds WHERE at < $1 ORDER BY guild"
        return [GuildId(guild) for (guild,) in await self._database.rows(sql, moment_text(moment))]

    async def forget(self, guild: GuildId) -> None:
        """Delete all that is kept of a server: its choices, its tables, their logs and messages."""

        async def delete(transaction: Transaction) -> None:
            for sql in _DELETE:
                await transaction.rows(sql, guild)

        await self._database.transact(delete)


_DELETE: Final = (
    "DELETE FROM tables WHERE guild = $1",  # and with them, by their keys, whatever belongs to a table
    "DELETE FROM results WHERE guild = $1",  # with what each person did
    "DELETE FROM puzzle_answers WHERE guild = $1",
    "DELETE FROM ratings WHERE guild = $1",
    "DELETE FROM rated_against WHERE guild = $1",
    "DELETE FROM rated_until WHERE guild = $1",
    "DELETE FROM regular_posts WHERE guild = $1",
    "DELETE FROM guilds WHERE id = $1",
    "DELETE FROM left_guilds WHERE guild = $1",
)
