"""Finds orphaned messages: those that Discord sent though the bot has no record of them.

Before a message is sent, its record says so, with a digest of its text (``under_way``). If the note is still there when
the table is painted again, the sender died, or got no answer. Then the message with that text is looked for in its
channel. It is deleted, except for a ping with the same text as the next one, so that no one is pinged twice, and for a
direct message that is sent again: Discord returns it by its nonce.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

import discord
from attrs import define, field

from tockbot.bot.budget import RateBudget, Urgency
from tockbot.bot.people import UserDirectory
from tockbot.bot.plan import CALL, EVERYBODY
from tockbot.bot.sending import is_refused, said_by
from tockbot.bot.shown import ShownMessages
from tockbot.storage import MessageAt, ShownMessage
from tockbot.tables import PersonId, TableId, TableSeen

MAX_LOOKED: Final = 100
"""Maximum number of messages searched for one that was being sent."""


@define(eq=False)
class Orphans:
    """Looks for messages that were being sent."""

    _client: discord.Client
    _shown: ShownMessages
    _budget: RateBudget
    _viewers: UserDirectory
    # By table: the text and place of an orphaned ping, until it is adopted or deleted.
    _pings: dict[TableId, tuple[str, MessageAt]] = field(init=False, factory=dict)

    async def settle(self, seen: TableSeen) -> dict[PersonId, ShownMessage]:
        """Return all messages of a table, once none counts as being sent any more.

        Raises:
            discord.HTTPException: the channel could not be searched.
            StorageError: the result could not be saved.
        """
        rows = await self._shown.of_table(seen.id)
        if EVERYBODY in rows and (token := rows[EVERYBODY].token) is not None:
            # Unlike the token of a private screen, this one is stored only after its press is answered.
            self._shown.uses(token)
        call = rows.get(CALL)
        if seen.id in self._pings and (call is None or self._pings[seen.id][1] not in self._shown.stale(call)):
            del self._pings[seen.id]
        for person, row in list(rows.items()):
            if row.under_way:
                found = await self._look_for_message_of(person, row, seen)
                if person == CALL and found:
                    self._pings[seen.id] = row.under_way, found[-1]
                now = replace(row, under_way="", leftovers=(*row.leftovers, *found))
                await self._shown.replace(seen.id, person, row, now)
                rows[person] = now
        return rows

    async def _look_for_message_of(self, person: PersonId, row: ShownMessage, seen: TableSeen) -> tuple[MessageAt, ...]:
        """Return the message of a person, or for everyone, that was being sent, if it is there.

        Raises:
            discord.HTTPException: its channel could not be searched.
        """
        if person <= EVERYBODY:
            return await self.look_for(row, seen.channel)
        channel = (await self._viewers.preferences(person)).dm_channel
        # A press may have been answered meanwhile on a newer message in the table's channel.
        before = row if row.at is not None and row.at[0] == channel else replace(row, at=None)
        return () if channel is None else await self.look_for(before, channel)

    def adopted_ping(self, table_id: TableId, said: str) -> MessageAt | None:
        """Return an orphaned ping with this text, which is taken for the next one; forget any other."""
        text, at = self._pings.pop(table_id, ("", None))
        return at if text == said else None

    async def look_for(self, row: ShownMessage, channel: int, since: int = 0) -> tuple[MessageAt, ...]:
        """Return the message that was being sent, if it is there; none if the bot may not read the channel's history.

        Args:
            row: the record of it, and of the message that it follows.
            channel: its channel.
            since: an id that is lower than its.

        Raises:
            discord.HTTPException: the channel could not be searched.
        """
        await self._budget.take(Urgency.CALL)
        recently = discord.utils.time_snowflake(discord.utils.utcnow() - timedelta(hours=1))
        after = discord.Object(max(since, recently if row.at is None else row.at[1]))
        said = self._client.get_partial_messageable(channel).history(after=after, limit=MAX_LOOKED)
        try:
            found = [(channel, one.id) async for one in said if self._is_own(one) and said_by(one) == row.under_way]
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            return ()
        return tuple(one for one in found if one != row.at and one not in row.leftovers)

    def _is_own(self, message: discord.Message) -> bool:
        return self._client.user is not None and message.author.id == self._client.user.id
