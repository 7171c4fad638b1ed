"""Asks Discord about the people at a table: their names, if the bot does not know them.

The bot is told neither when people leave a server nor when they change their names. It asks in the background, within
the budget for requests, and at most once an hour about a person in a server (:class:`~tockbot.bot.people.Members`).
"""

from __future__ import annotations

import discord

from tockbot.bot.people import Members
from tockbot.service import Backoff, Outcome, Shards, Tables, TableTasks
from tockbot.tables import NO_GUILD, Refused, TableId


class Membership:
    """Asks about the people at every table that changes."""

    def __init__(
        self, client: discord.Client, tables: Tables, members: Members, shards: Shards, backoff: Backoff
    ) -> None:
        """Ask about the tables whose shard is held."""
        self._client = client
        self._tables = tables
        self._members = members
        self._shards = shards
        self._tasks = TableTasks("asking about people at", self._ask, backoff)

    def changed(self, table_id: TableId) -> None:
        """Ask what is to be asked about a table's people, in the background."""
        guild = self._tables.guild_of(table_id)
        if guild is not None and guild != NO_GUILD and self._shards.seconds_left(guild) > 0:
            self._tasks.wake(table_id)

    async def close(self) -> None:
        """Ask nothing more."""
        await self._tasks.close()

    async def _ask(self, table_id: TableId) -> Outcome:
        try:
            seen, outside = self._tables.see(table_id), self._tables.see(table_id, outside=True)
        except Refused:
            return Outcome.DONE
        if seen.stage.is_open:
            nameless = [one for one in (*seen.sitting, *outside.sitting) if not one.name]
            for person in {one.id: one for one in nameless}.values():
                await self._members.is_gone(self._client, seen.guild, person)
        return Outcome.DONE
