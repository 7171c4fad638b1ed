"""Asks Discord about the people at a table: whether they are still in its server, and what they are called.

Discord does not tell the bot when people leave a server or change their names. The bot asks about people whose turn
becomes due or has run out, and about those whose name it does not know. A person who left the server, or was banned,
is away from its tables. The bot asks in the background, within the budget for requests, and at most once an hour about
a person in a server (:class:`~tockbot.bot.people.Members`). If Discord cannot be asked, nothing changes.
"""

from __future__ import annotations

import logging
from functools import partial

import discord

from tockbot.bot.painting.due import seats_due
from tockbot.bot.people import Members
from tockbot.service import Backoff, Outcome, Shards, Tables, TableTasks
from tockbot.tables import NO_GUILD, Actor, GuildId, Person, Refused, Stage, TableId, commands

logger = logging.getLogger(__name__)


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
        asked = [one for one in (*seen.sitting, *outside.sitting) if not one.name] if seen.stage.is_open else []
        if seen.stage is Stage.PLAYING and seen.game is not None:
            awaited = (seen.seated[seat] for seat in (*seats_due(seen.game), *seen.not_there))
            asked += [player for player in awaited if isinstance(player, Person)]
        for person in {one.id: one for one in asked}.values():
            if await self._members.is_gone(self._client, seen.guild, person):
                await self._let_go(seen.guild, person)
        return Outcome.DONE

    async def _let_go(self, guild: GuildId, person: Person) -> None:
        """Let computer players take over from a person at all tables of a server."""
        for table_id in self._tables.in_guild(guild):
            try:
                await self._tables.fetch(table_id)
                if person.id in {one.id for one in self._tables.see(table_id).sitting}:
                    await self._tables.decide(table_id, Actor(), partial(commands.left_server, person=person.id))
            except Refused as refusal:
                logger.info("somebody who left the server stays seated at table %d: %s", table_id, refusal)
