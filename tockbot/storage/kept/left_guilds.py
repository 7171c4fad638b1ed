"""Which servers the bot was removed from, and all that is kept of a server."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import Final

from tockbot.storage.database import Database, Statement, Transaction
from tockbot.storage.kept.open_tables import DELETE_TABLE
from tockbot.storage.moments import moment_text
from tockbot.tables import GuildId


class StoredLeftGuilds:
    """The left servers in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Note them in this database."""
        self._database = database

    async def known(self) -> dict[GuildId, bool]:
        """The servers of which anything is kept, each with whether it is noted as left."""
        kept = await self._database.rows("SELECT id FROM guilds")
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
        """Delete all that is kept of a server: its choices, its tables, their logs and messages.

        Its tables go a few at a time; the server is known until all has gone, so what is interrupted is done later.
        """
        while await self._database.transact(partial(_delete_some, guild), lasting=False):
            pass

        async def delete(transaction: Transaction) -> None:
            for sql in _DELETE:
                await transaction.rows(sql, guild)

        await self._database.transact(delete)


async def _delete_some(guild: GuildId, transaction: Transaction) -> bool:
    """Delete some of the tables and results of a server; whether there were any."""
    found = False
    for sql, *deletes in _DELETE_SOME:
        for (table_id,) in await transaction.rows(sql, guild):
            found = True
            for delete in deletes:
                await transaction.rows(delete, table_id)
    return found


AT_A_TIME: Final = 20
"""So many tables are deleted in one go; nobody else's saving waits for more than that."""

_DELETE_SOME: Final = (
    (
        f"SELECT id FROM tables WHERE guild = $1 ORDER BY id LIMIT {AT_A_TIME}",  # noqa: S608 - a number of this file
        *DELETE_TABLE,
    ),
    (
        f"SELECT table_id FROM results WHERE guild = $1 ORDER BY ended_at, table_id LIMIT {AT_A_TIME}",  # noqa: S608 - as above
        "DELETE FROM results WHERE table_id = $1",  # with what each person did
    ),
)


_DELETE: Final = (
    "DELETE FROM puzzle_answers WHERE guild = $1",
    "DELETE FROM puzzle_days WHERE guild = $1",
    "DELETE FROM rushes WHERE guild = $1",
    "DELETE FROM accuracies WHERE guild = $1",
    "DELETE FROM ratings WHERE guild = $1",
    "DELETE FROM rated_against WHERE guild = $1",
    "DELETE FROM rated_until WHERE guild = $1",
    "DELETE FROM regular_posts WHERE guild = $1",
    "DELETE FROM calls WHERE guild = $1",
    "DELETE FROM to_call WHERE guild = $1",
    "DELETE FROM given_roles WHERE guild = $1",
    "DELETE FROM checked_roles WHERE guild = $1",
    "DELETE FROM names_here WHERE guild = $1",
    "DELETE FROM entrants WHERE guild = $1",
    "DELETE FROM tournaments WHERE guild = $1",
    "DELETE FROM guilds WHERE id = $1",
    "DELETE FROM left_guilds WHERE guild = $1",
)
