"""What servers want to be posted by the calendar, and who posts it now."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from tockbot.storage.database import Database, Statement
from tockbot.storage.kept.guilds import KNOW_GUILD
from tockbot.storage.moments import moment_text
from tockbot.tables import ChannelId, GuildId, PersonId, Regular, RegularPost


class StoredRegularPosts:
    """The regular posts in a database. Each method raises a ``StorageError`` where that cannot be asked."""

    def __init__(self, database: Database) -> None:
        """Keep them in this database."""
        self._database = database

    async def wanted(self, guild: GuildId) -> dict[Regular, ChannelId]:
        """What a server wants, and where."""
        rows = await self._database.rows("SELECT what, channel FROM regular_posts WHERE guild = $1", guild)
        return {Regular(what): ChannelId(channel) for what, channel in rows if what in _KNOWN}

    async def want(self, post: RegularPost) -> None:
        """Post something in a channel from now on, and no more where it was posted before."""
        sql = (
            "INSERT INTO regular_posts (guild, what, channel, chosen_by, due_at) VALUES ($1, $2, $3, $4, $5)"
            " ON CONFLICT (guild, what) DO UPDATE SET channel = excluded.channel, chosen_by = excluded.chosen_by,"
            " due_at = excluded.due_at, claimed_at = NULL RETURNING guild"
        )
        values = (*_key(post), post.channel, post.chosen_by, moment_text(post.due))
        await self._database.save(Statement(sql, values), Statement(KNOW_GUILD, (post.guild,)))

    async def unwant(self, guild: GuildId, what: Regular) -> None:
        """Post something no more."""
        sql = "DELETE FROM regular_posts WHERE guild = $1 AND what = $2"
        await self._database.save(Statement(sql, (guild, what.value)))

    async def due(self, now: datetime) -> list[RegularPost]:
        """All that is due, what is due longest first."""
        return [
            RegularPost(GuildId(guild), Regular(what), ChannelId(channel), PersonId(by), datetime.fromisoformat(due))
            for guild, what, channel, by, due in await self._database.rows(DUE, moment_text(now))
            if what in _KNOWN
        ]

    async def claim(self, post: RegularPost, now: datetime, since: datetime) -> bool:
        """Whether a post that is due is the caller's to make: nobody has claimed it since a moment, nor made it."""
        sql = (
            f"UPDATE regular_posts SET claimed_at = $5 WHERE {_THIS} AND (claimed_at IS NULL OR claimed_at < $6)"  # noqa: S608 - conditions of this file
            " RETURNING guild"
        )
        values = (*_this(post), moment_text(now), moment_text(since))
        return bool((await self._database.save(Statement(sql, values))).rows)

    async def done(self, post: RegularPost, due: datetime) -> None:
        """Note that a post was made, and when the next is due; unless something else was wanted meanwhile."""
        sql = f"UPDATE regular_posts SET due_at = $5, claimed_at = NULL WHERE {_THIS}"  # noqa: S608 - as above
        values = (*_this(post), moment_text(due))
        await self._database.save(Statement(sql, values))

    async def give_up(self, post: RegularPost) -> bool:
        """Post this no more, because it may not stand there; False if something else was wanted meanwhile."""
        sql = f"DELETE FROM regular_posts WHERE {_THIS} RETURNING guild"  # noqa: S608 - as above
        return bool((await self._database.save(Statement(sql, _this(post)))).rows)


_KNOWN: Final = frozenset(what.value for what in Regular)
"""What this version can post; what another one could, it leaves as it is."""

_THIS: Final = "guild = $1 AND what = $2 AND channel = $3 AND due_at = $4"

DUE: Final = (
    "SELECT guild, what, channel, chosen_by, due_at FROM regular_posts WHERE due_at <= $1 ORDER BY due_at, guild"
)


def _key(post: RegularPost) -> tuple[int, str]:
    return post.guild, post.what.value


def _this(post: RegularPost) -> tuple[int, str, int, str]:
    return *_key(post), post.channel, moment_text(post.due)
