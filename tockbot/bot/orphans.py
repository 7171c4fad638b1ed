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
from attrs import define

from tockbot.bot.budget import RateBudget, Urgency
from tockbot.bot.people import UserDirectory
from tockbot.bot.plan import CALL, EVERYBODY
from tockbot.bot.sending import is_refused, said_by
from tockbot.bot.shown import ShownMessages
from tockbot.storage import MessageAt, ShownMessage
from tockbot.tables import PersonId, TableSeen

FOUND: Final = "found "
"""Prefix of the text of a ping under way that was found, and is shown: it is adopted, or else replaced or deleted."""

MAX_LOOKED: Final = 100
"""Maximum number of messages searched for one that was being sent."""


def _with_found_ping(row: ShownMessage, found: tuple[MessageAt, ...]) -> ShownMessage:
    """Return the record of a ping that was found, in place of the earlier one; whom it names is not known."""
    left = (*row.leftovers, *(() if row.at is None else (row.at,)), *found[:-1])
    return replace(row, at=found[-1], face="", leftovers=left, token=None, under_way=FOUND + row.under_way)


@define(eq=False)
class Orphans:
    """Looks for messages that were being sent."""

    _client: discord.Client
    _shown: ShownMessages
    _budget: RateBudget
    _viewers: UserDirectory

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
        for person, row in list(rows.items()):
            if row.under_way and not row.under_way.startswith(FOUND):
                found = await self._look_for_message_of(person, row, seen)
                if person == CALL and found:
                    now = _with_found_ping(row, found)
                else:
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
