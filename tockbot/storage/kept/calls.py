"""Whom a server's tables call when they wait for people, and when they did last."""

from __future__ import annotations

from datetime import datetime

from tockbot.storage.database import Database, Statement
from tockbot.storage.kept.guilds import KNOW_GUILD
from tockbot.storage.moments import moment_text
from tockbot.tables import GuildId, PersonId


class StoredCalls:
    """The calls in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def call(self, guild: GuildId, now: datetime, since: datetime) -> datetime | None:
        """Note that people are called now; if they were after ``since``, give when that was, and note nothing."""
        sql = (
            "INSERT INTO calls (guild, at) VALUES ($1, $2) ON CONFLICT (guild)"
            " DO UPDATE SET at = excluded.at WHERE calls.at <= $3 RETURNING guild"
        )
        noted = Statement(sql, (guild, moment_text(now), moment_text(since)))
        if (await self._database.save(noted, Statement(KNOW_GUILD, (guild,)))).rows:
            return None
        for (at,) in await self._database.rows("SELECT at FROM calls WHERE guild = $1", guild):
            return datetime.fromisoformat(at)
        return None

    async def take_back(self, guild: GuildId, at: datetime) -> None:
        """Note that nobody was called then, because it could not be done."""
        sql = "DELETE FROM calls WHERE guild = $1 AND at = $2"
        await self._database.save(Statement(sql, (guild, moment_text(at))))

    async def want(self, guild: GuildId, person: PersonId) -> None:
        """Call a person from now on."""
        sql = (
            "INSERT INTO to_call (guild, person) VALUES ($1, $2) ON CONFLICT (guild, person) DO NOTHING RETURNING guild"
        )
        await self._database.save(Statement(sql, (guild, person)), Statement(KNOW_GUILD, (guild,)))

    async def unwant(self, guild: GuildId, person: PersonId) -> None:
        """Call a person no more."""
        await self._database.save(Statement("DELETE FROM to_call WHERE guild = $1 AND person = $2", (guild, person)))

    async def wanted(self, guild: GuildId) -> list[PersonId]:
        """Who wants to be called."""
        rows = await self._database.rows("SELECT person FROM to_call WHERE guild = $1 ORDER BY person", guild)
        return [PersonId(person) for (person,) in rows]
