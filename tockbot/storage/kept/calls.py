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
        return await self.last(guild)

    async def last(self, guild: GuildId) -> datetime | None:
        """When people were called last; None if they never were."""
        rows = await self._database.rows("SELECT at FROM calls WHERE guild = $1", guild)
        return next((datetime.fromisoformat(at) for (at,) in rows), None)

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

    async def check_role(self, guild: GuildId, role: int, person: PersonId) -> None:
        """Note that a person who may give a role has confirmed it for those who want to be pinged."""
        sql = (
            "INSERT INTO checked_roles (guild, role, checked_by, told) VALUES ($1, $2, $3, 0) ON CONFLICT (guild)"
            " DO UPDATE SET role = excluded.role, checked_by = excluded.checked_by, told = 0 RETURNING guild"
        )
        await self._database.save(Statement(sql, (guild, role, person)), Statement(KNOW_GUILD, (guild,)))

    async def checked_by(self, guild: GuildId, role: int) -> PersonId | None:
        """Return who has confirmed a role; None if no one has."""
        sql = "SELECT checked_by FROM checked_roles WHERE guild = $1 AND role = $2"
        return next((PersonId(by) for (by,) in await self._database.rows(sql, guild, role) if by is not None), None)

    async def refuse_role(self, guild: GuildId, role: int) -> bool:
        """Note that the managers are told that a role is refused; return False if they were told before."""
        sql = (
            "INSERT INTO checked_roles (guild, role, checked_by, told) VALUES ($1, $2, NULL, 1) ON CONFLICT (guild)"
            " DO UPDATE SET role = excluded.role, told = 1, checked_by ="
            " CASE WHEN checked_roles.role = excluded.role THEN checked_roles.checked_by END"
            " WHERE checked_roles.told = 0 OR checked_roles.role <> excluded.role RETURNING guild"
        )
        saved = await self._database.save(Statement(sql, (guild, role)), Statement(KNOW_GUILD, (guild,)))
        return bool(saved.rows)

    async def give(self, guild: GuildId, person: PersonId, role: int) -> None:
        """Note that the bot gives a person a role."""
        sql = (
            "INSERT INTO given_roles (guild, person, role) VALUES ($1, $2, $3)"
            " ON CONFLICT (guild, person, role) DO NOTHING RETURNING guild"
        )
        await self._database.save(Statement(sql, (guild, person, role)), Statement(KNOW_GUILD, (guild,)))

    async def take(self, guild: GuildId, person: PersonId, role: int) -> None:
        """Note that the bot has taken a role from a person, or did not give it after all."""
        sql = "DELETE FROM given_roles WHERE guild = $1 AND person = $2 AND role = $3"
        await self._database.save(Statement(sql, (guild, person, role)))

    async def given(self, guild: GuildId, person: PersonId) -> list[int]:
        """Return the roles that the bot gave a person in a server."""
        sql = "SELECT role FROM given_roles WHERE guild = $1 AND person = $2 ORDER BY role"
        return [role for (role,) in await self._database.rows(sql, guild, person)]

    async def given_to(self, guild: GuildId, role: int) -> frozenset[PersonId]:
        """Return the people to whom the bot gave a role."""
        sql = "SELECT person FROM given_roles WHERE guild = $1 AND role = $2"
        return frozenset(PersonId(person) for (person,) in await self._database.rows(sql, guild, role))
